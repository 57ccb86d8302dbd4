"""``citadels bot``: list bots, check one, and begin a new one."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

import citadels.bots
from citadels.bots import bot_names
from citadels.bots.fallback import CHOOSE_TIMEOUT
from citadels.commands.app import command, command_app
from citadels.commands.bot_package import write_package
from citadels.commands.faults import fault_lines
from citadels.commands.options import (
    BOT_NAMES,
    AsJson,
    Games,
    Language,
    Seed,
    bot_of,
    number_option,
    with_setup,
)
from citadels.commands.progress import games_bar
from citadels.engine.errors import CitadelsError
from citadels.lab.arena import Match
from citadels.lab.bot_check import BotCheck, opponents
from citadels.locale import Texts
from citadels.settings import Setup
from citadels.terminal.lines import Lines, tolerant
from citadels.terminal.printable import json_text

app = command_app("bot", help="List, check and begin bots.", no_args_is_help=True)


@command(app, "list", "list --json", name="list")
def list_bots(as_json: AsJson = False, language: Language = "") -> int:
    """List the bots: levels, temperaments and plug-ins, each with a sentence."""
    texts = Texts(language)
    names = {bot: (texts.bot_name(bot), texts.bot_text(bot)) for bot in bot_names()}
    if as_json:
        rows = [{"key": bot, "name": name, "text": text} for bot, (name, text) in names.items()]
        print(json_text(rows, 2), file=tolerant(sys.stdout))
        return 0
    told = {bot: f"{name}. {text}" for bot, (name, text) in names.items() if text}
    lines = [texts.say("labelled", label=bot, text=told[bot]) if bot in told else bot for bot in names]
    Lines.to(sys.stdout).write(lines)
    return 0


@command(
    app,
    "check 'cmd:node examples/bots/javascript/bot.js' --log messages.txt",
    "check my_bot --games 20 --preset random --limit 1 --json",
)
@with_setup
def check(
    bot: Annotated[str, typer.Argument(metavar="BOT", help=f"A bot: {BOT_NAMES}.")],
    setup: Setup,
    games: Games = 100,
    seed: Seed = "0",
    limit: Annotated[float, number_option("Seconds within which the bot must answer.")] = CHOOSE_TIMEOUT,
    log: Annotated[
        Path | None, typer.Option(help="Write all messages to and from a program to this file.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Let a bot play among greedy and random ones, and report how fast it is and where it fails."""
    if limit <= 0:
        raise CitadelsError(f"--limit: must be more than 0 seconds, not {limit:g}")
    match = Match(games, setup, (bot_of(bot),), seed)
    match = replace(match, field=opponents(match.bot_names[0], match.seats))
    bot_check = BotCheck(match, limit)
    with _log_to(log):
        match.check()
        with games_bar(match.games) as progress:
            bot_check.run(progress)
    report = bot_check.report()
    text = json.dumps(report, indent=2) if as_json else "\n".join(lines(report, log))
    print(text, file=tolerant(sys.stdout))
    return 1 if report["faults"] or report["errors"] else 0


@command(app, "new mason")
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name, such as my_bot.")],
    folder: Annotated[Path, typer.Option(help="Write the package into this folder.")] = Path(),
) -> int:
    """Write a package with a bot to begin with, its tests and its entry point."""
    written = write_package(name, folder)
    print(f"{written} is written; its README.md says how to test it, play against it and install it.")
    return 0


@contextmanager
def _log_to(path: Path | None) -> Iterator[None]:
    """Log all messages to and from subprocess bots to a file."""
    if path is None:
        yield
        return
    logger = logging.getLogger(citadels.bots.__name__)
    try:
        handler = logging.FileHandler(path, "w", encoding="utf-8")
    except OSError as error:
        raise CitadelsError(f"--log: {path}: {error.strerror}") from error
    handler.setFormatter(logging.Formatter("%(asctime)s.%(msecs)03d %(message)s", "%Y-%m-%dT%H:%M:%S"))
    default = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        yield
    finally:
        logger.setLevel(default)
        logger.removeHandler(handler)
        handler.close()


def lines(report: dict[str, Any], log: Path | None) -> list[str]:
    """Format the report as lines."""
    share, low, high = [f"{100 * report[part]:.1f}" for part in ("share", "low", "high")]
    games = f"{report['finished']} of {report['games']} games, {report['seats']} seats"
    decisions = f"{report['decisions']} decisions"
    chance = f"{100 * report['chance']:.1f} %"
    wins = f"{report['wins']:.1f}, {share} % ({low}–{high} %; chance {chance})"
    counts = [f"{name} {report[name]}" for name in ("crashes", "hangs", "nonsense", "prints")]
    told = [
        f"{report['bot']}: {games} ({report['edition']}, seed {report['seed']}), {decisions}",
        f"answers: {_times(report['seconds'])}; the limit is {report['limit']:g} s",
        f"getting ready: {_times(report['start_seconds'])}",
        f"wins among {' and '.join(report['field'])}: {wins}",
        ", ".join(counts),
    ]
    if report["faults"]:
        told += fault_lines(report["bot"], report["faults"])
    told += [f"game {error['game']}: {error['error']} (at {error['where']})" for error in report["errors"]]
    if log is not None:
        told.append(f"All messages are in {log}.")
    elif report["faults"]:
        told.append("With --log FILE all messages are kept.")
    return told


def _times(seconds: dict[str, float]) -> str:
    found = {name: f"{1000 * value:.1f} ms" for name, value in seconds.items()}
    return f"mean {found['mean']}, median {found['p50']}, 99 % within {found['p99']}, at most {found['max']}"

"""citadels bot: list the bots, and check whether one is fit to play."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import citadels.bots
from citadels.bots import bot_names
from citadels.commands.faults import fault_lines
from citadels.commands.progress import games_bar
from citadels.engine.errors import CitadelsError
from citadels.lab.arena import Match
from citadels.lab.bot_check import BotCheck, opponents
from citadels.locale import Texts
from citadels.terminal.lines import Lines, tolerant
from citadels.terminal.printable import json_text


def show_all(as_json: bool, language: str) -> int:
    """List the bots that need no command: levels, the weakest first, temperaments, plug-ins."""
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


def check(match: Match, limit: float, log: Path | None, as_json: bool) -> int:
    """Let the one bot of the match play among others, and report; returns 1 if anything went wrong."""
    if limit <= 0:
        raise CitadelsError(f"--limit: must be more than 0 seconds, not {limit:g}")
    match = replace(match, field=opponents(match.bots[0], match.seats))
    bot_check = BotCheck(match, limit)
    with _log_to(log):
        match.check()
        with games_bar(match.games) as progress:
            bot_check.run(progress)
    report = bot_check.report()
    text = json.dumps(report, indent=2) if as_json else "\n".join(lines(report, log))
    print(text, file=tolerant(sys.stdout))
    return 1 if report["faults"] or report["errors"] else 0


@contextmanager
def _log_to(path: Path | None) -> Iterator[None]:
    """Write all messages to and from programs to a file."""
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
    """The report in words."""
    share, low, high = [f"{100 * report[part]:.1f}" for part in ("share", "low", "high")]
    games = f"{report['finished']} of {report['games']} games, {report['seats']} seats"
    decisions = f"{report['decisions']} decisions"
    chance = f"{100 * report['chance']:.1f} %"
    told = [
        f"{report['bot']}: {games} ({report['edition']}, seed {report['seed']}), {decisions}",
        f"answers: {_times(report['seconds'])}; the limit is {report['limit']:g} s",
        f"getting ready: {_times(report['start_seconds'])}",
        f"wins among {' and '.join(report['field'])}: {share} % ({low}–{high} %; chance {chance})",
        f"crashes {report['crashes']}, hangs {report['hangs']}, nonsense {report['nonsense']}",
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

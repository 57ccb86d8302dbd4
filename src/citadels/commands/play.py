"""``citadels play``: a game against bots in plain lines."""

from __future__ import annotations

import getpass
import re
import secrets
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, TextIO

import typer

from citadels import record
from citadels.bots import Bot, FallbackBot, bot_names, is_bot_name, make_bot
from citadels.commands.app import command, command_app
from citadels.commands.files import about
from citadels.commands.options import BOT_NAMES, SEED, Language, bots_of, is_given, with_setup
from citadels.engine.chance import KEY_BYTES, key_from_seed
from citadels.engine.errors import CitadelsError
from citadels.locale import Texts
from citadels.record import GameFile
from citadels.settings import Setup
from citadels.terminal.line_client import LineClient
from citadels.terminal.printable import one_line
from citadels.terminal.saving import obstacle

RESUMABLE = ("resume", "save", "language")  # options that are valid with --resume
SEAT = 0  # of the person in a new game


app = command_app()


@command(app, "play", "play --seats 6 --preset cunning_agents --save game.json", "play --resume game.json")
@with_setup
def play(
    context: typer.Context,
    setup: Setup,
    name: Annotated[str | None, typer.Option(help="Your name (default: your login name).")] = None,
    bots: Annotated[
        str, typer.Option(help=f"One bot for all other seats, or several in rotation: {BOT_NAMES}.")
    ] = "greedy",
    seed: Annotated[str | None, SEED] = None,
    save: Annotated[
        Path | None, typer.Option(help="Save the game to this file when it ends or you leave.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume a saved game.")] = None,
    language: Language = "",
) -> int:
    """Play a game against bots in the terminal, with numbered choices."""
    arguments = PlayArguments(setup, name, bots_of(bots), seed, save, resume, language)
    return run_game(arguments, [option for option in context.params if is_given(context, option)])


@dataclass(frozen=True)
class PlayArguments:
    """The arguments of the command."""

    setup: Setup = field(default_factory=Setup)
    name: str | None = None
    bots: Sequence[str] = ("greedy",)
    seed: str | None = None
    save: Path | None = None
    resume: Path | None = None
    language: str = "en"


def run_game(arguments: PlayArguments, given: Sequence[str] = ()) -> int:
    """Play a game. ``given`` names the options that were typed; --resume allows only some."""
    texts = Texts(arguments.language)
    if arguments.resume is not None:
        extra = [f"--{option}" for option in given if option not in RESUMABLE]
        if extra:
            raise CitadelsError(f"--resume continues a game as it was begun; leave out {', '.join(extra)}")
    start = start_game if arguments.resume is None else resume_game
    table = start(arguments, texts, sys.stdin, sys.stdout)
    try:
        problem = obstacle(texts, table.record, arguments.save) if arguments.save is not None else None
        if problem is not None:
            raise CitadelsError(f"--save: {problem}")
        return 0 if table.run() else 1
    finally:
        _dismiss(table.bots.values())


def _dismiss(bots: Iterable[Bot]) -> None:
    """Close the bots after a game, and report those that failed."""
    for bot in bots:
        bot.close()
        if isinstance(bot, FallbackBot) and bot.faults:
            lost = len(bot.lost_choices())
            print(f"citadels: {bot.name} failed at {lost} decisions, and a greedy bot chose", file=sys.stderr)
            print(f"  {bot.faults[0]}", file=sys.stderr)


def start_game(arguments: PlayArguments, texts: Texts, source: TextIO, output: TextIO) -> LineClient:
    """Start a new game."""
    key = secrets.token_bytes(KEY_BYTES) if arguments.seed is None else key_from_seed(arguments.seed)
    settings = arguments.setup.settings(key)
    _check_bots(arguments.bots, settings.seats - 1)
    kinds = {
        seat: arguments.bots[place % len(arguments.bots)]
        for place, seat in enumerate(seat for seat in range(settings.seats) if seat != SEAT)
    }
    bots = _bots(kinds, key)
    names = _names(arguments, texts)
    players = [f"{name} ({kinds[seat]})" if seat in kinds else name for seat, name in enumerate(names)]
    game = GameFile(settings, key, players, [])
    save = arguments.save
    title = _title(arguments.setup, texts)
    return LineClient(game, SEAT, bots, names, source, output, texts=texts, title=title, save=save)


def resume_game(arguments: PlayArguments, texts: Texts, source: TextIO, output: TextIO) -> LineClient:
    """Resume a saved game."""
    assert arguments.resume is not None
    with about(arguments.resume):
        found = record.load(arguments.resume)
    kinds: dict[int, str] = {}
    names = []
    for seat, player in enumerate(found.players):
        name, kind = name_and_bot(player)
        if kind:
            kinds[seat] = kind
        names.append(name)
    person = next((seat for seat in range(len(names)) if seat not in kinds), SEAT)
    for place, seat in enumerate(seat for seat in range(len(names)) if seat != person):
        kinds.setdefault(seat, arguments.bots[place % len(arguments.bots)])
    kinds.pop(person, None)
    bots = _bots(kinds, found.key)
    return LineClient(found, person, bots, names, source, output, texts=texts, save=arguments.save)


def name_and_bot(player: str) -> tuple[str, str]:
    """Split a player of a game file into name and bot; the bot of a person is empty.

    >>> name_and_bot("Alba (greedy)"), name_and_bot("Berto (search:2s)"), name_and_bot("Robin")
    (('Alba', 'greedy'), ('Berto', 'search:2s'), ('Robin', ''))
    """
    written = re.fullmatch(r"(.*?) \((.+)\)", player, re.DOTALL)
    name, bot = (written[1], written[2]) if written and is_bot_name(written[2]) else (player, "")
    return one_line(name), bot


def _check_bots(bots: Sequence[str], seats: int) -> None:
    if not bots:
        raise CitadelsError(f"--bots: name at least one of {', '.join(bot_names())}")
    if len(bots) > seats:
        raise CitadelsError(f"--bots: {len(bots)} bots for {seats} seats; name at most {seats}")


def _title(setup: Setup, texts: Texts) -> str:
    """Return the title of the game: its preset, or what was chosen instead."""
    texts = texts.for_edition(setup.edition)
    key = setup.with_preset().preset or ""
    preset = texts.say("play-own-cast") if setup.characters else texts.title("preset", key)
    if setup.edition != Setup.edition:
        edition = texts.title("edition", setup.edition)
        preset = texts.say("play-edition", edition=edition, preset=preset)
    own = setup.districts is not None and not setup.characters
    return texts.say("play-own-districts", preset=preset) if own else preset


def _bots(kinds: dict[int, str], key: bytes) -> dict[int, Bot]:
    return {seat: make_bot(kind, f"{key.hex()}/{seat}") for seat, kind in kinds.items()}


def _names(arguments: PlayArguments, texts: Texts) -> list[str]:
    own = " ".join((arguments.name or _login()).split()) or texts.say("play-your-name")
    others = [name for name in texts.about.bot_names if name.lower() != own.lower()]
    others += [f"{name} 2" for name in others]
    return [own, *others[: arguments.setup.seats - 1]]


def _login() -> str:
    """Return the user's login name, or an empty text if it is unknown."""
    try:
        return getpass.getuser()
    except (ImportError, KeyError, OSError):
        return ""

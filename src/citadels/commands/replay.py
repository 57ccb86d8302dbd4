"""``citadels replay``: narrate a recorded game, or check its file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from citadels.commands.app import command, command_app
from citadels.commands.files import about, check_seat
from citadels.commands.options import Language, integer_option
from citadels.commands.play import name_and_bot
from citadels.engine.errors import CitadelsError
from citadels.engine.view import SPECTATOR
from citadels.locale import Texts
from citadels.record import GameFile, load
from citadels.terminal.lines import Lines
from citadels.terminal.narrator import Narrator
from citadels.terminal.printable import one_line
from citadels.terminal.show import Show

app = command_app()


@command(app, "replay game.json", "replay game.json --seat 2", "replay game.json --verify")
def replay(
    file: Annotated[Path, typer.Argument(help="A game file.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check the file and report what was checked.")
    ] = False,
    seat: Annotated[
        int | None, integer_option("Print only what this seat saw (default: everything).")
    ] = None,
    language: Language = "",
) -> int:
    """Print a recorded game from the beginning, or verify its file."""
    if verify and seat is not None:
        raise CitadelsError("--verify checks the whole file; leave out --seat")
    with about(file):
        game = load(file)  # which checks it
    check_seat(seat, game.settings.seats)
    texts = Texts(language, edition=game.settings.edition)
    Lines.to(sys.stdout).write(_proof(game, texts) if verify else _story(game, seat, texts))
    return 0


def _proof(file: GameFile, texts: Texts) -> list[str]:
    """Return lines about what loading the file has verified."""
    finished = "yes" if file.replay().over else "no"
    shuffle = (
        texts.say("replay-own-key")
        if file.shuffle is None
        else texts.say("replay-shared-key", parts=len(file.shuffle.contributions))
    )
    return [
        texts.say("replay-checked", finished=finished, actions=len(file.actions)),
        texts.say("replay-digest"),
        shuffle,
    ]


def _story(file: GameFile, seat: int | None, texts: Texts) -> list[str]:
    """Narrate what a seat saw, or everything without one."""
    game = file.replay()
    names = [name_and_bot(player)[0] for player in file.players]
    reader = SPECTATOR if seat is None else seat
    events = game.events if seat is None else game.seen_by(seat)
    result = game.result()
    return [
        texts.say("replay-players", players=texts.listed([one_line(player) for player in file.players])),
        *Narrator(texts, reader, names).tell(events),
        "",
        *([texts.say("replay-unfinished")] if result is None else Show(texts, names).result(result, reader)),
    ]

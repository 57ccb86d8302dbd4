"""``citadels position``: check a position, and show its table, question and options."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import citadels
from citadels.commands.app import command, command_app
from citadels.commands.files import about, check_seat, read_document
from citadels.commands.options import AsJson, Language, integer_option
from citadels.engine.game import Game
from citadels.engine.view import SPECTATOR
from citadels.locale import Texts
from citadels.terminal.choices import Choices
from citadels.terminal.lines import Lines, tolerant
from citadels.terminal.printable import json_text
from citadels.terminal.show import Show

app = command_app()


@command(app, "position table.json", "position table.json --seat 0 --json", "position -")
def position(
    file: Annotated[Path, typer.Argument(help="A position: a JSON document, or - for standard input.")],
    seat: Annotated[
        int | None, integer_option("Show what this seat may see (default: the player to move).")
    ] = None,
    as_json: AsJson = False,
    language: Language = "",
) -> int:
    """Check a position, and show the table and the question."""
    with about(file):
        game = citadels.load(read_document(file))
    check_seat(seat, game.rules.seats)
    if as_json:
        shown = game.to_json() if seat is None else game.view(seat).to_json()
        print(json_text(shown, 1), file=tolerant(sys.stdout))
        return 0
    texts = Texts(language, edition=game.rules.edition.key)
    Lines.to(sys.stdout).write(_lines(game, seat if seat is not None else game.seat or 0, texts))
    return 0


def _lines(game: Game, seat: int, texts: Texts) -> list[str]:
    names = [texts.say("position-seat", seat=number) for number in range(game.rules.seats)]
    view = game.view(seat)
    show = Show(texts, names)
    result = game.result()
    if result is not None:
        return [*show.table(view), *show.result(result, SPECTATOR)]
    if game.seat != seat:
        return [*show.table(view), texts.say("position-waits", name=names[game.seat or 0])]
    choices = Choices(texts, names)
    options = [f"  {option.action.text:24} {choices.text(game, view, option)}" for option in game.options()]
    return [*show.table(view), texts.prompt(view, names), *options]

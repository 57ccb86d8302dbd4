"""citadels position: check a position, and show its table, the question and the answers."""

from __future__ import annotations

import sys
from pathlib import Path

import citadels
from citadels.commands.files import about, check_seat, read_document
from citadels.engine.game import Game
from citadels.engine.view import SPECTATOR
from citadels.locale import Texts
from citadels.terminal.choices import Choices
from citadels.terminal.lines import Lines, tolerant
from citadels.terminal.printable import json_text
from citadels.terminal.show import Show


def position(path: Path, seat: int | None, as_json: bool, language: str) -> int:
    """Show the table through the eyes of ``seat``, by default the one that is asked."""
    with about(path):
        game = citadels.load(read_document(path))
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

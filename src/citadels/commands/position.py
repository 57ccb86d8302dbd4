"""citadels position: check a position, show its table, say what is asked and what can be answered."""

from __future__ import annotations

import json
from pathlib import Path

import citadels
from citadels.engine.errors import CitadelsError, PositionError
from citadels.engine.fields import read_json
from citadels.engine.game import Game
from citadels.locale import Texts
from citadels.terminal.choices import Choices
from citadels.terminal.show import Show


def position(path: Path, seat: int | None, as_json: bool) -> int:
    """Show the table with the eyes of ``seat``, or of whoever is asked."""
    game = citadels.load(_document(path))
    if seat is not None and not 0 <= seat < game.rules.seats:
        raise CitadelsError(f"there is no seat {seat}; seats are 0 to {game.rules.seats - 1}")
    if as_json:
        shown = game.to_json() if seat is None else game.view(seat).to_json()
        print(json.dumps(shown, indent=1, ensure_ascii=False))
        return 0
    asked = game.seat
    for line in _lines(game, seat if seat is not None else asked if asked is not None else 0):
        print(line)
    return 0


def _document(path: Path) -> citadels.Document:
    document = read_json(path)
    if not isinstance(document, dict):
        raise PositionError(f"{path}: must be a JSON object")
    return document


def _lines(game: Game, seat: int) -> list[str]:
    texts = Texts()
    names = [texts.say("position-seat", seat=number) for number in range(game.rules.seats)]
    view = game.view(seat)
    lines = Show(texts, names).table(view)
    result = game.result()
    if result is not None:
        return [*lines, texts.decided(result, names)]
    if game.seat != seat:
        return [*lines, texts.say("position-waits", name=names[game.seat or 0])]
    choices = Choices(texts, names)
    options = [f"  {option.action.text:24} {choices.text(game, view, option)}" for option in game.options()]
    return [*lines, texts.prompt(view, names), *options]

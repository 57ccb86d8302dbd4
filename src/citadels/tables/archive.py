"""Finished games: their file, and their replay from any seat's eyes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from citadels.engine.errors import GameFileError
from citadels.engine.game import Game
from citadels.engine.view import SPECTATOR
from citadels.record import GameFile
from citadels.server.storage import Row, Storage
from citadels.tables import telling
from citadels.tables.errors import TableError
from citadels.tables.protocol import Json, Line
from citadels.tables.table import Table


class ReplayStep(Struct, frozen=True):
    """A moment of a finished game: the table, and the lines of the answer that led to it."""

    step: int
    steps: int
    seat: int
    answer: str | None
    by: int | None
    lines: list[Line]
    view: Json


def answers(changes: list[Row]) -> list[tuple[int, str]]:
    """The answers that count, in order: what was taken back is left out."""
    kept: list[tuple[int, str]] = []
    for change in changes:
        if change["kind"] == "act":
            kept.append((change["seat"], change["answer"]))
        elif change["kind"] == "undo":
            kept.pop()
    return kept


async def game_file(table: Table, storage: Storage) -> tuple[GameFile, list[int]]:
    """The file of a finished game, and who gave each answer."""
    if table.phase != "over":
        raise TableError("not_over")
    changes = await storage.read_changes(table.id)
    if any(change["kind"] == "rules" for change in changes):
        raise TableError("rules")
    given = answers(changes)
    document = table.document
    shuffle = document.shuffle()
    file = GameFile(
        document.checked_settings(),
        shuffle.key,
        [f"{p.name} ({p.level})" if p.kind == "bot" else p.name for p in document.places],
        [answer for _, answer in given],
        document.started,
        shuffle,
    )
    return file, [seat for seat, _ in given]


def replay_step(
    table: Table, file: GameFile, by: list[int], step: int, seat: int, language: str
) -> ReplayStep:
    """The game after so many answers, as a seat saw it; the open table for a spectator."""
    steps = len(file.actions)
    if not 0 <= step <= steps:
        raise TableError("step", steps=steps)
    if not SPECTATOR <= seat < len(table.document.places):
        raise TableError("seat")
    game, told = _after(file, step)
    events = game.events[told:]
    names = table.names()
    words = telling.texts(language, file.settings.edition)
    lines = [
        telling.line(event, told + index, step, seat, names, words) for index, event in enumerate(events)
    ]
    view: dict[str, Any] = telling.view_json(game.view(seat))
    done = step > 0
    return ReplayStep(
        step,
        steps,
        seat,
        file.actions[step - 1] if done else None,
        by[step - 1] if done else None,
        lines,
        view,
    )


def _after(file: GameFile, step: int) -> tuple[Game, int]:
    """The game after so many answers, and how many events had happened before the last of them."""
    game, told = file.begin(), 0
    try:
        for number, reached in enumerate(file.positions()):
            game = reached
            if number == step:
                break
            told = len(game.events)
    except GameFileError as error:
        raise TableError("rules") from error
    return game, told

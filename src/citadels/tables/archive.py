"""Finished games: their game file, and their replay as any seat saw it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, json

import citadels
from citadels import record
from citadels.engine.errors import GameFileError
from citadels.engine.events import read_event
from citadels.engine.game import Game
from citadels.engine.view import SPECTATOR, PlayerView, View
from citadels.record import GameFile
from citadels.tables import presenter
from citadels.tables.document import Chair, TableDocument
from citadels.tables.errors import TableError
from citadels.tables.protocol import Line
from citadels.tables.storage import AnswerRow
from citadels.tables.table_events import kinds_at
from citadels.tables.timeline import GameTimeline, PointTimeline, TimelineRecord, TurningPoint


class ReplayStep(Struct, frozen=True):
    """A finished game after one answer: the table, and the log lines of that answer."""

    step: int
    steps: int
    seat: int
    answer: str | None
    by: int | None
    lines: list[Line]
    view: View
    hands: list[PlayerView]  # each player's own view of themselves


class Archive:
    """A finished game. It never changes, so it is replayed without locking the table."""

    def __init__(self, document: TableDocument, entries: Sequence[AnswerRow]) -> None:
        if any(entry["kind"] == "rules" for entry in entries):
            raise TableError("rules")
        given = _answers(entries)
        self._document = document
        self._names = document.names()
        self._by = [seat for seat, _ in given]
        self._actions = [answer for _, answer in given]
        self._position = next((entry["answer"] for entry in entries if entry["kind"] == "position"), None)

    @property
    def file(self) -> GameFile:
        """The game file. Raises TableError if the game began at a position."""
        if self._position is not None:
            raise TableError("no_file")
        document = self._document
        players = [_title(chair) for chair in document.chairs]
        settings, key, shuffle = document.checked_settings(), document.game_key(), document.shuffle()
        return GameFile(settings, key, players, self._actions, document.started, shuffle, document.rules)

    def _begin(self) -> Game:
        """Return the game before its first answer."""
        return self.file.begin() if self._position is None else citadels.load(json.decode(self._position))

    def step(self, step: int, seat: int, language: str) -> ReplayStep:
        """Return the game after ``step`` answers, as a seat or a spectator saw it."""
        actions = self._actions
        if not 0 <= step <= len(actions):
            raise TableError("step", steps=len(actions))
        check_seat(self._document, seat)
        game, told = self._after(step)
        words = presenter.texts(language, self._document.edition)
        lines = [
            presenter.line(event, told + index, step, seat, self._names, words)
            for index, event in enumerate(game.events[told:])
        ]
        answer, by = (actions[step - 1], self._by[step - 1]) if step > 0 else (None, None)
        hands = [game.view(owner).players[owner] for owner in range(len(self._names))]
        return ReplayStep(step, len(actions), seat, answer, by, lines, game.view(seat), hands)

    def timeline(self, seat: int, language: str) -> GameTimeline:
        """Return the rounds, turning point and log of the game, redacted for a seat."""
        check_seat(self._document, seat)
        return present_timeline(self._document, self.record_timeline(), seat, language)

    def record_timeline(self) -> TimelineRecord:
        """Replay the whole game to find its rounds and its turning point."""
        try:
            return PointTimeline(record.walk(self._begin(), self._actions)).record()
        except GameFileError as error:
            raise TableError("rules") from error

    def _after(self, step: int) -> tuple[Game, int]:
        """Return the game after ``step`` answers, and how many events preceded the last of them."""
        game, told = self._begin(), 0
        try:
            for number, _ in enumerate(record.walk(game, self._actions)):
                if number == step:
                    break
                told = len(game.events)
        except GameFileError as error:
            raise TableError("rules") from error
        return game, told


def check_seat(document: TableDocument, seat: int) -> None:
    """Raise TableError unless ``seat`` is a seat of the table or SPECTATOR."""
    if not SPECTATOR <= seat < len(document.chairs):
        raise TableError("seat")


def present_timeline(
    document: TableDocument, found: TimelineRecord, seat: int, language: str
) -> GameTimeline:
    """Redact and localize a stored timeline for a reader, without replaying the game."""
    words, kinds, names = (
        presenter.texts(language, document.edition),
        kinds_at(document.edition),
        document.names(),
    )
    lines = [
        presenter.line(read_event(event, kinds), number, step, seat, names, words)
        for number, (step, event) in enumerate(found.events)
    ]
    if found.turning is None:
        return GameTimeline(seat, found.rounds, None, lines)
    round, winner, deed = found.turning
    return GameTimeline(
        seat, found.rounds, TurningPoint(round, winner, None if deed is None else lines[deed]), lines
    )


def _answers(entries: Sequence[AnswerRow]) -> list[tuple[int, str]]:
    """Return the answers that were not undone, in order, each with its seat."""
    kept: list[tuple[int, str]] = []
    for entry in entries:
        if entry["kind"] == "act":
            kept.append((entry["seat"], entry["answer"]))
        elif entry["kind"] == "undo":
            kept.pop()
    return kept


def _title(chair: Chair) -> str:
    """Return the name of a player as game files write it."""
    return f"{chair.name} ({chair.level})" if chair.kind == "bot" else chair.name

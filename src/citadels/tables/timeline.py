"""The timeline of a finished game: its rounds, its log, and the round that decided it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from citadels.engine.events import (
    CardStored,
    DistrictBeautified,
    DistrictBuilt,
    DistrictDestroyed,
    DistrictMoved,
    Event,
)
from citadels.engine.game import Game
from citadels.engine.scoring import Result
from citadels.tables.protocol import Json, Line

DEEDS: Final = (DistrictDestroyed, DistrictMoved, DistrictBuilt, DistrictBeautified, CardStored)


class RoundPlayed(Struct, frozen=True):
    """A round: its first step, and everyone's points at its end."""

    round: int
    step: int
    points: list[int]


class TurningPoint(Struct, frozen=True):
    """The round after which the winner stayed ahead, and the event that contributed most."""

    round: int
    winner: int
    line: Line | None


class GameTimeline(Struct, frozen=True):
    """A finished game, redacted for a seat. The version of a line is its step."""

    seat: int
    rounds: list[RoundPlayed]
    turning: TurningPoint | None
    lines: list[Line]


class TimelineRecord(Struct, frozen=True):
    """The part of a timeline that is the same for all seats and languages, as it is stored.

    Finding it takes a replay of the whole game; presenting it to a reader does not.
    """

    rounds: list[RoundPlayed]
    turning: tuple[int, int, int | None] | None  # round, winner, number of the event
    events: list[tuple[int, Json]]  # unredacted, each with its step


class PointTimeline:
    """Everyone's points after each answer, collected by replaying a game once."""

    def __init__(self, games: Iterable[Game]) -> None:
        self.first = 0  # the first round
        self.begins: list[int] = []  # the first step of each round
        self.points: list[list[int]] = []  # by step
        self.events: list[tuple[int, Event]] = []  # each with its step
        self.result: Result | None = None
        for step, game in enumerate(games):
            self._visit(step, game)

    def _visit(self, step: int, game: Game) -> None:
        self.events += [(step, event) for event in game.events[len(self.events) :]]
        self.first = self.first or game.round
        if game.round >= self.first + len(self.begins):
            self.begins.append(step)
        self.result = game.result()
        view = game.view()
        self.points.append([view.points(seat) for seat in range(len(view.players))])
        if self.result is not None:
            self.points[-1] = [score.total for score in self.result.scores]

    def rounds(self) -> list[RoundPlayed]:
        ends = [*self.begins[1:], len(self.points) - 1]
        return [
            RoundPlayed(round, step, self.points[end])
            for round, (step, end) in enumerate(zip(self.begins, ends, strict=True), self.first)
        ]

    def record(self) -> TimelineRecord:
        """Return the timeline to store."""
        found = self.turning()
        turning = None if found is None else (found[0].round, found[1], found[2])
        return TimelineRecord(
            self.rounds(), turning, [(step, event.to_json()) for step, event in self.events]
        )

    def turning(self) -> tuple[RoundPlayed, int, int | None] | None:
        """Return the round that decided the game, the winner, and the number of the decisive event."""
        if self.result is None or len(self.result.winners) > 1:
            return None
        [winner] = self.result.winners
        decisive = _decisive(self.rounds(), winner)
        return decisive, winner, self._deed(decisive, winner)

    def _deed(self, decisive: RoundPlayed, winner: int) -> int | None:
        """Return the number of the event by which the winner's lead grew most in a round, or None."""
        if decisive.round == self.first:
            return None
        end = [*self.begins, len(self.points) - 1][decisive.round - self.first + 1]
        leads = [_lead(points, winner) for points in self.points]
        best = max(range(decisive.step + 1, end + 1), key=lambda step: leads[step] - leads[step - 1])
        if leads[best] <= leads[best - 1]:
            return None
        done = enumerate(self.events)
        return next((n for n, (step, event) in done if step == best and isinstance(event, DEEDS)), None)


def _lead(points: Sequence[int], seat: int) -> int:
    return points[seat] - max([other for index, other in enumerate(points) if index != seat])


def _decisive(rounds: Sequence[RoundPlayed], winner: int) -> RoundPlayed:
    """Return the first round after which nobody was ahead of the winner any more."""
    behind = [index for index, round in enumerate(rounds) if _lead(round.points, winner) < 0]
    return rounds[behind[-1] + 1 if behind else 0]

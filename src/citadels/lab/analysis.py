"""Rate every decision of a game from the view of the seat that made it.

Hidden information cannot leak into an analysis: the bot gets a game dealt from the seat's view, in this
process or another.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

import citadels
from citadels.engine.deal import deal
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Game, Option
from citadels.engine.view import View
from citadels.lab.analysts import Rating, Unit, analyst
from citadels.lab.runner import processes
from citadels.record import GameFile

Progress = Callable[[int, int], None]  # called with the number of finished items and their total

MAX_COSTLIEST: Final = 10  # costliest decisions listed per game
MAX_COSTLIEST_PER_PLAYER: Final = 3
# Costs below these count as 0.
MIN_COST: Final[dict[Unit, float]] = {"chance": 0.0005, "judgement": 0.05, "preference": 0.0005}


@dataclass(frozen=True)
class Decision:
    """A question to a seat, its options, and the answer given."""

    number: int  # index of the answer in the game file, from 1; 0 for a position
    view: View
    options: list[Option]
    chosen: str | None  # None if it is not answered yet

    @staticmethod
    def from_game(game: Game, number: int = 0, chosen: str | None = None) -> Decision:
        """Return the pending decision of a game."""
        if game.seat is None:
            raise CitadelsError("the game is over; analyze an earlier position or the game file")
        return Decision(number, game.view(game.seat), game.options(), chosen)

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def round(self) -> int:
        return self.view.round

    @property
    def forced(self) -> bool:
        """Whether there is only one option."""
        return len(self.options) == 1

    def option(self, action: str) -> Option:
        """Return the option with this action."""
        return next(option for option in self.options if option.action.text == action)


@dataclass(frozen=True)
class RatedDecision(Decision):
    """A decision with ratings for all options, best first."""

    ratings: list[Rating]
    unit: Unit

    @property
    def best(self) -> Rating:
        """The option that the bot would have chosen."""
        return self.ratings[0]

    @property
    def taken(self) -> Rating | None:
        """The rating of the chosen option, or None if none was chosen."""
        return next((rating for rating in self.ratings if rating.action == self.chosen), None)

    @property
    def agrees(self) -> bool:
        """Whether the bot would have chosen the same option."""
        return self.chosen == self.best.action

    @property
    def cost(self) -> float:
        """How much worse the chosen option was rated than the bot's; 0 below ``MIN_COST``."""
        best = self.best.worth(self.unit)
        taken = None if self.taken is None else self.taken.worth(self.unit)
        gap = 0.0 if best is None or taken is None else best - taken
        return gap if gap >= MIN_COST[self.unit] else 0.0


@dataclass(frozen=True)
class Summary:
    """Statistics of one player's decisions."""

    seat: int
    decisions: int
    forced: int
    agreeing: int
    loss: float  # mean cost per decision
    costliest: list[RatedDecision]


@dataclass(frozen=True)
class Analysis:
    """Rated decisions, and the number of forced ones by seat."""

    bot: str
    seed: str
    unit: Unit
    decisions: list[RatedDecision]
    forced: list[int]

    def costliest(self, limit: int = MAX_COSTLIEST, seat: int | None = None) -> list[RatedDecision]:
        """Return the costliest decisions, costliest first."""
        found = [each for each in self.decisions if each.cost > 0 and seat in (None, each.seat)]
        return sorted(found, key=lambda decision: -decision.cost)[:limit]

    def summary(self, seat: int) -> Summary:
        """Summarize the decisions of one seat."""
        mine = [decision for decision in self.decisions if decision.seat == seat]
        return Summary(
            seat,
            len(mine),
            self.forced[seat],
            sum([decision.agrees for decision in mine]),
            sum([decision.cost for decision in mine]) / max(1, len(mine)),
            self.costliest(MAX_COSTLIEST_PER_PLAYER, seat),
        )


class Range(NamedTuple):
    """A filter on decisions; None means all."""

    seat: int | None = None
    rounds: tuple[int, int] | None = None  # first and last, inclusive
    decision: int | None = None

    def has(self, decision: Decision) -> bool:
        """Return whether a decision passes the filter."""
        first, last = self.rounds or (decision.round, decision.round)
        return (
            self.seat in (None, decision.seat)
            and first <= decision.round <= last
            and self.decision in (None, decision.number)
        )


ALL_DECISIONS: Final = Range()


def decisions(file: GameFile) -> Iterator[Decision]:
    """Yield all decisions of a game file."""
    for number, (game, action) in enumerate(zip(file.positions(), file.actions, strict=False), 1):
        yield Decision.from_game(game, number, action)


def analyze_game(
    file: GameFile,
    bot: str,
    seed: str = "0",
    wanted: Range = ALL_DECISIONS,
    jobs: int = 1,
    progress: Progress = lambda done, whole: None,
) -> Analysis:
    """Rate the wanted decisions of a game. Forced decisions are only counted."""
    forced = [0] * file.settings.seats
    open_ones = []
    for decision in decisions(file):
        if wanted.has(decision):
            forced[decision.seat] += decision.forced
            open_ones += [] if decision.forced else [decision]
    return _analyze(open_ones, forced, bot, seed, jobs, progress)


def analyze_position(game: Game, bot: str, seed: str = "0") -> Analysis:
    """Rate the options of the pending decision of a game."""
    decision = Decision.from_game(game)
    return _analyze([decision], [0] * game.rules.seats, bot, seed, 1, lambda done, whole: None)


def _analyze(
    asked: Sequence[Decision],
    forced: list[int],
    bot: str,
    seed: str,
    jobs: int,
    progress: Progress,
) -> Analysis:
    unit = analyst(bot, seed).unit
    decisions: list[RatedDecision] = []
    progress(0, len(asked))
    for decision, ratings in zip(asked, _ratings(asked, _Rate(bot, seed), jobs), strict=True):
        decisions.append(RatedDecision(**vars(decision), ratings=ratings, unit=unit))
        progress(len(decisions), len(asked))
    return Analysis(bot, seed, unit, decisions, forced)


# -- in one process or several -----------------------------------------------------------


class _Task(NamedTuple):
    """A picklable decision without hidden information, for worker processes."""

    number: int
    position: str
    seat: int
    chosen: str | None


class _Rate:
    """Rates the options of a decision. The seed depends only on the decision, not on the filter."""

    def __init__(self, bot: str, seed: str) -> None:
        self.bot = bot
        self.seed = seed

    def __call__(self, task: _Task) -> list[Rating]:
        game = citadels.load(json.loads(task.position))
        found = analyst(self.bot, f"{self.seed}/{task.number}")
        return found.rate(game.view(task.seat), game.options(), task.chosen)

    def task(self, decision: Decision) -> _Task:
        dealt = deal(decision.view, Random(f"{self.seed}/{decision.number}"))
        return _Task(decision.number, json.dumps(dealt.to_json()), decision.seat, decision.chosen)


def _ratings(asked: Sequence[Decision], examine: _Rate, jobs: int) -> Iterator[list[Rating]]:
    tasks: Iterable[_Task] = map(examine.task, asked)
    if jobs == 1 or len(asked) < 2:
        yield from map(examine, tasks)
        return
    with processes(min(jobs, len(asked))) as pool:
        yield from pool.imap(examine, tasks)

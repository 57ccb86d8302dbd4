"""What the decisions of a game were worth: every answer rated, from the view of the seat that was asked.

Nothing hidden can reach an analysis: a bot gets a game that is dealt from the view, whichever process it
thinks in.
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

Progress = Callable[[int, int], None]  # called with how many are done, and of how many

MAX_COSTLIEST: Final = 10  # how many decisions are named for a game
MAX_COSTLIEST_PER_PLAYER: Final = 3
# Smaller differences are not shown.
MIN_COST: Final[dict[Unit, float]] = {"chance": 0.0005, "judgement": 0.05, "preference": 0.0005}


@dataclass(frozen=True)
class Decision:
    """What a seat was asked, and what it answered."""

    number: int  # of the answer in the game file, from 1; 0 in a position
    view: View
    options: list[Option]
    chosen: str | None  # None where nobody has answered yet

    @staticmethod
    def from_game(game: Game, number: int = 0, chosen: str | None = None) -> Decision:
        """The question that a game is waiting for."""
        if game.seat is None:
            raise CitadelsError("the game is over: there is nothing to decide")
        return Decision(number, game.view(game.seat), game.options(), chosen)

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def round(self) -> int:
        return self.view.round

    @property
    def forced(self) -> bool:
        """Whether there is only one answer."""
        return len(self.options) == 1

    def option(self, action: str) -> Option:
        """The option with this action."""
        return next(option for option in self.options if option.action.text == action)


@dataclass(frozen=True)
class RatedDecision(Decision):
    """A decision with all options rated, the best first."""

    ratings: list[Rating]
    unit: Unit

    @property
    def best(self) -> Rating:
        """What the bot would have chosen."""
        return self.ratings[0]

    @property
    def taken(self) -> Rating | None:
        """What was chosen."""
        return next((rating for rating in self.ratings if rating.action == self.chosen), None)

    @property
    def agrees(self) -> bool:
        """Whether the bot would have chosen the same."""
        return self.chosen == self.best.action

    @property
    def cost(self) -> float:
        """How much less was expected of the answer than of the bot's; a trifle counts as nothing."""
        best = self.best.worth(self.unit)
        taken = None if self.taken is None else self.taken.worth(self.unit)
        gap = 0.0 if best is None or taken is None else best - taken
        return gap if gap >= MIN_COST[self.unit] else 0.0


@dataclass(frozen=True)
class Summary:
    """How one player decided."""

    seat: int
    decisions: int
    forced: int
    agreeing: int
    loss: float  # the average cost of a decision
    costliest: list[RatedDecision]


@dataclass(frozen=True)
class Analysis:
    """The decisions that were looked at, and by seat how many left no choice."""

    bot: str
    seed: str
    unit: Unit
    decisions: list[RatedDecision]
    forced: list[int]

    def costliest(self, limit: int = MAX_COSTLIEST, seat: int | None = None) -> list[RatedDecision]:
        """The decisions that cost most, the costliest first."""
        found = [each for each in self.decisions if each.cost > 0 and seat in (None, each.seat)]
        return sorted(found, key=lambda decision: -decision.cost)[:limit]

    def summary(self, seat: int) -> Summary:
        """How the player in this seat decided."""
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
    """Which decisions to look at; None means all."""

    seat: int | None = None
    rounds: tuple[int, int] | None = None  # the first and the last
    decision: int | None = None

    def has(self, decision: Decision) -> bool:
        """Whether a decision is one of them."""
        first, last = self.rounds or (decision.round, decision.round)
        return (
            self.seat in (None, decision.seat)
            and first <= decision.round <= last
            and self.decision in (None, decision.number)
        )


ALL_DECISIONS: Final = Range()


def decisions(file: GameFile) -> Iterator[Decision]:
    """Everything that was asked and answered in a game."""
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
    """Rate every decision of a game; those that left no choice are only counted."""
    forced = [0] * file.settings.seats
    open_ones = []
    for decision in decisions(file):
        if wanted.has(decision):
            forced[decision.seat] += decision.forced
            open_ones += [] if decision.forced else [decision]
    return _analyze(open_ones, forced, bot, seed, jobs, progress)


def analyze_position(game: Game, bot: str, seed: str = "0") -> Analysis:
    """Rate the answers to the question that a game is waiting for."""
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
    """A decision in a form that goes to other processes, with nothing in it that the seat cannot see."""

    number: int
    position: str
    seat: int
    chosen: str | None


class _Rate:
    """Rates the answers to a decision, with a seed that does not depend on what else is looked at."""

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

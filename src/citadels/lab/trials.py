"""Play the deals of a study: each with the crown at every seat in turn, and trials that branch from it.

A deal is one key: one set of hands and one order of the deck and of the characters. Games of a deal differ
only in the studied factor, and the bots start each of them with the same seeds.
"""

from __future__ import annotations

import traceback
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import Final

import citadels
from citadels.bots import Bot, FallbackBot, check_bot, make_bot
from citadels.bots.specs import BotLike, bot_spec
from citadels.engine.chance import key_from_seed
from citadels.engine.events import CharacterPicked, DistrictBuilt, PacketPassed
from citadels.engine.game import Game
from citadels.lab.runner import Workers, distribute, finish
from citadels.settings import Setup, edition_named

QUESTIONS: Final = ("crown", "seat", "choice", "characters", "districts", "lists", "options")
CHOSEN: Final = "chosen"


@dataclass(frozen=True)
class Case:
    """A setting of the study: one bot in all seats, with one setup."""

    bot: BotLike
    setup: Setup
    option: str = ""  # the changed option, compared with the case without one

    def __post_init__(self) -> None:
        object.__setattr__(self, "bot", self.bot_name)

    @property
    def bot_name(self) -> str:
        """The name of ``bot``."""
        return bot_spec(self.bot)

    @property
    def seats(self) -> int:
        """Number of players."""
        return self.setup.seats

    @property
    def list(self) -> str:
        """The preset, or ``CHOSEN`` if cards are chosen one by one."""
        setup = self.setup
        return CHOSEN if setup.characters or setup.districts else str(setup.with_preset().preset)


def options(setup: Setup) -> dict[str, Setup]:
    """Return all variations of a setup that change one rule option, by name."""
    edition = edition_named(setup.edition)
    usual, drafts = setup.settings(), edition.spec.drafts
    found = {
        f"size {size}": replace(setup, size=size)
        for size in edition.spec.sizes[setup.seats]
        if size != usual.size
    }
    if len(usual.characters) == 8 and (setup.seats, 9) in drafts and setup.characters is None:
        found["ninth"] = replace(setup, ninth=True)
    for variant in edition.variants:
        if variant not in setup.variants:
            found[variant] = replace(setup, variants=(*setup.variants, variant))
    return found


@dataclass(frozen=True)
class StudyPlan:
    """What a study plays. Deal number i of a case depends only on the case, the seed, the questions and i."""

    cases: tuple[Case, ...]
    games: int  # per case; a deal takes one game per seat
    seed: str
    questions: tuple[str, ...] = QUESTIONS

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all bots that play."""
        return tuple(dict.fromkeys([case.bot_name for case in self.cases]))

    def deals(self, case: Case) -> int:
        """Return the number of deals of a case."""
        return max(1, self.games // case.seats)

    def __contains__(self, deal: Deal) -> bool:
        """Return whether a deal belongs to this plan and has the right number of players."""
        if not 0 <= deal.case < len(self.cases):
            return False
        case, outcomes = self.cases[deal.case], deal.games + deal.choice
        whole = all(len(each.wins) == len(each.points) == case.seats for each in outcomes)
        return whole and 0 <= deal.number < self.deals(case)

    def deal_ids(self) -> list[tuple[int, int]]:
        """Return (case index, deal number) of all deals, cycling through the cases."""
        most = max([self.deals(case) for case in self.cases])
        return [
            (index, number)
            for number in range(most)
            for index, case in enumerate(self.cases)
            if number < self.deals(case)
        ]

    def to_json(self) -> dict[str, object]:
        """Return the plan as JSON data."""
        cases = [{"bot": case.bot, **case.setup.to_json(), "option": case.option} for case in self.cases]
        return {
            "cases": cases,
            "games": self.games,
            "seed": self.seed,
            "questions": list(self.questions),
        }


@dataclass
class GameOutcome:
    """The result of a game, by seat."""

    wins: list[float]
    points: list[int]
    rounds: int
    built: list[list[str]] = field(default_factory=list)


@dataclass
class Deal:
    """Everything played of a deal, convertible to JSON."""

    case: int
    number: int
    opening: list[list[str]] = field(default_factory=list)  # opening hands by seat
    games: list[GameOutcome] = field(default_factory=list)  # by the seat that starts with the crown
    offered: dict[str, int] = field(default_factory=dict)  # how often each character was in a packet
    taken: dict[str, int] = field(default_factory=dict)  # how often each character was picked
    pick: dict[str, list[float]] = field(default_factory=dict)  # trial: wins and points by picked character
    choice: list[GameOutcome] = field(default_factory=list)  # trial: by the seat that picks first
    faults: list[dict[str, object]] = field(default_factory=list)
    error: str = ""


# -- playing -----------------------------------------------------------------------------


def play_deals_unordered(
    plan: StudyPlan, deal_ids: Sequence[tuple[int, int]], jobs: Workers
) -> Generator[Deal, None, None]:
    """Play deals in parallel, yielding them as they finish, in any order."""
    return distribute(_Play(plan), deal_ids, jobs)


class _Play:
    """A picklable ``play`` for one plan."""

    def __init__(self, plan: StudyPlan) -> None:
        self.plan = plan

    @property
    def names(self) -> tuple[str, ...]:
        return self.plan.names

    def check(self) -> None:
        for bot in self.names:
            check_bot(bot)
        for case in self.plan.cases:
            case.setup.settings()

    def __call__(self, deal_id: tuple[int, int]) -> Deal:
        return play(self.plan, *deal_id)


def play(plan: StudyPlan, index: int, number: int) -> Deal:
    """Play a deal. After an error, return only the error and the faults."""
    deal = Deal(index, number)
    try:
        _Dealt(plan, plan.cases[index], deal).play()
    except Exception as error:  # A study reports errors and continues.
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{last.filename}:{last.lineno} in {last.name}"
        what = "".join(traceback.format_exception_only(error)).strip()
        return Deal(index, number, faults=deal.faults, error=f"{what} (at {where})")
    return deal


class _Dealt:
    """Plays one deal."""

    def __init__(self, plan: StudyPlan, case: Case, deal: Deal) -> None:
        self.questions = plan.questions
        self.case = case
        self.seats = range(case.seats)
        self.deal = deal
        self.seed = f"{plan.seed}/{case.list}/{deal.number}"  # common to all bots and options
        self.key = key_from_seed(self.seed)
        self.settings = case.setup.settings(self.key)

    def play(self) -> None:
        """Play the games of the deal, and the trials that branch from one of them."""
        base = self.deal.number % self.case.seats
        for crown in self.seats:
            game = self._begin(crown)
            self.deal.opening = [list(game.view(seat).players[seat].hand or ()) for seat in self.seats]
            self._finish(game)
            self.deal.games.append(_game_outcome(game))
            if crown == base and not self.case.option:
                self._count_picks(game)
                self._trials(crown, game)

    def _begin(self, crown: int) -> Game:
        return replace(self.settings, crown=crown).begin(self.key)

    def _finish(self, game: Game, branch: str = "") -> None:
        with self._bots(branch) as bots:
            finish(game, bots)

    @contextmanager
    def _bots(self, branch: str) -> Iterator[list[Bot]]:
        bots: list[Bot] = []
        try:
            bots += [make_bot(self.case.bot_name, f"{self.seed}{branch}/{seat}") for seat in self.seats]
            yield bots
        finally:
            for bot in bots:
                bot.close()
                faults = bot.faults if isinstance(bot, FallbackBot) else ()
                self.deal.faults += [{"game": self.deal.number} | asdict(fault) for fault in faults]

    def _count_picks(self, game: Game) -> None:
        """Count which characters were offered and picked."""
        offered: Sequence[str] = ()
        for event in game.events:
            if isinstance(event, PacketPassed):
                offered = event.characters or ()
            elif isinstance(event, CharacterPicked) and len(offered) > 1:
                _count(self.deal.offered, offered)
                _count(self.deal.taken, [str(event.character)])

    # -- trials

    def _trials(self, crown: int, game: Game) -> None:
        rng = Random(f"{self.seed}/trials")
        picks = self._picks(crown, game)
        later = {moment.round: moment for moment in reversed(picks) if moment.round > 1}
        chosen = rng.choice(picks)
        if "characters" in self.questions:
            self._try_characters(chosen)
        if "choice" in self.questions and later:
            self._try_first_choice(later[rng.choice(sorted(later))])

    def _picks(self, crown: int, game: Game) -> list[Game]:
        """Return copies of the game before every pick of a character."""
        again, found = self._begin(crown), []
        for action in game.history:
            if again.prompt == "pick" and len(again.actions()) > 1:
                found.append(again.clone())
            again.play(action)
        return found

    def _try_characters(self, moment: Game) -> None:
        """Branch on each character that could be picked."""
        seat = moment.seat
        assert seat is not None
        for action in moment.actions():
            game = moment.clone()
            game.play(action)
            self._finish(game, "/pick")
            outcome = _game_outcome(game)
            self.deal.pick[action.name] = [outcome.wins[seat], outcome.points[seat]]

    def _try_first_choice(self, moment: Game) -> None:
        """Branch on the seat that picks first, with the same packet.

        Knowledge of earlier rounds is dropped in all branches alike.
        """
        document = moment.to_json()
        for name in ("pending", "knowledge"):
            del document[name]
        for seat in self.seats:
            game = citadels.load(document | {"crown": seat})
            self._finish(game, "/choice")
            self.deal.choice.append(_game_outcome(game))


def _game_outcome(game: Game) -> GameOutcome:
    result = game.result()
    assert result is not None
    share = 1 / len(result.winners)
    built: list[list[str]] = [[] for _ in result.scores]
    for event in game.events:
        if isinstance(event, DistrictBuilt):
            built[event.seat].append(event.district)
    wins = [share if score.seat in result.winners else 0.0 for score in result.scores]
    return GameOutcome(wins, [score.total for score in result.scores], game.round, built)


def _count(counts: dict[str, int], names: Iterable[str]) -> None:
    for name in names:
        counts[name] = counts.get(name, 0) + 1

"""What a study plays: every deal with the crown at each seat in turn, and trials that branch from it.

A deal is one key, so one set of hands and one order of the deck and of the characters. Games of a deal
differ only in what is asked about, and the bots begin each of them with the same seeds.
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
from citadels.engine.chance import key_from_seed
from citadels.engine.events import CharacterPicked, DistrictBuilt, PacketPassed
from citadels.engine.game import Game
from citadels.lab.runner import Workers, distribute, finish
from citadels.settings import Setup, edition_named

QUESTIONS: Final = ("crown", "seat", "choice", "characters", "districts", "lists", "options")
CHOSEN: Final = "chosen"


@dataclass(frozen=True)
class Case:
    """Where a question is asked: one bot in all seats, with one setup."""

    bot: str
    setup: Setup
    option: str = ""  # what differs from the first case of its bot, players and list

    @property
    def seats(self) -> int:
        """How many players."""
        return self.setup.seats

    @property
    def list(self) -> str:
        """The list of cards, if they are not chosen one by one."""
        setup = self.setup
        return CHOSEN if setup.characters or setup.districts else str(setup.with_preset().preset)


def options(setup: Setup) -> dict[str, Setup]:
    """What can be changed about the rules of a game, one thing at a time."""
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
    """What to play. Deal number i of a case depends on the case, the seed, the questions and i alone."""

    cases: tuple[Case, ...]
    games: int  # of a case: the deals are as many as that makes, each with a game for every seat
    seed: str
    questions: tuple[str, ...] = QUESTIONS

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all bots that play."""
        return tuple(dict.fromkeys([case.bot for case in self.cases]))

    def deals(self, case: Case) -> int:
        """How many deals a case has."""
        return max(1, self.games // case.seats)

    def __contains__(self, deal: Deal) -> bool:
        """Whether it is one of these, of as many players as it should be."""
        if not 0 <= deal.case < len(self.cases):
            return False
        case, outcomes = self.cases[deal.case], deal.games + deal.choice
        whole = all(len(each.wins) == len(each.points) == case.seats for each in outcomes)
        return whole and 0 <= deal.number < self.deals(case)

    def deal_ids(self) -> list[tuple[int, int]]:
        """All deals: the numbers of their case and of the deal, case by case in turn."""
        most = max([self.deals(case) for case in self.cases])
        return [
            (index, number)
            for number in range(most)
            for index, case in enumerate(self.cases)
            if number < self.deals(case)
        ]

    def to_json(self) -> dict[str, object]:
        """As JSON."""
        cases = [{"bot": case.bot, **case.setup.to_json(), "option": case.option} for case in self.cases]
        return {
            "cases": cases,
            "games": self.games,
            "seed": self.seed,
            "questions": list(self.questions),
        }


@dataclass
class GameOutcome:
    """How a game ended, by seat."""

    wins: list[float]
    points: list[int]
    rounds: int
    built: list[list[str]] = field(default_factory=list)


@dataclass
class Deal:
    """All that was played of a deal, in a form that can be written as JSON."""

    case: int
    number: int
    opening: list[list[str]] = field(default_factory=list)  # hands, by seat
    games: list[GameOutcome] = field(default_factory=list)  # by the seat that has the crown first
    offered: dict[str, int] = field(default_factory=dict)  # how often a character was in a packet
    taken: dict[str, int] = field(default_factory=dict)  # and was taken
    pick: dict[str, list[float]] = field(default_factory=dict)  # the trial: wins and points by character
    choice: list[GameOutcome] = field(default_factory=list)  # the trial: by the seat that chooses first
    faults: list[dict[str, object]] = field(default_factory=list)
    error: str = ""


# -- playing -----------------------------------------------------------------------------


def play_deals_unordered(
    plan: StudyPlan, deal_ids: Sequence[tuple[int, int]], jobs: Workers
) -> Generator[Deal, None, None]:
    """Play these deals; they come as soon as they are known, in any order."""
    return distribute(_Play(plan), deal_ids, jobs)


class _Play:
    """``play`` for one plan, in a form that goes to other processes."""

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
    """Play a deal; an error is noted, and then nothing else of the deal counts."""
    deal = Deal(index, number)
    try:
        _Dealt(plan, plan.cases[index], deal).play()
    except Exception as error:  # a study reports what went wrong and goes on
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{last.filename}:{last.lineno} in {last.name}"
        what = "".join(traceback.format_exception_only(error)).strip()
        return Deal(index, number, faults=deal.faults, error=f"{what} (at {where})")
    return deal


class _Dealt:
    """A deal while it is played."""

    def __init__(self, plan: StudyPlan, case: Case, deal: Deal) -> None:
        self.questions = plan.questions
        self.case = case
        self.seats = range(case.seats)
        self.deal = deal
        self.seed = f"{plan.seed}/{case.list}/{deal.number}"  # the same for all bots and options
        self.key = key_from_seed(self.seed)
        self.settings = case.setup.settings(self.key)

    def play(self) -> None:
        """Play its games, then the trials that branch from one of them."""
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
            bots += [make_bot(self.case.bot, f"{self.seed}{branch}/{seat}") for seat in self.seats]
            yield bots
        finally:
            for bot in bots:
                bot.close()
                faults = bot.faults if isinstance(bot, FallbackBot) else ()
                self.deal.faults += [{"game": self.deal.number} | asdict(fault) for fault in faults]

    def _count_picks(self, game: Game) -> None:
        """Which characters were there to choose from, and which were chosen."""
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
        """The game before every choice of a character."""
        again, found = self._begin(crown), []
        for action in game.history:
            if again.prompt == "pick" and len(again.actions()) > 1:
                found.append(again.clone())
            again.play(action)
        return found

    def _try_characters(self, moment: Game) -> None:
        """Play on with each character that could be taken."""
        seat = moment.seat
        assert seat is not None
        for action in moment.actions():
            game = moment.clone()
            game.play(action)
            self._finish(game, "/pick")
            outcome = _game_outcome(game)
            self.deal.pick[action.name] = [outcome.wins[seat], outcome.points[seat]]

    def _try_first_choice(self, moment: Game) -> None:
        """Play on with the crown given to each seat, the same characters lying there.

        What the players remember of earlier rounds is lost, in all branches alike.
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

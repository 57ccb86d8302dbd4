"""Bots that can say of every answer what they expect of it, and why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal

from citadels.bots import COMMAND_PREFIX, LearnedBot, SearchBot, bot_names, make_bot
from citadels.bots.advice.terms import ORDER, Term, Terms, reason, total
from citadels.bots.expert import ExpertBot
from citadels.bots.learned.reasons import likings
from citadels.bots.search import Prospect
from citadels.bots.search.budget import Budget
from citadels.encoding.vocabulary import EDITIONS
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Option
from citadels.engine.view import View

Unit = Literal["chance", "judgement", "preference"]

SEARCH: Final = "search"
LEARNED: Final = "learned"
EXPERTS: Final = ("expert", "builder", "bully", "schemer")


@dataclass(frozen=True)
class Rating:
    """What a bot expects of an answer; None where it cannot say."""

    action: str
    reason: Term
    nodes: int = 0  # how often it was tried
    chance: float | None = None  # of winning
    points: float | None = None  # a round or two later, or at the end of the game
    lead: float | None = None  # in points over the best of the others
    judgement: float | None = None  # in points, of a bot that plays by advice
    preference: float | None = None  # how often a bot that mixes its answers would give it

    def worth(self, unit: Unit) -> float | None:
        """What answers are compared by."""
        return {"chance": self.chance, "judgement": self.judgement, "preference": self.preference}[unit]


class Analyst(ABC):
    """Rates the answers to a question from the view of the seat that is asked."""

    unit: ClassVar[Unit]

    @abstractmethod
    def rate(self, view: View, options: Sequence[Option], chosen: str | None = None) -> list[Rating]:
        """All answers, the best first; the one that was ``chosen`` is looked at closely enough to compare."""


def analyst(name: str, seed: str) -> Analyst:
    """The bot of this name, if it can analyse; the same seed says the same, unless seconds are its budget."""
    kind = name.partition(":")[0]
    if kind not in (SEARCH, LEARNED, *EXPERTS) and (name in bot_names() or name.startswith(COMMAND_PREFIX)):
        able = f"{', '.join([*EXPERTS, LEARNED])} and {SEARCH} (also {SEARCH}:5s, {SEARCH}:800n)"
        raise CitadelsError(f"the bot {name!r} cannot analyse; these can: {able}")
    bot = make_bot(name, seed)
    if isinstance(bot, SearchBot):
        return SearchAnalyst(bot.budget, seed)
    if isinstance(bot, LearnedBot):
        return NetworkAnalyst(bot)
    assert isinstance(bot, ExpertBot)
    return ExpertAnalyst(bot)


class ExpertAnalyst(Analyst):
    """The expert and its temperaments: sums of what speaks for and against an answer."""

    unit = "judgement"

    def __init__(self, bot: ExpertBot) -> None:
        self._bot = bot

    def rate(self, view: View, options: Sequence[Option], chosen: str | None = None) -> list[Rating]:
        """All answers by their sums; coming early in a turn makes none of them better."""
        assessment = self._bot.assess(view)
        judged = [(option.action.text, self._bot.judge(assessment, option)) for option in options]
        judged.sort(key=lambda each: total(each[1]), reverse=True)
        return [Rating(action, reason(terms), judgement=_without_order(terms)) for action, terms in judged]


def _without_order(terms: Terms) -> float:
    return total([term for term in terms if term.name != ORDER])


class NetworkAnalyst(Analyst):
    """The bot that learned: how often it would give each answer, and what decides that most."""

    unit = "preference"

    def __init__(self, bot: LearnedBot) -> None:
        self._bot = bot

    def rate(self, view: View, options: Sequence[Option], chosen: str | None = None) -> list[Rating]:
        """All answers by how often they would be given; the first has the chance to win by playing on so."""
        if view.edition not in EDITIONS:
            raise CitadelsError(
                f"the bot {LEARNED!r} does not know the cards of the edition {view.edition!r}"
            )
        actions = [option.action for option in options]
        liked = [
            Rating(action.text, why, preference=share)
            for action, (share, why) in zip(actions, likings(self._bot, view, actions), strict=True)
        ]
        liked.sort(key=lambda rating: rating.preference or 0.0, reverse=True)
        return [replace(liked[0], chance=self._bot.network.shares(view)[view.seat]), *liked[1:]]


class SearchAnalyst(Analyst):
    """A search: it tries all answers in dealt worlds, and spends most of its time on the close ones."""

    unit = "chance"

    def __init__(self, budget: Budget, seed: str) -> None:
        self._budget = budget
        self._seed = seed

    def rate(self, view: View, options: Sequence[Option], chosen: str | None = None) -> list[Rating]:
        """All answers, beginning with the one that the search would choose."""
        found = SearchBot(self._seed, self._budget).prospects(view, options)
        return [
            self._rate_again(view, found[0], each) if each.option.action.text == chosen else _rating(each)
            for each in found
        ]

    def _rate_again(self, view: View, best: Prospect, chosen: Prospect) -> Rating:
        """What was chosen, compared with the best once more.

        An answer that dropped out early was seen in few worlds. Here the two meet alone, and in worlds in
        which neither has been lucky yet.
        """
        if chosen is best:
            return _rating(best)
        nodes = max(2, self._budget.nodes) if self._budget.nodes else 0
        search = SearchBot(f"{self._seed}/again", replace(self._budget, nodes=nodes))
        both = {each.option: each for each in search.prospects(view, [best.option, chosen.option])}
        one, other = both[best.option], both[chosen.option]
        if not (best.nodes and one.nodes and other.nodes):
            return _rating(chosen)
        return Rating(
            chosen.option.action.text,
            chosen.reason,
            chosen.nodes + other.nodes,
            min(1.0, max(0.0, best.chance - one.chance + other.chance)),
            best.points - one.points + other.points,
            best.lead - one.lead + other.lead,
        )


def _rating(prospect: Prospect) -> Rating:
    action = prospect.option.action.text
    if not prospect.nodes:
        return Rating(action, prospect.reason)
    _, nodes, chance, points, lead, why = prospect
    return Rating(action, why, nodes, chance, points, lead)

"""Analysts: bots that rate every option and explain the rating."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal

from citadels.bots import COMMAND_PREFIX, LearnedBot, SearchBot, bot_names, is_import_path, make_bot
from citadels.bots.advice.evidence import explain
from citadels.bots.advice.terms import ORDER, Term, Terms, total
from citadels.bots.expert import ExpertBot
from citadels.bots.learned.reasons import explain_answers
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
    """A bot's rating of one option. Fields that the bot cannot estimate are None."""

    action: str
    reason: Term
    nodes: int = 0  # simulations of this option
    chance: float | None = None  # win probability
    points: float | None = None  # expected a round or two later, or at the end of the game
    lead: float | None = None  # expected points ahead of the best opponent
    judgement: float | None = None  # the expert's score, in points
    preference: float | None = None  # probability that the network plays it

    def worth(self, unit: Unit) -> float | None:
        """Return the value by which options are compared."""
        return {"chance": self.chance, "judgement": self.judgement, "preference": self.preference}[unit]


class Analyst(ABC):
    """Rates options from the view of the seat to move."""

    unit: ClassVar[Unit]

    @abstractmethod
    def rate(self, view: View, options: Sequence[Option], chosen: str | None = None) -> list[Rating]:
        """Rate all options, best first. The ``chosen`` one is rated as precisely as the best."""


def analyst(name: str, seed: str) -> Analyst:
    """Return the analyst of this name. Ratings follow from the seed, unless the budget is in seconds."""
    kind = name.partition(":")[0]
    others = name in bot_names() or name.startswith(COMMAND_PREFIX) or is_import_path(name)
    if kind not in (SEARCH, LEARNED, *EXPERTS) and others:
        able = f"{', '.join([*EXPERTS, LEARNED])} and {SEARCH} (also {SEARCH}:5s, {SEARCH}:800n)"
        raise CitadelsError(f"bot {name!r} cannot analyze; choose from {able}")
    bot = make_bot(name, seed)
    if isinstance(bot, SearchBot):
        return SearchAnalyst(bot.budget, seed)
    if isinstance(bot, LearnedBot):
        return NetworkAnalyst(bot)
    assert isinstance(bot, ExpertBot)
    return ExpertAnalyst(bot)


class ExpertAnalyst(Analyst):
    """Rates by the expert's score, in points."""

    unit = "judgement"

    def __init__(self, bot: ExpertBot) -> None:
        self._bot = bot

    def rate(self, view: View, options: Sequence[Option], chosen: str | None = None) -> list[Rating]:
        """Rate all options by their scores. The order within a turn does not count for the rating."""
        assessment = self._bot.assess(view)
        judged = [(option.action.text, self._bot.judge(assessment, option)) for option in options]
        judged.sort(key=lambda each: total(each[1]), reverse=True)
        return [
            Rating(action, explain(assessment, terms), judgement=_without_order(terms))
            for action, terms in judged
        ]


def _without_order(terms: Terms) -> float:
    return total([term for term in terms if term.name != ORDER])


class NetworkAnalyst(Analyst):
    """Rates by the network's policy: the probability that ``learned`` plays each option, and why."""

    unit = "preference"

    def __init__(self, bot: LearnedBot) -> None:
        self._bot = bot

    def rate(self, view: View, options: Sequence[Option], chosen: str | None = None) -> list[Rating]:
        """Rate all options by probability. The first also gets the network's win probability."""
        if view.edition not in EDITIONS:
            raise CitadelsError(
                f"bot {LEARNED!r} does not support the edition {view.edition!r}; "
                f"choose {SEARCH} or {EXPERTS[0]}"
            )
        actions = [option.action for option in options]
        liked = [
            Rating(action.text, why, preference=share)
            for action, (share, why) in zip(actions, explain_answers(self._bot, view, actions), strict=True)
        ]
        liked.sort(key=lambda rating: rating.preference or 0.0, reverse=True)
        return [replace(liked[0], chance=self._bot.network.win_probabilities(view)[view.seat]), *liked[1:]]


class SearchAnalyst(Analyst):
    """Rates by search: win probability estimated in sampled worlds, most precisely for close options."""

    unit = "chance"

    def __init__(self, budget: Budget, seed: str) -> None:
        self._budget = budget
        self._seed = seed

    def rate(self, view: View, options: Sequence[Option], chosen: str | None = None) -> list[Rating]:
        """Rate all options, beginning with the one that the search would choose."""
        found = SearchBot(self._seed, self._budget).prospects(view, options)
        return [
            self._rate_again(view, found[0], each) if each.option.action.text == chosen else _rating(each)
            for each in found
        ]

    def _rate_again(self, view: View, best: Prospect, chosen: Prospect) -> Rating:
        """Compare the chosen option with the best one again, in fresh worlds.

        A candidate eliminated early was simulated in few worlds, and the winner is biased upward by its luck.
        Fresh worlds remove both effects.
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

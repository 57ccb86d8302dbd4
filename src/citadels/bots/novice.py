"""The bots ``novice`` and ``beginner``: weaker players that have favorites and overlook options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Final, NamedTuple

from citadels.bots.advice import Advice, plain
from citadels.bots.advice.verbs import COMMON
from citadels.bots.greedy import DRAFT, DRAFT_NOISE, GreedyBot
from citadels.engine.actions import TYPES, Action
from citadels.engine.game import Option
from citadels.engine.view import View

RANKS: Final = range(1, 9)  # present in every cast
FAVORITE_RANKS: Final = 2

# Bonus of a favorite over its value, in points.
CHARACTER_BONUS: Final = 4.0
DISTRICT_BONUS: Final = 2.0
BUILD_VERBS: Final = ("build", "keep")

SAVING_MARGIN: Final = 1.0  # points by which a district may fall short of the one a beginner saves for
WORSE_THAN_ENDING: Final = -1.0  # so that the turn is ended instead


class Preferences(NamedTuple):
    """A player's favorites, constant throughout a game."""

    type: str  # favorite type of districts
    ranks: frozenset[int]  # favorite ranks of characters

    @staticmethod
    def from_seed(person: str) -> Preferences:
        """Draw the favorites of a player."""
        chance = Random(f"{person}/likings")
        return Preferences(chance.choice(TYPES), frozenset(chance.sample(RANKS, FAVORITE_RANKS)))

    def of_character(self, view: View, name: str) -> float:
        return CHARACTER_BONUS if view.rules.rank[name] in self.ranks else 0.0

    def of_district(self, view: View, name: str) -> float:
        return DISTRICT_BONUS if view.rules.built[name].district.type == self.type else 0.0


class NoviceBot(GreedyBot):
    """Scores options as ``greedy`` does, but has favorites and overlooks half of what its cards can do.

    It drafts, builds and keeps its favorites, and aims at its favorite characters.
    """

    attention = 0.5  # probability of noticing an option that a card offers

    @cached_property
    def preferences(self) -> Preferences:
        return Preferences.from_seed(self.person)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """Return the best of the options that it notices."""
        return super().choose(view, list(filter(self._notices, options)) or options)

    def _notices(self, option: Option) -> bool:
        return option.mandatory or option.verb in COMMON or self.random.random() < self.attention

    def worth(self, advice: Advice, view: View, option: Option) -> float:
        """Return the greedy value, plus a bonus for favorites."""
        worth = super().worth(advice, view, option)
        name = option.action.name
        if option.verb in DRAFT:
            return worth + DRAFT[option.verb] * self.preferences.of_character(view, name)
        if option.target == "character" and worth > 1:
            return worth + self.preferences.of_character(view, name)
        return worth + self.preferences.of_district(view, name) if option.verb in BUILD_VERBS else worth


class BeginnerBot(NoviceBot):
    """A novice that drafts by preference alone and saves for the district it likes best.

    It ignores both what a character would earn and how near the end of the game is.
    """

    attention = 0.35

    def worth(self, advice: Advice, view: View, option: Option) -> float:
        """Return the novice's value, but reject districts that it likes less than the one it saves for."""
        name = option.action.name
        if option.verb in DRAFT:
            liking = self.preferences.of_character(view, name) + DRAFT_NOISE * self.random.random()
            return DRAFT[option.verb] * liking
        if option.verb == "build" and self._wish(view, name) < self._dearest_wish(view) - SAVING_MARGIN:
            return WORSE_THAN_ENDING
        return super().worth(advice, view, option)

    def _wish(self, view: View, name: str) -> float:
        return plain.cost(view, name) + self.preferences.of_district(view, name)

    def _dearest_wish(self, view: View) -> float:
        """Return the value of the most wanted district that it cannot afford yet."""
        gold, hand = view.me.gold, view.me.hand or ()
        wanted = [card for card in hand if plain.cost(view, card) > gold and not plain.in_city(view, card)]
        return max([self._wish(view, card) for card in wanted], default=0.0)

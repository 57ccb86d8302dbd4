"""novice and beginner: weaker players, who have their favorites and overlook things."""

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

RANKS: Final = range(1, 9)  # those that every cast has
FAVORITE_RANKS: Final = 2

# What a favorite counts more than it is worth.
CHARACTER_BONUS: Final = 4.0
DISTRICT_BONUS: Final = 2.0
BUILD_VERBS: Final = ("build", "keep")

SAVING_MARGIN: Final = 1.0  # A beginner still builds what it wants this much less than what it saves for.
WORSE_THAN_ENDING: Final = -1.0  # worth less than to end the turn


class Preferences(NamedTuple):
    """What a player likes throughout a game, whatever it brings."""

    type: str  # of districts
    ranks: frozenset[int]  # of characters

    @staticmethod
    def from_seed(person: str) -> Preferences:
        """Those of one player."""
        chance = Random(f"{person}/likings")
        return Preferences(chance.choice(TYPES), frozenset(chance.sample(RANKS, FAVORITE_RANKS)))

    def of_character(self, view: View, name: str) -> float:
        return CHARACTER_BONUS if view.rules.rank[name] in self.ranks else 0.0

    def of_district(self, view: View, name: str) -> float:
        return DISTRICT_BONUS if view.rules.built[name].district.type == self.type else 0.0


class NoviceBot(GreedyBot):
    """Judges as greedy does, but has favorites, and half of what its cards can do it overlooks.

    It picks its favorite characters, takes others to be what it would like to be, and builds and keeps its
    favorite districts.
    """

    attention = 0.5  # the chance that it notices something that a card can do

    @cached_property
    def preferences(self) -> Preferences:
        return Preferences.from_seed(self.person)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """The best of what it notices."""
        return super().choose(view, list(filter(self._notices, options)) or options)

    def _notices(self, option: Option) -> bool:
        return option.mandatory or option.verb in COMMON or self.random.random() < self.attention

    def worth(self, advice: Advice, view: View, option: Option) -> float:
        """The more the better it likes what is named."""
        worth = super().worth(advice, view, option)
        name = option.action.name
        if option.verb in DRAFT:
            return worth + DRAFT[option.verb] * self.preferences.of_character(view, name)
        if option.target == "character" and worth > 1:
            return worth + self.preferences.of_character(view, name)
        return worth + self.preferences.of_district(view, name) if option.verb in BUILD_VERBS else worth


class BeginnerBot(NoviceBot):
    """A novice who picks characters by liking alone, and saves for the district it likes best.

    It counts neither what a character would bring nor how near the end is.
    """

    attention = 0.35

    def worth(self, advice: Advice, view: View, option: Option) -> float:
        """What it is not waiting for it does not build."""
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
        """The district that it wants most and has too little gold for."""
        gold, hand = view.me.gold, view.me.hand or ()
        wanted = [card for card in hand if plain.cost(view, card) > gold and not plain.in_city(view, card)]
        return max([self._wish(view, card) for card in wanted], default=0.0)

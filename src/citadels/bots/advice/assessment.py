"""Assess a position for one player: who is ahead, how long the game may last, who holds which character."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from citadels.bots.advice.draft_features import DRAFT_FEATURES
from citadels.bots.advice.temperament import EVEN, Temperament
from citadels.bots.advice.terms import CARD, GOLD
from citadels.engine.actions import TYPES
from citadels.engine.cards import District
from citadels.engine.deal import hidden_characters
from citadels.engine.deprecated import warn_renamed
from citadels.engine.game import Option
from citadels.engine.view import PlayerView, View

if TYPE_CHECKING:
    from citadels.bots.advice import Advice

DRAFT_SHARPNESS: Final = 0.6  # inverse temperature of opponents' picks
ALL_TYPES_BONUS: Final = 3.8
TYPICAL_GOLD: Final = 3  # income of a typical turn


class Assessment:
    """The expert's assessment of one view. Expensive values are cached."""

    def __init__(self, view: View, advice: Advice, temperament: Temperament = EVEN) -> None:
        self.view: View = view
        self.rules = view.rules
        self.seat = view.seat
        self.advice = advice
        self.temperament = temperament
        self.me: PlayerView = view.me
        self.gold: int = self.me.gold
        self.hand: tuple[str, ...] = self.me.hand or ()
        self.others = self.rivals(self.seat)
        self.rounds_left: int = self._rounds_left()
        self.gold_worth = self._gold_worth()
        # Computed on demand.
        self._points: list[int] | None = None
        self._leader: int | None = None
        self._useful: list[str] | None = None
        self._beliefs: list[dict[str, float]] | None = None
        self._hidden_characters: list[list[dict[str, float]]] | None = None
        self._draft_features: dict[tuple[str, int], float] = {}

    # -- the table

    def rivals(self, seat: int) -> list[int]:
        """Return all seats but this one."""
        return [other for other in range(len(self.view.players)) if other != seat]

    def target(self, option: Option) -> int:
        """Return the seat that an option targets."""
        return self.seat if option.seat is None else option.seat

    def player(self, seat: int) -> PlayerView:
        return self.view.players[seat]

    def missing(self, seat: int) -> int:
        """Return how many districts a player still needs."""
        return max(0, self.view.complete_size - self.player(seat).city_size)

    def _rounds_left(self) -> int:
        """Return the minimum number of rounds left, including this one."""
        if self.view.first:
            return 1
        return max(1, min([self.missing(seat) for seat in range(len(self.view.players))]))

    @property
    def points(self) -> list[int]:
        if self._points is None:
            self._points = [self.view.points(seat) for seat in range(len(self.view.players))]
        return self._points

    @property
    def leader(self) -> int:
        """The most dangerous opponent."""
        if self._leader is None:
            self._leader = max(self.others, key=self.strength)
        return self._leader

    def strength(self, seat: int) -> float:
        """Return a player's strength: points, nearness to the end, gold and cards."""
        player = self.player(seat)
        nearness = 2.5 * max(0, 3 - self.missing(seat))
        return self.points[seat] + nearness + 0.4 * player.gold + 0.3 * player.hand_size

    def importance(self, seat: int) -> float:
        """Return the weight of harm to a player: highest for the leader."""
        ahead = self.strength(seat) - self.strength(self.seat)
        return self.temperament.malice * (0.78 if seat == self.leader else 0.45 if ahead > -4 else 0.31)

    # -- districts

    def district(self, name: str) -> District:
        return self.rules.built[name].district

    def cost(self, name: str) -> int:
        return self.rules.built[name].cost

    def in_city(self, name: str) -> bool:
        key = name.rstrip("+")
        return any(built.rstrip("+") == key for built in self.me.city)

    def worth(self, name: str) -> float:
        """Return the value of building a district now, in points."""
        district = self.district(name)
        worth = (
            self.temperament.progress
            + self.temperament.grandeur * self.cost(name)
            + district.bonus
            + self._new_type(district)
        )
        return worth + self.advice.districts[district.key].worth(self)

    def _new_type(self, district: District) -> float:
        """Return a share of the bonus for all types if this type is new."""
        have = {self.district(name).type for name in self.me.city}
        if district.type in have:
            return 0.0
        return ALL_TYPES_BONUS / max(1, len(TYPES) - len(have))

    @property
    def useful(self) -> list[str]:
        """Cards in hand that can still be built."""
        if self._useful is None:
            about = self.advice.districts
            self._useful = [
                card
                for card in dict.fromkeys(self.hand)
                if not self.in_city(card) and not about[card].hopeless(self)
            ]
        return self._useful

    def affordable(self, gold: int) -> list[str]:
        return [card for card in self.useful if self.cost(card) <= gold]

    def best_build(self, gold: int) -> float:
        """Return the value of the best district affordable with this gold."""
        return max([self.worth(card) for card in self.affordable(gold)], default=0.0)

    # -- value of gold and cards

    def _gold_worth(self) -> float:
        """Return the value of a gold in points: low near the end, when it cannot be spent."""
        return GOLD if self.rounds_left > 2 else 0.53 * GOLD if self.rounds_left == 2 else 0.28

    @property
    def card_worth(self) -> float:
        """The value of a card in points: low near the end and with many useful cards."""
        if self.rounds_left <= 1:
            return 0.1
        return CARD * (2.3 if len(self.useful) == 0 else 0.71 if len(self.useful) < 3 else 0.46)

    def gold_for(self, seat: int, gold: float) -> float:
        """Return the value of gold to a player this turn, for oneself including what it lets one build."""
        if seat != self.seat or not gold:
            return self.gold_worth * gold
        before, after = self._turn(self.gold + 2), self._turn(self.gold + 2 + int(gold))
        return max(self.gold_worth * gold, after - before)

    def _turn(self, gold: int) -> float:
        """Return the value of the best district affordable, plus the gold left."""
        plans = [
            self.worth(card) + self.gold_worth * (gold - self.cost(card)) for card in self.affordable(gold)
        ]
        return max(plans, default=self.gold_worth * gold * 1.2)

    def next_build(self, card: str, price: int) -> float:
        """Return the value of the best district next turn, after paying this price for this card."""
        gold = self.gold - price + TYPICAL_GOLD
        return max([self.worth(other) for other in self.affordable(gold) if other != card], default=0.0)

    def districts_of(self, seat: int, type: str) -> int:
        """Return how many districts of a city earn income for this type."""
        return len([name for name in self.player(seat).city if self.district(name).earns_as(type)])

    # -- characters

    def character(self, rank: int) -> str:
        return self.rules.characters[rank].key

    def character_value(self, character: str, seat: int) -> float:
        """Return the estimated value of a character to a player, in points."""
        advice = self.advice.characters[character]
        weights = advice.feature_weights.items()
        return advice.worth(self, seat) + sum(
            [weight * self._draft_feature(name, seat) for name, weight in weights]
        )

    def _draft_feature(self, name: str, seat: int) -> float:
        """Return a draft feature for a player, cached."""
        key = (name, seat)
        if key not in self._draft_features:
            self._draft_features[key] = DRAFT_FEATURES[name](self, seat)
        return self._draft_features[key]

    def preference(self, character: str) -> float:
        """Return the bias of a character plus the preference of this temperament."""
        advice = self.advice.characters[character]
        return advice.bias + self.temperament.preferences.get(advice.nature, 0.0)

    def _draft_value(self, character: str, seat: int) -> float:
        """Return the drafting value of a character to a player of unknown temperament."""
        return self.character_value(character, seat) + self.advice.characters[character].bias

    @property
    def beliefs(self) -> list[dict[str, float]]:
        """By seat, the probability of each character that the player may hold."""
        if self._beliefs is None:
            self._beliefs = [self._belief(seat) for seat in range(len(self.view.players))]
        return self._beliefs

    def set_beliefs(self, beliefs: list[dict[str, float]]) -> None:
        """Replace the beliefs by better ones, such as those inferred with the network."""
        self._beliefs = beliefs

    @property
    def hidden_characters(self) -> list[list[dict[str, float]]]:
        """By seat, what each hidden card can be, as shares of all possible worlds."""
        if self._hidden_characters is None:
            self._hidden_characters = hidden_characters(self.view)
        return self._hidden_characters

    def _belief(self, seat: int) -> dict[str, float]:
        found: dict[str, float] = {}
        for domain in self.view.knowledge.held[seat]:
            weights = {key: exp(DRAFT_SHARPNESS * self._draft_value(key, seat)) for key in sorted(domain)}
            whole = sum(weights.values()) or 1.0
            for key, weight in weights.items():
                found[key] = min(1.0, found.get(key, 0.0) + weight / whole)
        return found

    def chance(self, seat: int, character: str) -> float:
        return self.beliefs[seat].get(character, 0.0)

    def in_play(self, character: str) -> float:
        """Return how likely it is that an opponent holds a character."""
        return min(1.2, sum([self.chance(seat, character) for seat in self.others]))

    # -- deprecated names

    def liking(self, character: str, seat: int) -> float:
        warn_renamed("Assessment.liking", "Assessment.character_value")
        return self.character_value(character, seat)

    def fondness(self, character: str) -> float:
        warn_renamed("Assessment.fondness", "Assessment.preference")
        return self.preference(character)

    def stands(self, name: str) -> bool:
        warn_renamed("Assessment.stands", "Assessment.in_city")
        return self.in_city(name)

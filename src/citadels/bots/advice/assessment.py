"""A player's assessment of the table: who is ahead, how long the game may last, who may be whom."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from citadels.bots.advice.draft_features import DRAFT_FEATURES
from citadels.bots.advice.temperament import EVEN, Temperament
from citadels.bots.advice.terms import CARD, GOLD
from citadels.engine.actions import TYPES
from citadels.engine.cards import District
from citadels.engine.game import Option
from citadels.engine.view import PlayerView, View

if TYPE_CHECKING:
    from citadels.bots.advice import Advice

DRAFT_SHARPNESS: Final = (
    0.6  # how reliably players take the character that brings them most, as far as one can see
)
ALL_TYPES_BONUS: Final = 3.8
TYPICAL_GOLD: Final = 3  # what a turn brings


class Assessment:
    """Looks at one view; what is asked often is worked out once."""

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
        # Worked out when they are asked for.
        self._points: list[int] | None = None
        self._leader: int | None = None
        self._useful: list[str] | None = None
        self._beliefs: list[dict[str, float]] | None = None
        self._draft_features: dict[tuple[str, int], float] = {}

    # -- the table

    def rivals(self, seat: int) -> list[int]:
        """Everybody but the player of this seat."""
        return [other for other in range(len(self.view.players)) if other != seat]

    def target(self, option: Option) -> int:
        """The player whom an answer is about."""
        return self.seat if option.seat is None else option.seat

    def player(self, seat: int) -> PlayerView:
        return self.view.players[seat]

    def missing(self, seat: int) -> int:
        """Districts that a player still needs."""
        return max(0, self.view.complete_size - self.player(seat).city_size)

    def _rounds_left(self) -> int:
        """How many more rounds there may be, this one included."""
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
        """The most dangerous of the others."""
        if self._leader is None:
            self._leader = max(self.others, key=self.strength)
        return self._leader

    def strength(self, seat: int) -> float:
        """Points now, and how soon the player can end the game."""
        player = self.player(seat)
        nearness = 2.5 * max(0, 3 - self.missing(seat))
        return self.points[seat] + nearness + 0.4 * player.gold + 0.3 * player.hand_size

    def importance(self, seat: int) -> float:
        """How much it helps to harm a player: most, if they are in the lead."""
        ahead = self.strength(seat) - self.strength(self.seat)
        return self.temperament.malice * (0.78 if seat == self.leader else 0.45 if ahead > -4 else 0.31)

    # -- districts

    def district(self, name: str) -> District:
        return self.rules.built[name].district

    def cost(self, name: str) -> int:
        return self.rules.built[name].cost

    def stands(self, name: str) -> bool:
        key = name.rstrip("+")
        return any(built.rstrip("+") == key for built in self.me.city)

    def worth(self, name: str) -> float:
        """The points that a district would bring if it were built now."""
        district = self.district(name)
        worth = (
            self.temperament.progress
            + self.temperament.grandeur * self.cost(name)
            + district.bonus
            + self._new_type(district)
        )
        return worth + self.advice.districts[district.key].worth(self)

    def _new_type(self, district: District) -> float:
        """A share of the bonus for all types, if this one is new."""
        have = {self.district(name).type for name in self.me.city}
        if district.type in have:
            return 0.0
        return ALL_TYPES_BONUS / max(1, len(TYPES) - len(have))

    @property
    def useful(self) -> list[str]:
        """Cards in hand that could be built some day."""
        if self._useful is None:
            about = self.advice.districts
            self._useful = [
                card
                for card in dict.fromkeys(self.hand)
                if not self.stands(card) and not about[card].hopeless(self)
            ]
        return self._useful

    def affordable(self, gold: int) -> list[str]:
        return [card for card in self.useful if self.cost(card) <= gold]

    def best_build(self, gold: int) -> float:
        """The most that one building could bring with so much gold."""
        return max([self.worth(card) for card in self.affordable(gold)], default=0.0)

    # -- what gold and cards are worth

    def _gold_worth(self) -> float:
        """A gold in points: little if there is hardly time to spend it."""
        return GOLD if self.rounds_left > 2 else 0.53 * GOLD if self.rounds_left == 2 else 0.28

    @property
    def card_worth(self) -> float:
        """A card in points: nothing at the end, little for whoever holds many."""
        if self.rounds_left <= 1:
            return 0.1
        return CARD * (2.3 if len(self.useful) == 0 else 0.71 if len(self.useful) < 3 else 0.46)

    def gold_for(self, seat: int, gold: float) -> float:
        """What so much gold brings a player this turn; for oneself, that includes what it lets one build."""
        if seat != self.seat or not gold:
            return self.gold_worth * gold
        before, after = self._turn(self.gold + 2), self._turn(self.gold + 2 + int(gold))
        return max(self.gold_worth * gold, after - before)

    def _turn(self, gold: int) -> float:
        """The best building with so much gold, and what is left of it."""
        plans = [
            self.worth(card) + self.gold_worth * (gold - self.cost(card)) for card in self.affordable(gold)
        ]
        return max(plans, default=self.gold_worth * gold * 1.2)

    def next_build(self, card: str, price: int) -> float:
        """What could be built in the next turn, after this card for that price."""
        gold = self.gold - price + TYPICAL_GOLD
        return max([self.worth(other) for other in self.affordable(gold) if other != card], default=0.0)

    def districts_of(self, seat: int, type: str) -> int:
        """Districts of a city that an income for this type counts."""
        return len([name for name in self.player(seat).city if self.district(name).earns_as(type)])

    # -- characters

    def character(self, rank: int) -> str:
        return self.rules.characters[rank].key

    def liking(self, character: str, seat: int) -> float:
        """What being this character would bring a player, as far as one can see."""
        advice = self.advice.characters[character]
        weights = advice.feature_weights.items()
        return advice.worth(self, seat) + sum(
            [weight * self._draft_feature(name, seat) for name, weight in weights]
        )

    def _draft_feature(self, name: str, seat: int) -> float:
        """How much of a circumstance there is for a player, worked out once."""
        key = (name, seat)
        if key not in self._draft_features:
            self._draft_features[key] = DRAFT_FEATURES[name](self, seat)
        return self._draft_features[key]

    def fondness(self, character: str) -> float:
        """How much a character is liked beyond its worth, from experience and by temperament."""
        advice = self.advice.characters[character]
        return advice.bias + self.temperament.fondness.get(advice.nature, 0.0)

    def _draft_value(self, character: str, seat: int) -> float:
        """What speaks for a character to a player of whom no more is known."""
        return self.liking(character, seat) + self.advice.characters[character].bias

    @property
    def beliefs(self) -> list[dict[str, float]]:
        """By seat: the characters that a player may have, and how likely each is."""
        if self._beliefs is None:
            self._beliefs = [self._belief(seat) for seat in range(len(self.view.players))]
        return self._beliefs

    def set_beliefs(self, beliefs: list[dict[str, float]]) -> None:
        """Take over beliefs that somebody has thought about longer."""
        self._beliefs = beliefs

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
        """How likely it is that one of the others has it."""
        return min(1.2, sum([self.chance(seat, character) for seat in self.others]))

"""Build a district: check whether it may be built, price it, have it paid for, and place it.

The card is shown first, then its owner is asked how to pay, unless gold is the only way. A district that
is paid for can still be confiscated before it is placed.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import (
    COUNTS,
    DUPLICATES,
    FORBIDS,
    ON_BUILT,
    PRICE,
    WAYS,
)
from citadels.engine.errors import DUPLICATE, Reason, lacks_gold
from citadels.engine.field_types import GOLD, NUMBER, SEAT, field
from citadels.engine.state import State
from citadels.engine.steps import Immediate, Question, Step, in_turn

# Terms of payment.
ANY_WAY: Final = 0
NO_SACRIFICE: Final = 1  # gold or cards, but no sacrificed district
REST: Final = 2  # part of the price is already paid; the rest must be gold

PAY_GOLD: Final = act("pay", -1, "gold")
GATHER_FIRST: Final = Reason("gather_first")


def why_not_build(s: State, seat: int, kind: int) -> Reason | None:
    """Return why a card from the hand may not be built now, or None if it may."""
    turn = s.turn
    if not turn.gathered:
        return GATHER_FIRST
    limit = turn.character.build_limit(s)
    if turn.built >= limit and counts_against_limit(s, seat, kind):
        return Reason("limit", limit)
    return why_not_add(s, seat, kind, ANY_WAY, len(s.players[seat].hand) - 1)


def why_not_add(s: State, seat: int, kind: int, terms: int, cards: int) -> Reason | None:
    """Return why a district may not be added to the city, ignoring the turn's progress and the build limit.

    ``cards`` is the number of cards in hand besides the one being built.
    """
    player = s.players[seat]
    card = s.rules.plain[kind]
    character = s.turn.character
    hooks = card.hooks | character.hooks
    if hooks & FORBIDS:
        reason = character.why_not_build(s, seat) or card.district.why_not_build(s, seat)
        if reason is not None:
            return reason
    if player.has(kind) and not _may_duplicate(s, seat, kind):
        return DUPLICATE
    price = price_of(s, seat, kind) if player.hooks & PRICE else card.cost
    if price <= player.gold:
        return None
    if (hooks | player.hooks) & WAYS and other_ways(s, seat, kind, price, terms, cards):
        return None
    return lacks_gold(price, player.gold)


def counts_against_limit(s: State, seat: int, kind: int) -> bool:
    district = s.rules.districts[kind]
    character = s.turn.character
    if not (district.hooks | character.hooks) & COUNTS:
        return True
    return district.counts_against_limit(s, seat, kind) and character.counts_against_limit(s, seat, kind)


def _may_duplicate(s: State, seat: int, kind: int) -> bool:
    character = s.turn.character
    if character.hooks & DUPLICATES and character.may_duplicate(s, seat, kind):
        return True
    player = s.players[seat]
    if not player.hooks & DUPLICATES:
        return False
    return any(built.district.may_duplicate(s, seat, kind) for built in player.city)


def price_of(s: State, seat: int, kind: int) -> int:
    """Return what building this district costs the player."""
    price = s.rules.plain[kind].cost
    player = s.players[seat]
    if player.hooks & PRICE:
        for built in player.city:
            price = built.district.price(s, seat, kind, price)
    return price


def other_ways(s: State, seat: int, kind: int, price: int, terms: int, cards: int) -> list[Action]:
    """Return the ways to pay other than with the player's own gold, in a fixed order."""
    ways: list[Action] = []
    character, district, player = s.turn.character, s.rules.districts[kind], s.players[seat]
    if character.hooks & WAYS:
        ways += character.ways_to_pay(s, seat, kind, price, terms, cards)
    if district.hooks & WAYS:
        ways += district.ways_to_pay(s, seat, kind, price, terms, cards)
    if player.hooks & WAYS:
        for built in player.city:
            if built.hooks & WAYS and built.kind != kind:
                ways += built.district.ways_to_pay(s, seat, kind, price, terms, cards)
    return ways


def ways_to_pay(s: State, seat: int, price: int, terms: int) -> list[Action]:
    """Return all ways to pay for the district on the player's site."""
    player = s.players[seat]
    ways = [PAY_GOLD] if price <= player.gold else []
    return ways + other_ways(s, seat, site_of(s, seat), price, terms, player.hand_size)


def site_of(s: State, seat: int) -> int:
    """Return the kind of the district that the player is building."""
    kind = s.players[seat].site
    if kind < 0:
        raise ValueError(f"seat {seat} is not building anything")
    return kind


def begin(s: State, seat: int, kind: int, origin: int, terms: int) -> None:
    """Show the card and queue its payment."""
    changes.begin_building(s, seat, kind, origin)
    s.then(Settle(seat, price_of(s, seat, kind), terms))


class Settle(Immediate):
    """Pay for the district on the site. Asks how, unless gold is the only way."""

    seat: int = field(SEAT)
    price: int = field(GOLD)
    terms: int = field(NUMBER)

    def run(self, s: State) -> None:
        if ways_to_pay(s, self.seat, self.price, self.terms) == [PAY_GOLD]:
            settle(s, self.seat, self.price, PAY_GOLD)
        else:
            s.then(HowToPay(self.seat, self.price, self.terms))


class HowToPay(Question):
    """Choose how to pay for the district on the site."""

    prompt = "how_to_pay"
    verbs = {"pay": "gold"}
    zones = ("site",)

    to_pay: int = field(GOLD)
    terms: int = field(NUMBER)

    def options(self, s: State) -> list[Action]:
        return ways_to_pay(s, self.seat, self.to_pay, self.terms)

    def choose(self, s: State, action: Action) -> None:
        settle(s, self.seat, self.to_pay, action)

    def price(self, s: State, action: Action) -> int:
        return self.to_pay if action is PAY_GOLD else -1

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        known = self.terms in (ANY_WAY, NO_SACRIFICE, REST)
        return in_turn(s, self.seat, beneath) and known and self.to_pay >= 0


def settle(s: State, seat: int, price: int, way: Action) -> None:
    """Pay in the chosen way."""
    if way is PAY_GOLD:
        changes.pay(s, seat, price, "build")
        s.then(Paid(seat, price))
    else:
        s.rules.card_with_verb(s.turn.rank, way.verb).pay_by(s, seat, price, way)


class Paid(Immediate):
    """Offer a paid district to the characters that may take it over; place it if none does."""

    seat: int = field(SEAT)
    gold: int = field(GOLD)

    def run(self, s: State) -> None:
        for character in s.rules.on_paid:
            if character.on_paid(s, self.seat, self.gold):
                return
        s.then(PlaceDistrict(self.seat, self.seat, self.gold))


class PlaceDistrict(Immediate):
    """Move the district from the builder's site to the city of ``seat``, for ``gold`` already paid."""

    aliases = ("Place",)

    builder: int = field(SEAT)
    seat: int = field(SEAT)
    gold: int = field(GOLD)

    def run(self, s: State) -> None:
        changes.note_spent(s, self.gold)
        built = s.rules.districts[s.players[self.builder].site]
        changes.place(s, self.builder, self.seat)
        if built.hooks & ON_BUILT:
            built.on_built(s, self.seat)
        for character in s.rules.on_built:
            character.on_built(s, self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseCards(Question):
    """Pick cards from the hand one by one, in any order.

    Picked cards stay in ``chosen`` until the last answer. Their number is public.
    """

    pick: ClassVar[str] = ""  # the verb that picks one card
    zones: ClassVar[tuple[str, ...]] = ("chosen",)

    def min_cards(self, s: State) -> int:
        """Return how many cards must be picked in all."""
        raise NotImplementedError

    def max_cards(self, s: State) -> int:
        """Return how many cards may be picked in all."""
        raise NotImplementedError

    def finish(self, s: State) -> None:
        """Carry out the choice, once all cards are picked."""
        raise NotImplementedError

    def options(self, s: State) -> list[Action]:
        player = s.players[self.seat]
        out = s.rules.each_district(self.pick, player.hand)
        if len(player.chosen) >= self.min_cards(s):
            out.append(DONE)
        return out

    def choose(self, s: State, action: Action) -> None:
        if action is not DONE:
            changes.choose_card(s, self.seat, s.rules.kind[action.name])
            if len(s.players[self.seat].chosen) < self.max_cards(s):
                s.then(self)
                return
        self.finish(s)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        """Return whether enough cards are left and more may still be picked."""
        player = s.players[self.seat]
        enough = self.min_cards(s) <= player.hand_size and len(player.chosen) < self.max_cards(s)
        return in_turn(s, self.seat, beneath) and enough


DONE: Final = act("done")
CHOOSE_VERBS: Final = {"done": ALONE}

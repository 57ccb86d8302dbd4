"""Thieves' Den: any part of its cost may be paid with cards from the hand."""

from __future__ import annotations

from citadels.engine import changes, field_types
from citadels.engine.actions import ALONE, DISTRICT, Action, act
from citadels.engine.building import REST, ChooseCards, Settle, other_ways
from citadels.engine.cards import District
from citadels.engine.state import State

WITH_CARDS = act("thieves_den")


class PayWithCards(ChooseCards):
    """Pick cards to pay with. The rest of the price is paid in gold."""

    prompt = "pay_with_cards"
    verbs = {"pay_card": DISTRICT}
    pick = "pay_card"
    zones = ("chosen", "site")

    to_pay: int = field_types.field(field_types.GOLD)

    def min_cards(self, s: State) -> int:
        """Return the fewest cards that leave an affordable rest, or more than there are if none do."""
        player = s.players[self.seat]
        cards = player.hand_size
        for count in range(1, min(cards, self.to_pay) + 1):
            rest = self.to_pay - count
            if rest <= player.gold:
                return count
            if other_ways(s, self.seat, player.site, rest, REST, cards - count):
                return count
        return cards + 1

    def max_cards(self, s: State) -> int:
        return min(s.players[self.seat].hand_size, self.to_pay)

    def finish(self, s: State) -> None:
        count = len(s.players[self.seat].chosen)
        changes.discard_chosen(s, self.seat, "thieves_den")
        s.then(Settle(self.seat, self.to_pay - count, REST))


class ThievesDen(District):
    key = "thieves_den"
    cost = 6
    verbs = {"thieves_den": ALONE}
    steps = (PayWithCards,)

    def ways_to_pay(self, s: State, seat: int, kind: int, price: int, terms: int, cards: int) -> list[Action]:
        """Offer it for the Den being built, not from one in the city."""
        if terms == REST or kind != self.kind or not cards:
            return []
        return [WITH_CARDS] if s.players[seat].gold + cards >= price else []

    def pay_by(self, s: State, seat: int, price: int, action: Action) -> None:
        s.then(PayWithCards(seat, price))

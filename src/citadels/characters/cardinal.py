"""Cardinal: one card per religious district; may take gold missing for building in exchange for cards."""

from __future__ import annotations

from citadels.characters.common import CardIncome
from citadels.engine import changes, field_types
from citadels.engine.actions import ALONE, DISTRICT, SEAT, Action, act
from citadels.engine.building import ChooseCards, Paid
from citadels.engine.cards import RELIGIOUS
from citadels.engine.state import State
from citadels.engine.steps import Step


class Purchase(ChooseCards):
    """Pick the cards to give for the missing gold, then pay (CARD-1)."""

    prompt = "purchase"
    verbs = {"hand_over": DISTRICT}
    pick = "hand_over"
    zones = ("chosen", "site")

    target: int = field_types.field(field_types.SEAT)
    missing: int = field_types.field(field_types.GOLD)

    def min_cards(self, s: State) -> int:
        return self.missing

    def max_cards(self, s: State) -> int:
        return self.missing

    def finish(self, s: State) -> None:
        changes.pay_to(s, self.target, self.seat, self.missing, "cardinal")
        changes.give_chosen(s, self.seat, self.target, "cardinal")
        gold = s.players[self.seat].gold
        changes.pay(s, self.seat, gold, "build")
        s.then(Paid(self.seat, gold))

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        able = self.target in s.others(self.seat) and s.players[self.target].gold >= self.missing
        return able and super().can_be_pending(s, beneath)


class Cardinal(CardIncome):
    key = "cardinal"
    rank = 5
    income_type = RELIGIOUS
    verbs = {"income": ALONE, "charge": SEAT}
    steps = (Purchase,)

    def ways_to_pay(self, s: State, seat: int, kind: int, price: int, terms: int, cards: int) -> list[Action]:
        missing = price - s.players[seat].gold
        if missing <= 0 or missing > cards or "charge" in s.turn.used:
            return []
        return [act("charge", other) for other in s.others(seat) if s.players[other].gold >= missing]

    def pay_by(self, s: State, seat: int, price: int, action: Action) -> None:
        changes.note_used(s, "charge")
        s.then(Purchase(seat, action.number, price - s.players[seat].gold))

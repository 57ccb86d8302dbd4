"""Seer: takes a random card from every hand, then gives each of those players a card back."""

from __future__ import annotations

from citadels.engine import changes, field_types
from citadels.engine.actions import ALONE, DISTRICT, Action, act
from citadels.engine.cards import Character
from citadels.engine.errors import EMPTY_HAND, Reason
from citadels.engine.state import State
from citadels.engine.steps import Question, Step, in_turn

DIVINE = act("divine")


class GiveBack(Question):
    """Give a card from the hand to a player whose card was taken."""

    prompt = "give_back"
    verbs = {"give_card": DISTRICT}

    to: int = field_types.field(field_types.SEAT)

    def options(self, s: State) -> list[Action]:
        return s.rules.each_district("give_card", s.players[self.seat].hand)

    def choose(self, s: State, action: Action) -> None:
        changes.give_card(s, self.seat, self.to, s.rules.kind[action.name], "seer")

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        """Return whether there are enough cards for this player and those who follow."""
        later = len([step for step in beneath if isinstance(step, GiveBack)])
        able = self.to in s.others(self.seat) and len(s.players[self.seat].hand) > later
        return in_turn(s, self.seat, beneath) and able

    def waits_while(self, question: Question) -> bool:
        return isinstance(question, GiveBack)


class Seer(Character):
    key = "seer"
    rank = 3
    verbs = {"divine": ALONE}
    steps = (GiveBack,)

    def build_limit(self, s: State) -> int:
        return 2

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [DIVINE]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        if any(s.players[other].hand for other in s.others(seat)):
            return None
        return EMPTY_HAND

    def use(self, s: State, seat: int, action: Action) -> None:
        taken_from = [other for other in s.others(seat) if s.players[other].hand]
        for other in taken_from:
            hand = s.players[other].hand
            kind = hand[changes.picked(s, self.key, other, len(hand))]
            changes.give_card(s, other, seat, kind, self.key)
        s.then(*[GiveBack(seat, other) for other in taken_from])

"""Wizard: looks at a hand and takes a card, to build at once or to keep; may build duplicates."""

from __future__ import annotations

from citadels.engine import building, changes, field_types
from citadels.engine.actions import DISTRICT, SEAT, Action, act
from citadels.engine.cards import Character
from citadels.engine.errors import EMPTY_HAND, Reason
from citadels.engine.state import State
from citadels.engine.steps import Question, Refusals, Step, in_turn


class TakeCard(Question):
    """Take one card of the seen hand, to keep it or to build it at once (WIZ-1)."""

    prompt = "take_card"
    verbs = {"take": DISTRICT, "erect": DISTRICT}

    target: int = field_types.field(field_types.SEAT)

    def holder(self) -> int:
        return self.target

    def options(self, s: State) -> list[Action]:
        hand = s.players[self.target].hand
        builds = [kind for kind in hand if self._why_not(s, kind) is None]
        return s.rules.each_district("take", hand) + s.rules.each_district("erect", builds)

    def _why_not(self, s: State, kind: int) -> Reason | None:
        return building.why_not_add(s, self.seat, kind, building.NO_SACRIFICE, len(s.players[self.seat].hand))

    def choose(self, s: State, action: Action) -> None:
        kind = s.rules.kind[action.name]
        if action.verb == "take":
            changes.give_card(s, self.target, self.seat, kind, "wizard")
        else:
            building.begin(s, self.seat, kind, self.target, building.NO_SACRIFICE)

    def refused(self, s: State) -> Refusals:
        out: Refusals = []
        for action in s.rules.each_district("erect", s.players[self.target].hand):
            reason = self._why_not(s, s.rules.kind[action.name])
            if reason is not None:
                out.append((action, reason))
        return out

    def price(self, s: State, action: Action) -> int:
        return building.price_of(s, self.seat, s.rules.kind[action.name]) if action.verb == "erect" else -1

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return in_turn(s, self.seat, beneath) and self.target in s.others(self.seat)


class Wizard(Character):
    key = "wizard"
    rank = 3
    verbs = {"peek": SEAT}
    steps = (TakeCard,)

    def may_duplicate(self, s: State, seat: int, kind: int) -> bool:
        return True

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [act("peek", other) for other in s.others(seat)]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return None if s.players[action.number].hand else EMPTY_HAND

    def use(self, s: State, seat: int, action: Action) -> None:
        changes.look_at_hand(s, seat, action.number, self.key)
        s.then(TakeCard(seat, action.number))

"""Spy: names a player and a type and looks at that hand; each match brings one gold and one card."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import SEAT_TYPE, TYPES, Action, act
from citadels.engine.cards import Character
from citadels.engine.errors import EMPTY_HAND, Reason
from citadels.engine.events import Event
from citadels.engine.field_types import SEAT, TYPE, field
from citadels.engine.state import State


class TypeNamed(Event):
    """A player names another player and a type of district."""

    seat: int = field(SEAT)
    other: int = field(SEAT)
    type: str = field(TYPE)


class Spy(Character):
    key = "spy"
    rank = 2
    verbs = {"spy": SEAT_TYPE}
    events = (TypeNamed,)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [act("spy", other, type) for other in s.others(seat) for type in TYPES]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return None if s.players[action.number].hand else EMPTY_HAND

    def use(self, s: State, seat: int, action: Action) -> None:
        other, type = action.number, action.name
        changes.emit(s, TypeNamed(seat, other, type))
        changes.look_at_hand(s, seat, other, self.key)
        target = s.players[other]
        matches = len([kind for kind in target.hand if s.rules.districts[kind].type == type])
        changes.pay_to(s, other, seat, min(matches, target.gold), self.key)
        changes.draw(s, seat, matches, self.key)

"""Laboratory: once a turn, discard one card and gain two gold."""

from __future__ import annotations

from typing import ClassVar

from citadels.engine import changes
from citadels.engine.actions import DISTRICT, Action
from citadels.engine.cards import District
from citadels.engine.state import State


class Laboratory(District):
    key = "laboratory"
    cost = 5
    verbs = {"laboratory": DISTRICT}
    gold: ClassVar[int] = 2

    def candidates(self, s: State, seat: int) -> list[Action]:
        return s.rules.each_district("laboratory", s.players[seat].hand)

    def use(self, s: State, seat: int, action: Action) -> None:
        changes.choose_card(s, seat, s.rules.kind[action.name])
        changes.discard_chosen(s, seat, self.key)
        changes.gain(s, seat, self.gold, self.key)

    def gain_of(self, s: State, seat: int, action: Action) -> int:
        return self.gold


class OldLaboratory(Laboratory):
    gold = 1

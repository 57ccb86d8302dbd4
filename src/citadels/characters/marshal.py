"""Marshal: one gold per military district; may seize a district of cost 3 or less, paying its owner."""

from __future__ import annotations

from citadels.characters.common import RankEight, each_district_of
from citadels.engine import changes
from citadels.engine.actions import ALONE, SEAT_BUILT, Action
from citadels.engine.cards import MILITARY
from citadels.engine.errors import DUPLICATE, Reason, lacks_gold
from citadels.engine.state import State

MAX_COST = 3


class Marshal(RankEight):
    key = "marshal"
    rank = 8
    income_type = MILITARY
    verbs = {"income": ALONE, "seize": SEAT_BUILT}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return super().candidates(s, seat) + each_district_of(s, "seize", s.others(seat))

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        if action.verb != "seize":
            return super().why_not(s, seat, action)
        built = s.rules.built[action.name]
        reason = self.why_not_touch(s, seat, action.number, built)
        if reason is not None:
            return reason
        if built.cost > MAX_COST:
            return Reason("cost", MAX_COST, built.cost)
        if s.players[seat].has(built.kind):
            return DUPLICATE
        price, gold = self.cost_of(s, seat, action), s.players[seat].gold
        return lacks_gold(price, gold)

    def cost_of(self, s: State, seat: int, action: Action) -> int:
        if action.verb != "seize":
            return -1
        built = s.rules.built[action.name]
        return built.cost + self.surcharge_on(s, action.number, built)

    def use(self, s: State, seat: int, action: Action) -> None:
        if action.verb != "seize":
            super().use(s, seat, action)
            return
        changes.pay_to(s, seat, action.number, self.cost_of(s, seat, action), self.key)
        changes.move_district(s, action.number, seat, s.rules.built[action.name], self.key)

"""Warlord: one gold per military district; may destroy a district for its cost minus one."""

from __future__ import annotations

from citadels.characters.common import RankEight, each_district_of
from citadels.engine import changes
from citadels.engine.actions import ALONE, SEAT_BUILT, Action
from citadels.engine.cards import BEFORE_DESTROYED, MILITARY
from citadels.engine.errors import OWN_CITY, Reason, lacks_gold
from citadels.engine.state import Built, State


class Warlord(RankEight):
    key = "warlord"
    rank = 8
    income_type = MILITARY
    verbs = {"income": ALONE, "destroy": SEAT_BUILT}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return super().candidates(s, seat) + each_district_of(s, "destroy", [*s.others(seat), seat])

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        if action.verb != "destroy":
            return super().why_not(s, seat, action)
        reason = self.why_not_touch(s, seat, action.number, s.rules.built[action.name])
        if reason is not None:
            return reason
        price, gold = self.cost_of(s, seat, action), s.players[seat].gold
        return lacks_gold(price, gold)

    def cost_of(self, s: State, seat: int, action: Action) -> int:
        if action.verb != "destroy":
            return -1
        built = s.rules.built[action.name]
        return max(0, built.cost - 1) + self.surcharge_on(s, action.number, built)

    def use(self, s: State, seat: int, action: Action) -> None:
        if action.verb != "destroy":
            super().use(s, seat, action)
            return
        changes.pay(s, seat, self.cost_of(s, seat, action), self.key)
        owner, built = action.number, s.rules.built[action.name]
        if not _goes_elsewhere(s, owner, built, seat):
            changes.destroy(s, owner, built, seat, self.key)


def _goes_elsewhere(s: State, owner: int, built: Built, by: int) -> bool:
    """Return whether a district in some city decides where the destroyed one goes."""
    return any(
        other.district.before_destroyed(s, seat, owner, built, by)
        for seat, player in enumerate(s.players)
        if player.hooks & BEFORE_DESTROYED
        for other in player.city
    )


class OldWarlord(Warlord):
    """The Warlord who destroys at the end of the turn (OLD-3)."""

    ends_turn = ("destroy",)


class Warlord2000(OldWarlord):
    """The Warlord who destroys only other players' districts (IT-2)."""

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        if action.verb == "destroy" and action.number == seat:
            return OWN_CITY
        return super().why_not(s, seat, action)

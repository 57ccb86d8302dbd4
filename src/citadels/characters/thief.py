"""Thief: names another character to rob; when it is revealed, takes all its player's gold."""

from __future__ import annotations

from citadels.characters.common import BEWITCHED, name_others
from citadels.engine import changes, field_types
from citadels.engine.actions import CHARACTER, Action
from citadels.engine.cards import Character
from citadels.engine.errors import Reason
from citadels.engine.flow import KILLED
from citadels.engine.state import Mark, State
from citadels.engine.steps import Step, in_turn

ROBBED = "robbed"


def why_out_of_reach(s: State, rank: int) -> Reason | None:
    """Return why rank 2 may not target a character: rank 1, the killed and the bewitched are off limits."""
    if rank == 1:
        return Reason("rank_one")
    for mark in s.marks:
        if mark.rank == rank and mark.kind in (KILLED, BEWITCHED):
            return Reason(mark.kind)
    return None


class Rob(Step):
    """Take the gold of the robbed player, who was just revealed."""

    seat: int = field_types.field(field_types.SEAT)
    thief: int = field_types.field(field_types.SEAT)

    def run(self, s: State) -> None:
        changes.pay_to(s, self.seat, self.thief, s.players[self.seat].gold, "thief")

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        mark = s.mark_on(s.turn.rank, ROBBED)
        return in_turn(s, self.seat, beneath) and mark is not None and mark.owner == self.thief


class Thief(Character):
    key = "thief"
    rank = 2
    verbs = {"rob": CHARACTER}
    marks = {ROBBED: 1}
    steps = (Rob,)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return name_others(s, "rob")

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return why_out_of_reach(s, s.rules.rank[action.name])

    def use(self, s: State, seat: int, action: Action) -> None:
        changes.put_mark(s, ROBBED, s.rules.rank[action.name], seat)

    def interrupt(self, s: State, mark: Mark, seat: int, plan: list[Step]) -> list[Step]:
        return [Rob(seat, mark.owner), *plan]

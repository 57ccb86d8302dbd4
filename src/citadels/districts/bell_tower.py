"""Bell Tower: when built, its owner may announce that seven districts complete a city."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import A_SIZE, District
from citadels.engine.events import Declined
from citadels.engine.state import COMPLETE_SIZE, State
from citadels.engine.steps import Question, Step

RING = act("ring")
PASS = act("pass")
ANNOUNCED = 7


class Announce(Question):
    """Announce that seven districts complete a city, or decline."""

    prompt = "bell_tower"
    verbs = {"ring": ALONE, "pass": ALONE}

    def options(self, s: State) -> list[Action]:
        return [RING, PASS]

    def choose(self, s: State, action: Action) -> None:
        if action is RING:
            changes.set_complete_size(s, self.seat, ANNOUNCED)
        else:
            changes.emit(s, Declined(self.seat, action.verb, "bell_tower"))

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return len(beneath) > 1 and s.rules.complete_size(s) > ANNOUNCED


class BellTower(District):
    key = "bell_tower"
    cost = 5
    steps = (Announce,)
    game_flags = {COMPLETE_SIZE: A_SIZE}

    def on_built(self, s: State, seat: int) -> None:
        if s.rules.complete_size(s) > ANNOUNCED:
            s.then(Announce(seat))

    def on_left(self, s: State, seat: int, to: int) -> None:
        """Revoke the announcement when the tower is destroyed, unless a city was already completed."""
        if to < 0 and not s.first and s.rules.complete_size(s) < s.rules.size:
            changes.set_complete_size(s, seat, s.rules.size)

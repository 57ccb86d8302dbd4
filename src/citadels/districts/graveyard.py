"""Graveyard: when the Warlord destroys a district, the Graveyard's owner may pay one gold to take it."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import District
from citadels.engine.events import Declined
from citadels.engine.field_types import DISTRICT, EVERYONE, SEAT, field
from citadels.engine.state import Built, State
from citadels.engine.steps import Question, Step, in_turn

SAVE = act("save")
PASS = act("pass")
FEE = 1


class Save(Question):
    """Pay for the district that is being destroyed, or let it go to the deck."""

    prompt = "graveyard"
    verbs = {"save": ALONE, "pass": ALONE}

    owner: int = field(SEAT)
    ruin: str = field(DISTRICT, seen_by=EVERYONE)
    by: int = field(SEAT)

    def options(self, s: State) -> list[Action]:
        return [SAVE, PASS]

    def choose(self, s: State, action: Action) -> None:
        built = s.rules.built[self.ruin]
        if action is SAVE:
            changes.pay(s, self.seat, FEE, "graveyard")
            changes.save_from_ruin(s, self.owner, built, self.by, self.seat, "graveyard")
        else:
            changes.emit(s, Declined(self.seat, action.verb, "graveyard"))
            changes.destroy(s, self.owner, built, self.by, "warlord")

    def price(self, s: State, action: Action) -> int:
        return FEE if action is SAVE else -1

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        theirs = s.players[self.owner].city if 0 <= self.owner < len(s.players) else []
        able = s.players[self.seat].gold >= FEE and s.rules.built.get(self.ruin) in theirs
        return in_turn(s, self.by, beneath) and able


class Graveyard(District):
    key = "graveyard"
    cost = 5
    steps = (Save,)

    def before_destroyed(self, s: State, seat: int, owner: int, built: Built, by: int) -> bool:
        if seat == by or built.kind == self.kind or s.players[seat].gold < FEE:
            return False
        s.then(Save(seat, owner, built.name, by))
        return True

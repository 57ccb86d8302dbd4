"""Ball Room: while its owner has the crown, other players who are called must thank them or lose the turn."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import District
from citadels.engine.events import Declined, Event
from citadels.engine.field_types import SEAT, field
from citadels.engine.flow import LOST
from citadels.engine.state import State
from citadels.engine.steps import Question, Step, in_turn

THANK = act("thank")
SNUB = act("snub")


class Thanked(Event):
    """A called player thanks the crowned player."""

    seat: int = field(SEAT)
    to: int = field(SEAT)


class Courtesy(Question):
    """Thank the crowned player, or lose the turn."""

    prompt = "ball_room"
    verbs = {"thank": ALONE, "snub": ALONE}

    def options(self, s: State) -> list[Action]:
        return [THANK, SNUB]

    def choose(self, s: State, action: Action) -> None:
        if action is THANK:
            changes.emit(s, Thanked(self.seat, s.crown))
        else:
            changes.note_used(s, LOST)
            changes.emit(s, Declined(self.seat, action.verb, "ball_room"))

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return in_turn(s, self.seat, beneath) and self.seat != s.crown


class BallRoom(District):
    key = "ball_room"
    cost = 6
    steps = (Courtesy,)
    events = (Thanked,)
    turn_flags = (LOST,)

    def on_revealed(self, s: State, seat: int, by: int) -> None:
        if s.crown == seat:
            s.then(Courtesy(by))

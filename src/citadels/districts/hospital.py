"""Hospital: if killed, its owner may still answer the call, reveal and gather, but nothing else."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import District
from citadels.engine.events import Silence
from citadels.engine.field_types import SEAT, field
from citadels.engine.flow import KILLED, LOST, reveal_called
from citadels.engine.state import State
from citadels.engine.steps import Question, Step
from citadels.engine.turns import CloseTurn, Gather

ANSWER = act("answer")
PASS = act("pass")


class AnswerThoughKilled(Question):
    """Answer the call as a killed character. Also asked if it is not the owner's, to give nothing away."""

    prompt = "hospital"
    verbs = {"answer": ALONE, "pass": ALONE}

    def options(self, s: State) -> list[Action]:
        return [ANSWER, PASS] if s.holder(s.called) == self.seat else [PASS]

    def choose(self, s: State, action: Action) -> None:
        if action is PASS:
            changes.emit(s, Silence(s.rules.characters[s.called].key))
            return
        reveal_called(s, s.called, self.seat)
        s.then(Convalesce(self.seat))

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return s.turn.seat < 0 and s.mark_on(s.called, KILLED) is not None and len(beneath) > 0


class Convalesce(Step):
    """Gather and do nothing else, or skip even that if the turn was lost."""

    closes_turn = True

    seat: int = field(SEAT)

    def run(self, s: State) -> None:
        if LOST not in s.turn.used:
            s.then(Gather(self.seat))
        s.then(CloseTurn(self.seat))

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return s.turn.seat == self.seat and not s.turn.gathered


class Hospital(District):
    key = "hospital"
    cost = 6
    incompatible_with = ("witch",)
    steps = (AnswerThoughKilled, Convalesce)

    def called_though_killed(self, s: State, seat: int) -> bool:
        """Ask the owner, unless everyone can see that the killed character is not theirs."""
        if s.called in s.faceup or s.revealed.count(seat) == len(s.players[seat].characters):
            return False
        s.then(AnswerThoughKilled(seat))
        return True

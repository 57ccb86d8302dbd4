"""Witch: gathers, bewitches a character, and later resumes her turn as that character."""

from __future__ import annotations

from citadels.characters.common import BEWITCHED, name_others
from citadels.engine import changes, field_types
from citadels.engine.actions import CHARACTER, Action
from citadels.engine.cards import Character
from citadels.engine.events import Event
from citadels.engine.flow import LOST
from citadels.engine.state import Mark, State
from citadels.engine.steps import Question, Step
from citadels.engine.turns import Gather, KeepCards, TakeTurn


class TurnSuspended(Event):
    """A turn is suspended, to be resumed later in the round."""

    seat: int = field_types.field(field_types.SEAT)


class TurnResumed(Event):
    """A suspended turn is resumed as another character."""

    seat: int = field_types.field(field_types.SEAT)
    character: str = field_types.field(field_types.CHARACTER, seen_by=field_types.EVERYONE)


class Bewitch(Question):
    """Name a character and suspend the turn until it is called."""

    prompt = "bewitch"
    verbs = {"bewitch": CHARACTER}
    closes_turn = True

    def options(self, s: State) -> list[Action]:
        return name_others(s, "bewitch")

    def choose(self, s: State, action: Action) -> None:
        changes.put_mark(s, BEWITCHED, s.rules.rank[action.name], self.seat)
        changes.emit(s, TurnSuspended(self.seat))
        changes.suspend_turn(s)

    def must(self, s: State) -> tuple[str, ...]:
        return ("bewitch",)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        bewitched = any(mark.kind == BEWITCHED for mark in s.marks)
        return s.turn.seat == self.seat and isinstance(s.turn.character, Witch) and not bewitched

    def waits_while(self, question: Question) -> bool:
        return isinstance(question, Gather | KeepCards)


class Resume(Step):
    """Cut the bewitched character's turn short, and resume the Witch's as that character (WITCH-6)."""

    closes_turn = True

    def run(self, s: State) -> None:
        changes.resume_turn(s)
        seat, character = s.turn.seat, s.turn.character
        changes.emit(s, TurnResumed(seat, character.key))
        character.on_turn(s, seat)
        s.then(*character.turn(s, seat, [TakeTurn(seat)]))

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return s.suspended is not None and s.mark_on(s.turn.rank, BEWITCHED) is not None


class Witch(Character):
    key = "witch"
    rank = 1
    steps = (Bewitch, Resume)
    events = (TurnSuspended, TurnResumed)
    marks = {BEWITCHED: 1}
    waits_for = BEWITCHED

    def turn(self, s: State, seat: int, plan: list[Step]) -> list[Step]:
        return [Gather(seat), Bewitch(seat)]

    def must(self, s: State, seat: int) -> tuple[str, ...]:
        return ("bewitch",)

    def interrupt(self, s: State, mark: Mark, seat: int, plan: list[Step]) -> list[Step]:
        return plan if LOST in s.turn.used else [Gather(seat), Resume()]

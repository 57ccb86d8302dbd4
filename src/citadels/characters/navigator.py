"""Navigator: four gold or four cards; cannot build."""

from __future__ import annotations

from typing import ClassVar

from citadels.engine import changes
from citadels.engine.actions import ALONE, GOLD_OR_CARDS, Action, act
from citadels.engine.cards import Character
from citadels.engine.errors import EMPTY_DECK, Reason
from citadels.engine.events import Declined
from citadels.engine.state import State
from citadels.engine.steps import Question, Step, in_turn
from citadels.engine.turns import TAKE_TURN, EndTurn, KeepCards, TakeTurn, gather

SAIL_FOR_GOLD = act("sail", -1, "gold")
SAIL_FOR_CARDS = act("sail", -1, "cards")
PASS = act("pass")
FREIGHT = 4
SAILED = "sail"  # the turn flag that the choice was made


class Navigator(Character):
    key = "navigator"
    rank = 7
    verbs = {"sail": GOLD_OR_CARDS}

    def why_not_build(self, s: State, seat: int) -> Reason | None:
        return Reason("cannot_build", card=self.key)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [SAIL_FOR_GOLD, SAIL_FOR_CARDS]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return EMPTY_DECK if action is SAIL_FOR_CARDS and not s.deck else None

    def use(self, s: State, seat: int, action: Action) -> None:
        sail(s, seat, action)

    def gain_of(self, s: State, seat: int, action: Action) -> int:
        return FREIGHT if action is SAIL_FOR_GOLD else 0

    def earnings(self, s: State, seat: int) -> int:
        return FREIGHT


def sail(s: State, seat: int, action: Action) -> None:
    """Gain four gold or four cards."""
    if action is SAIL_FOR_GOLD:
        changes.gain(s, seat, FREIGHT, "navigator")
    else:
        changes.draw(s, seat, FREIGHT, "navigator")


class Sail(Question):
    """Choose four gold or four cards, right after gathering as an older Navigator."""

    prompt = "sail"
    verbs = {"sail": GOLD_OR_CARDS}

    def options(self, s: State) -> list[Action]:
        return [SAIL_FOR_GOLD, SAIL_FOR_CARDS] if s.deck else [SAIL_FOR_GOLD]

    def choose(self, s: State, action: Action) -> None:
        changes.note_used(s, SAILED)
        sail(s, self.seat, action)

    def gain(self, s: State, action: Action) -> int:
        return FREIGHT if action is SAIL_FOR_GOLD else 0

    def must(self, s: State) -> tuple[str, ...]:
        return ("sail",)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return in_turn(s, self.seat, beneath) and s.turn.gathered


class OldNavigator(Navigator):
    """The Navigator who sails right after gathering, or on resuming: a Witch has gathered before."""

    verbs = {}
    turn_flags = (SAILED,)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return []


class Navigator2002(OldNavigator):
    """The Navigator who must sail."""

    steps: ClassVar[tuple[type[Step], ...]] = (Sail,)

    def turn(self, s: State, seat: int, plan: list[Step]) -> list[Step]:
        return [Sail(seat), *plan] if s.turn.gathered and SAILED not in s.turn.used else plan

    def after_gathering(self, s: State, seat: int) -> None:
        s.then(Sail(seat))


class FirstNavigatorDarkCity(Navigator2002):
    """The Navigator who must sail, whose turn then ends: version 1 of the rules."""

    ends_turn = ("gather",)

    def turn(self, s: State, seat: int, plan: list[Step]) -> list[Step]:
        return super().turn(s, seat, [EndTurn(seat)] if s.turn.gathered else plan)


class MaySail(Sail):
    """Choose four gold or four cards, which ends the turn, or neither."""

    verbs = {"sail": GOLD_OR_CARDS, "pass": ALONE}
    closes_turn = True

    def options(self, s: State) -> list[Action]:
        return [*super().options(s), PASS]

    def choose(self, s: State, action: Action) -> None:
        if action is not PASS:
            super().choose(s, action)
            s.then(EndTurn(self.seat))
            return
        changes.note_used(s, SAILED)
        changes.emit(s, Declined(self.seat, action.verb, "navigator"))
        s.then(TAKE_TURN[self.seat])

    def must(self, s: State) -> tuple[str, ...]:
        return ()

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return s.turn.seat == self.seat and self in s.turn.character.turn(s, self.seat, [])

    def waits_while(self, question: Question) -> bool:
        return isinstance(question, KeepCards)


class Embark(TakeTurn):
    """The turn up to gathering, which leads to sailing."""

    verbs = {}  # those of every turn

    def choose(self, s: State, action: Action) -> None:
        if action.verb == "gather":
            gather(s, self.seat, action)
            s.then(MaySail(self.seat))
        else:
            super().choose(s, action)


class NavigatorDarkCity(OldNavigator):
    """The Navigator who may sail, and whose turn then ends."""

    steps = (Embark, MaySail)
    ends_turn = ("sail",)

    def turn(self, s: State, seat: int, plan: list[Step]) -> list[Step]:
        if not s.turn.gathered:
            return [*plan[:-1], Embark(seat)]
        return plan if SAILED in s.turn.used else [MaySail(seat)]

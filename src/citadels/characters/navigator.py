"""Navigator: four gold or four cards; cannot build."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import GOLD_OR_CARDS, Action, act
from citadels.engine.cards import Character
from citadels.engine.errors import EMPTY_DECK, Reason
from citadels.engine.state import State
from citadels.engine.steps import Question, Step, in_turn
from citadels.engine.turns import EndTurn

SAIL_FOR_GOLD = act("sail", -1, "gold")
SAIL_FOR_CARDS = act("sail", -1, "cards")
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


class Navigator2002(Navigator):
    """The Navigator who must sail right after gathering, or on resuming: a Witch has gathered before."""

    verbs = {}
    steps = (Sail,)
    turn_flags = (SAILED,)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return []

    def turn(self, s: State, seat: int, plan: list[Step]) -> list[Step]:
        return [Sail(seat), *plan] if s.turn.gathered and SAILED not in s.turn.used else plan

    def after_gathering(self, s: State, seat: int) -> None:
        s.then(Sail(seat))


class NavigatorDarkCity(Navigator2002):
    """The Navigator whose turn ends after sailing."""

    ends_turn = ("gather",)

    def turn(self, s: State, seat: int, plan: list[Step]) -> list[Step]:
        return super().turn(s, seat, [EndTurn(seat)] if s.turn.gathered else plan)

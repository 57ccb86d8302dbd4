"""Architect: two extra cards; may build up to three districts."""

from __future__ import annotations

from typing import Final

from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import Character
from citadels.engine.errors import EMPTY_DECK, Reason
from citadels.engine.state import State

PLANS: Final = act("plans")


class Architect(Character):
    key = "architect"
    rank = 7
    verbs = {"plans": ALONE}

    def build_limit(self, s: State) -> int:
        return 3

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [PLANS]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return None if s.deck else EMPTY_DECK

    def use(self, s: State, seat: int, action: Action) -> None:
        changes.draw(s, seat, 2, self.key)


class OldArchitect(Architect):
    """The Architect who gets the cards automatically at the start of the turn (OLD-4)."""

    verbs = {}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return []

    def on_turn(self, s: State, seat: int) -> None:
        changes.draw(s, seat, 2, self.key)


class Architect2002(OldArchitect):
    """The Architect who gets the cards right after gathering, or on resuming: a Witch has gathered before."""

    def on_turn(self, s: State, seat: int) -> None:
        if s.turn.gathered:
            self.after_gathering(s, seat)

    def after_gathering(self, s: State, seat: int) -> None:
        changes.draw(s, seat, 2, self.key)

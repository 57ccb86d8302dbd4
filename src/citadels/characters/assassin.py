"""Assassin: names another character to kill; its player loses the turn, unrevealed."""

from __future__ import annotations

from citadels.characters.common import name_others
from citadels.engine import changes
from citadels.engine.actions import CHARACTER, Action
from citadels.engine.cards import Character
from citadels.engine.flow import KILLED
from citadels.engine.state import State


class Assassin(Character):
    key = "assassin"
    rank = 1
    verbs = {"kill": CHARACTER}
    marks = {KILLED: 1}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return name_others(s, "kill")

    def use(self, s: State, seat: int, action: Action) -> None:
        changes.put_mark(s, KILLED, s.rules.rank[action.name], seat)


class OldAssassin(Assassin):
    """The Assassin whose victim is revealed at the end of the round (OLD-5)."""

    def end_of_round(self, s: State) -> None:
        for mark in s.marks:
            if mark.kind == KILLED and s.holder(mark.rank) >= 0:
                changes.reveal(s, s.holder(mark.rank), mark.rank)

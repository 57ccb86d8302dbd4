"""A character and a district from outside the package."""

from __future__ import annotations

import citadels
from citadels.engine import changes
from citadels.engine.actions import SEAT, Action, act
from citadels.engine.cards import Character, District
from citadels.engine.scoring import ScoringContext
from citadels.engine.state import State

CAST = ["assassin", "beggar", "magician", "king", "bishop", "merchant", "architect", "warlord"]
DISTRICTS = ["garden", *citadels.PRESETS["first_game"].districts[1:]]


class Beggar(Character):
    """Takes one gold from a player of choice; may build two districts."""

    key = "beggar"
    rank = 2
    verbs = {"beg": SEAT}

    def build_limit(self, s: State) -> int:
        return 2

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [act("beg", other) for other in s.others(seat) if s.players[other].gold]

    def use(self, s: State, seat: int, action: Action) -> None:
        changes.pay_to(s, action.number, seat, 1, self.key)


class Garden(District):
    """At the end one point for every two districts of the city."""

    key = "garden"
    cost = 2

    def points(self, context: ScoringContext) -> int:
        return len(context.city) // 2

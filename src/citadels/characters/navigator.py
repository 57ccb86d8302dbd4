"""Navigator: four gold or four cards; cannot build."""

from __future__ import annotations

from citadels.characters.common import EMPTY_DECK
from citadels.engine import table
from citadels.engine.actions import Action, act
from citadels.engine.cards import Character
from citadels.engine.errors import Reason
from citadels.engine.state import State

SAIL_FOR_GOLD = act("sail", -1, "gold")
SAIL_FOR_CARDS = act("sail", -1, "cards")


class Navigator(Character):
    key = "navigator"
    rank = 7
    verbs = {"sail": "gold|cards"}

    def why_not_build(self, s: State, seat: int) -> Reason | None:
        return Reason("cannot_build", card=self.key)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [SAIL_FOR_GOLD, SAIL_FOR_CARDS]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return EMPTY_DECK if action is SAIL_FOR_CARDS and not s.deck else None

    def use(self, s: State, seat: int, action: Action) -> None:
        if action is SAIL_FOR_GOLD:
            table.gain(s, seat, 4, self.key)
        else:
            table.draw(s, seat, 4, self.key)

"""Haunted City: at scoring counts as any one type, unless it was built in the last round."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import TYPES
from citadels.engine.cards import A_ROUND, District
from citadels.engine.state import State


class HauntedCity(District):
    key = "haunted_city"
    cost = 2
    game_flags = {"haunted_city": A_ROUND}

    def on_built(self, s: State, seat: int) -> None:
        changes.remember_for_game(s, self.key, s.round)

    def scoring_types(self, late: bool) -> tuple[str, ...]:
        return (self.type,) if late else TYPES

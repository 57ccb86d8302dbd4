"""Museum: once a turn, put a card face down under it; at the end one point per card there."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import DISTRICT, Action
from citadels.engine.cards import District
from citadels.engine.scoring import ScoringContext
from citadels.engine.state import State


class Museum(District):
    key = "museum"
    cost = 4
    verbs = {"museum": DISTRICT}
    holds_cards = True

    def candidates(self, s: State, seat: int) -> list[Action]:
        return s.rules.each_district("museum", s.players[seat].hand)

    def use(self, s: State, seat: int, action: Action) -> None:
        changes.store(s, seat, s.rules.kind[action.name], self.key)

    def on_left(self, s: State, seat: int, to: int) -> None:
        if to < 0:
            changes.lose_store(s, seat, self.key)
        else:
            changes.hand_over_store(s, seat, to, self.key)

    def points(self, context: ScoringContext) -> int:
        return context.cards_on.get(self.key, 0)

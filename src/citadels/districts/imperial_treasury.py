"""Imperial Treasury: at the end one point per gold in the treasury."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.scoring import ScoringContext


class ImperialTreasury(District):
    key = "imperial_treasury"
    cost = 5

    def points(self, context: ScoringContext) -> int:
        return context.gold


class OldImperialTreasury(ImperialTreasury):
    cost = 4


class ImperialTreasury2000(OldImperialTreasury):
    """The Imperial Treasury whose points for gold replace its cost."""

    def points(self, context: ScoringContext) -> int:
        return context.gold - self.cost

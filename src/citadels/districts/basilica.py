"""Basilica: at the end one point per district of odd cost in the city."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.scoring import Estate


class Basilica(District):
    key = "basilica"
    cost = 4

    def points(self, estate: Estate) -> int:
        return len([built for built in estate.city if built.cost % 2])

"""University: worth eight points though it costs six."""

from __future__ import annotations

from citadels.engine.cards import District


class University(District):
    key = "university"
    cost = 6
    bonus = 2

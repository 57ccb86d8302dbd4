"""Deprecated name of :mod:`citadels.research.open_spiel_game`."""

from __future__ import annotations

from citadels.engine.deprecated import warn_renamed
from citadels.research.open_spiel_game import CitadelsGame, CitadelsObserver, CitadelsState

__all__ = ["CitadelsGame", "CitadelsObserver", "CitadelsState"]

warn_renamed("citadels.research.spiel", "citadels.research.open_spiel_game")

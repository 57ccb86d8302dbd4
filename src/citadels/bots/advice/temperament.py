"""Temperaments of the expert: what it values more or less than usual."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from citadels.deprecation import renamed_fields

# Purposes of characters, which their advice states.
BUILD: Final = "build"
HARM: Final = "harm"
SCHEME: Final = "scheme"


@renamed_fields(fondness="preferences")
@dataclass(frozen=True)
class Temperament:
    """Multipliers and preferences of an expert. The defaults are neutral."""

    malice: float = 1.0  # multiplies the value of harm to opponents
    progress: float = 1.0  # points per district toward a complete city
    grandeur: float = 1.0  # points per gold of a district's cost
    preferences: Mapping[str, float] = field(default_factory=dict)  # points added to characters, by purpose


EVEN: Final = Temperament()
BUILDER: Final = Temperament(malice=0.4, progress=4.0, grandeur=0.6, preferences={BUILD: 0.4, HARM: -0.8})
BULLY: Final = Temperament(malice=1.8, preferences={HARM: 0.6})
SCHEMER: Final = Temperament(preferences={SCHEME: 0.5})

"""Temperaments: what a player values more or less than others do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

# What a character is for, as the advice about it says.
BUILD: Final = "build"
HARM: Final = "harm"
SCHEME: Final = "scheme"


@dataclass(frozen=True)
class Temperament:
    """How a player leans; an even temperament takes everything for what it is worth."""

    malice: float = 1.0  # how much harm to others counts
    progress: float = 1.0  # what each district towards a complete city is worth, in points
    grandeur: float = 1.0  # what each gold of a district's cost is worth, in points
    fondness: Mapping[str, float] = field(default_factory=dict)  # of characters, by their nature


EVEN: Final = Temperament()
BUILDER: Final = Temperament(malice=0.4, progress=4.0, grandeur=0.6, fondness={BUILD: 0.4, HARM: -0.8})
BULLY: Final = Temperament(malice=1.8, fondness={HARM: 0.6})
SCHEMER: Final = Temperament(fondness={SCHEME: 0.5})

"""Where the advice is: one small module a card, found by the card's key."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Protocol

from citadels.bots.expert import characters, districts
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Terms
from citadels.engine.game import Option

Judge = Callable[[Reading, Option], Terms]


class CharacterAdvice(Protocol):
    """What a module about a character says."""

    NATURE: str  # what it is for
    TASTE: float  # how much more or less than its worth it brings, as many games have shown

    def worth(self, r: Reading, seat: int) -> float:
        """What being it brings a player, in points."""


class DistrictAdvice(Protocol):
    """What a module about a district says."""

    def worth(self, r: Reading) -> float:
        """What it brings besides its cost, in points."""


@cache
def _modules(package: str) -> dict[str, ModuleType]:
    folder = import_module(package)
    return {found.name: import_module(f"{package}.{found.name}") for found in iter_modules(folder.__path__)}


class Advice:
    """All advice but that about the cards named: to find out what each is worth."""

    def __init__(self, without: frozenset[str] = frozenset()) -> None:
        self._characters = {k: m for k, m in _modules(characters.__name__).items() if k not in without}
        self._districts = {k: m for k, m in _modules(districts.__name__).items() if k not in without}
        self._verbs: dict[str, Judge] = {}
        for module in (*self._characters.values(), *self._districts.values()):
            for verb in getattr(module, "VERBS", ()):
                self._verbs[verb] = getattr(module, verb)

    def character(self, key: str) -> CharacterAdvice | None:
        return self._characters.get(key)

    def district(self, key: str) -> DistrictAdvice | None:
        return self._districts.get(key)

    def is_hopeless(self, key: str, r: Reading) -> bool:
        """Whether a district can never be built, as far as its advice says so."""
        hopeless = getattr(self._districts.get(key), "hopeless", None)
        return hopeless is not None and bool(hopeless(r))

    def verb(self, verb: str) -> Judge | None:
        """The judge of an action that a card brings."""
        return self._verbs.get(verb)

    def cards(self) -> list[str]:
        """The cards about which there is advice."""
        return sorted([*self._characters, *self._districts])

"""Library: when gathering cards, keep all that were drawn."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.state import State


class Library(District):
    key = "library"
    cost = 6

    def gather_keep(self, s: State, drawn: int, kept: int) -> int:
        return drawn


class OldLibrary(Library):
    """The Library that keeps two cards, even with the Observatory."""

    def gather_keep(self, s: State, drawn: int, kept: int) -> int:
        return 2

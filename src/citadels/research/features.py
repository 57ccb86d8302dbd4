"""Features printed on cards, as numbers, so that a network can generalize across similar cards.

The rows are in the order of the cards in observations: ``split(rows)["city"] @ districts("2016").numbers``
sums the features of each city.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from citadels.encoding import vocabulary
from citadels.engine.actions import TYPES
from citadels.engine.cards import Character, District
from citadels.research.parts import Row


class Features(NamedTuple):
    """A feature matrix: one row per card, one column per feature. Cards missing from an edition are zero."""

    names: tuple[str, ...]
    numbers: Row


def districts(edition: str) -> Features:
    """Return cost, type and points of all districts."""
    names = ("cost", *TYPES, "bonus", "points_in_hand", "size", "untouchable")
    found = vocabulary.EDITIONS[_known(edition)].districts
    return _features(names, vocabulary.DISTRICTS, {card.key: _district(card) for card in found})


def characters(edition: str) -> Features:
    """Return rank and type of income of all characters."""
    names = (*[f"rank {rank}" for rank in vocabulary.RANKS], *TYPES)
    found = vocabulary.EDITIONS[_known(edition)].characters
    return _features(names, vocabulary.CHARACTERS, {card.key: _character(card) for card in found})


def _known(edition: str) -> str:
    vocabulary.check_known(edition)
    return edition


def _features(names: tuple[str, ...], cards: Sequence[str], rows: dict[str, list[int]]) -> Features:
    lacking = [0] * len(names)
    return Features(names, np.array([rows.get(card, lacking) for card in cards], np.uint8))


def _district(card: District) -> list[int]:
    types = [int(card.type == type) for type in TYPES]
    return [card.cost, *types, card.bonus, card.points_in_hand, card.size, int(card.untouchable)]


def _character(card: Character) -> list[int]:
    income: Any = getattr(card, "income_type", "")  # only characters with income have it
    return [
        *[int(card.rank == rank) for rank in vocabulary.RANKS],
        *[int(income == type) for type in TYPES],
    ]

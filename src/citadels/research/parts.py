"""Parts of observations as arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from citadels.encoding.observation import BLOCK_SIZE, TABLE_SIZE
from citadels.encoding.parts import Part
from citadels.engine.actions import SEATS

Row = NDArray[np.uint8]  # one observation, or many along leading axes


def blocks(rows: Row) -> Row:
    """Return the players' blocks of one or many observations, by relative seat, as a view."""
    return rows[..., TABLE_SIZE:].reshape((*rows.shape[:-1], SEATS, BLOCK_SIZE))


def part_of(rows: Row, part: Part) -> Row:
    """Return a part of one or many observations, in its shape, as a view."""
    inner = blocks(rows) if part.of_players else rows
    return inner[..., part.place].reshape((*rows.shape[:-1], *part.shape))

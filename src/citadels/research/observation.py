"""Observations as arrays; ``citadels.encoding.observation`` defines their contents."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from citadels.encoding import view_encoder
from citadels.encoding.observation import OBSERVATION_SIZE, OBSERVATION_VERSION, PARTS
from citadels.encoding.parts import Axis
from citadels.engine.errors import CitadelsError
from citadels.engine.view import View
from citadels.research.parts import Row, part_of

HIGH: Final[Row] = np.zeros(OBSERVATION_SIZE, np.uint8)  # maximum of each cell
for _part in PARTS.values():
    part_of(HIGH, _part)[...] = _part.maximum


class Encoder:
    """Encodes views as observations, as :func:`encode` does."""

    def encode(self, view: View) -> Row:
        """Return the observation of a view as a new row."""
        return encode(view)


def encode(view: View) -> Row:
    """Return the observation of a view."""
    return np.frombuffer(view_encoder.encode(view), np.uint8).copy()


def explain(observation: Row) -> dict[str, Any]:
    """Convert an observation to nested dictionaries with labels, leaving out zeros and empty parts."""
    check(np.asarray(observation))
    found = {name: _explained(numbers, PARTS[name].axes) for name, numbers in split(observation).items()}
    return {name: value for name, value in found.items() if value not in ({}, 0)}


def _explained(numbers: Row, axes: tuple[Axis, ...]) -> Any:
    if not axes:
        return int(numbers)
    inner = [_explained(part, axes[1:]) for part in numbers]
    return {label: value for label, value in zip(axes[0].labels, inner, strict=True) if value not in ({}, 0)}


def check(observation: Row) -> None:
    """Raise CitadelsError unless this is one observation of this version."""
    if observation.ndim != 1 or not len(observation):
        raise CitadelsError(
            f"expected one observation, a row of numbers, got an array of shape {observation.shape}"
        )
    if observation[0] != OBSERVATION_VERSION:
        found = f"unsupported observation version {observation[0]}"
        raise CitadelsError(f"{found}; this package reads version {OBSERVATION_VERSION}")
    if len(observation) != OBSERVATION_SIZE:
        raise CitadelsError(
            f"expected an observation of {OBSERVATION_SIZE} numbers, got {len(observation)}; "
            "align data of another vocabulary by name (citadels.encoding.alignment)"
        )


def split(observations: Row) -> dict[str, Row]:
    """Split one or many observations into parts by name, each in its shape, as views."""
    rows = np.asarray(observations)
    if not rows.ndim or rows.shape[-1] != OBSERVATION_SIZE:
        raise CitadelsError(
            f"expected observations of {OBSERVATION_SIZE} numbers along the last axis, got shape {rows.shape}"
        )
    return {name: part_of(rows, part) for name, part in PARTS.items()}

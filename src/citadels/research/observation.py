"""What a player may see, as an array; ``citadels.encoding.observation`` says what is in it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from citadels.encoding import observation
from citadels.encoding.observation import OBSERVATION_SIZE, OBSERVATION_VERSION
from citadels.encoding.parts import PARTS, Axis
from citadels.engine.errors import CitadelsError
from citadels.engine.view import View
from citadels.research.parts import Row, part_of

HIGH: Final[Row] = np.zeros(OBSERVATION_SIZE, np.uint8)  # what each number is at most
for _part in PARTS.values():
    part_of(HIGH, _part)[...] = _part.most


class Encoder:
    """Makes observations of views."""

    def __init__(self) -> None:
        self._encoder = observation.Encoder()

    def encode(self, view: View) -> Row:
        """The observation of a view, in a row of its own."""
        return np.frombuffer(self._encoder.encode(view), np.uint8).copy()


def encode(view: View) -> Row:
    """The observation of a view."""
    return np.frombuffer(observation.encode(view), np.uint8).copy()


def explain(observation: Row) -> dict[str, Any]:
    """An observation with its names: each part that is not empty, without zeros."""
    check(np.asarray(observation))
    found = {name: _explained(numbers, PARTS[name].axes) for name, numbers in split(observation).items()}
    return {name: value for name, value in found.items() if value not in ({}, 0)}


def _explained(numbers: Row, axes: tuple[Axis, ...]) -> Any:
    if not axes:
        return int(numbers)
    inner = [_explained(part, axes[1:]) for part in numbers]
    return {label: value for label, value in zip(axes[0].labels, inner, strict=True) if value not in ({}, 0)}


def check(observation: Row) -> None:
    """Refuse what is not one observation of this version."""
    if observation.ndim != 1 or not len(observation):
        raise CitadelsError(
            f"an observation is one row of numbers, not an array of shape {observation.shape}"
        )
    if observation[0] != OBSERVATION_VERSION:
        found = f"this observation has version {observation[0]}"
        raise CitadelsError(f"{found}; this program reads {OBSERVATION_VERSION}")
    if len(observation) != OBSERVATION_SIZE:
        raise CitadelsError(f"an observation has {OBSERVATION_SIZE} numbers, not {len(observation)}")


def split(observations: Row) -> dict[str, Row]:
    """The parts of an observation, or of many, by name, each in its shape; not copies."""
    rows = np.asarray(observations)
    if not rows.ndim or rows.shape[-1] != OBSERVATION_SIZE:
        raise CitadelsError(
            f"an observation has {OBSERVATION_SIZE} numbers; this is an array of shape {rows.shape}"
        )
    return {name: part_of(rows, part) for name, part in PARTS.items()}

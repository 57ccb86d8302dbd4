"""An observation is a row of small numbers, made of named parts: what a part is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from math import prod
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from citadels.research.reading import Reading

Row = NDArray[np.uint8]  # one observation; or many, along the axes before the last
Cells = Any  # a memoryview: where a part is in a row, with its shape, which the type does not know
Write = Callable[[Reading, Cells], None]


class Axis:
    """What the numbers of a part go by: seats, cards, ranks …"""

    def __init__(self, name: str, labels: Iterable[Hashable]) -> None:
        self.name = name
        self.labels = tuple(labels)
        self.number = {label: number for number, label in enumerate(self.labels)}

    def __len__(self) -> int:
        return len(self.labels)


class Part(NamedTuple):
    """A named part of an observation, in the same place in all of them."""

    name: str
    axes: tuple[Axis, ...]
    most: int  # none of its numbers is larger
    meaning: str
    write: Write
    start: int

    @property
    def shape(self) -> tuple[int, ...]:
        """How many numbers it has along each axis."""
        return tuple([len(axis) for axis in self.axes])

    @property
    def place(self) -> slice:
        """Where in a row it is."""
        return slice(self.start, self.start + prod(self.shape))

    def of(self, rows: Row) -> Row:
        """This part of an observation, or of many, in its shape; not a copy."""
        return rows[..., self.place].reshape((*rows.shape[:-1], *self.shape))

    def cells(self, row: memoryview) -> Cells:
        """Where this part is to be written in a row."""
        return row[self.place].cast("B", self.shape) if len(self.axes) > 1 else row[self.place]


PARTS: Final[dict[str, Part]] = {}  # in the order of their places


def part(*axes: Axis, most: int = 1) -> Callable[[Write], Write]:
    """Declare a part. The function writes it into cells that are zero, and names and explains it."""

    def declare(write: Write) -> Write:
        meaning = " ".join((write.__doc__ or "").split())
        PARTS[write.__name__] = Part(write.__name__, axes, most, meaning, write, length())
        return write

    return declare


def length() -> int:
    """How many numbers the parts declared so far have."""
    return sum([prod(declared.shape) for declared in PARTS.values()])

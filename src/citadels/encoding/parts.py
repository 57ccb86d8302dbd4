"""An observation is a row of small numbers, made of named parts: what a part is, and where it lies.

First come the parts of the table, then a block for each seat, with the parts of its player.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from itertools import product
from math import prod
from typing import Any, Final, NamedTuple

from citadels.encoding.view_reader import ViewReader
from citadels.encoding.vocabulary import VOCABULARY, Vocabulary
from citadels.engine.actions import SEATS

Cells = Any  # a memoryview: where a part is in a row, with its shape, which the type does not know
Write = Callable[[ViewReader, Cells], None]
WritePlayer = Callable[[ViewReader, int, Cells], None]  # of the player at a place
Labels = Iterable[Hashable]


class Axis:
    """What the numbers of a part go by: seats, cards, ranks …"""

    def __init__(self, name: str, labels: Labels | Callable[[Vocabulary], Labels]) -> None:
        """Take the labels, or a function that finds them in a vocabulary."""
        self.name = name
        self._labels = labels
        self.labels = self.labels_in(VOCABULARY)
        self.number = {label: number for number, label in enumerate(self.labels)}

    def __len__(self) -> int:
        return len(self.labels)

    def labels_in(self, vocabulary: Vocabulary) -> tuple[Hashable, ...]:
        """Return the labels that this axis has with another vocabulary."""
        return tuple(self._labels(vocabulary) if callable(self._labels) else self._labels)


PLACE: Final = Axis("seat", range(SEATS))  # relative: 0 is the viewer, 1 sits to their left


class Part(NamedTuple):
    """A named part of an observation, in the same place in all of them."""

    name: str
    own_axes: tuple[Axis, ...]
    of_players: bool  # whether each player has one, in their block
    most: int  # none of its numbers is larger
    meaning: str
    start: int  # in the row, or in a player's block

    @property
    def axes(self) -> tuple[Axis, ...]:
        """What its numbers go by; those of players first by seats."""
        return (PLACE, *self.own_axes) if self.of_players else self.own_axes

    @property
    def shape(self) -> tuple[int, ...]:
        """How many numbers it has along each axis."""
        return tuple([len(axis) for axis in self.axes])

    @property
    def place(self) -> slice:
        """Where it is, in the row or in a player's block."""
        return slice(self.start, self.start + prod([len(axis) for axis in self.own_axes]))

    def names(self, vocabulary: Vocabulary) -> list[str]:
        """Name each of its cells, such as ``hand[x]``, in the row or in a player's block."""
        if not self.own_axes:
            return [self.name]
        labels = product(*[axis.labels_in(vocabulary) for axis in self.own_axes])
        return [f"{self.name}[{','.join(map(str, each))}]" for each in labels]

    def cells(self, within: memoryview) -> Cells:
        """Where it is to be written, within a row or a player's block."""
        shape = [len(axis) for axis in self.own_axes]
        return within[self.place].cast("B", shape) if len(shape) > 1 else within[self.place]


PARTS: Final[dict[str, Part]] = {}
TABLE_PARTS: Final[list[tuple[Part, Write]]] = []
PLAYER_PARTS: Final[list[tuple[Part, WritePlayer]]] = []


def table_part(*axes: Axis, most: int = 1) -> Callable[[Write], Write]:
    """Declare a part. The function writes it into cells that are zero, and names and explains it."""

    def declare(write: Write) -> Write:
        TABLE_PARTS.append((_register(write, axes, False, most, table_length()), write))
        return write

    return declare


def player_part(*axes: Axis, most: int = 1) -> Callable[[WritePlayer], WritePlayer]:
    """Declare a part that each player has, in the same way."""

    def declare(write: WritePlayer) -> WritePlayer:
        PLAYER_PARTS.append((_register(write, axes, True, most, block_length()), write))
        return write

    return declare


def _register(
    write: Callable[..., None], axes: tuple[Axis, ...], of_players: bool, most: int, start: int
) -> Part:
    meaning = " ".join((write.__doc__ or "").split())
    part = PARTS[write.__name__] = Part(write.__name__, axes, of_players, most, meaning, start)
    return part


def table_length() -> int:
    """How many numbers the parts of the table have, all that are declared so far."""
    return TABLE_PARTS[-1][0].place.stop if TABLE_PARTS else 0


def block_length() -> int:
    """The same for the parts of one player."""
    return PLAYER_PARTS[-1][0].place.stop if PLAYER_PARTS else 0

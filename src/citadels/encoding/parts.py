"""Named parts of an observation: their axes, where they lie, and the names of their cells.

An observation has the parts of the table first, then a block for each seat with the parts of its player.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from itertools import product
from math import prod
from typing import Final, NamedTuple

from citadels.encoding.vocabulary import VOCABULARY, Vocabulary
from citadels.engine.actions import SEATS
from citadels.engine.deprecated import warn_renamed

Labels = Iterable[Hashable]


class Axis:
    """What the cells of a part stand for along one dimension: seats, cards, ranks …"""

    def __init__(self, name: str, labels: Labels | Callable[[Vocabulary], Labels]) -> None:
        """Take the labels, or a function that finds them in a vocabulary."""
        self.name = name
        self._labels = labels
        self.labels = self.labels_in(VOCABULARY)

    def __len__(self) -> int:
        return len(self.labels)

    def labels_in(self, vocabulary: Vocabulary) -> tuple[Hashable, ...]:
        """Return the labels that this axis has with another vocabulary."""
        return tuple(self._labels(vocabulary) if callable(self._labels) else self._labels)


PLACE: Final = Axis("seat", range(SEATS))  # relative: 0 is the viewer, 1 sits to their left


class Part(NamedTuple):
    """A named part of an observation, at the same place in all of them."""

    name: str
    own_axes: tuple[Axis, ...]
    of_players: bool  # whether each player has one, in their block
    maximum: int  # of a cell
    meaning: str
    start: int  # in the observation, or in a player's block

    @property
    def axes(self) -> tuple[Axis, ...]:
        """Its axes. Parts of players have the seats as the first one."""
        return (PLACE, *self.own_axes) if self.of_players else self.own_axes

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of its axes."""
        return tuple([len(axis) for axis in self.axes])

    @property
    def place(self) -> slice:
        """Its cells in the observation, or in a player's block."""
        return slice(self.start, self.start + prod([len(axis) for axis in self.own_axes]))

    @property
    def most(self) -> int:
        """Deprecated name of `maximum`."""
        warn_renamed("Part.most", "Part.maximum")
        return self.maximum

    def names(self, vocabulary: Vocabulary) -> list[str]:
        """Name each of its cells, such as ``hand[x]``, in the observation or in a player's block."""
        if not self.own_axes:
            return [self.name]
        labels = product(*[axis.labels_in(vocabulary) for axis in self.own_axes])
        return [f"{self.name}[{','.join(map(str, each))}]" for each in labels]


def part(name: str, meaning: str, *axes: Axis, maximum: int = 1) -> Part:
    """Declare a part; `lay_out` gives it its place."""
    return Part(name, axes, False, maximum, meaning, 0)


def lay_out(*parts: Part, of_players: bool = False) -> tuple[Part, ...]:
    """Place parts one after the other, from the beginning of the observation or of a player's block."""
    placed: list[Part] = []
    start = 0
    for declared in parts:
        placed.append(declared._replace(of_players=of_players, start=start))
        start = placed[-1].place.stop
    return tuple(placed)

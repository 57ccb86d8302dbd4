"""The parts of docs/research.md that follow from the program: what an observation consists of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from citadels.research.parts import PARTS, Axis
from scripts.marked import Lines, table

HEAD = ("part", "numbers by", "at", "most", "meaning")


def parts() -> dict[str, Lines]:
    """The parts of the page between markers."""
    return {
        "the parts of the table": table(HEAD, _rows(of_players=False)),
        "the parts of a player": table(HEAD, _rows(of_players=True)),
    }


def _rows(of_players: bool) -> Iterator[tuple[object, ...]]:
    for part in PARTS.values():
        if part.of_players == of_players:
            yield f"`{part.name}`", _axes(part.own_axes), part.start, part.most, part.meaning


def _axes(axes: Sequence[Axis]) -> str:
    return " × ".join(f"{len(axis)} {axis.name}" for axis in axes)

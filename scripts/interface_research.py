"""The parts of docs/research.md that follow from the program: what an observation consists of."""

from __future__ import annotations

from collections.abc import Iterator

from citadels.research.parts import PARTS
from scripts.marked import Lines, table


def parts() -> dict[str, Lines]:
    """The parts of the page between markers."""
    return {"the parts of an observation": table(("part", "axes", "at", "most", "meaning"), _rows())}


def _rows() -> Iterator[tuple[object, ...]]:
    for part in PARTS.values():
        axes = ", ".join(f"{axis.name} {len(axis)}" for axis in part.axes)
        yield f"`{part.name}`", axes, part.start, part.most, part.meaning

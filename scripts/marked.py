"""Pages written by hand, with parts written from the program between two comments that name the part."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

WRITTEN: Final = "written by `python -m scripts.interface`"

Lines = Iterable[str]


class MarkerError(Exception):
    """A page has not the markers that it should have."""


def filled(page: Path, parts: Mapping[str, Lines]) -> str:
    """The page with these parts as they are now; raises MarkerError if it has not exactly their markers."""
    text = page.read_text(encoding="utf-8")
    for name, lines in parts.items():
        begin, end = f"<!-- {name}, {WRITTEN} -->", f"<!-- end of {name} -->"
        for marker in (begin, end):
            if text.count(marker) != 1:
                raise MarkerError(f"{page.name} must have this marker once: {marker}")
        before, _, rest = text.partition(begin)
        _, found, after = rest.partition(end)
        if not found:
            raise MarkerError(f"{page.name} must have this marker after the other: {end}")
        text = "\n\n".join([before + begin, "\n".join(lines).strip("\n"), end + after])
    for name in re.findall(rf"<!-- ([^<>]+), {re.escape(WRITTEN)} -->", text):
        if name not in parts:
            raise MarkerError(f"{page.name} has markers for {name!r}, which nothing writes")
    return text


def table(head: Sequence[object], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """A table of Markdown."""
    yield _row(head)
    yield "|---" * len(head) + "|"
    yield from map(_row, rows)


def _row(cells: Sequence[object]) -> str:
    return "|".join(["", *[f" {cell} " if str(cell) else " " for cell in cells], ""])

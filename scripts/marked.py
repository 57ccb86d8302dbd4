"""Pages written by hand, with generated parts between pairs of comments that name the part."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

WRITTEN: Final = "written by `python -m scripts.interface`"

Lines = Iterable[str]


class MarkerError(Exception):
    """A page lacks markers that it needs, or has too many."""


def filled(page: Path, parts: Mapping[str, Lines]) -> str:
    """The page with these parts up to date; raises MarkerError unless it has exactly their markers."""
    text = page.read_text(encoding="utf-8")
    for name, lines in parts.items():
        text = _replaced(page.name, text, name, "\n".join(lines).strip("\n"))
    for name in re.findall(rf"<!-- ([^<>]+), {re.escape(WRITTEN)} -->", text):
        if name not in parts:
            raise MarkerError(f"{page.name} has markers for {name!r}, which nothing writes")
    return text


def _replaced(page: str, text: str, name: str, part: str) -> str:
    begin, end = f"<!-- {name}, {WRITTEN} -->", f"<!-- end of {name} -->"
    for marker in (begin, end):
        if text.count(marker) != 1:
            raise MarkerError(f"{page} must have this marker once: {marker}")
    before, _, rest = text.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise MarkerError(f"{page} must have this marker after the other: {end}")
    return f"{before}{begin}\n\n{part}\n\n{end}{after}"


def table(head: Sequence[object], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """A table in Markdown."""
    yield _row(head)
    yield "|---" * len(head) + "|"
    yield from map(_row, rows)


def _row(cells: Sequence[object]) -> str:
    return "|".join(["", *[f" {cell} " if str(cell) else " " for cell in cells], ""])

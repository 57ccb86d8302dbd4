"""Names that a stored list lacks have relatives there."""

from __future__ import annotations

import pytest

from citadels.encoding.alignment import indexes, sources

STORED = [
    "gold",
    "hand[a]",
    "hand[b]",
    "marks[x,1]",
    "marks[x,2]",
    "marks[y,1]",
    "cost 1",
    "cost 4",
    "rank of 1",
]


def test_known_names_are_found_wherever_they_are() -> None:
    assert indexes(["hand[b]", "gold", "silver"], STORED) == [2, 0, -1]
    assert sources(STORED[::-1], STORED) == [(number,) for number in range(len(STORED))][::-1]


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("hand[c]", (1, 2)),
        ("marks[z,1]", (3, 5)),
        ("marks[y,2]", ()),  # no word of it is new
        ("marks[z,3]", (4,)),  # 2 is nearest
        ("cost 9", (7,)),
        ("cost 2", (6,)),
        ("silver", ()),
        ("hand[a,b]", ()),
    ],
)
def test_new_names_have_relatives(name: str, rows: tuple[int, ...]) -> None:
    assert sources([name], STORED) == [rows]

"""Names that look equal are one name, and a name can be seen."""

from __future__ import annotations

import unicodedata

import pytest

from citadels.tables.errors import TableError
from citadels.tables.names import MAX_NAME_LENGTH, bot_name, clean_name, clean_text, distinct_name, normalized

TWINS = [
    ("Jos\u00e9", "Jose\u0301"),
    ("Robin", "\uff32\uff4f\uff42\uff49\uff4e"),
    ("Robin", "robin"),
    ("stra\u00dfe", "STRASSE"),
    ("Robin", "Robin\u3164"),
    ("Robin", "Ro\u2800bin"),
    ("Robin", "Rob\u034fin"),
    ("Robin", "\u115fRobin\u1160"),
    ("Robin", "\uffa0Robin"),
    ("Robin", "Ro\u200bb\u2060in"),
    ("Robin", "Ro\u00adbin"),
    ("Robin", "Robin\ufe0f"),
    ("Robin", "Robin\U000e0100"),
    ("Robin", "Robin\U000e0041"),
    ("Ada B", "Ada\u00a0B"),
    ("Ada B", "Ada\u3000 B"),
    ("Jos\u00e9", "Jose\u034f\u0301"),
    ("finn", "\ufb01nn"),
    ("\u2764", "\u2764\ufe0f"),
    ("\uac00", "\u1100\u1161"),
    ("\u03a3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2", "\u03c3\u03af\u03c3\u03c5\u03c6\u03bf\u03c3"),
]
INVISIBLE = [
    "",
    " ",
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u034f",
    "\u200b\u2060",
    "\ufe0f",
    "\U000e0100",
    "\u180b",
    "\u17b4",
    "\u2800 \u3164\n",
    "\ue000",
    "\U000e0041",
]


@pytest.mark.parametrize(("name", "twin"), TWINS)
def test_names_that_look_equal_are_one_name(name: str, twin: str) -> None:
    assert normalized(name) == normalized(twin)
    assert distinct_name(clean_name(twin), [name]).endswith(" 2")
    assert distinct_name(clean_name(name), [twin]).endswith(" 2")


@pytest.mark.parametrize("name", INVISIBLE)
def test_an_invisible_name_or_line_is_refused(name: str) -> None:
    with pytest.raises(TableError) as refused:
        clean_name(name)
    assert refused.value.code == "name"
    with pytest.raises(TableError) as refused:
        clean_text(name)
    assert refused.value.code == "text"


def test_different_names_stay_different() -> None:
    names = [
        "Robin",
        "Robyn",
        "Ro bin",
        "R\u00f3bin",
        "R\u043ebin",
        "Robin 2",
        "\u7f85\u8cd3",
        "\u0631\u0648\u0628\u0646",
    ]
    assert len({normalized(name) for name in names}) == len(names)


def test_a_name_is_shown_as_it_was_typed_and_composed() -> None:
    for name in ("Stra\u00dfe", "\uff32\uff4f", "\u2764\ufe0f", "McCoy \u00c5", "\u7f85\u8cd3"):
        assert clean_name(f" {unicodedata.normalize('NFD', name)}\u200b ") == unicodedata.normalize(
            "NFC", name
        )


def test_everyone_at_a_table_has_a_name_of_their_own() -> None:
    taken: list[str] = []
    for name in ["Robin", "ROBIN", "Robin 2", "\uff32obin", "x" * MAX_NAME_LENGTH, "X" * MAX_NAME_LENGTH]:
        taken.append(distinct_name(clean_name(name), taken))
    assert len({normalized(name) for name in taken}) == len(taken)
    assert all(len(name) <= MAX_NAME_LENGTH for name in taken)
    first = bot_name([], "en")
    assert normalized(bot_name([first.upper()], "en")) != normalized(first)

"""Sanitize names and chat to plain text, and pick names for bots."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from citadels.locale import load_language
from citadels.tables.errors import TableError

MAX_NAME_LENGTH: Final = 40

# Invisible characters besides the Unicode categories C*: fillers, joiners and the Braille blank.
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Variation selectors, which only change the look of the preceding letter.
SELECTORS: Final = frozenset(
    chr(code)
    for first, last in ((0x180B, 0x180D), (0x180F, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
)


def clean_name(name: str) -> str:
    """Return a name as plain text on one line. Raise TableError if nothing of it is visible."""
    cleaned = _visible(name)[:MAX_NAME_LENGTH].strip()
    if not normalized(cleaned):
        raise TableError("name")
    return cleaned


def clean_text(text: str) -> str:
    """Return a chat line as plain text. Raise TableError if nothing of it is visible."""
    cleaned = _visible(text)
    if not normalized(cleaned):
        raise TableError("text")
    return cleaned


def normalized(name: str) -> str:
    """Normalize a name for comparison, ignoring Unicode form, case and width. Letters of different scripts
    that look alike stay different."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return _visible("".join([letter for letter in folded if letter not in SELECTORS]))


def _visible(text: str) -> str:
    """Compose a text (NFC), drop invisible characters, and collapse white space."""
    return " ".join(unicodedata.normalize("NFC", "".join(filter(_is_seen, text))).split())


def _is_seen(letter: str) -> bool:
    return letter == "\n" or (unicodedata.category(letter)[0] != "C" and letter not in BLANKS)


def distinct_name(name: str, taken: Sequence[str]) -> str:
    """Return the name, with a number appended if another player has it."""
    names, number = set(map(normalized, taken)), 1
    found = name
    while normalized(found) in names:
        number += 1
        found = f"{name[: MAX_NAME_LENGTH - 3]} {number}"
    return found


def bot_name(taken: Sequence[str], language: str) -> str:
    """Return a name for a bot that is not taken at the table."""
    names = load_language(language).bot_names
    used = set(map(normalized, taken))
    return next((name for name in names if normalized(name) not in used), distinct_name(names[0], taken))

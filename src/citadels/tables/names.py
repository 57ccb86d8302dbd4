"""Names and chat of people as plain text, and names for bots."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from citadels.locale import Texts
from citadels.tables.errors import TableError

LONGEST_NAME: Final = 40


def clean_name(name: str) -> str:
    """A name as plain text on one line; raises TableError if nothing is left."""
    cleaned = _visible(name)[:LONGEST_NAME].strip()
    if not cleaned:
        raise TableError("name")
    return cleaned


def clean_text(text: str) -> str:
    """A line of chat as plain text."""
    cleaned = _visible(text)
    if not cleaned:
        raise TableError("text")
    return cleaned


def _visible(text: str) -> str:
    """The words of a text without invisible characters; a line break becomes a space."""
    visible = [letter for letter in text if unicodedata.category(letter)[0] != "C" or letter in " \n"]
    return " ".join("".join(visible).split())


def distinct_name(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if somebody at the table already has it."""
    names, number = {other.casefold() for other in taken}, 1
    found = name
    while found.casefold() in names:
        number += 1
        found = f"{name[: LONGEST_NAME - 3]} {number}"
    return found


def bot_name(taken: Sequence[str], language: str) -> str:
    """A name for a bot that nobody else at the table has."""
    names = Texts(language).say("play-bot-names").split(", ")
    used = {name.casefold() for name in taken}
    return next((name for name in names if name.casefold() not in used), distinct_name(names[0], taken))

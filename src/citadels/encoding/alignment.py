"""Read rows that were stored with another vocabulary, by name.

A name consists of words, such as ``hand[x]``, ``marks[x,3]`` or ``district x``. The relatives of a name that
the stored list lacks are the names that differ from it only in new words. If a new word is a number, the
nearest stored number takes its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

WORD: Final = re.compile(r"[^\[\], ]+")

Tokens = tuple[str, ...]


def indexes(wanted: Iterable[str], stored: Sequence[str]) -> list[int]:
    """Return where each of the wanted names is in the stored list, -1 for those that it lacks."""
    known = {name: index for index, name in enumerate(stored)}
    return [known.get(name, -1) for name in wanted]


def sources(wanted: Sequence[str], stored: Sequence[str]) -> list[tuple[int, ...]]:
    """Return for each of the wanted names the stored rows to average: its own, or those of its relatives."""
    relatives = Relatives(stored)
    found = indexes(wanted, stored)
    return [(index,) if index >= 0 else relatives.of(name) for name, index in zip(wanted, found, strict=True)]


class Relatives:
    """The stored names, with the words that occur at each of their positions."""

    def __init__(self, stored: Sequence[str]) -> None:
        self._alike: dict[tuple[str, int], list[tuple[int, Tokens]]] = {}  # by first word and length
        for index, name in enumerate(stored):
            tokens = _tokens(name)
            self._alike.setdefault((tokens[0], len(tokens)), []).append((index, tokens))

    def of(self, name: str) -> tuple[int, ...]:
        """Return the rows of the names that differ from this one only in its new words."""
        tokens = _tokens(name)
        alike = self._alike.get((tokens[0], len(tokens)), [])
        pattern = [_known(token, {other[at] for _, other in alike}) for at, token in enumerate(tokens)]
        return tuple(
            [
                index
                for index, other in alike
                if all(word in ("", own) for word, own in zip(pattern, other, strict=True))
            ]
        )


def _tokens(name: str) -> Tokens:
    return tuple(WORD.findall(name))


def _known(token: str, known: set[str]) -> str:
    """Return the word to look for: this one, the nearest number, or "" for any."""
    if token in known:
        return token
    numbers = [int(word) for word in known if word.isdecimal()]
    if token.isdecimal() and numbers:
        return str(min(numbers, key=lambda number: (abs(number - int(token)), number)))
    return ""

"""The languages of the texts, and how each of them works: its name, tags, genders and elisions.

``languages.json`` lists the languages in the order in which readers choose from them; texts fall back to the
first. Each has a folder with its messages and ``language.json``. Nothing else knows a language by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Final
from unicodedata import combining, normalize

import msgspec
from msgspec import Struct

from citadels.engine.errors import CitadelsError

FOLDER: Final = resources.files(__package__)
LANGUAGES: Final = tuple(msgspec.json.decode((FOLDER / "languages.json").read_bytes(), type=tuple[str, ...]))
DEFAULT: Final = LANGUAGES[0]
OTHER: Final = "other"  # the value of a beginning that is not listed
STROKES: Final = str.maketrans("łøđ", "lod")  # letters that normalization leaves whole


class SeveralRule(Struct, frozen=True, forbid_unknown_fields=True, rename={"gender": "is"}):
    """A rule for the gender of several things: it holds if all, or any, of them have one of these genders."""

    gender: str
    all: tuple[str, ...] = ()
    any: tuple[str, ...] = ()

    def holds(self, genders: Sequence[str]) -> bool:
        """Return whether the rule holds for several things. A rule without conditions always does."""
        if self.all:
            return bool(genders) and set(genders) <= set(self.all)
        return not self.any or not set(self.any).isdisjoint(genders)


class Genders(Struct, frozen=True, forbid_unknown_fields=True):
    """The genders of names. Which ones a language has is its own affair."""

    default: str = OTHER  # of a card that does not say
    several: tuple[SeveralRule, ...] = ()  # the first that holds decides

    def of_several(self, genders: Sequence[str]) -> str:
        """Return the gender of several things together."""
        return next((rule.gender for rule in self.several if rule.holds(genders)), self.default)


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """The most letters that fit where the page has little room."""

    brief: int  # what a character does, on its card
    reason: int  # why a card cannot be used, under it


class Hyphenation(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the page may break the long words of a name. Soft hyphens in the name itself work without it."""

    vowels: str
    together: tuple[str, ...] = ()  # consonants that begin a syllable together
    endings: tuple[str, ...] = ()  # endings that are never alone on a line
    words: tuple[str, ...] = ()  # exceptions, with their hyphens


class Language(Struct, frozen=True, forbid_unknown_fields=True):
    """What ``language.json`` declares about a language."""

    name: str  # in the language itself
    short: str  # the name where there is little room
    tags: tuple[str, ...]  # BCP 47: first that of the texts, then others whose readers get these texts
    bot_names: tuple[str, ...]
    fillers: tuple[str, ...]  # words that need not be typed with a choice, folded
    limits: Limits
    hyphenation: Hyphenation | None
    gender: Genders = Genders()
    # What messages may ask about the beginning of a name: by argument, the folded beginnings of each value.
    beginnings: dict[str, dict[str, tuple[str, ...]]] = {}
    same_as_english: tuple[str, ...] = ()  # messages that read the same, on purpose

    @property
    def tag(self) -> str:
        """The BCP 47 tag of the texts."""
        return self.tags[0]

    def beginnings_of(self, name: str) -> dict[str, str]:
        """Return how a name begins, as arguments of a message. The longest listed beginning decides."""
        if not self.beginnings:
            return {}
        plain = fold(name)
        return {argument: _longest(plain, values) for argument, values in self.beginnings.items()}


def _longest(name: str, values: dict[str, tuple[str, ...]]) -> str:
    found = [
        (len(start), value) for value, starts in values.items() for start in starts if name.startswith(start)
    ]
    return max(found, default=(0, OTHER))[1]


@cache
def load_language(code: str) -> Language:
    """Return what a language's folder declares. Raise CitadelsError if there is no such language."""
    if code not in LANGUAGES:
        raise CitadelsError(f"unknown language {code!r}; choose from {', '.join(LANGUAGES)}")
    file = FOLDER / code / "language.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=Language)
    except msgspec.MsgspecError as error:
        raise CitadelsError(f"{code}/language.json: {error}") from None


def fold(text: str) -> str:
    """Return a text in lower case without accents, and with plain spaces.

    >>> fold("Évêque"), fold("2\N{NO-BREAK SPACE}pièces"), fold("Złodziej")
    ('eveque', '2 pieces', 'zlodziej')
    """
    plain = normalize("NFKD", text.lower().translate(STROKES))
    return "".join([letter for letter in plain if not combining(letter)])


# -- choice of a language ----------------------------------------------------------------


def match_language(wanted: Iterable[str]) -> str | None:
    """Return the language for the first of these BCP 47 tags that has texts; None if none has.

    A tag that is not declared is shortened from its end, as in the lookup of RFC 4647.

    >>> match_language(["tlh", "pt-PT"]), match_language(["EN_us"]), match_language(["english"])
    ('pt', 'en', None)
    """
    return next((found for found in map(_lookup, wanted) if found is not None), None)


def _lookup(tag: str) -> str | None:
    parts = tag.strip().lower().replace("_", "-").split("-")
    return next(
        (found for end in range(len(parts), 0, -1) if (found := _by_tag().get("-".join(parts[:end])))), None
    )


@cache
def _by_tag() -> dict[str, str]:
    """Return the languages by their tags in lower case, and by their own codes."""
    tags = {tag.lower(): code for code in LANGUAGES for tag in load_language(code).tags}
    return tags | {code.lower(): code for code in LANGUAGES}


def accepted_languages(header: str) -> list[str]:
    """Return the tags of an Accept-Language header, the most wanted first.

    >>> accepted_languages("en;q=0.5, pt-BR, fr;q=0, *;q=0.1")
    ['pt-BR', 'en', '*']
    """
    ranges = [part.partition(";") for part in header.split(",")]
    weighted = [(tag.strip(), _quality(options)) for tag, _, options in ranges]
    wanted = sorted([one for one in weighted if one[0] and one[1] > 0], key=lambda one: -one[1])
    return [tag for tag, _ in wanted]


def _quality(options: str) -> float:
    """Return the quality value of a language range: 1 if it has none, 0 if it cannot be read."""
    name, _, value = options.partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0

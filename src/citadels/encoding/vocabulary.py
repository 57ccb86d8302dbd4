"""The vocabulary of observations and actions: all cards, verbs and questions of all editions.

The lists follow from the editions of this package, so adding a card changes the indexes of words. Therefore
stored data (weights, recorded games, checkpoints) names its rows and is read by name: see
:mod:`citadels.encoding.alignment`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from citadels.editions.edition_2000 import EDITION_2000
from citadels.editions.edition_2002 import EDITION_2002
from citadels.editions.edition_2016 import EDITION_2016
from citadels.editions.edition_dark_city import EDITION_DARK_CITY
from citadels.engine.cards import A_SEAT, Card
from citadels.engine.errors import CitadelsError
from citadels.engine.rules import Edition
from citadels.engine.steps import Question

Words = tuple[str, ...]
Numbers = dict[str, int]

ORIGINAL: Final = Path(__file__).with_name("vocabulary-1.json")


class Vocabulary(NamedTuple):
    """The lists of words, from which the names of all cells and actions follow."""

    editions: Words
    variants: Words
    characters: Words
    districts: Words
    verbs: dict[str, str]  # with their signatures
    prompts: Words
    marks: Words
    used: Words
    seat_flags: Words
    number_flags: Words
    gold_holders: Words
    card_holders: Words
    costs: tuple[int, ...]
    ranks: tuple[int, ...]

    @classmethod
    def from_editions(cls, editions: Iterable[Edition]) -> Vocabulary:
        """List the words of these editions, in their order."""
        editions = tuple(editions)
        cards = [card for edition in editions for card in _cards(edition)]
        characters = [card for edition in editions for card in edition.characters]
        districts = [card for edition in editions for card in edition.districts]
        verbs = {verb: signature for edition in editions for verb, signature in edition.verbs.items()}
        steps = [step for edition in editions for step in edition.steps.values()]
        return cls(
            editions=_unique(edition.key for edition in editions),
            variants=_unique(name for edition in editions for name in edition.variants),
            characters=_unique(card.key for card in characters),
            districts=_unique(card.key for card in districts),
            verbs=verbs,
            prompts=_unique(step.prompt for step in steps if issubclass(step, Question)),
            marks=_unique(mark for card in cards for mark in getattr(card, "marks", ())),
            used=_unique([*verbs, *[flag for card in cards for flag in card.turn_flags]]),
            seat_flags=_flags(cards, of_seats=True),
            number_flags=_flags(cards, of_seats=False),
            gold_holders=_unique(card.key for card in cards if card.holds_gold),
            card_holders=_unique(card.key for card in cards if card.holds_cards),
            costs=tuple(range(1 + max(card.cost for card in districts))),
            ranks=tuple(range(1, 1 + max(card.rank for card in characters))),
        )

    @classmethod
    def from_json(cls, document: Any) -> Vocabulary:
        """Read what `to_json` returned, or raise CitadelsError."""
        try:
            lists = {name: tuple(document[name]) for name in cls._fields if name != "verbs"}
            return cls(verbs=dict(document["verbs"]), **lists)
        except (KeyError, TypeError, ValueError) as error:
            raise CitadelsError(f"not a vocabulary: {type(error).__name__} {error}") from error

    def to_json(self) -> dict[str, Any]:
        """Return the lists as JSON holds them."""
        lists: dict[str, Any] = {name: list(getattr(self, name)) for name in self._fields if name != "verbs"}
        return {**lists, "verbs": dict(self.verbs)}


def _unique(words: Iterable[str]) -> Words:
    """Drop repetitions, keeping the order."""
    return tuple(dict.fromkeys(words))


def _cards(edition: Edition) -> list[Card]:
    return [*edition.all_characters, *edition.districts]


def _flags(cards: Iterable[Card], *, of_seats: bool) -> Words:
    """List the flags of rounds and games whose value is a seat, or is not."""
    found = [{**card.round_flags, **card.game_flags} for card in cards]
    return _unique(name for flags in found for name, means in flags.items() if (means == A_SEAT) == of_seats)


_EDITIONS: Final = (EDITION_2016, EDITION_2002, EDITION_DARK_CITY, EDITION_2000)
EDITIONS: Final = {edition.key: edition for edition in _EDITIONS}

VOCABULARY: Final = Vocabulary.from_editions(_EDITIONS)
CHARACTERS: Final = VOCABULARY.characters
DISTRICTS: Final = VOCABULARY.districts
VERBS: Final = VOCABULARY.verbs
MARKS: Final = VOCABULARY.marks
RANKS: Final = VOCABULARY.ranks


@cache
def original() -> Vocabulary:
    """Return the vocabulary of data that was stored before it named its rows."""
    return Vocabulary.from_json(json.loads(ORIGINAL.read_bytes()))


def numbered(words: Iterable[str]) -> Numbers:
    """Map each word to its index."""
    return {word: number for number, word in enumerate(words)}


def check_known(edition: str) -> None:
    """Raise CitadelsError for an edition that the vocabulary lacks."""
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise CitadelsError(f"edition {edition!r} cannot be encoded; choose from {known}")

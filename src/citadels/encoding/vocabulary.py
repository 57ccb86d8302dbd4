"""The words that observations and actions have numbers for: all cards, verbs and questions of all editions.

A word's number is its place in its list. The lists follow from the editions of this package, in a fixed
order; a change in any of them is a change of version.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

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


def _once(words: Iterable[str]) -> Words:
    """Each word once, in the order in which they come."""
    return tuple(dict.fromkeys(words))


def _cards(edition: Edition) -> list[Card]:
    others = [card for cards in edition.variants.values() for card in cards]
    return [*edition.characters, *others, *edition.districts]


def _flags(*, of_seats: bool) -> Words:
    """The flags of rounds and games whose number is a seat, or is not."""
    found = [{**card.round_flags, **card.game_flags} for card in CARDS]
    return _once(name for flags in found for name, means in flags.items() if (means == A_SEAT) == of_seats)


_EDITIONS: Final = (EDITION_2016, EDITION_2002, EDITION_DARK_CITY, EDITION_2000)
CARDS: Final = [card for edition in _EDITIONS for card in _cards(edition)]

EDITIONS: Final = {edition.key: edition for edition in _EDITIONS}
VARIANTS: Final = _once(name for edition in _EDITIONS for name in edition.variants)
CHARACTERS: Final = _once(card.key for edition in _EDITIONS for card in edition.characters)
DISTRICTS: Final = _once(card.key for edition in _EDITIONS for card in edition.districts)
VERBS: Final = {verb: signature for edition in _EDITIONS for verb, signature in edition.verbs.items()}
PROMPTS: Final = _once(
    step.prompt for edition in _EDITIONS for step in edition.steps.values() if issubclass(step, Question)
)
MARKS: Final = _once(mark for card in CARDS for mark in getattr(card, "marks", ()))
USED: Final = _once([*VERBS, *[flag for card in CARDS for flag in card.turn_flags]])
SEAT_FLAGS: Final = _flags(of_seats=True)
NUMBER_FLAGS: Final = _flags(of_seats=False)
BEARS_GOLD: Final = _once(card.key for card in CARDS if card.holds_gold)
BEARS_CARDS: Final = _once(card.key for card in CARDS if card.holds_cards)
COSTS: Final = tuple(range(1 + max(card.cost for edition in _EDITIONS for card in edition.districts)))
RANKS: Final = tuple(range(1, 1 + max(card.rank for edition in _EDITIONS for card in edition.characters)))


def numbered(words: Iterable[str]) -> Numbers:
    """Each word's number."""
    return {word: number for number, word in enumerate(words)}


def check_known(edition: str) -> None:
    """Refuse an edition whose cards have no numbers."""
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise CitadelsError(f"observations know the editions {known}, and not {edition!r}")

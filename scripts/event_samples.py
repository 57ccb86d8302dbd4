"""Make events of every class with every card that can occur in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import citadels
from citadels.engine import events, field_types
from citadels.engine.actions import TYPES
from citadels.engine.events import Event
from citadels.engine.field_types import Field
from scripts.message_codes import EDITIONS, event_classes

EDITION: Final = citadels.EDITIONS["2016"]
NAMES: Final = ["Anna", "Bob", "Cleo", "Dan", "Eve"]
# Those whom others can harm come first, since they occur in most sentences.
CHARACTERS: Final = [one.key for one in sorted(EDITION.characters, key=lambda one: (one.rank < 4, one.rank))]
DISTRICTS: Final = list(
    dict.fromkeys([district.key for edition in EDITIONS for district in edition.districts])
)
BEAUTIFIED: Final = ("temple+", "tavern+", "stables+")  # both genders and a plural, in most languages
OCCASIONS: Final = ("deal", "gather", "build", "bribe", "flower")


class Cards(NamedTuple):
    """The cards that are put into sentences, and what events may come from."""

    characters: Sequence[str]
    districts: Sequence[str]
    sources: Sequence[str]


EVERY_CARD: Final = Cards(CHARACTERS, [*DISTRICTS, *BEAUTIFIED], [*CHARACTERS, *DISTRICTS, *OCCASIONS])

# Where gold and cards usually come from, or go, if the message has no words of its own for it.
USUAL_SOURCE: Final[dict[type[Event], str]] = {
    events.GoldGained: "noble",
    events.GoldPaid: "smithy",
    events.CardsDrawn: "architect",
}
FIXED: Final = {"under": "museum", "size": 7, "round": 3, "rules": 3}  # by the names of fields


class Sample(NamedTuple):
    """What the fields of an event are filled with."""

    card: str
    source: str
    flag: bool
    number: int


def events_to_tell(cards: Cards = EVERY_CARD) -> Iterator[Event]:
    """Yield events of every class with every card that can occur in them."""
    for found in event_classes():
        for sample in samples(found, cards):
            for seats in seats_of(found):
                others = iter(seats)
                yield found(*[field_value(field, sample, others) for field in found.fields])


def seats_of(found: type[Event]) -> list[tuple[int, ...]]:
    """Return who may take part in an event, in the order of its fields."""
    usual: list[tuple[int, ...]] = [(0, 1, 1), (1, 0, 0), (1, 1, 1)]
    if found is events.CharacterDiscarded:
        return [*usual, (-1, 2)]
    return [(0, 1, 0), (1, 0, 1), (2, 1, 0), *usual] if found is events.DistrictSaved else usual


def samples(found: type[Event], all: Cards) -> Iterator[Sample]:
    """Yield cards, sources, truths and numbers: one of them varies at a time."""
    used = {field.type for field in found.fields}
    of_characters = used & {field_types.CHARACTER, field_types.CHARACTERS}
    cards = all.characters if of_characters else all.districts
    usual = USUAL_SOURCE.get(found, CHARACTERS[0])
    sources = [usual, *all.sources] if field_types.SOURCE in used else [usual]
    for flag, number in ((True, 1), (False, 2)):
        yield from (Sample(card, usual, flag, number) for card in cards)
        yield from (Sample(cards[0], source, flag, number) for source in sources)
    yield Sample(cards[0], usual, False, 5)


def field_value(field: Field, sample: Sample, seats: Iterator[int]) -> object:
    """Return a value of the field's type. Take the seats of an event in turn."""
    if field.type is field_types.SEAT:
        return next(seats)
    if field.name in FIXED:
        return FIXED[field.name]
    card, source, flag, number = sample
    half = number // 2
    if field.name == "received":  # other than what is given
        return CHARACTERS[2] if field.type is field_types.CHARACTER else tuple(DISTRICTS[2:4])
    values: dict[field_types.FieldType, object] = {
        field_types.SEATS: (0,) if flag else (0, 1),
        field_types.POINTS: (20, 21),
        field_types.CHARACTERS: (card,) if flag else (card, *CHARACTERS[1:number]),
        field_types.DISTRICTS: (card,) if flag else (*[card] * half, *DISTRICTS[1 : number - half + 1]),
        field_types.GOLD: 2 if flag else half,
        field_types.BOOLEAN: flag,
        field_types.FACE: flag,
        field_types.SOURCE: source,
        field_types.TYPE: TYPES[0],
        field_types.MARK: "killed" if flag else "warrant",
        field_types.VERB: "refuse" if flag else "pass",
        field_types.CARD: "tax_collector",
    }
    return values.get(field.type, number if field.type.json == "number" else card)

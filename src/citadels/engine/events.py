"""Events: what happened, as data. Every seat gets every event under the same number, redacted.

Each event declares its fields once (:mod:`citadels.engine.field_types`): what they are, and who sees them.
Cards are named by key. A value that a seat may not see is None. An event that only one card emits is
defined in that card's file.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from citadels.engine.errors import EventError
from citadels.engine.field_types import (
    BOOLEAN,
    CARD,
    CHARACTER,
    CHARACTERS,
    COUNT,
    DISTRICT,
    DISTRICTS,
    EVERYONE,
    FACE,
    GOLD,
    MARK,
    NUMBER,
    POINTS,
    SEAT,
    SEATS,
    SOURCE,
    VERB,
    FieldStruct,
    Names,
    field,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(FieldStruct):
    """Something that happened at the table."""

    aliases: ClassVar[Names] = ()  # older names, which stored documents may have

    def seen_by(self, seat: int) -> Event:
        """Return this event redacted for a seat; -1 is a spectator."""
        return self

    def to_json(self) -> dict[str, object]:
        """Return a JSON object with the name of the event and its fields."""
        return {"event": type(self).__name__, **self.fields_to_json()}


EventTypes = dict[str, type[Event]]


def by_name(types: tuple[type[Event], ...]) -> EventTypes:
    """Return event classes by name, including their older names."""
    return {name: type for type in types for name in (type.__name__, *vars(type).get("aliases", ()))}


def read_event(document: dict[str, object], types: EventTypes) -> Event:
    """Read an event that ``to_json`` wrote, in this or an older version. Raise EventError if it is newer."""
    name = document.get("event")
    found = types.get(str(name))
    if found is None:
        raise EventError(f"event: {name!r} is unknown; it may have been stored by a newer version")
    known = {"event", *[declared.name for declared in found.fields]}
    newer = [field for field in document if field not in known]
    if newer:
        raise EventError(f"{name}.{newer[0]}: is unknown; it may have been stored by a newer version")
    return found(*[declared.read(document) for declared in found.fields])


# -- the round ---------------------------------------------------------------


class RoundBegan(Event):
    """A round begins; ``crown`` is the crowned player."""

    round: int = field(NUMBER)
    crown: int = field(SEAT)


class CharactersDiscarded(Event):
    """The random discards that open a draft."""

    faceup: Names = field(CHARACTERS, seen_by=EVERYONE)
    facedown: int = field(COUNT)


class PacketPassed(Event):
    """The packet of characters reaches a seat, which alone sees it."""

    seat: int = field(SEAT)
    characters: Names | None = field(CHARACTERS, seen_by=("seat",))
    count: int = field(COUNT)


class CharacterPicked(Event):
    """A player keeps a character in secret."""

    seat: int = field(SEAT)
    character: str | None = field(CHARACTER, seen_by=("seat",))


class CharacterDiscarded(Event):
    """A character is discarded face down; seat -1 means at random, unseen by all."""

    seat: int = field(SEAT)
    character: str | None = field(CHARACTER, seen_by=("seat",))


class DiscardRecovered(Event):
    """The first face-down discard joins the packet."""

    seat: int = field(SEAT)


class CharactersSwapped(Event):
    """Two players swapped characters: ``given`` went from ``seat`` to ``other``."""

    seat: int = field(SEAT)
    other: int = field(SEAT)
    given: str | None = field(CHARACTER, seen_by=("seat", "other"))
    received: str | None = field(CHARACTER, seen_by=("seat", "other"))


class Silence(Event):
    """A rank was called and no player answered: the character was killed or is not in play."""

    character: str = field(CHARACTER, seen_by=EVERYONE)


class Revealed(Event):
    """A player reveals a character."""

    seat: int = field(SEAT)
    character: str = field(CHARACTER, seen_by=EVERYONE)


class TurnEnded(Event):
    """A turn has ended."""

    seat: int = field(SEAT)
    character: str = field(CHARACTER, seen_by=EVERYONE)


class CrownMoved(Event):
    """The crown passes to another player; ``previous`` is -1 at the beginning of the game."""

    seat: int = field(SEAT)
    previous: int = field(SEAT)


class CityCompleted(Event):
    """A city is the first to be complete. Several cities can be first at once."""

    seat: int = field(SEAT)


class CompleteSizeSet(Event):
    """A player changes how many districts complete a city."""

    seat: int = field(SEAT)
    size: int = field(COUNT)


class GameEnded(Event):
    """The game is over; ``points`` are by seat."""

    winners: tuple[int, ...] = field(SEATS)
    points: tuple[int, ...] = field(POINTS)


# -- gold --------------------------------------------------------------------


class GoldGained(Event):
    """A player gains gold from the bank."""

    seat: int = field(SEAT)
    gold: int = field(GOLD)
    source: str = field(SOURCE)


class GoldPaid(Event):
    """A player pays gold to the bank."""

    seat: int = field(SEAT)
    gold: int = field(GOLD)
    source: str = field(SOURCE)


class GoldMoved(Event):
    """Gold moves from one player to another."""

    seat: int = field(SEAT)
    to: int = field(SEAT)
    gold: int = field(GOLD)
    source: str = field(SOURCE)


class GoldPut(Event):
    """A player puts gold onto a card."""

    seat: int = field(SEAT)
    gold: int = field(GOLD)
    card: str = field(CARD, seen_by=EVERYONE)


class GoldCollected(Event):
    """A player collects the gold on a card."""

    seat: int = field(SEAT)
    gold: int = field(GOLD)
    card: str = field(CARD, seen_by=EVERYONE)


# -- district cards ------------------------------------------------------------


class CardsDrawn(Event):
    """A player draws cards from the top of the deck, into the hand or to choose from."""

    seat: int = field(SEAT)
    cards: Names | None = field(DISTRICTS, seen_by=("seat",))
    count: int = field(COUNT)
    kept: bool = field(BOOLEAN)
    source: str = field(SOURCE)


class CardsKept(Event):
    """A player keeps some of the drawn cards in hand."""

    seat: int = field(SEAT)
    cards: Names | None = field(DISTRICTS, seen_by=("seat",))
    count: int = field(COUNT)


class CardsDiscarded(Event):
    """Cards go to the bottom of the deck in this order, from the hand or from the drawn cards."""

    seat: int = field(SEAT)
    cards: Names | None = field(DISTRICTS, seen_by=("seat",))
    count: int = field(COUNT)
    drawn: bool = field(BOOLEAN)
    source: str = field(SOURCE)


class DeckShuffled(Event):
    """The drawn cards that were not kept go back, and the deck is shuffled."""

    seat: int = field(SEAT)
    cards: Names | None = field(DISTRICTS, seen_by=("seat",))
    count: int = field(COUNT)
    source: str = field(SOURCE)


class CardsMoved(Event):
    """Cards move from one hand to another; both players see them."""

    seat: int = field(SEAT)
    to: int = field(SEAT)
    cards: Names | None = field(DISTRICTS, seen_by=("seat", "to"))
    count: int = field(COUNT)
    source: str = field(SOURCE)


class HandsSwapped(Event):
    """Two players swapped hands: ``given`` went from ``seat`` to ``other``."""

    seat: int = field(SEAT)
    other: int = field(SEAT)
    given: Names | None = field(DISTRICTS, seen_by=("seat", "other"))
    received: Names | None = field(DISTRICTS, seen_by=("seat", "other"))
    source: str = field(SOURCE)


class HandSeen(Event):
    """One player looks at another's whole hand."""

    seat: int = field(SEAT)
    other: int = field(SEAT)
    cards: Names | None = field(DISTRICTS, seen_by=("seat", "other"))
    source: str = field(SOURCE)


class CardStored(Event):
    """A card from the hand is stored face down under a district."""

    seat: int = field(SEAT)
    card: str | None = field(DISTRICT, seen_by=("seat",))
    under: str = field(DISTRICT, seen_by=EVERYONE)


class StoreLost(Event):
    """The cards under a destroyed district go to the bottom of the deck."""

    seat: int = field(SEAT)
    cards: Names | None = field(DISTRICTS, seen_by=("seat",))
    count: int = field(COUNT)
    under: str = field(DISTRICT, seen_by=EVERYONE)


class StoreMoved(Event):
    """A district changes owners with the cards under it, which its new owner sees."""

    seat: int = field(SEAT)
    to: int = field(SEAT)
    cards: Names | None = field(DISTRICTS, seen_by=("seat", "to"))
    count: int = field(COUNT)
    under: str = field(DISTRICT, seen_by=EVERYONE)


# -- districts -----------------------------------------------------------------


class BuildingBegan(Event):
    """A player shows the district they are about to build, from the hand of ``origin``."""

    seat: int = field(SEAT)
    district: str = field(DISTRICT, seen_by=EVERYONE)
    origin: int = field(SEAT)


class DistrictBuilt(Event):
    """``builder`` built a district into the city of ``seat``, who may have confiscated it."""

    seat: int = field(SEAT)
    district: str = field(DISTRICT, seen_by=EVERYONE)
    builder: int = field(SEAT)


class DistrictDestroyed(Event):
    """A district leaves the city of ``seat`` for the bottom of the deck."""

    seat: int = field(SEAT)
    district: str = field(DISTRICT, seen_by=EVERYONE)
    by: int = field(SEAT)
    source: str = field(SOURCE)


class DistrictSaved(Event):
    """A district leaves the city of ``seat``, destroyed by ``by``, for the hand of ``to``."""

    seat: int = field(SEAT)
    district: str = field(DISTRICT, seen_by=EVERYONE)
    by: int = field(SEAT)
    to: int = field(SEAT)
    source: str = field(SOURCE)


class DistrictMoved(Event):
    """A district moves from the city of ``seat`` to the city of ``to``."""

    seat: int = field(SEAT)
    to: int = field(SEAT)
    district: str = field(DISTRICT, seen_by=EVERYONE)
    source: str = field(SOURCE)


class DistrictBeautified(Event):
    """A player puts one gold onto one of their own districts permanently."""

    seat: int = field(SEAT)
    district: str = field(DISTRICT, seen_by=EVERYONE)


# -- marks on characters ---------------------------------------------------------


class Marked(Event):
    """A mark is put on a character. Only its owner knows a secret face."""

    seat: int = field(SEAT)
    mark: str = field(MARK)
    character: str = field(CHARACTER, seen_by=EVERYONE)
    face: bool | None = field(FACE, seen_by=("seat",))


class MarkShown(Event):
    """A mark is turned face up."""

    seat: int = field(SEAT)
    mark: str = field(MARK)
    character: str = field(CHARACTER, seen_by=EVERYONE)
    face: bool = field(FACE, seen_by=EVERYONE)


class MarkRemoved(Event):
    """A mark is removed without showing its face."""

    mark: str = field(MARK)
    character: str = field(CHARACTER, seen_by=EVERYONE)


class Declined(Event):
    """A player declined what a question offered; ``answer`` is the verb."""

    seat: int = field(SEAT)
    answer: str = field(VERB)
    source: str = field(SOURCE)


EVENTS: Final[tuple[type[Event], ...]] = (
    RoundBegan, CharactersDiscarded, PacketPassed, CharacterPicked, CharacterDiscarded, DiscardRecovered,
    CharactersSwapped, Silence, Revealed, TurnEnded, CrownMoved, CityCompleted, CompleteSizeSet,
    GameEnded, GoldGained, GoldPaid, GoldMoved, GoldPut, GoldCollected, CardsDrawn, CardsKept,
    CardsDiscarded, DeckShuffled, CardsMoved, HandsSwapped, HandSeen, CardStored, StoreLost, StoreMoved,
    BuildingBegan, DistrictBuilt, DistrictDestroyed, DistrictSaved, DistrictMoved, DistrictBeautified,
    Marked, MarkShown, MarkRemoved, Declined,
)  # fmt: skip

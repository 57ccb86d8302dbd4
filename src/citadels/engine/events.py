"""What happened, as data. Every event goes to every seat under the same number, redacted.

``seen_by`` is abstract on purpose: no event can be written without saying what the others see.
Cards are named by key; a part that a seat may not see is None.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

Names = tuple[str, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened at the table."""

    fields: ClassVar[tuple[str, ...]] = ()

    def seen_by(self, seat: int) -> Event:
        """This event as that seat sees it; -1 is a spectator."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """As JSON: the name of the event, then its fields."""
        document: dict[str, object] = {"event": type(self).__name__}
        for field in self.fields:
            value = getattr(self, field)
            document[field] = list(value) if isinstance(value, tuple) else value
        return document

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple([getattr(self, field) for field in self.fields])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{f}={getattr(self, f)!r}' for f in self.fields)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(repr(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class PublicEvent(Event):
    """An event that everyone sees whole."""

    def seen_by(self, seat: int) -> Event:
        return self


# -- the round ---------------------------------------------------------------


class RoundBegan(PublicEvent):
    """A round begins; the crowned player is named."""

    fields = ("round", "crown")

    def __init__(self, round: int, crown: int) -> None:
        self.round = round
        self.crown = crown


class CharactersDiscarded(PublicEvent):
    """The random discards that open a draft."""

    fields = ("faceup", "facedown")

    def __init__(self, faceup: Names, facedown: int) -> None:
        self.faceup = faceup
        self.facedown = facedown


class PacketPassed(Event):
    """A packet of characters reaches a seat; only that seat looks."""

    fields = ("seat", "characters", "count")

    def __init__(self, seat: int, characters: Names | None, count: int) -> None:
        self.seat = seat
        self.characters = characters
        self.count = count

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else PacketPassed(self.seat, None, self.count)


class CharacterPicked(Event):
    """A player keeps a character in secret."""

    fields = ("seat", "character")

    def __init__(self, seat: int, character: str | None) -> None:
        self.seat = seat
        self.character = character

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else CharacterPicked(self.seat, None)


class CharacterDiscarded(Event):
    """A character leaves the draft face down; seat -1 means at random, unseen by all."""

    fields = ("seat", "character")

    def __init__(self, seat: int, character: str | None) -> None:
        self.seat = seat
        self.character = character

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat and seat >= 0 else CharacterDiscarded(self.seat, None)


class DiscardRecovered(PublicEvent):
    """The first face-down discard joins the packet."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CharactersSwapped(Event):
    """Two players swapped a character each; ``given`` went from ``seat`` to ``other``."""

    fields = ("seat", "other", "given", "received")

    def __init__(self, seat: int, other: int, given: str | None, received: str | None) -> None:
        self.seat = seat
        self.other = other
        self.given = given
        self.received = received

    def seen_by(self, seat: int) -> Event:
        if seat in (self.seat, self.other):
            return self
        return CharactersSwapped(self.seat, self.other, None, None)


class Silence(PublicEvent):
    """A rank was called and nobody answered: killed or not in play."""

    fields = ("character",)

    def __init__(self, character: str) -> None:
        self.character = character


class Revealed(PublicEvent):
    """A player shows a character."""

    fields = ("seat", "character")

    def __init__(self, seat: int, character: str) -> None:
        self.seat = seat
        self.character = character


class TurnSuspended(PublicEvent):
    """A turn stops, to be resumed later in the round."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TurnResumed(PublicEvent):
    """A suspended turn goes on, as another character."""

    fields = ("seat", "character")

    def __init__(self, seat: int, character: str) -> None:
        self.seat = seat
        self.character = character


class TurnEnded(PublicEvent):
    """A turn is over."""

    fields = ("seat", "character")

    def __init__(self, seat: int, character: str) -> None:
        self.seat = seat
        self.character = character


class CrownMoved(PublicEvent):
    """The crown goes to another player; -1 before the first."""

    fields = ("seat", "previous")

    def __init__(self, seat: int, previous: int) -> None:
        self.seat = seat
        self.previous = previous


class CityCompleted(PublicEvent):
    """A city is complete for the first time in the game."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CompleteSizeSet(PublicEvent):
    """A player changes how many districts complete a city."""

    fields = ("seat", "size")

    def __init__(self, seat: int, size: int) -> None:
        self.seat = seat
        self.size = size


class Thanked(PublicEvent):
    """A player who was called pays the courtesy that is due."""

    fields = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to


class GameEnded(PublicEvent):
    """The game is over; points by seat."""

    fields = ("winners", "points")

    def __init__(self, winners: tuple[int, ...], points: tuple[int, ...]) -> None:
        self.winners = winners
        self.points = points


# -- gold --------------------------------------------------------------------


class GoldGained(PublicEvent):
    """From the bank."""

    fields = ("seat", "gold", "source")

    def __init__(self, seat: int, gold: int, source: str) -> None:
        self.seat = seat
        self.gold = gold
        self.source = source


class GoldPaid(PublicEvent):
    """To the bank."""

    fields = ("seat", "gold", "source")

    def __init__(self, seat: int, gold: int, source: str) -> None:
        self.seat = seat
        self.gold = gold
        self.source = source


class GoldMoved(PublicEvent):
    """From one player to another."""

    fields = ("seat", "to", "gold", "source")

    def __init__(self, seat: int, to: int, gold: int, source: str) -> None:
        self.seat = seat
        self.to = to
        self.gold = gold
        self.source = source


class GoldPut(PublicEvent):
    """From a player onto a card."""

    fields = ("seat", "gold", "card")

    def __init__(self, seat: int, gold: int, card: str) -> None:
        self.seat = seat
        self.gold = gold
        self.card = card


class GoldCollected(PublicEvent):
    """From a card to a player."""

    fields = ("seat", "gold", "card")

    def __init__(self, seat: int, gold: int, card: str) -> None:
        self.seat = seat
        self.gold = gold
        self.card = card


# -- district cards ------------------------------------------------------------


class CardsDrawn(Event):
    """From the top of the deck; into the hand, or in front of a player who has yet to choose."""

    fields = ("seat", "cards", "count", "kept", "source")

    def __init__(self, seat: int, cards: Names | None, count: int, kept: bool, source: str) -> None:
        self.seat = seat
        self.cards = cards
        self.count = count
        self.kept = kept
        self.source = source

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else CardsDrawn(self.seat, None, self.count, self.kept, self.source)


class CardsKept(Event):
    """Of the cards drawn, these go to the hand."""

    fields = ("seat", "cards", "count")

    def __init__(self, seat: int, cards: Names | None, count: int) -> None:
        self.seat = seat
        self.cards = cards
        self.count = count

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else CardsKept(self.seat, None, self.count)


class CardsDiscarded(Event):
    """To the bottom of the deck, in this order, from the hand or from the cards drawn."""

    fields = ("seat", "cards", "count", "drawn", "source")

    def __init__(self, seat: int, cards: Names | None, count: int, drawn: bool, source: str) -> None:
        self.seat = seat
        self.cards = cards
        self.count = count
        self.drawn = drawn
        self.source = source

    def seen_by(self, seat: int) -> Event:
        return (
            self
            if seat == self.seat
            else CardsDiscarded(self.seat, None, self.count, self.drawn, self.source)
        )


class DeckShuffled(Event):
    """The cards drawn and not kept go back and the deck is shuffled."""

    fields = ("seat", "cards", "count", "source")

    def __init__(self, seat: int, cards: Names | None, count: int, source: str) -> None:
        self.seat = seat
        self.cards = cards
        self.count = count
        self.source = source

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else DeckShuffled(self.seat, None, self.count, self.source)


class CardsMoved(Event):
    """From hand to hand; giver and taker see what."""

    fields = ("seat", "to", "cards", "count", "source")

    def __init__(self, seat: int, to: int, cards: Names | None, count: int, source: str) -> None:
        self.seat = seat
        self.to = to
        self.cards = cards
        self.count = count
        self.source = source

    def seen_by(self, seat: int) -> Event:
        if seat in (self.seat, self.to):
            return self
        return CardsMoved(self.seat, self.to, None, self.count, self.source)


class HandsSwapped(Event):
    """Two players swapped hands: ``given`` went from ``seat`` to ``other``."""

    fields = ("seat", "other", "given", "received", "source")

    def __init__(
        self, seat: int, other: int, given: Names | None, received: Names | None, source: str
    ) -> None:
        self.seat = seat
        self.other = other
        self.given = given
        self.received = received
        self.source = source

    def seen_by(self, seat: int) -> Event:
        if seat in (self.seat, self.other):
            return self
        return HandsSwapped(self.seat, self.other, None, None, self.source)


class HandSeen(Event):
    """One player looks at another's whole hand."""

    fields = ("seat", "other", "cards", "source")

    def __init__(self, seat: int, other: int, cards: Names | None, source: str) -> None:
        self.seat = seat
        self.other = other
        self.cards = cards
        self.source = source

    def seen_by(self, seat: int) -> Event:
        if seat in (self.seat, self.other):
            return self
        return HandSeen(self.seat, self.other, None, self.source)


class TypeNamed(PublicEvent):
    """A player names a type of district and another player."""

    fields = ("seat", "other", "type")

    def __init__(self, seat: int, other: int, type: str) -> None:
        self.seat = seat
        self.other = other
        self.type = type


class CardStored(Event):
    """A card from the hand is put face down under a district."""

    fields = ("seat", "card", "under")

    def __init__(self, seat: int, card: str | None, under: str) -> None:
        self.seat = seat
        self.card = card
        self.under = under

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else CardStored(self.seat, None, self.under)


class StoreLost(Event):
    """The cards under a destroyed district go to the bottom of the deck."""

    fields = ("seat", "cards", "count", "under")

    def __init__(self, seat: int, cards: Names | None, count: int, under: str) -> None:
        self.seat = seat
        self.cards = cards
        self.count = count
        self.under = under

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else StoreLost(self.seat, None, self.count, self.under)


class StoreMoved(Event):
    """A district changes hands with the cards under it: its new owner may look at them."""

    fields = ("seat", "to", "cards", "count", "under")

    def __init__(self, seat: int, to: int, cards: Names | None, count: int, under: str) -> None:
        self.seat = seat
        self.to = to
        self.cards = cards
        self.count = count
        self.under = under

    def seen_by(self, seat: int) -> Event:
        if seat in (self.seat, self.to):
            return self
        return StoreMoved(self.seat, self.to, None, self.count, self.under)


# -- districts -----------------------------------------------------------------


class BuildingBegan(PublicEvent):
    """A player shows the district to be built, from ``origin``'s hand."""

    fields = ("seat", "district", "origin")

    def __init__(self, seat: int, district: str, origin: int) -> None:
        self.seat = seat
        self.district = district
        self.origin = origin


class DistrictBuilt(PublicEvent):
    """``builder`` built it; it stands in the city of ``seat``, who may have confiscated it."""

    fields = ("seat", "district", "builder")

    def __init__(self, seat: int, district: str, builder: int) -> None:
        self.seat = seat
        self.district = district
        self.builder = builder


class DistrictDestroyed(PublicEvent):
    """A district leaves the city of ``seat`` for the bottom of the deck."""

    fields = ("seat", "district", "by", "source")

    def __init__(self, seat: int, district: str, by: int, source: str) -> None:
        self.seat = seat
        self.district = district
        self.by = by
        self.source = source


class DistrictSaved(PublicEvent):
    """A district leaves the city of ``seat``, destroyed by ``by``, for the hand of ``to``."""

    fields = ("seat", "district", "by", "to", "source")

    def __init__(self, seat: int, district: str, by: int, to: int, source: str) -> None:
        self.seat = seat
        self.district = district
        self.by = by
        self.to = to
        self.source = source


class DistrictMoved(PublicEvent):
    """A district goes from the city of ``seat`` to the city of ``to``."""

    fields = ("seat", "to", "district", "source")

    def __init__(self, seat: int, to: int, district: str, source: str) -> None:
        self.seat = seat
        self.to = to
        self.district = district
        self.source = source


class DistrictBeautified(PublicEvent):
    """A player puts one gold onto an own district, for good."""

    fields = ("seat", "district")

    def __init__(self, seat: int, district: str) -> None:
        self.seat = seat
        self.district = district


# -- marks on characters ---------------------------------------------------------


class Marked(Event):
    """A token is put on a character; a secret face is known to its owner alone."""

    fields = ("seat", "mark", "character", "face")

    def __init__(self, seat: int, mark: str, character: str, face: bool | None) -> None:
        self.seat = seat
        self.mark = mark
        self.character = character
        self.face = face

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Marked(self.seat, self.mark, self.character, None)


class MarkShown(PublicEvent):
    """A token is turned over for all to see."""

    fields = ("seat", "mark", "character", "face")

    def __init__(self, seat: int, mark: str, character: str, face: bool) -> None:
        self.seat = seat
        self.mark = mark
        self.character = character
        self.face = face


class MarkRemoved(PublicEvent):
    """A token is taken away unseen."""

    fields = ("mark", "character")

    def __init__(self, mark: str, character: str) -> None:
        self.mark = mark
        self.character = character


class Declined(PublicEvent):
    """A player who was asked let it be; ``answer`` is the verb."""

    fields = ("seat", "answer", "source")

    def __init__(self, seat: int, answer: str, source: str) -> None:
        self.seat = seat
        self.answer = answer
        self.source = source


def from_json(document: dict[str, object]) -> Event:
    """The event that ``to_json`` wrote; fields that this version does not know are passed over."""
    kind = _kinds()[str(document["event"])]
    values = [document[field] for field in kind.fields]
    return kind(*[tuple(value) if isinstance(value, list) else value for value in values])


def _kinds() -> dict[str, type[Event]]:
    found: dict[str, type[Event]] = {}
    waiting: list[type[Event]] = [Event]
    while waiting:
        below = waiting.pop().__subclasses__()
        found |= {kind.__name__: kind for kind in below}
        waiting += below
    return found

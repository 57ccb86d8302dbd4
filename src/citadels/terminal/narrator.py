"""Turn events into sentences. Some events share a sentence, others are left out."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.engine.events import (
    BuildingBegan,
    CardsDiscarded,
    CardsDrawn,
    CardsKept,
    CharacterPicked,
    CharactersDiscarded,
    CharactersSwapped,
    CrownMoved,
    DistrictBuilt,
    Event,
    GameEnded,
    GoldGained,
    GoldPaid,
    Marked,
    PacketPassed,
    RoundBegan,
    Silence,
    TurnEnded,
)
from citadels.locale import Texts, sentences


class Narrator:
    """Narrates a game to one seat from its first event on. The events must be redacted for that seat.

    A spectator may also be told everything, with unredacted events.
    """

    def __init__(self, texts: Texts, seat: int, names: Sequence[str]) -> None:
        self.texts = texts
        self.seat = seat
        self.names = names
        self.own: set[str] = set()  # the reader's characters in this round
        self.faceup: tuple[str, ...] = ()  # characters out of play this round

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Return sentences for the next events, with an empty one before each round."""
        out: list[str] = []
        for part in _by_round(events):
            rest = [event for event in part if self._is_worth_telling(event)]
            if isinstance(part[0], RoundBegan):
                out.append("")
            while rest:
                text, used = self._next(rest)
                out.append(self._to_the_reader(rest[0], text))
                rest = rest[used:]
        return out

    def _is_worth_telling(self, event: Event) -> bool:
        """Return whether an event gets a sentence. Packets, ends of turns and equal starts do not."""
        self._remember(event)
        if isinstance(event, CrownMoved):
            return event.previous >= 0
        if isinstance(event, GoldGained) and event.source == "deal":
            return event.seat == self.seat
        if isinstance(event, CardsDrawn) and event.source == "deal":
            return event.cards is not None
        if isinstance(event, Silence):
            return event.character not in self.faceup
        return not isinstance(event, PacketPassed | TurnEnded | GameEnded)

    def _remember(self, event: Event) -> None:
        """Track the reader's characters and those out of play."""
        if isinstance(event, RoundBegan):
            self.own = set()
        elif isinstance(event, CharactersDiscarded):
            self.faceup = event.faceup
        elif isinstance(event, CharacterPicked) and event.seat == self.seat and event.character:
            self.own.add(event.character)
        elif isinstance(event, CharactersSwapped) and self.seat in (event.seat, event.other):
            assert event.given is not None
            assert event.received is not None
            mine = event.seat == self.seat
            lost, got = (event.given, event.received) if mine else (event.received, event.given)
            self.own = (self.own - {lost}) | {got}

    def _to_the_reader(self, event: Event, text: str) -> str:
        """Add a remark to a sentence about the reader's own character."""
        if isinstance(event, Marked) and event.seat != self.seat and event.character in self.own:
            return self.texts.say("story-yours", sentence=text)
        return text

    # -- sentences

    def _next(self, events: Sequence[Event]) -> tuple[str, int]:
        """Return the next sentence and the number of events it covers."""
        event = events[0]
        if isinstance(event, BuildingBegan):
            return self._building(event, events)
        if isinstance(event, CardsDrawn) and self._draws_to_keep_some(event):
            return self._drawing(event, events)
        if isinstance(event, Silence):
            return self._silence(event, events)
        if isinstance(event, CharacterPicked) and event.character is None:
            return self._picking(events)
        return self.texts.event(event, self.seat, self.names), 1

    def _draws_to_keep_some(self, event: CardsDrawn) -> bool:
        """Return whether another player draws cards to choose from.

        Sources with their own message are left out: a player may look through the whole deck.
        """
        return event.seat != self.seat and not event.kept and not self.texts.has_source_message(event)

    def _building(self, began: BuildingBegan, events: Sequence[Event]) -> tuple[str, int]:
        """Merge revealing, paying for and placing a district, if consecutive."""
        paid = events[1] if len(events) > 1 else None
        gold = paid.gold if isinstance(paid, GoldPaid) else 0
        used = 3 if isinstance(paid, GoldPaid) else 2
        built = events[used - 1] if len(events) >= used else None
        if not isinstance(built, DistrictBuilt) or not began.seat == built.seat == began.origin:
            return self.texts.event(began, self.seat, self.names), 1
        arguments = sentences.of_event(self.texts, built, self.seat, self.names)
        return self.texts.say("story-built", arguments, gold=gold), used

    def _drawing(self, drawn: CardsDrawn, events: Sequence[Event]) -> tuple[str, int]:
        """Merge another player's drawing, keeping and returning of cards."""
        kept = events[1] if len(events) > 1 else None
        if not isinstance(kept, CardsKept):
            return self.texts.event(drawn, self.seat, self.names), 1
        used = 3 if len(events) > 2 and isinstance(events[2], CardsDiscarded) else 2
        arguments = sentences.of_event(self.texts, kept, self.seat, self.names)
        arguments |= self.texts.cards_arguments("all", drawn.cards or ())
        return self.texts.say("story-kept", arguments, drawn=drawn.count), used

    def _silence(self, first: Silence, events: Sequence[Event]) -> tuple[str, int]:
        """Merge consecutive ranks that nobody answered. The reader is told if one of them is their own."""
        if first.character in self.own:
            arguments = self.texts.card_arguments("character", first.character)
            return self.texts.say("story-silenced", arguments), 1
        silent = []
        for event in events:
            if not isinstance(event, Silence) or event.character in self.own:
                break
            silent.append(event.character)
        return self.texts.say("story-silence", self.texts.cards_arguments("characters", silent)), len(silent)

    def _picking(self, events: Sequence[Event]) -> tuple[str, int]:
        """Merge consecutive picks of other players."""
        seats = []
        for event in events:
            if not isinstance(event, CharacterPicked) or event.character is not None:
                break
            seats.append(self.names[event.seat])
        return self.texts.say("story-picked", players=self.texts.listed(seats), count=len(seats)), len(seats)


def _by_round(events: Sequence[Event]) -> list[list[Event]]:
    """Split events by round. The first part may begin in the middle of one."""
    parts: list[list[Event]] = []
    for event in events:
        if not parts or isinstance(event, RoundBegan):
            parts.append([])
        parts[-1].append(event)
    return parts

"""What happened as a row of sentences: some events are told together, some go without saying."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.engine.events import (
    BuildingBegan,
    CardsDiscarded,
    CardsDrawn,
    CardsKept,
    CrownMoved,
    DistrictBuilt,
    Event,
    GoldGained,
    GoldPaid,
    PacketPassed,
    RoundBegan,
    TurnEnded,
)
from citadels.locale import Texts, sentences

LONGEST = 3  # events in one sentence


class Story:
    """Tells one seat what happened; the events must be redacted for it."""

    def __init__(self, texts: Texts, seat: int, names: Sequence[str]) -> None:
        self.texts = texts
        self.seat = seat
        self.names = names

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The sentences, in order."""
        out: list[str] = []
        place = 0
        while place < len(events):
            text, used = self._next(events[place : place + LONGEST])
            if isinstance(events[place], RoundBegan):
                out.append("")
            if text:
                out.append(text)
            place += used
        return out

    def _next(self, events: Sequence[Event]) -> tuple[str, int]:
        """The next sentence, empty if there is nothing to say, and how many events it tells."""
        event = events[0]
        if self._goes_without_saying(event):
            return "", 1
        if isinstance(event, BuildingBegan):
            return self._building(events)
        if isinstance(event, CardsDrawn) and event.seat != self.seat and not event.kept:
            return self._drawing(events)
        return self.texts.event(event, self.seat, self.names), 1

    def _goes_without_saying(self, event: Event) -> bool:
        """The packet is in the choices, a turn ends where the next begins, and all start alike."""
        if isinstance(event, CrownMoved) and event.previous < 0:
            return True
        if isinstance(event, GoldGained | CardsDrawn) and event.source == "deal":
            return event.seat != self.seat
        return isinstance(event, PacketPassed | TurnEnded)

    def _building(self, events: Sequence[Event]) -> tuple[str, int]:
        """Showing, paying and placing, if nothing came between."""
        paid = events[1] if len(events) > 1 else None
        gold = paid.gold if isinstance(paid, GoldPaid) else 0
        used = 3 if isinstance(paid, GoldPaid) else 2
        built = events[used - 1] if len(events) >= used else None
        began = events[0]
        assert isinstance(began, BuildingBegan)
        if not isinstance(built, DistrictBuilt) or built.seat != began.seat or began.origin != began.seat:
            return self.texts.event(began, self.seat, self.names), 1
        arguments = sentences.of_event(self.texts, built, self.seat, self.names)
        return self.texts.say("story-built", arguments, gold=gold), used

    def _drawing(self, events: Sequence[Event]) -> tuple[str, int]:
        """Drawing, choosing and putting back, by somebody else."""
        drawn, *rest = events
        assert isinstance(drawn, CardsDrawn)
        if not rest or not isinstance(rest[0], CardsKept) or rest[0].cards is not None:
            return self.texts.event(drawn, self.seat, self.names), 1
        used = 3 if len(rest) > 1 and isinstance(rest[1], CardsDiscarded) else 2
        arguments = sentences.of_event(self.texts, rest[0], self.seat, self.names)
        return self.texts.say("story-kept", arguments, drawn=drawn.count), used

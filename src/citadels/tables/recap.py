"""A recap for a player who was away, in a few sentences.

It is made from events redacted for the player: how many rounds were played, who built and lost what, what was
done to the player, and who has the crown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.engine.events import (
    CharactersSwapped,
    CityCompleted,
    CrownMoved,
    DistrictBuilt,
    DistrictDestroyed,
    DistrictMoved,
    Event,
    GameEnded,
    GoldMoved,
    HandsSwapped,
    RoundBegan,
)
from citadels.locale import Texts

LONG_SECONDS: Final = 15 * 60.0
MANY_CHANGES: Final = 30
MAX_SENTENCES: Final = 30

ALWAYS_TOLD: Final = (DistrictDestroyed, DistrictMoved, CityCompleted, GameEnded)


def is_due(seconds: float, changes: int) -> bool:
    """Return whether the player was away long enough, or missed enough steps, to need a recap."""
    return changes > 0 and (seconds >= LONG_SECONDS or changes >= MANY_CHANGES)


def sentences(events: Sequence[Event], seat: int, names: Sequence[str], words: Texts) -> list[str]:
    """Summarize the events that a seat has missed, which must be redacted for it."""
    told = [words.event(event, seat, names) for event in events if _is_told(event, seat)]
    return [
        *_rounds(events, words),
        *_buildings(events, seat, names, words),
        *told[-MAX_SENTENCES:],
        *[words.event(event, seat, names) for event in _last_crown(events)],
    ]


def _is_told(event: Event, seat: int) -> bool:
    if isinstance(event, ALWAYS_TOLD):
        return True
    if isinstance(event, GoldMoved):
        return event.seat == seat
    return isinstance(event, (HandsSwapped, CharactersSwapped)) and event.other == seat


def _rounds(events: Sequence[Event], words: Texts) -> list[str]:
    rounds = [event.round for event in events if isinstance(event, RoundBegan)]
    return [words.say("missed-rounds", count=len(rounds), round=rounds[-1])] if rounds else []


def _buildings(events: Sequence[Event], seat: int, names: Sequence[str], words: Texts) -> list[str]:
    """Return a sentence per player who built, the reader last: a stand-in may have built for them."""
    built: dict[int, list[str]] = {}
    for event in events:
        if isinstance(event, DistrictBuilt):
            built.setdefault(event.seat, []).append(event.district)
    out = []
    for other in sorted(built, key=lambda one: one == seat):
        cards = words.cards_arguments("cards", built[other])
        you = "yes" if other == seat else "no"
        out.append(words.say("missed-built", {**cards, "name": names[other], "you": you}))
    return out


def _last_crown(events: Sequence[Event]) -> list[CrownMoved]:
    return [event for event in events if isinstance(event, CrownMoved)][-1:]

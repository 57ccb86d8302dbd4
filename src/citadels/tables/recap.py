"""What happened while a player was away, in a few sentences.

It is made from the events as the player may know them, and says what they would ask: how many rounds went
by, who built and lost what, what was done to them, and who has the crown.
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
MAX_SENTENCES: Final = 30  # sentences

ALWAYS_TOLD: Final = (DistrictDestroyed, DistrictMoved, CityCompleted, GameEnded)


def is_due(seconds: float, changes: int) -> bool:
    """Whether so much happened, or it was so long ago, that the player has lost the thread."""
    return changes > 0 and (seconds >= LONG_SECONDS or changes >= MANY_CHANGES)


def sentences(events: Sequence[Event], seat: int, names: Sequence[str], words: Texts) -> list[str]:
    """The events that a seat has missed, condensed; they must be redacted for it."""
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
    """One sentence for each player who built, the reader last: a bot may have sat in for them."""
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

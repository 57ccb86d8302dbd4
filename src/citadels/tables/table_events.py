"""Events of a table outside the game; they appear in the log like those of the game."""

from __future__ import annotations

from typing import Final

from citadels.engine.events import Event, EventTypes, by_name
from citadels.engine.field_types import COUNT, NUMBER, SEAT, field
from citadels.settings import edition_named


class TakenBack(Event):
    """A player took back the last answer; this many lines of the log no longer hold."""

    seat: int = field(SEAT)
    lines: int = field(COUNT)


class RulesChanged(Event):
    """The server goes on with a newer version of the rules."""

    rules: int = field(NUMBER)


class PositionOpened(Event):
    """The game began in the middle, at a position that somebody had shared."""

    round: int = field(NUMBER)


TABLE_EVENTS: Final = (TakenBack, RulesChanged, PositionOpened)  # events that the engine does not know


def kinds_at(edition: str) -> EventTypes:
    """All kinds of event that a table may have stored."""
    return edition_named(edition).events | by_name(TABLE_EVENTS)

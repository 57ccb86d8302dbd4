"""Events of a table outside the game. They appear in the log like those of the game."""

from __future__ import annotations

from typing import Final

from citadels.engine.events import Event, EventTypes, by_name
from citadels.engine.field_types import COUNT, NUMBER, SEAT, field
from citadels.settings import edition_named


class TakenBack(Event):
    """A player undid the last answer, which invalidates this many lines of the log."""

    seat: int = field(SEAT)
    lines: int = field(COUNT)


class RulesChanged(Event):
    """The game continues by a newer version of the rules."""

    rules: int = field(NUMBER)


class PositionOpened(Event):
    """The game began at a shared position instead of a deal."""

    round: int = field(NUMBER)


TABLE_EVENTS: Final = (TakenBack, RulesChanged, PositionOpened)  # unknown to the engine


def kinds_at(edition: str) -> EventTypes:
    """Return all event types that a table of an edition may have stored."""
    return edition_named(edition).events | by_name(TABLE_EVENTS)

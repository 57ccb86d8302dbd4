"""What happens at a table besides the game: it stands in the log like what happens in the game."""

from __future__ import annotations

from typing import Final

from citadels.engine.events import Event, Kinds, by_name
from citadels.engine.kinds import COUNT, NUMBER, SEAT, field
from citadels.settings import edition_named


class TakenBack(Event):
    """A player took the last answer back; so many lines of the log no longer hold."""

    seat: int = field(SEAT)
    lines: int = field(COUNT)


class RulesChanged(Event):
    """The server goes on with a newer version of the rules."""

    rules: int = field(NUMBER)


OF_THE_TABLE: Final = (TakenBack, RulesChanged)  # events that no rule of the game knows


def kinds_at(edition: str) -> Kinds:
    """All kinds of event that a table may have stored."""
    return edition_named(edition).events | by_name(OF_THE_TABLE)

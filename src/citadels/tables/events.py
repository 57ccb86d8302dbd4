"""What happens at a table besides the game: it stands in the log like what happens in the game."""

from __future__ import annotations

from citadels.engine.events import PublicEvent


class TakenBack(PublicEvent):
    """A player took the last answer back; so many lines of the log no longer hold."""

    fields = ("seat", "lines")

    def __init__(self, seat: int, lines: int) -> None:
        self.seat = seat
        self.lines = lines


class RulesChanged(PublicEvent):
    """The server goes on with a newer version of the rules."""

    fields = ("rules",)

    def __init__(self, rules: int) -> None:
        self.rules = rules

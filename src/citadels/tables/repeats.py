"""Requests already done: one that comes twice is acknowledged twice and done once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.tables.storage import EntryRow

REQUESTS_REMEMBERED: Final = 256  # of the steps of a game, and of each reader


class Repeats:
    """The requests already done. The same id for something else is a new request."""

    def __init__(self, seats: int) -> None:
        self._most = REQUESTS_REMEMBERED * (seats + 1)
        self._done: dict[tuple[int, str], tuple[str, int]] = {}  # what it was, and the version after

    def restore(self, rows: Sequence[EntryRow]) -> None:
        """Remember the requests of these steps, and no others."""
        self._done.clear()
        for row in rows:
            self.note_step(row)

    def version_after(self, seat: int, id: str, what: str) -> int | None:
        """The version after a request, if it was already done."""
        done = self._done.get((seat, id))
        return done[1] if done is not None and done[0] == what else None

    def note(self, seat: int, id: str, what: str, version: int) -> None:
        """Note that a request was done."""
        self._done[seat, id] = (what, version)
        if len(self._done) > self._most:
            del self._done[next(iter(self._done))]

    def note_step(self, row: EntryRow) -> None:
        """Note a step of the game; a bot's step has no id."""
        if row["request"]:
            what = step_request(row["kind"], row["version"] - 1, row["answer"])
            self.note(row["seat"], row["request"], what, row["version"])


def step_request(kind: str, version: int, answer: str) -> str:
    """The text by which a request for a step is compared with another of the same id."""
    return f"{kind} {version} {answer}"

"""Requests that were done already: what comes twice is acknowledged twice and done once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.tables.storage import EntryRow

REQUESTS_REMEMBERED: Final = 256  # steps of a game, and for each reader


class Repeats:
    """The requests that were done. The same id for something else is a new request."""

    def __init__(self, seats: int) -> None:
        self._most = REQUESTS_REMEMBERED * (seats + 1)
        self._done: dict[tuple[int, str], tuple[str, int]] = {}  # what it was, and the version after

    def restore(self, rows: Sequence[EntryRow]) -> None:
        """Know the requests of these steps, and no others."""
        self._done.clear()
        for row in rows:
            self.note_step(row)

    def version_after(self, seat: int, id: str, what: str) -> int | None:
        """The version after a request, if it was done before."""
        done = self._done.get((seat, id))
        return done[1] if done is not None and done[0] == what else None

    def note(self, seat: int, id: str, what: str, version: int) -> None:
        """A request is done."""
        self._done[seat, id] = (what, version)
        if len(self._done) > self._most:
            del self._done[next(iter(self._done))]

    def note_step(self, row: EntryRow) -> None:
        """A step of the game is done; of a bot's nobody has an id."""
        if row["request"]:
            what = step_request(row["kind"], row["version"] - 1, row["answer"])
            self.note(row["seat"], row["request"], what, row["version"])


def step_request(kind: str, version: int, answer: str) -> str:
    """A request for a step of the game, as it is compared with another of the same id."""
    return f"{kind} {version} {answer}"

"""Requests already done: one that comes twice is acknowledged twice and done once."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from citadels.tables.storage import ChatRow, EntryRow

MAX_REQUESTS_KEPT: Final = 256  # for steps of a game, and for lines of each seat and of spectators


class RequestLog:
    """The requests already done. The same id for something else is a new request."""

    def __init__(self) -> None:
        self._steps: dict[tuple[int, str], tuple[str, int]] = {}  # what it was, and the version after
        self._lines: dict[int, dict[str, None]] = {}  # by seat, so that nobody makes others' be forgotten

    def restore(self, rows: Sequence[EntryRow]) -> None:
        """Remember the requests of these steps, and no others."""
        self._steps.clear()
        self._lines.clear()
        for row in rows:
            self.note_step(row)

    def version_after(self, seat: int, id: str, what: str) -> int | None:
        """The version after a step, if it was already done."""
        done = self._steps.get((seat, id))
        return done[1] if done is not None and done[0] == what else None

    def note_step(self, row: EntryRow) -> None:
        """Note a step of the game; a bot's step has no id."""
        if row["request"]:
            what = step_request(row["kind"], row["version"] - 1, row["answer"])
            self._steps[row["seat"], row["request"]] = (what, row["version"])
            _forget_surplus(self._steps)

    def note_line(self, row: ChatRow) -> None:
        """Note a line of chat."""
        if row["request"]:
            lines = self._lines.setdefault(row["seat"], {})
            lines[row["request"]] = None
            _forget_surplus(lines)

    def was_said(self, seat: int, request: str) -> bool:
        return request in self._lines.get(seat, {})


def _forget_surplus(requests: dict[Any, Any]) -> None:
    if len(requests) > MAX_REQUESTS_KEPT:
        del requests[next(iter(requests))]


def line_request(id: str, text: str) -> str:
    """What is stored of a request for a line of chat: an id for another text is another request."""
    return hashlib.sha256(f"{id} {text}".encode()).hexdigest()


def step_request(kind: str, version: int, answer: str) -> str:
    """The text by which a request for a step is compared with another of the same id."""
    return f"{kind} {version} {answer}"

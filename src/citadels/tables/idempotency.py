"""Deduplicate requests by id: a repeated request is acknowledged again but executed once."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from citadels.tables.storage import ChatRow, EntryRow

MAX_REQUESTS_KEPT: Final = 256  # of game steps, and of chat lines for each seat and for spectators


class RequestLog:
    """The requests already executed. The same id with other content is a new request."""

    def __init__(self) -> None:
        self._steps: dict[tuple[int, str], tuple[str, int]] = {}  # content, and the version after it
        self._lines: dict[int, dict[str, None]] = {}  # By seat, so that nobody can push out others' requests.

    def restore(self, rows: Sequence[EntryRow]) -> None:
        """Remember only the requests of these steps."""
        self._steps.clear()
        self._lines.clear()
        for row in rows:
            self.note_step(row)

    def version_after(self, seat: int, id: str, what: str) -> int | None:
        """Return the version after a step if it was already executed, or None."""
        done = self._steps.get((seat, id))
        return done[1] if done is not None and done[0] == what else None

    def note_step(self, row: EntryRow) -> None:
        """Record a step of the game. Bots' steps have no request id."""
        if row["request"]:
            what = step_request(row["kind"], row["version"] - 1, row["answer"])
            self._steps[row["seat"], row["request"]] = (what, row["version"])
            _forget_surplus(self._steps)

    def note_line(self, row: ChatRow) -> None:
        """Record a chat line."""
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
    """Return the stored key of a chat request. It covers the text: the same id with another text differs."""
    return hashlib.sha256(f"{id} {text}".encode()).hexdigest()


def step_request(kind: str, version: int, answer: str) -> str:
    """Return the content of a step request, for comparison with another of the same id."""
    return f"{kind} {version} {answer}"

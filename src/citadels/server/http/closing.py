"""Sockets that the server closes: why, and how long it waits for whoever is there."""

from __future__ import annotations

from typing import Final

HELLO_SECONDS: Final = 10.0
SEND_SECONDS: Final = 30.0
CLOSE_SECONDS: Final = 5.0


class Closed(Exception):
    """The socket must be closed, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason

"""Why and how the server closes sockets, and its timeouts."""

from __future__ import annotations

from typing import Final

HELLO_SECONDS: Final = 10.0
SEND_SECONDS: Final = 30.0
CLOSE_SECONDS: Final = 5.0


class Closed(Exception):
    """The socket must be closed with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason

"""Errors of tables."""

from __future__ import annotations

from citadels.engine.errors import CitadelsError
from citadels.locale import Texts, message_id


class TableError(CitadelsError):
    """Raised to refuse a request. The code is part of the protocol and has a message in every language."""

    def __init__(self, code: str, **arguments: str | int) -> None:
        super().__init__(code)
        self.code = code
        self._arguments = arguments

    def text(self, language: str) -> str:
        return Texts(language).say(message_id("error", self.code), self._arguments)

    def __str__(self) -> str:
        return self.text("en")


class TableOnPeer(TableError):
    """Raised when another server owns the table; has that server's id and internal address."""

    def __init__(self, server: str, address: str) -> None:
        super().__init__("elsewhere")
        self.server = server
        self.address = address


class RateLimited(Exception):
    """Raised when a client exceeds its message limit; its socket must be closed."""

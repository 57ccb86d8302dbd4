"""Why a request is refused."""

from __future__ import annotations

from citadels.engine.errors import CitadelsError
from citadels.locale import Texts, message_id


class TableError(CitadelsError):
    """A request is refused; the code is part of the protocol and has a message in every language."""

    def __init__(self, code: str, **arguments: str | int) -> None:
        super().__init__(code)
        self.code = code
        self._arguments = arguments

    def text(self, language: str) -> str:
        return Texts(language).say(message_id("error", self.code), self._arguments)

    def __str__(self) -> str:
        return self.text("en")


class TableOnPeer(TableError):
    """Another server has the table: the one of this id, which the others reach by this address."""

    def __init__(self, server: str, address: str) -> None:
        super().__init__("elsewhere")
        self.server = server
        self.address = address


class RateLimited(Exception):
    """Somebody sends more messages than they may: the socket of this one must be closed."""

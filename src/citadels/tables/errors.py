"""Errors of tables."""

from __future__ import annotations

from typing import Final, NamedTuple

from citadels.engine.errors import CitadelsError
from citadels.locale import Texts, message_id


class ErrorCode(NamedTuple):
    """An error code of the protocol: its HTTP status, and what it means to a client."""

    status: int
    meaning: str


# Each has a message `error-…` in every language.
ERROR_CODES: Final = {
    "address_full": ErrorCode(
        409, "too many seats at this table were taken from this network address (HTTP)"
    ),
    "authorization": ErrorCode(401, "the header `Authorization: Bearer TOKEN` is missing (HTTP)"),
    "backup": ErrorCode(400, "the backup of a device is invalid; `text` names the field (on a device)"),
    "banned": ErrorCode(403, "the administrator has banned this address (HTTP)"),
    "barred": ErrorCode(410, "the administrator has closed the table permanently"),
    "begun": ErrorCode(409, "possible only before the deal"),
    "bot_plays": ErrorCode(409, "all others have voted for a bot to play for you"),
    "bots": ErrorCode(
        409, "making a table: the list of bots must have one entry, a level or null, for each other seat"
    ),
    "clock": ErrorCode(409, "making a table: invalid time for this clock"),
    "company": ErrorCode(
        409,
        "other people are at the table, so no hints, no rushing of bots and no sharing of the game",
    ),
    "crowd": ErrorCode(409, "no room for another spectator"),
    "elsewhere": ErrorCode(503, "the table is moving to another server; try again (HTTP)"),
    "full": ErrorCode(409, "all seats are taken"),
    "game_file": ErrorCode(400, "not a valid game file; `text` names the field (on a device)"),
    "gone": ErrorCode(409, "you have left this table"),
    "grace": ErrorCode(409, "making a table: invalid grace"),
    "illegal": ErrorCode(409, "the answer is not among the options"),
    "lapsed": ErrorCode(409, "the player was away too long before the deal, and the seat is open again"),
    "level": ErrorCode(409, "unknown bot"),
    "link_damaged": ErrorCode(
        400, "a part of the link of a position is missing or has changed (on a device)"
    ),
    "link_delay": ErrorCode(409, "making a table: invalid delay for links to seats"),
    "link_position": ErrorCode(
        400, "the position in the link cannot be played; `text` names the field (on a device)"
    ),
    "link_too_long": ErrorCode(400, "the position does not fit in a link"),
    "link_version": ErrorCode(400, "the link of a position is of another version (on a device)"),
    "malformed": ErrorCode(400, "not a message of this protocol; `text` names the field"),
    "name": ErrorCode(409, "the name is empty once invisible characters are removed"),
    "no_chat": ErrorCode(409, "chat is disabled at this table, or on this server"),
    "no_file": ErrorCode(
        409, "the game began at a shared position; only a game from its first deal has a file (on a device)"
    ),
    "no_room": ErrorCode(503, "the server is full"),
    "no_table": ErrorCode(404, "unknown table"),
    "no_undo": ErrorCode(409, "nothing can be undone, or this table has no undo"),
    "not_asked": ErrorCode(409, "it is not your turn to answer"),
    "not_begun": ErrorCode(409, "the game has not begun"),
    "not_found": ErrorCode(404, "unknown address (HTTP)"),
    "not_here": ErrorCode(403, "only the machine that runs the server may do this (HTTP)"),
    "not_over": ErrorCode(409, "the game is not over"),
    "not_owner": ErrorCode(409, "only the owner of the table may do this"),
    "not_stalling": ErrorCode(409, "the player does not stall, so a vote for a bot would not count"),
    "one_device": ErrorCode(409, "making a table: a table around one device cannot be public or timed"),
    "origin": ErrorCode(403, "the request comes from a foreign page (HTTP)"),
    "owner_grace": ErrorCode(409, "making a table: invalid owner's grace"),
    "paused": ErrorCode(409, "the owner has paused the game"),
    "present": ErrorCode(409, "the player is connected: nobody else gets a link to their seat"),
    "push_service": ErrorCode(
        422, "the endpoint does not belong to a push service that the server sends to (HTTP)"
    ),
    "refused": ErrorCode(409, "refused; `text` says why (HTTP)"),
    "reported": ErrorCode(409, "this seat, or the spectators, already have an open report (HTTP)"),
    "rules": ErrorCode(409, "the game was played by another version of the rules"),
    "seat": ErrorCode(409, "no such seat, or no player there to whom this could apply"),
    "server": ErrorCode(500, "internal error; nothing has changed (HTTP)"),
    "settings": ErrorCode(422, "invalid setup; `field` names what is wrong (HTTP)"),
    "spectator": ErrorCode(409, "only players may do this"),
    "stall_delay": ErrorCode(409, "making a table: invalid stall delay"),
    "step": ErrorCode(409, "the game has no such step"),
    "storage": ErrorCode(503, "the request could not be stored; nothing has changed; try again"),
    "taken": ErrorCode(409, "the seat is taken"),
    "text": ErrorCode(409, "the text is empty once invisible characters are removed"),
    "time": ErrorCode(409, "no clock runs for a player, or it was extended ten times already"),
    "token": ErrorCode(403, "the token or link is not valid"),
    "too_few": ErrorCode(
        409, "this takes at least two other people, connected from different network addresses"
    ),
    "too_many": ErrorCode(429, "too many requests or new tables from one address (HTTP, with `Retry-After`)"),
    "too_many_undos": ErrorCode(409, "too many undos from this seat in the last minute"),
    "too_much_chat": ErrorCode(
        409, "too much chat from this seat, spectator or all spectators in the last minute"
    ),
    "unsure": ErrorCode(503, "the database did not answer, so the outcome is unknown; reconnect and look"),
    "weights": ErrorCode(
        503,
        "making a table on a device: cannot fetch the weights of a bot; retry or choose another bot",
    ),
}


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

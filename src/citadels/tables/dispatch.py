"""Decode the frames of a socket, dispatch them to the table, and answer each request once."""

from __future__ import annotations

from typing import Final

import msgspec

from citadels.tables import protocol
from citadels.tables.errors import TableError
from citadels.tables.presence import Subscriber
from citadels.tables.protocol import UNREADABLE, ErrorMessage, Hello, Request, unreadable_part
from citadels.tables.table import Table

CLOSE_CODES: Final = {
    "lapsed": protocol.CLOSE_REPLACED, "crowd": protocol.CLOSE_FULL, "barred": protocol.CLOSE_BARRED
}  # fmt: skip
# Rate-limit cost of requests beyond one message, because their answers are long.
EXTRA_COST: Final[dict[type[Request], int]] = {protocol.Speak: 9}
NO_SEAT: Final = "this token opens no seat at this table"


class InvalidHello(Exception):
    """Raised when the first frame is not a valid hello; the message says why."""


def read_hello(frame: str) -> Hello:
    """Decode the first frame. Raise InvalidHello if it is not a hello of this protocol."""
    try:
        hello = protocol.decode(frame)
    except UNREADABLE as error:
        raise InvalidHello(f"not a hello: {error}") from error
    if not isinstance(hello, Hello):
        raise InvalidHello("the first message must be a hello")
    if hello.protocol != protocol.PROTOCOL:
        raise InvalidHello(f"this server speaks protocol {protocol.PROTOCOL}")
    return hello


def refusal(error: TableError) -> tuple[int, str]:
    """Return the code and reason with which to close the socket of a client that the table refuses. The code
    says whether the client may try again."""
    if error.code in ("no_table", "token"):
        return protocol.CLOSE_TOKEN, NO_SEAT
    return CLOSE_CODES.get(error.code, protocol.SERVICE_RESTART), str(error)


async def handle_frame(table: Table, client: Subscriber, frame: str) -> None:
    """Execute the request in a frame, or answer with an error. Raise RateLimited if it exceeds the limit."""
    table.count_message(client)
    try:
        request = _read(frame)
        table.count_message(client, EXTRA_COST.get(type(request), 0))
        await table.ask(client, request)
    except TableError as error:
        client.send(ErrorMessage(_id_of(frame), error.code, error.text(client.language)))


def _read(frame: str) -> Request:
    try:
        message = protocol.decode(frame)
    except UNREADABLE as error:
        raise TableError("malformed", detail=unreadable_part(error)) from error
    if not isinstance(message, Request):
        raise TableError("malformed", detail="hello")
    return message


def _id_of(frame: str) -> str | None:
    """Return the id of a message, even of one that is otherwise malformed."""
    try:
        found = msgspec.json.decode(frame)
    except UNREADABLE:
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else None

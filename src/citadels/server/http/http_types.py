"""Request and response bodies that only a server has."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from citadels.server.monitoring.readiness import Reason
from citadels.server.push.notifier import Subscription
from citadels.tables.http_types import Seated


class Network(Struct, frozen=True):
    """Whether other devices on the local network can reach this server, and at which address."""

    open: bool
    can_open: bool
    address: str | None


class Picture(Struct, forbid_unknown_fields=True, frozen=True):
    """The text of a QR code. It is sent in the body, because it may contain a token."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ready(Struct, frozen=True):
    """Whether tables can be stored here; if not, the reason, or that the server is draining."""

    ready: bool
    reason: Reason | Literal["draining"] | None


class Health(Struct, frozen=True):
    """The server is up."""

    status: str
    version: str
    tables: int
    seconds: float


class PushKey(Struct, frozen=True):
    """The key by which push services recognize this server."""

    key: str


class Calls(Struct, forbid_unknown_fields=True, frozen=True):
    """A device, and the seats to notify it about."""

    seats: Annotated[list[Seated], Meta(max_length=100)]
    subscription: Subscription

"""What only a server is asked, and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from citadels.server.monitoring.readiness import Reason
from citadels.server.push.notifier import Subscription
from citadels.tables.http_types import Seated


class Network(Struct, frozen=True):
    """Whether others in the local network can reach this server, and at which address."""

    open: bool
    can_open: bool
    address: str | None


class Picture(Struct, forbid_unknown_fields=True, frozen=True):
    """The text of a QR code. It is sent in the body, because it may contain a token."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ready(Struct, frozen=True):
    """Whether tables can be stored here; if not, why not, or that others are to have them."""

    ready: bool
    reason: Reason | Literal["draining"] | None


class Health(Struct, frozen=True):
    """The server answers."""

    status: str
    version: str
    tables: int
    seconds: float


class PushKey(Struct, frozen=True):
    """The key by which push services recognise this server."""

    key: str


class Calls(Struct, forbid_unknown_fields=True, frozen=True):
    """A device, and the seats for which to call it."""

    seats: Annotated[list[Seated], Meta(max_length=100)]
    subscription: Subscription

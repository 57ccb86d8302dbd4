"""The limits of a server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels.tables.limits import Limits, limit


@dataclass(frozen=True)
class ServerLimits(Limits):
    """The limits of a server, including those of its tables."""

    listed: int = limit(50, "public tables in the list")
    all_tables: int = limit(100_000, "tables that are stored, in all")
    lobby_days: int = limit(30, "days that a table is kept before the deal without a visit")
    posts: int = limit(120, "POST requests from one address in a minute")
    requests: int = limit(150, "HTTP requests from one address in 5 seconds")
    replays: int = limit(6, "jobs of one address in the queue for finished games (replays, timelines, files)")
    known_seats: int = limit(
        1000, "seats that one address asks about, or subscribes to notifications, in a minute"
    )
    tables: int = limit(40, "tables made from one address in an hour")
    reports: int = limit(10, "reports about tables from one address in an hour")
    sockets: int = limit(100, "sockets of one address at once")
    forwarded: int = limit(10, "requests of one address that wait for another server at once")
    new_sockets: int = limit(20, "sockets opened from one address in 10 seconds")
    connections: int = limit(200, "connections of one address at once, unless by a trusted proxy")
    new_connections: int = limit(300, "connections from one address in 10 seconds, unless by a trusted proxy")
    frames: int = limit(300, "frames in one socket, of any kind, in 20 seconds")
    bytes: int = limit(200_000, "bytes in one socket in 20 seconds")
    address_frames: int = limit(1000, "frames in all sockets of one address in 20 seconds")
    address_bytes: int = limit(600_000, "bytes in all sockets of one address in 20 seconds")
    half_open: int = limit(500, "connections that wait for a request or for the `hello`, in all")
    all_connections: int = limit(20_000, "connections at once, in all")


# The window of each rate limit, in seconds.
WINDOW_SECONDS: Final = {
    "posts": 60, "requests": 5, "known_seats": 60, "tables": 3600, "reports": 3600, "new_sockets": 10,
    "new_connections": 10,
    "frames": 20, "bytes": 20, "address_frames": 20, "address_bytes": 20,
}  # fmt: skip

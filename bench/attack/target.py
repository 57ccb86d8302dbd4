"""What is attacked: servers that are started here, of the present tree or 0.1.0, or one that runs already."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import httpx
from rich.console import Console
from rich.progress import Progress
from scripts.environment import clean_variables
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.baseline.release import FIRST
from bench.clients import Address, Build, Failures, Server, present

T = TypeVar("T")
STRANGER, FRIEND = "198.51.100.7", "203.0.113.9"  # where people come from, by a proxy on this machine
PROXY_ARGUMENTS: tuple[str, ...] = ()  # with which the present server trusts a proxy on this machine
ANSWERED_WITHIN = 10.0  # seconds: whatever is asked must have an answer by then


class Finding(NamedTuple):
    """What was tried, what came of it, and whether the server held; None if nothing was asked of it."""

    tried: str
    found: str
    held: bool | None
    figures: dict[str, Any] = {}


def _size(default: Any, help: str) -> Any:
    return field(default=default, metadata={"help": f"{help} (default {default:g})"})


@dataclass(frozen=True)
class Sizes:
    """How much of everything. Small numbers do for a test, the defaults for figures."""

    seconds: float = _size(10.0, "seconds that a flood lasts")
    sockets: int = _size(200, "sockets of a flood over many")
    spectators: int = _size(400, "spectators who come to one table")
    games: int = _size(200, "games over days that are left in memory")
    tables: int = _size(60, "public tables that one stranger makes")
    thinkers: int = _size(20, "tables whose bots think")
    half_open: int = _size(1100, "connections that never finish their request")
    files: int = _size(1024, "files that the server may open meanwhile")
    pairs: int = _size(30, "pairs of worlds that a player cannot tell apart")
    patience: float = _size(15.0, "seconds in which what must become possible again does")
    away: float = _size(0.0, "seconds for which somebody is away for long; a server may want 10 minutes")


class NoControl(Exception):
    """The attack needs a server that it can start, stop or starve."""


class Target:
    """Where to find a server to attack."""

    def __init__(
        self, build: Build | None = None, address: Address | None = None, console: Console | None = None
    ) -> None:
        self.build = build or present()
        self.progress = Progress(console=console or Console(stderr=True), transient=True)
        self._address = address

    @asynccontextmanager
    async def server(self, *arguments: str) -> AsyncIterator[Server]:
        """A server of one's own, which may be mistreated."""
        if self._address is not None:
            raise NoControl
        with tempfile.TemporaryDirectory(prefix="citadels-attack-") as folder:
            trusting = PROXY_ARGUMENTS if self.build.protocol > 1 else ()
            server = Server(Path(folder), Failures(), self.build, [*arguments, *trusting])
            server.start()
            try:
                await server.ready()
                yield server
            finally:
                server.kill()

    @asynccontextmanager
    async def address(self) -> AsyncIterator[Address]:
        """Any server, to which nothing is done but what comes over the network."""
        if self._address is not None:
            yield self._address
        else:
            async with self.server() as server:
                yield server

    def track(self, things: Iterable[T], what: str) -> Iterable[T]:
        """The same things, with a bar."""
        return self.progress.track(list(things), description=what)


def released() -> Build:
    """Version 0.1.0, built if it is not there yet."""
    return Build(FIRST.plain().folder / "bin" / "python", FIRST.tree, 1, clean_variables())


async def running_at(url: str) -> Address:
    """A server that runs already, and the protocol that it speaks."""
    address = Address(url)
    async with httpx.AsyncClient(base_url=url, timeout=ANSWERED_WITHIN) as http:
        (await http.get("/health")).raise_for_status()
    try:
        async with connect(address.socket_url("none"), proxy=None):
            return address
    except (OSError, WebSocketException):
        return Address(url, protocol=1)


async def within(seconds: float, work: Any) -> Any:
    """What comes of something; None if it takes longer."""
    try:
        return await asyncio.wait_for(work, seconds)
    except TimeoutError:
        return None

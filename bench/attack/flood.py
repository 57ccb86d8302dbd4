"""Floods of frames: somebody else's frames may not keep background players waiting.

Background players sit at tables of their own, in a process of their own. Nothing is pinned to a core: on a
machine with two, the server, the flood and these players share them with whatever else runs there. The row
`before any flood` says how the same people fared without one. The flood itself is cheap to send.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from tests.server.raw_frames import masked_frame, upgrade_request

from bench.attack.background_players import BackgroundPlayers
from bench.attack.people import sit_down
from bench.attack.target import STRANGER, Finding, Sizes, Target
from bench.clients import Address

MEGABYTE = 1_000_000
ONE, MANY = 1.5 * MEGABYTE, 3.0 * MEGABYTE  # bytes a second from one socket, and from all of many
MAX_P99_MS = 100.0  # milliseconds that background players may wait for an ack
SETTLES = 1.0  # seconds between two floods
PING, PONG, TEXT, CONTINUATION = 9, 10, 1, 0
NOT_LAST = 0x00

# What is sent first, and what is then sent again and again.
FRAMES: dict[str, tuple[bytes, bytes]] = {
    "unsolicited pongs": (b"", masked_frame(PONG, b"")),
    "pings": (b"", masked_frame(PING, b"")),
    "empty continuations": (masked_frame(TEXT, b"", NOT_LAST), masked_frame(CONTINUATION, b"", NOT_LAST)),
    "large pongs": (b"", masked_frame(PONG, b"x" * 125)),
    "empty texts": (b"", masked_frame(TEXT, b"")),
    "tiny messages": (b"", masked_frame(TEXT, b"0")),
}


@dataclass
class Flood:
    """Somebody who sends one kind of frame as fast as wanted, and comes back whenever they are thrown out."""

    server: Address
    table: str
    token: str | None
    opening: bytes
    frame: bytes
    rate: float  # bytes a second from one socket
    sent: int = 0
    thrown_out: int = 0
    _until: float = field(default=0.0, init=False)

    @property
    def tick(self) -> float:
        """Seconds between two packets: fewer of them where many sockets share the work."""
        return 0.02 if self.rate >= MEGABYTE / 10 else 0.1

    async def run(self, sockets: int, seconds: float) -> None:
        self._until = time.monotonic() + seconds
        await asyncio.gather(*[self._keep_on() for _ in range(sockets)])

    async def _keep_on(self) -> None:
        while time.monotonic() < self._until:
            try:
                await self._connect_and_send()
                self.thrown_out += time.monotonic() < self._until
            except (OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.05)

    async def _connect_and_send(self) -> None:
        parts = urlsplit(self.server.url)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port or 80)
        try:
            writer.write(upgrade_request(self.server.socket_url(self.table), self.server.headers))
            await reader.readuntil(b"\r\n\r\n")
            if self.token is not None:
                writer.write(masked_frame(TEXT, self.server.greeting(self.table, self.token).encode()))
            writer.write(self.opening)
            listening = asyncio.create_task(_discard(reader))
            await self._send(writer, listening)
            listening.cancel()
        finally:
            writer.transport.abort()

    async def _send(self, writer: asyncio.StreamWriter, listening: asyncio.Task[None]) -> None:
        """Packets of whole frames at the rate, until time is up or the server has had enough."""
        packet = self.frame * max(1, int(self.rate * self.tick / len(self.frame)))
        due = time.monotonic()
        while time.monotonic() < self._until and not listening.done():
            writer.write(packet)
            with suppress(TimeoutError):
                await asyncio.wait_for(writer.drain(), max(0.0, self._until - time.monotonic()))
            self.sent += len(packet)
            due = max(due + self.tick, time.monotonic() - 1)  # what was held up for long is lost
            await asyncio.sleep(max(0.0, due - time.monotonic()))


async def _discard(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65536):
            pass


def format_waits(waits: dict[str, Any]) -> str:
    """How long background players waited, in words."""
    failures = f", {waits['failures']}" if waits["failures"] else ""
    return f"p50 {waits['p50']} ms, p99 {waits['p99']} ms, max {waits['max']} ms{failures}"


def is_fine(waits: dict[str, Any]) -> bool:
    return waits["p99"] is not None and waits["p99"] < MAX_P99_MS


async def flood(target: Target, sizes: Sizes) -> list[Finding]:
    """Pongs, pings, empty continuations, empty texts and tiny messages: 1.5 MB/s from one socket, without and
    with a token, and 3 MB/s over many sockets. The p99 of everybody else's answers must stay below 100 ms."""
    async with target.address() as server, BackgroundPlayers.at(server) as background:
        stranger = server.seen_from(STRANGER)
        party = await sit_down(stranger, deal=False)
        token = party[0].token
        findings = [await _before(background, sizes.seconds)]
        ways = [(1, None, ONE), (1, token, ONE), (sizes.sockets, token, MANY)]
        runs = [(kind, *way) for kind in FRAMES for way in ways]
        for kind, sockets, used, rate in target.track(runs, "floods"):
            made = Flood(stranger, party.table, used, *FRAMES[kind], rate / sockets)
            findings.append(await one_flood(background, made, kind, sockets, sizes.seconds))
        await party.close()
    return findings


async def _before(background: BackgroundPlayers, seconds: float) -> Finding:
    await settle(background)
    await background.begin()
    await asyncio.sleep(seconds)
    waits = await background.end()
    return Finding("before any flood", format_waits(waits), None, waits)


async def one_flood(
    background: BackgroundPlayers, made: Flood, kind: str, sockets: int, seconds: float
) -> Finding:
    """How background players fare while somebody sends one kind of frame."""
    await background.begin()
    await made.run(sockets, seconds)
    waits = await background.end()
    await settle(background)
    reached = made.sent / seconds / MEGABYTE
    who = "one socket" if sockets == 1 else f"{sockets} sockets"
    whose = "without a token" if made.token is None else "with a token"
    figures = waits | {"mb_per_second": round(reached, 2), "thrown_out": made.thrown_out}
    found = f"{format_waits(waits)}; {reached:.2f} MB/s sent, thrown out {made.thrown_out} times"
    return Finding(f"{kind}, {who} {whose}", found, is_fine(waits), figures)


async def settle(background: BackgroundPlayers) -> None:
    """Wait until the server has worked off what it was sent."""
    for _ in range(60):
        await background.begin()
        await asyncio.sleep(SETTLES)
        waits = await background.end()
        if waits["max"] is not None and waits["max"] < 2 * MAX_P99_MS:
            return

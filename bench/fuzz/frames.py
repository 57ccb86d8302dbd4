"""Raw client frames: unusual ones must be understood, invalid ones must end the connection."""

from __future__ import annotations

import asyncio
import struct
from random import Random
from typing import NamedTuple

from tests.server.raw_frames import masked_frame

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
UNFINISHED = 0x00  # first bits of a frame with continuations
MAX_FRAGMENTS = 5


def pieces(payload: bytes, rng: Random) -> list[bytes]:
    """Split a payload anywhere, also within a character; some pieces are empty."""
    cuts = sorted(rng.randrange(len(payload) + 1) for _ in range(rng.randrange(MAX_FRAGMENTS)))
    return [payload[start:end] for start, end in zip([0, *cuts], [*cuts, len(payload)], strict=True)]


def odd_frames(payload: bytes, rng: Random) -> tuple[list[bytes], list[bytes]]:
    """Write a text in frames that the standard allows but no browser sends. Return them and their pings."""
    frames: list[bytes] = []
    pings: list[bytes] = []
    parts = pieces(payload, rng)
    for number, part in enumerate(parts):
        if rng.random() < 0.3:
            pings.append(rng.randbytes(rng.choice((0, 1, 125))))
            frames.append(masked_frame(PING, pings[-1], mask=rng.randbytes(4)))
        if rng.random() < 0.1:
            frames.append(masked_frame(PONG, b"nobody asked", mask=rng.randbytes(4)))
        first = 0x80 if number == len(parts) - 1 else UNFINISHED
        frames.append(masked_frame(0 if number else TEXT, part, first, mask=rng.randbytes(4)))
    return frames, pings


def bad_frames(rng: Random) -> bytes:
    """Return one or two frames, the last of which must end the connection."""
    return rng.choice(
        (
            masked_frame(TEXT, b"\xff\xfe\xc0\x80"),
            masked_frame(TEXT, b"ok", UNFINISHED) + masked_frame(0, b"\xed\xa0\x80"),
            masked_frame(TEXT, "é".encode()[:1], UNFINISHED) + masked_frame(0, b"x"),
            masked_frame(TEXT, "😀".encode()[:3]),
            bytes([0x81, 2]) + b"{}",  # not masked
            bytes([0x89, 0]),  # not masked
            masked_frame(3, b""),
            masked_frame(7, b"x"),
            masked_frame(11, b"x"),
            masked_frame(15, b"x"),
            masked_frame(TEXT, b"{}", 0xC0),  # reserved bits
            masked_frame(TEXT, b"{}", 0xA0),
            masked_frame(TEXT, b"{}", 0x90),
            masked_frame(TEXT, b"{}", 0xF0),
            masked_frame(PING, b"x", 0xC0),
            masked_frame(TEXT, b"{", UNFINISHED) + masked_frame(0, b"}", 0xC0),
            masked_frame(PING, b"x" * 126),
            masked_frame(PONG, b"x" * 126),
            masked_frame(PING, b"x", UNFINISHED),
            masked_frame(CLOSE, b"", UNFINISHED),
            masked_frame(0, b"{}"),
            masked_frame(0, b"{}", UNFINISHED),
            masked_frame(TEXT, b"{", UNFINISHED) + masked_frame(TEXT, b"}"),
            masked_frame(TEXT, b"{", UNFINISHED) + masked_frame(BINARY, b"}"),
            masked_frame(CLOSE, b"\x03"),
            masked_frame(CLOSE, struct.pack("!H", 999)),
            masked_frame(CLOSE, struct.pack("!H", 1005)),
            masked_frame(CLOSE, struct.pack("!H", 5000)),
            masked_frame(CLOSE, struct.pack("!H", 1000) + b"\xff\xff"),
            masked_frame(CLOSE, struct.pack("!H", 1000) + b"x" * 124),
            masked_frame(TEXT, b"", length=2**62),
            masked_frame(TEXT, b"", length=2**63 + 5),
            masked_frame(TEXT, b"x" * 100, length=20_000),
            masked_frame(TEXT, b"x" * 5000, UNFINISHED) + masked_frame(0, b"x" * 5000),
            masked_frame(BINARY, b"\x00" * 9000),
        )
    )


# -- what comes back ---------------------------------------------------------------------------


class Frame(NamedTuple):
    """A frame of the server."""

    opcode: int
    payload: bytes

    @property
    def code(self) -> int:
        """The reason why the socket is closed."""
        return int(struct.unpack("!H", self.payload[:2])[0]) if len(self.payload) > 1 else 1005


async def read_frame(reader: asyncio.StreamReader) -> Frame:
    """Read the next frame of a server, unmasked and whole. Raise IncompleteReadError at the end."""
    head = await reader.readexactly(2)
    size = head[1] & 0x7F
    if size >= 126:
        form = "!H" if size == 126 else "!Q"
        size = struct.unpack(form, await reader.readexactly(struct.calcsize(form)))[0]
    return Frame(head[0] & 0x0F, await reader.readexactly(size))

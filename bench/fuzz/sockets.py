"""Messages of the server, and a socket whose frames are written by hand."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from tests.server.raw_frames import upgrade_request

from bench.clients import HOST, Server
from bench.fuzz.frames import CLOSE, PONG, TEXT, read_frame

ANSWER_TIMEOUT: Final = 120.0  # seconds, with room for a busy machine


class Heard(msgspec.Struct):
    """The parts of a message that matter here."""

    type: str
    id: str | None = None
    version: int | None = None


read_heard = msgspec.json.Decoder(Heard).decode


class RawSocket:
    """A socket whose frames are written by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @staticmethod
    async def open(server: Server, table: str) -> RawSocket:
        async with asyncio.timeout(ANSWER_TIMEOUT):
            reader, writer = await asyncio.open_connection(HOST, server.port)
            writer.write(upgrade_request(server.socket_url(table), server.headers))
            head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise OSError(f"no socket: {head!r}")
        return RawSocket(reader, writer)

    def close(self) -> None:
        self._writer.close()

    async def ask(self, frames: list[bytes], pings: list[bytes], answer: str) -> int | None:
        """Send frames, and wait for an answer of a type and the last pong. Return the code if closed."""
        for frame in frames:
            self._writer.write(frame)
            await asyncio.sleep(0)
        waiting = {answer, *pings[-1:]}
        try:
            while waiting:
                heard = await read_frame(self._reader)
                if heard.opcode == CLOSE:
                    return heard.code
                if heard.opcode == PONG:
                    waiting.discard(heard.payload)
                elif heard.opcode == TEXT:
                    waiting.discard(read_heard(heard.payload).type)
        except (ConnectionError, asyncio.IncompleteReadError):
            return 1006
        return None

    async def end(self, frames: bytes) -> int:
        """Send frames, and wait until the socket is closed. Return the code."""
        self._writer.write(frames)
        try:
            while True:
                frame = await read_frame(self._reader)
                if frame.opcode == CLOSE:
                    return frame.code
        except (ConnectionError, asyncio.IncompleteReadError):
            return 1006

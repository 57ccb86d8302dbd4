"""WebSocket handshakes and frames as bytes, valid or not."""

from __future__ import annotations

import base64
import os
import struct
from collections.abc import Mapping
from urllib.parse import urlsplit


def upgrade_request(socket_url: str, headers: Mapping[str, str]) -> bytes:
    """Return the HTTP request that upgrades a connection to a WebSocket."""
    parts = urlsplit(socket_url)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {parts.path} HTTP/1.1", f"Host: {parts.netloc}", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode()


def masked_frame(
    opcode: int, payload: bytes, first: int = 0x80, length: int | None = None, mask: bytes = bytes(4)
) -> bytes:
    """Return a client frame. `first` and `length` may contradict the payload."""
    size = len(payload) if length is None else length
    if size < 126:
        head = bytes([first | opcode, 0x80 | size])
    elif size < 65536:
        head = bytes([first | opcode, 0x80 | 126]) + struct.pack("!H", size)
    else:
        head = bytes([first | opcode, 0x80 | 127]) + struct.pack("!Q", size)
    return head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))

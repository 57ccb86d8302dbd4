"""A host behind a slow connection: no compression, 4 Mbit/s in total, 100 ms latency."""

from __future__ import annotations

import time
from pathlib import Path
from threading import Lock, Thread
from typing import Any

from tests.browser.site import PATH, Files, Host

RATE = 500_000  # bytes per second: 4 Mbit/s
LATENCY = 0.1  # seconds from a request to the first byte of its response
PIECE = 8192


class Line:
    """Shares a rate among all senders."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._free = 0.0  # time at which all bytes sent so far have arrived
        self.sent = 0

    def send(self, size: int) -> None:
        """Wait until so many more bytes have arrived."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size / RATE
            self.sent += size
            wait = self._free - time.monotonic()
        time.sleep(max(0.0, wait))


class SlowFiles(Files):
    """Keeps connections open, as hosts do."""

    protocol_version = "HTTP/1.1"
    server: SlowHost

    def do_GET(self) -> None:  # noqa: N802
        time.sleep(LATENCY)
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while piece := source.read(PIECE):
            self.server.line.send(len(piece))
            outputfile.write(piece)


class SlowHost(Host):
    """Serve a folder with the site."""

    def __init__(self, folder: Path) -> None:
        self.line = Line()
        super().__init__(folder, files=SlowFiles)
        self.url = f"http://127.0.0.1:{self.server_port}/{PATH}/"
        Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore clients that disconnect."""

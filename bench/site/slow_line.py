"""A host behind a slow line: no compression, 4 Mbit/s shared by all connections, 100 ms for a request."""

from __future__ import annotations

import time
from pathlib import Path
from threading import Lock, Thread
from typing import Any

from tests.browser.site import PATH, Files, Host

RATE = 500_000  # bytes a second: 4 Mbit/s
LATENCY = 0.1  # seconds from a request to the first byte of its response
PIECE = 8192


class Line:
    """Shares a rate among everybody who sends."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._free = 0.0  # when all bytes that were sent so far have arrived
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
    """Serves a folder that has the site in it."""

    def __init__(self, folder: Path) -> None:
        self.line = Line()
        super().__init__(folder, files=SlowFiles)
        self.url = f"http://127.0.0.1:{self.server_port}/{PATH}/"
        Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing about visitors who leave."""

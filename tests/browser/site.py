"""The site that plays without a server, on a host that knows nothing but files, below a path."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

from citadels.commands.site import write_site

PATH = "games/citadels"


class Files(SimpleHTTPRequestHandler):
    """A static file server that records requests and can hold back the files of the engine."""

    server: Host

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        if "/engine/" in self.path:
            self.server.lets_engine_through.wait()
        super().do_GET()

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing."""


class Host(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, folder: Path, port: int = 0, files: type[Files] = Files) -> None:
        self.asked: list[str] = []
        self.lets_engine_through = Event()
        self.lets_engine_through.set()
        super().__init__(("127.0.0.1", port), partial(files, directory=str(folder)))


class Site:
    """A host with the site on it, which can be switched off and on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        write_site(folder / PATH)
        self.host = Host(folder)
        self.url = f"http://127.0.0.1:{self.host.server_port}/{PATH}/"
        Thread(target=self.host.serve_forever, daemon=True).start()

    @contextmanager
    def engine_held_back(self) -> Iterator[None]:
        """Hold back requests for the engine's files until the block ends."""
        self.host.lets_engine_through.clear()
        try:
            yield
        finally:
            self.host.lets_engine_through.set()

    @contextmanager
    def off(self) -> Iterator[None]:
        """For a while."""
        self.switch_off()
        try:
            yield
        finally:
            self.switch_on()

    def switch_off(self) -> None:
        self.host.shutdown()
        self.host.server_close()

    def switch_on(self) -> None:
        self.host = Host(self.folder, self.host.server_port)
        Thread(target=self.host.serve_forever, daemon=True).start()

"""A bot worker in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.waiting import TIMEOUT, wait_for

WORKER_TOKEN = "a-token-for-workers-in-tests"


class WorkerProcess:
    """`citadels think` with one bot process, connected to the given servers."""

    def __init__(self, folder: Path, *urls: str) -> None:
        self.log, token = folder / "worker.txt", folder / "token"
        token.write_text(f"{WORKER_TOKEN}\n")
        servers = [word for url in urls for word in ("--server", url)]
        command = [sys.executable, "-m", "citadels", "think", "--token-file", str(token), "--jobs", "1"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *servers], stdout=log, stderr=log)

    def __enter__(self) -> WorkerProcess:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(TIMEOUT)

    def text(self) -> str:
        return self.log.read_text()

    def said(self, text: str, times: int = 1) -> None:
        wait_for(lambda: self.text().count(text) >= times, f"the worker says {text!r}: {self.text()}")

    def processes(self) -> list[int]:
        """Return the ids of its bot processes."""
        parents = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(id) for id in parents if b"spawn_main" in Path(f"/proc/{id}/cmdline").read_bytes()]


def is_running(process: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False

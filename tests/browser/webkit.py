"""Debian's WebKitGTK, driven by its WebDriver, on a screen that is only in memory."""

from __future__ import annotations

import json
import os
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from scripts.external_tools import WebKit as Programs

from tests.browser.driven import Driven
from tests.waiting import TIMEOUT, wait_for

SCREEN = "1366x900x24"


@contextmanager
def running(programs: Programs, folder: Path) -> Iterator[WebKit]:
    """A window with one page, which keeps its files in a folder."""
    with screen(programs.screen) as display:
        port = _free_port()
        environment = {
            **os.environ,
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "XDG_CACHE_HOME": str(folder / "cache"),
            "XDG_DATA_HOME": str(folder / "data"),
        }
        with subprocess.Popen([programs.driver, f"--port={port}"], env=environment) as process:
            try:
                with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT) as driver:
                    wait_for(lambda: _is_ready(driver), "WebKitWebDriver is ready")
                    yield from _session(driver)
            finally:
                process.terminate()


@contextmanager
def screen(program: str) -> Iterator[str]:
    """An X server that draws nowhere; it finds a free number itself."""
    read, write = os.pipe()
    command = [program, "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as process:
        os.close(write)
        try:
            with os.fdopen(read) as told:
                yield f":{told.readline().strip()}"
        finally:
            process.terminate()


def _free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


def _is_ready(driver: httpx.Client) -> bool:
    try:
        return bool(driver.get("/status").json()["value"]["ready"])
    except httpx.TransportError:
        return False


def _session(driver: httpx.Client) -> Iterator[WebKit]:
    made = driver.post("/session", json={"capabilities": {"alwaysMatch": {}}}).json()["value"]
    session = f"/session/{made['sessionId']}"
    try:
        yield WebKit(driver, session)
    finally:
        driver.delete(session)  # which closes the window


class WebKit(Driven):
    """What can be done in its page."""

    def __init__(self, driver: httpx.Client, session: str) -> None:
        self._driver = driver
        self._session = session

    def _call(self, command: str, **parameters: object) -> Any:
        answer = self._driver.post(f"{self._session}/{command}", json=parameters)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def open(self, address: str) -> None:
        self._call("url", url=address)

    def reload(self) -> None:
        self._call("refresh")

    def evaluate(self, expression: str) -> Any:
        found = self._call("execute/sync", script=f"return JSON.stringify({expression})", args=[])
        return None if found is None else json.loads(found)

    def press(self, keys: str) -> None:
        strokes = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._call("actions", actions=[{"type": "key", "id": "keyboard", "actions": strokes}])

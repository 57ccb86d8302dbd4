"""Debian's Firefox, driven over WebDriver BiDi, which it speaks by itself."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.driven import Driven
from tests.waiting import TIMEOUT

Json = dict[str, Any]
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
SEEN = """
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const told = data.tell === "frame" ? JSON.parse(data.text) : {};
      if ("situation" in told) window.told = told;
    });
  }
};
"""


@contextmanager
def running(program: str, profile: Path) -> Iterator[Firefox]:
    """A window with one page."""
    command = [program, "--headless", "--remote-debugging-port=0", "--profile", str(profile)]
    addresses: Queue[str] = Queue()
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        reader = Thread(target=_read, args=(process, addresses))
        reader.start()
        try:
            with connect(addresses.get(timeout=5 * TIMEOUT) + "/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.kill()
            reader.join()


def _read(process: subprocess.Popen[str], addresses: Queue[str]) -> None:
    """Read everything that it says, because it would wait otherwise."""
    assert process.stderr is not None
    for line in process.stderr:
        found = LISTENING.search(line)
        if found:
            addresses.put(found[1])


class Firefox(Driven):
    """What can be done in its page."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._call("session.new", capabilities={})
        self._page = self._call("browsingContext.create", type="tab")["context"]
        self._call("script.addPreloadScript", functionDeclaration=f"() => {{ {SEEN} }}")

    def _call(self, method: str, **parameters: object) -> Json:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            told: Json = json.loads(self._socket.recv(timeout=TIMEOUT))
            if told.get("id") == number:
                assert told["type"] == "success", told
                result: Json = told["result"]
                return result

    def open(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """What a script finds, through JSON."""
        script = f"JSON.stringify({expression})"
        found = self._call(
            "script.evaluate", expression=script, target={"context": self._page}, awaitPromise=True
        )
        assert found["type"] == "success", found
        text = found["result"].get("value")
        return None if text is None else json.loads(text)

    def press(self, keys: str) -> None:
        strokes = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        action = {"type": "key", "id": "keyboard", "actions": strokes}
        self._call("input.performActions", context=self._page, actions=[action])

"""A bot that is a program of its own, asked in lines of JSON; docs/bots.md describes the protocol."""

from __future__ import annotations

import json
import logging
import os
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import IO, Any, Final

from citadels.bots.base import Bot
from citadels.bots.fallback import CHOOSE_TIMEOUT, START_TIMEOUT, BotError
from citadels.engine.actions import Action
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Option
from citadels.engine.rules import Rules
from citadels.engine.view import View
from citadels.version import __version__

PROTOCOL: Final = 2
EXIT_TIMEOUT: Final = 1.0  # seconds that a program has to end after goodbye
MAX_LINE_BYTES: Final = 100_000  # bytes of an answer
MAX_ANSWER_LENGTH: Final = 200  # characters kept of one that is nonsense

Message = dict[str, Any]

log = logging.getLogger(__name__)  # everything that is said, at level DEBUG


def parse_command(command: str) -> list[str]:
    """The words of a command, which no shell reads; its program must exist."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise CitadelsError(f"the command {command!r} cannot be read; look at its quotation marks") from error
    if not words:
        raise CitadelsError("write a command after cmd:, such as cmd:node bot.js")
    if shutil.which(words[0]) is None:
        raise CitadelsError(f"there is no program {words[0]!r}, or it may not be run")
    return words


class SubprocessBot(Bot):
    """Starts the program and asks it; where that goes wrong, it ends the program and raises BotError."""

    def __init__(self, words: Sequence[str], seed: str, limit: float = CHOOSE_TIMEOUT) -> None:
        super().__init__(seed)
        self._limit = limit
        self._table: tuple[Rules, int] | None = None  # what the program has been told about
        self._asked = 0
        self._process = _started(words)
        self._end = weakref.finalize(self, _end, self._process)
        RUNNING.add(self)
        self._greet(seed)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """The option that the program names."""
        messages = [] if self._table == (view.rules, view.seat) else [_game(view)]
        self._table = (view.rules, view.seat)
        self._asked += 1
        offered = [option.to_json() for option in options]
        messages.append({"type": "question", "id": self._asked, "view": view.to_json(), "options": offered})
        said = self._exchange(messages, self._limit)
        if said.get("id") != self._asked:
            raise self._invalid_answer(f"the answer is not to question {self._asked}", said)
        for option in options:
            if option.action.text == said.get("action"):
                return option.action
        raise self._invalid_answer("that is none of the options", said)

    def kill(self) -> None:
        """End the program at once, even while it is being waited for."""
        if self._end.alive:
            _kill(self._process)

    def close(self) -> None:
        """Say goodbye; a program that does not end then is killed."""
        if not self._end.alive:
            return
        assert self._process.stdin is not None
        with suppress(OSError), _clock(self._process, EXIT_TIMEOUT):
            self._send({"type": "goodbye"})
            self._process.stdin.close()
            self._process.wait()
        self._end()

    def _greet(self, seed: str) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "citadels": __version__, "seed": seed}
        said = self._exchange([hello], START_TIMEOUT)
        if said.get("type") != "hello" or not isinstance(said.get("name"), str):
            raise self._invalid_answer("the answer to hello must have type hello and a name", said)
        if said.get("protocol") != PROTOCOL:
            detail = f"it must speak protocol {PROTOCOL}, not {said.get('protocol')!r}"
            raise self._invalid_answer(detail, said)

    def _exchange(self, messages: Sequence[Message], seconds: float) -> Message:
        """Say something and hear the answer."""
        assert self._process.stdout is not None
        line = b""
        with suppress(OSError), _clock(self._process, seconds) as rung:
            for message in messages:
                self._send(message)
            line = self._process.stdout.readline(MAX_LINE_BYTES)
        if rung.is_set():
            self._end()
            raise BotError("hang", f"no answer after {seconds:g} seconds")
        return self._read(line)

    def _send(self, message: Message) -> None:
        assert self._process.stdin is not None
        line = json.dumps(message, separators=(",", ":"))
        log.debug("%d < %s", self._process.pid, line)
        self._process.stdin.write(line.encode() + b"\n")
        self._process.stdin.flush()

    def _read(self, line: bytes) -> Message:
        text = line.decode(errors="replace").rstrip("\r\n")
        if text:
            log.debug("%d > %s", self._process.pid, text)
        if len(line) >= MAX_LINE_BYTES:
            raise self._invalid_answer(f"a line of more than {MAX_LINE_BYTES} bytes", text)
        if not line.endswith(b"\n"):
            self._end()
            raise BotError("crash", f"the program ended with exit code {self._process.returncode}")
        try:
            said: object = json.loads(text)
        except (ValueError, RecursionError):
            raise self._invalid_answer("the line is not JSON", text) from None
        if not isinstance(said, dict):
            raise self._invalid_answer("the line is no JSON object", text)
        return said

    def _invalid_answer(self, detail: str, said: Message | str) -> BotError:
        self._end()
        text = said if isinstance(said, str) else json.dumps(said)
        return BotError("nonsense", detail, text[:MAX_ANSWER_LENGTH])


RUNNING: Final[weakref.WeakSet[SubprocessBot]] = weakref.WeakSet()


def kill_all() -> None:
    """End all programs that are still running."""
    for bot in list(RUNNING):
        bot.kill()


def _game(view: View) -> Message:
    """What stays the same from question to question: the seat, and the cards that there may be."""
    rules = view.rules
    characters = {rules.characters[rank].key: {"rank": rank} for rank in rules.ranks}
    districts = {
        name: {"type": built.district.type, "cost": built.cost} for name, built in rules.built.items()
    }
    return {
        "type": "game",
        "seat": view.seat,
        "seats": rules.seats,
        "edition": rules.edition.key,
        "variants": list(rules.variants),
        "characters": characters,
        "districts": districts,
    }


# -- processes ---------------------------------------------------------------------------


def _started(words: Sequence[str]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    try:  # in a session of its own, so that it can be ended with everything that it starts
        process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
    except OSError as error:
        raise BotError("crash", f"{words[0]}: {error.strerror}") from error
    threading.Thread(target=_note_errors, args=(process.pid, process.stderr), daemon=True).start()
    return process


def _note_errors(pid: int, stream: IO[bytes]) -> None:
    with stream:
        while line := stream.readline(MAX_LINE_BYTES):
            log.debug("%d ! %s", pid, line.decode(errors="replace").rstrip())


@contextmanager
def _clock(process: subprocess.Popen[bytes], seconds: float) -> Iterator[threading.Event]:
    """Kill the process after so many seconds; that ends any wait for it."""
    rung = threading.Event()

    def ring() -> None:
        rung.set()
        _kill(process)

    clock = threading.Timer(seconds, ring)
    clock.daemon = True
    clock.start()
    try:
        yield rung
    finally:
        clock.cancel()


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError, PermissionError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill the process if it is still running, and leave nothing behind."""
    if process.poll() is None:
        _kill(process)
        process.wait()
    for stream in (process.stdin, process.stdout):
        with suppress(OSError):
            assert stream is not None
            stream.close()

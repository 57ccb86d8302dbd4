"""A bot in its own process, over JSON lines on stdin and stdout; docs/bots.md describes the protocol."""

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
EXIT_TIMEOUT: Final = 1.0  # seconds to exit after ``goodbye``
MAX_LINE_BYTES: Final = 100_000  # of an answer
MAX_ANSWER_LENGTH: Final = 200  # of a recorded invalid answer

Message = dict[str, Any]

log = logging.getLogger(__name__)  # logs every line at level DEBUG


def parse_command(command: str) -> list[str]:
    """Split a command into arguments, without a shell, and check that its program exists."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise CitadelsError(f"cannot parse command {command!r}; check its quotation marks") from error
    if not words:
        raise CitadelsError("command is missing; write one after cmd:, such as cmd:node bot.js")
    if shutil.which(words[0]) is None:
        raise CitadelsError(f"program {words[0]!r} not found or not executable; check its path")
    return words


class Program:
    """A running program. After any failure it has ended, and BotError is raised."""

    def __init__(self, words: Sequence[str], seed: str) -> None:
        self.words = tuple(words)
        self.reusable = False  # whether it serves several games, one after the other
        self._asked = 0
        self._process = _started(words)
        self.end = weakref.finalize(self, _end, self._process)
        RUNNING.add(self)
        self._greet(seed)

    @property
    def runs(self) -> bool:
        """Whether the program can be asked."""
        return self.end.alive and self._process.poll() is None

    def ask(self, messages: Sequence[Message], question: Message, seconds: float) -> Message:
        """Send messages and a question, and return the answer."""
        self._asked += 1
        said = self._exchange([*messages, question | {"id": self._asked}], seconds)
        if said.get("id") != self._asked:
            raise self.invalid_answer(f"expected an answer to question {self._asked}", said)
        return said

    def kill(self) -> None:
        """Kill the program, even while another thread waits for it."""
        if self.end.alive:
            _kill(self._process)

    def close(self) -> None:
        """Send ``goodbye``, and kill the program if it does not exit in time."""
        if not self.end.alive:
            return
        assert self._process.stdin is not None
        with suppress(OSError), _clock(self._process, EXIT_TIMEOUT):
            self._send({"type": "goodbye"})
            self._process.stdin.close()
            self._process.wait()
        self.end()

    def _greet(self, seed: str) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "citadels": __version__, "seed": seed}
        said = self._exchange([hello], START_TIMEOUT)
        if said.get("type") != "hello" or not isinstance(said.get("name"), str):
            raise self.invalid_answer("the answer to hello must have type 'hello' and a name", said)
        if said.get("protocol") != PROTOCOL:
            detail = f"expected protocol {PROTOCOL}, got {said.get('protocol')!r}"
            raise self.invalid_answer(detail, said)
        self.reusable = said.get("reuse") is True

    def _exchange(self, messages: Sequence[Message], seconds: float) -> Message:
        """Send messages and return the answer; raise BotError after a timeout, on exit or on invalid JSON."""
        assert self._process.stdout is not None
        line = b""
        with suppress(OSError), _clock(self._process, seconds) as rung:
            for message in messages:
                self._send(message)
            line = self._process.stdout.readline(MAX_LINE_BYTES)
        if rung.is_set():
            self.end()
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
            raise self.invalid_answer(f"the line exceeds {MAX_LINE_BYTES} bytes", text)
        if not line.endswith(b"\n"):
            self.end()
            raise BotError("crash", f"the program exited with code {self._process.returncode}")
        try:
            said: object = json.loads(text)
        except (ValueError, RecursionError):
            raise self.invalid_answer("the line is not JSON", text) from None
        if not isinstance(said, dict):
            raise self.invalid_answer("the line is not a JSON object", text)
        return said

    def invalid_answer(self, detail: str, said: Message | str) -> BotError:
        """Kill the program and return the error for its answer."""
        self.end()
        text = said if isinstance(said, str) else json.dumps(said)
        return BotError("nonsense", detail, text[:MAX_ANSWER_LENGTH])


class SubprocessBot(Bot):
    """Asks a program for choices. On any failure, kills it and raises BotError.

    A program that serves several games is kept for the next bot while :func:`programs_kept` is in effect.
    """

    def __init__(self, words: Sequence[str], seed: str, limit: float = CHOOSE_TIMEOUT) -> None:
        super().__init__(seed)
        self._seed = seed
        self._limit = limit
        self._table: tuple[Rules, int] | None = None  # the game last described to the program
        self._program: Program | None = IDLE.take(words) or Program(words, seed)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """Return the option that the program names."""
        assert self._program is not None
        messages = [] if self._table == (view.rules, view.seat) else [_game(view, self._seed)]
        self._table = (view.rules, view.seat)
        offered = [option.to_json() for option in options]
        question: Message = {"type": "question", "id": 0, "view": view.to_json(), "options": offered}
        said = self._program.ask(messages, question, self._limit)
        for option in options:
            if option.action.text == said.get("action"):
                return option.action
        raise self._program.invalid_answer("not one of the options", said)

    def close(self) -> None:
        """Keep the program for another game, or end it."""
        program, self._program = self._program, None
        if program is not None and not IDLE.put(program):
            program.close()


class IdlePrograms:
    """Programs that wait for their next game."""

    def __init__(self) -> None:
        self.keepers = 0  # how many want programs to be kept
        self._programs: list[Program] = []

    def take(self, words: Sequence[str]) -> Program | None:
        """Return an idle program of this command, or None."""
        for program in self._programs[:]:
            if program.words == tuple(words):
                self._programs.remove(program)
                if program.runs:
                    return program
                program.close()
        return None

    def put(self, program: Program) -> bool:
        """Keep a program that serves several games, within `programs_kept`. Return whether it is kept."""
        kept = self.keepers > 0 and program.reusable and program.runs
        if kept:
            self._programs.append(program)
        return kept

    def close(self) -> None:
        """End all idle programs."""
        while self._programs:
            self._programs.pop().close()


RUNNING: Final[weakref.WeakSet[Program]] = weakref.WeakSet()
IDLE: Final = IdlePrograms()


@contextmanager
def programs_kept() -> Iterator[None]:
    """Keep programs that serve several games from one game to the next; end them all at the exit."""
    IDLE.keepers += 1
    try:
        yield
    finally:
        IDLE.keepers -= 1
        if not IDLE.keepers:
            IDLE.close()


def keep_programs() -> None:
    """Keep programs until this process ends."""
    from multiprocessing.util import Finalize  # not in browsers

    IDLE.keepers += 1
    Finalize(None, IDLE.close, exitpriority=10)


def kill_all() -> None:
    """Kill all programs that are still running."""
    for program in list(RUNNING):
        program.kill()


def _game(view: View, seed: str) -> Message:
    """Return the ``game`` message: the seat and the cards in play, constant from question to question."""
    rules = view.rules
    characters = {rules.characters[rank].key: {"rank": rank} for rank in rules.ranks}
    districts = {
        name: {"type": built.district.type, "cost": built.cost} for name, built in rules.built.items()
    }
    return {
        "type": "game",
        "seed": seed,
        "seat": view.seat,
        "seats": rules.seats,
        "edition": rules.edition.key,
        "rules": rules.version,
        "variants": list(rules.variants),
        "characters": characters,
        "districts": districts,
    }


# -- processes ---------------------------------------------------------------------------


def _started(words: Sequence[str]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    try:  # in its own session, so that its children are killed with it
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
    """Kill the process after ``seconds``, which unblocks any read. Yield an event that is then set."""
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
    """Kill the process if it is still running, reap it and close its pipes."""
    if process.poll() is None:
        _kill(process)
        process.wait()
    for stream in (process.stdin, process.stdout):
        with suppress(OSError):
            assert stream is not None
            stream.close()

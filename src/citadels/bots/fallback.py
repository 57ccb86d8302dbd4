"""Run third-party bots safely: record their faults and fall back to ``greedy``, so that the game goes on."""

from __future__ import annotations

import io
import logging
import signal
import threading
import time
import traceback
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal, TypeVar

from citadels.bots.base import Bot, chosen_action
from citadels.bots.greedy import GreedyBot
from citadels.engine.actions import Action
from citadels.engine.deal import deal
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Option
from citadels.engine.view import View

FaultKind = Literal["crash", "hang", "nonsense", "print"]
T = TypeVar("T")

CHOOSE_TIMEOUT: Final = 5.0  # seconds per choice
START_TIMEOUT: Final = 15.0  # seconds to start
MAX_TEXT_LENGTH: Final = 500  # of a recorded question, answer, output or error
PRINT_ADVICE: Final = "it wrote to standard output, which is for reports; use print(…, file=sys.stderr)"

log = logging.getLogger(__name__)


class BotError(CitadelsError):
    """A bot crashed, exceeded its time limit, or gave an invalid answer."""

    def __init__(self, kind: FaultKind, detail: str, answer: str = "") -> None:
        super().__init__(detail)
        self.kind = kind
        self.answer = answer


class BotTimeout(BaseException):
    """Interrupts a running bot. Not an Exception, so that few bots catch it by accident."""


@dataclass(frozen=True)
class Fault:
    """A choice that a third-party bot failed to make, or made while it printed to standard output."""

    bot: str
    seat: int
    decision: int  # number of the bot's decision in this game, from 1
    kind: FaultKind
    detail: str
    asked: str  # prompt and options
    answer: str  # the invalid answer or the output, if any
    seed: str = ""  # of the bot
    position: dict[str, Any] | None = None  # has the same view; only for the first fault of a game

    @property
    def lost(self) -> bool:
        """Whether ``greedy`` chose instead."""
        return self.kind != "print"

    def __str__(self) -> str:
        answer = f"; it answered {self.answer}" if self.answer else ""
        return f"{self.kind}: {self.detail}{answer} (seat {self.seat}, its decision {self.decision})"


class FallbackBot(Bot):
    """Wraps a third-party bot and falls back to ``greedy`` when it fails.

    After a fault the bot is restarted before its next choice. ``limit`` is in seconds; None means no
    limit, for bots that enforce their own.
    """

    def __init__(self, name: str, seed: str, make: Callable[[str], Bot], limit: float | None) -> None:
        super().__init__(seed)
        self.name = name
        self.faults: list[Fault] = []
        self.seconds: list[float] = []  # per choice
        self.starts: list[float] = []  # seconds per start
        self._seed = seed
        self._make = make
        self._limit = limit
        self._stand_in = GreedyBot(seed)
        self._decisions = 0
        self._printed = False
        self._bot: Bot | None = None
        try:
            self._start()
        except BotError as error:
            raise CitadelsError(f"cannot start bot {name!r}: {error}") from error

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """Return the bot's choice, or that of ``greedy`` if the bot fails."""
        self._decisions += 1
        try:
            return self._ask(self._bot or self._start(), view, options)
        except BotError as error:
            self._note(error, view, options)
            self.close()
            return self._stand_in.choose(view, options)

    def lost_choices(self) -> list[Fault]:
        """Return the faults for which ``greedy`` chose instead."""
        return [fault for fault in self.faults if fault.lost]

    def close(self) -> None:
        """Close the bot, ignoring failures."""
        bot, self._bot = self._bot, None
        try:
            if bot is not None:
                run_with_timeout(bot.close, self._limit)
        except BotError as error:
            log.debug("%s failed to close: %s", self.name, error)

    def _start(self) -> Bot:
        began = time.perf_counter()
        limit = None if self._limit is None else START_TIMEOUT
        with captured_output():
            bot: object = run_with_timeout(lambda: self._make(self._seed), limit)
        if not isinstance(bot, Bot):
            raise BotError("crash", f"expected a citadels.bots.Bot, got {type(bot).__name__}")
        self.starts.append(time.perf_counter() - began)
        self._bot = bot
        return bot

    def _ask(self, bot: Bot, view: View, options: Sequence[Option]) -> Action:
        began = time.perf_counter()
        with captured_output() as output:
            try:
                answer = run_with_timeout(lambda: self._answer(bot, view, options), self._limit)
            finally:
                self.seconds.append(time.perf_counter() - began)
        if output.text and not self._printed:
            self._printed = True
            self._note(BotError("print", PRINT_ADVICE, _cut(output.text)), view, options)
        action = chosen_action(answer, [option.action for option in options])
        if action is None:
            known = isinstance(answer, Action | Option | str)
            said = repr(answer) if known else f"a {type(answer).__name__}"
            raise BotError("nonsense", "not one of the options", _cut(said))
        return action

    def _answer(self, bot: Bot, view: View, options: Sequence[Option]) -> object:
        """Return the bot's answer, awaiting it if it is a coroutine."""
        answer: object = bot.choose(view, list(options))
        if not isinstance(answer, Coroutine):
            return answer
        from citadels.bots.coroutines import LOOP, BotOverdue  # Browsers have no threads.

        try:
            return LOOP.run(answer, self._limit)
        except BotOverdue:
            raise BotError("hang", f"no answer after {self._limit:g} seconds") from None

    def _note(self, error: BotError, view: View, options: Sequence[Option]) -> None:
        asked = _cut(f"{view.prompt}: {', '.join([option.action.text for option in options])}")
        detail = _cut(str(error))
        position = None if self.faults else deal(view, Random(self._seed)).to_json()
        fault = Fault(
            self.name,
            view.seat,
            self._decisions,
            error.kind,
            detail,
            asked,
            error.answer,
            self._seed,
            position,
        )
        self.faults.append(fault)
        log.debug("%s: %s", self.name, fault)


class Output(io.TextIOBase):
    """Takes the place of standard output; keeps only the beginning, however much is written."""

    def __init__(self) -> None:
        self.text = ""

    def write(self, text: str) -> int:
        """Keep what there is room for."""
        self.text += text[: max(0, MAX_TEXT_LENGTH + 1 - len(self.text))]
        return len(text)


@contextmanager
def captured_output() -> Iterator[Output]:
    """Keep what a bot prints away from reports, which may be JSON."""
    with redirect_stdout(Output()) as output:
        yield output


def run_with_timeout(work: Callable[[], T], seconds: float | None) -> T:
    """Run untrusted code with a time limit, converting any failure to BotError.

    The limit uses SIGALRM, so it applies only in the main thread and not on Windows. Callers that need one
    elsewhere must run the bot in its own process.
    """
    in_main_thread = threading.current_thread() is threading.main_thread()
    try:
        if seconds is None or not in_main_thread or not hasattr(signal, "setitimer"):
            return work()
        return _within(seconds, work)
    except BotError:
        raise
    except BotTimeout:
        raise BotError("hang", f"no answer after {seconds:g} seconds") from None
    except (Exception, SystemExit) as error:
        raise BotError("crash", _described(error)) from error


def _within(seconds: float, work: Callable[[], T]) -> T:
    usual = signal.signal(signal.SIGALRM, _ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        return work()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, usual)


def _ring(number: int, frame: object) -> None:
    raise BotTimeout


def _described(error: BaseException) -> str:
    """Format an error on one line, with the place where it was raised."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    said = "".join(traceback.format_exception_only(error))
    return f"{_cut(' '.join(said.split()))} (at {last.filename}:{last.lineno} in {last.name})"


def _cut(text: str) -> str:
    return text if len(text) <= MAX_TEXT_LENGTH else f"{text[:MAX_TEXT_LENGTH]}…"

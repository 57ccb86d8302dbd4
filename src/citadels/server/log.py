"""The log: what failed, by which kind of error and where in the code; never what it was about.

Libraries put values into their messages: parameters of a statement, the row that broke a constraint, the
object that a task was about. So nothing that they say is logged, nor the message of any exception. Our own
messages name tables by their ids, and bots.
"""

from __future__ import annotations

import errno
import logging
import sys
import threading
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Final

OURS: Final = "citadels"
MOST_PLACES: Final = 12  # of an exception, those nearest to its origin

log = logging.getLogger(__name__)


def begin() -> None:
    """Let everything that this process logs be written by our formatter."""
    written = logging.StreamHandler()
    written.setFormatter(DiscreetFormatter())
    written.addFilter(_is_our_fault)
    logging.basicConfig(handlers=[written], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    sys.excepthook = _note_crash
    threading.excepthook = lambda hook: _note_crash(hook.exc_type, hook.exc_value, hook.exc_traceback)
    sys.unraisablehook = lambda hook: _note_crash(hook.exc_type, hook.exc_value, hook.exc_traceback)


def _is_our_fault(record: logging.LogRecord) -> bool:
    """Keep frames that are not text out of the log: they are the client's mistake, and close its socket."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def _note_crash(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    if kind is not KeyboardInterrupt:
        log.critical("something failed that nobody was waiting for", exc_info=(kind, error, trace))  # type: ignore[arg-type]


class DiscreetFormatter(logging.Formatter):
    """Writes our own messages, and of those of others only where they come from."""

    def format(self, record: logging.LogRecord) -> str:
        lines = [f"{record.levelname}: {self._message(record)}"]
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            lines += _told(error)
        return "\n".join(lines)

    def _message(self, record: logging.LogRecord) -> str:
        if record.name == OURS or record.name.startswith(f"{OURS}."):
            return record.getMessage()
        return f"{record.name}, in {_short(record.pathname)}, line {record.lineno}"


def _told(error: BaseException) -> Iterator[str]:
    """An exception and those that caused it, without their messages: the last first."""
    for cause in causes(error):
        yield f"  {_kind(cause)}"
        for place in traceback.extract_tb(cause.__traceback__)[-MOST_PLACES:]:
            yield f"    {_short(place.filename)}, line {place.lineno}, in {place.name}"


def causes(error: BaseException) -> Iterator[BaseException]:
    """An exception and those that caused it: the last first."""
    seen: set[int] = set()
    following: BaseException | None = error
    while following is not None and id(following) not in seen:
        seen.add(id(following))
        yield following
        hidden = None if following.__suppress_context__ else following.__context__
        following = following.__cause__ or hidden


def code_of(error: BaseException) -> str | None:
    """The code that the system or the database gives an error."""
    if isinstance(error, OSError) and error.errno is not None:
        return errno.errorcode.get(error.errno)
    found: str | None = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    return found


def _kind(error: BaseException) -> str:
    """The name of an error, with its code if it has one."""
    name = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    code = code_of(error)
    return name if code is None else f"{name} ({code})"


def _short(path: str) -> str:
    """The end of a path, from its package on."""
    parts = Path(path).parts
    for folder in ("site-packages", "src"):
        if folder in parts:
            return "/".join(parts[parts.index(folder) + 1 :])
    return "/".join(parts[-2:])

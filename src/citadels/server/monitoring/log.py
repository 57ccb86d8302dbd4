"""The log: what failed, by which kind of error and where in the code; never what it was about.

Libraries put values into their messages: parameters of a statement, the row that broke a constraint, the
object that a task was about. So nothing that they say is logged, nor the message of any exception. Our own
messages name tables by their ids, and bots.

As JSON, a line names the request that led to it by an id that we draw ourselves; the answer has the same one
in its header ``X-Request-Id``. A socket is one request.
"""

from __future__ import annotations

import errno
import json
import logging
import secrets
import sys
import threading
import traceback
from collections.abc import Iterator
from contextvars import ContextVar
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from citadels.tables.clock import stamp

ROOT_LOGGER: Final = "citadels"
MAX_FRAMES: Final = 12  # of an exception, those nearest to its origin

FORMATS: Final = ("text", "json")

log = logging.getLogger(__name__)
_request: ContextVar[str] = ContextVar("request", default="")


def begin(format: str = "text") -> None:
    """Let everything that this process logs be written by our formatter."""
    written = logging.StreamHandler()
    written.setFormatter(JsonFormatter() if format == "json" else RedactingFormatter())
    written.addFilter(_is_our_fault)
    logging.basicConfig(handlers=[written], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    sys.excepthook = _note_crash
    threading.excepthook = lambda hook: _note_crash(hook.exc_type, hook.exc_value, hook.exc_traceback)
    sys.unraisablehook = lambda hook: _note_crash(hook.exc_type, hook.exc_value, hook.exc_traceback)


def begin_request(id: str | None = None) -> None:
    """From here on the log is about a new request; another server that passes it on has given it its id."""
    _request.set(id or secrets.token_hex(8))


def request() -> str:
    """The id of the request that is being answered; empty if there is none."""
    return _request.get()


def _is_our_fault(record: logging.LogRecord) -> bool:
    """Keep frames that are not text out of the log: they are the client's mistake, and close its socket."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def _note_crash(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    if kind is not KeyboardInterrupt:
        log.critical("something failed that nobody was waiting for", exc_info=(kind, error, trace))  # type: ignore[arg-type]


class RedactingFormatter(logging.Formatter):
    """Writes our own messages, and of those of others only where they come from."""

    def format(self, record: logging.LogRecord) -> str:
        lines = [f"{record.levelname}: {_message(record)}"]
        for cause in _causes_of(record):
            lines += [f"  {_kind(cause)}", *[f"    {place}" for place in _places(cause)]]
        return "\n".join(lines)


class JsonFormatter(logging.Formatter):
    """Writes the same as one JSON object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "time": stamp(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        if request():
            entry["request"] = request()
        errors = [{"kind": _kind(cause), "places": _places(cause)} for cause in _causes_of(record)]
        if errors:
            entry["errors"] = errors
        return json.dumps(entry, ensure_ascii=False)


def _message(record: logging.LogRecord) -> str:
    """Our own words, and of those of others only where they come from."""
    if record.name == ROOT_LOGGER or record.name.startswith(f"{ROOT_LOGGER}."):
        return record.getMessage()
    return f"{record.name}, in {_short(record.pathname)}, line {record.lineno}"


def _causes_of(record: logging.LogRecord) -> list[BaseException]:
    error = record.exc_info[1] if record.exc_info else None
    return [] if error is None else [*causes(error)]


def _places(error: BaseException) -> list[str]:
    """Where in the code an exception was raised."""
    found = traceback.extract_tb(error.__traceback__)[-MAX_FRAMES:]
    return [f"{_short(place.filename)}, line {place.lineno}, in {place.name}" for place in found]


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

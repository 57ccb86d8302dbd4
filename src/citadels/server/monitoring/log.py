"""The log: what failed, with which kind of error and where in the code, but no values.

Libraries put values into their messages: statement parameters, the row that violated a constraint, the object
of a task. So neither their messages nor those of exceptions are logged. Our own messages name tables by id,
and bots.

A line in JSON format names the request that led to it by a random id, which the response has in its header
``X-Request-Id``. A socket is one request.
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
MAX_FRAMES: Final = 12  # per exception, nearest to its origin

FORMATS: Final = ("text", "json")

log = logging.getLogger(__name__)
_request: ContextVar[str] = ContextVar("request", default="")


def begin(format: str = "text") -> None:
    """Route all logging of this process through our formatter."""
    written = logging.StreamHandler()
    written.setFormatter(JsonFormatter() if format == "json" else RedactingFormatter())
    written.addFilter(_is_our_fault)
    logging.basicConfig(handlers=[written], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    sys.excepthook = _note_crash
    threading.excepthook = lambda hook: _note_crash(hook.exc_type, hook.exc_value, hook.exc_traceback)
    sys.unraisablehook = lambda hook: _note_crash(hook.exc_type, hook.exc_value, hook.exc_traceback)


def begin_request(id: str | None = None) -> None:
    """Set the id of the current request in the log: a peer's, if it forwards the request, or a new one."""
    _request.set(id or secrets.token_hex(8))


def request() -> str:
    """Return the id of the current request; empty outside of one."""
    return _request.get()


def _is_our_fault(record: logging.LogRecord) -> bool:
    """Filter out binary frames, which are the client's mistake and close its socket."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def _note_crash(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    if kind is not KeyboardInterrupt:
        log.critical("unhandled exception", exc_info=(kind, error, trace))  # type: ignore[arg-type]


class RedactingFormatter(logging.Formatter):
    """Formats our own messages in full, and those of libraries only by their origin."""

    def format(self, record: logging.LogRecord) -> str:
        lines = [f"{record.levelname}: {_message(record)}"]
        for cause in _causes_of(record):
            lines += [f"  {_kind(cause)}", *[f"    {place}" for place in _places(cause)]]
        return "\n".join(lines)


class JsonFormatter(logging.Formatter):
    """Formats the same as one JSON object per line, for log collectors."""

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
    """Return our own message, or the origin of a dependency's."""
    if record.name == ROOT_LOGGER or record.name.startswith(f"{ROOT_LOGGER}."):
        return record.getMessage()
    return f"{record.name}, in {_short(record.pathname)}, line {record.lineno}"


def _causes_of(record: logging.LogRecord) -> list[BaseException]:
    error = record.exc_info[1] if record.exc_info else None
    return [] if error is None else [*causes(error)]


def _places(error: BaseException) -> list[str]:
    """Return where in the code an exception was raised."""
    found = traceback.extract_tb(error.__traceback__)[-MAX_FRAMES:]
    return [f"{_short(place.filename)}, line {place.lineno}, in {place.name}" for place in found]


def causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an exception and its causes, outermost first."""
    seen: set[int] = set()
    following: BaseException | None = error
    while following is not None and id(following) not in seen:
        seen.add(id(following))
        yield following
        hidden = None if following.__suppress_context__ else following.__context__
        following = following.__cause__ or hidden


def code_of(error: BaseException) -> str | None:
    """Return the error code of the system or the database, if any."""
    if isinstance(error, OSError) and error.errno is not None:
        return errno.errorcode.get(error.errno)
    found: str | None = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    return found


def _kind(error: BaseException) -> str:
    """Return the type of an error, with its code if it has one."""
    name = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    code = code_of(error)
    return name if code is None else f"{name} ({code})"


def _short(path: str) -> str:
    """Return the end of a path, from its package on."""
    parts = Path(path).parts
    for folder in ("site-packages", "src"):
        if folder in parts:
            return "/".join(parts[parts.index(folder) + 1 :])
    return "/".join(parts[-2:])

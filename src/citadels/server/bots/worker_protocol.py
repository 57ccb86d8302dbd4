"""Bots elsewhere: what a server and a worker on another machine say to each other.

A worker opens a socket with its token in a header and begins with ``hello``. From then on it is asked, and
gives one answer to every question. Each frame is one JSON object, told apart by ``type``.
"""

from __future__ import annotations

import os
import re
import secrets
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct, json

from citadels.engine.errors import CitadelsError

PATH: Final = "/think"
MAX_JOBS: Final = 1024
TOKEN_BYTES: Final = 32
TOKEN: Final = re.compile(r"[\w.~+/=-]{16,200}", re.ASCII)  # as a header takes it

# -- what a worker says --------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True, frozen=True):
    """The first message: exactly which program the worker runs, and how many questions it takes at a time."""

    program: str
    jobs: Annotated[int, Meta(ge=1, le=MAX_JOBS)]


class Answer(Struct, tag="answer", forbid_unknown_fields=True, frozen=True):
    """What the bot answers."""

    id: int
    action: Annotated[str, Meta(min_length=1, max_length=100)]


class Failed(Struct, tag="failed", forbid_unknown_fields=True, frozen=True):
    """The worker cannot answer this question; it may have no such cards."""

    id: int


class Leave(Struct, tag="leave", forbid_unknown_fields=True, frozen=True):
    """The worker wants no more questions. When it has answered what it has, the server closes the socket."""


# -- what it is asked ----------------------------------------------------------------------


class Ask(Struct, tag="ask", frozen=True):
    """A question: :class:`citadels.tables.bot_runner.Question` says what is in it."""

    id: int
    position: str
    seat: int
    level: str
    seed: str
    share: float


encode: Final = json.encode
read_hello: Final = json.Decoder(Hello).decode
read_reply: Final = json.Decoder(Answer | Failed | Leave).decode
read_ask: Final = json.Decoder(Ask).decode


# -- tokens --------------------------------------------------------------------------------


def read_token(path: Path, option: str) -> str:
    """The workers' token in a file; the option that named the file is named in errors."""
    try:
        token = path.read_text().strip()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise CitadelsError(f"{option}: {path} cannot be read: {why}") from error
    if TOKEN.fullmatch(token) is None:
        raise CitadelsError(f"{option}: {path} has no token: from 16 to 200 letters, digits and -._~+/=")
    return token


def make_token(path: Path, option: str) -> bool:
    """Write a new token, which only its owner may read; False if there is a file already."""
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return False
    except OSError as error:
        raise CitadelsError(f"{option}: {path} cannot be written: {error.strerror}") from error
    with os.fdopen(made, "w") as file:
        file.write(secrets.token_urlsafe(TOKEN_BYTES) + "\n")
    return True

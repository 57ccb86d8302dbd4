"""Messages and tokens between a server and its remote workers.

A worker opens a socket with its token in a header and sends ``hello``. Then it answers each question once.
Every frame is one JSON object, tagged by ``type``.
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
TOKEN: Final = re.compile(r"[\w.~+/=-]{16,200}", re.ASCII)  # valid in a header

# -- worker to server ---------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True, frozen=True):
    """The first message: the exact program version, and how many questions the worker takes concurrently."""

    program: str
    jobs: Annotated[int, Meta(ge=1, le=MAX_JOBS)]


class Answer(Struct, tag="answer", forbid_unknown_fields=True, frozen=True):
    """The bot's answer."""

    id: int
    action: Annotated[str, Meta(min_length=1, max_length=100)]


class Failed(Struct, tag="failed", forbid_unknown_fields=True, frozen=True):
    """The worker cannot answer this question; it may lack the cards."""

    id: int


class Leave(Struct, tag="leave", forbid_unknown_fields=True, frozen=True):
    """The worker wants no more questions. After its last answer, the server closes the socket."""


# -- server to worker ----------------------------------------------------------------------


class Ask(Struct, tag="ask", frozen=True):
    """A question; see :class:`citadels.tables.bot_runner.Question` for its fields."""

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
    """Read the workers' token from a file. Errors name the option that chose the file."""
    try:
        token = path.read_text().strip()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "not a text file"
        raise CitadelsError(f"{option}: cannot read {path}: {why}") from error
    if TOKEN.fullmatch(token) is None:
        raise CitadelsError(
            f"{option}: {path} has no valid token; write 16 to 200 letters, digits and -._~+/="
        )
    return token


def make_token(path: Path, option: str) -> bool:
    """Write a new token that only its owner may read. Return False if the file exists."""
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return False
    except OSError as error:
        raise CitadelsError(f"{option}: cannot write {path}: {error.strerror}") from error
    with os.fdopen(made, "w") as file:
        file.write(secrets.token_urlsafe(TOKEN_BYTES) + "\n")
    return True

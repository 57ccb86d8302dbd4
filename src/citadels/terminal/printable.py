"""Make untrusted text safe to print: none of its characters control the terminal.

Names and texts from game files, positions, databases and programs may contain escape sequences that retitle
the window, move the cursor or reverse the direction of writing. Commands print through a stream that removes
such characters, so that no command has to think of it.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import Any, Final, TextIO, cast

MAX_NAME_LENGTH: Final = 60  # characters; sentences may have eight names
ELLIPSIS: Final = "…"

# C0 but tab and newline, DEL, C1, bidirectional and invisible formatting, surrogates, line separators, tags.
CONTROL: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]"
)


def printable(text: str) -> str:
    """Remove control and formatting characters, except tabs and newlines.

    >>> printable("\\x1b]0;title\\x07Ada\\u202e")
    ']0;titleAda'
    """
    return CONTROL.sub("", text)


def one_line(name: str) -> str:
    """Format a name for a sentence: printable, on one line, truncated if very long.

    >>> one_line(" Ada\\nBerto wins\\x1b[2J "), one_line("x" * 5000)[-3:], len(one_line("x" * 5000))
    ('Ada Berto wins[2J', 'xx…', 60)
    """
    shown = " ".join(printable(name).split())
    return shown if len(shown) <= MAX_NAME_LENGTH else shown[: MAX_NAME_LENGTH - 1] + ELLIPSIS


def json_text(value: object, indent: int) -> str:
    """Format as JSON without ASCII escapes, except for characters that a terminal would obey.

    >>> json_text("Zoé\\x9b", 1)
    '"Zoé\\\\u009b"'
    """
    return CONTROL.sub(_escape, json.dumps(value, indent=indent, ensure_ascii=False))


def _escape(found: re.Match[str]) -> str:
    return json.dumps(found[0])[1:-1] if found[0] != "\x7f" else "\\u007f"


class PrintableStream:
    """Proxy of a text stream that makes everything written printable."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        self.stream.write(printable(text))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


def printable_stream(stream: TextIO) -> TextIO:
    """Wrap a stream so that only printable text is written to it."""
    return cast("TextIO", PrintableStream(stream))


@contextmanager
def printable_output() -> Iterator[None]:
    """Make everything that is printed in the block printable."""
    with redirect_stdout(printable_stream(sys.stdout)), redirect_stderr(printable_stream(sys.stderr)):
        yield


def raw(stream: TextIO) -> TextIO:
    """Unwrap a printable stream, for a progress bar that must move the cursor."""
    return raw(stream.stream) if isinstance(stream, PrintableStream) else stream

"""Text from strangers, made safe to print: no character of it controls the terminal.

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

MAX_NAME_LENGTH: Final = 60  # characters of a name in a sentence: with eight of them it can still be read
ELLIPSIS: Final = "…"

# C0 but tab and newline, DEL, C1, bidirectional and invisible formatting, surrogates, line separators, tags.
CONTROL: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]"
)


def printable(text: str) -> str:
    """Remove what a terminal would obey instead of show. Tabs and newlines stay.

    >>> printable("\\x1b]0;title\\x07Ada\\u202e")
    ']0;titleAda'
    """
    return CONTROL.sub("", text)


def one_line(name: str) -> str:
    """A name as it is shown in a sentence: printable, on one line, and cut if it is very long.

    >>> one_line(" Ada\\nBerto wins\\x1b[2J "), one_line("x" * 5000)[-3:], len(one_line("x" * 5000))
    ('Ada Berto wins[2J', 'xx…', 60)
    """
    shown = " ".join(printable(name).split())
    return shown if len(shown) <= MAX_NAME_LENGTH else shown[: MAX_NAME_LENGTH - 1] + ELLIPSIS


def json_text(value: object, indent: int) -> str:
    """JSON that is readable in any language. What a terminal would obey is escaped, so nothing is lost.

    >>> json_text("Zoé\\x9b", 1)
    '"Zoé\\\\u009b"'
    """
    return CONTROL.sub(_escape, json.dumps(value, indent=indent, ensure_ascii=False))


def _escape(found: re.Match[str]) -> str:
    return json.dumps(found[0])[1:-1] if found[0] != "\x7f" else "\\u007f"


class PrintableStream:
    """A stream that writes printable text alone, and is otherwise the one it stands for."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        self.stream.write(printable(text))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


def printable_stream(stream: TextIO) -> TextIO:
    """The same stream, but for printable text."""
    return cast("TextIO", PrintableStream(stream))


@contextmanager
def printable_output() -> Iterator[None]:
    """Let what is printed meanwhile be printable, whatever it was made from."""
    with redirect_stdout(printable_stream(sys.stdout)), redirect_stderr(printable_stream(sys.stderr)):
        yield


def raw(stream: TextIO) -> TextIO:
    """The stream behind a printable one, for a progress bar, which moves the cursor itself."""
    return raw(stream.stream) if isinstance(stream, PrintableStream) else stream

"""Write lines of text, wrapped on a terminal and left whole elsewhere."""

from __future__ import annotations

import io
import shutil
import textwrap
from collections.abc import Iterable
from typing import TextIO

from citadels.terminal.printable import raw

INDENT = "  "
MIN_WIDTH = 30


def tolerant(stream: TextIO) -> TextIO:
    """Make a text stream replace characters that its encoding lacks (``errors="replace"``)."""
    wrapped = raw(stream)
    if isinstance(wrapped, io.TextIOWrapper):
        wrapped.reconfigure(errors="replace")
    return stream


class Lines:
    """Write lines to a stream, wrapped at a width."""

    def __init__(self, stream: TextIO, width: int | None = None) -> None:
        self.stream = stream
        self.width = width  # None: never wrap

    @staticmethod
    def to(stream: TextIO) -> Lines:
        """Make lines for a stream, wrapped if it is a terminal."""
        columns = shutil.get_terminal_size().columns - 1
        return Lines(tolerant(stream), max(MIN_WIDTH, columns) if stream.isatty() else None)

    def write(self, lines: Iterable[str], indent: str = "") -> None:
        for line in lines:
            self.line(line, indent)

    def line(self, text: str = "", indent: str = "") -> None:
        """Write one line; wrapped parts are indented."""
        whole = indent + text if text else ""
        if self.width is not None and len(whole) > self.width:
            whole = textwrap.fill(
                text,
                self.width,
                initial_indent=indent,
                subsequent_indent=indent + INDENT,
                break_on_hyphens=False,  # keep file names and options whole
            )
        self.stream.write(whole + "\n")

    def ask(self, text: str) -> None:
        """Write a prompt without a newline."""
        self.stream.write(text)
        self.stream.flush()

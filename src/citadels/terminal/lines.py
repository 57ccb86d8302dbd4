"""Lines of text, wrapped at the width of a terminal and left whole if they go elsewhere."""

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
    """The same stream, writing a question mark for letters that its encoding lacks."""
    wrapped = raw(stream)
    if isinstance(wrapped, io.TextIOWrapper):
        wrapped.reconfigure(errors="replace")
    return stream


class Lines:
    """Writes lines to a stream."""

    def __init__(self, stream: TextIO, width: int | None = None) -> None:
        self.stream = stream
        self.width = width  # None for lines that are never wrapped

    @staticmethod
    def to(stream: TextIO) -> Lines:
        """Lines for this stream, wrapped if it is a terminal."""
        columns = shutil.get_terminal_size().columns - 1
        return Lines(tolerant(stream), max(MIN_WIDTH, columns) if stream.isatty() else None)

    def write(self, lines: Iterable[str], indent: str = "") -> None:
        for line in lines:
            self.line(line, indent)

    def line(self, text: str = "", indent: str = "") -> None:
        """Write one line; if it wraps, the rest is indented under its beginning."""
        whole = indent + text if text else ""
        if self.width is not None and len(whole) > self.width:
            whole = textwrap.fill(
                text,
                self.width,
                initial_indent=indent,
                subsequent_indent=indent + INDENT,
                break_on_hyphens=False,  # names of files and options stay whole
            )
        self.stream.write(whole + "\n")

    def ask(self, text: str) -> None:
        """Write a prompt, so that input follows on the same line."""
        self.stream.write(text)
        self.stream.flush()

"""Shared by commands that read files."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import citadels
from citadels.engine.errors import CitadelsError, PositionError
from citadels.engine.json_reader import parse_json, read_json

INPUT = Path("-")


@contextmanager
def about(path: Path) -> Iterator[None]:
    """Prefix errors raised in the block with the file name."""
    try:
        yield
    except CitadelsError as error:
        text = str(error)
        raise CitadelsError(text if text.startswith(f"{path}:") else f"{path}: {text}") from error


def check_seat(seat: int | None, seats: int) -> None:
    """Raise CitadelsError if the table does not have this seat."""
    if seat is not None and not 0 <= seat < seats:
        raise CitadelsError(f"unknown seat {seat}; choose one from 0 to {seats - 1}")


def read_document(path: Path) -> citadels.Document:
    """Read the JSON object in a file or in standard input."""
    document = parse_json(sys.stdin.buffer.read()) if path == INPUT else read_json(path)
    if not isinstance(document, dict):
        raise PositionError("must be a JSON object")
    return document

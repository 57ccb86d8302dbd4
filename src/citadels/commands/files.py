"""What the commands that read files share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from citadels.engine.errors import CitadelsError


@contextmanager
def about(path: Path) -> Iterator[None]:
    """Errors in here name the file."""
    try:
        yield
    except CitadelsError as error:
        text = str(error)
        raise CitadelsError(text if text.startswith(f"{path}:") else f"{path}: {text}") from error


def check_seat(seat: int | None, seats: int) -> None:
    """Refuse a seat that the table does not have."""
    if seat is not None and not 0 <= seat < seats:
        raise CitadelsError(f"there is no seat {seat}; seats are 0 to {seats - 1}")

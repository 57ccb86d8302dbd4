"""Citadels: five seats, First Game, no log, as ``bench.engine`` plays it."""

from __future__ import annotations

from collections.abc import Callable


def citadels() -> Callable[[int], int]:
    """In whichever build this Python imports."""
    from bench.engine import play_one
    from citadels.settings import Setup

    rules = Setup(seats=5).settings().rules()
    return lambda number: play_one(rules, number)

"""The limits of a server, and how they are set: ``--limit NAME=NUMBER``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from citadels.engine.errors import CitadelsError
from citadels.tables.limits import Limits, limit


@dataclass(frozen=True)
class ServerLimits(Limits):
    """The limits of a server, those at its tables among them."""

    listed: int = limit(50, "public tables in the list")
    lobby_days: int = limit(30, "days that a table is kept before the deal if nobody visits it")
    posts: int = limit(120, "POST requests from one address in a minute")


def set_limits(wanted: Sequence[str]) -> ServerLimits:
    """The limits with these changes, each written as ``name=number``."""
    return ServerLimits(**dict(map(_changed, wanted)))


def _changed(text: str) -> tuple[str, int]:
    name, _, number = text.partition("=")
    names = [limit.name for limit in fields(ServerLimits)]
    if name not in names:
        raise CitadelsError(f"--limit: there is no limit {name!r}; there are {', '.join(names)}")
    if not number.isascii() or not number.isdigit() or int(number) < 1:
        raise CitadelsError(f"--limit: write it as {name}=NUMBER, with a number from 1")
    return name, int(number)

"""Bots from other packages: entry points of the group ``citadels.bots``, a name and what makes the bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from citadels.bots.base import Bot
from citadels.engine.errors import CitadelsError

GROUP: Final = "citadels.bots"


@cache
def plugin_names() -> tuple[str, ...]:
    """The names of all bots in other packages; none is loaded for this."""
    return tuple(sorted({found.name for found in entry_points(group=GROUP)}))


@cache
def load_plugin(name: str) -> Callable[[str], Bot]:
    """What makes the bot of this name; in another package anything may go wrong."""
    offers = {found.value: found for found in entry_points(group=GROUP, name=name)}
    if len(offers) > 1:
        raise CitadelsError(f"the bot {name!r} is offered more than once: {', '.join(offers)}")
    [found] = offers.values()
    make = _loaded(found)
    if not callable(make) or (isinstance(make, type) and not issubclass(make, Bot)):
        raise CitadelsError(f"the bot {name!r} cannot be had: {found.value} is no bot and makes none")
    return make  # type: ignore[no-any-return]


def _loaded(found: EntryPoint) -> Any:
    try:
        return found.load()
    except (Exception, SystemExit) as error:
        what = " ".join(f"{found.value}: {type(error).__name__}: {error}".split())
        raise CitadelsError(f"the bot {found.name!r} cannot be loaded from {what}") from error

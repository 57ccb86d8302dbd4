"""Plug-in bots: entry points of the group ``citadels.bots``.

Each is a Bot subclass, or a callable that takes a seed and returns a bot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from citadels.bots.base import Bot
from citadels.engine.errors import CitadelsError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "citadels.bots"


@cache
def plugin_names() -> tuple[str, ...]:
    """Return the names of all plug-in bots, without loading them."""
    return tuple(sorted({found.name for found in _offered()}))


@cache
def load_plugin(name: str) -> Callable[[str], Bot]:
    """Load the plug-in of this name and return its callable; raise CitadelsError if it is unusable."""
    offers = {found.value: found for found in _offered() if found.name == name}
    if len(offers) > 1:
        raise CitadelsError(
            f"plug-in {name!r} is registered more than once: {', '.join(offers)}; uninstall all but one"
        )
    [found] = offers.values()
    make = _loaded(found)
    if not callable(make) or (isinstance(make, type) and not issubclass(make, Bot)):
        raise CitadelsError(
            f"plug-in {name!r} is invalid: {found.value} is neither a Bot subclass nor a callable "
            "that returns one"
        )
    return make  # type: ignore[no-any-return]


def _offered() -> Iterable[EntryPoint]:
    from importlib.metadata import entry_points  # Slow to import, and seldom needed.

    return entry_points(group=GROUP)


def _loaded(found: EntryPoint) -> Any:
    try:
        return found.load()
    except (Exception, SystemExit) as error:
        what = " ".join(f"{found.value}: {type(error).__name__}: {error}".split())
        raise CitadelsError(f"cannot load plug-in {found.name!r} from {what}") from error

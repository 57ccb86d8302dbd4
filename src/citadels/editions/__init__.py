"""The editions of the game, as data.

Editions from other packages are found by the entry point group ``citadels.editions``.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from citadels.editions import folders
from citadels.editions.edition_2000 import EDITION_2000
from citadels.editions.edition_2002 import EDITION_2002
from citadels.editions.edition_2016 import EDITION_2016
from citadels.editions.edition_dark_city import EDITION_DARK_CITY
from citadels.engine.errors import EditionError
from citadels.engine.rules import Edition

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "citadels.editions"
log = logging.getLogger(__name__)
EDITIONS: dict[str, Edition] = {
    edition.key: edition for edition in (EDITION_2016, EDITION_2002, EDITION_DARK_CITY, EDITION_2000)
}


def find_edition(key: str) -> Edition | None:
    """Return the edition with this key, or None. Loads it if another package provides it."""
    if key not in EDITIONS:
        for found in _offered():
            if found.name == key:
                EDITIONS[key] = _load(found)
    return EDITIONS.get(key)


def edition_names() -> list[str]:
    """Return the keys of all editions, including those of other packages, without loading them."""
    return list(dict.fromkeys([*EDITIONS, *[found.name for found in _offered()]]))


def usable_editions() -> list[Edition]:
    """Return all editions, including those of other packages. Skip any that cannot be loaded."""
    for name in edition_names():
        try:
            find_edition(name)
        except EditionError as error:
            log.warning("skipping edition %s: %s", name, error)
    return list(EDITIONS.values())


def _offered() -> Iterable[EntryPoint]:
    """Return the editions of other packages, none of them loaded."""
    from importlib.metadata import entry_points  # Slow to import, and seldom needed.

    return entry_points(group=GROUP)


def _load(found: EntryPoint) -> Edition:
    """Load the edition of another package, converting any failure to EditionError."""
    try:
        edition = found.load()
        if isinstance(edition, Edition):
            folders.check(edition)
    except Exception as error:
        what = " ".join(f"{type(error).__name__}: {error}".split())
        raise EditionError(f"{found.value} cannot be loaded: {what}") from error
    if not isinstance(edition, Edition) or edition.key != found.name:
        raise EditionError(f"{found.value} is not an Edition with the key {found.name!r}")
    return edition

"""The editions of the game, as data.

Editions from other packages are found by the entry point group ``citadels.editions``.
"""

from __future__ import annotations

from importlib.metadata import entry_points

from citadels.editions.edition_2016 import EDITION_2016
from citadels.engine.errors import SetupError
from citadels.engine.rules import Edition

EDITIONS: dict[str, Edition] = {edition.key: edition for edition in (EDITION_2016,)}


def edition_named(key: str) -> Edition:
    """The edition of this name."""
    if key not in EDITIONS:
        for found in entry_points(group="citadels.editions", name=key):
            EDITIONS[key] = found.load()
    edition = EDITIONS.get(key)
    if edition is None:
        raise SetupError(f"there is no edition {key!r}; there are {', '.join(EDITIONS)}", "edition")
    return edition

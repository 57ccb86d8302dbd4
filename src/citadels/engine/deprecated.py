"""Support for names that were renamed after version 0.1: the old ones still work, and warn."""

from __future__ import annotations

import warnings
from typing import Final

# What the classes of card packages may define, by old name.
CARD_ATTRIBUTES: Final = {
    "takes_out": "excludes",
    "never_with": "incompatible_with",
    "bears_gold": "holds_gold",
    "bears_cards": "holds_cards",
    "least_seats": "min_seats",
}
STEP_ATTRIBUTES: Final = {
    "fits": "can_be_pending",
    "least": "min_cards",
    "most": "max_cards",
    "formerly": "aliases",
}
EVENT_ATTRIBUTES: Final = {"formerly": "aliases"}


def warn_renamed(old: str, new: str) -> None:
    """Warn the caller of the caller that it uses an old name."""
    warnings.warn(f"{old} is deprecated; use {new}", DeprecationWarning, stacklevel=3)


def adopt_old_names(cls: type, renamed: dict[str, str]) -> None:
    """Set the new names of what a class and its bases define only under old ones."""
    for base in cls.__mro__:
        for old, new in renamed.items():
            if old in vars(base) and new not in vars(base):
                warn_renamed(f"{base.__name__}.{old}", new)
                setattr(base, new, vars(base)[old])

"""Support for names that were renamed after version 0.1: the old ones still work, and warn."""

from __future__ import annotations

import sys
import warnings
from types import FrameType
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
    """Warn that an old name is used, on behalf of the code outside this package that uses it."""
    level, frame = 1, sys._getframe()
    # Compiled functions have no frames, so their number is not known here.
    while frame.f_back is not None and _is_skipped(frame):
        level += not _is_importlib(frame)
        frame = frame.f_back
    warnings.warn(f"{old} is deprecated; use {new}", DeprecationWarning, stacklevel=level)


def _is_skipped(frame: FrameType) -> bool:
    module = str(frame.f_globals.get("__name__"))
    return module.partition(".")[0] == "citadels" or _is_importlib(frame)


def _is_importlib(frame: FrameType) -> bool:
    """Return whether `warnings.warn` leaves out the frame when it counts levels."""
    name = frame.f_code.co_filename
    return "importlib" in name and "_bootstrap" in name


def adopt_old_names(cls: type, renamed: dict[str, str]) -> None:
    """Set the new names of what a class and its bases define only under old ones."""
    for base in cls.__mro__:
        for old, new in renamed.items():
            if old in vars(base) and new not in vars(base):
                warn_renamed(f"{base.__name__}.{old}", new)
                setattr(base, new, vars(base)[old])

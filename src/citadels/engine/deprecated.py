"""Support for names that were renamed after version 0.1: the old ones still work, and warn."""

from __future__ import annotations

import warnings


def warn_renamed(old: str, new: str) -> None:
    """Warn the caller of the caller that it uses an old name."""
    warnings.warn(f"{old} is deprecated; use {new}", DeprecationWarning, stacklevel=3)

"""Deprecated name of :mod:`citadels.research.gymnasium_env`."""

from __future__ import annotations

from citadels.engine.deprecated import warn_renamed
from citadels.research.gymnasium_env import ID, CitadelsEnv

__all__ = ["ID", "CitadelsEnv"]

warn_renamed("citadels.research.single", "citadels.research.gymnasium_env")

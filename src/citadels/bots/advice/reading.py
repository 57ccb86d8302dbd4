"""Deprecated name of :mod:`citadels.bots.advice.assessment`, for card packages written for 0.1."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment as Reading
from citadels.engine.deprecated import warn_renamed

__all__ = ["Reading"]

warn_renamed("citadels.bots.advice.reading", "citadels.bots.advice.assessment")

"""Deprecated name of :mod:`citadels.engine.field_types`, kept for card packages written for version 0.1."""

from __future__ import annotations

import warnings

from citadels.engine.field_types import *  # noqa: F403
from citadels.engine.field_types import BOOLEAN as TRUTH
from citadels.engine.field_types import FieldStruct as Declared
from citadels.engine.field_types import FieldType as Kind

__all__ = ["TRUTH", "Declared", "Kind"]

warnings.warn(
    "citadels.engine.kinds is deprecated; use citadels.engine.field_types", DeprecationWarning, stacklevel=2
)

"""Parameters of which few run at every change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest


def rest_nightly(values: Sequence[Any], *, stage: str, keep: int = 1) -> list[Any]:
    """Return parameters: the first ones run at every change, the rest in a nightly stage.

    Values are single arguments, or tuples of several.
    """
    packed = [value if isinstance(value, tuple) else (value,) for value in values]
    marks = [()] * keep + [pytest.mark.nightly(stage=stage)] * (len(values) - keep)
    return [pytest.param(*value, marks=mark) for value, mark in zip(packed, marks, strict=True)]

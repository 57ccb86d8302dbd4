"""What a machine may lack: tests that need it are skipped with a word, and fail in CI."""

from __future__ import annotations

import os
from typing import TypeVar

import pytest

T = TypeVar("T")


def require(found: T | None, missing: str | None) -> T:
    """What was found; else the test ends here."""
    if found is not None:
        return found
    if os.environ.get("CI") == "true":
        pytest.fail(f"this needs {missing}, in CI too")
    pytest.skip(f"this needs {missing}")

"""Cards from outside that are installed for a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels.editions import EDITIONS
from citadels.tables.catalog import catalog
from tests.examples import minstrel


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package of the Minstrel is installed."""
    for place in minstrel.install(tmp_path / "installed"):
        monkeypatch.syspath_prepend(place)
    catalog.cache_clear()
    yield
    EDITIONS.pop(minstrel.EDITION, None)
    catalog.cache_clear()

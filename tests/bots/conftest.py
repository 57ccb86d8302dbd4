"""Plug-ins that are installed for a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from citadels.bots.plugins import load_plugin, plugin_names
from tests.bots.faulty_bots import install, install_faulty_bots


@pytest.fixture
def forgotten() -> Iterator[None]:
    """What is installed is looked for anew."""
    load_plugin.cache_clear()
    plugin_names.cache_clear()
    yield
    load_plugin.cache_clear()
    plugin_names.cache_clear()


@pytest.fixture
def faulty_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forgotten: None) -> None:
    """The package of odd bots is installed."""
    install_faulty_bots(tmp_path / "odd")
    monkeypatch.syspath_prepend(str(tmp_path / "odd"))


@pytest.fixture
def installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forgotten: None
) -> Callable[[dict[str, str]], None]:
    """Installs a package with these offers."""

    def put(offers: dict[str, str]) -> None:
        folder = tmp_path / f"package{len(list(tmp_path.iterdir()))}"
        install(folder, offers, folder.name)
        monkeypatch.syspath_prepend(str(folder))

    return put

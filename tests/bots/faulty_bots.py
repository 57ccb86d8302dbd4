"""Bots from outside that fail in every way, and a package that offers them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from citadels import Action, Option, View
from citadels.bots import Bot
from citadels.engine.actions import act

MARKER = "CITADELS_ODD_MARKER"  # names a file that is there once the sleeper has slept


class FirstBot(Bot):
    """Always the first option: what it does changes only with the rules."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        return options[0].action


class Stumbler(Bot):
    """Breaks down at its third decision."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.decisions = 0

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        self.decisions += 1
        if self.decisions == 3:
            raise ValueError("out of ideas")
        return options[0].action


class Crasher(Bot):
    """Breaks down at every question."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        raise ValueError("out of\nideas")


class Liar(Bot):
    """Returns an action that is not an option."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        return act("cheat")


class Thief(Bot):
    """Takes the options away."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        assert isinstance(options, list)
        options.clear()
        return act("cheat")


class Quitter(Bot):
    """Tries to end everything."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        sys.exit("I have had enough")


class Killer(Bot):
    """Ends its process without a word."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        os._exit(7)


class Sleeper(FirstBot):
    """Sleeps at its first question; once only, if there is a file to remember it by."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        marker = Path(os.environ[MARKER]) if MARKER in os.environ else None
        if marker is None or not marker.exists():
            if marker is not None:
                marker.touch()
            time.sleep(60)
        return super().choose(view, options)


class Stubborn(Bot):
    """Sleeps on through every interruption."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        while True:
            try:
                time.sleep(60)
            except BaseException:
                pass


def stillborn(seed: str) -> Bot:
    raise RuntimeError(f"no seed like {seed!r}")


def nobody(seed: str) -> Any:
    return f"a bot, honestly: {seed}"


OFFERS = {
    "first-bot": "FirstBot",
    "crasher": "Crasher",
    "liar": "Liar",
    "thieving": "Thief",
    "quitter": "Quitter",
    "killer": "Killer",
    "sleeper": "Sleeper",
    "stubborn": "Stubborn",
    "stillborn": "stillborn",
    "nobody": "nobody",
    "number": "MARKER",
    "other_class": "Path",
    "missing": "Missing",
    "random": "Crasher",  # there is one of this name already
}


def install(folder: Path, offers: dict[str, str], package: str = "faulty_bots") -> None:
    """A package as it looks when it is installed: entry points to where the bots are."""
    about = folder / f"{package}-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    lines = [f"{name} = {place}" for name, place in offers.items()]
    (about / "entry_points.txt").write_text("\n".join(["[citadels.bots]", *lines]))


def install_faulty_bots(folder: Path) -> None:
    install(folder, {name: f"{__name__}:{place}" for name, place in OFFERS.items()})


def install_for_processes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The odd bots, here and in processes that are started; the file that is there once the sleeper slept."""
    packages, slept = folder / "packages", folder / "slept"
    install_faulty_bots(packages)
    monkeypatch.syspath_prepend(str(packages))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(packages), *sys.path]))
    monkeypatch.setenv(MARKER, str(slept))
    return slept

"""Citadels, Bruno Faidutti's card game of hidden roles and city building, as a rules engine.

An unofficial fan implementation. Start with :func:`new_game`.

Importing the package loads none of its parts. Each name is imported when it is first used, so that a program
that only reads game files loads no bots.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from citadels.version import __version__

if TYPE_CHECKING:
    from citadels.bots import Bot, make_bot
    from citadels.editions import EDITIONS
    from citadels.engine.actions import Action
    from citadels.engine.deal import deal
    from citadels.engine.errors import (
        CitadelsError,
        EditionError,
        GameFileError,
        IllegalAction,
        PositionError,
        Reason,
    )
    from citadels.engine.events import Event
    from citadels.engine.game import Game, Option, Refusal
    from citadels.engine.position import Document
    from citadels.engine.rules import RULES_VERSION
    from citadels.engine.scoring import Result, Score
    from citadels.engine.view import SPECTATOR, View
    from citadels.games import PRESETS, load, new_game
    from citadels.record import GameFile
    from citadels.settings import Settings, Setup, SetupError

__all__ = [
    "EDITIONS",
    "PRESETS",
    "RULES_VERSION",
    "SPECTATOR",
    "Action",
    "Bot",
    "CitadelsError",
    "Document",
    "EditionError",
    "Event",
    "Game",
    "GameFile",
    "GameFileError",
    "IllegalAction",
    "Option",
    "PositionError",
    "Reason",
    "Refusal",
    "Result",
    "Score",
    "Settings",
    "Setup",
    "SetupError",
    "View",
    "__version__",
    "deal",
    "load",
    "make_bot",
    "new_game",
]

# Type checkers read the imports above; a test compares the two.
_EXPORTED_FROM = {
    "bots": ("Bot", "make_bot"),
    "editions": ("EDITIONS",),
    "engine.actions": ("Action",),
    "engine.deal": ("deal",),
    "engine.errors": (
        "CitadelsError",
        "EditionError",
        "GameFileError",
        "IllegalAction",
        "PositionError",
        "Reason",
    ),
    "engine.events": ("Event",),
    "engine.game": ("Game", "Option", "Refusal"),
    "engine.position": ("Document",),
    "engine.rules": ("RULES_VERSION",),
    "engine.scoring": ("Result", "Score"),
    "engine.view": ("SPECTATOR", "View"),
    "games": ("PRESETS", "load", "new_game"),
    "record": ("GameFile",),
    "settings": ("Settings", "Setup", "SetupError"),
}
_MODULES = {name: module for module, names in _EXPORTED_FROM.items() for name in names}

# Version 0.1.0 imported these, so that ``import citadels`` was enough to use ``citadels.bots``.
_SUBPACKAGES = (
    "bots",
    "characters",
    "districts",
    "editions",
    "encoding",
    "engine",
    "locale",
    "record",
    "settings",
)


def __getattr__(name: str) -> object:
    if name in _SUBPACKAGES:
        return import_module(f"{__name__}.{name}")
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    globals()[name] = found  # The next use needs no function call.
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

"""Show games, views and results in notebooks, as ``citadels.svg`` draws them.

The engine neither draws nor imports what does. This module only knows the name of the package that does, and
loads it for the first picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

PICTURES: Final = "citadels.svg"


def draw(table: object, names: Sequence[str] | None, theme: str, language: str) -> str:
    """Return the picture of a game or a view."""
    picture: str = import_module(PICTURES).table(table, names=names, theme=theme, language=language)
    return picture


def tabulate(result: object) -> str:
    """Return the scores of a result as an HTML table."""
    scores: str = import_module(PICTURES).scores(result)
    return scores

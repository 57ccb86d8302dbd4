"""Render a table as one player sees it: as text or as an image."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from citadels.engine.errors import CitadelsError
from citadels.engine.view import View
from citadels.locale import Texts
from citadels.terminal.show import Show

MODES: Final = ("human", "ansi", "rgb_array")

Image = NDArray[np.uint8]  # height × width × RGB
Rendered = str | Image | None


def check(mode: str | None) -> None:
    """Raise CitadelsError for an unknown render mode."""
    if mode is not None and mode not in MODES:
        raise CitadelsError(f"unknown render mode {mode!r}; choose from {', '.join(MODES)}")


def render(view: View, names: Sequence[str], mode: str | None) -> Rendered:
    """Render a view. ``human`` prints the text and returns None, as does no mode at all."""
    if mode == "rgb_array":
        from citadels.research.image import draw_table

        return draw_table(view, names)
    if mode == "ansi":
        return text(view, names)
    if mode == "human":
        print(text(view, names))
    return None


def text(view: View, names: Sequence[str]) -> str:
    """Return the table as lines of text, with the question or the result."""
    texts = Texts(edition=view.edition)
    show = Show(texts, names)
    if view.result is not None:
        end = show.result(view.result, view.seat)
    else:
        end = [*show.strip(view), *([texts.prompt(view, names)] if view.asked == view.seat else [])]
    return "\n".join([*show.table(view), *end]) + "\n"

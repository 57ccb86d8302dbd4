"""A table to look at, through one player's eyes: as text or as a picture."""

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

Image = NDArray[np.uint8]  # height, width, red green blue
Rendered = str | Image | None


def check(mode: str | None) -> None:
    """Refuse a mode that there is not."""
    if mode is not None and mode not in MODES:
        raise CitadelsError(f"there is no render mode {mode!r}; there are {', '.join(MODES)}")


def render(view: View, names: Sequence[str], mode: str | None) -> Rendered:
    """The table in a mode: ``human`` prints the text; without a mode there is nothing to see."""
    if mode == "rgb_array":
        from citadels.research.image import draw_table

        return draw_table(view, names)
    if mode == "ansi":
        return text(view, names)
    if mode == "human":
        print(text(view, names))
    return None


def text(view: View, names: Sequence[str]) -> str:
    """The table in lines of text, with the question or the result."""
    texts = Texts(edition=view.edition)
    show = Show(texts, names)
    if view.result is not None:
        end = show.result(view.result, view.seat)
    else:
        end = [*show.strip(view), *([texts.prompt(view, names)] if view.asked == view.seat else [])]
    return "\n".join([*show.table(view), *end]) + "\n"

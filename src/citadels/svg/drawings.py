"""The project's drawings as parts of a picture, and what stands in for cards that have none."""

from __future__ import annotations

import base64
import re
from functools import lru_cache
from importlib import resources
from typing import Final, Literal

from citadels.editions import folders
from citadels.engine.rules import Edition
from citadels.svg.markup import Markup, element
from citadels.svg.themes import FACES, color

Kind = Literal["characters", "districts", "icons", "types"]

FOLDER: Final = resources.files("citadels") / "drawings"
# Districts are cut so that they stand on their street.
DISTRICT_BOX: Final = "4 2 88 88"
CARD_BOX: Final = "0 0 96 96"
UNDRAWN: Final[dict[str, str]] = {  # what stands in for a card without a drawing
    "districts": "M14 88V44L48 20 82 44V88zM40 88V66h16v22M28 54h10v10H28zM58 54h10v10H58z",
    "characters": "M48 12a19 19 0 1 0 .1 0zM10 90C12 66 28 60 48 60s36 6 38 30z",
}

_OPENING: Final = re.compile(r"<svg([^>]*)>")
_BOX: Final = re.compile(r'viewBox="([^"]*)"')
_NOT_COPIED: Final = re.compile(r'\s(xmlns|viewBox|preserveAspectRatio)="[^"]*"')
# A color with what it falls back to, which may be another one.
_FALLBACK: Final = re.compile(r"var\(--([\w-]+),\s*(?:var\([^()]*\)|[^()]*)\)")


def card_drawing(edition: Edition, kind: Kind, key: str, x: float, y: float, size: float) -> Markup:
    """Return the drawing of a card in a square: ours, its package's, or a stand-in."""
    box = DISTRICT_BOX if kind == "districts" else CARD_BOX
    drawn = _ours(kind, key)
    if drawn is None:
        drawn = _of_package(edition, key) or _stand_in(kind)
    return _nested(drawn, x, y, size, size, box)


def icon(name: str, x: float, y: float, size: float, ink: str) -> Markup:
    """Return a small sign. ``ink`` is the color of what has no color of its own."""
    return _sign("icons", name, x, y, size, ink)


def type_sign(type: str, x: float, y: float, size: float, ink: str) -> Markup:
    """Return the sign of a type of district."""
    return _sign("types", type, x, y, size, ink)


def _sign(kind: Kind, name: str, x: float, y: float, size: float, ink: str) -> Markup:
    drawn = _ours(kind, name)
    if drawn is None:
        return Markup()
    inked = Markup(drawn.replace("currentColor", ink))
    return _nested(inked, x, y, size, size, _box(kind, name))


@lru_cache(maxsize=1)
def skyline() -> str:
    """Return the outline of distant roofs, 520 wide and 80 high."""
    found = re.search(r' d="([^"]*)"', (FOLDER / "roofs.svg").read_text(encoding="utf-8"))
    assert found
    return found[1]


def _nested(drawn: Markup, x: float, y: float, width: float, height: float, box: str) -> Markup:
    return element("svg", drawn, x=x, y=y, width=width, height=height, viewBox=box, overflow="visible")


def _text(kind: Kind, name: str) -> str | None:
    file = FOLDER / kind / f"{name}.svg"
    return file.read_text(encoding="utf-8") if name.isidentifier() and file.is_file() else None


@lru_cache(maxsize=256)
def _box(kind: Kind, name: str) -> str:
    found = _BOX.search(_text(kind, name) or "")
    return found[1] if found else CARD_BOX


@lru_cache(maxsize=256)
def _ours(kind: Kind, name: str) -> Markup | None:
    """Return the shapes of one of the project's drawings, or None."""
    text = _text(kind, name)
    opening = _OPENING.search(text or "")
    if text is None or opening is None:
        return None
    strokes = _NOT_COPIED.sub("", opening[1])
    inner = re.sub(r"\s*\n\s*", "", text[opening.end() :].rpartition("</svg>")[0])
    shapes = _FALLBACK.sub(r"var(--\1)", f"<g{strokes}>{inner}</g>")
    return Markup(_with_face_colors(shapes) if kind == "characters" else shapes)


def _with_face_colors(shapes: str) -> str:
    for name in FACES:
        shapes = shapes.replace(color(f"art-{name}"), color(f"face-{name}"))
    return shapes


def _of_package(edition: Edition, key: str) -> Markup | None:
    """Return a third-party drawing as an image, in which nothing can run or be loaded."""
    found = folders.drawing(edition, key)
    if found is None:
        return None
    data = base64.b64encode(found).decode()
    return element("image", href=f"data:image/svg+xml;base64,{data}", width=96, height=96)


def _stand_in(kind: Kind) -> Markup:
    ink, fill = color("art-ink"), color("art-light" if kind == "districts" else "face-light")
    return element("path", d=UNDRAWN[kind], fill=fill, stroke=ink, stroke_width=4, stroke_linejoin="round")

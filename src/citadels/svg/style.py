"""Fonts, sizes and shapes that the parts of a picture share."""

from __future__ import annotations

from typing import Final

from citadels.engine.actions import TYPES
from citadels.svg.markup import Markup, element, group, join, rect
from citadels.svg.themes import color

# The page's fonts where they are installed, and fonts like them that systems bring along.
PLAIN: Final = "Cabin, 'Gill Sans', 'Segoe UI', system-ui, -apple-system, Ubuntu, sans-serif"
DISPLAY: Final = "Grenze, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif"

ROUND_CORNER: Final = 7
PATTERN: Final = 5  # height of the pattern along a kerb


def titled(tooltip: str, *content: str, **attributes: str | float | None) -> Markup:
    """Return a group with a tooltip."""
    return group(element("title", tooltip), *content, **attributes)


def rank_color(rank: int) -> str:
    """Return the color of a rank."""
    return color(f"rank-{min(rank, 9)}")


def type_color(type: str) -> str:
    """Return the color of a type of district; other types look like unique districts."""
    return color(type if type in TYPES else "unique")


def on_type(type: str) -> str:
    """Return the color of text on the color of a type."""
    return color(f"on-{type if type in TYPES else 'unique'}")


def foot(x: float, y: float, width: float, height: float, fill: str, corner: float = 0) -> Markup:
    """Draw a strip whose lower corners are rounded."""
    arc = f"a{corner:g} {corner:g} 0 0 1"
    outline = (
        f"M{x:g} {y:g}h{width:g}v{height - corner:g}{arc}{-corner:g} {corner:g}"
        f"h{2 * corner - width:g}{arc}{-corner:g} {-corner:g}z"
    )
    return element("path", d=outline, fill=fill) if corner else rect(x, y, width, height, fill)


def kerb(type: str, x: float, y: float, width: float, height: float, corner: float = 0) -> Markup:
    """Draw a strip in the color of a type, with the pattern of the type along its upper edge."""
    return join(
        foot(x, y, width, height, type_color(type), corner),
        _pattern(type, x, y + 1.5, width),
        rect(x, y, width, 1.5, color("art-ink")),
    )


def _pattern(type: str, x: float, y: float, width: float) -> Markup:
    """Draw merlons, rays, dots, hatching or teeth, so that color is not needed to tell a type."""
    ink = on_type(type)
    if type == "noble":
        return _dashes(x, y + 2, width, ink, "5 5", 4)
    if type == "religious":
        return _dashes(x, y + 2, width, ink, "1.4 3", 4)
    if type == "trade":
        return _dashes(x + 3, y + 2.2, width - 6, ink, "0 6", 2.8, "round")
    outline = _hatching(x, y, width) if type == "military" else _teeth(x, y, width)
    return element("path", d=outline, fill=ink, opacity=0.75)


def _dashes(
    x: float, y: float, width: float, ink: str, dashes: str, thick: float, cap: str | None = None
) -> Markup:
    return element(
        "path", d=f"M{x:g} {y:g}h{width:g}", fill="none", stroke=ink, stroke_width=thick,
        stroke_dasharray=dashes, stroke_linecap=cap, opacity=0.75,
    )  # fmt: skip


def _hatching(x: float, y: float, width: float) -> str:
    count = int(width // 6)
    return f"M{x:g} {y:g}" + "".join(["m0 4l3-4h2l-3 4zm6-4" for _ in range(count)])


def _teeth(x: float, y: float, width: float) -> str:
    count = int(width // 7)
    return f"M{x + (width - 7 * count) / 2:g} {y:g}" + "l3.5 4 3.5-4" * count + "z"

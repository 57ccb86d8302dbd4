"""XML by construction: elements whose attributes and texts are always escaped."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_ENTITIES: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
# Characters that XML 1.0 cannot hold, not even escaped.
_NOT_XML: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

ELLIPSIS: Final = "…"
BOLD: Final = 600  # from this weight on
MAX_SQUEEZE: Final = 1.45  # times; a longer text is truncated
_NARROW: Final = frozenset("iljtfrI.,:;'’|!()[] 1-")
_WIDE: Final = frozenset("mwMWQO@%—…")


class Markup(str):
    """Text that is XML already. Only this module makes it from texts that are not."""

    __slots__ = ()


def escape(text: str) -> Markup:
    """Escape a text for XML, without the characters that XML cannot hold."""
    plain = _NOT_XML.sub("", text)
    return Markup("".join([_ENTITIES.get(letter, letter) for letter in plain]))


def plain_line(text: str, most: int = 40) -> str:
    """Return a text on one line, without control and formatting characters, truncated."""
    visible = [letter for letter in text if letter.isspace() or unicodedata.category(letter)[0] != "C"]
    line = " ".join("".join(visible).split())
    return line if len(line) <= most else line[: most - 1] + ELLIPSIS


def number(value: float) -> str:
    """Format a coordinate with at most one decimal."""
    text = f"{value:.1f}"
    return text.removesuffix(".0") if text != "-0.0" else "0"


def element(tag: str, *content: str, **attributes: str | float | None) -> Markup:
    """Return an element. Content that is not Markup is escaped; attributes that are None are left out.

    A trailing underscore of an attribute's name is dropped, others become hyphens.
    """
    given = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    words = [f' {name}="{_value(value)}"' for name, value in given.items() if value is not None]
    inner = join(*content)
    return Markup(f"<{tag}{''.join(words)}>{inner}</{tag}>" if inner else f"<{tag}{''.join(words)}/>")


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def join(*content: str) -> Markup:
    """Concatenate contents. What is not Markup is escaped."""
    return Markup("".join([part if isinstance(part, Markup) else escape(part) for part in content]))


def group(*content: str, **attributes: str | float | None) -> Markup:
    """Return a group of elements."""
    return element("g", *content, **attributes)


def rect(x: float, y: float, width: float, height: float, fill: str, **more: str | float | None) -> Markup:
    """Return a rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **more)


def width_of(text: str, size: float, weight: int | None = None) -> float:
    """Estimate the width of a text in a wide font: other fonts need less."""
    bold = 1.1 if weight is not None and weight >= BOLD else 1
    return size * bold * sum([_em(letter) for letter in text])


def _em(letter: str) -> float:
    if letter in _NARROW:
        return 0.4
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.05
    return 0.92 if letter in _WIDE else 0.72 if letter.isupper() else 0.62


def text_line(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    room: float | None = None,
    anchor: str | None = None,
    weight: int | None = None,
    family: str | None = None,
) -> Markup:
    """Return a line of text, squeezed and then truncated if it has less room than it may need."""
    squeezed = None
    if room is not None and width_of(text, size, weight) > room:
        text = _truncated(text, size, weight, room * MAX_SQUEEZE)
        squeezed = room if width_of(text, size, weight) > room else None
    return element(
        "text",
        text,
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        text_anchor=anchor,
        font_weight=weight,
        font_family=family,
        textLength=squeezed,
        lengthAdjust=None if squeezed is None else "spacingAndGlyphs",
    )


def _truncated(text: str, size: float, weight: int | None, room: float) -> str:
    if width_of(text, size, weight) <= room:
        return text
    while text and width_of(text + ELLIPSIS, size, weight) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS

"""Helpers for tests of pictures."""

from __future__ import annotations

from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
# All that our pictures are made of. None of these can run or load anything.
SHAPES = ("circle", "ellipse", "line", "path", "polygon", "polyline", "rect")
ELEMENTS = frozenset(f"{SVG}{name}" for name in (*SHAPES, "g", "style", "svg", "text", "title"))
IMAGE = f"{SVG}image"  # a third-party drawing


def parse(picture: str) -> ElementTree.Element:
    """Return the root of a picture, which must be well-formed."""
    return ElementTree.fromstring(picture)


def words(picture: str) -> list[str]:
    """Return all lines of text in a picture, in the order of the document."""
    return [element.text or "" for element in parse(picture).iter(f"{SVG}text")]


def assert_harmless(picture: str) -> None:
    """Check that a picture has only known elements, and neither handlers nor addresses."""
    for element in parse(picture).iter():
        if element.tag == IMAGE:
            assert element.attrib["href"].startswith("data:image/svg+xml;base64,")
            continue
        assert element.tag in ELEMENTS
        for name in element.attrib:
            assert not name.startswith("on")
            assert "href" not in name
            assert name != "id"  # several pictures share a page

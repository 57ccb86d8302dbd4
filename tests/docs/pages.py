"""The pages of the documentation, for the tests about them."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = sorted((ROOT / "docs").glob("*.md"))


def text_of(name: str) -> str:
    """Return the text of a page in docs/."""
    return (ROOT / "docs" / name).read_text(encoding="utf-8")

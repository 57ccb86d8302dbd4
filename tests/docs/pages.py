"""The pages of the documentation, for the tests about them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = sorted((ROOT / "docs").glob("*.md"))


def text_of(name: str) -> str:
    """Return the text of a page in docs/."""
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def documented_close_codes(root: Path = ROOT) -> set[int]:
    """Return the close codes that docs/protocol.md of a source tree lists."""
    text = (root / "docs" / "protocol.md").read_text(encoding="utf-8")
    section = text.split("\n## Close codes\n")[1].split("\n## ")[0]
    return {int(code) for code in re.findall(r"\b[14]\d{3}\b", section)}

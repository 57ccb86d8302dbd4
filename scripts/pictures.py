"""The drawings of the cards for docs/editions.md: python -m scripts.pictures

One sheet of characters and one of districts, each on a light and a dark background. Needs Chromium and
the packages of the tests.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts.programs import chromium, missing_chromium

ROOT = Path(__file__).resolve().parent.parent
ART = ROOT / "web" / "art"
TARGET = ROOT / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SIZE = 96  # pixels of a drawing
KINDS = ("characters", "districts")


def theme(name: str) -> str:
    """The variables of a theme, from the style sheet of the page."""
    css = (ROOT / "web" / "src" / "app.css").read_text(encoding="utf-8")
    block = css.split(":root {")[1] if name == "light" else css.split(':root[data-theme="dark"] {')[1]
    return "".join(re.findall(r"--[\w-]+: [^;]+;", block.split("}")[0]))


def sheet(kind: str, ground: str) -> str:
    """A page with all drawings of a kind."""
    drawings = "".join(
        f"<figure>{_sized(path)}<figcaption>{path.stem.replace('_', ' ')}</figcaption></figure>"
        for path in sorted((ART / kind).glob("*.svg"))
    )
    style = (
        f":root{{{theme(ground)}}} body{{margin:12px;background:var(--card);color:var(--text);"
        "font:11px sans-serif;display:flex;flex-wrap:wrap;gap:10px}"
        "svg{background:var(--plate);border-radius:14%}"
        f"figure{{margin:0;width:{SIZE}px;text-align:center}} figcaption{{line-height:1.1}}"
    )
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>{drawings}"


def _sized(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return text.replace("<svg ", f'<svg width="{SIZE}" height="{SIZE}" ', 1)


def main() -> int:
    missing = missing_chromium()
    if missing:
        print(f"This needs {missing}.", file=sys.stderr)
        return 1
    TARGET.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as player, tempfile.TemporaryDirectory() as folder:
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 200})
        for ground in ("light", "dark"):
            for kind in KINDS:
                file = Path(folder, "sheet.html")
                file.write_text(sheet(kind, ground), encoding="utf-8")
                page.goto(file.as_uri())
                name = f"{kind}-{ground}.png"
                page.screenshot(path=TARGET / name, full_page=True)
                print(name)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

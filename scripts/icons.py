"""Make the icons of the web table as an app: python -m scripts.icons

All of them come from web/public/icon.svg: the marked one for the player's turn, and the pictures that
systems need for an installed app. Needs chromium and the packages of the tests.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from scripts.external_tools import chromium, missing_chromium
from scripts.screenshots import FLAGS, ROOT

PUBLIC = ROOT / "web" / "public"
TARGET = PUBLIC / "assets"
MARK = '<circle cx="49" cy="15" r="13" fill="#e0b04c" stroke="#2b2118" stroke-width="3"/>'


def drawing(inner: str, box: str = "0 0 64 64") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inner}</svg>'


def drawings() -> dict[str, tuple[str, int]]:
    """Return, by file name, the drawing and its size in pixels, or 0 for an SVG file."""
    icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    inner = re.sub(r"</?svg[^>]*>", "", icon).strip()
    # Systems crop a maskable icon as they like: its background has no edge, and the rest keeps clear of it.
    ground = inner.replace(
        '<rect width="64" height="64" rx="12"', '<rect x="-16" y="-16" width="96" height="96"'
    )
    # Of a badge only the shape counts: the towers with their gate, and the crown.
    shapes = [path.split(" fill=")[0] for path in re.findall(r"<path[^>]*>", inner)]
    towers, gate, crown = [re.sub('.* d="|"$', "", shape) for shape in shapes]
    return {
        "icon-turn.svg": (drawing(inner + MARK), 0),
        "icon-192.png": (icon, 192),
        "icon-512.png": (icon, 512),
        "icon-maskable-512.png": (drawing(ground, "-10 -10 84 84"), 512),
        "apple-touch-icon.png": (drawing(ground), 180),  # whose corners Apple rounds
        "badge-96.png": (drawing(f'<path d="{towers}{gate}{crown}" fill="#fff" fill-rule="evenodd"/>'), 96),
    }


def render(page: Page, text: str, size: int, target: Path) -> None:
    page.set_viewport_size({"width": size, "height": size})
    sized = text.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    page.set_content(f"<style>body{{margin:0}} svg{{display:block}}</style>{sized}")
    page.screenshot(path=target, omit_background=True)


def main() -> int:
    missing = missing_chromium()
    if missing:
        print(f"This needs {missing}.", file=sys.stderr)
        return 1
    TARGET.mkdir(exist_ok=True)
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()
        for name, (text, size) in drawings().items():
            if size:
                render(page, text, size, TARGET / name)
            else:
                (TARGET / name).write_text(text + "\n", encoding="utf-8")
            print(name)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

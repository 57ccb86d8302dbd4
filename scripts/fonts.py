"""Make the fonts of the page from npm packages: `python -m scripts.fonts`.

Only the letters of our five languages, and only the weights and widths that the page uses, because a page
that waits for its letters is slow. Needs npm, and fonttools with brotli, which nothing else here needs:
`pip install fonttools brotli`.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from scripts.environment import ROOT

FONTS = ROOT / "web" / "src" / "fonts"
LETTERS = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)])) + "ŒœŸ–—‘’“”„…•−×→←↑↓✓€"


class Font(NamedTuple):
    package: str
    version: str
    file: str
    limits: dict[str, Any]  # what stays of each axis


SOURCES = {
    "cabin": Font(
        "@fontsource-variable/cabin",
        "5.3.0",
        "cabin-latin-standard-normal",
        {"wght": (500, 700), "wdth": (75, 100)},
    ),
    "grenze": Font("@fontsource/grenze", "5.3.0", "grenze-latin-600-normal", {}),
    "grenze-gotisch": Font(
        "@fontsource-variable/grenze-gotisch",
        "5.3.0",
        "grenze-gotisch-latin-wght-normal",
        {"wght": 750},
    ),
}


def make(name: str, font: Font, folder: Path) -> None:
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    opened = TTFont(folder / "node_modules" / font.package / "files" / f"{font.file}.woff2")
    if font.limits:
        opened = instantiateVariableFont(opened, font.limits)
    options = subset.Options(flavor="woff2", layout_features=["kern", "liga", "tnum", "lnum"], hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(opened)
    subset.save_font(opened, FONTS / f"{name}.woff2", options)


def main() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        packages = [f"{font.package}@{font.version}" for font in SOURCES.values()]
        subprocess.run(["npm", "install", "--prefix", folder, *packages], check=True)
        for name, font in SOURCES.items():
            make(name, font, Path(folder))
            print(f"{name}: {(FONTS / f'{name}.woff2').stat().st_size} bytes")


if __name__ == "__main__":
    main()

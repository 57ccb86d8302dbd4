"""Make the fonts of the page from npm packages: `python -m scripts.fonts`.

Each face is cut into subsets of letters, and `fonts.css` says which letters each file has, so that a browser
fetches only the files whose letters a page shows. Only the weights and widths that the page uses are kept,
because a page that waits for its fonts is slow. A subset that a face lacks is left to the system's fonts.
Needs npm, and fonttools with brotli, which nothing else here needs: `pip install fonttools brotli`.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from itertools import count, groupby
from pathlib import Path
from typing import Any, NamedTuple

from scripts.environment import ROOT

FONTS = ROOT / "web" / "src" / "fonts"
LATIN = {*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ŒœŸ–—‘’“”„…•−×→←↑↓✓€")}
# The first subset is in every page; the others have a file of their own, named as in the packages.
SUBSETS = {
    "latin": LATIN,
    "latin-ext": {*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E} - {ord("Œ"), ord("œ")},
    "greek": {*range(0x370, 0x400)},
    "cyrillic": {*range(0x400, 0x460), 0x490, 0x491, 0x2116},
}
FIRST = next(iter(SUBSETS))


class Font(NamedTuple):
    family: str
    package: str
    version: str
    file: str  # for a subset
    limits: dict[str, Any]  # what stays of each axis
    style: tuple[str, ...]  # descriptors in CSS


SOURCES = {
    "cabin": Font(
        "Cabin",
        "@fontsource-variable/cabin",
        "5.3.0",
        "cabin-{}-standard-normal",
        {"wght": (500, 700), "wdth": (75, 100)},
        ("font-weight: 500 700", "font-stretch: 75% 100%"),
    ),
    "grenze": Font(
        "Grenze", "@fontsource/grenze", "5.3.0", "grenze-{}-600-normal", {}, ("font-weight: 600",)
    ),
    "grenze-gotisch": Font(
        '"Grenze Gotisch"',
        "@fontsource-variable/grenze-gotisch",
        "5.3.0",
        "grenze-gotisch-{}-wght-normal",
        {"wght": 750},
        ("font-weight: 700 800",),
    ),
}


def make(name: str, font: Font, folder: Path) -> Iterator[tuple[str, set[int]]]:
    """Write a face's files. Yield the name and the letters of each."""
    for subset, letters in SUBSETS.items():
        source = folder / "node_modules" / font.package / "files" / f"{font.file.format(subset)}.woff2"
        if source.exists():
            file = f"{name}.woff2" if subset == FIRST else f"{name}.{subset}.woff2"
            yield file, _cut(source, font, letters, FONTS / file)


def _cut(source: Path, font: Font, letters: set[int], target: Path) -> set[int]:
    """Write the wanted letters of a font. Return those that it has."""
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    opened = TTFont(source)
    found: set[int] = letters & opened.getBestCmap().keys()
    if font.limits:
        opened = instantiateVariableFont(opened, font.limits)
    options = subset.Options(flavor="woff2", layout_features=["kern", "liga", "tnum", "lnum"], hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=found)
    subsetter.subset(opened)
    subset.save_font(opened, target, options)
    return found


def unicode_range(letters: Iterable[int]) -> str:
    """Write code points as CSS does.

    >>> unicode_range([0x20, 0x21, 0x22, 0x20AC])
    'U+20-22, U+20AC'
    """
    counter = count()
    runs = [list(run) for _, run in groupby(sorted(letters), key=lambda code: code - next(counter))]
    return ", ".join([f"U+{run[0]:X}" + (f"-{run[-1]:X}" if len(run) > 1 else "") for run in runs])


def font_face(font: Font, file: str, letters: set[int]) -> str:
    """Return the rule for one file."""
    lines = (
        f"font-family: {font.family}",
        f'src: url("./{file}") format("woff2")',
        *font.style,
        "font-display: swap",
        f"unicode-range: {unicode_range(letters)}",
    )
    return "@font-face {\n" + "".join([f"  {line};\n" for line in lines]) + "}\n"


def main() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    rules = ["/* Written by `python -m scripts.fonts`. */\n"]
    with tempfile.TemporaryDirectory() as folder:
        packages = [f"{font.package}@{font.version}" for font in SOURCES.values()]
        subprocess.run(["npm", "install", "--prefix", folder, *packages], check=True)
        for name, font in SOURCES.items():
            for file, letters in make(name, font, Path(folder)):
                rules.append(font_face(font, file, letters))
                print(f"{file}: {(FONTS / file).stat().st_size} bytes")
    (FONTS / "fonts.css").write_text("".join(rules), encoding="utf-8")


if __name__ == "__main__":
    main()

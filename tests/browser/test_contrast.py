"""The colours of the page: text of at least 4.5 to 1 and signs of at least 3 to 1, in both themes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
STYLE = (SOURCE / "app.css").read_text(encoding="utf-8")
PAPERS = ("paper", "deep")
TYPES = ("noble", "religious", "trade", "military", "unique")
RANKS = tuple(f"rank-{rank}" for rank in range(1, 10))
RIBBONS = ("wine", "plum", "moss", "slate")  # what the herald and the struck read
TEXT, SIGN = 4.5, 3.0

# What stands on what, and how much they must differ.
PAIRS = [
    *[(front, back, TEXT) for front in ("text", "soft", "alarm") for back in PAPERS],
    *[(f"on-{name}", name, TEXT) for name in (*TYPES, "gold", "alarm", "roof", "plot", "tag")],
    *[("text", back, TEXT) for back in (*RANKS, "alarm-ground", "slip")],
    ("graphite", "slip", TEXT),
    *[("cream", back, TEXT) for back in (*RIBBONS, "dark")],
    *[("dark", back, TEXT) for back in ("gold", "card", "cream")],
    ("white", "crimson", TEXT),
    *[(front, back, SIGN) for front in ("focus", "edge") for back in PAPERS],
]
# Drawings, hills, skies and shadows: nothing is written on them.
FREE = re.compile(r"(art|hill|sky)-\w+|ink|roof-shade")


def tokens(theme: str) -> dict[str, str]:
    """The colours of a theme by name; what the dark one does not change is as in the light one."""
    light = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", part(":root {")))
    dark = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", part(':root[data-theme="dark"] {')))
    return light if theme == "light" else light | dark


def part(beginning: str) -> str:
    start = STYLE.index(beginning)
    return STYLE[start : STYLE.index("}", start)]


def brightness(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted([brightness(one), brightness(other)])
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_measured_as_the_standard_says() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_differ_enough(theme: str) -> None:
    colours = tokens(theme)
    found = {(front, back): contrast(colours[front], colours[back]) for front, back, _ in PAIRS}
    faint = {(front, back): found[front, back] for front, back, least in PAIRS if found[front, back] < least}
    assert faint == {}


def test_every_colour_is_measured() -> None:
    measured = {name for front, back, _ in PAIRS for name in (front, back)}
    assert [name for name in tokens("dark").keys() - measured if not FREE.fullmatch(name)] == []


def test_letters_have_these_colours_alone() -> None:
    """Pictures such as the sky have colours of their own; whatever is written has not."""
    own = [(path.name, found) for path in sorted(SOURCE.rglob("*.svelte")) for found in letters_of(path)]
    assert own == []


def letters_of(path: Path) -> list[str]:
    """Colours that a part gives to letters by itself."""
    _, _, style = path.read_text(encoding="utf-8").partition("<style>")
    return re.findall(r"[^-]color: (#[0-9a-f]{3,8})\b", style)


# -- a theme is colours and nothing else

PAINT = re.compile(r"--[\w-]+|color-scheme|color|background|border-color|opacity|transition")
SKIES = ("Sky.svelte", "Skyline.svelte")  # pictures behind everything: by night there are stars and a moon
COLOUR = re.compile(r"#[0-9a-f]{3,8}|var\(--[\w-]+\)|url\(.*\)")


def themed(path: Path) -> list[tuple[str, str]]:
    """What the rules of one theme alone set, also in the rules within them."""
    text = path.read_text(encoding="utf-8")
    found: list[tuple[str, str]] = []
    for start in re.finditer(r"\[data-theme=[^{]*\{", text):
        end, open_ = start.end(), 1
        while open_:
            open_ += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        found += re.findall(r"([\w-]+): ([^;{}]+);", text[start.end() : end])
    return found


def test_a_theme_moves_nothing() -> None:
    """So that it is enough to measure where things are in one of them."""
    files = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".css", ".svelte")]
    rules = [(path.name, *rule) for path in files if path.name not in SKIES for rule in themed(path)]
    assert len(rules) > 50
    assert [rule for rule in rules if not PAINT.fullmatch(rule[1])] == []
    assert [rule for rule in rules if rule[1][:2] == "--" and not COLOUR.fullmatch(rule[2])] == []

"""The colors of pictures by day and by night, as on the page (web/src/app.css; a test compares them).

Pictures name colors as variables. A picture with the theme ``auto`` follows the notebook, or else the
system, with a style sheet of its own. With another theme the variables are replaced, because many programs
that convert SVG know neither variables nor style sheets.
"""

from __future__ import annotations

import re
from typing import Final, Literal, get_args

from citadels.engine.errors import CitadelsError

Theme = Literal["auto", "light", "dark"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)

LIGHT: Final = {
    "text": "#2b1d14",
    "soft": "#5d4735",
    "paper": "#fff6e2",
    "deep": "#f4e3c0",
    "edge": "#2b1d14",
    "gold": "#f0bb3d",
    "on-gold": "#2b1d14",
    "alarm": "#a92a1c",
    "on-alarm": "#ffffff",
    "noble": "#e3ac2c",
    "on-noble": "#2b1d14",
    "religious": "#2b62a8",
    "on-religious": "#ffffff",
    "trade": "#2a7440",
    "on-trade": "#ffffff",
    "military": "#b2332a",
    "on-military": "#ffffff",
    "unique": "#75398f",
    "on-unique": "#ffffff",
    "plot": "#d9c79d",
    "on-plot": "#5d4735",
    "hill-1": "#a9c8bb",
    "hill-2": "#8fb795",
    "hill-3": "#a5b26f",
    "hill-4": "#cfae66",
    "sky-a": "#7fc0e0",
    "sky-b": "#c5e4e6",
    "sky-c": "#fdf0cf",
    "roof": "#8c3929",
    "roof-shade": "#7a2e21",
    "on-roof": "#fff3dc",
    "art-ink": "#2b2118",
    "art-light": "#fbf1dc",
    "art-mid": "#d0a868",
    "art-accent": "#b4402f",
    "art-second": "#3f7286",
    "art-window": "#2b2118",
    "rank-1": "#b3b9cc",
    "rank-2": "#b3c19d",
    "rank-3": "#c7b0de",
    "rank-4": "#f4cf6c",
    "rank-5": "#a5caee",
    "rank-6": "#a6d5ad",
    "rank-7": "#98d2d4",
    "rank-8": "#f0a593",
    "rank-9": "#dcc7a3",
}
DARK: Final = LIGHT | {
    "text": "#f4ead6",
    "soft": "#bdb7cf",
    "paper": "#1f2547",
    "deep": "#2a315a",
    "edge": "#757eb4",
    "gold": "#f2c14e",
    "on-gold": "#1a1408",
    "alarm": "#ff9a86",
    "on-alarm": "#2a0905",
    "noble": "#cf9f38",
    "on-noble": "#14162a",
    "religious": "#366ab0",
    "trade": "#2d7647",
    "military": "#b0433a",
    "unique": "#8350a3",
    "plot": "#2a315a",
    "on-plot": "#bdb7cf",
    "hill-1": "#262d5c",
    "hill-2": "#20264f",
    "hill-3": "#1b2145",
    "hill-4": "#171c3b",
    "sky-a": "#070b22",
    "sky-b": "#171d49",
    "sky-c": "#4a3566",
    "roof": "#2b1b33",
    "roof-shade": "#23152a",
    "on-roof": "#f4ead6",
    "art-ink": "#0b0e20",
    "art-light": "#9aa5c6",
    "art-mid": "#7a7696",
    "art-accent": "#a94a4a",
    "art-second": "#3e6a96",
    "art-window": "#ffd373",
    "rank-1": "#565d7c",
    "rank-2": "#5d6f58",
    "rank-3": "#705c95",
    "rank-4": "#82641f",
    "rank-5": "#3d6799",
    "rank-6": "#3e7250",
    "rank-7": "#347174",
    "rank-8": "#a0503f",
    "rank-9": "#6f6450",
}
# Faces keep their daytime colors at night. The page has no names for these colors.
FACES: Final = ("light", "mid", "accent", "second", "window")
NIGHT_FACES: Final = {
    "light": "#f3e6cc",
    "mid": "#c39b62",
    "accent": "#bd4a38",
    "second": "#4a7f98",
    "window": "#0b0e20",
}
_OWN_LIGHT: Final = {f"face-{name}": LIGHT[f"art-{name}"] for name in FACES} | {"sun": "#fff0b8"}
_OWN_DARK: Final = {f"face-{name}": NIGHT_FACES[name] for name in FACES} | {"sun": "#f3ecd2"}
PALETTES: Final = {"light": LIGHT | _OWN_LIGHT, "dark": DARK | _OWN_DARK}

_VARIABLE: Final = re.compile(r'(?<==")var\(--([\w-]+)\)(?=")')
AUTO: Final = "citadels-auto"  # the class of pictures that follow the notebook
# How JupyterLab, VS Code and Colab mark their pages. What the page says goes before what the system says.
_MARKED: Final = {
    "light": ('[data-jp-theme-light="true"]', ".vscode-light", 'html[theme="light"]'),
    "dark": ('[data-jp-theme-light="false"]', ".vscode-dark", 'html[theme="dark"]'),
}


def check_theme(theme: str) -> None:
    """Raise an error for an unknown theme."""
    if theme not in THEMES:
        raise CitadelsError(f"unknown theme {theme!r}; choose from {', '.join(THEMES)}")


def color(name: str) -> str:
    """Return the reference to a color."""
    return f"var(--{name})"


def resolve(picture: str, theme: str) -> str:
    """Replace the colors of a picture by those of a theme. With ``auto``, leave them variable."""
    if theme == "auto":
        return picture
    return _VARIABLE.sub(lambda found: PALETTES[theme][found[1]], picture)


def style_sheet() -> str:
    """Return the style sheet of pictures that follow the notebook or the system."""
    light, dark = (_declarations(PALETTES[theme]) for theme in ("light", "dark"))
    return (
        f".{AUTO}{{{light}}}@media(prefers-color-scheme:dark){{.{AUTO}{{{dark}}}}}"
        f"{_selector('light')}{{{light}}}{_selector('dark')}{{{dark}}}"
    )


def _declarations(palette: dict[str, str]) -> str:
    return ";".join([f"--{name}:{value}" for name, value in palette.items()])


def _selector(theme: str) -> str:
    return ",".join([f"{marked} .{AUTO}" for marked in _MARKED[theme]])

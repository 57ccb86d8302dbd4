"""Take pictures of the page: python -m scripts.screenshots [screens | readme | cards]

Every screen at every size, by day and by night, to be looked at; the pictures of README.md and
docs/playing.md; and the sheets of drawings for docs/editions.md.
Needs Chromium and the packages of the tests.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Error, sync_playwright

from citadels.locale import LANGUAGES
from scripts.external_tools import chromium, headless_chromium, missing_chromium
from scripts.small_png import small_png
from scripts.web import build

ROOT = Path(__file__).resolve().parent.parent
ART = ROOT / "src" / "citadels" / "drawings"
TARGET = ROOT / "docs" / "pictures"
PUBLIC = ROOT / "web" / "public" / "assets"
LOCALE = ROOT / "src" / "citadels" / "locale"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SIZE = 96  # pixels of a drawing
KINDS = ("characters", "districts")
SIZES = ("360x640", "390x844", "844x390", "820x1180", "1366x768", "1920x1080", "2560x1440")
THEMES = ("light", "dark")
TOUCHED = 900  # pixels: a narrower screen, or a lower one, is held in the hand
LOW = 500
EXAMPLES = """examples:
  python -m scripts.screenshots                                    all of them, into build/pictures
  python -m scripts.screenshots --screen turn,call --size 390x844
  python -m scripts.screenshots --theme dark --language fr --to /tmp/night
  python -m scripts.screenshots readme                             those in README.md and docs/playing.md
  python -m scripts.screenshots cards                              the drawings in docs/editions.md"""


class Shot(NamedTuple):
    """One picture to be taken."""

    screen: str
    size: str
    theme: str
    language: str
    scale: float = 1

    @property
    def name(self) -> str:
        return f"{self.screen}-{self.size}-{self.theme}-{self.language}.png"


README = {
    "table-light": Shot("turn", "1366x768", "light", "en"),
    "table-dark": Shot("turn", "1366x768", "dark", "fr"),
    "phone": Shot("turn", "390x844", "light", "en", 2),
    "home": Shot("home", "1366x768", "light", "en"),
    "call": Shot("call", "1366x768", "light", "en"),
    "killed": Shot("killed", "1366x768", "light", "en"),
    "result": Shot("result", "1366x768", "light", "en"),
}


APP = {
    "table-light": "screenshot-wide.png",
    "phone": "screenshot-narrow.png",
}  # as in server/http/app_shell.py


def longest_language() -> str:
    """Return the language, besides English, with the longest texts of the page."""
    return max(LANGUAGES[1:], key=lambda language: len((LOCALE / language / "web.ftl").read_text("utf-8")))


# -- screens


class Studio:
    """A server and a browser that bring the page to any screen."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        from tests.server.server_process import ServerProcess

        self.browser = browser
        self.server = ServerProcess(folder)

    def take(self, shot: Shot) -> bytes:
        from tests.browser.browser_user import BrowserUser
        from tests.browser.scenes import show

        width, height = map(int, shot.size.split("x"))
        small = width < TOUCHED or height < LOW
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=shot.scale,
            reduced_motion="reduce",
            has_touch=small,
            is_mobile=small,
        )
        user = BrowserUser(context, self.server)
        user.prefer(theme=shot.theme, language=shot.language)
        try:
            show(self.server, user, shot.screen, shot.language)
            return user.page.screenshot()
        finally:
            context.close()


@contextmanager
def studio() -> Iterator[Studio]:
    build()
    with sync_playwright() as player, tempfile.TemporaryDirectory() as folder:
        browser = player.chromium.launch(executable_path=headless_chromium(), args=FLAGS)
        made = Studio(browser, Path(folder))
        with made.server:
            yield made
        browser.close()


def screens(shots: Sequence[Shot], to: Path) -> int:
    """Take pictures, print a line for each, and return how many failed."""
    to.mkdir(parents=True, exist_ok=True)
    lost = 0
    with studio() as place:
        for number, shot in enumerate(shots, 1):
            problem = ""
            try:
                (to / shot.name).write_bytes(place.take(shot))
            except (Error, AssertionError) as error:
                lost, problem = lost + 1, f": {str(error).splitlines()[0]}"
            print(f"{number}/{len(shots)} {shot.name}{problem}", flush=True)
    return lost


def readme() -> None:
    """Take the pictures of the documents; two of them are shown where the page is installed, too."""
    with studio() as place:
        page = place.browser.new_page()
        for name, shot in README.items():
            data = small_png(page, place.take(shot))
            (TARGET / f"{name}.png").write_bytes(data)
            if name in APP:
                (PUBLIC / APP[name]).write_bytes(data)
            print(f"{name}.png {len(data) // 1000} kB", flush=True)


# -- drawings


def theme(name: str, kind: str) -> str:
    """Return the variables of a theme from the page's style sheet. Faces have their own in the dark."""
    css = (ROOT / "web" / "src" / "app.css").read_text(encoding="utf-8")
    wanted = [":root {"]
    if name == "dark":
        wanted.append(':root[data-theme="dark"] {')
        wanted += [':root[data-theme="dark"] .face {'] if kind == "characters" else []
    blocks = [css.split(one)[1] for one in wanted]
    return "".join("".join(re.findall(r"--[\w-]+: [^;]+;", block.split("}")[0])) for block in blocks)


def sheet(kind: str, ground: str) -> str:
    """Return a page with all drawings of a kind."""
    drawings = "".join(
        f"<figure>{_sized(path)}<figcaption>{path.stem.replace('_', ' ')}</figcaption></figure>"
        for path in sorted((ART / kind).glob("*.svg"))
    )
    style = (
        f":root{{{theme(ground, kind)}}} body{{margin:12px;background:var(--deep);color:var(--text);"
        "font:11px sans-serif;display:flex;flex-wrap:wrap;gap:10px}"
        "svg{background:var(--paper);border-radius:14%}"
        f"figure{{margin:0;width:{SIZE}px;text-align:center}} figcaption{{line-height:1.1}}"
    )
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>{drawings}"


def _sized(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return text.replace("<svg ", f'<svg width="{SIZE}" height="{SIZE}" ', 1)


def cards() -> None:
    with sync_playwright() as player, tempfile.TemporaryDirectory() as folder:
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 200})
        for ground in THEMES:
            for kind in KINDS:
                file = Path(folder, "sheet.html")
                file.write_text(sheet(kind, ground), encoding="utf-8")
                page.goto(file.as_uri())
                name = f"{kind}-{ground}.png"
                page.screenshot(path=TARGET / name, full_page=True)
                print(name)
        browser.close()


# -- the command


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    from tests.browser.scenes import SCENES

    parser = argparse.ArgumentParser(
        prog="python -m scripts.screenshots",
        description=(__doc__ or "").partition("\n\n")[2],
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", nargs="?", choices=("screens", "readme", "cards"), default="screens")
    parser.add_argument(
        "--to", type=Path, default=ROOT / "build" / "pictures", help="a folder for the screens"
    )
    some = {
        "screen": tuple(SCENES),
        "size": SIZES,
        "theme": THEMES,
        "language": ("en", longest_language()),
    }
    for name, usual in some.items():
        known = LANGUAGES if name == "language" else usual
        help = f"some of them, with commas between: {', '.join(known)}"
        parser.add_argument(f"--{name}", type=_some(known), default=usual, metavar="NAMES", help=help)
    return parser.parse_args(words)


def _some(known: Sequence[str]) -> Callable[[str], list[str]]:
    def chosen(text: str) -> list[str]:
        unknown = [word for word in text.split(",") if word not in known]
        if unknown:
            raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: choose from {', '.join(known)}")
        return text.split(",")

    return chosen


def main() -> int:
    chosen = arguments()
    missing = missing_chromium()
    if missing:
        print(f"This needs {missing}.", file=sys.stderr)
        return 1
    TARGET.mkdir(parents=True, exist_ok=True)
    if chosen.what == "readme":
        readme()
    elif chosen.what == "cards":
        cards()
    else:
        shots = [
            Shot(screen, size, theme, language)
            for screen in chosen.screen
            for size in chosen.size
            for theme in chosen.theme
            for language in chosen.language
        ]
        return min(1, screens(shots, chosen.to))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Key screens look as they did: where their parts are, and a small picture of each.

Both have a tolerance: another Chromium draws letters a little differently, and that is no change.
``CITADELS_GOLDEN=write`` writes the golden files anew; look at the pictures before keeping them.
"""

from __future__ import annotations

import json

import pytest

from tests.browser.browser_user import BrowserUser, Json
from tests.browser.conftest import BrowserUsers
from tests.browser.golden_pictures import GOLDEN, WRITES, assert_golden_picture
from tests.browser.page_checks import size_name
from tests.browser.scenes import show
from tests.server.server_process import ServerProcess

DESK, PHONE = (1366, 768), (390, 844)
SCREENS = [
    (scene, DESK) for scene in ("home", "draft", "turn", "destroying", "crowded", "watching", "result")
]
SCREENS += [(scene, PHONE) for scene in ("home", "draft", "turn", "result")]
PARTS = [".home", ".top", ".track", ".others", ".street", ".plate", ".road", ".stage", ".stage .cards > li"]
PARTS += [
    ".pile",
    ".hand li",
    ".question",
    ".story",
    ".banner",
    ".chips",
    ".ticker",
    ".tower",
    ".result .main",
]
APART = 4  # pixels between two boxes that are the same

BOXES = """(parts) => Object.fromEntries(parts.map((part) => [part, [...document.querySelectorAll(part)]
  .filter((e) => e.checkVisibility())
  .map((e) => e.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))]))"""


def id_of(value: object) -> str:
    return size_name(value) if isinstance(value, tuple) else str(value)


@pytest.fixture
def visitor(users: BrowserUsers, size: tuple[int, int]) -> BrowserUser:
    small = size == PHONE
    return users(viewport={"width": size[0], "height": size[1]}, has_touch=small, is_mobile=small)


def far(one: list[int], two: list[int]) -> bool:
    return any(abs(a - b) > APART for a, b in zip(one, two, strict=True))


def moved(found: Json, kept: Json) -> list[str]:
    """The parts that are elsewhere, or of another size, or of which there are more or fewer."""
    return [
        f"{part}: {found.get(part)}, not {kept.get(part)}"
        for part in sorted(found.keys() | kept.keys())
        if len(found.get(part, [])) != len(kept.get(part, []))
        or any(map(far, found.get(part, []), kept.get(part, [])))
    ]


@pytest.mark.parametrize(("scene", "size"), SCREENS, ids=id_of)
def test_a_screen_matches_its_golden_picture(
    server: ServerProcess, visitor: BrowserUser, scene: str, size: tuple[int, int]
) -> None:
    show(server, visitor, scene)
    name = f"{scene}-{size_name(size)}"
    assert_boxes(visitor, name)
    assert_picture(visitor, name)


def assert_boxes(user: BrowserUser, name: str) -> None:
    path = GOLDEN / "boxes.json"
    kept: Json = json.loads(path.read_text()) if path.exists() else {}
    found = {part: boxes for part, boxes in user.page.evaluate(BOXES, PARTS).items() if boxes}
    if WRITES:
        lines = [
            f" {json.dumps(key)}: {json.dumps(one)}" for key, one in sorted((kept | {name: found}).items())
        ]
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n")
        return
    assert moved(found, kept[name]) == []


def assert_picture(user: BrowserUser, name: str) -> None:
    assert_golden_picture(user.context.new_page(), user.page.screenshot(scale="css"), name)

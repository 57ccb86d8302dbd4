"""Key screens look as they did: where their parts are, and a small picture of each.

Both have a tolerance: another Chromium draws letters a little differently, and that is no change.
``CITADELS_GOLDEN=write`` writes the golden files anew; look at the pictures before keeping them.
"""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path

import pytest

from tests.browser.browser_user import BrowserUser, Json
from tests.browser.conftest import BrowserUsers
from tests.browser.page_checks import size_name
from tests.browser.scenes import show
from tests.server.server_process import ServerProcess

GOLDEN = Path(__file__).parent / "golden"
WRITES = os.environ.get("CITADELS_GOLDEN") == "write"
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
SHRUNK = 4  # times, of a picture that is kept
MAX_DISTANCE = {"mean": 4, "worst": 18}  # of 255, of the whole picture and of any block of it

BOXES = """(parts) => Object.fromEntries(parts.map((part) => [part, [...document.querySelectorAll(part)]
  .filter((e) => e.checkVisibility())
  .map((e) => e.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))]))"""

SMALL = """async ({ picture, shrunk }) => {
  const image = await createImageBitmap(await (await fetch(`data:image;base64,${picture}`)).blob());
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(image.width / shrunk), Math.round(image.height / shrunk)];
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.85).split(",")[1];
}"""

# How far two pictures are from each other: on the whole, and in the block where they differ most.
DISTANCE = """async (pictures) => {
  const block = 8;
  const load = async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image;base64,${picture}`)).blob());
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [one, two] = await Promise.all(pictures.map(load));
  if (one.width !== two.width || one.height !== two.height) return { mean: 255, worst: 255 };
  const sums = new Map();
  let all = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const [x, y] = [(at / 4) % one.width, Math.floor(at / 4 / one.width)];
    const far = [0, 1, 2].reduce((sum, c) => sum + Math.abs(one.data[at + c] - two.data[at + c]), 0) / 3;
    const key = `${Math.floor(x / block)} ${Math.floor(y / block)}`;
    const [sum, count] = sums.get(key) ?? [0, 0];
    sums.set(key, [sum + far, count + 1]);
    all += far;
  }
  const worst = Math.max(...[...sums.values()].map(([sum, count]) => sum / count));
  return { mean: all / (one.data.length / 4), worst };
}"""


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
    path = GOLDEN / "pictures" / f"{name}.webp"
    shot = base64.b64encode(user.page.screenshot(scale="css")).decode()
    desk = user.context.new_page()
    small = desk.evaluate(SMALL, {"picture": shot, "shrunk": SHRUNK})
    if WRITES:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(small))
    kept = base64.b64encode(path.read_bytes()).decode()
    distance = desk.evaluate(DISTANCE, [small, kept])
    assert {what: distance[what] for what in MAX_DISTANCE if distance[what] > MAX_DISTANCE[what]} == {}

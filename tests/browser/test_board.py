"""The table measured: how much of the screen it uses, how large things are, and what covers what."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from citadels.locale import LANGUAGES
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import BrowserUsers
from tests.browser.page_checks import CLIPPED, MIN_TEXT_SIZE, TEXT_BELOW, Size, resized
from tests.browser.playing import sit_at_full_table
from tests.browser.scenes import show
from tests.nightly import rest_nightly
from tests.server.server_process import ServerProcess

SIZES: list[Size] = [(1366, 768), (1920, 1080), (2560, 1440)]
MAX_EMPTY_SHARE = 0.15  # of the screen
MIN_SIZES = {"portrait": 56, "building": 96, "card": 110}  # pixels at 1366 by 768; more on larger screens

# The part of the screen that is in no box of the table, by a raster of points.
GROUND = """() => {
  const parts = ".top, .banner, .plate, .road, .stage, .pile, .hand li, .question, .story";
  const boxes = [...document.querySelectorAll(parts)].map((e) => e.getBoundingClientRect());
  const step = 4;
  let bare = 0;
  let all = 0;
  for (let x = step / 2; x < innerWidth; x += step)
    for (let y = step / 2; y < innerHeight; y += step) {
      all += 1;
      if (!boxes.some((box) => x >= box.left && x < box.right && y >= box.top && y < box.bottom)) bare += 1;
    }
  return bare / all;
}"""

# The smallest of each kind; a building as a district of cost 3 stands there.
SIZES_OF = """() => {
  const least = (part) => Math.min(...[...document.querySelectorAll(part)].map((e) => e.offsetWidth));
  const stand = document.querySelector(".street.own .plot .stand");
  const cost = Number(getComputedStyle(stand.closest(".plot")).getPropertyValue("--cost"));
  const share = (cost) => 0.74 + 0.052 * Math.min(cost, 6);
  const building = (stand.offsetWidth / share(cost)) * share(3);
  return { portrait: least(".track .medal"), building, card: least(".hand li") };
}"""


# Boxes that cover each other, though neither is part of the other. What may: the coin and other signs of a
# district its own drawing, signs of a rank or a plate their own medal or portrait, cards of the hand each
# other, with what is said about them, and what is said about a whole city that city.
COVERED = """() => {
  const kinds = {
    rank: ".track li", medal: ".track .medal", words: ".track .words", mark: ".mark, .pennant",
    brand: ".brand", tool: ".top button:not(.rank)", plate: ".plate", who: ".plate .who > *", crown: ".crown",
    stand: ".plot .stand", kerb: ".street .kerb", sign: ".plot .coin, .plot .under, .plot .deed",
    price: ".price", note: ".note, .tag", veil: ".veil", lot: ".empty .lot", banner: ".banner",
    pile: ".pile", hand: ".hand li", why: ".why", panel: ".question", story: ".story", stage: ".stage",
    button: ".question button, .story button, .stage button",
  };
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const box = (e) => {
    let { left, top, right, bottom } = e.getBoundingClientRect();
    for (let around = e.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const edge = around.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const found = Object.entries(kinds).flatMap(([kind, part]) =>
    [...document.querySelectorAll(part)].filter(shown).map((e) => ({ kind, e, box: box(e) })));
  const home = (e) => e.closest(".plot, .rank, .plate");
  const may = (a, b) => {
    if (a.e.contains(b.e) || b.e.contains(a.e)) return true;
    const kinds = [a.kind, b.kind].sort().join(" ");
    if (["hand hand", "hand why"].includes(kinds)) return true;
    const street = a.e.closest(".street") === b.e.closest(".street");
    if (street && ["lot veil", "sign veil", "stand veil"].includes(kinds)) return true;
    const same = home(a.e) !== null && home(a.e) === home(b.e);
    return same && ["mark medal", "note stand", "price stand", "sign stand"].includes(kinds);
  };
  const text = ({ kind, e }) => `${kind} ${(e.ariaLabel ?? e.textContent).trim().slice(0, 30)}`;
  const out = [];
  for (const [index, a] of found.entries())
    for (const b of found.slice(index + 1)) {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 2 && high > 2 && !may(a, b))
        out.push(`${text(a)} / ${text(b)} ${wide.toFixed(0)}x${high.toFixed(0)}`);
    }
  return out;
}"""


def test_eight_cities_have_all_names_in_full(server: ServerProcess, user: BrowserUser) -> None:
    page = sit_at_full_table(server, user)
    names = page.locator(".plot .name")
    assert names.count() == 8 * 9
    assert page.evaluate(CLIPPED) == []
    cut = "all => all.filter((e) => getComputedStyle(e).textOverflow === 'ellipsis').length"
    assert names.evaluate_all(cut) == 0


@pytest.mark.parametrize("language", rest_nightly(LANGUAGES[1:], stage="pages"))
def test_the_own_plate_is_in_full(server: ServerProcess, users: BrowserUsers, language: str) -> None:
    user = users(likes={"language": language})
    show(server, user, "gather", language)
    cut = "e => e.scrollWidth > e.clientWidth"
    assert not user.page.locator(".plate.own .name").evaluate(cut)


@pytest.mark.parametrize("scene", ["story", "watching", "result"])
def test_no_text_is_too_small_to_read_on_a_phone(
    server: ServerProcess, users: BrowserUsers, scene: str
) -> None:
    """Questions are covered by the phone tests, in several windows."""
    user = users(viewport={"width": 390, "height": 844})
    show(server, user, scene)
    assert user.page.evaluate(TEXT_BELOW, MIN_TEXT_SIZE) == []


SEEN = [
    "gather",
    "turn",
    "naming",
    "destroying",
    "draft",
    "wishes",
    "drawn",
    "answers",
    "crowded",
    "watching",
]
FULL = ("gather", "turn", "naming", "destroying")  # with all cities and something to choose


@pytest.mark.parametrize("scene", rest_nightly(SEEN, stage="pages", keep=5))
def test_nothing_overlaps_and_little_of_the_screen_is_empty(
    server: ServerProcess, user: BrowserUser, scene: str
) -> None:
    show(server, user, scene)
    for size in resized(user.page, SIZES):
        assert user.page.evaluate(COVERED) == [], size
        assert scene not in FULL or user.page.evaluate(GROUND) <= MAX_EMPTY_SHARE, size
        assert scene != "gather" or too_small(user.page) == {}, size


def too_small(page: Page) -> dict[str, int]:
    """Faces, buildings and cards that are smaller than they should be on a screen so wide."""
    found: dict[str, float] = page.evaluate(SIZES_OF)
    grown: float = page.evaluate("innerWidth") / SIZES[0][0]
    return {what: round(found[what]) for what in MIN_SIZES if found[what] < MIN_SIZES[what] * grown}


def test_nothing_is_covered_at_a_full_table(server: ServerProcess, user: BrowserUser) -> None:
    page = sit_at_full_table(server, user)
    covered = {size: page.evaluate(COVERED) for size in resized(page, SIZES)}
    assert {size: boxes for size, boxes in covered.items() if boxes} == {}

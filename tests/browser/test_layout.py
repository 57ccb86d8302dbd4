"""The page at all sizes, in both themes, with as much on the table as there can be."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from citadels.locale import LANGUAGES
from citadels.tables.catalog import catalog
from tests.browser.browser_user import BrowserUser, Json
from tests.browser.conftest import BrowserUsers
from tests.browser.scenes import show
from tests.browser.table_factory import make, prepare
from tests.server.server_process import ServerProcess

Size = tuple[int, int]
SIZES: list[Size] = [(360, 740), (768, 1024), (1366, 768), (1920, 1080)]
EDITION = next(one for one in catalog("en").editions if one.key == "dark_city")
CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "queen"]
SEATED = ["warlord", "assassin", "thief", "magician", "king", "bishop", "merchant", "architect"]
LONG_NAME = "Maximiliane von Hohenstein-Sigmaringen"
SHOTS = os.environ.get("CITADELS_SHOTS")  # a folder for pictures of what is tested

# Text that its box cuts off, unless it ends in an ellipsis and a title tells the rest.
CLIPPED = """() => {
  const part = document.querySelector("dialog[open]") ?? document.getElementById("app");
  const shown = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".hidden, .skip");
  const own = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
  const told = (e, style) => style.textOverflow === "ellipsis" && e.closest("[title], [aria-label]");
  const extent = (e) => {
    const range = document.createRange();
    const rects = [...e.childNodes].filter((n) => n.nodeType === 3 && n.textContent.trim()).flatMap((n) => {
      range.selectNodeContents(n);
      return [...range.getClientRects()];
    });
    const most = (side) => Math.max(...rects.map((rect) => rect[side]));
    const least = (side) => Math.min(...rects.map((rect) => rect[side]));
    return { left: least("left"), top: least("top"), right: most("right"), bottom: most("bottom") };
  };
  const scrolls = (value) => value === "auto" || value === "scroll";
  const cut = (e) => {
    const text = extent(e);
    for (let box = e; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return false;
      if (style.overflowX === "visible") continue;
      const edge = box.getBoundingClientRect();
      if (text.right > edge.right + 1 || text.left < edge.left - 1) return true;
      if (text.bottom > edge.bottom + 1 || text.top < edge.top - 1) return true;
    }
    return e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 && getComputedStyle(e).display !== "inline";
  };
  return [...part.querySelectorAll("*")]
    .filter((e) => own(e) && shown(e) && !told(e, getComputedStyle(e)) && cut(e))
    .map((e) => `${e.tagName}.${e.className}: ${e.textContent.trim().slice(0, 40)}`);
}"""

# Text that runs over the edge of the button or box with a border in which it stands.
SPILLED = """() => {
  const out = [];
  for (const box of document.querySelectorAll(".plot, .card, .character, .track li, .plate")) {
    const edge = box.getBoundingClientRect();
    const tree = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = tree.nextNode(); node; node = tree.nextNode()) {
      if (!node.textContent.trim() || node.parentElement.closest(".hidden")) continue;
      if (!node.parentElement.checkVisibility()) continue;
      const style = getComputedStyle(node.parentElement);
      if (style.textOverflow === "ellipsis") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.right > edge.right + 1 || text.left < edge.left - 1 || text.bottom > edge.bottom + 1)
        out.push(`${box.className}: ${node.textContent.trim()}`);
    }
  }
  return out;
}"""

# Buttons of which one lies on another, though neither is part of the other; only what is in sight counts.
OVERLAPPING = """() => {
  const part = document.querySelector("dialog[open]") ?? document;
  const seen = (e) => {
    const box = e.getBoundingClientRect();
    const found = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (let around = e.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const edge = around.getBoundingClientRect();
      found.left = Math.max(found.left, edge.left);
      found.top = Math.max(found.top, edge.top);
      found.right = Math.min(found.right, edge.right);
      found.bottom = Math.min(found.bottom, edge.bottom);
    }
    return found;
  };
  const boxes = [...part.querySelectorAll("button, select, summary, a")]
    .filter((e) => e.checkVisibility() && !e.closest(".skip"))
    .map((e) => [e, seen(e)]);
  const layer = (e) => e.closest(".question, .hand, .notices, .top, .again, .sheet");
  const text = (e) => `${e.className} ${e.textContent.trim()}`;
  const out = [];
  for (const [i, [a, one]] of boxes.entries())
    for (const [b, two] of boxes.slice(i + 1)) {
      if (a.contains(b) || b.contains(a) || layer(a) !== layer(b)) continue;
      if (a.closest(".hand") && b.closest(".hand")) continue; // cards are held one over the other
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > 2 && high > 2) out.push(`${text(a)} / ${text(b)}`);
    }
  return out;
}"""

OUTSIDE = """() => [...document.querySelectorAll(".street, .hand li")]
  .filter((e) => {
    const box = e.getBoundingClientRect();
    return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  })
  .map((e) => e.getAttribute("aria-label") ?? e.textContent.trim())"""

DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def full_table() -> Json:
    """Eight cities of nine districts, all different, and the rest of the cards in one hand."""
    unique = [card.key for card in EDITION.districts if card.unique]
    cards = unique + [card.key for card in EDITION.districts if not card.unique for _ in range(card.copies)]
    cards.sort(key=lambda key: (cards.count(key), key))
    cities = [cards[seat::8][:9] for seat in range(8)]
    hand = [key for seat in range(8) for key in cards[seat::8][9:]]
    players: list[Json] = [
        {"gold": 12, "city": city, "characters": [character]}
        for city, character in zip(cities, SEATED, strict=True)
    ]
    players[0]["hand"] = hand
    return {
        "edition": "dark_city",
        "characters": CAST,
        "districts": unique,
        "players": players,
        "called": 8,
        "revealed": {character: seat for seat, character in enumerate(SEATED)},
        "turn": {"seat": 0, "character": "warlord", "gathered": True},
    }


def name_of(size: Size) -> str:
    return f"{size[0]}x{size[1]}"


def resized(page: Page, sizes: Sequence[Size]) -> Iterator[str]:
    """The same page in windows of these sizes, one after the other, by name."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield name_of((width, height))


def shoot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png")


def assert_sound(page: Page) -> None:
    """Nothing is cut off, lies on something else or makes the page wider than the window."""
    window = page.viewport_size
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, window
    assert page.evaluate(CLIPPED) == [], window
    assert page.evaluate(SPILLED) == [], window
    assert page.evaluate(OVERLAPPING) == [], window


def assert_finds_room(page: Page, name: str) -> None:
    """The page is sound at all sizes; at the last one in both themes, which differ in colours alone."""
    for size in resized(page, SIZES):
        shoot(page, f"{name}-{size}")
        assert_sound(page)
    page.emulate_media(color_scheme="dark")
    shoot(page, f"{name}-dark")
    assert_sound(page)
    page.emulate_media(color_scheme="light")


def assert_all_in_sight(page: Page) -> None:
    """The whole table and the own hand, without scrolling, where the screen is wide."""
    for size in resized(page, SIZES[2:]):
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, size
        assert page.evaluate(OUTSIDE) == [], size


def sit_at_full_table(server: ServerProcess, user: BrowserUser) -> Page:
    names = [f"{LONG_NAME} {number}" for number in range(7)]
    page = user.sit(prepare(server, full_table(), [LONG_NAME], names).seats[0])
    user.settle()
    expect(page.locator(".plot, .pips i")).not_to_have_count(0)
    return page


def see_full_result(server: ServerProcess, user: BrowserUser) -> Page:
    ended = full_table() | {"phase": "over", "called": 0, "revealed": {}}
    del ended["turn"]
    names = [f"{LONG_NAME} {number}" for number in range(7)]
    page = user.sit(prepare(server, ended, [LONG_NAME], names).seats[0])
    user.settle()
    return page


def test_eight_cities_of_nine_districts_find_room(server: ServerProcess, user: BrowserUser) -> None:
    page = sit_at_full_table(server, user)
    assert_finds_room(page, "full")
    assert_all_in_sight(page)


def test_a_draft_finds_room(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(make(server, ["greedy"] * 3, name=LONG_NAME).seats[0], start=True)
    user.settle()
    assert_finds_room(page, "draft")
    assert_all_in_sight(page)


def test_the_home_page_and_setting_up_a_table_find_room(user: BrowserUser) -> None:
    page = user.home()
    for way in ("now", "friends"):
        user.set_up(way)
        assert_finds_room(page, way)
        page.keyboard.press("Escape")
    user.set_up("own").get_by_role("checkbox", name="Choose yourself").check()
    page.locator(".uniques button").last.wait_for()
    assert_finds_room(page, "own")
    page.keyboard.press("Escape")
    assert_finds_room(page, "home")


def test_a_table_before_the_deal_finds_room(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(make(server, [None, *["greedy"] * 3], name=LONG_NAME).seats[0])
    page.get_by_role("button", name="I am ready").wait_for()
    assert_finds_room(page, "lobby")
    page.get_by_role("button", name="Make a new link").click()  # this device has not made the table
    page.get_by_role("img", name="The address as a QR code").wait_for()
    assert_finds_room(page, "invite")


def test_the_result_and_the_help_find_room(server: ServerProcess, user: BrowserUser) -> None:
    page = see_full_result(server, user)
    assert_finds_room(page, "result")
    page.get_by_role("button", name="The final table").click()
    page.get_by_role("button", name="Table", exact=True).click()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Help").wait_for()
    assert_finds_room(page, "help")


def test_large_letters_find_room(server: ServerProcess, users: BrowserUsers) -> None:
    assert_finds_room(sit_at_full_table(server, users(likes={"size": 150})), "large")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_other_languages_find_room(server: ServerProcess, users: BrowserUsers, language: str) -> None:
    assert_finds_room(sit_at_full_table(server, users(likes={"language": language})), f"full-{language}")


def test_a_name_that_is_cut_short_can_be_read_in_full(server: ServerProcess, user: BrowserUser) -> None:
    page = sit_at_full_table(server, user)
    cut = page.locator(".plate .name, .track em").evaluate_all(
        "all => all.filter(e => e.scrollWidth > e.clientWidth && !e.closest('[title]')).length"
    )
    assert cut == 0


def test_an_open_seat_is_called_open_in_its_menu(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(make(server, [None, "greedy"]).seats[0])
    menu = page.get_by_role("combobox", name="Seat 2")
    menu.wait_for()
    assert menu.evaluate("menu => menu.selectedOptions[0]?.textContent") == "open, for a friend"


def test_the_title_of_a_long_dialog_stays_on_top(users: BrowserUsers) -> None:
    user = users(viewport={"width": 360, "height": 740})
    page = user.home()
    user.set_up().get_by_role("checkbox", name="Choose yourself").check()
    page.get_by_role("heading", name="Characters").scroll_into_view_if_needed()
    covers = "title => document.elementFromPoint(title.getBoundingClientRect().x + 5, %d) === title"
    title = page.get_by_role("dialog").get_by_role("heading", level=2)
    box = title.bounding_box()
    assert box is not None
    for y in range(int(box["y"]) + 2, int(box["y"] + box["height"]) - 2, 3):
        assert title.evaluate(covers % y)


def test_the_words_on_a_free_plot_fit_or_are_left_out_on_a_low_phone(
    server: ServerProcess, users: BrowserUsers
) -> None:
    likes = {"language": "fr"}
    user = users(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, likes=likes)
    show(server, user, "turn", "fr")
    free = user.page.locator(".empty .kerb")
    expect(free).not_to_have_count(0)
    assert free.evaluate_all("all => all.filter(e => e.scrollWidth > e.clientWidth).length") == 0

"""The page at all sizes, in both themes, with as much on the table as there can be."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from citadels.locale import LANGUAGES
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import BrowserUsers
from tests.browser.page_checks import (
    Size,
    assert_sound,
    resized,
    take_screenshot,
)
from tests.browser.playing import LONG_NAME, show_full_result, sit_at_full_table
from tests.browser.scenes import show
from tests.browser.table_factory import make
from tests.nightly import rest_nightly
from tests.server.server_process import ServerProcess

SIZES: list[Size] = [(360, 740), (768, 1024), (1366, 768), (1920, 1080)]


OUTSIDE = """() => [...document.querySelectorAll(".street, .hand li")]
  .filter((e) => {
    const box = e.getBoundingClientRect();
    return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  })
  .map((e) => e.getAttribute("aria-label") ?? e.textContent.trim())"""


def assert_finds_room(page: Page, name: str) -> None:
    """The page is sound at all sizes; at the last one in both themes, which differ in colours alone."""
    for size in resized(page, SIZES):
        take_screenshot(page, f"{name}-{size}")
        assert_sound(page)
    page.emulate_media(color_scheme="dark")
    take_screenshot(page, f"{name}-dark")
    assert_sound(page)
    page.emulate_media(color_scheme="light")


def assert_all_in_sight(page: Page) -> None:
    """The whole table and the own hand, without scrolling, where the screen is wide."""
    for size in resized(page, SIZES[2:]):
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, size
        assert page.evaluate(OUTSIDE) == [], size


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
    user.set_up("own").get_by_role("checkbox", name="Choose your own").check()
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
    page = show_full_result(server, user)
    assert_finds_room(page, "result")
    page.get_by_role("button", name="View the table").click()
    page.get_by_role("button", name="Table", exact=True).click()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Help").wait_for()
    assert_finds_room(page, "help")


def test_large_letters_find_room(server: ServerProcess, users: BrowserUsers) -> None:
    assert_finds_room(sit_at_full_table(server, users(likes={"size": 150})), "large")


@pytest.mark.parametrize("language", rest_nightly(LANGUAGES[1:], stage="pages"))
def test_other_languages_find_room(server: ServerProcess, users: BrowserUsers, language: str) -> None:
    assert_finds_room(sit_at_full_table(server, users(likes={"language": language})), f"full-{language}")


def test_a_name_that_is_cut_short_can_be_read_in_full(server: ServerProcess, user: BrowserUser) -> None:
    page = sit_at_full_table(server, user)
    cut = page.locator(".plate .name, .track em").evaluate_all(
        "all => all.filter(e => e.scrollWidth > e.clientWidth && !e.closest('[title]')).length"
    )
    assert cut == 0


def test_an_open_seat_is_labeled_open_in_its_menu(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(make(server, [None, "greedy"]).seats[0])
    menu = page.get_by_role("combobox", name="Seat 2")
    menu.wait_for()
    assert menu.evaluate("menu => menu.selectedOptions[0]?.textContent") == "open for a friend"


def test_the_title_of_a_long_dialog_stays_on_top(users: BrowserUsers) -> None:
    user = users(viewport={"width": 360, "height": 740})
    page = user.home()
    user.set_up().get_by_role("checkbox", name="Choose your own").check()
    page.get_by_role("heading", name="Characters").scroll_into_view_if_needed()
    covers = "title => document.elementFromPoint(title.getBoundingClientRect().x + 5, %d) === title"
    title = page.get_by_role("dialog").get_by_role("heading", level=2)
    box = title.bounding_box()
    assert box is not None
    for y in range(int(box["y"]) + 2, int(box["y"] + box["height"]) - 2, 3):
        assert title.evaluate(covers % y)


def test_the_text_of_a_free_plot_fits_or_is_left_out_on_a_low_phone(
    server: ServerProcess, users: BrowserUsers
) -> None:
    likes = {"language": "fr"}
    user = users(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, likes=likes)
    show(server, user, "turn", "fr")
    free = user.page.locator(".empty .kerb")
    expect(free).not_to_have_count(0)
    assert free.evaluate_all("all => all.filter(e => e.scrollWidth > e.clientWidth).length") == 0

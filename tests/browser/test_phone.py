"""The table on a phone: played with a finger, in both ways one can hold it, and in all languages."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from citadels.locale import LANGUAGES
from tests.browser.conftest import Guests
from tests.browser.guest import Guest, preferred
from tests.browser.house import make
from tests.browser.test_layout import (
    LONG_NAME,
    assert_sound,
    name_of,
    see_full_result,
    shoot,
    sit_at_full_table,
)
from tests.server.house import House

Size = tuple[int, int]
UPRIGHT: list[Size] = [(360, 740), (390, 844), (320, 640)]
LYING: Size = (740, 360)
AT_EACH_SIZE = pytest.mark.parametrize("size", [*UPRIGHT, LYING], ids=name_of)
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LEAST_TARGET = 24  # pixels, each way
LONG_PRESS = 700  # milliseconds
MOST = 400  # answers in one game

# The buttons that a finger cannot reach, though they were scrolled into sight.
UNREACHED = """(buttons) => buttons.filter((button) => button.checkVisibility()).filter((button) => {
  button.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = button.getBoundingClientRect();
  const found = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return !found || !(button.contains(found) || found.closest(".holder") === button.closest(".holder, body"));
}).map((button) => `${button.className} ${button.textContent.trim()}`)"""

# Buttons that are too small for a finger.
TOO_SMALL = """(least) => [...document.querySelectorAll("button, select, summary, .brand")]
  .filter((e) => e.checkVisibility() && !e.closest(".skip, .hidden, .log"))
  .filter((e) => {
    const box = e.getBoundingClientRect();
    return box.width < least || box.height < least;
  })
  .map((e) => `${e.className} ${e.textContent.trim()}`)"""

# Whether the upper left corner of something is not covered by anything.
IS_SEEN = """(e) => {
  const box = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(box.x + 9, box.y + 9));
}"""

# What can be scrolled sideways in a dialog.
SIDEWAYS = """(dialog) => [dialog, ...dialog.querySelectorAll("*")]
  .filter((e) => e.scrollWidth > e.clientWidth && ["auto", "scroll"].includes(getComputedStyle(e).overflowX))
  .map((e) => e.className)"""

# How many different widths the districts of a city have.
WIDTHS = """(city) => new Set(
  [...city.querySelectorAll(".tile")].map((e) => Math.round(e.getBoundingClientRect().width))
).size"""

# Words that end in the middle at the end of a line, without a hyphen.
BROKEN = """() => {
  const out = [];
  for (const name of document.querySelectorAll(".tile .name, .card .name, .track .name")) {
    const text = name.firstChild;
    const top = (at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return [...range.getClientRects()].at(-1).top;
    };
    for (let at = 1; at < text.length; at++) {
      const letters = /^\\p{L}{2}$/u.test(text.data.slice(at - 1, at + 1));
      if (letters && top(at) > top(at - 1) + 2) out.push(text.data);
    }
  }
  return out;
}"""


def phone(guests: Guests, window: Size, **likes: object) -> Guest:
    options: dict[str, Any] = {
        "viewport": {"width": window[0], "height": window[1]},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    }
    return guests(likes=likes, **options)


def press_long(guest: Guest, on: Locator) -> None:
    """Keep a finger on something, as the browser tells it to the page."""
    on.scroll_into_view_if_needed()
    box = on.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = guest.context.new_cdp_session(guest.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    guest.page.wait_for_timeout(LONG_PRESS)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    fingers.detach()


def tap_answer(guest: Guest) -> None:
    """Answer with a finger: a card in the hand if it can be built, else a button."""
    able = guest.page.locator(".hand .able .pick")
    if any(option["action"].startswith("build") for option in guest.options) and able.count():
        able.first.tap()
        return
    button = guest.button(preferred(guest.options))
    button.wait_for(state="attached")
    if not button.is_visible():
        button.locator("xpath=ancestor::details/summary").tap()
    button.tap()


def test_a_whole_game_is_played_with_a_finger(house: House, guests: Guests) -> None:
    guest = phone(guests, (360, 740))
    page = guest.sit(make(house, ["greedy"] * 3).seats[0], start=True)
    phases = set()
    for _ in range(MOST):
        if guest.settle() == "over":
            break
        assert guest.situation is not None
        kind = (guest.situation["view"]["phase"], guest.situation["view"]["prompt"])
        if kind not in phases:
            phases.add(kind)
            shoot(page, f"phone-{kind[0]}-{kind[1]}")
            assert_sound(page)
        tap_answer(guest)
    assert len(phases) > 1
    assert guest.situation is not None
    best = max(score["total"] for score in guest.situation["view"]["result"]["scores"])
    expect(page.locator(".result .cell").first).to_contain_text(f"{best} points")
    shoot(page, "phone-result")


@AT_EACH_SIZE
def test_all_can_be_scrolled_into_sight_and_tapped(house: House, guests: Guests, size: Size) -> None:
    guest = phone(guests, size)
    page = sit_at_full_table(house, guest)
    shoot(page, f"phone-full-{name_of(size)}")
    assert_sound(page)
    assert page.evaluate(TOO_SMALL, LEAST_TARGET) == []
    page.locator(".question details:not([open]) > summary").evaluate_all("all => all.forEach(e => e.click())")
    buttons = page.locator(".tile, .hand button, .track button, .seat button, .question button, .tabs button")
    assert buttons.count() > 100
    assert buttons.evaluate_all(UNREACHED) == []
    page.locator(".log, .chat").last.scroll_into_view_if_needed()
    shoot(page, f"phone-end-{name_of(size)}")


@pytest.mark.parametrize("size", UPRIGHT, ids=name_of)
def test_what_can_be_done_leaves_most_of_the_screen_to_the_table(
    house: House, guests: Guests, size: Size
) -> None:
    guest = phone(guests, size)
    page = sit_at_full_table(house, guest)
    page.evaluate("scrollTo(0, 400)")
    box = page.locator(".act").bounding_box()
    assert box is not None
    assert box["height"] <= 0.42 * size[1]
    assert box["y"] + box["height"] == pytest.approx(size[1], abs=1)
    page.get_by_role("button", name="Fold").tap()
    folded = page.locator(".act").bounding_box()
    assert folded is not None
    assert folded["height"] < 80


@AT_EACH_SIZE
def test_each_city_is_one_tap_away(house: House, guests: Guests, size: Size) -> None:
    guest = phone(guests, size)
    page = sit_at_full_table(house, guest)
    names = page.locator(".players button")
    expect(names).to_have_count(8)
    for index in [7, 3, 0, 5]:
        names.nth(index).tap()
        city = page.locator(f'.seat[data-place="seat-{index}"]')
        expect(city).to_be_focused()
        for part in (city.locator(".name").first, city.locator(".tile").first):
            assert part.evaluate(IS_SEEN)
        shoot(page, f"phone-city-{index}-{name_of(size)}")


@pytest.mark.parametrize(
    "card", [".hand .pick", ".tile", ".track button", ".hand .who", ".question li[data-card] button"]
)
def test_a_long_press_tells_what_a_card_does(house: House, guests: Guests, card: str) -> None:
    guest = phone(guests, (360, 740))
    page = sit_at_full_table(house, guest)
    page.evaluate("addEventListener('contextmenu', (e) => (window.menu = !e.defaultPrevented))")
    press_long(guest, page.locator(card).first)
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".explain")).to_be_visible()
    shoot(page, f"phone-press-{card.split(maxsplit=1)[0].strip('.')}")
    assert page.evaluate("window.menu") is not True
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_have_count(0)
    assert guest.sent_of("act") == []


def test_a_long_press_in_the_draft_picks_nobody(house: House, guests: Guests) -> None:
    guest = phone(guests, (360, 740))
    page = guest.sit(make(house, ["greedy"] * 3).seats[0], start=True)
    guest.settle()
    press_long(guest, page.locator(".question [data-card]").first)
    expect(page.get_by_role("dialog").locator(".explain")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    assert guest.sent_of("act") == []
    tap_answer(guest)
    guest.until(lambda: guest.sent_of("act"), "a tap picks")


def test_the_cards_of_a_table_to_come_tell_what_they_do(house: House, guests: Guests) -> None:
    guest = phone(guests, (360, 740))
    page = guest.sit(make(house, [None, "greedy"]).seats[0])
    page.locator(".faces button").first.tap()
    expect(page.get_by_role("dialog").locator(".explain")).to_be_visible()


@AT_EACH_SIZE
def test_the_result_of_eight_long_names_goes_nowhere_sideways(
    house: House, guests: Guests, size: Size
) -> None:
    page = see_full_result(house, phone(guests, size))
    shoot(page, f"phone-result-{name_of(size)}")
    assert_sound(page)
    result = page.locator(".result")
    assert result.evaluate(SIDEWAYS) == []
    assert result.locator(".name").first.get_attribute("title")


def test_no_page_is_wider_than_the_smallest_phone(house: House, guests: Guests) -> None:
    guest = phone(guests, (320, 640))
    page = guest.home()
    assert_sound(page)
    guest.set_up().get_by_role("checkbox", name="Choose yourself").check()
    page.locator(".uniques button").last.wait_for()
    shoot(page, "phone-setup-320")
    assert_sound(page)
    other = phone(guests, (320, 640))
    page = other.sit(make(house, [None, *["greedy"] * 3], name=LONG_NAME).seats[0])
    page.get_by_role("button", name="I am ready").wait_for()
    assert_sound(page)
    page.get_by_role("button", name="Make a new link").tap()  # this device has not made the table
    page.get_by_role("img", name="QR").wait_for()
    assert_sound(page)


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("size", [(320, 640), (360, 740), LYING, (1280, 800)], ids=name_of)
def test_the_fullest_table_reads_well_in_each_language(
    house: House, guests: Guests, language: str, size: Size
) -> None:
    narrow = min(size) < 700
    guest = (
        phone(guests, size, language=language)
        if narrow
        else guests(likes={"language": language}, viewport={"width": size[0], "height": size[1]})
    )
    page = sit_at_full_table(house, guest)
    shoot(page, f"full-{language}-{name_of(size)}")
    assert_sound(page)
    assert page.evaluate(BROKEN) == []
    page.locator(".menu > button").click()
    assert_sound(page)


@IN_EACH_LANGUAGE
def test_a_draft_and_a_result_read_well_in_each_language(house: House, guests: Guests, language: str) -> None:
    guest = phone(guests, (320, 640), language=language)
    page = guest.sit(make(house, ["greedy"] * 3, name=LONG_NAME).seats[0], start=True)
    guest.settle()
    shoot(page, f"draft-{language}")
    assert_sound(page)
    assert page.evaluate(BROKEN) == []
    page = see_full_result(house, phone(guests, (320, 640), language=language))
    shoot(page, f"result-{language}")
    assert_sound(page)


@pytest.mark.parametrize("letters", [150, 200])
@pytest.mark.parametrize("size", [(360, 740), LYING, (1366, 768)], ids=name_of)
def test_large_letters_keep_cities_in_order(house: House, guests: Guests, letters: int, size: Size) -> None:
    guest = phone(guests, size, size=letters)
    page = sit_at_full_table(house, guest)
    shoot(page, f"letters-{letters}-{name_of(size)}")
    assert_sound(page)
    for city in page.locator(".city").all():
        assert city.evaluate(WIDTHS) <= 2  # all as wide as one another, but for rounding

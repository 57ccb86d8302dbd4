"""Calling the player to move: title, icon and nudge; and the recap of what they missed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_user import BrowserUser, Json
from tests.browser.conftest import BrowserUsers
from tests.browser.playing import at_rest, open_preferences
from tests.browser.table_factory import Ways, join, make
from tests.server.server_process import ServerProcess

TURN, REST = "(!) Your turn – Citadels", "Citadels"
TONES = """window.tones = 0;
  const begin = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones += 1;
    return begin.apply(this, when);
  };"""


def icon(page: Page) -> Locator:
    return page.locator('link[rel="icon"]')


def two(server: ServerProcess, users: BrowserUsers, **likes: object) -> tuple[BrowserUser, BrowserUser, Ways]:
    """Robin and Sam, whose game has begun."""
    made = make(server, [None])
    way = join(server, made, "Sam")
    robin, sam = users(likes=likes), users(likes=likes)
    robin.sit(made.seats[0])
    sam.sit(way)
    for one in (robin, sam):
        one.page.get_by_role("button", name="I am ready").click()
    for one in (robin, sam):
        one.until(lambda o=one: o.situation is not None, "the game begins")  # type: ignore[misc]
    return robin, sam, made


def test_title_and_icon_call_the_player_only_when_they_are_to_move(
    server: ServerProcess, users: BrowserUsers
) -> None:
    robin, sam, _ = two(server, users)
    asked, other = (robin, sam) if robin.asked else (sam, robin)
    expect(asked.page).to_have_title(TURN)
    expect(icon(asked.page)).to_have_attribute("href", "/assets/icon-turn.svg")
    expect(other.page).to_have_title(REST)
    expect(icon(other.page)).to_have_attribute("href", "/icon.svg")
    asked.page.get_by_role("link", name="Citadels").first.click()
    expect(asked.page).to_have_title(REST)
    expect(icon(asked.page)).to_have_attribute("href", "/icon.svg")


def test_title_and_icon_can_be_left_alone(server: ServerProcess, users: BrowserUsers) -> None:
    user = users()
    page = user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.settle()
    expect(page).to_have_title(TURN)
    dialog = open_preferences(page)
    dialog.get_by_label("Change the page title").uncheck()
    dialog.get_by_label("Mark the page icon").uncheck()
    expect(page).to_have_title(REST)
    expect(icon(page)).to_have_attribute("href", "/icon.svg")
    page.reload()
    user.settle()
    expect(page).to_have_title(REST)


# -- nudges


def nudged(server: ServerProcess, users: BrowserUsers, **likes: object) -> BrowserUser:
    """Return a user who answered by mouse and is to move again, with a clock that the test advances."""
    user = users(likes={"volume": 0.5, **likes})
    user.context.add_init_script(TONES)
    user.page.clock.install()
    user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.settle()
    version = user.version
    user.click(1)
    user.until(lambda: user.version > version, "the answer is given")
    user.settle()
    user.page.evaluate("window.tones = 0")
    user.ignore_errors(
        "WebSocket is closed before the connection is established"
    )  # after hours, says the clock
    return user


def blinks(page: Page) -> bool:
    """Whether the title changes in the next seconds."""
    titles = set()
    for _ in range(6):
        page.clock.run_for(500)
        titles.add(page.title())
    return titles == {TURN, REST}


def test_a_player_who_does_not_answer_is_nudged_a_few_times(
    server: ServerProcess, users: BrowserUsers
) -> None:
    page = nudged(server, users).page
    for wait in (60_000, 115_000, 290_000):
        page.evaluate("window.tones = 0")
        page.clock.fast_forward(wait)
        assert blinks(page)
        assert page.evaluate("window.tones") > 0
        page.clock.run_for(10_000)
        expect(page).to_have_title(TURN)
    page.evaluate("window.tones = 0")
    page.clock.fast_forward(3_600_000)
    assert not blinks(page)


def test_any_action_stops_the_nudges(server: ServerProcess, users: BrowserUsers) -> None:
    page = nudged(server, users).page
    page.keyboard.press("Shift")
    page.clock.fast_forward(700_000)
    assert not blinks(page)
    assert page.evaluate("window.tones") == 0


@pytest.mark.parametrize("likes", [{"callNudge": False}])
def test_nudges_can_be_switched_off(server: ServerProcess, users: BrowserUsers, likes: Json) -> None:
    page = nudged(server, users, **likes).page
    page.clock.fast_forward(61_000)
    assert not blinks(page)


# -- what one missed


def test_a_player_away_for_long_reads_a_recap(server: ServerProcess, users: BrowserUsers) -> None:
    made = make(server, [None, "greedy"], {"grace": 5})
    way = join(server, made, "Sam")
    robin, sam = users(), users()
    robin.sit(made.seats[0])
    sam.sit(way)
    for one in (robin, sam):
        one.page.get_by_role("button", name="I am ready").click()
    for one in (robin, sam):
        one.until(lambda o=one: o.situation is not None, "the game begins")  # type: ignore[misc]
    seen = robin.version
    robin.page.goto("about:blank")
    while sam.version < seen + 32:
        sam.settle()
        version = sam.version
        builds = [option["action"] for option in sam.options if option["action"].startswith("build")]
        sam.click(sam.number_of(builds[0]) if builds else 1)
        sam.until(lambda v=version: sam.version > v, "the answer is given")  # type: ignore[misc]
    robin.sit(made.seats[0])
    missed = robin.page.get_by_role("dialog", name="While you were away")
    expect(missed.get_by_role("listitem").first).to_be_visible()
    robin.page.keyboard.press("Escape")
    expect(missed).to_have_count(0)
    at_rest(robin.page)
    robin.page.reload()
    robin.page.locator(".game").wait_for()
    expect(missed).to_have_count(0)

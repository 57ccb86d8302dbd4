"""The back button closes what lies above a page, one thing at a time, before it leaves the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_user import ENGLISH, BrowserUser, Json
from tests.browser.conftest import BrowserUsers
from tests.browser.phases import BOTS, SECRET
from tests.browser.playing import at_rest
from tests.browser.positions import finished_game, merchant_turn
from tests.browser.table_factory import prepare
from tests.server.server_process import ServerProcess

PHONE: Json = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
WINDOWS = pytest.mark.parametrize("window", [PHONE, {}], ids=["phone", "desktop"])


def button(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=ENGLISH(key), exact=True)


def finished(user: BrowserUser, server: ServerProcess) -> Page:
    """A game that is over, come to from the home page, which Back must not lead to too early."""
    user.home()
    user.sit(prepare(server, finished_game(), ["Robin"], BOTS, SECRET).seats[0])
    assert user.settle() == "over"
    return user.page


@WINDOWS
def test_back_closes_what_a_result_opened_one_by_one(
    server: ServerProcess, users: BrowserUsers, window: Json
) -> None:
    page = finished(users(**window), server)
    table, verdict = page.url, page.locator(".verdict")
    button(page, "web-secrets").click()
    secrets = page.get_by_role("dialog", name=ENGLISH("web-secrets"))
    expect(secrets).to_be_visible()
    at_rest(page, 1)
    page.go_back()
    expect(secrets).to_have_count(0)
    page.go_forward()
    at_rest(page)
    expect(secrets).to_have_count(0)  # what was closed stays closed
    button(page, "web-replay").click()
    expect(page.locator(".replay")).to_be_visible()
    page.wait_for_url("**?replay=0&eyes=*")
    page.go_back()
    expect(verdict).to_be_visible()
    assert page.url == table
    button(page, "web-final-table").click()
    button(page, "web-table").click()
    menu = page.locator(".menu .sheet")
    menu.wait_for()
    at_rest(page, 2)
    page.go_back()
    expect(menu).to_have_count(0)
    page.go_back()
    expect(verdict).to_be_visible()
    assert page.url == table
    page.go_back()
    expect(page.locator(".home .main")).to_be_visible()


def test_panels_closed_by_hand_leave_no_history_entry(server: ServerProcess, users: BrowserUsers) -> None:
    """Also where a menu gives way to a dialog, and where a dialog leads to another page."""
    user = users(**PHONE)
    user.home()
    user.sit(prepare(server, merchant_turn(), ["Robin"], BOTS).seats[0])
    assert user.settle() == "asked"
    page = user.page
    button(page, "web-table").click()
    at_rest(page, 1)
    button(page, "web-help").click()
    dialog = page.get_by_role("dialog", name=ENGLISH("web-help"))
    dialog.wait_for()
    at_rest(page, 1)
    page.keyboard.press("Escape")
    at_rest(page)
    page.locator(".ticker .bare").click()
    page.locator(".sheet .story").wait_for()
    at_rest(page, 1)
    page.go_back()
    expect(page.locator(".sheet .story")).to_have_count(0)
    assert "/t/" in page.url
    page.go_back()
    page.locator(".home .main").wait_for()
    user.set_up("own").get_by_role("button", name=ENGLISH("web-open-table")).click()
    button(page, "web-i-am-ready").wait_for()
    page.go_back()
    page.locator(".home .main").wait_for()
    expect(page.locator("dialog")).to_have_count(0)


def test_a_reload_keeps_the_replay_and_no_dialog(server: ServerProcess, user: BrowserUser) -> None:
    page = finished(user, server)
    table = page.url
    button(page, "web-secrets").click()
    at_rest(page, 1)
    page.reload()
    at_rest(page)
    page.locator(".verdict").wait_for()
    expect(page.locator("dialog")).to_have_count(0)
    button(page, "web-replay").click()
    page.locator(".replay .street").first.wait_for()
    page.wait_for_url("**?replay=0&eyes=*")
    page.reload()
    expect(page.locator(".replay")).to_be_visible()
    page.go_back()
    expect(page.locator(".verdict")).to_be_visible()
    assert page.url == table
    page.goto(f"{table}?replay=0&eyes=-1")  # as from a shared link
    page.wait_for_url("**?replay=0&eyes=-1")
    page.locator(".replay").wait_for()
    at_rest(page, 1)
    page.go_back()
    expect(page.locator(".verdict")).to_be_visible()
    assert page.url == table


# Steps back take their time, as they do in a busy browser.
SLOW_BACK = """const go = history.go.bind(history);
  history.go = (steps) => setTimeout(() => go(steps), 300);
  addEventListener("popstate", () => { window.wentBack = true; });"""


def test_a_dialog_that_opens_while_another_closes_stays_open(
    server: ServerProcess, user: BrowserUser
) -> None:
    user.context.add_init_script(SLOW_BACK)
    user.sit(prepare(server, merchant_turn(), ["Robin"], BOTS).seats[0])
    assert user.settle() == "asked"
    page = user.page
    page.keyboard.press("?")
    at_rest(page, 1)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.keyboard.press("/")
    page.locator("dialog[open] input").wait_for()
    page.wait_for_function("() => window.wentBack")
    at_rest(page, 1)
    expect(page.locator("dialog[open] input")).to_be_visible()

"""Whole passages of a game as a person at a browser plays them."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from citadels import record
from citadels.locale import Texts
from tests.browser.browser_user import BrowserUser, preferred
from tests.browser.positions import full_table
from tests.browser.table_factory import Ways, make, prepare
from tests.server.server_process import ServerProcess

LONG_NAME = "Maximiliane von Hohenstein-Sigmaringen"
MAX_ANSWERS = 400  # in one game
BOTS = ["greedy"] * 3


def begin_against_bots(user: BrowserUser, server: ServerProcess, **options: object) -> Ways:
    """Make a table with three bots, sit down and begin the game."""
    made = make(server, BOTS, options)
    user.sit(made.seats[0], start=True)
    assert user.settle() == "asked"
    return made


def reach_turn(user: BrowserUser) -> None:
    """Answer until the user's turn begins."""
    for _ in range(30):
        user.settle()
        assert user.situation is not None
        if user.situation["question"]["prompt"] == "turn":
            return
        user.click(1)
    raise AssertionError("the user's turn did not begin")


def actions(user: BrowserUser) -> list[str]:
    return [option["action"] for option in user.options]


def check_game_file(user: BrowserUser, file: Path) -> None:
    """Open "What was hidden", download the game file, verify it and check the shuffle."""
    page = user.page
    page.get_by_role("button", name="What was hidden").click()
    dialog = page.get_by_role("dialog", name="What was hidden")
    expect(dialog.get_by_role("heading", level=3)).to_have_count(len(user.table["seats"]))
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Download the game").click()
    download.value.save_as(file)
    result = record.verify(json.loads(file.read_text())).replay().result()
    assert user.situation is not None
    assert result is not None
    scores = user.situation["view"]["result"]["scores"]
    assert [score["total"] for score in scores] == [score.total for score in result.scores]
    dialog.get_by_role("button", name="Check the shuffle").click()
    expect(dialog).to_contain_text("that this device saw beforehand")
    page.keyboard.press("Escape")


def play_by_mouse(user: BrowserUser) -> int:
    user.read_blows()
    for answers in range(MAX_ANSWERS):
        if user.settle() == "over":
            return answers
        user.click(preferred(user.options))
    raise AssertionError("the game did not end")


def play_by_keyboard(user: BrowserUser) -> int:
    for answers in range(MAX_ANSWERS):
        if user.settle() == "over":
            return answers
        user.press(preferred(user.options, last=True))
    raise AssertionError("the game did not end")


def check_result(user: BrowserUser, language: str, seats: int = 4) -> None:
    players = user.page.get_by_role("list", name=Texts(language).say("web-result")).locator(".cell")
    expect(players).to_have_count(seats)
    assert user.situation is not None
    best = max(score["total"] for score in user.situation["view"]["result"]["scores"])
    expect(players.first).to_contain_text(Texts(language).say("web-points-total", points=best))


def sit_at_full_table(server: ServerProcess, user: BrowserUser) -> Page:
    names = [f"{LONG_NAME} {number}" for number in range(7)]
    page = user.sit(prepare(server, full_table(), [LONG_NAME], names).seats[0])
    user.settle()
    expect(page.locator(".plot, .pips i")).not_to_have_count(0)
    return page


def show_full_result(server: ServerProcess, user: BrowserUser) -> Page:
    ended = full_table() | {"phase": "over", "called": 0, "revealed": {}}
    del ended["turn"]
    names = [f"{LONG_NAME} {number}" for number in range(7)]
    page = user.sit(prepare(server, ended, [LONG_NAME], names).seats[0])
    user.settle()
    return page


def open_preferences(page: Page) -> Locator:
    """Open the preferences from the page header, or from the menu at a table."""
    menu = page.get_by_role("button", name="Table", exact=True)
    if menu.is_visible():
        menu.click()
    page.get_by_role("button", name="Preferences").click()
    return page.get_by_role("dialog", name="Preferences")


def wait_for_service_worker(user: BrowserUser) -> None:
    """Wait until the service worker controls the page and has cached the texts."""
    controls, page = "navigator.serviceWorker.controller !== null", user.page
    user.until(lambda: page.evaluate(controls), "the service worker controls the page")
    words = "caches.open('words').then(cache => cache.keys()).then(keys => keys.length)"
    user.until(lambda: page.evaluate(words) >= 2, "the texts are cached")


def at_rest(page: Page, layers: int = 0) -> None:
    """Wait until the history has as many entries above that of the page.

    Closing a panel goes back in the history, which would abort a navigation that begins meanwhile.
    """
    page.wait_for_function("layers => (history.state?.layer ?? 0) === layers", arg=layers)

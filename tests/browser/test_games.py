"""Whole games, played in a browser by mouse and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_user import BrowserUser, preferred
from tests.browser.conftest import BrowserUsers
from tests.browser.playing import check_result, play_by_keyboard, play_by_mouse
from tests.browser.table_factory import Way, make, middle, prepare
from tests.nightly import rest_nightly
from tests.server.server_process import ServerProcess

BOTS = ["greedy"] * 3


def begun(server: ServerProcess, preset: str) -> Way:
    """A seat in the middle of a game; whole ones are played by finger, by letters and without a server."""
    return prepare(server, middle(preset), ["Robin"], ["Ada", "Ben", "Cy"]).seats[0]


@pytest.mark.parametrize(
    ("preset", "language", "motion"),
    rest_nightly(
        [
            ("first_game", "en", "no-preference"),
            ("devious_dignitaries", "it", "reduce"),
            ("vicious_nobles", "es", "reduce"),
        ],
        stage="pages",
    ),
)
def test_a_game_can_be_played_with_the_mouse_alone(
    server: ServerProcess, users: BrowserUsers, preset: str, language: str, motion: str
) -> None:
    user = users(likes={"volume": 0.1, "language": language}, reduced_motion=motion)
    user.sit(begun(server, preset))
    assert play_by_mouse(user) > 5
    check_result(user, language)
    user.ignore_errors("/course")  # a prepared game has no beginning to replay


@pytest.mark.parametrize(
    ("preset", "language"),
    rest_nightly([("tenacious_delegates", "fr"), ("cunning_agents", "pt")], stage="pages"),
)
def test_a_game_can_be_played_with_the_keyboard_alone(
    server: ServerProcess, users: BrowserUsers, preset: str, language: str
) -> None:
    user = users(likes={"language": language})
    user.sit(begun(server, preset))
    assert play_by_keyboard(user) > 5
    check_result(user, language)
    user.ignore_errors("/course")


def test_a_table_can_be_set_up_in_the_dialog(user: BrowserUser) -> None:
    page = user.home()
    dialog = user.set_up()
    dialog.get_by_role("radio", name="2", exact=True).check()
    dialog.get_by_label("Speed of the bots").select_option("instant")
    dialog.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="I am ready").click()
    assert user.settle() == "asked"
    assert len(user.table["seats"]) == 2


def test_a_line_of_the_log_shows_the_table_as_it_was(server: ServerProcess, user: BrowserUser) -> None:
    user.sit(make(server, BOTS).seats[0], start=True)
    user.read_blows()
    while user.version < 12:
        user.settle()
        user.click(preferred(user.options))
    user.settle()
    page = user.page
    page.get_by_role("button", name="Full log").click()
    page.locator(".log button").first.click()
    expect(page.locator(".past")).to_be_visible()
    expect(page.locator(".game")).to_have_attribute("data-asked", "false")
    page.get_by_role("button", name="Back to now").click()
    assert user.settle() == "asked"

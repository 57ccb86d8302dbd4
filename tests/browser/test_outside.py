"""The pages around a table: the home page, setting up, being invited, waiting for the deal."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from citadels.locale import Texts
from tests.browser.browser_user import BrowserUser, preferred
from tests.browser.conftest import BrowserUsers
from tests.browser.page_checks import CLIPPED, OUTSIDE_WINDOW, TARGETS_BELOW
from tests.browser.phases import before_the_game
from tests.browser.table_factory import make, middle, prepare
from tests.nightly import rest_nightly
from tests.server.server_process import ServerProcess

SAY = Texts("en").say
MIN_TARGET_SIZE = 40  # CSS pixels of a target
WINDOWS = {
    "fr": (320, 568),
    "en": (683, 384),
    "it": (844, 390),
    "es": (360, 640),
    "pt": (820, 1180),
    "de": (390, 844),
    "pl": (768, 1024),
}


@pytest.mark.parametrize("language", rest_nightly(list(WINDOWS), stage="pages", keep=2))
def test_nothing_is_cut_or_too_small_to_be_hit(
    server: ServerProcess, users: BrowserUsers, language: str
) -> None:
    width, height = WINDOWS[language]
    user = users(viewport={"width": width, "height": height}, likes={"language": language})
    found: dict[str, list[str]] = {}
    for phase in before_the_game(server, user, Texts(language).say):
        page = user.page
        found[phase] = [
            *page.evaluate(TARGETS_BELOW, MIN_TARGET_SIZE),
            *page.evaluate(OUTSIDE_WINDOW),
            *page.evaluate(CLIPPED),
        ]
    assert {phase: wrong for phase, wrong in found.items() if wrong} == {}
    assert len(found) == 11


def test_the_first_button_teaches_a_stranger_and_plays_for_others(user: BrowserUser) -> None:
    page = user.home()
    expect(page.locator(".ways .main")).to_contain_text("Learn by playing")
    page.get_by_role("button", name="Play now").click()
    user.settle()
    user.home()
    expect(page.locator(".ways .main")).to_contain_text("Play now")


def test_the_rules_begin_with_how_a_round_goes_and_end_with_the_keys(user: BrowserUser) -> None:
    page = user.home()
    page.get_by_role("button", name="Rules").click()
    titles = page.get_by_role("dialog", name="Rules").get_by_role("heading", level=3)
    expect(titles.first).to_have_text(SAY("web-help-round"))
    expect(titles.last).to_have_text(SAY("web-keys"))


def test_a_game_against_bots_begins_at_once(user: BrowserUser) -> None:
    user.home()
    dialog = user.set_up("now")
    dialog.get_by_role("radio", name="2", exact=True).check()
    dialog.get_by_role("radio", name="Apprentice").check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    user.settle()
    assert [seat["level"] for seat in user.table["seats"]] == [None, "novice", "novice"]


def test_a_table_for_friends_has_open_seats_and_shows_its_link_at_once(user: BrowserUser) -> None:
    page = user.home()
    dialog = user.set_up("friends")
    dialog.get_by_label("Your name").fill("Robin")
    dialog.get_by_role("radio", name="5", exact=True).check()
    dialog.get_by_role("group", name="Bots among them").get_by_role("radio", name="2").check()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Robin’s table")).to_be_visible()
    expect(page.get_by_role("img", name="The address as a QR code")).to_be_visible()
    assert [seat["kind"] for seat in user.table["seats"]] == ["player", "open", "open", "bot", "bot"]


@pytest.mark.parametrize(
    "window", rest_nightly([((1366, 768),), ((360, 640),), ((390, 844),)], stage="pages", keep=2)
)
def test_a_full_lobby_names_its_list_and_shows_shields_and_the_button_that_begins(
    server: ServerProcess, users: BrowserUsers, window: tuple[int, int]
) -> None:
    """Players have shields, not faces, since characters are secret."""
    user = users(viewport={"width": window[0], "height": window[1]})
    page = user.sit(make(server, [None, *["greedy"] * 6]).seats[0])
    expect(page.get_by_role("button", name="I am ready")).to_be_in_viewport(ratio=1)
    expect(page.locator(".lobby")).to_contain_text("First Game (2016 edition)")
    expect(page.locator(".seats .crest")).to_have_count(8)
    expect(page.locator(".seats .portrait")).to_have_count(0)


def test_my_tables_say_who_won_and_when(server: ServerProcess, user: BrowserUser) -> None:
    names = ["Robin", "Ada", "Ben", "Cy"]
    page = user.sit(prepare(server, middle("first_game", districts=6), names[:1], names[1:]).seats[0])
    while user.settle() != "over":
        user.press(preferred(user.options))
    assert user.situation is not None
    [winner] = user.situation["view"]["result"]["winners"]
    user.home()
    row = page.locator("[aria-labelledby=mine] li")
    expect(row).to_contain_text(f"{names[winner]} won" if winner else "You won")
    expect(row).to_contain_text(re.compile(r"\b20\d\d\b"))
    expect(row).not_to_contain_text("Round")
    expect(row.locator(".crest")).to_have_count(1)
    user.ignore_errors("/course")  # a prepared game has no beginning to replay


def test_free_seats_are_filled_with_bots_at_once(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(make(server, [None, "expert", None]).seats[0])
    page.get_by_role("button", name="I am ready").click()
    page.get_by_role("button", name="Fill the open seats with bots").click()
    page.locator(".hand").wait_for()
    levels = [seat["level"] for seat in user.table["seats"]]
    assert levels == [None, "greedy", "expert", "greedy"]

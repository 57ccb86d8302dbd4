"""Help for games against bots: levels with a name and a sentence, and hints."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import BrowserUsers
from tests.browser.page_checks import assert_sound
from tests.browser.playing import begin_against_bots, reach_turn
from tests.browser.table_factory import join, make
from tests.server.server_process import ServerProcess

SHOTS = os.environ.get("CITADELS_SHOTS")  # a folder for pictures of what is tested
FIT = """seats => seats.every((seat) => {
  const around = seat.closest("section").getBoundingClientRect();
  return seat.scrollWidth <= seat.clientWidth && seat.getBoundingClientRect().right < around.right;
})"""


def shoot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png")


def check_hint(user: BrowserUser) -> None:
    """The answer that is advised is marked in words, once, and the panel says why."""
    advised = [message for message in user.received if message["type"] == "hint"][-1]
    said = user.page.locator(".question .hint")
    expect(said).to_have_text(f"Hint: {advised['text']}. {advised['reason']}")
    option = user.options[user.number_of(advised["action"]) - 1]
    aim = user.page.locator(f'.question [data-verb="{option["verb"]}"]')
    pressed = aim if aim.is_visible() else user.thing(option)
    expect(pressed).to_be_in_viewport()
    assert pressed.evaluate("thing => thing.closest('.advised') !== null")
    expect(user.page.locator(".advised:not(.answers *)")).to_have_count(1)


def test_a_hint_marks_an_answer_and_says_why(server: ServerProcess, user: BrowserUser) -> None:
    begin_against_bots(user, server)
    page = user.page
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advised").first).to_be_visible()
    check_hint(user)
    assert_sound(page)
    shoot(page, "hint-draft")
    reach_turn(user)
    expect(page.locator(".advised")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".advised").first).to_be_visible()
    check_hint(user)
    assert_sound(page)
    shoot(page, "hint-turn")


def test_so_it_does_on_a_phone(server: ServerProcess, users: BrowserUsers) -> None:
    user = users(viewport={"width": 360, "height": 740})
    begin_against_bots(user, server)
    reach_turn(user)
    user.page.get_by_role("button", name="Hint").click()
    expect(user.page.locator(".advised").first).to_be_visible()
    check_hint(user)
    shoot(user.page, "hint-phone")


def test_no_hints_with_another_person(server: ServerProcess, users: BrowserUsers) -> None:
    made = make(server, [None, "greedy"])
    robin, sam = users(), users()
    other = join(server, made, "Sam")
    robin.sit(made.seats[0], start=True)
    sam.sit(other, start=True)
    robin.until(lambda: robin.asked or sam.asked, "a player is to move")
    asked = robin if robin.asked else sam
    asked.settle()
    asked.page.keyboard.press("h")
    expect(asked.page.get_by_role("button", name="Hint")).to_have_count(0)
    assert asked.sent_of("hint") == []


def test_a_level_is_chosen_by_its_name_and_a_sentence(user: BrowserUser) -> None:
    page = user.home()
    dialog = user.set_up()
    seat = dialog.get_by_label("Seat 2")
    seat.select_option(label="Master Builder")
    expect(seat).to_have_accessible_description(re.compile("Knows every card, guesses who is who"))
    dialog.get_by_label("Seat 3").select_option(label="open for a friend")
    seat.scroll_into_view_if_needed()
    shoot(page, "levels-setup")
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.locator(".lobby")).to_contain_text("Knows every card")
    page.get_by_label("Seat 2").select_option(label="Apprentice")
    expect(page.locator(".lobby")).to_contain_text("Has its favorites")
    assert page.locator(".seats li").evaluate_all(FIT)
    assert_sound(page)
    shoot(page, "levels-lobby")

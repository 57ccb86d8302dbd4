"""What the player likes, and getting about without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import BrowserUsers
from tests.browser.playing import open_preferences
from tests.browser.scenes import show
from tests.browser.table_factory import make
from tests.server.server_process import ServerProcess


def acts(user: BrowserUser) -> list[str]:
    return [str(sent["action"]) for sent in user.sent_of("act")]


def test_preferences_stay_after_loading_the_page_again(user: BrowserUser) -> None:
    page = user.home()
    dialog = open_preferences(page)
    dialog.get_by_role("radio", name="dark").check()
    dialog.get_by_label("Text size").fill("120")
    dialog.get_by_label("Show animations").uncheck()
    dialog.get_by_role("radio", name="brisk").check()
    dialog.get_by_label("Ask before ending").check()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "off")
    expect(root).to_have_css("--scale", "1.2")
    dialog = open_preferences(page)
    expect(dialog.get_by_role("radio", name="dark")).to_be_checked()
    expect(dialog.get_by_label("Text size")).to_have_value("120")
    expect(dialog.get_by_label("Show animations")).not_to_be_checked()
    expect(dialog.get_by_role("radio", name="brisk")).to_be_checked()
    expect(dialog.get_by_label("Ask before ending")).to_be_checked()


def test_the_pace_of_the_bots_is_changed_by_keys_during_the_game(
    server: ServerProcess, user: BrowserUser
) -> None:
    page = user.sit(make(server, ["greedy"] * 3, {"pace": "slow"}).seats[0], start=True)
    page.locator(".game").wait_for(state="attached")
    page.get_by_role("button", name="Table", exact=True).press("Enter")
    paces = page.get_by_role("group", name="Speed of the bots")
    expect(paces.get_by_role("radio", name="slow")).to_be_checked()
    paces.get_by_role("radio", name="slow").press("ArrowRight")
    user.until(lambda: user.received_of("table")[-1]["table"]["pace"] == "normal", "the table is told")
    expect(paces.get_by_role("radio", name="normal")).to_be_checked()


def test_answering_with_one_press_is_offered_once(server: ServerProcess, user: BrowserUser) -> None:
    show(server, user, "gather")
    page = user.page
    pile, accept = (
        page.locator('[data-place="gold"]'),
        page.get_by_role("button", name="Use one press from now on"),
    )
    pile.click()
    accept.click()
    user.until(lambda: acts(user) == ["gather gold"], "the offer gives the answer")
    user.settle()
    expect(page.locator(".hand .lit")).not_to_have_count(0)
    page.locator('.hand .lit [data-card="fortress"], .hand .lit [data-card]').first.click()
    user.until(lambda: len(acts(user)) == 2, "one press builds")
    page.get_by_role("button", name="Undo").click()
    user.until(lambda: len(user.sent_of("undo")) == 1, "and can be taken back")
    expect(accept).to_have_count(0)


def test_the_offer_of_one_press_is_whole_on_a_phone_held_sideways(
    server: ServerProcess, users: BrowserUsers
) -> None:
    user = users(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    show(server, user, "turn")
    accept = user.page.get_by_role("button", name="Use one press from now on")
    expect(accept).to_be_in_viewport(ratio=1)


def test_all_incomes_are_taken_by_one_press(server: ServerProcess, user: BrowserUser) -> None:
    show(server, user, "gather")
    user.page.get_by_role("button", name="Take all gold").click()
    user.until(lambda: len(acts(user)) == 3, "each is an answer of its own")
    assert acts(user)[0] == "gather gold"
    expect(user.page.get_by_role("button", name="Take all gold")).to_have_count(0)


@pytest.mark.parametrize("opener", ["Preferences", "Rules", "With friends"])
def test_escape_closes_a_dialog_and_the_focus_returns(user: BrowserUser, opener: str) -> None:
    page = user.home()
    close_by_escape(page, page.get_by_role("button", name=opener))


def test_so_it_does_at_the_table(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.settle()
    close_by_escape(page, page.locator(".track button").first)
    close_by_escape(page, page.locator(".hand button").first)


def test_day_turns_into_night_and_back_with_one_click(user: BrowserUser) -> None:
    page = user.home()
    page.get_by_role("button", name="Night", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Day", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def close_by_escape(page: Page, opener: Locator) -> None:
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


def test_the_first_stop_of_the_tab_key_leads_to_the_table(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.settle()
    page.reload()  # the focus does not jump to the question on arrival
    expect(page.locator(".question")).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the table")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


def rich(server: ServerProcess, user: BrowserUser) -> None:
    """Reach a moment in which one can end the turn and could still build."""
    user.sit(make(server, ["random"] * 3).seats[0], start=True)
    user.read_blows()
    for _ in range(60):
        user.settle()
        words = [option["action"] for option in user.options]
        if "end" in words and any(word.startswith("build") for word in words):
            return
        gather = [number for number, word in enumerate(words, 1) if word in ("gather gold", "end")]
        user.click(gather[0] if gather else 1)
    raise AssertionError("nothing could be built")


def test_ending_a_turn_in_which_one_could_build_is_asked_again(
    server: ServerProcess, users: BrowserUsers
) -> None:
    user = users(likes={"confirm": True})
    rich(server, user)
    version = user.version
    user.point(user.number_of("end"))
    sure = user.main(user.number_of("end"))
    expect(sure).to_be_visible()
    assert user.version == version
    sure.click()
    user.until(lambda: user.version > version, "the turn ends")


def test_ending_a_turn_by_key_is_asked_again_too(server: ServerProcess, users: BrowserUsers) -> None:
    user = users(likes={"confirm": True})
    rich(server, user)
    before = len(user.sent_of("act"))
    user.page.keyboard.press("e")
    expect(user.main(user.number_of("end"))).to_be_visible()
    assert len(user.sent_of("act")) == before
    user.page.keyboard.press("e")
    user.until(lambda: len(user.sent_of("act")) > before, "the second time it ends the turn")


def test_escape_closes_the_menu_of_the_table(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.settle()
    menu = page.get_by_role("button", name="Table", exact=True)
    menu.click()
    page.keyboard.press("Escape")
    expect(menu).to_have_attribute("aria-expanded", "false")

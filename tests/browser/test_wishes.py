"""Wishes in the draft: notes on this device, which choose nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.browser_user import BrowserUser
from tests.browser.scenes import show
from tests.browser.table_factory import make
from tests.server.server_process import ServerProcess


def test_a_wish_sends_nothing(server: ServerProcess, user: BrowserUser) -> None:
    """Though everything is wished for, the cards come as always, and the first wish among them is lifted."""
    show(server, user, "arrived")
    page = user.page
    cards = page.locator(".stage .cards [data-card]")
    expect(cards.first).to_be_visible()
    expect(page.locator(".stage .wished")).to_have_count(1)
    expect(page.locator(".stage .wished")).to_contain_text("your pick")
    expect(page.locator(".stage .cards [aria-pressed=true]")).to_have_count(0)
    assert user.sent_of("act") == []
    assert not [message for message in user.sent if "wish" in str(message)]
    page.reload()  # a note on this device, until the choice
    expect(page.locator(".stage .wished")).to_have_count(1)


def test_a_wish_is_rubbed_out_by_a_second_press(server: ServerProcess, user: BrowserUser) -> None:
    show(server, user, "wishes")
    page = user.page
    marked = page.locator(".slip [aria-pressed=true]")
    expect(marked).to_have_count(2)
    marked.first.click()
    expect(marked).to_have_count(1)
    page.get_by_role("button", name="Erase").click()
    expect(marked).to_have_count(0)


def test_wishes_are_not_offered_with_only_bots_before_the_reader(
    server: ServerProcess, user: BrowserUser
) -> None:
    """They choose at once, so that what is pressed would be in the place of the cards themselves."""
    page = user.sit(make(server, ["greedy"] * 3, {"pace": "slow"}, crown=1).seats[0], start=True)
    expect(page.locator(".stage .packet")).to_be_visible()
    assert page.locator(".slip").count() == 0
    assert page.locator(".stage .cards").count() == 0

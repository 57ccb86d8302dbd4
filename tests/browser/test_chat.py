"""Chat on the page: there is none at all where it is switched off."""

from __future__ import annotations

from playwright.sync_api import expect

from citadels.locale import Texts
from tests.browser.conftest import BrowserUsers
from tests.browser.phases import dealt
from tests.browser.table_factory import make, prepare
from tests.server.server_process import ServerProcess

SAY = Texts("en").say


def test_a_table_without_chat_shows_none_and_says_so_in_the_lobby(
    server: ServerProcess, users: BrowserUsers
) -> None:
    page = users().sit(make(server, [None], {"chat": False}).seats[0])
    expect(page.locator(".lobby")).to_contain_text(SAY("web-chat-off"))
    expect(page.locator(".chat")).to_have_count(0)

    page = users().sit(prepare(server, dealt(), ["Robin", "Sam"], ["Ada", "Ben"], chat=False).seats[0])
    expect(page.locator(".story")).to_be_visible()
    expect(page.locator(".chat")).to_have_count(0)
    page.get_by_role("button", name=SAY("web-table"), exact=True).click()
    expect(page.locator(".sheet")).to_contain_text("Sam")
    expect(page.locator(".sheet")).not_to_contain_text(SAY("web-mute"))

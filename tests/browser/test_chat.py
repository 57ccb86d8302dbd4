"""Chat on the page: whose line it is, remarks at plates, and no trace of it where it is switched off."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from citadels.locale import Texts
from tests.browser.conftest import BrowserUsers
from tests.browser.phases import dealt
from tests.browser.table_factory import make, prepare
from tests.server.server_process import ServerProcess

SAY = Texts("en").say


def test_a_table_without_chat_hides_it_and_says_so_in_the_lobby(
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


def test_a_server_without_chat_does_not_offer_it(
    page_built: None, users: BrowserUsers, tmp_path: Path
) -> None:
    with ServerProcess(tmp_path, None, "--no-chat") as silent:
        user = users(silent)
        user.home()
        dialog = user.set_up("own")
        expect(dialog.get_by_role("checkbox", name=SAY("web-public"))).to_have_count(1)
        expect(dialog.get_by_role("checkbox", name=SAY("web-chat-allowed"))).to_have_count(0)
        user.page.goto("about:blank")


@pytest.mark.parametrize("window", [(1366, 768), (390, 844)])
def test_a_line_stands_at_the_plate_of_its_writer_until_the_chat_is_read(
    server: ServerProcess, users: BrowserUsers, window: tuple[int, int]
) -> None:
    made = prepare(server, dealt(), ["Robin", "Sam"], ["Ada", "Ben"])
    robin, sam = users(viewport={"width": window[0], "height": window[1]}), users()
    page, other = robin.sit(made.seats[0]), sam.sit(made.seats[1])
    robin.settle()
    sam.until(lambda: sam.version >= 0, "Sam is there")
    other.keyboard.press("t")
    other.locator(".chat input").fill("Good luck!")
    other.keyboard.press("Enter")
    remark = page.locator('.street[data-seat="1"] .remark, .ticker .line').first
    expect(remark).to_contain_text("Good luck!")
    page.keyboard.press("t")
    line = page.locator(".chat li")
    expect(line).to_contain_text("Sam Good luck!")
    expect(line.locator(".crest")).to_have_count(1)
    expect(page.locator(".remark")).to_have_count(0)
    expect(other.locator(".remark")).to_have_count(0)

"""Reporting a table: the dialog first says what the report makes readable."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from citadels.locale import LANGUAGES, Texts
from tests.browser.conftest import BrowserUsers
from tests.browser.phases import dealt
from tests.browser.table_factory import make, prepare
from tests.server.server_process import ServerProcess


def open_report(page: Page, say: Texts, in_game: bool) -> None:
    if in_game:
        page.get_by_role("button", name=say.say("web-table"), exact=True).click()
    page.get_by_role("button", name=say.say("web-report")).click()
    expect(page.get_by_role("dialog")).to_contain_text(say.say("web-report-about"))


@pytest.mark.parametrize("in_game", [False, True], ids=["lobby", "game"])
def test_a_player_reports_a_table(server: ServerProcess, users: BrowserUsers, in_game: bool) -> None:
    say = Texts("en")
    made = prepare(server, dealt(), ["Robin", "Sam"], ["Ada", "Ben"]) if in_game else make(server, [None])
    page = users().sit(made.seats[0])
    open_report(page, say, in_game)
    send = page.get_by_role("button", name=say.say("web-report-send"))
    expect(send).to_be_disabled()
    page.get_by_role("textbox", name=say.say("web-report-reason")).fill("insults")
    send.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    stored = server.rows("SELECT seat, reason FROM reports WHERE table_id = ?", made.table)
    assert stored == [(0, "insults")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_offered_in_every_language(language: str) -> None:
    texts = Texts(language, strict=True)
    said = [texts.say(f"web-report{part}") for part in ("", "-about", "-reason", "-send", "-sent")]
    assert len(set(said)) == 5

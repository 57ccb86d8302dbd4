"""The page in every language: the browser's at first, and any other at any time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from citadels.locale import LANGUAGES, Texts
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import BrowserUsers
from tests.browser.table_factory import make
from tests.nightly import rest_nightly
from tests.server.server_process import ServerProcess

WORDS = {language: Texts(language) for language in LANGUAGES}


def switch(page: Page, language: str) -> None:
    """Choose a language in the menu that is in front."""
    page.locator("select", has=page.locator("option[lang]")).last.select_option(
        label=WORDS[language].about.name
    )
    expect(page.locator("html")).to_have_attribute("lang", WORDS[language].about.tag)


@pytest.mark.parametrize(
    ("locale", "language"),
    rest_nightly(
        [("pt-BR", "pt"), ("nl-NL", "en"), ("de-AT", "de"), ("pl-PL", "pl"), ("fr-CA", "fr"), ("it", "it")],
        stage="pages",
        keep=2,
    ),
)
def test_the_first_visit_is_in_the_language_of_the_browser(
    users: BrowserUsers, locale: str, language: str
) -> None:
    page = users(locale=locale).page
    page.goto(users().server.url)
    say = WORDS[language].say
    expect(page.get_by_role("button", name=say("web-play-now"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", WORDS[language].about.tag)
    expect(page).to_have_title(say("web-title"))


def test_a_language_stays_after_loading_the_page_again(user: BrowserUser) -> None:
    page = user.home()
    for language in (*LANGUAGES[1:], "en", "es"):
        switch(page, language)
        expect(page.get_by_role("button", name=WORDS[language].say("web-friends"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=WORDS["es"].say("web-friends"))).to_be_visible()
    expect(user.set_up("own", WORDS["es"].say)).to_contain_text(WORDS["es"].say("edition-2002"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name=WORDS["es"].say("web-preferences")).click()
    switch(page, "it")
    expect(page.get_by_role("dialog", name=WORDS["it"].say("web-preferences"))).to_be_visible()


def test_errors_of_a_new_table_are_in_the_readers_language(user: BrowserUser) -> None:
    page = user.home()
    for language in LANGUAGES:
        switch(page, language)
        dialog = user.set_up("own", WORDS[language].say)
        dialog.get_by_role("checkbox", name=WORDS[language].say("web-own-cast")).check()
        page.locator(".uniques [aria-pressed=true]").first.click()
        wrong = WORDS[language].say("setup-district-count", need=14, have=13)
        told = WORDS[language].say("error-settings", detail=wrong)
        expect(dialog.locator(".problem")).to_have_text(told)
        expect(page.get_by_role("button", name=WORDS[language].say("web-open-table"))).to_be_disabled()
        page.keyboard.press("Escape")
    user.ignore_errors("/api/settings")


def test_the_language_changes_in_the_middle_of_a_game(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    for _ in range(4):
        user.settle()
        user.click(len(user.options))  # The first may name a character that is out and not lit.
    user.settle()
    page.get_by_role("button", name="Full log").click()
    lines = page.locator(".log li").count()
    before = "en"
    for language in (*LANGUAGES[1:], "en"):
        page.get_by_role("button", name=WORDS[before].say("web-table"), exact=True).click()
        page.get_by_role("button", name=WORDS[before].say("web-preferences")).click()
        switch(page, language)
        page.keyboard.press("Escape")
        before = language
        user.until(lambda: user.sent_of("language"), "the server is told")
        said = WORDS[language].say("event-gold-gained", you="seat", source="deal", gold=2).split("2")[0]
        expect(page.locator(".log")).to_contain_text(said)
        expect(page.locator(".question")).to_contain_text(WORDS[language].say("web-answers"))
        expect(page).to_have_title(WORDS[language].say("web-title-turn"))
        expect(page.locator(".log li")).to_have_count(lines)
    assert [sent["language"] for sent in user.sent_of("language")] == [*LANGUAGES[1:], "en"]


@pytest.mark.parametrize("language", rest_nightly(LANGUAGES[1:], stage="pages"))
def test_nothing_is_left_in_english(server: ServerProcess, users: BrowserUsers, language: str) -> None:
    """No message of the page has its English words where they differ."""
    user = users(likes={"language": language})
    page = user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    assert user.settle() == "asked"  # only then can all answers be listed
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    shown = page.locator("body").inner_text()
    for id in ("web-characters", "web-unique-districts", "web-keys", "web-key-gold", "web-answers"):
        assert WORDS[language].say(id) in shown
        assert re.search(rf"\b{re.escape(WORDS['en'].say(id))}\b", shown) is None
    assert re.search(r"\bweb-\w+", shown) is None

"""The page can be used by everybody, and does not make anybody wait."""

from __future__ import annotations

import gzip
import time
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from scripts.web import BUILT

from citadels.locale import LANGUAGES
from tests.browser.conftest import Guests
from tests.browser.phases import phases
from tests.server.house import House

Theme = Literal["light", "dark"]
AXE = Axe()
MOST_SCRIPT = 150_000  # bytes, compressed
WANTED_SECONDS, MOST_SECONDS = 2.0, 10.0


def found_by_axe(page: Page, theme: Theme) -> list[str]:
    """What axe finds wrong; in the dark all is the same but for the colours."""
    page.emulate_media(color_scheme=theme)
    options = {"runOnly": ["color-contrast"]} if theme == "dark" else None
    found: list[dict[str, Any]] = AXE.run(page, options=options).response["violations"]
    return [
        f"{one['id']} {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_anywhere_in_either_theme(house: House, guests: Guests, language: str) -> None:
    guest = guests(likes={"language": language})
    themes: list[Theme] = ["light", "dark"]
    wrong = {}
    for phase in phases(house, guest, language):
        for theme in themes:
            wrong[phase, theme] = found_by_axe(guest.page, theme)
    assert {where: what for where, what in wrong.items() if what} == {}
    assert len(wrong) > 30


def test_the_script_of_the_page_is_small() -> None:
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in BUILT.rglob("*.js")}
    print(sizes)
    assert sizes
    assert sum(sizes.values()) <= MOST_SCRIPT


def test_the_first_decision_does_not_keep_one_waiting(guests: Guests) -> None:
    guest = guests()
    began = time.monotonic()
    page = guest.home()
    page.get_by_role("button", name="Play against bots").click()
    page.locator('.game[data-phase="draft"], .game[data-phase="turns"]').wait_for()
    took = time.monotonic() - began
    print(f"the table after {took:.2f} s; wanted: {WANTED_SECONDS} s")
    assert took < MOST_SECONDS


def test_what_the_page_may_not_do_is_noticed_by_these_tests(guests: Guests) -> None:
    guest = guests()
    page = guest.home()
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    guest.until(lambda: guest.troubles, "the browser complains")
    guest.forgive("Content Security Policy")

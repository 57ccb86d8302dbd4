"""The page can be used by everybody, and does not make anybody wait."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from scripts.web import BUILT

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.house import make, prepare
from tests.browser.test_course import merchant, over
from tests.server.house import House

Theme = Literal["light", "dark"]
Place = Callable[[House, Guest], Page]
AXE = Axe()
MOST_SCRIPT = 150_000  # bytes, compressed
WANTED_SECONDS, MOST_SECONDS = 2.0, 10.0


def serious(page: Page) -> list[str]:
    """What axe finds that keeps somebody from using the page."""
    found: list[dict[str, Any]] = AXE.run(page).response["violations"]
    return [
        f"{one['id']} {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def at_home(house: House, guest: Guest) -> Page:
    return guest.home()


def in_setup(house: House, guest: Guest) -> Page:
    page = guest.home()
    page.get_by_role("button", name="Set up a table").click()
    page.get_by_label("Choose yourself").check()
    page.locator(".uniques button").first.wait_for()
    return page


def in_lobby(house: House, guest: Guest) -> Page:
    page = guest.sit(make(house, [None, "greedy"]).seats[0])
    page.get_by_role("button", name="I am ready").wait_for()
    return page


def in_draft(house: House, guest: Guest) -> Page:
    page = guest.sit(make(house, ["greedy"] * 3).seats[0], start=True)
    guest.settle()
    return page


def in_turn(house: House, guest: Guest) -> Page:
    page = guest.sit(prepare(house, merchant(), ["Robin"], ["Ada", "Ben", "Cy"]).seats[0])
    guest.settle()
    guest.answer("gather gold")
    return page


def at_result(house: House, guest: Guest) -> Page:
    page = guest.sit(prepare(house, over(), ["Robin"], ["Ada", "Ben", "Cy"]).seats[0])
    guest.settle()
    return page


PLACES = [
    at_home,
    in_setup,
    in_lobby,
    in_draft,
    in_turn,
    at_result,
]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_axe_finds_nothing_serious_in_either_theme(house: House, guest: Guest, place: Place) -> None:
    page = place(house, guest)
    themes: list[Theme] = ["light", "dark"]
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        assert serious(page) == []


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

"""Small windows, large letters and clumsy fingers: nothing is lost, and everything can be hit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import BrowserUsers
from tests.browser.page_checks import OUTSIDE_WINDOW, TARGETS_BELOW, Size, resized
from tests.browser.phases import phases
from tests.nightly import rest_nightly
from tests.server.server_process import ServerProcess

MIN_TARGET_SIZE = 24  # CSS pixels of a target, WCAG 2.5.8
FINGER = 44  # the same for fingers, WCAG 2.5.5


def in_windows(
    server: ServerProcess,
    users: BrowserUsers,
    sizes: list[Size],
    script: str,
    *arguments: Any,
    **likes: object,
) -> dict[tuple[str, str], list[str]]:
    """What a script finds in all phases, in windows of several sizes; one walks in the first."""
    width, height = sizes[0]
    user = users(viewport={"width": width, "height": height}, likes=likes)
    page, found = user.page, {}
    for phase in phases(server, user):
        for size in resized(page, [*sizes[1:], sizes[0]]):
            found[phase, size] = list(page.evaluate(script, *arguments))
    return {where: what for where, what in found.items() if what}


@pytest.mark.parametrize("window", rest_nightly([((360, 768),), ((1366, 768),)], stage="pages"))
def test_everything_is_large_enough_to_be_hit(
    server: ServerProcess, users: BrowserUsers, window: Size
) -> None:
    """With the smallest letters."""
    assert in_windows(server, users, [window], TARGETS_BELOW, MIN_TARGET_SIZE, size=85) == {}


def test_nothing_is_lost_at_320_pixels(server: ServerProcess, users: BrowserUsers) -> None:
    """A window of 1280 by 1024 pixels at 400 % is one of 320 by 256."""
    assert in_windows(server, users, [(320, 568), (320, 256)], OUTSIDE_WINDOW) == {}


def test_links_around_the_home_page_fit_a_finger(server: ServerProcess, users: BrowserUsers) -> None:
    page = users(viewport={"width": 390, "height": 844}, has_touch=True).home()
    around = page.locator(":is(header, footer, .files) :is(a, button, select, summary):visible")
    assert around.count() >= 7
    boxes = {one.inner_text() or one.get_attribute("aria-label"): one.bounding_box() for one in around.all()}
    small = {
        name: (box["width"], box["height"])
        for name, box in boxes.items()
        if box and (box["height"] < FINGER or box["width"] < FINGER)
    }
    assert small == {}

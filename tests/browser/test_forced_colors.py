"""The table in the colors of a system that chooses them itself, as Windows does for high contrast."""

from __future__ import annotations

import io

import pytest
from PIL import Image
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import BrowserUsers
from tests.browser.page_checks import Size, take_screenshot
from tests.browser.scenes import show
from tests.server.server_process import ServerProcess

CORNER = 12  # pixels that a round corner takes
DARK = 128  # of 255: a border is black, and everything else along it white


def gaps(card: Locator) -> list[int]:
    """Return where the upper border of a card is covered, in pixels from its left."""
    box = card.bounding_box()
    assert box is not None
    x, y, width = box["x"] + CORNER, box["y"] - 1, box["width"] - 2 * CORNER
    clip: FloatRect = {"x": x, "y": y, "width": width, "height": 4}
    shot = card.page.screenshot(clip=clip, animations="disabled")
    picture = Image.open(io.BytesIO(shot)).convert("L")
    rows = [picture.crop((0, y, picture.width, y + 1)).tobytes() for y in range(picture.height)]
    return [CORNER + x for x, column in enumerate(zip(*rows, strict=True)) if min(column) > DARK]


def test_piles_and_story_are_not_gray_where_they_cannot_be_pressed(
    server: ServerProcess, users: BrowserUsers
) -> None:
    user = users(forced_colors="active", color_scheme="dark", likes={"theme": "dark"})
    show(server, user, "turn", "en")
    page = user.page
    take_screenshot(page, "forced-dark")
    text = page.locator("body").evaluate("body => getComputedStyle(body).color")
    disabled = page.locator(":is(.piles, .story) button:disabled")
    expect(disabled).not_to_have_count(0)
    for button in disabled.all():
        expect(button).to_have_css("color", text)


@pytest.mark.parametrize("window", [(1366, 768), (360, 640)])
def test_cards_keep_their_borders_and_the_choosing_player_is_marked(
    server: ServerProcess, users: BrowserUsers, window: Size
) -> None:
    user = users(viewport={"width": window[0], "height": window[1]}, forced_colors="active")
    show(server, user, "draft", "en")
    page = user.page
    take_screenshot(page, f"forced-{window[0]}")
    cards = page.locator(".stage .cards .character")
    expect(cards).not_to_have_count(0)
    covered = {card.locator("strong").inner_text(): gaps(card) for card in cards.all()}
    assert {name: where for name, where in covered.items() if where} == {}
    now = page.locator(".order .now")
    expect(now).to_have_css("outline-style", "solid")
    expect(now).to_have_css("clip-path", "none")
    expect(page.locator(".order li:not(.now)").first).to_have_css("outline-style", "none")

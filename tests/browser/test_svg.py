"""Pictures of tables, as a browser draws them, look as they did.

``CITADELS_GOLDEN=write`` writes the golden files anew; look at the pictures before keeping them.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

import citadels
from citadels import Game
from citadels.bots import make_bot
from tests.browser.golden_pictures import assert_golden_picture

NAMES = ["Alba", "Berto", "Carla", "Dario", "Elsa", "Fabio", "Gaia", "Hugo"]
# Each with its players, the decisions until then, the seat that sees it, and the theme.
TABLES = [
    ("draft", 2, 90, 1, "light"),
    ("turn", 4, 124, 2, "light"),
    ("open", 6, 140, None, "dark"),
    ("crowded", 8, 190, 0, "dark"),
    ("end", 5, 5_000, 2, "light"),
]

DAY, NIGHT = "rgb(127, 192, 224)", "rgb(7, 11, 34)"
SKY = "getComputedStyle(document.querySelector('svg[role=img] > rect')).fill"


def played(seats: int, decisions: int) -> Game:
    """A game between greedy bots, after so many decisions or at its end."""
    game = citadels.new_game(preset="cunning_agents", seats=seats, seed=seats)
    bots = [make_bot("greedy", str(seat)) for seat in range(seats)]
    for _ in range(decisions):
        if game.seat is None:
            break
        game.play(bots[game.seat].choose(game.view(game.seat), game.options()))
    return game


@pytest.mark.parametrize(("name", "seats", "decisions", "seat", "theme"), TABLES, ids=str)
def test_a_picture_matches_its_golden_picture(
    browser: Browser, name: str, seats: int, decisions: int, seat: int | None, theme: str
) -> None:
    picture = played(seats, decisions).svg(seat, names=NAMES[:seats], theme=theme)
    page = browser.new_page(viewport={"width": 900, "height": 600})
    page.set_content(f"<body style='margin:0'>{picture}")
    assert_golden_picture(page, page.locator("svg[role=img]").screenshot(), f"svg-{name}")
    page.close()


@pytest.mark.parametrize(("scheme", "sky"), [("light", DAY), ("dark", NIGHT)])
def test_a_picture_follows_the_system(browser: Browser, scheme: Any, sky: str) -> None:
    page = browser.new_page(color_scheme=scheme)
    page.set_content(citadels.new_game(seed=1).svg())
    assert page.evaluate(SKY) == sky
    page.close()


@pytest.mark.parametrize(("light", "sky"), [("true", DAY), ("false", NIGHT)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_theme_of_the_notebook_goes_before_that_of_the_system(
    browser: Browser, scheme: Any, light: str, sky: str
) -> None:
    page = browser.new_page(color_scheme=scheme)
    page.set_content(f"<body data-jp-theme-light={light}>{citadels.new_game(seed=1).svg()}")
    assert page.evaluate(SKY) == sky
    page.close()

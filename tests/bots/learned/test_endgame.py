"""learned does not end the game in defeat."""

from __future__ import annotations

from random import Random

import pytest

import citadels
from citadels.bots import LearnedBot
from citadels.bots.beliefs import Beliefs
from citadels.bots.learned.endgame import may_end_game, without_lost_endings
from citadels.engine.view import View

CITY = ["temple", "manor", "castle", "tavern", "market", "watchtower", "prison"]
RICH = ["palace", "cathedral", "town_hall", "fortress", "dragon_gate", "library", "keep"]


def one_district_short(rival: list[str], character: str = "merchant", gold: int = 5) -> citadels.Game:
    """A player may complete the city, while another player has another one."""
    return citadels.load(
        {
            "called": 8 if character == "warlord" else 6,
            "turn": {"seat": 0, "character": character, "gathered": True},
            "revealed": {character: 0},
            "players": [
                {"gold": gold, "hand": ["docks"], "city": CITY, "characters": [character]},
                {"gold": 0, "hand": 0, "city": rival, "characters": ["architect"]},
                {"gold": 0, "hand": 0, "characters": ["bishop"]},
            ],
        }
    )


def kept(game: citadels.Game) -> set[str]:
    view = game.view(0)

    def beliefs() -> Beliefs:
        return Beliefs(view)

    left = without_lost_endings(view, game.options(), beliefs, Random(1))
    return {option.action.text for option in left}


def test_a_city_is_not_completed_behind_a_richer_one() -> None:
    game = one_district_short(RICH)
    assert "build docks" in {option.action.text for option in game.options()}
    assert "build docks" not in kept(game)
    bot = LearnedBot("1", temperature=4.0, min_probability=0.0)
    chosen = {bot.choose(game.view(0), game.options()).text for _ in range(40)}
    assert chosen <= kept(game)


def test_it_is_completed_ahead() -> None:
    game = one_district_short(RICH[:3])
    assert kept(game) == {option.action.text for option in game.options()}


def test_it_is_completed_if_the_lead_can_still_be_destroyed() -> None:
    """With the Warlord's gold the richer city loses a district after this one is complete."""
    level = ["palace", "cathedral", "town_hall", "fortress", "market"]
    poor, rich = one_district_short(level, "warlord", gold=3), one_district_short(level, "warlord", gold=9)
    assert "build docks" not in kept(poor)
    assert "build docks" in kept(rich)


def test_nothing_is_looked_at_while_the_end_is_far_or_decided() -> None:
    game = one_district_short(RICH)
    view = game.view(0)
    assert may_end_game(view)
    assert not may_end_game(game.view(2))
    game.apply("build docks")
    assert not may_end_game(game.view(0))


@pytest.mark.parametrize("seed", range(3))
def test_one_option_is_always_left(seed: int) -> None:
    game = one_district_short(RICH)
    view: View = game.view(0)
    [build] = [option for option in game.options() if option.verb == "build"]
    assert without_lost_endings(view, [build], lambda: Beliefs(view), Random(seed)) == [build]

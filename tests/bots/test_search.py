"""search: looks ahead, sees no more than its seat may, and is the same every time with a budget of nodes."""

from __future__ import annotations

from random import Random

import pytest

import citadels
from citadels.bots.search import SearchBot, policy
from citadels.bots.search.budget import Budget
from citadels.bots.search.value import chances
from citadels.engine.deal import deal
from citadels.lab.runner import finish

BUDGET = Budget(nodes=12)


@pytest.mark.parametrize("preset", ["first_game", "cunning_agents", "random"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_search_plays_games_to_the_end(preset: str, seats: int) -> None:
    game = citadels.new_game(preset=preset, seats=seats, seed=f"{preset}/{seats}")
    finish(game, [SearchBot(str(seat), Budget(nodes=3)) for seat in range(seats)])
    assert game.over


def test_no_search_can_cheat() -> None:
    """Its choice is a function of view, options and seed: what it cannot see may be dealt anew."""
    game = citadels.new_game(preset="cunning_agents", seats=4, seed=3)
    rng = Random(3)
    for _ in range(40):
        seat = game.seat
        assert seat is not None
        other = deal(game.view(seat), rng, record=True)
        seed = str(rng.random())
        choice = SearchBot(seed, BUDGET).choose(game.view(seat), game.options())
        assert SearchBot(seed, BUDGET).choose(other.view(seat), other.options()) == choice
        game.apply(choice)


@pytest.mark.parametrize("edition", citadels.EDITIONS)
def test_the_quick_policy_plays_every_edition(edition: str) -> None:
    rng = Random(1)
    for seed in range(10):
        game = citadels.new_game(edition, "random", seats=4, seed=seed)
        while not game.over:
            game.play(policy.choose(game, rng))


def test_chances_are_shares_of_one_and_grow_with_the_city() -> None:
    game = citadels.new_game(seats=4, seed=5)
    rng = Random(5)
    while not game.over:
        found = chances(game)
        assert abs(sum(found) - 1) < 1e-9
        game.play(policy.choose(game, rng))
    result = game.result()
    assert result is not None
    assert [seat for seat, chance in enumerate(chances(game)) if chance] == list(result.winners)
    early = citadels.load(
        {
            "players": [
                {"gold": 2, "hand": ["tavern"], "city": ["temple", "manor", "castle"]},
                *[{"gold": 2, "hand": 1, "city": ["docks"]} for _ in range(3)],
            ]
        }
    )
    assert chances(early)[0] > max(chances(early)[1:])

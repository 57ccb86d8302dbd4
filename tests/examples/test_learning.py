"""The examples of learning and of searching do what they say."""

from __future__ import annotations

import sys
from random import Random

import pytest
from examples.learning.preferences import learn

NO_OPEN_SPIEL = pytest.mark.skipif(sys.platform == "win32", reason="there is no OpenSpiel for Windows")


@pytest.mark.nightly(stage="research")
def test_preferences_beat_players_who_act_at_random() -> None:
    _, rewards = learn(150)
    won = [reward > 0 for reward in rewards[-80:]]
    assert sum(won) / len(won) > 0.4  # a quarter would be chance


@NO_OPEN_SPIEL
@pytest.mark.nightly(stage="research")
def test_a_search_beats_a_player_who_acts_at_random() -> None:
    from examples.learning.worlds import play

    assert sum(play(4, seats=2, looks=12)) > 0


@NO_OPEN_SPIEL
def test_a_search_knows_no_more_than_its_seat() -> None:
    """In another world that the seat cannot tell from this one it finds the same."""
    import pyspiel
    from examples.learning.worlds import searcher

    game = pyspiel.load_game("python_citadels(seats=4,rng_seed=3)")
    state, rng = game.new_initial_state(), Random(1)
    state.apply_action(0)
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
    while len(state.legal_actions()) < 3:
        state.apply_action(rng.choice(state.legal_actions()))
    other = state.resample_from_infostate(state.current_player(), rng.random)
    assert str(other) != str(state)
    assert searcher(game, 20, seed=1).get_policy(state) == searcher(game, 20, seed=1).get_policy(other)

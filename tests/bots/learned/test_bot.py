"""learned: answers by the chances of a network, and sees nothing but its view."""

from __future__ import annotations

from collections import Counter
from math import exp
from random import Random

import pytest

import citadels
from citadels import CitadelsError
from citadels.bots import LearnedBot, make_bot
from citadels.bots.learned import network
from citadels.bots.learned.network import Network
from citadels.bots.learned.numpy_backend import NumpyBackend
from citadels.bots.learned.python_backend import PythonBackend
from citadels.bots.learned.sampling import (
    EXPONENTIALS,
    STEPS,
    WEIGHT_ONE,
    probabilities,
    sample,
    softmax_weights,
)
from citadels.bots.learned.weights import ACCUMULATOR_ONE, WeightsError, read
from citadels.engine.deal import deal
from citadels.lab.runner import finish
from tests.bots.learned.made import made_weights, positions
from tests.properties.worlds import VARIABLES, Redealer

WEIGHTS = made_weights()
NETWORK = Network(NumpyBackend(WEIGHTS))


# -- chances -----------------------------------------------------------------------------


def test_the_exponentials() -> None:
    assert all(abs(found / WEIGHT_ONE - exp(-at / STEPS)) < 2e-9 for at, found in enumerate(EXPONENTIALS))
    assert EXPONENTIALS[-1] == 0


def test_probabilities_are_the_softmax_of_the_logits() -> None:
    said = [0, -ACCUMULATOR_ONE, ACCUMULATOR_ONE // 2, -100 * ACCUMULATOR_ONE]
    total = sum(exp(number / ACCUMULATOR_ONE) for number in said)
    assert probabilities(said) == pytest.approx(
        [exp(number / ACCUMULATOR_ONE) / total for number in said], rel=0.01
    )
    assert softmax_weights(said, 0.5)[1] == pytest.approx(WEIGHT_ONE * exp(-3), rel=0.01)


def test_answers_are_sampled_by_their_probabilities() -> None:
    said, rng = [0, ACCUMULATOR_ONE, -2 * ACCUMULATOR_ONE, 0], Random(1)
    drawn = Counter(sample(said, 1.0, 0.05, rng) for _ in range(4000))
    assert set(drawn) == {0, 1, 3}  # the third has a chance of 0.03
    assert drawn[1] / 4000 == pytest.approx(exp(1) / (2 + exp(1)), abs=0.03)


def test_the_best_is_drawn_however_many_there_are() -> None:
    """Also if all are less likely than the least."""
    assert sample([5] * 100 + [6], 1.0, 0.02, Random(1)) in range(101)
    assert sample([5, 7, 7], 0, 0.02, Random(1)) == 1


# -- the bot -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_it_plays(seats: int) -> None:
    game = citadels.new_game(preset="random", seats=seats, seed=seats)
    finish(game, [LearnedBot(str(seat), NETWORK) for seat in range(seats)])
    assert game.over


@pytest.mark.slow
def test_the_same_seed_makes_the_same_choices_with_every_backend() -> None:
    plain = Network(PythonBackend(WEIGHTS))
    one, other = [
        finish(citadels.new_game(seats=4, seed=1), [LearnedBot(str(seat), found) for seat in range(4)])
        for found in (NETWORK, plain)
    ]
    assert one == other


def test_hidden_information_changes_nothing() -> None:
    """Everything hidden is dealt anew, in keeping with what the seat knows."""
    rng = Random(1)
    for game in positions(every=23):
        seat, actions = game.seat or 0, game.actions()
        said = NETWORK.answer(game.view(seat), actions)
        dealt = deal(game.view(seat), rng)
        assert dealt.actions() == actions
        assert NETWORK.answer(dealt.view(seat), actions) == said


@pytest.mark.slow
def test_redealt_hidden_information_changes_nothing() -> None:
    rng = Random(2)
    for game in positions(every=101):
        for seat in range(game.rules.seats):
            world = citadels.load(Redealer(game, seat, rng, set(VARIABLES), keep_top=0).deal())
            assert NETWORK.win_probabilities(world.view(seat)) == NETWORK.win_probabilities(game.view(seat))


def test_shares_of_the_win_are_by_seat() -> None:
    game = citadels.new_game(seats=5, seed=1)
    for seat in range(5):
        view = game.view(seat)
        value_logits = NETWORK.answer(view, []).value_logits
        found = NETWORK.win_probabilities(view)
        assert sum(found) == pytest.approx(1)
        assert found[seat] == probabilities(value_logits)[0]
        assert found[(seat + 2) % 5] == probabilities(value_logits)[2]


def test_without_weights_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "FILE", network.FILE.with_name("nothing.bin"))
    network.load_default_network.cache_clear()
    with pytest.raises(WeightsError, match=r"the bot 'learned' lacks its weights: .*nothing\.bin is missing"):
        make_bot("learned", "1")


@pytest.mark.parametrize(("temperature", "least"), [(-1.0, 0.0), (1.0, 1.5)])
def test_invalid_sampling_parameters_are_refused(temperature: float, least: float) -> None:
    with pytest.raises(CitadelsError, match="temperature must be ≥ 0 and min_probability between 0 and 1"):
        LearnedBot("1", NETWORK, temperature, least)


# -- the weights of this package ---------------------------------------------------------


def test_the_model_card_says_how_the_weights_were_trained() -> None:
    card = read(network.FILE.read_bytes()).model_card
    assert card["games"] > 1_000_000
    assert {"recipe", "seed", "program"} <= card.keys()


@pytest.mark.slow
def test_it_beats_the_expert_with_two_players() -> None:
    seats = [seed % 2 for seed in range(12)]
    games = [citadels.new_game(seats=2, seed=seed) for seed in range(12)]
    for game, seat in zip(games, seats, strict=True):
        names = ["learned", "expert"] if seat == 0 else ["expert", "learned"]
        finish(game, [make_bot(name, str(game.key)) for name in names])
    results = [game.result() for game in games]
    won = [result for result, seat in zip(results, seats, strict=True) if result and seat in result.winners]
    assert len(won) >= 9

"""Beliefs about the others: they agree with what a seat knows, and are nearer to the truth than counting."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random

import pytest

import citadels
from citadels import EDITIONS, Game, Setup
from citadels.bots import ExpertBot, GreedyBot
from citadels.bots.base import Bot
from citadels.bots.beliefs import Beliefs, infer_beliefs
from citadels.bots.learned.bot import LearnedBot
from citadels.bots.learned.network import load, load_default_network
from citadels.bots.learned.weights import write
from citadels.engine.errors import CitadelsError
from citadels.engine.view import SPECTATOR, View
from tests.bots.learned import made

LEAST = 1e-4


def under_way(seats: int, edition: str = "2016", seed: int = 1, turns: int = 25) -> Game:
    """Return a game after so many answers by bots, in a turn."""
    preset = "random" if edition == "2016" else "basic"
    game = citadels.new_game(edition, preset, seats, seed=seed)
    bots = [GreedyBot(str(seat)) for seat in range(seats)]
    while turns > 0 or game.prompt in ("pick", "discard"):
        seat = game.seat
        assert seat is not None
        game.apply(bots[seat].choose(game.view(seat), game.options()))
        turns -= 1
    return game


def settings() -> list[tuple[str, int]]:
    return [
        (edition, seats) for edition in EDITIONS for seats in range(2, 9) if (edition, seats) != ("2000", 8)
    ]


@pytest.mark.parametrize(("edition", "seats"), settings())
def test_beliefs_are_probabilities_of_what_is_possible(edition: str, seats: int) -> None:
    game = under_way(seats, edition)
    for seat in range(seats):
        view = game.view(seat)
        beliefs = infer_beliefs(view)
        everyone: Counter[str] = Counter()
        for other, (chances, player) in enumerate(zip(beliefs.characters, game.state.players, strict=True)):
            held = game.rules.characters_named(player.characters)
            assert sum(chances.values()) == pytest.approx(len(held))
            assert all(chances[character] > 0 for character in held)
            assert other != seat or chances == dict.fromkeys(held, 1.0)
            everyone.update(chances)
        assert max(everyone.values()) <= 1 + 1e-9  # no two players hold the same character
        for costs in beliefs.costs:
            assert sum(costs.values()) == pytest.approx(1)


def test_worlds_are_dealt_as_believed() -> None:
    game = under_way(4)
    view = game.view(game.seat or 0)
    other = (view.seat + 1) % 4
    believed = [{} for _ in range(4)]  # type: list[dict[int, float]]
    believed[other] = {1: 0.0, 2: 0.0, 3: 0.0}
    beliefs = Beliefs(view, infer_beliefs(view).weights, believed)
    dealer, rng, worlds = beliefs.dealer(), Random(3), 600
    held: Counter[str] = Counter()
    cheap = cheap_of_all = cards = 0
    for _ in range(worlds):
        world = dealer.deal_unrecorded(rng)
        held.update(world.rules.characters_named(world.state.players[other].characters))
        hand = [world.rules.districts[kind].cost for kind in world.state.players[other].hand]
        cheap, cards = cheap + sum(cost <= 3 for cost in hand), cards + len(hand)
        third = world.state.players[(view.seat + 2) % 4].hand
        cheap_of_all += sum(world.rules.districts[kind].cost <= 3 for kind in third)
    for character, chance in beliefs.characters[other].items():
        assert abs(held[character] / worlds - chance) < 0.08
    assert cards
    assert cheap / cards < 0.1 < cheap_of_all / cards
    assert sum(beliefs.costs[other].get(cost, 0.0) for cost in (1, 2, 3)) < 0.1


def test_a_dealt_world_agrees_with_the_view() -> None:
    for seats in (2, 3, 5, 8):
        game = under_way(seats)
        view = game.view(game.seat or 0)
        assert infer_beliefs(view).dealer().deal(Random(1)).view(view.seat) == view


def test_spectators_only_count() -> None:
    game = under_way(4)
    assert infer_beliefs(game.view(SPECTATOR)).weights == ()
    assert len(infer_beliefs(game.view(SPECTATOR)).characters) == 4


def test_each_network_has_its_own_beliefs() -> None:
    game = under_way(4)
    view = game.view(game.seat or 0)
    own = infer_beliefs(view, load(write(made.made_weights())))
    assert own.characters not in (infer_beliefs(view).characters, Beliefs(view).characters)


def test_beliefs_about_another_table_are_refused() -> None:
    view = under_way(4).view(0)
    with pytest.raises(CitadelsError, match="beliefs about 3 seats, but there are 4"):
        Beliefs(view, [{}] * 3).dealer()
    with pytest.raises(CitadelsError, match="beliefs about 5 seats, but there are 4"):
        Beliefs(view, (), [{}] * 5).dealer()


def losses(beliefs: Beliefs, game: Game, seat: int) -> float:
    """Return the log loss about the characters of the other seats."""
    found = 0.0
    for other, player in enumerate(game.state.players):
        for character in game.rules.characters_named(player.characters):
            if other != seat:
                found -= log(max(LEAST, beliefs.characters[other][character]))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "most"), [(LearnedBot, 0.9), (ExpertBot, 0.9), (GreedyBot, 1.0)])
def test_beliefs_are_nearer_to_the_truth_than_counting(kind: type[Bot], most: float) -> None:
    counted = inferred = 0.0
    for seed in range(6):
        game = Setup(seats=4).settings().begin(bytes([seed] * 32))
        bots = [kind(f"{seed}/{seat}") for seat in range(4)]
        while not game.over:
            seat = game.seat or 0
            view: View = game.view(seat)
            if game.prompt != "pick":
                counted += losses(Beliefs(view), game, seat)
                inferred += losses(infer_beliefs(view), game, seat)
            game.play(bots[seat].choose(view, game.options()))
    assert inferred < most * counted


def test_chances_to_win_depend_on_who_is_known_to_be_strong() -> None:
    game = under_way(4)
    view, network = game.view(0), load_default_network()
    strong = network.win_probabilities(view, [None, "learned", "learned", "learned"])
    weak = network.win_probabilities(view, [None, "beginner", "beginner", "beginner"])
    assert strong[0] < network.win_probabilities(view)[0] < weak[0]
    assert network.win_probabilities(view, [None] * 4) == network.win_probabilities(view)

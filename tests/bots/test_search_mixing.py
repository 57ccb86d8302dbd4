"""search mixes whom it names and where its bluffs lie, and nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import citadels
from citadels.bots.beliefs import Beliefs, infer_beliefs
from citadels.bots.learned.naming import likelihood_held
from citadels.bots.search import SearchBot
from citadels.bots.search.budget import Budget
from citadels.bots.search.halving import Candidate, SequentialHalving
from citadels.bots.search.mixing import MIN_PROBABILITY, TEMPERATURE, choose_mixed, weights_by_lead
from tests.bots.learned.naming_positions import asked_to_kill, asked_to_place_the_flower

WORLDS = 100


def searched(game: citadels.Game, chances: dict[str, float]) -> SequentialHalving:
    """Return a search in which these actions had these chances in every world; all others lost."""
    candidates = [Candidate(option, 0.0, 4) for option in game.options()]
    for candidate in candidates:
        for _ in range(WORLDS):
            candidate.add(chances.get(candidate.action.text, 0.0))
    return SequentialHalving(candidates, prior_visits=0.0)


def chosen(game: citadels.Game, halving: SequentialHalving, draws: int = 200) -> Counter[str]:
    seat = game.seat or 0
    beliefs = Beliefs(game.view(seat))
    return Counter([choose_mixed(halving, beliefs, seat, Random(draw)).text for draw in range(draws)])


def test_victims_that_are_nearly_as_good_are_named_too() -> None:
    game = asked_to_kill()
    first, second, third = [option.action.text for option in game.options() if option.verb == "kill"][:3]
    near, far = 0.4 - TEMPERATURE / 2, 0.4 - 5 * TEMPERATURE
    found = chosen(game, searched(game, {first: 0.4, second: near, third: far}))
    assert found.keys() == {first, second}
    assert found[first] > found[second] > 40


def test_what_to_do_is_not_mixed() -> None:
    game = asked_to_kill()
    verbs = {option.verb: option.action.text for option in game.options()}
    other = next(text for verb, text in verbs.items() if verb != "kill")
    assert chosen(game, searched(game, {other: 0.4, verbs["kill"]: 0.399})).keys() == {other}
    assert chosen(game, searched(game, {other: 0.399, verbs["kill"]: 0.4})).keys() == {verbs["kill"]}


def test_the_true_threat_is_as_likely_as_its_character_is_held() -> None:
    game = asked_to_place_the_flower()
    view, actions = game.view(game.seat or 0), game.actions()
    beliefs, halving = infer_beliefs(view), searched(game, {actions[0].text: 0.9})
    found = Counter([choose_mixed(halving, beliefs, view.seat, Random(draw)) for draw in range(400)])
    held = [likelihood_held(beliefs, action.name, view.seat) for action in actions]
    assert found[actions[0]] / 400 == pytest.approx(held[0] / sum(held), abs=0.08)


def test_a_lead_of_the_temperature_makes_an_answer_e_times_as_rare() -> None:
    best, other, rare = weights_by_lead([0.0, TEMPERATURE, 10 * TEMPERATURE])
    assert best / other == pytest.approx(2.718, abs=0.02)
    assert rare == 0
    leads = [place * TEMPERATURE / 3 for place in range(12)]
    weights = weights_by_lead(leads)
    assert all(not weight or weight / sum(weights) >= MIN_PROBABILITY for weight in weights)


def test_options_are_compared_over_the_worlds_that_both_were_tried_in() -> None:
    options = citadels.new_game(seats=4, seed=4).options()
    leader, other = (Candidate(option, prior, 4) for option, prior in zip(options, (0.0, -0.3), strict=False))
    for chance in (0.5, 0.5, 0.0, 0.0):
        leader.add(chance)
    for chance in (0.4, 0.4):
        other.add(chance)
    assert SequentialHalving([leader, other], prior_visits=0.0).lead(leader, other) == pytest.approx(0.1)
    assert SequentialHalving([leader, other], prior_visits=2.0).lead(leader, other) == pytest.approx(0.2)


@pytest.mark.slow
def test_an_opponent_cannot_be_sure_whom_search_kills() -> None:
    """Other seeds name other victims, the same seed the same one."""
    game = asked_to_kill(seed=1)
    view = game.view(game.seat or 0)
    kills = [option for option in game.options() if option.verb == "kill"]
    named = [SearchBot(str(seed), Budget(nodes=40)).choose(view, kills) for seed in range(8)]
    assert len(set(named)) > 1
    assert SearchBot("0", Budget(nodes=40)).choose(view, kills) == named[0]

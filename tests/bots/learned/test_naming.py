"""learned names victims by its beliefs, and bluffs by them."""

from __future__ import annotations

import pytest

import citadels
from citadels.bots import LearnedBot
from citadels.bots.beliefs import Beliefs, infer_beliefs
from citadels.bots.learned.naming import VICTIM_VERBS, bluff_by_belief, likelihood_held, name_by_belief
from tests.bots.learned.naming_positions import asked_to_kill, asked_to_place_the_flower


def test_what_nobody_can_hold_is_not_named() -> None:
    game = asked_to_kill()
    view, actions = game.view(game.seat or 0), game.actions()
    out = {action.name for action in actions if action.verb in VICTIM_VERBS} & {*view.faceup}
    assert out
    beliefs, level = Beliefs(view), [0] * len(actions)
    found = name_by_belief([100] * len(actions), level, actions, beliefs, view.seat)
    assert all(not weight for weight, action in zip(found, actions, strict=True) if action.name in out)


def test_likelier_characters_are_named_more_often() -> None:
    game = asked_to_kill()
    view = game.view(game.seat or 0)
    actions = [action for action in game.actions() if action.verb == "kill"]
    beliefs = infer_beliefs(view)
    found = name_by_belief([1 << 20] * len(actions), [0] * len(actions), actions, beliefs, view.seat)
    held = [likelihood_held(beliefs, action.name, view.seat) for action in actions]
    assert sorted(range(len(actions)), key=held.__getitem__) == sorted(
        range(len(actions)), key=lambda place: (found[place], held[place])
    )


def test_when_a_victim_is_named_stays_up_to_the_policy() -> None:
    game = asked_to_kill()
    view, actions = game.view(game.seat or 0), game.actions()
    before = [1 << 20] * len(actions)
    found = name_by_belief(before, [0] * len(actions), actions, Beliefs(view), view.seat)
    names = [place for place, action in enumerate(actions) if action.verb == "kill"]
    assert all(found[place] == before[place] for place in range(len(actions)) if place not in names)
    assert sum(found[place] for place in names) == pytest.approx(len(names) << 20, rel=1e-5)


def test_a_victim_that_all_know_to_be_missing_leaves_the_weights_alone() -> None:
    game = asked_to_kill()
    view = game.view(game.seat or 0)
    missing = [action for action in game.actions() if action.verb == "kill" and action.name in view.faceup]
    assert name_by_belief([3], [0], missing[:1], Beliefs(view), view.seat) == [3]


def test_the_best_answer_of_the_policy_stays_at_temperature_zero() -> None:
    game = asked_to_kill()
    view = game.view(game.seat or 0)
    assert sum(weight > 0 for weight in LearnedBot("1", temperature=0).weights(view, game.actions())) == 1


def test_the_true_threat_is_as_likely_as_its_character_is_held() -> None:
    game = asked_to_place_the_flower()
    view, actions = game.view(game.seat or 0), game.actions()
    beliefs = infer_beliefs(view, LearnedBot("1").network)
    held = [likelihood_held(beliefs, action.name, view.seat) for action in actions]
    weights = LearnedBot("1").weights(view, actions)
    assert len(weights) == 2
    assert min(weights) > 0
    assert weights[0] / weights[1] == pytest.approx(held[0] / held[1])


def test_marks_on_characters_that_no_player_holds_are_equally_likely() -> None:
    view = citadels.new_game(preset="cunning_agents", seats=4, seed=3).view(0)  # nobody has picked yet
    actions = asked_to_place_the_flower().actions()
    assert bluff_by_belief(actions, Beliefs(view), view.seat) == [1, 1]

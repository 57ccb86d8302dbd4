"""What decides the answers of the network: the sentence must be true."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

import citadels
from citadels.bots import LearnedBot
from citadels.bots.learned.reasons import (
    ASPECTS,
    MIN_EFFECT,
    Counterfactual,
    cells,
    counterfactuals,
    explain_answers,
    leads,
)
from citadels.bots.learned.weights import ACCUMULATOR_ONE
from citadels.encoding.actions import action_index
from citadels.encoding.view_encoder import encode
from citadels.engine.actions import Action
from citadels.engine.game import Game
from citadels.engine.view import View
from citadels.locale import LANGUAGES, Texts

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
BOT = LearnedBot("1")


def questions() -> Iterator[tuple[Game, View, list[Action]]]:
    """With a choice, from two games of the network against itself."""
    for preset in ("first_game", "cunning_agents"):
        game = citadels.new_game(preset=preset, seats=4, seed=preset)
        while not game.over:
            view, actions = game.view(game.seat or 0), game.actions()
            if len(actions) > 1:
                yield game, view, actions
            game.apply(BOT.choose(view, game.options()))


def lead(observation: bytes, view: View, actions: list[Action], place: int) -> int:
    """How far an answer is ahead of the best of the others."""
    number = action_index(view.seat, len(view.players)).indexes
    numbers = [number[action] for action in actions]
    said = BOT.network.answer_to(observation, view.edition, len(view.players), numbers).logits
    return said[place] - max([*said[:place], *said[place + 1 :]])


@pytest.mark.nightly(stage="research")
def test_the_named_reason_explains_most_of_the_lead() -> None:
    named = 0
    for _, view, actions in questions():
        found = explain_answers(BOT, view, actions)
        observation = encode(view)
        place = max(range(len(actions)), key=partial(lead, observation, view, actions))
        why = found[place].reason
        before = lead(observation, view, actions, place)
        after = {
            (change.name, change.seat): lead(change.observation, view, actions, place)
            for change in counterfactuals(view, observation)
        }
        if why.name == "decides_nothing":
            assert all(before - left < max(MIN_EFFECT, before // 2) for left in after.values())
            continue
        named += 1
        left = after.pop((why.name, why.seat))
        assert left <= before - MIN_EFFECT
        assert left <= before / 2 + 1
        assert all(left <= other for other in after.values())
        assert why.amount == (before - left) / ACCUMULATOR_ONE
    assert named > 50


def test_no_gold_is_what_a_table_without_that_gold_shows() -> None:
    compared = 0
    for game, view, _ in questions():
        observation = encode(view)
        for change in counterfactuals(view, observation):
            if change.name == "decides_gold":
                position = game.to_json()
                players = position["players"]
                assert isinstance(players, list)
                players[view.seat if change.seat < 0 else change.seat]["gold"] = 0
                assert encode(citadels.load(position).view(view.seat)) == change.observation
                compared += change.observation != observation
        if compared > 40:
            return
    pytest.fail("hardly anybody had gold")


def differing(view: View, change: Counterfactual) -> set[int]:
    before = encode(view)
    return {at for at in range(len(before)) if before[at] != change.observation[at]}


@pytest.mark.slow
def test_a_change_leaves_everything_else_as_it_is() -> None:
    _, view, _ = list(questions())[40]
    observation = encode(view)
    seats = len(view.players)
    for change in counterfactuals(view, observation):
        place = 0 if change.seat < 0 else (change.seat - view.seat) % seats
        if change.name in ASPECTS:
            parts = [*ASPECTS[change.name], *(["missing"] if change.name == "decides_city" else [])]
            allowed = {at for part in parts for at in range(*cells(part, place).indices(len(observation)))}
            assert differing(view, change) <= allowed


def test_leads_are_over_the_best_of_the_others() -> None:
    assert leads([3, 3, 1]) == [0, 0, -2]
    assert leads([7]) == [0]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    texts = Texts(language, strict=True)
    _, view, actions = next(questions())
    observation = encode(view)
    told = {texts.why(liking.reason, NAMES) for liking in explain_answers(BOT, view, actions)}
    assert all(sentence.endswith(".") for sentence in told)
    for change in counterfactuals(view, observation):
        reason = explain_answers(BOT, view, actions)[0].reason._replace(name=change.name, seat=change.seat)
        assert (NAMES[change.seat] in texts.why(reason, NAMES)) == (change.seat >= 0)


def test_the_stated_frequency_is_the_policys_probability() -> None:
    _, view, actions = next(questions())
    found = explain_answers(LearnedBot("1", temperature=0.0), view, actions)
    assert sorted([liking.share for liking in found])[-2:] == [0.0, 1.0]
    assert sum([liking.share for liking in explain_answers(BOT, view, actions)]) == pytest.approx(1)

"""Old names of the public API still work, with a warning that names the new one."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

import citadels
from citadels.bots import ExpertBot, LearnedBot
from citadels.bots.advice import CharacterAdvice, Evaluator
from citadels.bots.advice.temperament import BULLY, Temperament
from citadels.deprecation import renamed_arguments
from citadels.encoding.actions import action_index
from citadels.encoding.observation import PARTS
from citadels.lab.playing import play_on

NAMES = [
    ("citadels.bots", "GuardedBot", "FallbackBot"),
    ("citadels.bots.advice", "Judgement", "Evaluator"),
    ("citadels.bots.advice.base", "Judgement", "Evaluator"),
    ("citadels.bots", "ProgramBot", "SubprocessBot"),
    ("citadels.bots", "guarded_bot", "fallback_bot"),
    ("citadels.research", "ACTIONS", "NUM_ACTIONS"),
    ("citadels.research", "CitadelsVector", "CitadelsVectorEnv"),
    ("citadels.research", "LENGTH", "OBSERVATION_SIZE"),
    ("citadels.research", "action_of", "index_to_action"),
    ("citadels.research", "number_of", "action_to_index"),
    ("citadels.research.actions", "Numbering", "ActionIndex"),
    ("citadels.research.actions", "numbering", "action_index"),
]


@pytest.mark.parametrize(("module", "old", "new"), NAMES, ids=str)
def test_old_names_give_what_has_the_new_one(module: str, old: str, new: str) -> None:
    found = import_module(module)
    with pytest.deprecated_call(match=f"{module}.{old} is deprecated; use {module}.{new}") as warned:
        assert getattr(found, old) is getattr(found, new)
    assert warned[0].filename == __file__  # Python shows such warnings by where they come from.


def test_a_name_that_never_was_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Nobody'"):
        _ = import_module("citadels.bots").Nobody


def test_old_keyword_arguments_are_passed_on_under_their_new_names() -> None:
    @renamed_arguments(taste="bias")
    def double(bias: float) -> float:
        return 2 * bias

    with pytest.deprecated_call(match="argument 'taste' is deprecated; use 'bias'") as warned:
        assert double(taste=1.5) == 3.0  # type: ignore[call-arg]
    assert warned[0].filename == __file__
    assert double(bias=2.0) == 4.0


def test_a_learned_bot_takes_the_old_name_of_its_minimum() -> None:
    with pytest.deprecated_call(match="argument 'least' is deprecated; use 'min_probability'"):
        assert LearnedBot("1", least=0.1).min_probability == 0.1  # type: ignore[call-arg]


def test_advice_of_older_card_packages_is_understood() -> None:
    with pytest.deprecated_call():
        advice = CharacterAdvice(taste=1.5, leanings={"gold": 0.5})  # type: ignore[call-arg]
    assert advice == CharacterAdvice(bias=1.5, feature_weights={"gold": 0.5})
    with pytest.deprecated_call():
        assert Evaluator(looseness=3.0) == Evaluator(noise_scale=3.0)  # type: ignore[call-arg]
    with pytest.deprecated_call():
        assert Temperament(fondness={"harm": 1.0}) == Temperament(preferences={"harm": 1.0})  # type: ignore[call-arg]


def test_advice_of_older_card_packages_may_assess_by_old_names() -> None:
    view = citadels.new_game(seed=1).view(0)
    assessment, character = ExpertBot("1").assess(view), view.characters[0]
    with pytest.deprecated_call(match="use Assessment.character_value"):
        assert assessment.liking(character, 0) == assessment.character_value(character, 0)
    with pytest.deprecated_call(match="use Assessment.preference"):
        assert assessment.fondness(character) == assessment.preference(character)
    with pytest.deprecated_call(match="use Assessment.in_city"):
        assert assessment.stands("manor") == assessment.in_city("manor")


MODULES = [
    ("citadels.bots.advice.reading", "Reading", "citadels.bots.advice.assessment", "Assessment"),
    ("citadels.research.single", "CitadelsEnv", "citadels.research.gymnasium_env", "CitadelsEnv"),
    ("citadels.research.spiel", "CitadelsGame", "citadels.research.open_spiel_game", "CitadelsGame"),
]


@pytest.mark.parametrize(("old", "old_name", "new", "name"), MODULES, ids=[old for old, *_ in MODULES])
def test_modules_have_their_old_names_too(old: str, old_name: str, new: str, name: str) -> None:
    if "spiel" in old:
        pytest.importorskip("pyspiel")
    sys.modules.pop(old, None)
    with pytest.deprecated_call(match=f"{old} is deprecated; use {new}"):
        found = getattr(import_module(old), old_name)
    assert found is getattr(import_module(new), name)


def test_the_expert_takes_and_does_what_it_was_asked_by_old_names() -> None:
    with pytest.deprecated_call():
        bot = ExpertBot("1", temper=BULLY)  # type: ignore[call-arg]
    assert bot.temperament is BULLY
    view = citadels.new_game(seed=1).view(0)
    with pytest.deprecated_call(match="use ExpertBot.assess") as warned:
        assert bot.reading(view).temperament is BULLY
    assert warned[0].filename == __file__


def test_warnings_of_the_engine_name_the_code_that_uses_an_old_name() -> None:
    view = citadels.new_game(seed=1).view(0)
    with pytest.deprecated_call(match="use View.to_client_json") as warned:
        assert view.told() == view.to_client_json()
    assert warned[0].filename == __file__


def test_the_index_of_actions_has_its_old_name_too() -> None:
    index = action_index(0, 4)
    with pytest.deprecated_call(match="use ActionIndex.indexes"):
        assert index.number is index.indexes


def test_a_part_has_its_maximum_under_the_old_name_too() -> None:
    with pytest.deprecated_call(match="Part.most is deprecated; use Part.maximum") as warned:
        assert PARTS["gold"].most == PARTS["gold"].maximum
    assert warned[0].filename == __file__


def test_play_on_calls_back_under_the_old_name_too() -> None:
    played: list[str] = []
    game, actions = citadels.new_game(seats=2, seed=1), list[str]()
    bots = [citadels.make_bot("random", "1"), citadels.make_bot("random", "2")]
    with pytest.deprecated_call(match="argument 'told' is deprecated; use 'on_action'"):
        play_on(game, bots, actions, told=lambda action: played.append(action.text))  # type: ignore[call-arg]
    assert played == actions

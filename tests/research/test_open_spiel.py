"""The OpenSpiel game passes OpenSpiel's own tests, plays what the engine plays, and reveals no secrets."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import citadels
from citadels import CitadelsError, IllegalAction, SetupError
from citadels.research import action_to_index, encode, explain, split
from tests.properties.worlds import VARIABLES, Redealer

if sys.platform == "win32":
    pytest.skip("there is no OpenSpiel for Windows", allow_module_level=True)

import pyspiel
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from citadels.research import open_spiel_game
from tests.research import playthrough

SETUPS = [{"edition": edition, "seats": seats} for edition in citadels.EDITIONS for seats in range(2, 9)]
POSSIBLE = [setup for setup in SETUPS if (setup["edition"], setup["seats"]) != ("2000", 8)]


def named(setup: dict[str, Any]) -> str:
    return "-".join(map(str, setup.values()))


def load(seed: int = 1, **parameters: Any) -> Any:
    return pyspiel.load_game(open_spiel_game.NAME, {"rng_seed": seed, **parameters})


def begin(game: Any) -> Any:
    state = game.new_initial_state()
    state.apply_action(0)
    return state


def states(game: Any, every: int = 1, seed: int = 1) -> Iterator[Any]:
    """The same state again and again, as a game at random goes on, up to its end."""
    rng, state, number = Random(seed), begin(game), 0
    while not state.is_terminal():
        if number % every == 0:
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
        number += 1
    yield state


# -- the library's own tests -----------------------------------------------------------


@pytest.mark.parametrize("edition", citadels.EDITIONS)
def test_whole_games(edition: str) -> None:
    game = load(edition=edition, seats=2, preset="random")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def last_round(game: Any) -> Any:
    """A state in which a city is complete, so that the game ends with the round."""
    games = (state for seed in count() for state in states(game, seed=seed))
    return next(state for state in games if state.dealt.view().first and not state.is_terminal())


@pytest.mark.slow
@pytest.mark.parametrize("setup", POSSIBLE, ids=named)
def test_last_rounds(setup: dict[str, Any]) -> None:
    """Of a world, which has no history to replay; whole games at many seats would take too long."""
    game = load(**setup, preset="random")
    late = last_round(game)
    world = late.resample_from_infostate(late.current_player(), Random(1).random)
    pyspiel.random_sim_test_with_specific_initial_state(game, 1, world, serialize=False)


@pytest.mark.slow
@pytest.mark.nightly(stage="research")
def test_playthrough() -> None:
    """If this should be so, ``python -m tests.research.playthrough`` writes the file anew."""
    assert playthrough.playthrough() == playthrough.STORED.read_text(encoding="utf-8").splitlines()


def test_the_seed_goes_on_after_pickling() -> None:
    game = load()
    begin(game)
    again = pickle.loads(pickle.dumps(game))
    assert str(begin(again)) == str(begin(game)) != str(begin(game))
    assert str(begin(load())) != str(begin(again))


# -- the same game ---------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), [("2016", 4), ("dark_city", 7)])
def test_it_plays_as_the_engine_does(edition: str, players: int) -> None:
    """The first game of a seed is the first game that the lab plays with it."""
    rng = Random(3)
    own = citadels.new_game(edition, "random", players, seed="5/0")
    state = begin(load(5, edition=edition, seats=players, preset="random"))
    while not own.over:
        assert state.current_player() == own.seat
        words = {state.action_to_string(number): number for number in state.legal_actions()}
        assert words.keys() == {action.text for action in own.actions()}
        action = rng.choice(own.actions())
        own.apply(action)
        state.apply_action(words[action.text])
    assert state.is_terminal()
    assert str(state.dealt.to_json()) == str(own.to_json())
    result = own.result()
    assert result is not None
    assert [seat for seat, reward in enumerate(state.returns()) if reward > 0] == [*result.winners]


def test_rewards_by_margin() -> None:
    *_, state = states(load(seats=3, reward="margin"))
    totals = sorted([score.total for score in state.dealt.result().scores])
    assert max(state.returns()) == totals[-1] - totals[-2]
    assert state.get_game().get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_the_same_seed_deals_the_same_games() -> None:
    first, second = load(7), load(7)
    games = [str(begin(first)) for _ in range(3)]
    assert games == [str(begin(second)) for _ in range(3)]
    assert len({*games, str(begin(load(8)))}) == 4


def test_without_a_seed_all_games_differ() -> None:
    game = "python_citadels(seats=2)"
    assert str(begin(pyspiel.load_game(game))) != str(begin(pyspiel.load_game(game)))


def test_clones_are_independent() -> None:
    for state in states(load(), every=40):
        if state.is_terminal():
            continue
        before, clone = str(state), state.clone()
        assert (str(clone), clone.history()) == (before, state.history())
        clone.apply_action(clone.legal_actions()[0])
        assert str(state) == before != str(clone)


def test_states_can_be_stored() -> None:
    for state in states(load(preset="random"), every=40):
        world = state.resample_from_infostate(1, Random(1).random)
        for one in (state, world):
            stored = one.get_game().deserialize_state(one.serialize())
            for again in (stored, pickle.loads(pickle.dumps(one)), one.clone()):
                assert (str(again), again.history()) == (str(one), one.history())
                assert again.legal_actions() == one.legal_actions()
                assert again.information_state_string(1) == one.information_state_string(1)


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    state = begin(load())
    before, seat = str(state), state.current_player()
    gather = action_to_index(state.dealt.rules.parse("gather gold"), seat, 4)
    for take in (state.apply_action, state.apply_action_with_legality_check):
        with pytest.raises(IllegalAction, match="it does not answer the question 'pick'"):
            take(gather)
    assert (str(state), state.history()) == (before, [0])


@pytest.mark.parametrize(
    ("parameters", "error", "words"),
    [
        ("seats=9", SetupError, "not 9"),
        ("seats=8,edition='2000'", SetupError, "not 8"),
        ("edition='1999'", CitadelsError, "1999"),
        ("preset=nothing", SetupError, "nothing"),
        ("reward=fame", CitadelsError, "unknown reward 'fame'; choose from win, margin"),
        ("colour=red", pyspiel.SpielError, "Unknown parameter 'colour'"),
    ],
)
def test_bad_parameters_are_refused(parameters: str, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        pyspiel.load_game(f"{open_spiel_game.NAME}({parameters})")


def test_without_open_spiel_the_error_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import citadels.research.open_spiel_game"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "needs the package pyspiel: pip install 'citadels[research]'" in done.stderr


def test_all_settings_can_be_asked_for() -> None:
    """Lists of cards are names with spaces between them."""
    cards = citadels.PRESETS["vicious_nobles"]
    cast, unique = cards.characters[:8], cards.districts
    game = load(seats=5, characters=" ".join(cast), districts=" ".join(unique), crown=3)
    assert game.setup == citadels.Setup(seats=5, characters=cast, districts=unique, crown=3)
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert load(ninth="yes").setup.ninth is True
    assert load(ninth="artist").setup.ninth == "artist"
    assert load(edition="2002").setup == pyspiel.load_game(f"{open_spiel_game.NAME}(edition='2002')").setup


# -- what a player sees ----------------------------------------------------------------


def test_observations_are_those_of_views() -> None:
    game = load(preset="random")
    observer = make_observation(game)
    for state in states(game, every=30):
        for player in range(4):
            view = state.dealt.view(player)
            observer.set_from(state, player)
            assert (observer.tensor == encode(view)).all()
            assert observer.tensor.tolist() == state.observation_tensor(player)
            assert (observer.dict["unseen"] == split(encode(view))["unseen"]).all()
            assert np.shares_memory(observer.dict["players"], observer.tensor)
            assert explain(observer.tensor.astype(np.uint8))["seats"] == dict.fromkeys(range(4), 1)


def test_before_the_deal_observations_are_empty() -> None:
    state = load().new_initial_state()
    assert not any(state.observation_tensor(0))
    assert state.observation_string(0) == state.information_state_string(0) == ""
    assert str(state.resample_from_infostate(0, Random(1).random)) == str(state)


def test_only_what_one_player_sees_can_be_observed() -> None:
    """With perfect recall as text alone: no row of numbers is long enough for a whole game."""
    assert make_observation(load(), INFO_STATE_OBS_TYPE).tensor is None
    everyone = pyspiel.PrivateInfoType.ALL_PLAYERS
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=everyone)
    assert make_observation(load(), everything) is None
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(load(), None, {"memory": 1})


def test_a_player_remembers_what_they_did() -> None:
    rng, state = Random(2), begin(load(seats=3))
    done: list[list[str]] = [[], [], []]
    while not state.is_terminal():
        player, action = state.current_player(), rng.choice(state.legal_actions())
        done[player].append(state.action_to_string(action))
        state.apply_action(action)
    for player in range(3):
        assert f'"answers": {done[player]}'.replace("'", '"') in state.information_state_string(player)


# -- secrecy ---------------------------------------------------------------------------


def known(state: Any, player: int) -> tuple[object, ...]:
    """Return everything that OpenSpiel shows a player."""
    return (
        state.observation_tensor(player),
        state.observation_string(player),
        state.information_state_string(player),
        state.legal_actions(player),
    )


@pytest.mark.parametrize(("edition", "players"), [("2016", 4), ("dark_city", 6), ("2002", 3), ("2000", 2)])
def test_a_world_looks_the_same_to_the_player(edition: str, players: int) -> None:
    rng = Random(1)
    for state in states(load(edition=edition, seats=players, preset="random"), every=47):
        for player in range(players):
            world = state.resample_from_infostate(player, rng.random)
            assert known(world, player) == known(state, player)
            again = world.resample_from_infostate(player, rng.random)
            assert known(again, player) == known(state, player)
            assert world.history() == []


def test_redealt_worlds_look_the_same_to_the_player() -> None:
    rng = Random(2)
    for state in states(load(seats=5, preset="random"), every=97):
        for player in range(5):
            other = state.clone()
            other.dealt = citadels.load(Redealer(state.dealt, player, rng, {*VARIABLES}, keep_top=0).deal())
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)


def test_worlds_differ_in_what_is_hidden() -> None:
    rng, state = Random(3), begin(load())
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, rng.random) for _ in range(5)]
    other = (player + 1) % 4
    assert len({world.observation_string(other) for world in worlds}) == 5
    assert state.observation_string(other) not in {world.observation_string(other) for world in worlds}


def test_chance_can_only_deal() -> None:
    state = pyspiel.load_game("python_citadels").new_initial_state()
    with pytest.raises(IllegalAction, match="unknown chance outcome 1; 0 deals the game"):
        state.apply_action(1)
    state.apply_action(0)
    assert state.current_player() >= 0


def test_an_information_state_is_all_that_was_seen_and_each_event_is_encoded_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Encoding the whole past at every decision would take time with the square of a game's length."""
    encoded: list[object] = []

    def counted(document: object) -> str:
        encoded.append(document)
        return json.dumps(document)

    monkeypatch.setattr(open_spiel_game, "json", SimpleNamespace(dumps=counted))
    state: Any = pyspiel.load_game("python_citadels(seats=2,rng_seed=3)").new_initial_state()
    state.apply_action(0)
    rng, told, asked = Random(3), "", 0
    while not state.is_terminal():
        player, asked = state.current_player(), asked + 1
        told = state.information_state_string(player)
        if asked % 40 == 0:
            state = state.clone()
            assert state.information_state_string(player) == told
        state.apply_action(rng.choice(state.legal_actions()))
    seen = json.loads(state.information_state_string(0))
    assert seen["events"] == [event.seen_by(0).to_json() for event in state.dealt.events]
    steps = [step for step in state.full_history() if step.player == 0]
    assert seen["answers"] == [state.action_to_string(0, step.action) for step in steps]
    views_and_answers = 2 * (asked + asked // 40 + 1)
    assert len(encoded) <= 2 * len(state.dealt.events) + views_and_answers


def test_the_number_of_players_has_its_old_name_too() -> None:
    with pytest.deprecated_call(match="the parameter 'players' is deprecated; use 'seats'"):
        game = load(players=3)
    assert game.num_players() == 3
    assert "players" not in str(game)

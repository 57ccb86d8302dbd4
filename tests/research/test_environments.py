"""The environments pass the frameworks' own tests, at every number of seats and in every edition."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import citadels
from citadels import CitadelsError, IllegalAction, SetupError
from citadels.research import NUM_ACTIONS, OBSERVATION_SIZE, explain
from citadels.research.citadels_v1 import env, raw_env
from citadels.research.episode import by_margin, by_win

# What PettingZoo says of every game whose observations have a mask, unless it is one of its own; and of an
# agent that may do nothing because the game is over.
EXPECTED = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]
SETUPS = [{"edition": edition, "seats": seats} for edition in citadels.EDITIONS for seats in range(2, 9)]
POSSIBLE = [setup for setup in SETUPS if (setup["edition"], setup["seats"]) != ("2000", 8)]


def named(setup: dict[str, Any]) -> str:
    return "-".join(map(str, setup.values()))


@pytest.fixture
def quiet(capsys: pytest.CaptureFixture[str]) -> Iterator[None]:
    """The frameworks' tests print, and so do games with render_mode human."""
    yield
    capsys.readouterr()


# -- PettingZoo ------------------------------------------------------------------------


@pytest.mark.filterwarnings(*EXPECTED)
@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("setup", POSSIBLE, ids=named)
def test_pettingzoo(setup: dict[str, Any]) -> None:
    api_test(env(**setup, preset="random"), num_cycles=200)
    seed_test(lambda: env(**setup, preset="random"), num_cycles=20)
    render_test(lambda render_mode: env(**setup, render_mode=render_mode))


@pytest.mark.filterwarnings(*EXPECTED)
@pytest.mark.usefixtures("quiet")
def test_pettingzoo_through_the_whole_game() -> None:
    api_test(env(seats=3, reward="margin", memory=False), num_cycles=2_000)


def play(game: Any, seed: int) -> dict[str, float]:
    """Play a game at random; what each agent got in all."""
    rng = Random(seed)
    game.reset(seed=seed)
    total = dict.fromkeys(game.agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, _ = game.last()
        total[agent] += reward
        over = terminated or truncated
        game.step(None if over else rng.choice(observation["action_mask"].nonzero()[0].tolist()))
    return total


def test_rewards_for_winning_add_up_to_nothing() -> None:
    for seats in (2, 5):
        total = play(env(seats=seats), seed=seats)
        assert sum(total.values()) == pytest.approx(0)
        assert max(total.values()) == 1


def test_rewards_by_margin() -> None:
    total = sorted(play(env(seats=4, reward="margin"), seed=1).values())
    assert total[-1] == -total[-2] >= 0


def test_shared_wins() -> None:
    class Score:
        def __init__(self, seat: int, total: int) -> None:
            self.seat, self.total = seat, total

    class Result:
        scores = [Score(0, 20), Score(1, 20), Score(2, 11)]
        winners = (0, 1)

    result: Any = Result()
    assert by_win(result) == [0.25, 0.25, -0.5]
    assert by_margin(result) == [0, 0, -9]


def test_only_the_agent_that_is_asked_may_act() -> None:
    game = raw_env(seats=4)
    game.reset(seed=1)
    for agent in game.agents:
        asked = agent == game.agent_selection
        assert game.observe(agent)["action_mask"].any() == asked
        assert (explain(game.observe(agent)["observation"])["asked"] == {0: 1}) == asked


def test_all_players_see_together() -> None:
    game = raw_env(seats=3)
    game.reset(seed=1)
    assert game.state().shape == (3, OBSERVATION_SIZE)
    assert (game.state()[1] == game.observe("player_1")["observation"]).all()


def test_without_memory_a_player_knows_only_the_table() -> None:
    remembering, forgetting = raw_env(seats=4), raw_env(seats=4, memory=False)
    rng = Random(1)
    known: dict[raw_env, int] = {remembering: 0, forgetting: 0}
    for game in known:
        game.reset(seed=4)
    while not any(remembering.terminations.values()):
        action = rng.choice(
            remembering.observe(remembering.agent_selection)["action_mask"].nonzero()[0].tolist()
        )
        for game in known:
            found = explain(game.observe(game.agent_selection)["observation"])
            known[game] += sum(len(rounds.keys() - {0}) for rounds in found.get("revealed", {}).values())
            game.step(action)
    assert known[remembering] > known[forgetting] == 0


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    game = raw_env(seats=4)
    game.reset(seed=1)
    before = game.observe(game.agent_selection)
    illegal = int((before["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(IllegalAction, match="does not answer the question 'pick'"):
        game.step(illegal)
    after = game.observe(game.agent_selection)
    assert (before["observation"] == after["observation"]).all()


def test_with_the_usual_wrappers_it_ends_the_game() -> None:
    game = env(seats=4)
    game.reset(seed=1)
    agent = game.agent_selection
    observation, *_ = game.last()
    game.step(int((observation["action_mask"] == 0).nonzero()[0][0]))
    assert all(game.terminations.values())
    assert game._cumulative_rewards[agent] == -1
    assert "does not answer the question 'pick'" in game.infos[agent]["illegal"]


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"seats": 9}, SetupError, "9"),
        ({"seat": 4}, SetupError, "seat"),
        ({"edition": "1999"}, CitadelsError, "1999"),
        ({"reward": "fame"}, CitadelsError, "unknown reward 'fame'; choose from win, margin"),
        (
            {"render_mode": "oil"},
            CitadelsError,
            "unknown render mode 'oil'; choose from human, ansi, rgb_array",
        ),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        env(**options)


@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_goes_on_by_itself(copied: Callable[[Any], Any], memory: bool) -> None:
    game, random = raw_env(seats=3, reward="margin", memory=memory), Random(1)
    game.reset(seed=1)
    for _ in range(60):
        game.step(some_action(game.observe(game.agent_selection), random))
    other = copied(game)
    before = game.state()
    while not other.terminations[other.agent_selection]:
        other.step(some_action(other.observe(other.agent_selection), Random(2)))
    assert (game.state() == before).all()
    while not game.terminations[game.agent_selection]:
        game.step(some_action(game.observe(game.agent_selection), Random(2)))
    assert (game.state() == other.state()).all()
    assert game.rewards == other.rewards


def some_action(seen: dict[str, Any], random: Random) -> int:
    return int(random.choice(seen["action_mask"].nonzero()[0]))


# -- Gymnasium -------------------------------------------------------------------------


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("setup", POSSIBLE, ids=named)
def test_gymnasium(setup: dict[str, Any]) -> None:
    """It steps with actions that are not allowed, so these must not raise, as docs/environments.md says."""
    check_env(gymnasium.make("Citadels-v1", bots="random", illegal="forfeit", **setup).unwrapped)


@pytest.mark.parametrize("bots", ["random", "greedy", ["expert", "novice"]])
def test_a_learner_among_bots(bots: Any) -> None:
    game = gymnasium.make("Citadels-v1", bots=bots, seats=3, seat=1)
    observation, info = game.reset(seed=2)
    over = False
    reward = 0.0
    while not over:
        assert info["action_mask"].shape == (NUM_ACTIONS,)
        assert explain(observation)["asked"] == {0: 1}
        observation, got, over, _, info = game.step(game.action_space.sample())
        reward += float(got)
    assert reward in (1.0, 0.25, 0.0, -0.5)
    game.close()


def test_masks_can_be_drawn_from_when_a_vector_resets_by_itself() -> None:
    """Gymnasium's vectors ask for one more action after the end of a game, and then ignore it."""
    games: Any = gymnasium.make_vec("Citadels-v1", 2, vectorization_mode="sync", bots="random", seats=2)
    _, info = games.reset(seed=1)
    ends = 0
    while ends < 2:
        masks = info["action_mask"]
        assert masks.any(axis=1).all()
        _, _, over, _, info = games.step(masks.argmax(axis=1))
        ends += int(over.sum())
    games.step(info["action_mask"].argmax(axis=1))
    games.close()


def test_the_same_seed_plays_the_same_game() -> None:
    def rows(seed: int) -> list[bytes]:
        game = gymnasium.make("Citadels-v1", bots="greedy", seats=4, preset="random")
        game.action_space.seed(1)
        observation, _ = game.reset(seed=seed)
        found = [observation.tobytes()]
        for _ in range(10):
            observation, *_ = game.step(game.action_space.sample())
            found.append(observation.tobytes())
        return found

    assert rows(1) == rows(1) != rows(2)


def test_an_illegal_action_of_a_learner_raises() -> None:
    game: Any = gymnasium.make("Citadels-v1", bots="random").unwrapped
    _, info = game.reset(seed=1)
    with pytest.raises(IllegalAction, match="is not allowed"):
        game.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    with pytest.raises(CitadelsError, match=f"unknown action {NUM_ACTIONS}"):
        game.step(NUM_ACTIONS)


def test_an_illegal_action_of_a_learner_can_end_the_game() -> None:
    game: Any = gymnasium.make("Citadels-v1", bots="random", illegal="forfeit").unwrapped
    _, info = game.reset(seed=1)
    _, reward, over, _, info = game.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1, True)
    assert "does not answer the question 'pick'" in info["illegal"]
    with pytest.raises(IllegalAction, match="the game is over"):
        game.step(info["action_mask"].argmax())
    game.reset()
    game.step(game.action_masks().argmax())


def test_a_learner_needs_a_seat_and_bots_that_there_are() -> None:
    with pytest.raises(CitadelsError, match="unknown seat 4; choose from 0 to 3"):
        gymnasium.make("Citadels-v1", seat=4)
    with pytest.raises(CitadelsError, match="unknown illegal='ignore'; choose from raise, forfeit"):
        gymnasium.make("Citadels-v1", illegal="ignore")
    with pytest.raises(CitadelsError, match="unknown bot 'genius'"):
        gymnasium.make("Citadels-v1", bots="genius")
    with pytest.raises(CitadelsError, match="unknown seat '0'"):
        gymnasium.make("Citadels-v1", seat="0")
    for bots in ([], 5, [5]):
        with pytest.raises(CitadelsError, match=r"; pass (a bot or a list of bots|a name, )"):
            gymnasium.make("Citadels-v1", bots=bots)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_of_a_learners_game_goes_on_by_itself(copied: Callable[[Any], Any]) -> None:
    game: Any = gymnasium.make("Citadels-v1", bots="greedy").unwrapped
    game.reset(seed=1)
    for _ in range(9):
        game.step(game.action_masks().argmax())
    other = copied(game)
    for _ in range(9):
        steps = [each.step(each.action_masks().argmax()) for each in (game, other)]
        assert (steps[0][0] == steps[1][0]).all()
        assert steps[0][1:4] == steps[1][1:4]
        assert explain(steps[1][0])["round"] == game._episode.game.round


def test_an_action_is_a_whole_number() -> None:
    game: Any = gymnasium.make("Citadels-v1", bots="random").unwrapped
    game.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"action 3\.5 is not an integer"):
        game.step(3.5)


# -- the package -------------------------------------------------------------------------


def test_the_game_itself_needs_no_numpy() -> None:
    """Players do not pay for what only researchers need."""
    needed = "import sys, citadels.cli, citadels.lab.runner; print({'numpy', 'gymnasium'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", needed], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_legal_actions_are_listed_beside_the_mask() -> None:
    raw: Any = raw_env(seats=3)
    raw.reset(seed=1)
    for _ in range(20):
        for agent in raw.agents:
            legal = raw.observe(agent)["action_mask"].nonzero()[0].tolist()
            assert raw.infos[agent]["legal_actions"] == raw.legal_actions(agent) == legal
        raw.step(raw.legal_actions(raw.agent_selection)[-1])


def test_a_learner_gets_the_list_of_legal_actions() -> None:
    game: Any = gymnasium.make("Citadels-v1", bots="random").unwrapped
    _, info = game.reset(seed=1)
    over = False
    while not over:
        legal = game.legal_actions()
        assert info["legal_actions"] == tuple(legal) == tuple(info["action_mask"].nonzero()[0].tolist())
        _, _, over, _, info = game.step(legal[0])
    assert info["legal_actions"] == ()
    several = gymnasium.make_vec("Citadels-v1", 2, vectorization_mode="sync", bots="random")
    _, infos = several.reset(seed=1)
    assert [len(legal) for legal in infos["legal_actions"]] == infos["action_mask"].sum(axis=1).tolist()

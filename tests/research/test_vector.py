"""Many games in arrays: the same numbers as the reference encoder writes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

import citadels
from citadels import CitadelsError, Game, IllegalAction, Setup
from citadels.encoding.observer import Observer
from citadels.encoding.observer_batch import ObserverBatch
from citadels.encoding.templates import observation_template
from citadels.engine.chance import KEY_BYTES
from citadels.engine.deal import deal
from citadels.research import NUM_ACTIONS, OBSERVATION_SIZE, action_to_index, encode, split
from citadels.research.actions import chosen, mask_of
from citadels.research.parts import Row
from citadels.research.vector import CitadelsVectorEnv
from tests.encoding.reference import reference_encode
from tests.properties.tables import Table, example_tables


def observer_of(table: Table, game: Game) -> Observer:
    return Observer.begin(observation_template(game.rules), game.key, table.setup.crown)


def play_on(table: Table) -> Iterator[tuple[Game, Observer]]:
    """A game as the engine plays it, and the same one in numbers, after every answer."""
    game = table.deal()
    observer, player = observer_of(table, game), table.player()
    while True:
        assert observer.ask() == (-1 if game.seat is None else game.seat)
        yield game, observer
        if game.seat is None:
            return
        assert observer.legal == {
            action_to_index(action, game.seat, game.rules.seats): action for action in game.actions()
        }
        action = player.choose(game)
        assert observer.answer(action_to_index(action, game.seat, game.rules.seats))
        game.play(action)


def written(observer: Observer, seat: int) -> Row:
    return np.frombuffer(observer.observe(seat), np.uint8)


def forget(observer: Observer, seat: int) -> None:
    """Let the observer write everything anew."""
    observer.trackers[seat].cards_changed = True
    observer.districts = [[] for _ in observer.districts]


def differing(one: Row, other: Row) -> list[str]:
    others = split(other)
    return [name for name, numbers in split(one).items() if (numbers != others[name]).any()]


@pytest.mark.parametrize(
    "table", list(example_tables()), ids=lambda table: f"{table.setup.edition}-{table.setup.seats}"
)
def test_encoders_write_what_the_reference_does(table: Table) -> None:
    for number, (game, observer) in enumerate(play_on(table)):
        everyone = range(game.rules.seats)
        if number % 37 == 0 or game.over:
            looking = [*everyone]
        else:
            looking = [number % len(everyone)] if number % 2 else []
        for seat in looking:
            view = game.view(seat)
            expected = np.frombuffer(reference_encode(view), np.uint8)
            assert differing(written(observer, seat), expected) == []
            assert differing(encode(view), expected) == []


def test_hidden_information_changes_no_bit() -> None:
    rng = Random(1)
    for table in example_tables():
        for number, (game, observer) in enumerate(play_on(table)):
            if number % 67 == 0:
                for seat in range(game.rules.seats):
                    before, state = written(observer, seat), observer.state
                    observer.state = deal(game.view(seat), rng).state
                    forget(observer, seat)
                    assert differing(before, written(observer, seat)) == []
                    observer.state = state
                    forget(observer, seat)


def random_answers(env: CitadelsVectorEnv, rng: Random) -> list[int]:
    return [rng.choice(mask.nonzero()[0].tolist()) for mask in env.masks]


def test_games_go_on_side_by_side() -> None:
    env, rng, finished = CitadelsVectorEnv(5, seats=3, preset="random"), Random(1), 0
    env.reset(seed=1)
    for _ in range(400):
        observations = env.observations
        env.step(random_answers(env, rng))
        assert observations is env.observations
        asked = split(env.observations)["asked"]
        assert (asked[:, 0] == 1).all()
        assert (asked[:, 1:] == 0).all()
        assert (env.rewards[~env.over] == 0).all()
        assert env.rewards[env.over].sum() == pytest.approx(0, abs=1e-5)
        finished += int(env.over.sum())
    assert finished >= 5


def test_rows_and_what_is_allowed_are_those_of_each_game() -> None:
    rows, table, rng = np.zeros((2, OBSERVATION_SIZE), np.uint8), next(example_tables()), Random(1)
    dealt = [observer_of(table, table.deal()) for _ in range(2)]
    games = ObserverBatch(dealt, [row.data for row in rows], NUM_ACTIONS)
    for index in range(2):
        games.ask(index)
    for _ in range(600):
        allowed = np.frombuffer(games.allowed, "<i8").tolist()
        legal = [index * NUM_ACTIONS + number for index in range(2) for number in dealt[index].legal]
        assert sorted(allowed) == sorted(legal)
        for game, seat, row in zip(games.games, games.seats, rows, strict=True):
            assert row.tobytes() == game.observe(seat)
        answers = [rng.choice(sorted(game.legal)) for game in games.games]
        assert games.refused(answers) == -1
        assert games.refused([answers[0], NUM_ACTIONS]) == 1
        for index in games.answer(answers):
            games.games[index] = observer_of(table, table.deal())
            games.ask(index)


def test_a_mask_holds_nothing_of_an_earlier_question_or_game() -> None:
    env, rng, keys = CitadelsVectorEnv(1, seats=2), Random(1), np.random.default_rng([1, 0])
    env.reset(seed=1)
    for _ in range(2):
        key = keys.bytes(KEY_BYTES)
        game = Setup(seats=2).settings(key).begin(key)
        while not game.over:
            assert (env.masks[0] == mask_of(game)).all()
            number = rng.choice(env.masks[0].nonzero()[0].tolist())
            game.play(chosen(game, number))
            env.step([number])


def test_the_same_seed_deals_the_same_games() -> None:
    def rows(seed: int) -> bytes:
        env, rng = CitadelsVectorEnv(3, seats=4), Random(1)
        env.reset(seed=seed)
        for _ in range(50):
            env.step(random_answers(env, rng))
        return env.observations.tobytes() + env.masks.tobytes()

    assert rows(1) == rows(1) != rows(2)


@pytest.mark.nightly(stage="research")
def test_the_number_of_processes_does_not_affect_the_result() -> None:
    one = CitadelsVectorEnv(5, seats=3, preset="random")
    with CitadelsVectorEnv(5, seats=3, preset="random", processes=2) as two:
        rng = Random(1)
        for vector in (one, two):
            vector.reset(seed=3)
        for _ in range(250):
            answers = random_answers(one, rng)
            for vector in (one, two):
                vector.step(answers)
            for array in ("observations", "masks", "seats", "rewards", "over"):
                assert (getattr(one, array) == getattr(two, array)).all(), array
        with pytest.raises(IllegalAction, match=r"^game 4: action 0 "):
            two.step([*random_answers(two, rng)[:4], 0])


def test_an_illegal_answer_says_in_which_game_and_why() -> None:
    env = CitadelsVectorEnv(3, seats=4)
    env.reset(seed=1)
    answers = random_answers(env, Random(1))
    answers[1] = action_to_index(citadels.new_game(seats=4, seed=1).rules.parse("gather gold"), 0, 4)  # type: ignore[arg-type]
    before = env.observations.tobytes()
    with pytest.raises(IllegalAction, match=r"^game 1: action .* does not answer the question 'pick'$"):
        env.step(answers)
    assert env.observations.tobytes() == before
    with pytest.raises(CitadelsError, match="2 answers for 3 games; pass one answer per game"):
        env.step(answers[:2])
    with pytest.raises(CitadelsError, match="answers must be integers, not float64"):
        env.step(np.array(random_answers(env, Random(1))) + 0.5)  # type: ignore[arg-type]
    with pytest.raises(CitadelsError, match="no game is dealt; call reset first"):
        CitadelsVectorEnv(3).step(answers)
    with pytest.raises(CitadelsError, match="0 games cannot be played; ask for at least 1"):
        CitadelsVectorEnv(0)
    with pytest.raises(CitadelsError, match="4 processes cannot share 3 games; ask for 1 to 3"):
        CitadelsVectorEnv(3, processes=4)


def test_legal_actions_are_those_of_the_masks() -> None:
    games = CitadelsVectorEnv(5, seats=3)
    assert [len(legal) for legal in games.legal_actions()] == [0] * 5
    games.reset(seed=1)
    for _ in range(20):
        legal = games.legal_actions()
        assert [each.tolist() for each in legal] == [mask.nonzero()[0].tolist() for mask in games.masks]
        games.step([int(each[-1]) for each in legal])

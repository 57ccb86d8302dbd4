"""Masked PPO, as far as it goes without PyTorch: its options, its table, and its curve."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from examples.learning.masked_ppo.src.citadels_ppo import table, train
from examples.learning.masked_ppo.src.citadels_ppo.curve import FIELDS, Row, draw, write

import citadels
from citadels.bots import make_bot
from citadels.engine.errors import IllegalAction
from citadels.lab.runner import finish
from citadels.research import HIGH, CitadelsEnv, encode
from citadels.research.actions import Mask, action_index

SOURCE = Path(train.__file__).parents[1]

ROWS = [
    Row(decisions, decisions / 100, field, 100, share, share - 0.08, share + 0.08)
    for decisions, share in ((16, 0.1), (5_000, 0.5), (10_000, 0.9))
    for field in FIELDS
]


def first(row: table.Numbers, mask: Mask) -> int:
    """A player who takes the first action that is allowed."""
    return int(mask.argmax())


# -- options -----------------------------------------------------------------------------


def test_help_needs_no_torch() -> None:
    program = (
        "import sys; from citadels_ppo.train import main\ntry: main(['--help'])\nfinally: print(*sys.modules)"
    )
    paths = os.pathsep.join([str(SOURCE), str(Path(citadels.__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "examples:" in done.stdout
    assert not {"torch", "sb3_contrib", "matplotlib"} & set(done.stdout.split())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--decisions", "0"], "'0' is not a positive integer"),
        (["--games", "many"], "'many' is not a positive integer"),
        (["--bots", "greedy,nobody"], "unknown bot 'nobody'"),
    ],
)
def test_invalid_arguments_are_refused(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        train.arguments(words)
    assert said in capsys.readouterr().err


# -- the table ---------------------------------------------------------------------------


def test_a_lesson_has_scaled_observations_and_masks() -> None:
    env = table.make_lesson("random")
    row, info = env.reset(seed=1)
    assert row.dtype == np.float32
    assert env.observation_space.contains(row)
    assert (env.get_wrapper_attr("action_masks")() == info["action_mask"]).all()
    with pytest.raises(IllegalAction):
        env.step(int((info["action_mask"] == 0).argmax()))


def test_no_number_of_a_table_of_four_is_left_out() -> None:
    game = citadels.new_game(seats=table.SEATS, seed=1)
    finish(game, [make_bot("random", str(seat)) for seat in range(table.SEATS)])
    row = encode(game.view(0))
    assert not row[table.SEEN :].any()
    assert (np.rint(table.scaled(row) * table.SCALE) == row[: table.SEEN]).all()
    assert table.scaled(HIGH).max() == pytest.approx(10)


def test_the_reward_of_a_lesson_is_the_margin_in_tens_of_points() -> None:
    tens = [10 * reward_of_lesson(seed) for seed in range(6)]
    assert tens == pytest.approx([round(margin) for margin in tens])
    won = [table.play(table.make("random"), first, seed) for seed in range(6)]
    assert [share > 0 for share in won] == [margin >= 0 for margin in tens]


def reward_of_lesson(seed: int) -> float:
    env = table.make_lesson("random")
    row, info = env.reset(seed=seed)
    while True:
        row, reward, over, _, info = env.step(first(row, info["action_mask"]))
        if over:
            return float(reward)


def test_a_measurement_counts_victories_in_games_of_its_own() -> None:
    found = table.measure(first, "random", 5, seed=3)
    assert found == table.measure(first, "random", 5, seed=3)
    assert found.share == sum(table.play(table.make("random"), first, 3 + game) for game in range(5)) / 5
    assert 0 <= found.low <= found.share <= found.high <= 1


def test_the_bot_sees_what_the_learner_saw() -> None:
    env = table.make("greedy")
    row, info = env.reset(seed=1)
    plain = env.unwrapped
    assert isinstance(plain, CitadelsEnv)
    for _ in range(20):
        game, seat = plain._episode.game, plain.seat
        assert (table.scaled(encode(game.view(seat))) == row).all()
        mask = action_index(seat, table.SEATS).mask([option.action for option in game.options()])
        assert (mask == info["action_mask"]).all()
        row, _, _, _, info = env.step(first(row, mask))


# -- the curve ---------------------------------------------------------------------------


def test_the_curve_is_written_and_drawn(tmp_path: Path) -> None:
    write(ROWS, tmp_path / "curve.csv")
    draw(ROWS, tmp_path / "curve.svg")
    lines = (tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()
    assert lines[:2] == ["decisions,seconds,field,games,share,low,high", "16,0.16,random,100,0.1,0.02,0.18"]
    picture = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert all(f"among {field}" in picture for field in FIELDS)

"""Simulations: the same games however they are spread, and errors that can be reproduced."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from citadels import Action, Option, View
from citadels.bots import BOTS, Bot
from citadels.lab import runner
from citadels.lab.runner import Plan, simulate, summary
from citadels.record import read

TIMES = ("wall_seconds", "cpu_seconds", "games_per_cpu_second")


def report(plan: Plan, jobs: int) -> dict[str, object]:
    done: list[int] = []
    full = summary(plan, simulate(plan, jobs, done.append), 1.0)
    assert done == list(range(1, plan.games + 1))
    return {field: value for field, value in full.items() if field not in TIMES}


def test_the_games_do_not_depend_on_the_number_of_jobs() -> None:
    plan = Plan(12, 5, "2016", "random", ("greedy", "random"), "seed")
    assert report(plan, 1) == report(plan, 2)


def test_a_report_adds_up() -> None:
    plan = Plan(10, 4, "2016", "first_game", ("random",), "1")
    found = report(plan, 1)
    assert found["games"] == 10
    assert found["bots"] == ["random"] * 4
    wins = found["wins"]
    assert isinstance(wins, list)
    assert sum(wins) == pytest.approx(10)
    assert found["errors"] == []
    assert report(Plan(10, 4, "2016", "first_game", ("random",), "2"), 1) != found


class Stumbler(Bot):
    """Breaks down at its third decision."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.decisions = 0

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        self.decisions += 1
        if self.decisions == 3:
            raise ValueError("out of ideas")
        return options[0].action


def test_an_error_comes_with_a_game_file_that_leads_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stumbler", Stumbler)
    found = report(Plan(2, 4, "2016", "first_game", ("random", "stumbler"), "1"), 1)
    errors = found["errors"]
    assert isinstance(errors, list)
    assert [error["game"] for error in errors] == [0, 1]
    assert errors[0]["error"] == "ValueError: out of ideas"
    game = read(errors[0]["file"]).replay()
    assert game.seat in (1, 3)


def test_a_game_that_never_ends_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "MOST_DECISIONS", 50)
    found = report(Plan(1, 4, "2016", "first_game", ("random",), "1"), 1)
    errors = found["errors"]
    assert isinstance(errors, list)
    assert "no end after" in errors[0]["error"]

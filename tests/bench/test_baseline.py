"""Bots of another version at the table: here it is this one that follows, so that nothing need be built."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest
from bench.baseline import opponents
from bench.baseline.follower import DONE, IN_ORDER, Follower, Lost
from bench.baseline.opponents import MARK, play
from bench.baseline.player import known, random_game

from citadels import Game
from citadels.bots import RandomBot
from citadels.engine.chance import key_from_seed
from citadels.lab.arena import Match
from citadels.lab.runner import finish, run
from citadels.settings import Setup

MATCH = Match(8, Setup(preset="random"), ("expert",), "0", field=("greedy",))


@pytest.fixture(scope="module")
def python() -> Iterator[Path]:
    """This Python, which finds in its children what it finds here."""
    found = Path(sys.executable)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opponents, "clean_variables", lambda: {"PYTHONPATH": os.pathsep.join(sys.path)})
        running = opponents.process(found)
        yield found
        running.communicate()
        opponents.process.cache_clear()


@pytest.mark.parametrize("number", range(MATCH.games))
def test_bots_that_follow_play_as_they_do_at_the_table(number: int, python: Path) -> None:
    followed = replace(MATCH, field=(f"{MARK}greedy",))
    there, here = play(followed, python, number), run(MATCH, number)
    assert there.error is None
    assert (there.decisions, there.points) == (here.decisions, here.points)


@pytest.mark.parametrize("seed", range(20))
def test_it_follows_choices_in_any_order(seed: int) -> None:
    key = key_from_seed(seed)
    settings = Setup(preset="random", seats=5).settings(key)
    game = Game.begin(settings.rules(), key)
    answers = finish(game, [RandomBot(f"{seat}") for seat in range(5)])
    follower = Follower(settings.to_json(), key.hex(), {})
    follower.hear(backwards(answers))
    assert follower.game.to_json() == game.to_json()


def backwards(answers: list[str]) -> list[str]:
    """What is chosen together in the reverse order, and `done` where 0.1.0 would not ask."""
    out: list[str] = []
    for verb, together in groupby(answers, lambda text: text.partition(" ")[0]):
        several = list(together)
        out += several[::-1] if verb in IN_ORDER else several
        out += [DONE] if verb == "beautify" else []
    return out


def test_the_follower_reports_where_it_cannot_follow() -> None:
    settings = Setup().settings()
    follower = Follower(settings.to_json(), "00" * 32, {})
    with pytest.raises(Lost, match=r"does not allow 'fly away'; it asks 'pick': \['pick "):
        follower.hear(["fly away"])
    seat = follower.game.seat
    assert seat is not None
    with pytest.raises(Lost, match="is at another place"):
        follower.answer(seat, ["pick king"], [[9, 9, 9]] * 4)


def test_random_games_are_known_again_and_others_are_not() -> None:
    rules = Setup(seats=3).settings().rules()
    answers = random_game(rules, 5)
    assert [action.text for action in known(rules, 5, answers) or []] == answers
    assert known(rules, 6, answers) is None
    assert known(rules, 5, answers[:-1]) is None

"""The engine does not get slower unnoticed. No clock: what is counted are the calls of Python functions.

Ten fixed games are played at random, with all legal actions listed at every decision and no log. Their
calls per decision may differ from the figure in ``speed.txt`` by a tenth.
``CITADELS_GOLDEN=write pytest tests/test_speed.py`` records the figure anew.

Not beside the engine's other tests: in the compiled build there is nothing to count, and a change that
a mutation run makes should be found because it is wrong.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import CodeType, FrameType

import pytest

import citadels
from citadels.cli import build_name
from citadels.engine.chance import key_from_seed
from citadels.settings import Setup

FILE = Path(__file__).with_name("speed.txt")
PACKAGE = str(Path(citadels.__file__).parent)
TOLERANCE = 0.1
RECORD = "`CITADELS_GOLDEN=write pytest tests/test_speed.py` records the new figure."

# Some versions of Python call these like functions, some do not.
INLINED = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"}

# Seats and preset; the seed is the place in the list.
GAMES = (
    (2, "first_game"),
    (3, "vicious_nobles"),
    (4, "first_game"),
    (5, "ambitious_aristocrats"),
    (5, "first_game"),
    (6, "first_game"),
    (7, "devious_dignitaries"),
    (7, "first_game"),
    (8, "tenacious_delegates"),
    (8, "first_game"),
)

pytestmark = pytest.mark.skipif(
    build_name() == "compiled", reason="compiled functions are not counted: there is nothing to compare"
)


def play(seats: int, preset: str, seed: int, record: bool) -> int:
    """A random game to its end; the number of decisions."""
    chance = Random(seed).random
    game = Setup(preset=preset, seats=seats).settings().begin(key_from_seed(seed), record)
    decisions = 0
    while not game.over:
        actions = game.actions()
        game.play(actions[int(chance() * len(actions))])
        decisions += 1
    return decisions


def calls_during(work: Callable[[], object]) -> int:
    """How often functions of ours were called meanwhile."""
    calls: Counter[CodeType] = Counter()

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            calls[frame.f_code] += 1

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        work()
    finally:
        sys.setprofile(before)
    return sum(times for code, times in calls.items() if is_counted(code))


def is_counted(code: CodeType) -> bool:
    return code.co_filename.startswith(PACKAGE) and code.co_name not in INLINED


def calls_per_decision(record: bool = False) -> float:
    decisions = 0

    def play_all() -> None:
        nonlocal decisions
        decisions = sum(play(*game, seed, record) for seed, game in enumerate(GAMES))

    for seats, preset in GAMES:  # rules are made once and kept, whichever test needs them first
        Setup(preset=preset, seats=seats).settings().rules()
    return calls_during(play_all) / decisions


def recorded() -> float:
    return float(FILE.read_text(encoding="utf-8"))


def complaint(found: float, expected: float) -> str:
    """What is to be said about a figure; nothing if it is near enough."""
    change = found / expected - 1
    if abs(change) <= TOLERANCE:
        return ""
    figures = f"{found:.2f} Python calls a decision, {expected:.2f} recorded ({change:+.0%})"
    if change > 0:
        return f"The engine got slower: {figures}. If what it does for that is worth it: {RECORD}"
    return f"The engine got faster: {figures}. {RECORD}"


def test_calls_per_decision_are_what_was_recorded() -> None:
    found = calls_per_decision()
    if os.environ.get("CITADELS_GOLDEN") == "write":
        FILE.write_text(f"{found:.2f}\n", encoding="utf-8")
    said = complaint(found, recorded())
    assert not said, said


def test_more_work_is_noticed() -> None:
    assert "got slower" in complaint(calls_per_decision(record=True), recorded())


@pytest.mark.parametrize(
    ("found", "said"),
    [(40.0, ""), (43.9, ""), (36.1, ""), (44.1, "got slower: 44.10"), (35.9, "got faster: 35.90")],
)
def test_complaints(found: float, said: str) -> None:
    text = complaint(found, 40.0)
    assert said in text
    assert bool(text) == bool(said)
    assert not text or ("40.00 recorded" in text and "CITADELS_GOLDEN=write" in text)

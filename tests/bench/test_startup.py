"""The startup benchmark counts only what a program adds to a bare interpreter."""

from __future__ import annotations

from bench.startup import BARE, PROGRAMS, Start, row, start
from scripts.environment import ROOT


def test_a_program_costs_more_than_a_bare_interpreter() -> None:
    bare = start(ROOT / "src", PROGRAMS[BARE])
    assert start(ROOT / "src", PROGRAMS["import citadels"]).modules > bare.modules


def test_figures_are_beyond_those_of_a_bare_interpreter() -> None:
    bare = [Start(0.02, 50)] * 4
    found = [Start(0.02 + seconds / 1000, 60) for seconds in (4, 5, 5, 6)]
    words = row("import citadels", "this tree", found, bare).split()
    assert words == ["import", "citadels", "this", "tree", "5", "ms", "(4–6)", "10", "modules"]

"""The number of ways in which varied positions can go on is what it was.

If it is meant to have changed, ``python -m tests.engine.perft --rewrite`` stores the new counts.
"""

from __future__ import annotations

import pytest

import citadels
from citadels.lab.perft import divide, perft
from tests.engine.perft import MAX_LEAVES, Entry, count, entries, game_of

ENTRIES = entries()


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES.keys())
def test_counts(entry: Entry) -> None:
    assert entry["counts"]
    assert max(entry["counts"]) <= MAX_LEAVES
    assert count(entry) == entry["counts"]


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES.keys())
def test_a_division_adds_up(entry: Entry) -> None:
    depth = min(3, len(entry["counts"]))
    assert sum(divide(game_of(entry), depth).values()) == entry["counts"][depth - 1]


def test_nothing_changes_while_counting() -> None:
    game = citadels.new_game(seats=3, seed=5)
    before = game.to_json()
    assert perft(game, 0) == 1
    assert perft(game, 3) > 0
    assert divide(game, 0) == {}
    assert game.to_json() == before
    assert game.history == []


def test_a_draft_is_a_permutation() -> None:
    """Seven players and eight characters: one is put away, the last picks among two (DRAFT-4)."""
    game = citadels.new_game(seats=7, seed=1, record=False)
    assert [perft(game, depth) for depth in range(5)] == [1, 7, 7 * 6, 7 * 6 * 5, 7 * 6 * 5 * 4]


def test_an_ended_game_has_no_ways() -> None:
    game = citadels.new_game(seats=2, seed=3, record=False)
    while not game.over:
        game.play(game.actions()[0] if game.prompt != "turn" else _busy(game))
    assert perft(game, 0) == 1
    assert perft(game, 1) == 0


def _busy(game: citadels.Game) -> citadels.Action:
    """Gold and buildings, so that the game comes to an end."""
    return min(game.actions(), key=lambda action: (action.verb != "build", action.text != "gather gold"))

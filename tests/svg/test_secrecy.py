"""The picture for a seat is the same in all worlds that the seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import citadels
from citadels import EDITIONS, SPECTATOR, Game
from tests.properties.strategies import tables
from tests.properties.tables import Table, play_on, table
from tests.properties.worlds import VARIABLES, Redealer, document

pytestmark = pytest.mark.slow


def worlds(table: Table, every: int) -> Iterator[tuple[Game, Game, int]]:
    """Yield games with another world of the same view, and the seat whose view it is."""
    game = citadels.load(document(table.deal()))
    random = Random(table.choices)
    for number, _ in enumerate(play_on(game, table.player())):
        if number % every == 0:
            seat = random.randrange(SPECTATOR, table.seats)
            position = Redealer(game, seat, random, {*VARIABLES}, keep_top=0).deal()
            yield citadels.load(document(game)), citadels.load(position), seat


@given(tables(), st.integers(20, 60))
def test_hidden_cards_do_not_change_the_picture(table: Table, every: int) -> None:
    for one, other, seat in worlds(table, every):
        assert one.svg(seat) == other.svg(seat)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_open_picture_tells_the_worlds_apart(edition: str) -> None:
    """Otherwise the test above would compare nothing."""
    pairs = list(worlds(table(edition, Random(1)), 20))
    assert sum(one.svg() != other.svg() for one, other, _ in pairs) > len(pairs) / 2
    assert all(one.svg(seat) == other.svg(seat) for one, other, seat in pairs)

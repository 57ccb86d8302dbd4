"""Any table and any position, for hypothesis to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from citadels import EDITIONS, Game
from tests.properties.tables import Table, table


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any legal table; half of them of the 2016 edition."""
    edition = draw(st.sampled_from(["2016", "2016", "2016", *EDITIONS]))
    return table(edition, Random(draw(st.integers(0, 2**32))))


@dataclass(frozen=True)
class Position:
    """A game after some decisions."""

    table: Table
    decision: int

    def game(self) -> Game:
        return self.table.at(self.decision)


def positions() -> st.SearchStrategy[Position]:
    """Any position that random play reaches; now and then a finished game."""
    return st.builds(Position, tables(), st.integers(0, 450))

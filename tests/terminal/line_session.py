"""A person at a plain table, played by a script or by chance.

Without a seed the person has the crown and is the first to choose a character, the Assassin among them,
and holds a Manor, a Castle, a Temple and a Market.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

from citadels.commands.play import PlayArguments, start_game
from citadels.locale import Texts
from citadels.settings import FORMS, Setup
from citadels.terminal.line_client import LineClient
from tests.bots.faulty_bots import FirstBot


class Lines(io.StringIO):
    """Input that was written beforehand."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))


class Chance(io.StringIO):
    """Input that picks any number on offer, now and then something else."""

    def __init__(self, seed: int, others: Sequence[str] = ()) -> None:
        super().__init__()
        self.random = Random(seed)
        self.others = others
        self.table: LineClient | None = None

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        assert self.table is not None
        if self.others and self.random.random() < 0.2:
            return self.random.choice(self.others) + "\n"
        last = self.table.last_number
        if self.table.asks_for_cards:
            numbers = self.random.sample(range(1, last + 1), self.random.randint(1, last))
            return " ".join(map(str, numbers)) + "\n"
        return f"{self.random.randint(1, last)}\n"


class Example(io.StringIO):
    """Input that types what the help gives as an example."""

    table: LineClient | None = None

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        assert self.table is not None
        return self.table.choices.example(self.table.game, self.table.view) + "\n"


def sit(
    source: io.StringIO, *, first_bots: bool = False, save: Path | None = None, **wishes: object
) -> tuple[LineClient, io.StringIO]:
    """A table with strict texts that writes into a string."""
    output = io.StringIO()
    setup = Setup(**{name: wishes.pop(name) for name in FORMS if name in wishes})  # type: ignore[arg-type]
    wanted = PlayArguments(setup, save=save, **{"seed": "39", "name": "Robin", **wishes})  # type: ignore[arg-type]
    table = start_game(wanted, Texts(wanted.language, strict=True), source, output)
    if first_bots:
        table.bots.update({seat: FirstBot("") for seat in table.bots})
    if isinstance(source, Chance | Example):
        source.table = table
    return table, output


def said(*lines: str, **wishes: object) -> str:
    """All that a table writes when these lines are typed and the input ends."""
    table, output = sit(Lines(lines), first_bots=True, **wishes)  # type: ignore[arg-type]
    table.run()
    return output.getvalue()

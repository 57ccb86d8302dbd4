"""Columns of recorded games: one table of decisions and one of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from citadels.encoding.observation import OBSERVATION_SIZE
from citadels.research.arrow import pa


class Column(NamedTuple):
    """A column of a table."""

    name: str
    type: pa.DataType
    meaning: str


DECISIONS: Final = (
    Column("game", pa.int32(), "index of the game, from 0"),
    Column("step", pa.int32(), "index of the decision in its game, from 0"),
    Column("seat", pa.uint8(), "seat to move"),
    Column("bot", pa.string(), "bot in this seat"),
    Column("question", pa.string(), "prompt of the question"),
    Column("observation", pa.list_(pa.uint8(), OBSERVATION_SIZE), "observation of the seat"),
    Column("options", pa.list_(pa.uint16()), "indices of the legal actions"),
    Column("answer", pa.uint16(), "index of the action taken, one of the options"),
    Column("answer_text", pa.string(), "the same action as text, with absolute seats"),
    Column("points", pa.int16(), "points of the seat at the end of the game"),
    Column("win", pa.float32(), "1 if the seat won, its share if several won, 0 if it lost"),
    Column("rank", pa.float32(), "rank of the seat in the result, from 1; ties share the mean"),
)

GAMES: Final = (
    Column("game", pa.int32(), "index of the game, from 0"),
    Column("key", pa.string(), "key from which the game is dealt, in hexadecimal"),
    Column("settings", pa.string(), "settings as JSON: edition, seats, characters, districts …"),
    Column("bots", pa.list_(pa.string()), "bots by seat"),
    Column("decisions", pa.int32(), "number of decisions"),
    Column("rounds", pa.int32(), "number of rounds"),
    Column("points", pa.list_(pa.int16()), "points by seat"),
    Column("wins", pa.list_(pa.float32()), "wins by seat: 1, a share if several won, or 0"),
    Column("ranks", pa.list_(pa.float32()), "ranks by seat, from 1"),
    Column("faults", pa.int32(), "number of times that `greedy` replaced a failing third-party bot"),
    Column("error", pa.string(), "error, or null; a game with an error has no decisions and no result"),
    Column("version", pa.string(), "version of the package"),
    Column("rules", pa.int32(), "version of the rules"),
    Column("observation_version", pa.int32(), "version of observations"),
    Column("actions_version", pa.int32(), "version of the list of actions"),
)


def schema(columns: Sequence[Column], about: Mapping[str, str]) -> pa.Schema:
    """Return the Arrow schema of a table, with metadata."""
    return pa.schema([(column.name, column.type) for column in columns], metadata=dict(about))

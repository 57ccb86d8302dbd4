"""What is recorded of games: a table of decisions and a table of games, column by column."""

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
    Column("game", pa.int32(), "the number of the game, from 0"),
    Column("step", pa.int32(), "the number of the decision in its game, from 0"),
    Column("seat", pa.uint8(), "the seat that is asked"),
    Column("bot", pa.string(), "the bot in this seat"),
    Column("question", pa.string(), "what is asked, by its prompt"),
    Column("observation", pa.list_(pa.uint8(), OBSERVATION_SIZE), "what the seat observes"),
    Column("options", pa.list_(pa.uint16()), "the numbers of the actions that are allowed"),
    Column("answer", pa.uint16(), "the number of the action taken, one of the options"),
    Column("answer_text", pa.string(), "the same action as it is written, with seats of the table"),
    Column("points", pa.int16(), "the seat's points at the end of the game"),
    Column("win", pa.float32(), "1 if the seat won, its part if winners share, 0 if it lost"),
    Column("rank", pa.float32(), "the seat's rank in the result, from 1; equals share the mean"),
)

GAMES: Final = (
    Column("game", pa.int32(), "the number of the game, from 0"),
    Column("key", pa.string(), "the key that deals it, in hexadecimal digits"),
    Column("settings", pa.string(), "its settings, as JSON: edition, seats, characters, districts …"),
    Column("bots", pa.list_(pa.string()), "the bots by seat"),
    Column("decisions", pa.int32(), "how many decisions were taken"),
    Column("rounds", pa.int32(), "how many rounds were played"),
    Column("points", pa.list_(pa.int16()), "the points by seat"),
    Column("wins", pa.list_(pa.float32()), "who won, by seat: 1, a part if winners share, or 0"),
    Column("ranks", pa.list_(pa.float32()), "the ranks by seat, from 1"),
    Column("faults", pa.int32(), "how many answers a greedy bot gave for a bot from outside that failed"),
    Column("error", pa.string(), "what went wrong; such a game has no decisions and no result. Else null"),
    Column("version", pa.string(), "the version of the package"),
    Column("rules", pa.int32(), "the version of the rules"),
    Column("observation_version", pa.int32(), "the version of observations"),
    Column("actions_version", pa.int32(), "the version of the list of actions"),
)


def schema(columns: Sequence[Column], about: Mapping[str, str]) -> pa.Schema:
    """The schema of a table, with a few words about it."""
    return pa.schema([(column.name, column.type) for column in columns], metadata=dict(about))

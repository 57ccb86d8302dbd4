"""The first game of a newcomer: a real deal in which everything happens once, if one follows the guide.

``python -m scripts.introduction`` finds such a deal; a test plays it.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.game import Game
from citadels.record import Shuffle
from citadels.settings import Settings, Setup
from citadels.tables.document import TableDocument, TableOptions, new_document
from citadels.tables.thinker import answer, seed_of

SEATS: Final = 4
LEVEL: Final = "greedy"
SECRET: Final = "47b9d6ecd9608a6d220b51c1ac25fa8b89fdd9b00355a1dedaec492ff164fb36"
ANSWERS: Final[tuple[str, ...]] = (
    "pick merchant",
    "gather gold",
    "profit",
    "build docks",
    "income",
    "end",
    "pick merchant",
    "gather gold",
    "profit",
    "income",
    "build prison",
    "end",
)


def settings() -> Settings:
    return Setup(seats=SEATS, crown=1).settings()


def begin(secret: str = SECRET) -> Game:
    """The deal: the dealer's secret alone makes it, for nobody contributes to it."""
    chosen = settings()
    shuffle = Shuffle(chosen, bytes.fromhex(secret), [b""] * SEATS)
    return chosen.begin(shuffle.key)


def bot_answer(game: Game, secret: str, version: int) -> str:
    """What a bot of the table answers at a version."""
    seat = game.seat
    assert seat is not None
    return answer(game, seat, LEVEL, seed_of(secret, version, seat))


def document(name: str, language: str) -> TableDocument:
    """The table of the introduction."""
    return new_document(settings(), TableOptions(), name, language, [LEVEL] * (SEATS - 1), SECRET)

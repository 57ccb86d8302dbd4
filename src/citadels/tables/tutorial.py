"""The table of a newcomer's first game: the deal of the lesson, with bots all of one level."""

from __future__ import annotations

from typing import Final

from citadels.editions.tutorial_deal import CROWN, SEATS, SECRET
from citadels.engine.game import Game
from citadels.record import Shuffle
from citadels.settings import Settings, Setup
from citadels.tables.bot_runner import answer, bot_seed
from citadels.tables.document import TableDocument, TableOptions, new_document

LEVEL: Final = "greedy"


def settings() -> Settings:
    return Setup(seats=SEATS, crown=CROWN).settings()


def begin(secret: str = SECRET) -> Game:
    """The deal, which follows from the dealer's secret alone: nobody contributes to it."""
    chosen = settings()
    shuffle = Shuffle(chosen, bytes.fromhex(secret), [b""] * SEATS)
    return chosen.begin(shuffle.key)


def bot_answer(game: Game, secret: str, version: int) -> str:
    """What a bot at the table answers at a version."""
    seat = game.seat
    assert seat is not None
    return answer(game, seat, LEVEL, bot_seed(secret, version, seat))


def document(name: str, language: str) -> TableDocument:
    """The table of the introduction."""
    return new_document(settings(), TableOptions(), name, language, [LEVEL] * (SEATS - 1), SECRET)

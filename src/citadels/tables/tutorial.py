"""The table of a player's first game: a fixed deal, with bots of one level."""

from __future__ import annotations

from typing import Final

from citadels.editions.tutorial_deal import CROWN, SEATS, SECRET
from citadels.engine.game import Game
from citadels.record import Shuffle
from citadels.settings import Settings, Setup
from citadels.tables.bot_runner import answer, bot_seed
from citadels.tables.document import TableDocument, TableOptions, new_document

LEVEL: Final = "greedy"


def settings(crown: int = CROWN) -> Settings:
    """Return the settings of the game; ``crown`` is the seat that has it first."""
    return Setup(seats=SEATS, crown=crown).settings()


def begin(secret: str = SECRET, crown: int = CROWN) -> Game:
    """Deal the game. The deal follows from the dealer's secret alone, without contributions."""
    chosen = settings(crown)
    shuffle = Shuffle(chosen, bytes.fromhex(secret), [b""] * SEATS)
    return chosen.begin(shuffle.key)


def bot_answer(game: Game, secret: str, version: int) -> str:
    """Return a bot's answer at a version."""
    seat = game.seat
    assert seat is not None
    return answer(game, seat, LEVEL, bot_seed(secret, version, seat))


def document(name: str, language: str) -> TableDocument:
    """Return the document of the tutorial's table."""
    return new_document(settings(), TableOptions(), name, language, [LEVEL] * (SEATS - 1), SECRET)

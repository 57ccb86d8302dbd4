"""python-chess: chess."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random


def chess() -> Callable[[int], int]:
    """To mate, stalemate, bare kings, the 75-move rule or the fivefold repetition."""
    package = import_module("chess")

    def play(number: int) -> int:
        chance = Random(number).random
        board = package.Board()
        decisions = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(chance() * len(moves))])
            decisions += 1
        return decisions

    return play

"""Run in the browser's Python: measure decisions per second of each level, in games of its own kind."""

import json
import time

import citadels
from citadels.bots import make_bot

SECONDS = 4.0
LEVELS = ("random", "greedy", "expert", "search:50n", "search:400n")


def play(level: str) -> dict[str, float]:
    """Play games of four until the time is over."""
    decisions, games, started = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < SECONDS:
        game = citadels.new_game(seats=4, seed=str(games), record=False)
        bots = [make_bot(level, f"{games}/{seat}") for seat in range(4)]
        while game.seat is not None and time.perf_counter() - started < SECONDS:
            game.apply(bots[game.seat].choose(game.view(game.seat), game.options()))
            decisions += 1
        games += 1
    return {"decisions": decisions, "seconds": spent}


print(json.dumps({level: play(level) for level in LEVELS}))

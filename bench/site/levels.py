"""Run in the browser's Python: measure decisions per second of each level, in games of its own kind.

Also measure the nodes of search per CPU second, and the time of an answer of ``learned``. ``python -m
bench.site.levels`` does the same in this Python.
"""

import json
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from statistics import median

import citadels
from citadels import Game
from citadels.bots import make_bot
from citadels.bots.search import SearchBot
from citadels.bots.search.budget import Budget

SECONDS = 4.0
LEVELS = ("random", "greedy", "expert", "learned", "search:50n", "search:400n")
BUDGET = Budget(nodes=300)


def cpu_seconds() -> float:
    """Return the processor time of this process. Python for browsers does not know that of Node.js."""
    if find_spec("js") is None:
        return time.process_time()
    used = import_module("js").process.cpuUsage()
    return float(used.user + used.system) / 1e6


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


def questions() -> Iterator[Game]:
    """Yield games of greedy bots at decisions with more than three options."""
    for seed in range(3):
        game = citadels.new_game(seats=4, seed=seed)
        bots = [make_bot("greedy", str(seat)) for seat in range(4)]
        for number in range(160):
            if game.seat is None:
                break
            if number % 20 == 7 and len(game.actions()) > 3:
                yield game
            game.play(bots[game.seat].choose(game.view(game.seat), game.options()))


def nodes() -> dict[str, float]:
    """Count the nodes of search, and the seconds that they take."""
    found, seconds = 0, 0.0
    for game in questions():
        view, options = game.view(game.seat or 0), game.options()
        started = cpu_seconds()
        prospects = SearchBot("1", BUDGET).prospects(view, options)
        seconds += cpu_seconds() - started
        found += sum(prospect.nodes for prospect in prospects)
    return {"nodes": found, "seconds": seconds}


def answer_seconds() -> float:
    """Return the median seconds of an answer of ``learned``."""
    seconds = []
    for game in questions():
        view, options = game.view(game.seat or 0), game.options()
        bot = make_bot("learned", "1")
        started = time.perf_counter()
        bot.choose(view, options)
        seconds.append(time.perf_counter() - started)
    return median(seconds)


found = {"levels": {level: play(level) for level in LEVELS}, "search": nodes(), "learned": answer_seconds()}
print(json.dumps(found))

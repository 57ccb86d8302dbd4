"""Play games in the version that this Python imports: 0.1.0 or the present one.

    python player.py random PRESET SEATS GAMES      random games, as JSON: a seed and the answers of each
    python player.py again PRESET SEATS FILE        plays the games of such a file whenever it is told to

At every decision all legal actions are listed and the next answer is played: the same games, decision for
decision, in every version that allows the answers.
"""

from __future__ import annotations

import gc
import json
import sys
import time
import tracemalloc
from pathlib import Path
from random import Random

import citadels
from citadels import Action, Game
from citadels.cli import build_name
from citadels.engine.chance import key_from_seed
from citadels.engine.rules import Rules

Answers = tuple[bytes, list[Action]]


def rules_of(preset: str, seats: str) -> Rules:
    return citadels.new_game(preset=preset, seats=int(seats), seed=0).rules


def random_game(rules: Rules, seed: int) -> list[str]:
    """Return the answers of a random game."""
    chance = Random(seed).random
    game = Game.begin(rules, key_from_seed(seed), record=False)
    answers: list[str] = []
    while not game.over:
        actions = game.actions()
        answers.append(actions[int(chance() * len(actions))].text)
        game.apply(answers[-1])
    return answers


def known(rules: Rules, seed: int, answers: list[str]) -> list[Action] | None:
    """Convert answers to actions; None unless they are a whole game in this version."""
    game = Game.begin(rules, key_from_seed(seed), record=False)
    actions: list[Action] = []
    for text in answers:
        found = next((action for action in game.actions() if action.text == text), None)
        if found is None:
            return None
        actions.append(found)
        game.play(found)
    return actions if game.over else None


def play(rules: Rules, games: list[Answers], record: bool) -> float:
    """Return the CPU seconds of all games."""
    gc.collect()
    started = time.process_time()
    for key, actions in games:
        game = Game.begin(rules, key, record=record)
        for action in actions:
            game.actions()
            game.play(action)
    return time.process_time() - started


def middle(rules: Rules, answers: Answers, record: bool) -> Game:
    game = Game.begin(rules, answers[0], record=record)
    for action in answers[1][: len(answers[1]) // 2]:
        game.play(action)
    return game


def memory(game: Game) -> float:
    """Return the bytes of a copy."""
    tracemalloc.start()
    copies = [game.clone() for _ in range(1000)]
    size = tracemalloc.get_traced_memory()[0] / len(copies)
    tracemalloc.stop()
    return size


def serve(rules: Rules, file: Path) -> None:
    """Print what was loaded; then play all games once per input line: `true` with a log, `false` without."""
    read = {
        int(seed): known(rules, int(seed), answers) for seed, answers in json.loads(file.read_text()).items()
    }
    games = [(key_from_seed(seed), actions) for seed, actions in read.items() if actions is not None]
    told = {
        "version": citadels.__version__,
        "build": build_name(),
        "refused": [seed for seed, actions in read.items() if actions is None],
        "memory": memory(middle(rules, games[0], record=False)),
        "document": len(json.dumps(middle(rules, games[0], record=True).to_json())),
    }
    print(json.dumps(told), flush=True)
    for line in sys.stdin:
        print(play(rules, games, json.loads(line)), flush=True)


def main(mode: str, preset: str, seats: str, what: str) -> None:
    rules = rules_of(preset, seats)
    if mode == "random":
        print(json.dumps({seed: random_game(rules, seed) for seed in range(int(what))}))
    else:
        serve(rules, Path(what))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Measure the speed of the environments: random steps, each with an observation and a mask.

    python -m bench.environments            plain and compiled, then games of PettingZoo, OpenSpiel and RLCard
    python -m bench.environments --here     only the build that this Python imports

Every figure is steps per CPU second, the median of several runs, with the lowest and highest beside it.
Choosing the random actions for the vector is not counted, because that is the learner's work.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from scripts.environment import ROOT, prepare, prepare_compiled

from bench.comparison.__main__ import NotRun, measured
from bench.comparison.roster import GAMES_BY_NAME
from bench.engine import Figure, cell, spread
from citadels.cli import build_name
from citadels.engine.chance import KEY_BYTES
from citadels.engine.game import Game
from citadels.research.citadels_v1 import env
from citadels.research.vector import CitadelsVectorEnv
from citadels.settings import Setup

SEATS = (2, 4, 6, 8)
GAMES = 32  # of a vector; more do not fit in the processor's cache
OTHER_GAMES = ("tic-tac-toe", "connect-four", "hanabi-zoo", "hanabi-observed", "uno", "gin-rummy")

Run = Callable[[int], float]  # from a number of steps to CPU seconds


def answers(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Draw a legal action for each game."""
    games, allowed = masks.nonzero()
    first = np.searchsorted(games, np.arange(len(masks)))
    counts = np.diff(np.append(first, len(games)))
    return allowed[first + (rng.random(len(masks)) * counts).astype(np.int64)]


def vector(seats: int, preset: str) -> Run:
    """Step the vector environment."""
    games, rng = CitadelsVectorEnv(GAMES, seats=seats, preset=preset), np.random.default_rng(1)
    games.reset(seed=1)

    def run(steps: int) -> float:
        spent = 0.0
        for _ in range(steps // GAMES):
            given = answers(games.masks, rng)
            started = time.process_time()
            games.step(given)
            spent += time.process_time() - started
        return spent

    return run


def vector_of_first_games(seats: int, preset: str) -> Run:
    """Step the vector environment, always with the preset ``first_game``."""
    return vector(seats, "first_game")


def rules(seats: int, preset: str) -> Run:
    """Step as many games without arrays, listing legal actions: the lower bound."""
    setup, rng = Setup(seats=seats, preset=preset), Random(1)

    def dealt() -> Game:
        key = rng.randbytes(KEY_BYTES)
        return setup.settings(key).begin(key, record=False)

    games = [dealt() for _ in range(GAMES)]

    def run(steps: int) -> float:
        started = time.process_time()
        for _ in range(steps // GAMES):
            for index, game in enumerate(games):
                legal = game.actions()
                game.play(legal[int(rng.random() * len(legal))])
                if game.over:
                    games[index] = dealt()
        return time.process_time() - started

    return run


def pettingzoo(seats: int, preset: str) -> Run:
    """Step one PettingZoo game, with the usual wrappers."""
    game, rng = env(seats=seats, preset=preset), Random(1)

    def run(steps: int) -> float:
        started, done = time.process_time(), 0
        while done < steps:
            game.reset(seed=done)
            for _ in game.agent_iter():
                seen, _, ended, stopped, _ = game.last()
                allowed = [] if ended or stopped else seen["action_mask"].nonzero()[0]
                game.step(None if ended or stopped else allowed[int(rng.random() * len(allowed))])
                done += 1
        return (time.process_time() - started) * steps / done

    return run


def learner(seats: int, preset: str) -> Run:
    """Step one Gymnasium game among random bots."""
    game: Any = gymnasium.make("Citadels-v1", seats=seats, preset=preset, bots="random")

    def run(steps: int) -> float:
        started, done = time.process_time(), 0
        while done < steps:
            game.reset(seed=done)
            over = False
            while not over:
                _, _, over, _, _ = game.step(game.action_space.sample())
                done += 1
        return (time.process_time() - started) * steps / done

    return run


def open_spiel(seats: int, preset: str) -> Run:
    """Step one OpenSpiel game, observed by the player to move."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    import citadels.research.open_spiel_game  # noqa: F401  (registers the game)

    game = pyspiel.load_game("python_citadels", {"seats": seats, "preset": preset, "rng_seed": 1})
    observer, rng = make_observation(game), Random(1)

    def run(steps: int) -> float:
        started, done = time.process_time(), 0
        while done < steps:
            state = game.new_initial_state()
            state.apply_action(0)
            while not state.is_terminal():
                observer.set_from(state, state.current_player())
                state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                done += 1
        return (time.process_time() - started) * steps / done

    return run


ENVIRONMENTS = {
    "rules alone": rules,
    "vector": vector,
    "vector, First Game": vector_of_first_games,
    "PettingZoo": pettingzoo,
    "OpenSpiel": open_spiel,
    "Gymnasium, among random": learner,
}


def measure(steps: int, runs: int, preset: str) -> dict[str, Any]:
    """Measure all environments by number of seats, in this build."""
    figures: dict[str, dict[str, Figure]] = {}
    for name, make in ENVIRONMENTS.items():
        for seats in SEATS:
            run = make(seats, preset)
            run(steps)  # warms up
            figures.setdefault(name, {})[str(seats)] = spread([steps / run(steps) for _ in range(runs)])
    return {"build": build_name(), "figures": figures}


def both(arguments: list[str]) -> list[dict[str, Any]]:
    reports: list[dict[str, Any]] = []
    for environment in (prepare("test"), prepare_compiled("test")):
        command = [str(environment.python), "-m", "bench.environments", "--here", "--json", *arguments]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        reports += json.loads(done.stdout)
    return reports


def show(reports: list[dict[str, Any]]) -> None:
    print(f"{'steps / CPU second':36}" + "".join(f"{report['build']!s:>34}" for report in reports))
    for name in ENVIRONMENTS:
        for seats in SEATS:
            cells = [cell(report["figures"][name][str(seats)], 0) for report in reports]
            print(f"{f'{name}, {seats} seats':36}" + "".join(cells))


def show_other_games(runs: int) -> None:
    for name in OTHER_GAMES:
        game = GAMES_BY_NAME[name]
        try:
            row = measured(game, runs, 0, 1.0)
            print(f"{f'{game.about} ({game.package})':36}{cell(row.decisions, 0)}")
        except NotRun as error:
            print(f"{game.about} ({game.package}): {error}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--here", action="store_true", help="only the build that this Python imports")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--steps", type=int, default=20_000, help="steps per run (default: 20000)")
    parser.add_argument("--runs", type=int, default=5, help="runs per figure (default: 5)")
    parser.add_argument("--preset", default="random", help="preset of cards (default: random)")
    wanted = parser.parse_args()
    options = ["--steps", str(wanted.steps), "--runs", str(wanted.runs), "--preset", wanted.preset]
    here = wanted.here
    reports = [measure(wanted.steps, wanted.runs, wanted.preset)] if here else both(options)
    if wanted.json:
        print(json.dumps(reports, indent=2))
        return
    show(reports)
    if not here:
        show_other_games(wanted.runs)


if __name__ == "__main__":
    main()

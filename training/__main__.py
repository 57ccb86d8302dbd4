"""Train the player ``learned``: play and learn at the same time until the time is over.

    python -m training --out FOLDER --minutes 9                  on a graphics processor, if there is one
    python -m training --out FOLDER --minutes 9 --resume         go on where it stopped
    python -m training --out FOLDER --minutes 9 --start FILE     go on from weights that bots play with
    python -m training --out FOLDER --minutes 1 --processes 1 --games 32 --steps 32 --batch 512      in small
    python -m training --out FOLDER --minutes 9 --start FILE --against FILE    how to beat these

The folder gets the weights, the state of the optimiser, and a curve: a line for each round of learning.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import sys
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import torch
from torch.optim import Adam

from citadels.bots.learned import weights as file
from citadels.bots.learned.bot import PLAY_SAMPLING, TRAINING_SAMPLING
from training import checkpoint
from training.export import take_up
from training.learning import Recipe, learn
from training.lessons import lessons
from training.network import Network
from training.player import Tally
from training.rollout import Stage
from training.tables import draw_response, draw_table

CURVE: Final = "curve.jsonl"
PATHS: Final = ("out", "start", "against")
VALUES_FIRST: Final = 3  # rounds in which only the outlook is learned
WARM: Final = (
    10  # rounds in which the rate rises, for the optimiser does not know yet how large steps should be
)
NEW: Final = 0.03  # how much of the mean of the rounds is the latest, once there are many
TOLD: Final = 10  # rounds between two looks at who wins
REMEMBERED: Final = 20  # rounds between two past learners
KEPT: Final = 50  # rounds between two checkpoints


class Training:
    """A network that learns, and the games it learns from."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.began = time.monotonic()
        asked.out.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(crc32(asked.seed.encode()))
        torch.set_num_threads(1)
        sys.setswitchinterval(0.0005)  # so that playing goes on while learning
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        responds = asked.against is not None
        start = None if asked.start is None else file.read(asked.start.read_bytes())
        self.story: dict[str, Any] = {"rounds": 0, "answers": 0, "games": 0, "seconds": 0.0, "runs": []}
        if asked.resume:
            self.story |= checkpoint.story(asked.out)
        elif start is not None:
            self.story |= {name: start.card[name] for name in self.story if name in start.card}
        self.stage = Stage(
            asked.processes,
            asked.games,
            f"{asked.seed}/{self.story['rounds']}",  # other deals than before
            draw_response if responds else draw_table,
            PLAY_SAMPLING if responds else TRAINING_SAMPLING,
            device,
        )
        self.network = Network().to(device)
        self.optimiser = Adam(self.network.parameters(), lr=asked.rate, eps=1e-5)
        self.mean = Network().to(device)  # of the network after each round
        if asked.resume:
            checkpoint.load(asked.out, self.network, self.mean, self.optimiser)
        elif start is not None:
            take_up(self.network, start)
            take_up(self.mean, start)
        self.story["runs"].append({name: value for name, value in vars(asked).items() if name not in PATHS})
        self.rounds = 0  # of this run
        self.before: float = self.story["seconds"]
        self.actor = copy.deepcopy(self.network)  # who plays while the network learns
        self.past = deque([copy.deepcopy(self.network)], maxlen=12)
        if responds:
            take_up(self.past[0], file.read(asked.against.read_bytes()))

    @property
    def spent(self) -> float:
        """Seconds since it began."""
        return time.monotonic() - self.began

    def run(self) -> None:
        """Learn from one rollout while the next is played."""
        with (self.asked.out / CURVE).open("a") as curve, ThreadPoolExecutor(1) as thread:
            playing = thread.submit(self.stage.collect, self.actor, self.past[0], self.asked.steps)
            while self.spent < self.asked.minutes * 60:
                rollout = playing.result()
                tally = self.stage.tally() if self.story["rounds"] % TOLD == TOLD - 1 else None
                self.actor.load_state_dict(self.network.state_dict())
                past = self.past[self.story["rounds"] % len(self.past)]
                playing = thread.submit(self.stage.collect, self.actor, past, self.asked.steps)
                row = self.learn(rollout) | ({} if tally is None else {"worth": told(tally)})
                curve.write(json.dumps(row) + "\n")
                curve.flush()
                if row["rounds"] % TOLD == 0:
                    print(json.dumps(row), flush=True)
            playing.result()
        self.stage.end()
        self.keep()

    def learn(self, rollout: Any) -> dict[str, Any]:
        """A round of learning; returns what it looked like."""
        began, story, recipe = self.spent, self.story, self.recipe()
        found = lessons(rollout, recipe.far)
        over = int(rollout.over.sum())
        del rollout
        values_only = self.rounds < VALUES_FIRST and not self.asked.resume
        progress = learn(self.network, self.optimiser, found, recipe, values_only)
        story["rounds"] += 1
        self.rounds += 1
        self.average()
        story["answers"] += len(found.answers)
        story["games"] += over
        story["seconds"] = round(self.before + self.spent, 1)
        if story["rounds"] % REMEMBERED == 0 and self.asked.against is None:
            self.past.append(copy.deepcopy(self.network))
        if story["rounds"] % KEPT == 0:
            self.keep()
        counts = {name: number for name, number in story.items() if name != "runs"}
        return {**counts, "learning": round(self.spent - began, 2), **asdict(progress)}

    @torch.no_grad()
    def average(self) -> None:
        """Count the network in its mean."""
        share = max(NEW, 1 / self.story["rounds"])
        for mean, now in zip(self.mean.parameters(), self.network.parameters(), strict=True):
            mean.lerp_(now, share)

    def recipe(self) -> Recipe:
        """How to learn now: rate and entropy change evenly over the whole run, once it is warm."""
        asked, share = self.asked, self.spent / (self.asked.minutes * 60)
        rate = asked.rate + (asked.last_rate - asked.rate) * share
        rate *= min(1.0, (self.rounds + 1) / WARM)
        entropy = asked.entropy + (asked.last_entropy - asked.entropy) * share
        return Recipe(epochs=asked.epochs, batch=asked.batch, rate=rate, entropy=entropy)

    def keep(self) -> None:
        """Keep what has been learned."""
        checkpoint.save(self.asked.out, self.network, self.mean, self.optimiser, self.story)


def told(tally: Tally) -> dict[str, list[float]]:
    """How many times its chance the learner won, and in how many seats, by company."""
    games = {company: count for (company, what), count in tally.items() if what == "games"}
    return {company: [round(tally[company, "worth"] / count, 3), count] for company, count in games.items()}


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(
        prog="training", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, required=True)
    begin = parser.add_mutually_exclusive_group()
    begin.add_argument("--resume", action="store_true")
    begin.add_argument("--start", type=Path, metavar="FILE")
    parser.add_argument("--against", type=Path, metavar="FILE", help="learn to beat three who play by these")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--games", type=int, default=64, help="in each process and half")
    parser.add_argument("--steps", type=int, default=96, help="answers in each game before it learns")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--last-rate", type=float, default=1e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--last-entropy", type=float, default=0.005)
    return parser


def main() -> None:
    Training(parser().parse_args()).run()


if __name__ == "__main__":
    main()

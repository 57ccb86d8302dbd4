"""Train the network of ``learned`` by self-play with PPO, on a GPU if there is one.

    python -m training --out FOLDER --minutes 9                       train a new network
    python -m training --out FOLDER --minutes 9 --resume              continue from the checkpoint
    python -m training --out FOLDER --minutes 9 --init-from FILE      continue from exported weights
    python -m training --out FOLDER --rounds 60 --processes 1 --games 32 --steps 32 --batch 512   small run
    python -m training --out FOLDER --minutes 9 --init-from FILE --best-response-to FILE    train an exploiter
    python -m training --out FOLDER --minutes 9 --resume --opponents FILE FILE    against other networks too
    python -m training --out FOLDER --minutes 3 --resume --heads-only    calibrate values and beliefs

The folder gets the checkpoint and ``curve.jsonl``, with one line per update.
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
from training.advantages import build_batch
from training.export import load_exported
from training.game_sampler import draw_best_response_game, draw_table
from training.network import Network
from training.ppo import PPOConfig, ppo_update
from training.rollout import RolloutCollector
from training.rollout_worker import Tally

CURVE: Final = "curve.jsonl"
PATHS: Final = ("out", "start", "against", "opponents")
HEADS_ONLY_ROUNDS: Final = 3  # first rounds, which leave the policy as it is
WARMUP_ROUNDS: Final = 10  # learning-rate warmup, while Adam estimates its moments
EMA_RATE: Final = 0.03  # of the averaged weights
LOG_EVERY: Final = 10  # rounds
SNAPSHOT_EVERY: Final = 20  # rounds between additions to the opponent pool
CHECKPOINT_EVERY: Final = 50  # rounds


class Training:
    """A training run: the network, its optimizer, and the processes that play its games."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.began = time.monotonic()
        asked.out.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(crc32(asked.seed.encode()))
        torch.set_num_threads(1)
        sys.setswitchinterval(0.0005)  # Rollouts continue while the network is updated.
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        responds = asked.against is not None
        start = None if asked.start is None else file.read(asked.start.read_bytes())
        self.run_state: dict[str, Any] = {"rounds": 0, "answers": 0, "games": 0, "seconds": 0.0, "runs": []}
        if asked.resume:
            self.run_state |= checkpoint.run_state(asked.out)
        elif start is not None:
            self.run_state |= {
                name: start.model_card[name] for name in self.run_state if name in start.model_card
            }
        self.collector = RolloutCollector(
            asked.processes,
            asked.games,
            f"{asked.seed}/{self.run_state['rounds']}",  # other deals than in earlier runs
            draw_best_response_game if responds else draw_table,
            PLAY_SAMPLING if responds or asked.heads_only else TRAINING_SAMPLING,
            device,
            PLAY_SAMPLING if asked.heads_only else TRAINING_SAMPLING,
        )
        self.network = Network().to(device)
        self.optimizer = Adam(self.network.parameters(), lr=asked.rate, eps=1e-5)
        self.ema_network = Network().to(device)  # moving average of the weights
        if asked.resume:
            checkpoint.load(asked.out, self.network, self.ema_network, self.optimizer)
        elif start is not None:
            load_exported(self.network, start)
            load_exported(self.ema_network, start)
        self.run_state["runs"].append(
            {name: value for name, value in vars(asked).items() if name not in PATHS}
        )
        self.rounds = 0  # of this run
        self.before: float = self.run_state["seconds"]
        self.actor = copy.deepcopy(self.network)  # plays while the network is updated
        self.opponent_pool = deque([copy.deepcopy(self.network)], maxlen=12)
        if responds:
            self.opponent_pool[0] = self._published(asked.against)
        self.fixed_opponents = [self._published(path) for path in asked.opponents]

    def _published(self, path: Path) -> Network:
        """Return a network that plays by exported weights and does not learn."""
        network = copy.deepcopy(self.network)
        load_exported(network, file.read(path.read_bytes()))
        return network

    def past(self) -> Network:
        """Return who plays as an earlier network in the next rollout: all take turns."""
        pool = [*self.fixed_opponents, *self.opponent_pool]
        return pool[self.run_state["rounds"] % len(pool)]

    @property
    def spent(self) -> float:
        """Seconds since the run began."""
        return time.monotonic() - self.began

    @property
    def share_done(self) -> float:
        """How much of the run is done: at 1 or more it ends."""
        if self.asked.rounds is not None:
            return self.rounds / self.asked.rounds
        return self.spent / (self.asked.minutes * 60)

    def run(self) -> None:
        """Train until the run is done: update on one rollout while the next is collected."""
        with (self.asked.out / CURVE).open("a") as curve, ThreadPoolExecutor(1) as thread:
            playing = thread.submit(self.collector.collect, self.actor, self.past(), self.asked.steps)
            while self.share_done < 1:
                rollout = playing.result()
                tally = (
                    self.collector.tally() if self.run_state["rounds"] % LOG_EVERY == LOG_EVERY - 1 else None
                )
                self.actor.load_state_dict(self.network.state_dict())
                playing = thread.submit(self.collector.collect, self.actor, self.past(), self.asked.steps)
                row = self.learn(rollout) | ({} if tally is None else {"worth": win_rates(tally)})
                curve.write(json.dumps(row) + "\n")
                curve.flush()
                if row["rounds"] % LOG_EVERY == 0:
                    print(json.dumps(row), flush=True)
            playing.result()
        self.collector.end()
        self.save_checkpoint()

    def learn(self, rollout: Any) -> dict[str, Any]:
        """Update the network on a rollout. Return the line of the curve."""
        began, run_state, config = self.spent, self.run_state, self.config()
        found = build_batch(rollout, config.gae_lambda)
        over = int(rollout.over.sum())
        del rollout
        warming = self.rounds < HEADS_ONLY_ROUNDS and not self.asked.resume
        heads_only = warming or self.asked.heads_only
        progress = ppo_update(self.network, self.optimizer, found, config, heads_only)
        run_state["rounds"] += 1
        self.rounds += 1
        self.average()
        run_state["answers"] += len(found.answers)
        run_state["games"] += over
        run_state["seconds"] = round(self.before + self.spent, 1)
        if run_state["rounds"] % SNAPSHOT_EVERY == 0 and self.asked.against is None:
            self.opponent_pool.append(copy.deepcopy(self.network))
        if run_state["rounds"] % CHECKPOINT_EVERY == 0:
            self.save_checkpoint()
        counts = {name: number for name, number in run_state.items() if name != "runs"}
        return {**counts, "learning": round(self.spent - began, 2), **asdict(progress)}

    @torch.no_grad()
    def average(self) -> None:
        """Update the moving average of the weights."""
        share = max(EMA_RATE, 1 / self.run_state["rounds"])
        for mean, now in zip(self.ema_network.parameters(), self.network.parameters(), strict=True):
            mean.lerp_(now, share)

    def config(self) -> PPOConfig:
        """Return the current hyperparameters: rate and entropy change linearly, after the warmup."""
        asked, share = self.asked, self.share_done
        rate = asked.rate + (asked.last_rate - asked.rate) * share
        rate *= min(1.0, (self.rounds + 1) / WARMUP_ROUNDS)
        entropy = asked.entropy + (asked.last_entropy - asked.entropy) * share
        return PPOConfig(
            epochs=asked.epochs,
            batch=asked.batch,
            rate=rate,
            entropy=entropy,
            gae_lambda=1.0 if asked.heads_only else asked.gae_lambda,
        )

    def save_checkpoint(self) -> None:
        """Write the checkpoint."""
        checkpoint.save(self.asked.out, self.network, self.ema_network, self.optimizer, self.run_state)


def win_rates(tally: Tally) -> dict[str, list[float]]:
    """Return by kind of opponents the learner's win rate relative to chance, and in how many seats."""
    games = {company: count for (company, what), count in tally.items() if what == "games"}
    return {company: [round(tally[company, "worth"] / count, 3), count] for company, count in games.items()}


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(
        prog="training", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, required=True)
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--minutes", type=float, help="train for this long")
    length.add_argument("--rounds", type=int, help="train for this many rounds, however long they take")
    begin = parser.add_mutually_exclusive_group()
    begin.add_argument("--resume", action="store_true")
    begin.add_argument("--init-from", "--start", dest="start", type=Path, metavar="FILE")
    parser.add_argument(
        "--best-response-to",
        "--against",
        dest="against",
        type=Path,
        metavar="FILE",
        help="train a best response to three players with these weights",
    )
    parser.add_argument(
        "--opponents",
        type=Path,
        metavar="FILE",
        nargs="+",
        default=[],
        help="weights of further networks, such as best responses, to play against",
    )
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--games", type=int, default=64, help="games per process and half (default: 64)")
    parser.add_argument("--steps", type=int, default=96, help="decisions per game in a rollout (default: 96)")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--lr", "--rate", dest="rate", type=float, default=4e-4)
    parser.add_argument("--final-lr", "--last-rate", dest="last_rate", type=float, default=1e-4)
    parser.add_argument("--gae-lambda", type=float, default=0.75, metavar="λ")
    parser.add_argument(
        "--heads-only",
        action="store_true",
        help="leave the policy as it is; learn values and beliefs from games as bots play them",
    )
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--last-entropy", type=float, default=0.005)
    return parser


def main() -> None:
    Training(parser().parse_args()).run()


if __name__ == "__main__":
    main()

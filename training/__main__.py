"""Train the player ``learned``.

    python -m training --out FOLDER --minutes 9                  on a graphics processor, if there is one
    python -m training --out FOLDER --minutes 9 --resume         go on where it stopped
    python -m training --out FOLDER --minutes 1 --processes 1 --games 32 --steps 32      in small

The folder gets weights, the state of the optimiser, and a curve, a line for each round of learning.
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
from typing import Any

import torch
from torch.optim import Adam

from training.learning import Recipe, learn
from training.network import Network
from training.rollout import Stage, lessons

WEIGHTS, FIRST, SECOND, CURVE = "weights.pt", "first.pt", "second.pt", "curve.jsonl"


def save(folder: Path, network: Network, optimiser: Adam, state: dict[str, Any]) -> None:
    """Keep what is needed to go on. Moments are kept apart, so that no file is very large."""
    moments = optimiser.state_dict()
    first = {key: value["exp_avg"].half() for key, value in moments["state"].items()}
    second = {key: value["exp_avg_sq"].sqrt().half() for key, value in moments["state"].items()}
    steps = {key: value["step"] for key, value in moments["state"].items()}
    for name, document in (
        (WEIGHTS, {"network": network.state_dict(), **state}),
        (FIRST, {"moments": first, "steps": steps}),
        (SECOND, {"moments": second}),
    ):
        torch.save(document, folder / f"{name}.new")
        (folder / f"{name}.new").replace(folder / name)


def load(folder: Path, network: Network, optimiser: Adam) -> dict[str, Any]:
    """Go on from what was kept."""
    document = torch.load(folder / WEIGHTS, map_location="cpu")
    network.load_state_dict(document.pop("network"))
    first, second = (
        torch.load(folder / FIRST, map_location="cpu"),
        torch.load(folder / SECOND, map_location="cpu"),
    )
    moments = optimiser.state_dict()
    moments["state"] = {
        key: {
            "step": first["steps"][key],
            "exp_avg": first["moments"][key].float(),
            "exp_avg_sq": second["moments"][key].float() ** 2,
        }
        for key in first["moments"]
    }
    optimiser.load_state_dict(moments)
    return dict(document)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="training", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--games", type=int, default=128, help="in each process and half")
    parser.add_argument("--steps", type=int, default=128, help="answers in each game before it learns")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--last-rate", type=float, default=1e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--last-entropy", type=float, default=0.005)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=8192)
    train(parser.parse_args())


def train(asked: argparse.Namespace) -> None:
    """Play and learn by turns until the time is over."""
    began = time.monotonic()
    asked.out.mkdir(parents=True, exist_ok=True)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(int.from_bytes(asked.seed.encode()) % 2**31)
    torch.set_num_threads(1)
    sys.setswitchinterval(0.0005)  # so that playing goes on while learning
    torch.backends.cuda.matmul.allow_tf32 = True
    stage = Stage(asked.processes, asked.games, f"{asked.seed}/{asked.resume}", device)
    network = Network().to(device)
    optimiser = Adam(network.parameters(), lr=asked.rate, eps=1e-5)
    state: dict[str, Any] = {"rounds": 0, "answers": 0, "games": 0, "seconds": 0.0}
    if asked.resume:
        state = load(asked.out, network, optimiser)
    before = state["seconds"]
    past = deque([copy.deepcopy(network)], maxlen=12)
    actor = copy.deepcopy(network)  # who plays while the network learns
    recipe = Recipe(epochs=asked.epochs, batch=asked.batch)
    with (asked.out / CURVE).open("a") as curve, ThreadPoolExecutor(1) as thread:
        playing = thread.submit(stage.collect, actor, past[0], asked.steps)
        while (spent := time.monotonic() - began) < asked.minutes * 60:
            share = spent / (asked.minutes * 60)
            recipe.rate = asked.rate + (asked.last_rate - asked.rate) * share
            recipe.entropy = asked.entropy + (asked.last_entropy - asked.entropy) * share
            rollout = playing.result()
            waited = time.monotonic() - began - spent
            tally = stage.tally() if state["rounds"] % 10 == 9 else None
            actor.load_state_dict(network.state_dict())
            if device.type == "cuda":
                torch.cuda.synchronize()
            playing = thread.submit(stage.collect, actor, past[state["rounds"] % len(past)], asked.steps)
            found = lessons(rollout, recipe.far)
            over = int(rollout.over.sum())
            del rollout
            progress = learn(network, optimiser, found, recipe, values_only=state["rounds"] < 3)
            state["rounds"] += 1
            state["answers"] += len(found.answers)
            state["games"] += over
            state["seconds"] = before + time.monotonic() - began
            del found
            if state["rounds"] % 20 == 0:
                past.append(copy.deepcopy(network))
            row = {
                **state,
                "waited": round(waited, 2),
                "learning": round(time.monotonic() - began - spent - waited, 2),
                **asdict(progress),
            }
            if tally is not None:
                row["worth"] = {
                    name: [round(tally[name, "worth"] / count, 3), count]
                    for (name, what), count in tally.items()
                    if what == "games"
                }
            curve.write(json.dumps(row) + "\n")
            curve.flush()
            if state["rounds"] % 20 == 0 or state["rounds"] < 6:
                print(json.dumps(row), flush=True)
            if state["rounds"] % 50 == 0:
                save(asked.out, network, optimiser, state)
        playing.result()
    stage.end()
    save(asked.out, network, optimiser, state)


if __name__ == "__main__":
    main()

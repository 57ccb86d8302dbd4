"""Save and load the state of a training run.

Files contain the vocabulary they were written with. With another vocabulary, rows are found by name.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor
from torch.optim import Adam

from citadels.bots.learned.weights import axis_names
from citadels.encoding.alignment import sources
from citadels.encoding.vocabulary import VOCABULARY, Vocabulary, original
from training.network import Network

WEIGHTS: Final = "weights.pt"
# Adam's moments are in files of their own, so that none is very large.
ADAM_EXP_AVG: Final = "first.pt"
ADAM_EXP_AVG_SQ: Final = "second.pt"
MEAN: Final = "mean.pt"  # moving average of the weights, which plays better than the latest ones
VOCABULARY_KEY: Final = "vocabulary"

# The parameters whose rows or columns stand for words: which axes, and in which dimension.
NAMED: Final = {
    "table.weight": (("table", "block"), 1),
    "player.weight": (("block",), 1),
    "word": (("words",), 0),
    "sight": (("sights",), 0),
}


def save(folder: Path, network: Network, mean: Network, optimizer: Adam, run_state: dict[str, Any]) -> None:
    """Write the network, its moving average, the state of the optimizer, and the counters of the run."""
    moments = optimizer.state_dict()["state"]
    first = {key: moment["exp_avg"].half() for key, moment in moments.items()}
    second = {key: moment["exp_avg_sq"].sqrt().half() for key, moment in moments.items()}
    steps = {key: moment["step"] for key, moment in moments.items()}
    run_state = {**run_state, VOCABULARY_KEY: VOCABULARY.to_json()}
    _write(folder / ADAM_EXP_AVG, {"moments": first, "steps": steps})
    _write(folder / ADAM_EXP_AVG_SQ, {"moments": second})
    _write(folder / MEAN, {"network": mean.state_dict(), **run_state})
    _write(folder / WEIGHTS, {"network": network.state_dict(), **run_state})


def _write(path: Path, document: dict[str, Any]) -> None:
    new = path.with_suffix(".new")
    torch.save(document, new)
    new.replace(path)


def run_state(folder: Path) -> dict[str, Any]:
    """Return the counters and arguments of the runs so far."""
    found = _read(folder / WEIGHTS)
    return {name: value for name, value in found.items() if name not in ("network", VOCABULARY_KEY)}


def load(folder: Path, network: Network, mean: Network, optimizer: Adam) -> None:
    """Load the networks and the optimizer."""
    load_mean(folder, mean)
    found = _read(folder / WEIGHTS)
    rows = _rows(found)
    network.load_state_dict({name: _aligned(name, each, rows) for name, each in found["network"].items()})
    first, second = _read(folder / ADAM_EXP_AVG), _read(folder / ADAM_EXP_AVG_SQ)
    names = [name for name, _ in network.named_parameters()]
    state = optimizer.state_dict()
    state["state"] = {
        key: {
            "step": first["steps"][key],
            "exp_avg": _aligned(names[key], first["moments"][key].float(), rows),
            "exp_avg_sq": _aligned(names[key], second["moments"][key].float() ** 2, rows),
        }
        for key in first["moments"]
    }
    optimizer.load_state_dict(state)


def _rows(found: dict[str, Any]) -> dict[str, list[tuple[int, ...]]]:
    """Return by parameter which stored rows to average for each row; none if all are where they were."""
    stored = found.get(VOCABULARY_KEY)
    vocabulary = original() if stored is None else Vocabulary.from_json(stored)
    if vocabulary == VOCABULARY:
        return {}
    now, then = axis_names(VOCABULARY), axis_names(vocabulary)
    return {
        name: sources(
            [each for axis in axes for each in now[axis]], [each for axis in axes for each in then[axis]]
        )
        for name, (axes, _) in NAMED.items()
    }


def _aligned(name: str, tensor: Tensor, rows: dict[str, list[tuple[int, ...]]]) -> Tensor:
    """Return a parameter, or a moment of it, with the rows that the network has now."""
    if name not in rows:
        return tensor
    dimension = NAMED[name][1]
    columns = tensor.movedim(dimension, 0)
    nothing = torch.zeros_like(columns[0])
    found = [columns[list(several)].mean(0) if several else nothing for several in rows[name]]
    return torch.stack(found).movedim(0, dimension)


def load_mean(folder: Path, mean: Network) -> dict[str, Any]:
    """Load only the moving average, which is what plays. Return the counters of the run."""
    found = _read(folder / MEAN)
    rows = _rows(found)
    mean.load_state_dict({name: _aligned(name, each, rows) for name, each in found.pop("network").items()})
    return {name: value for name, value in found.items() if name != VOCABULARY_KEY}


def _read(path: Path) -> dict[str, Any]:
    return dict(torch.load(path, map_location="cpu"))

"""What is kept of learning, so that it can go on later."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import torch
from torch.optim import Adam

from training.network import Network

WEIGHTS: Final = "weights.pt"
FIRST: Final = "first.pt"  # the moments of the optimiser, in files of their own so that none is very large
SECOND: Final = "second.pt"
MEAN: Final = "mean.pt"  # the weights of the last rounds on average, which play better than the last alone


def save(folder: Path, network: Network, mean: Network, optimiser: Adam, story: dict[str, Any]) -> None:
    """Keep the network, its mean, the state of its optimiser, and how they came about."""
    moments = optimiser.state_dict()["state"]
    first = {key: moment["exp_avg"].half() for key, moment in moments.items()}
    second = {key: moment["exp_avg_sq"].sqrt().half() for key, moment in moments.items()}
    steps = {key: moment["step"] for key, moment in moments.items()}
    _write(folder / FIRST, {"moments": first, "steps": steps})
    _write(folder / SECOND, {"moments": second})
    _write(folder / MEAN, {"network": mean.state_dict(), **story})
    _write(folder / WEIGHTS, {"network": network.state_dict(), **story})


def _write(path: Path, document: dict[str, Any]) -> None:
    new = path.with_suffix(".new")
    torch.save(document, new)
    new.replace(path)


def story(folder: Path) -> dict[str, Any]:
    """How what was kept came about."""
    return {name: value for name, value in _read(folder / WEIGHTS).items() if name != "network"}


def load(folder: Path, network: Network, mean: Network, optimiser: Adam) -> None:
    """Take up what was kept."""
    load_mean(folder, mean)
    network.load_state_dict(_read(folder / WEIGHTS)["network"])
    first, second = _read(folder / FIRST), _read(folder / SECOND)
    state = optimiser.state_dict()
    state["state"] = {
        key: {
            "step": first["steps"][key],
            "exp_avg": first["moments"][key].float(),
            "exp_avg_sq": second["moments"][key].float() ** 2,
        }
        for key in first["moments"]
    }
    optimiser.load_state_dict(state)


def load_mean(folder: Path, mean: Network) -> dict[str, Any]:
    """Take up the mean alone, which is what plays; returns how it came about."""
    found = _read(folder / MEAN)
    mean.load_state_dict(found.pop("network"))
    return found


def _read(path: Path) -> dict[str, Any]:
    return dict(torch.load(path, map_location="cpu"))

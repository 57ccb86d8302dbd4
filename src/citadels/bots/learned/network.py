"""The network that has learned: what it says of a table, from the view of a seat and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Final

from citadels.bots.learned.action_features import ActionFeatureTable
from citadels.bots.learned.backend import Backend, BatchBackend, NetworkOutput
from citadels.bots.learned.browser_backend import BrowserBackend
from citadels.bots.learned.python_backend import PythonBackend
from citadels.bots.learned.sampling import probabilities
from citadels.bots.learned.weights import WeightsError, read, write
from citadels.encoding import vocabulary
from citadels.encoding.actions import action_index
from citadels.encoding.view_encoder import encode
from citadels.engine.actions import Action
from citadels.engine.view import View

FILE: Final = Path(__file__).with_name("weights.bin")
PAGE: Final = "citadels_page"  # the module that the page of a browser brings along for its Python


class Network:
    """Says how likely answers are, and how likely seats win."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend

    @property
    def batches(self) -> BatchBackend | None:
        """How it can be asked about many observations at once, if it can."""
        return self._backend if isinstance(self._backend, BatchBackend) else None

    def answer(self, view: View, actions: Sequence[Action]) -> NetworkOutput:
        """What it says of these actions, and of the seats by place."""
        number = action_index(view.seat, len(view.players)).number
        return self.answer_to(
            encode(view), view.edition, len(view.players), [number[action] for action in actions]
        )

    def answer_to(
        self, observation: bytes, edition: str, seats: int, numbers: Sequence[int]
    ) -> NetworkOutput:
        """The same of an observation and actions by number."""
        features = feature_table(edition)
        return self._backend.answer(observation, seats, [features[number] for number in numbers])

    def win_probabilities(self, view: View) -> list[float]:
        """What share of the win it expects for each seat, by seat."""
        return by_seat(probabilities(self.answer(view, []).value_logits), view.seat)


def by_seat(places: list[float], seat: int) -> list[float]:
    """Reorder values by place, relative to a seat, to values by seat."""
    return places[len(places) - seat :] + places[: len(places) - seat]


@cache
def feature_table(edition: str) -> ActionFeatureTable:
    """Return the features of an edition's actions, computed once."""
    return ActionFeatureTable(vocabulary.EDITIONS[edition])


def load(file: bytes) -> Network:
    """Load a network from a file of weights."""
    return Network(select_backend(file))


def select_backend(file: bytes) -> Backend:
    """Return the fastest backend available: the page's own, numpy, or pure Python."""
    weights = read(file)
    with suppress(ModuleNotFoundError):
        return BrowserBackend(import_module(PAGE).network(write(weights)))
    with suppress(ModuleNotFoundError):
        from citadels.bots.learned.numpy_backend import NumpyBackend

        return NumpyBackend(weights)
    return PythonBackend(weights)


@cache
def load_default_network() -> Network:
    """The network that this package brings along."""
    return load(_file())


@cache
def weights_digest() -> str:
    """Return the first digits of the digest of the weights that this package brings along."""
    return sha256(_file()).hexdigest()[:12]


def _file() -> bytes:
    try:
        return FILE.read_bytes()
    except FileNotFoundError:
        raise WeightsError(f"the bot 'learned' has no weights: there is no file {FILE}") from None

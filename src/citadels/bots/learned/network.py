"""The network of ``learned``: evaluates views, and chooses a backend."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Final

from citadels.bots.learned.action_features import ActionFeatureTable
from citadels.bots.learned.backend import Backend, BatchBackend, BeliefOutput, NetworkOutput
from citadels.bots.learned.browser_backend import BrowserBackend
from citadels.bots.learned.python_backend import PythonBackend
from citadels.bots.learned.sampling import probabilities
from citadels.bots.learned.weights import STRENGTHS, WeightsError, read, write
from citadels.encoding import vocabulary
from citadels.encoding.actions import action_index
from citadels.encoding.view_encoder import encode
from citadels.engine.actions import Action
from citadels.engine.view import View

FILE: Final = Path(__file__).with_name("weights.bin")
PAGE: Final = "citadels_page"  # module that the web page provides to its Python


class Network:
    """Estimates a policy over actions and the win probability of each seat."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend

    @property
    def batches(self) -> BatchBackend | None:
        """The backend, if it can evaluate many observations at once."""
        return self._backend if isinstance(self._backend, BatchBackend) else None

    def answer(self, view: View, actions: Sequence[Action]) -> NetworkOutput:
        """Return the policy logits of these actions and the value logits of all seats, by place."""
        indexes = action_index(view.seat, len(view.players)).indexes
        return self.answer_to(
            encode(view), view.edition, len(view.players), [indexes[action] for action in actions]
        )

    def answer_to(
        self, observation: bytes, edition: str, seats: int, numbers: Sequence[int]
    ) -> NetworkOutput:
        """Return the same for an observation and the indexes of actions."""
        features = feature_table(edition)
        return self._backend.answer(observation, seats, [features[number] for number in numbers])

    def beliefs(self, view: View) -> BeliefOutput:
        """Return the logits of what the other seats hold; see :mod:`citadels.bots.beliefs`."""
        return self._backend.beliefs(encode(view), len(view.players))

    def win_probabilities(self, view: View, strengths: Sequence[str | None] = ()) -> list[float]:
        """Return the win probability of each seat, by seat.

        ``strengths`` says by seat how strong the players are: a name of `STRENGTHS`, or None for unknown.
        """
        seats, seat = len(view.players), view.seat
        rows = [STRENGTHS.index(name) if name in STRENGTHS else -1 for name in strengths]
        answer = self._backend.answer(encode(view), seats, [], rows[seat:] + rows[:seat])
        return by_seat(probabilities(answer.value_logits), seat)


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
    """Return the network of this package, cached."""
    return load(_file())


@cache
def weights_digest() -> str:
    """Return the beginning of the digest of this package's weights."""
    return sha256(_file()).hexdigest()[:12]


def _file() -> bytes:
    try:
        return FILE.read_bytes()
    except FileNotFoundError:
        raise WeightsError(
            f"the bot 'learned' lacks its weights: {FILE} is missing; reinstall the package"
        ) from None

"""What search hears from the network that has learned: how good answers look, and how a playout stands."""

from __future__ import annotations

import logging
import sys
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple

from citadels.bots.learned.chances import shares
from citadels.bots.learned.network import Network, learned, naming_of, weights_digest
from citadels.bots.learned.routine import Batches
from citadels.bots.learned.weights import ONE, WeightsError
from citadels.encoding.actions import numbering
from citadels.encoding.vocabulary import EDITIONS
from citadels.engine.actions import Action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citadels.engine.view import View

LOG: Final = logging.getLogger(__name__)

NETWORK_PLAYER_SHARE: Final = 0.5  # how likely another player thinks as the network does
MIN_LOG_PRIOR: Final = -6.0  # below it, a likelihood makes no difference


class PolicyQuery(NamedTuple):
    """A question to a seat, and what the seat sees."""

    seat: int
    observation: bytes
    options: list[Action]


class NetworkEvaluator:
    """Asks the network."""

    def __init__(self, network: Network, batches: Batches) -> None:
        self._network = network
        self._batches = batches

    def supports(self, view: View) -> bool:
        """Whether it has learned to play this edition."""
        return view.edition in EDITIONS

    def log_priors(self, view: View, actions: Sequence[Action]) -> list[float]:
        """How likely the answers are, each as the logarithm beside that of the likeliest."""
        said = self._network.answer(view, actions).logits
        best = max(said)
        return [max(MIN_LOG_PRIOR, (each - best) / ONE) for each in said]

    def policy_logits(self, questions: Sequence[PolicyQuery], edition: str, seats: int) -> list[list[int]]:
        """How likely the options of each of these are, as the network says it."""
        naming, named = naming_of(edition), []
        for seat, _, options in questions:
            number = numbering(seat, seats).number
            named.append([naming[number[action]] for action in options])
        return self._batches.logits([asked.observation for asked in questions], seats, named)

    def win_probabilities(self, observations: Sequence[bytes], seats: int) -> list[float]:
        """The chance of winning of whoever has observed each of these."""
        if not observations:
            return []
        return [shares(worths)[0] for worths in self._batches.worths(observations, seats)]


@cache
def default_evaluator() -> NetworkEvaluator | None:
    """Return the shared evaluator, or None without numpy (unbatched inference is too slow) or weights.

    The log says so: search plays otherwise then. Reports and files have `network_digest`.
    """
    try:
        return _batched_network()
    except WeightsError as error:
        if sys.platform != "emscripten":  # in browsers it always does
            LOG.warning("search plays without its network: %s", error)
        return None


def _batched_network() -> NetworkEvaluator:
    """Return the shared evaluator, or raise WeightsError."""
    if find_spec("numpy") is None:
        raise WeightsError("numpy is not installed; pip install 'citadels[strong]'")
    network = learned()
    if network.batches is None:
        raise WeightsError("it cannot be evaluated in batches here")
    return NetworkEvaluator(network, network.batches)


def network_digest() -> str | None:
    """Return the digest of the weights that search consults here, or None if it plays without a network."""
    return None if default_evaluator() is None else weights_digest()

"""Batched inference of the learned network for search: priors, moves and win probabilities."""

from __future__ import annotations

import logging
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple

from citadels.bots.learned.backend import BatchBackend
from citadels.bots.learned.network import PAGE, Network, feature_table, load_default_network, weights_digest
from citadels.bots.learned.sampling import probabilities
from citadels.bots.learned.weights import ACCUMULATOR_ONE, WeightsError
from citadels.encoding.actions import action_index
from citadels.encoding.vocabulary import EDITIONS
from citadels.engine.actions import Action
from citadels.extras import install_command

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citadels.engine.view import View

LOG: Final = logging.getLogger(__name__)

NETWORK_PLAYER_SHARE: Final = 0.5  # probability that an opponent is modeled by the network
MIN_LOG_PRIOR: Final = -6.0  # lower bound of log priors, relative to the likeliest option


class PolicyQuery(NamedTuple):
    """A decision of one seat: its observation and its legal actions."""

    seat: int
    observation: bytes
    options: list[Action]


class NetworkEvaluator:
    """Evaluates positions with the network, many at a time."""

    def __init__(self, network: Network, batches: BatchBackend) -> None:
        self.network = network
        self._batches = batches

    def supports(self, view: View) -> bool:
        """Return whether the network supports the edition of a view."""
        return view.edition in EDITIONS

    def log_priors(self, view: View, actions: Sequence[Action]) -> list[float]:
        """Return the log probability of each action relative to the likeliest, bounded below."""
        said = self.network.answer(view, actions).logits
        best = max(said)
        return [max(MIN_LOG_PRIOR, (each - best) / ACCUMULATOR_ONE) for each in said]

    def policy_logits(self, questions: Sequence[PolicyQuery], edition: str, seats: int) -> list[list[int]]:
        """Return the policy logits of the options of each query."""
        features, named = feature_table(edition), []
        for seat, _, options in questions:
            number = action_index(seat, seats).indexes
            named.append([features[number[action]] for action in options])
        return self._batches.logits([asked.observation for asked in questions], seats, named)

    def win_probabilities(self, observations: Sequence[bytes], seats: int) -> list[float]:
        """Return the win probability of the observing seat for each observation."""
        if not observations:
            return []
        return [
            probabilities(value_logits)[0] for value_logits in self._batches.value_logits(observations, seats)
        ]


@cache
def default_evaluator() -> NetworkEvaluator | None:
    """Return the shared evaluator, or None without weights or batches (one by one is too slow).

    Log a warning if there is none, because search then gives other answers. Reports and files record
    `network_digest`.
    """
    try:
        return _batched_network()
    except WeightsError as error:
        LOG.warning("search plays without its network: %s", error)
        return None


def _batched_network() -> NetworkEvaluator:
    """Return the shared evaluator, or raise WeightsError."""
    if find_spec(PAGE) is None and find_spec("numpy") is None:
        raise WeightsError(f"numpy is not installed; {install_command('strong')}")
    network = load_default_network()
    if network.batches is None:
        raise WeightsError("it cannot be evaluated in batches here")
    return NetworkEvaluator(network, network.batches)


def network_digest() -> str | None:
    """Return the digest of the weights that search consults here, or None if it plays without a network."""
    return None if default_evaluator() is None else weights_digest()

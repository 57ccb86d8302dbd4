"""What a seat may believe about the others: who holds which character, and what their hidden cards cost.

>>> import citadels
>>> from citadels.bots.beliefs import infer_beliefs
>>> view = citadels.new_game(seats=4, seed=7).view(2)
>>> beliefs = infer_beliefs(view)
>>> [round(sum(characters.values())) for characters in beliefs.characters]  # nobody has picked yet
[0, 0, 0, 0]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import fsum
from typing import TypeVar

from citadels.bots.learned.network import Network, load_default_network
from citadels.bots.learned.sampling import WEIGHT_ONE, softmax_weights
from citadels.encoding.vocabulary import EDITIONS, VOCABULARY
from citadels.engine.deal import Dealer, hidden_characters, unknown_cards
from citadels.engine.view import View

T = TypeVar("T", str, int)


class Beliefs:
    """Beliefs about the other seats, for the seat of a view.

    ``weights`` says by seat how likely each character is, relative to the others, and ``cost_weights`` does
    that for the costs of hidden cards. Without them, everything that agrees with the view is equally likely.
    """

    def __init__(
        self,
        view: View,
        weights: Sequence[Mapping[str, float]] = (),
        cost_weights: Sequence[Mapping[int, float]] = (),
    ) -> None:
        self._view = view
        self.weights = tuple(weights)
        self.cost_weights = tuple(cost_weights)

    @cached_property
    def characters(self) -> list[dict[str, float]]:
        """By seat, the probability that the player holds each character.

        No two players hold the same character: these are the shares of all possible worlds, as weighed.
        """
        found = []
        for seat, cards in enumerate(hidden_characters(self._view, self.weights)):
            chances = dict.fromkeys(self._known_characters(seat), 1.0)
            for card in cards:
                for character, chance in card.items():
                    chances[character] = chances.get(character, 0.0) + chance
            found.append(chances)
        return found

    def _known_characters(self, seat: int) -> Iterator[str]:
        """Yield the characters of a player that lie open, or are this player's own."""
        held = self._view.players[seat].characters
        if held is not None:
            yield from held
            return
        for domain in self._view.knowledge.held[seat]:
            if domain <= self._view.revealed.keys():
                yield from domain

    @cached_property
    def costs(self) -> list[dict[int, float]]:
        """By seat, the probability of each cost of a hidden card in hand."""
        rules = self._view.rules
        unseen = Counter([rules.districts[kind].cost for kind in unknown_cards(self._view)])
        return [self._costs_of(seat, unseen) for seat in range(len(self._view.players))]

    def _costs_of(self, seat: int, unseen: Mapping[int, int]) -> dict[int, float]:
        weighed = self.cost_weights[seat] if self.cost_weights else {}
        found = {cost: count * weighed.get(cost, 1.0) for cost, count in sorted(unseen.items()) if count}
        whole = fsum(found.values())
        return {cost: weight / whole for cost, weight in found.items()}

    def dealer(self) -> Dealer:
        """Return a dealer of worlds that are as likely as these beliefs say, characters and hands jointly."""
        return Dealer(self._view, self.weights, self.cost_weights)


def infer_beliefs(view: View, network: Network | None = None) -> Beliefs:
    """Return what a network makes of a view: by default that of ``learned``.

    In editions that the network does not know, all worlds that agree with the view are equally likely.
    """
    if view.edition not in EDITIONS or view.seat < 0:
        return Beliefs(view)
    said = (network or load_default_network()).beliefs(view)
    seats, rank = len(view.players), view.rules.rank
    weights: list[Mapping[str, float]] = [{} for _ in range(seats)]
    cost_weights: list[Mapping[int, float]] = [{} for _ in range(seats)]
    for place, (ranks, costs) in enumerate(zip(said.ranks, said.costs, strict=True), 1):
        seat = (view.seat + place) % seats
        possible = sorted({character for domain in view.knowledge.held[seat] for character in domain})
        weights[seat] = _softmax(possible, [ranks[rank[character] - 1] for character in possible])
        cost_weights[seat] = _softmax(VOCABULARY.costs, costs)
    return Beliefs(view, weights, cost_weights)


def _softmax(labels: Sequence[T], logits: Sequence[int]) -> dict[T, float]:
    """Return the weight of each label, at most 1; nothing if there are no labels."""
    weights = softmax_weights(logits) if labels else []
    return {label: weight / WEIGHT_ONE for label, weight in zip(labels, weights, strict=True)}

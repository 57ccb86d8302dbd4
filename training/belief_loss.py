"""How wrong the network is about what the other seats hold."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import torch
from torch import Tensor

from citadels.encoding.observation import BLOCK_SIZE, PARTS, TABLE_SIZE
from citadels.encoding.vocabulary import EDITIONS, VOCABULARY
from citadels.engine.actions import SEATS

LEAST: Final = -30.0  # of a log probability, so that one surprise does not outweigh everything
IMPOSSIBLE: Final = -1e9


class Guesses(NamedTuple):
    """How likely the truth was held to be, by row and place from 1 on."""

    doubts: Tensor  # whether there is a doubt about the characters of the seat
    characters: Tensor  # mean log probability of its characters
    hidden: Tensor  # how many of its cards are hidden
    cards: Tensor  # log probabilities of their costs, summed


def guesses(observations: Tensor, held: Tensor, hands: Tensor, ranks: Tensor, costs: Tensor) -> Guesses:
    """Compare the logits of ranks and costs with what the seats hold.

    With logits of 0, these are the guesses of a player who only counts.
    """
    possible = _of_others(observations, "possible").float()
    bits = torch.arange(len(VOCABULARY.ranks), device=held.device)
    truth = (held[:, 1:].int().unsqueeze(2) >> bits & 1).float()
    many = truth.sum(2)
    doubts = ((possible > 0).sum(2) > many) & (many > 0)
    chances = ranks.masked_fill(possible == 0, IMPOSSIBLE).log_softmax(2).clamp(min=LEAST)
    characters = (truth * chances).sum(2) / many.clamp(min=1)
    known = _of_others(observations, "hand_costs").float()
    hidden = (hands.view(-1, SEATS, len(VOCABULARY.costs))[:, 1:].float() - known).clamp(min=0)
    unseen = _unseen(observations).unsqueeze(1)
    logits = (costs + unseen.clamp(min=1e-6).log()).masked_fill(unseen == 0, IMPOSSIBLE)
    cards = (hidden * logits.log_softmax(2).clamp(min=LEAST)).sum(2)
    return Guesses(doubts, characters, hidden.sum(2), cards)


def belief_losses(found: Guesses) -> tuple[Tensor, Tensor]:
    """Return the mean losses for a character in doubt and for a hidden card, in nats."""
    characters = -(found.characters * found.doubts).sum() / found.doubts.sum().clamp(min=1)
    return characters, -found.cards.sum() / found.hidden.sum().clamp(min=1)


def _of_others(observations: Tensor, name: str) -> Tensor:
    """Return the cells of a part for the other seats, by place from 1 on."""
    return observations[:, TABLE_SIZE:].reshape(-1, SEATS, BLOCK_SIZE)[:, 1:, PARTS[name].place]


def _unseen(observations: Tensor) -> Tensor:
    """Return how many cards of each cost lie where the viewer does not know."""
    unseen = observations[:, PARTS["unseen"].place].float()
    edition = observations[:, 1 : 1 + len(EDITIONS)].argmax(1)
    by_edition = torch.einsum("bd,edc->bec", unseen, _costs(unseen.device))
    return by_edition.gather(1, edition.view(-1, 1, 1).expand(-1, 1, by_edition.shape[2])).squeeze(1)


@cache
def _costs(device: torch.device) -> Tensor:
    """Return for each edition and district of the vocabulary a 1 at its cost."""
    found = torch.zeros(len(EDITIONS), len(VOCABULARY.districts), len(VOCABULARY.costs))
    for number, edition in enumerate(EDITIONS.values()):
        for card in edition.districts:
            found[number, VOCABULARY.districts.index(card.key), card.cost] = 1
    return found.to(device)

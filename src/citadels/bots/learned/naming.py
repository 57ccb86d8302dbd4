"""Name characters: victims and bluffs by how likely another player holds them.

The policy alone names almost always the same characters, which good opponents learn to avoid.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from citadels.bots.beliefs import Beliefs
from citadels.bots.learned.sampling import WEIGHT_ONE, softmax_weights
from citadels.engine.actions import Action

# Verbs that are wasted on a character that nobody holds.
VICTIM_VERBS: Final = frozenset({"kill", "rob", "bewitch"})
VICTIM_TEMPERATURE: Final = 2.0
# Verbs that choose the true one of several marks, face down.
BLUFF_VERBS: Final = frozenset({"sign", "flower"})


def name_by_belief(
    weights: Sequence[int], logits: Sequence[int], actions: Sequence[Action], beliefs: Beliefs, seat: int
) -> list[int]:
    """Redistribute the weights of the actions that name a victim among them.

    The sum of their weights stays as it is: when to name a victim is up to the policy. The eighth power of
    the likelihood weighs about as much as the flattened policy does.
    """
    places = [place for place, action in enumerate(actions) if action.verb in VICTIM_VERBS]
    flat = softmax_weights([logits[place] for place in places], VICTIM_TEMPERATURE)
    held = [likelihood_held(beliefs, actions[place].name, seat) for place in places]
    shares = [int(weight * _eighth_power(chance)) for weight, chance in zip(flat, held, strict=True)]
    mass, total, found = sum(weights[place] for place in places), sum(shares), list(weights)
    if total:
        for place, share in zip(places, shares, strict=True):
            found[place] = mass * share // total
    return found


def bluff_by_belief(actions: Sequence[Action], beliefs: Beliefs, seat: int) -> list[int]:
    """Weigh each mark by how likely its character is held: marks that are never true scare no player."""
    held = [likelihood_held(beliefs, action.name, seat) for action in actions]
    return [int(WEIGHT_ONE * chance) for chance in held] if any(held) else [1] * len(actions)


def likelihood_held(beliefs: Beliefs, character: str, seat: int) -> float:
    """Return the probability that another player than this one holds a character."""
    others = (chances for other, chances in enumerate(beliefs.characters) if other != seat)
    return min(1.0, fsum(chances.get(character, 0.0) for chances in others))


def _eighth_power(chance: float) -> float:
    """Multiply, because the power function differs between machines in the last bit."""
    square = chance * chance
    fourth = square * square
    return fourth * fourth

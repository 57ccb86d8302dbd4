"""Mix at the root: draw an answer that opponents might foresee among those that are nearly as good.

Search alone names almost always the same characters, which good opponents learn to avoid.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from citadels.bots.beliefs import Beliefs
from citadels.bots.learned.naming import BLUFF_VERBS, VICTIM_VERBS, bluff_by_belief
from citadels.bots.learned.sampling import draw, truncated_weights
from citadels.bots.learned.weights import ACCUMULATOR_ONE
from citadels.bots.search.halving import SequentialHalving
from citadels.engine.actions import Action

# Verbs whose answers are mixed: those that name a victim, and those that name the bearer of a mark.
NAMING_VERBS: Final = VICTIM_VERBS | {"warrant", "threaten"}
TEMPERATURE: Final = 0.01  # win probability behind the best answer at which one is e times as rare
MIN_PROBABILITY: Final = 0.05  # rarer answers are dropped


def choose_mixed(halving: SequentialHalving, beliefs: Beliefs, seat: int, rng: Random) -> Action:
    """Return the best action, or one drawn from the mix if it names a character that opponents might foresee.

    What to do is never mixed, only whom to name.
    """
    found = halving.result()
    verb = found[0].action.verb
    like = [candidate for candidate in found if candidate.action.verb == verb]
    if verb in BLUFF_VERBS:
        weights = bluff_by_belief([candidate.action for candidate in like], beliefs, seat)
    elif verb in NAMING_VERBS:
        weights = weights_by_lead([halving.lead(like[0], other) for other in like])
    else:
        return found[0].action
    return like[draw(weights, rng)].action


def weights_by_lead(leads: Sequence[float]) -> list[int]:
    """Return how likely each answer is, relative to the others, from the lead of the best one over it."""
    logits = [-round(lead * ACCUMULATOR_ONE) for lead in leads]
    return truncated_weights(logits, TEMPERATURE, MIN_PROBABILITY)

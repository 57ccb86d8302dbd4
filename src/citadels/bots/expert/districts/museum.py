"""Museum: a point for every card put away."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

VERBS = ("museum",)


def worth(r: Reading) -> float:
    return 0.97 * r.rounds_left


def museum(r: Reading, option: Option) -> Terms:
    """What cannot be built any more, or is the least of several."""
    card = option.action.name
    useless = r.stands(card) or r.hand.count(card) > 1 or r.rounds_left <= 1
    spare = len(r.hand) > 2
    return [Term("museum", 1.8 - 0.1 * r.cost(card) if useless or spare else -1.6, card=card)]

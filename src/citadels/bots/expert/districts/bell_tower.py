"""Bell Tower: a shorter game for whoever is ahead."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

VERBS = ("ring",)


def worth(r: Reading) -> float:
    return 0.26


def ring(r: Reading, option: Option) -> Terms:
    ahead = r.strength(r.seat) - r.strength(r.leader)
    return [Term("ring", 0.16 * ahead)]

"""What an answer is expected to lead to, as a reason that can be told."""

from __future__ import annotations

from typing import Final

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term
from citadels.bots.search.contest import Candidate

DRAFT: Final = ("pick", "discard")
LIKELY: Final = 0.3


def foresee(reading: Reading, candidate: Candidate) -> Term:
    """Who is probably hit; else how the game ends, or how things stand after the next round."""
    named = candidate.action.name
    if named in reading.rules.rank and candidate.action.verb not in DRAFT:
        victim = max(reading.others, key=lambda seat: reading.chance(seat, named))
        chance = reading.chance(victim, named)
        if chance >= LIKELY:
            return Term("foreseen_holder", chance, victim, round(100 * chance), named)
    if not candidate.visits:
        return Term("foreseen_nothing", 0.0)
    chance = candidate.value / candidate.visits
    if 2 * candidate.ended > candidate.visits:
        return Term("foreseen_end", chance, number=round(100 * chance))
    return _standing(reading, candidate, chance)


def _standing(reading: Reading, candidate: Candidate, chance: float) -> Term:
    rival = max(reading.others, key=lambda seat: candidate.points[seat])
    lead = round((candidate.points[reading.seat] - candidate.points[rival]) / candidate.visits)
    name = "foreseen_ahead" if lead > 0 else "foreseen_behind" if lead < 0 else "foreseen_level"
    return Term(name, chance, rival, abs(lead))

"""Explain the estimate of an option as one reason, a term with a message."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.evidence import with_evidence
from citadels.bots.advice.terms import Term
from citadels.bots.search.halving import Candidate
from citadels.bots.search.value import FEATURES, POINTS, WEIGHTS

DRAFT: Final = ("pick", "discard")
MIN_HIT_CHANCE: Final = 0.3

# Message ids by feature: the player ends up with more of it, or an opponent with less.
GAIN_TERMS: Final = {
    "points": "foreseen_points",
    "gold": "foreseen_gold",
    "cards": "foreseen_cards",
    "districts": "foreseen_districts",
}
LOSS_TERMS: Final = {
    "points": "foreseen_less_points",
    "gold": "foreseen_less_gold",
    "cards": "foreseen_less_cards",
    "districts": "foreseen_less_districts",
}


def explain(assessment: Assessment, candidate: Candidate, field: Sequence[Candidate]) -> Term:
    """Return the main reason for an option.

    That is the likely victim if it names a character, else the chance to win if the game ends, else the
    feature that differs most from the other options.
    """
    others = [other for other in field if other is not candidate and other.visits]
    hit = _hit(assessment, candidate)
    if hit is not None:
        return hit
    if not candidate.visits:
        return Term("foreseen_nothing", 0.0)
    if 2 * candidate.games_ended > candidate.visits:
        chance = candidate.value / candidate.visits
        return Term("foreseen_end", chance, number=round(100 * chance))
    differences = [*_gains(assessment, candidate, others), *_losses(assessment, candidate, others)]
    telling = [term for term in differences if term.number > 0]
    return max(telling, key=lambda term: term.amount) if telling else _standing(assessment, candidate)


def _hit(assessment: Assessment, candidate: Candidate) -> Term | None:
    """Return the likeliest holder of the named character, or None if no one is likely enough."""
    named = candidate.action.name
    if named not in assessment.rules.rank or candidate.action.verb in DRAFT:
        return None
    victim = max(assessment.others, key=lambda seat: assessment.chance(seat, named))
    chance = assessment.chance(victim, named)
    term = with_evidence(assessment, Term("foreseen_holder", chance, victim, card=named, chance=chance))
    return term if chance >= MIN_HIT_CHANCE and term.evidence is not None else None


def _gains(assessment: Assessment, candidate: Candidate, others: Sequence[Candidate]) -> list[Term]:
    """Return what the player gains compared with the other options, by feature."""
    return [
        Term(name, _weight(assessment, feature) * more, number=round(more))
        for feature, name in GAIN_TERMS.items()
        for more in [_difference(candidate, others, assessment.seat, feature)]
    ]


def _losses(assessment: Assessment, candidate: Candidate, others: Sequence[Candidate]) -> list[Term]:
    """Return what each opponent loses compared with the other options, by feature."""
    return [
        Term(name, _weight(assessment, feature) * less, seat, round(less))
        for seat in assessment.others
        for feature, name in LOSS_TERMS.items()
        for less in [-_difference(candidate, others, seat, feature)]
    ]


def _difference(candidate: Candidate, others: Sequence[Candidate], seat: int, feature: str) -> float:
    """Return how far a seat's feature exceeds its average over the other options."""
    index = FEATURES.index(feature)
    own = candidate.mean(seat, index)
    return own - fmean([other.mean(seat, index) for other in others]) if others else 0.0


def _weight(assessment: Assessment, feature: str) -> float:
    return WEIGHTS[min(len(WEIGHTS), assessment.rounds_left)][FEATURES.index(feature)]


def _standing(assessment: Assessment, candidate: Candidate) -> Term:
    """Return the expected lead over, or gap to, the best opponent."""
    rival = max(assessment.others, key=lambda seat: candidate.mean(seat, POINTS))
    lead = round(candidate.mean(assessment.seat, POINTS) - candidate.mean(rival, POINTS))
    if lead > 0:
        return Term("foreseen_ahead", 0.0, rival, lead)
    return Term("foreseen_behind", 0.0, rival, -lead) if lead < 0 else Term("foreseen_level", 0.0, rival)

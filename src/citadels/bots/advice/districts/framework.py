"""Framework: pays for something expensive."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice, Evaluator
from citadels.bots.advice.terms import GOLD, Term, Terms
from citadels.engine.game import Option


def worth(r: Assessment) -> float:
    return 0.43


def framework(r: Assessment, option: Option) -> Terms:
    """Weigh the gold saved against the district lost."""
    site = r.me.site
    dear = r.cost(site) if site else 0
    return [Term("saved", GOLD * dear - 3.2)]


ADVICE = DistrictAdvice(worth, verbs={"framework": Evaluator(full=framework)})

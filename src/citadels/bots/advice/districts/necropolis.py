"""Necropolis: built for another district, the cheapest."""

from __future__ import annotations

from citadels.bots.advice import plain
from citadels.bots.advice.base import DistrictAdvice, Evaluator

ADVICE = DistrictAdvice(verbs={"necropolis": Evaluator(plain=plain.give_district)})

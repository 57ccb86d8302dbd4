"""Necropolis: built for another district, the cheapest."""

from __future__ import annotations

from citadels.bots.advice import plain
from citadels.bots.advice.base import DistrictAdvice, Judgement

ADVICE = DistrictAdvice(verbs={"necropolis": Judgement(plain=plain.give_district)})

"""Lighthouse: any card out of the deck, for nothing."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.full import anything
from citadels.bots.advice.verbs import GAIN

ADVICE = DistrictAdvice(verbs={"lighthouse": replace(GAIN, full=anything)})

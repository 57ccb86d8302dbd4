"""Hospital: half a turn is better than none."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.full import anything
from citadels.bots.advice.verbs import GAIN

ADVICE = DistrictAdvice(verbs={"answer": replace(GAIN, full=anything)})

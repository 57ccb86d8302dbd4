"""Ball Room: thanks cost nothing, silence costs a turn."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.full import free
from citadels.bots.advice.verbs import AVOID, GAIN


def worth(r: Assessment) -> float:
    return 0.38


ADVICE = DistrictAdvice(worth, verbs={"thank": replace(GAIN, full=free(5.0)), "snub": AVOID})

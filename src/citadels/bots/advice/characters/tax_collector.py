"""Tax Collector: what the builders left."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILD
from citadels.bots.advice.verbs import GAIN


def worth(r: Reading, seat: int) -> float:
    pot = r.view.gold_on.get("tax_collector", 0)
    return 0.3 + r.gold_for(seat, pot) + 0.42 * r.gold_worth * (len(r.view.players) - 1)


ADVICE = CharacterAdvice(worth, BUILD, verbs={"collect": GAIN})

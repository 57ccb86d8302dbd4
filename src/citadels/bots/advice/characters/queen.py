"""Queen: three gold beside rank 4."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILD
from citadels.bots.advice.verbs import GAIN


def worth(r: Reading, seat: int) -> float:
    return r.gold_for(seat, 3) * min(0.8, 2 / max(2, len(r.view.players) - 1))


ADVICE = CharacterAdvice(worth, BUILD, taste=-1.6, quick_worth=0.6, verbs={"favour": GAIN})

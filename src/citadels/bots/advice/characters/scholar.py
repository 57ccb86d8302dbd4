"""Scholar: the best of seven cards, and two buildings."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILD
from citadels.bots.advice.verbs import GAIN


def worth(r: Reading, seat: int) -> float:
    second = sorted([r.worth(card) for card in r.affordable(r.gold + 2)])[:-1] if seat == r.seat else [1.5]
    return 1.1 + 0.37 * max(second, default=0.0)


ADVICE = CharacterAdvice(worth, BUILD, taste=-1.2, verbs={"study": GAIN})

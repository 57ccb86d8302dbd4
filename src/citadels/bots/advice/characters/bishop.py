"""Bishop: gold for religious districts, and peace from rank 8."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILD
from citadels.engine.cards import RELIGIOUS


def worth(r: Reading, seat: int) -> float:
    return 1.5 * r.districts_of(seat, RELIGIOUS)


ADVICE = CharacterAdvice(
    worth,
    BUILD,
    taste=-1.4,
    leanings={"left": 0.2, "lead": 0.1, "crown": -0.5},
)

"""Navigator: four gold or cards, for a turn without building."""

from __future__ import annotations

from citadels.bots.expert.course import BEFORE_BUILDING
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import CARD, GOLD, Term, Terms
from citadels.engine.game import Option

VERBS = ("sail",)


def worth(r: Reading, seat: int) -> float:
    lost = 0.5 * r.best_build(r.gold + 2) if seat == r.seat else 1.2
    return 4 * r.gold_worth - lost


def sail(r: Reading, option: Option) -> Terms:
    if option.action.name == "gold":
        return [Term("sail", BEFORE_BUILDING), Term("gain", 4 * GOLD, number=4)]
    return [Term("sail", BEFORE_BUILDING), Term("cards", 4 * CARD * (1.8 if len(r.useful) < 2 else 0.9))]

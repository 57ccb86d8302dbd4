"""What speaks for or against an answer: named amounts, in points, of which a choice is the sum."""

from __future__ import annotations

from typing import Final, NamedTuple

GOLD: Final = 0.75  # what a gold is worth in points, while there is time to spend it
CARD: Final = 0.55  # and a card


class Term(NamedTuple):
    """One reason: its name is part of a message, with what it is about."""

    name: str
    amount: float
    seat: int = -1
    number: int = 0
    card: str = ""


Terms = list[Term]


def total(terms: Terms) -> float:
    return sum([term.amount for term in terms])

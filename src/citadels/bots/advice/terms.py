"""What speaks for or against an answer: named amounts, in points, of which a choice is the sum."""

from __future__ import annotations

from typing import Final, NamedTuple

GOLD: Final = 0.92  # what a gold is worth in points, while there is time to spend it
CARD: Final = 0.7  # and a card


class Term(NamedTuple):
    """One reason: its name is part of a message, with what it is about."""

    name: str
    amount: float
    seat: int = -1
    number: int = 0
    card: str = ""


Terms = list[Term]
ORDER: Final = "order"


def in_turn(amount: float) -> Term:
    """What comes early in a turn and what late: a term that is no reason."""
    return Term(ORDER, amount)


def total(terms: Terms) -> float:
    return sum([term.amount for term in terms])


def reason(terms: Terms) -> Term:
    """The largest term that says something."""
    saying = [term for term in terms if term.name != ORDER]
    return max(saying or terms, key=lambda term: term.amount)

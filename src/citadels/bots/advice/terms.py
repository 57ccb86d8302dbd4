"""What speaks for or against an answer: named amounts in points, which are added up."""

from __future__ import annotations

from typing import Final, NamedTuple

GOLD: Final = 0.92  # what a gold is worth in points, while there is time to spend it
CARD: Final = 0.7  # and a card


class Term(NamedTuple):
    """One reason. There is a message for its name, which may mention the rest."""

    name: str
    amount: float
    seat: int = -1
    number: int = 0
    card: str = ""
    chance: float = 1.0  # that somebody has the card, as the bot believes


Terms = list[Term]
ORDER: Final = "order"


def in_turn(amount: float) -> Term:
    """A term that is never the reason: it says what comes early in a turn and what late."""
    return Term(ORDER, amount)


def total(terms: Terms) -> float:
    return sum([term.amount for term in terms])


def reason(terms: Terms) -> Term:
    """The largest term that says something."""
    saying = [term for term in terms if term.name != ORDER]
    return max(saying or terms, key=lambda term: term.amount)

"""Terms: named amounts in points whose sum is the score of an option."""

from __future__ import annotations

from typing import Final, NamedTuple

GOLD: Final = 0.92  # points per gold, while there is time to spend it
CARD: Final = 0.7  # points per card


class Evidence(NamedTuple):
    """What is known of the characters that a player, or all opponents together, hold face down."""

    possible: tuple[str, ...]  # what they can be
    held: int  # how many of these they are
    grounds: tuple[str, ...]  # what rules out the others
    certain: bool  # whether the character in question must be among them


class Term(NamedTuple):
    """One term. The message for its name may mention the other fields."""

    name: str
    amount: float
    seat: int = -1
    number: int = 0
    card: str = ""
    chance: float | None = None  # believed probability that the player, or any opponent, holds the card
    evidence: Evidence | None = None  # what is known about that


Terms = list[Term]
ORDER: Final = "order"


def in_turn(amount: float) -> Term:
    """Return a term that orders actions within a turn and is never the reason."""
    return Term(ORDER, amount)


def total(terms: Terms) -> float:
    return sum([term.amount for term in terms])


def reason(terms: Terms) -> Term:
    """Return the largest term, ignoring the order within a turn."""
    saying = [term for term in terms if term.name != ORDER]
    return max(saying or terms, key=lambda term: term.amount)

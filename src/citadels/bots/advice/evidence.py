"""Evidence: what a seat knows of the characters that others hold, to be told instead of what a bot believes.

A belief is right about players who choose as the bot would, and too sure or not sure enough about others. The
number of possible characters is true at every table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from citadels.bots.advice.terms import ORDER, Evidence, Term, Terms, reason

if TYPE_CHECKING:
    from citadels.bots.advice.assessment import Assessment
    from citadels.engine.view import View

# What rules out characters, in the order in which it is told.
FACE_UP: Final = "face_up"
DRAFT: Final = "draft"
CALLED: Final = "called"
GROUNDS: Final = (FACE_UP, DRAFT, CALLED)

IMPOSSIBLE: Final = "impossible"
ROUNDING: Final = 1e-9  # error of a sum of probabilities


def explain(r: Assessment, terms: Terms) -> Term:
    """Return the reason of these terms, with its evidence if it is a belief, preferably a possible one."""
    told = [with_evidence(r, term) for term in terms if term.name != ORDER]
    return reason([term for term in told if term.name != IMPOSSIBLE] or told or terms)


def with_evidence(r: Assessment, term: Term) -> Term:
    """Add what is known to a belief about a character."""
    if term.chance is None or not term.card:
        return term
    seats = [term.seat] if term.seat >= 0 else r.others
    hidden = [card for seat in seats for card in r.hidden_characters[seat]]
    possible = [name for name in _cast(r.view) if any(name in card for card in hidden)]
    if term.card not in possible:
        return Term("impossible", term.amount, card=term.card)
    certain = sum([card.get(term.card, 0.0) for card in hidden]) > 1 - ROUNDING
    evidence = Evidence(tuple(possible), len(hidden), _grounds(r.view, possible), certain)
    return term._replace(evidence=evidence)


def _grounds(view: View, possible: Sequence[str]) -> tuple[str, ...]:
    """Return what rules out the characters that are neither possible nor the player's own."""
    own = view.me.characters or ()
    found = {_ground(view, name) for name in _cast(view) if name not in possible and name not in own}
    return tuple([ground for ground in GROUNDS if ground in found])


def _ground(view: View, name: str) -> str:
    if name in view.faceup:
        return FACE_UP
    return CALLED if name in view.revealed or view.rules.rank[name] < view.called else DRAFT


def _cast(view: View) -> list[str]:
    """Return the characters of the game by rank."""
    return [view.rules.characters[rank].key for rank in view.rules.ranks]

"""Spy: looks for the commonest type in the fullest hand."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice import quick
from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.full import FIRST
from citadels.bots.advice.temperament import SCHEME
from citadels.bots.advice.terms import CARD, GOLD, Term, Terms, in_turn
from citadels.bots.advice.verbs import LOOK
from citadels.engine.game import Option


def worth(r: Assessment, seat: int) -> float:
    return 0.12 * max([r.player(other).hand_size for other in r.rivals(seat)])


def spy(r: Assessment, option: Option) -> Terms:
    """Estimate the matches by the type's share of the deck, limited by the other player's gold."""
    seat = r.target(option)
    other = r.player(seat)
    deck = r.rules.deck()
    share = len([card for card in deck if r.district(card).type == option.action.name]) / len(deck)
    matches = share * other.hand_size
    gain = min(matches, other.gold) * GOLD + matches * CARD
    return [in_turn(FIRST), Term("matches", gain, seat, other.hand_size, chance=share)]


ADVICE = CharacterAdvice(
    worth,
    SCHEME,
    bias=1.1,
    feature_weights={"gold": -0.2, "hunted": -0.3},
    verbs={"spy": replace(LOOK, quick=quick.gain, full=spy)},
)

"""Spy: looks for the commonest type in the fullest hand."""

from __future__ import annotations

from citadels.bots.expert.course import FIRST
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import SCHEME
from citadels.bots.expert.terms import CARD, GOLD, Term, Terms, in_turn
from citadels.engine.game import Option

NATURE = SCHEME
TASTE = -0.3
VERBS = ("spy",)


def worth(r: Reading, seat: int) -> float:
    hands = [r.player(other).hand_size for other in range(len(r.view.players)) if other != seat]
    return 0.64 + 0.3 * max(hands, default=0) * (GOLD + CARD)


def spy(r: Reading, option: Option) -> Terms:
    """What the types' shares in the deck let one expect, as far as the other's gold goes."""
    seat = option.target if option.target is not None else r.seat
    other = r.player(seat)
    deck = r.rules.deck()
    share = len([card for card in deck if r.district(card).type == option.action.name]) / len(deck)
    matches = share * other.hand_size
    return [in_turn(FIRST), Term("loot", min(matches, other.gold) * GOLD + matches * CARD, seat)]

"""Magician: swaps a small hand for a large one, or gets rid of what is useless."""

from __future__ import annotations

from citadels.bots.expert.course import BEFORE_BUILDING
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import SCHEME
from citadels.bots.expert.terms import CARD, Term, Terms, in_turn
from citadels.engine.game import Option

NATURE = SCHEME
TASTE = 0.4
VERBS = ("swap", "redraw", "exchange_card")


def worth(r: Reading, seat: int) -> float:
    hands = [r.player(other).hand_size for other in range(len(r.view.players)) if other != seat]
    more = max(hands, default=0) - r.player(seat).hand_size
    return 0.33 + (r.card_worth if seat == r.seat else CARD) * max(0, more)


def swap(r: Reading, option: Option) -> Terms:
    """Own cards that are any use against what the other hand may hold."""
    seat = option.target if option.target is not None else r.seat
    gain = r.player(seat).hand_size - len(r.useful) - 0.5
    return [in_turn(BEFORE_BUILDING if gain > 0 else -1.0), Term("cards", CARD * 2 * gain, seat)]


def redraw(r: Reading, option: Option) -> Terms:
    useless = len(r.hand) - len(r.useful)
    return [Term("useless", 0.85 + useless if useless else -1.0)]


def exchange_card(r: Reading, option: Option) -> Terms:
    card = option.action.name
    if r.stands(card) or r.hand.count(card) > 1:
        return [Term("useless", 2.0, card=card)]
    return [Term("unwanted", -0.84, card=card)]

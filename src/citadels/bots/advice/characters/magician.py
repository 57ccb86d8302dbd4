"""Magician: swaps a small hand for a large one, or redraws useless cards."""

from __future__ import annotations

from citadels.bots.advice import plain, quick
from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice, Evaluator
from citadels.bots.advice.full import BEFORE_BUILDING
from citadels.bots.advice.temperament import SCHEME
from citadels.bots.advice.terms import CARD, Term, Terms, in_turn
from citadels.engine.game import Option
from citadels.engine.view import View


def worth(r: Assessment, seat: int) -> float:
    hands = [r.player(other).hand_size for other in r.rivals(seat)]
    more = max(hands, default=0) - r.player(seat).hand_size
    return 0.3 * (r.card_worth if seat == r.seat else CARD) * max(0, more)


def swap(r: Assessment, option: Option) -> Terms:
    """Compare the size of the other hand with one's own useful cards."""
    seat = r.target(option)
    cards = r.player(seat).hand_size
    gain = cards - len(r.useful) - 0.5
    return [in_turn(BEFORE_BUILDING if gain > 0 else -1.0), Term("cards", CARD * 2 * gain, seat, cards)]


def redraw(r: Assessment, option: Option) -> Terms:
    useless = len(r.hand) - len(r.useful)
    return [Term("useless", 0.85 + useless if useless else -1.0)]


def exchange_card(r: Assessment, option: Option) -> Terms:
    card = option.action.name
    if r.in_city(card) or r.hand.count(card) > 1:
        return [Term("useless", 2.0, card=card)]
    return [Term("unwanted", -0.84, card=card)]


def plain_swap(view: View, option: Option) -> float:
    more = view.players[option.seat or 0].hand_size - view.me.hand_size
    return 2.0 * more - 2.0


def plain_redraw(view: View, option: Option) -> float:
    """Redraw only with cards already built."""
    useless = [card for card in view.me.hand or () if plain.in_city(view, card)]
    return 3.0 if useless else -1.0


def plain_exchange_card(view: View, option: Option) -> float:
    return 5.0 if plain.in_city(view, option.action.name) else 0.0


ADVICE = CharacterAdvice(
    worth,
    SCHEME,
    bias=-0.1,
    feature_weights={"cards": -0.35, "their_cards": 0.3, "end": 0.4},
    verbs={
        "swap": Evaluator(quick.other_hand, plain_swap, swap),
        "redraw": Evaluator(quick.never, plain_redraw, redraw),
        "exchange_card": Evaluator(quick.give_up_useless, plain_exchange_card, exchange_card),
    },
)

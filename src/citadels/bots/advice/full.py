"""Full evaluators, for the expert: terms for and against an option, whose sum is its value in points."""

from __future__ import annotations

from collections.abc import Callable

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.terms import GOLD, Term, Terms, in_turn
from citadels.engine.game import Option

Judge = Callable[[Assessment, Option], Terms]

# Offsets in points that order the parts of a turn, whatever their value.
FIRST = 30.0
GATHERING = 20.0
BEFORE_BUILDING = 14.0
BUILDING = 8.0
COMPLETING = 6.2
TOO_EARLY = -12.0
PRICE = 0.13
NEXT = 0.2
FAR = 0.36


# -- independent of the table ---------------------------------------------------------------


def anything(r: Assessment, option: Option) -> Terms:
    """Rate any option slightly above passing."""
    return [Term("any", 0.5)]


def leave_it(r: Assessment, option: Option) -> Terms:
    return [Term("leave", 0.0)]


def avoid(r: Assessment, option: Option) -> Terms:
    return [Term("any", -5.0)]


def free(worth: float) -> Judge:
    """Return an evaluator with a fixed value, for free benefits."""
    return lambda r, option: [Term("free", worth)]


# -- the selection phase -----------------------------------------------------------------------


def pick(r: Assessment, option: Option) -> Terms:
    character = option.action.name
    return [
        Term("liking", r.character_value(character, r.seat), card=character),
        Term("nature", r.preference(character), card=character),
        Term("danger", -_danger(r, character)),
    ]


def _danger(r: Assessment, character: str) -> float:
    """Return the risk of an obvious pick: opponents target the leader's best character first."""
    if r.strength(r.seat) < r.strength(r.leader) or r.rules.rank[character] == 1:
        return 0.0
    known = [key for key in r.view.packet or () if r.rules.rank[key] > 1]
    best = max(known, key=lambda key: r.character_value(key, r.seat), default="")
    return 0.5 if character == best and len(known) > 2 else 0.0


def discard(r: Assessment, option: Option) -> Terms:
    """Discard what helps the leading opponent most (two players)."""
    character = option.action.name
    return [
        Term(
            "deny",
            r.character_value(character, r.leader) - 0.7 * r.character_value(character, r.seat),
            card=character,
        )
    ]


# -- gathering ---------------------------------------------------------------------------------


def gather(r: Assessment, option: Option) -> Terms:
    turn = r.view.turn
    assert turn is not None
    if option.action.name == "gold":
        return [in_turn(GATHERING), Term("gold", _gold_for_building(r, turn.gather_gold))]
    cards = min(turn.gather_keep, turn.gather_draw)
    return [in_turn(GATHERING), Term("cards", _need_of_cards(r) * cards)]


def _gold_for_building(r: Assessment, gold: int) -> float:
    """Value gold, most of all if it makes a better district affordable."""
    gain = r.best_build(r.gold + gold) - r.best_build(r.gold)
    idle = r.gold_worth * gold * (0.33 if r.gold > 6 else 2.0)
    return idle + 0.68 * gain


def _need_of_cards(r: Assessment) -> float:
    """Value a card: high without useful cards, because gold is then idle."""
    if r.rounds_left <= 1 and r.best_build(r.gold) > 0:
        return 0.1
    if not r.useful:
        return 3.5
    return 1.2 * r.card_worth if len(r.useful) == 1 else r.card_worth


def take_card(r: Assessment, option: Option) -> Terms:
    return [Term("wanted", _wanted(r, option.action.name), card=option.action.name)]


def _wanted(r: Assessment, card: str, copies: int = 0) -> float:
    """Value a card in hand: its worth, discounted by the gold still missing."""
    if r.in_city(card) or r.hand.count(card) > copies:
        return 0.0
    out_of_reach = max(0, r.cost(card) - r.gold - 2)
    return float(r.worth(card) * FAR**out_of_reach)


def give_card(r: Assessment, option: Option) -> Terms:
    """Prefer to give, pay or discard the least wanted card."""
    return [Term("unwanted", 8.0 - _wanted(r, option.action.name, 1), card=option.action.name)]


# -- building ----------------------------------------------------------------------------------


def build(r: Assessment, option: Option) -> Terms:
    card = option.action.name
    price = option.price if option.price is not None else r.cost(card)
    terms = [in_turn(BUILDING), Term("worth", r.worth(card), number=r.cost(card), card=card)]
    terms.append(Term("price", -PRICE * r.gold_worth * price))
    if r.rounds_left > 1:
        terms.append(Term("next", NEXT * r.next_build(card, price)))
    if r.missing(r.seat) <= r.district(card).size and not r.view.first:
        terms.append(_completes(r, card))
    return terms


def _completes(r: Assessment, card: str) -> Term:
    """Reward completing the city when ahead, and penalize it otherwise."""
    mine = r.points[r.seat] + r.worth(card) + COMPLETING
    theirs = max([r.points[seat] + (3 if r.missing(seat) <= 1 else 2) for seat in r.others])
    return Term("complete", COMPLETING) if mine >= theirs else Term("too_early", TOO_EARLY)


def income(r: Assessment, option: Option) -> Terms:
    """Take income before building if the gold is needed, or after it if the new district earns too."""
    character = r.view.turn.character if r.view.turn is not None else ""
    type = str(getattr(r.rules.characters[r.rules.rank[character]], "income_type", ""))
    count = r.districts_of(r.seat, type)
    waits = _waits(r, type, count)
    return [in_turn(0.12 if waits else BEFORE_BUILDING), Term("gain", GOLD * count, number=count)]


def _waits(r: Assessment, type: str, count: int) -> bool:
    turn = r.view.turn
    if turn is None or not turn.gathered or not turn.builds_left:
        return False
    same = [card for card in r.affordable(r.gold) if r.district(card).earns_as(type)]
    if not same:
        return False
    return max(map(r.worth, same)) >= r.best_build(r.gold + count) - 0.58


def pay(r: Assessment, option: Option) -> Terms:
    return [Term("price", 2.3 - GOLD * (option.price or 0) * 0.5)]


# -- against opponents -----------------------------------------------------------------------


def aim(r: Assessment, option: Option) -> Terms:
    """Target a character that an opponent is likely to hold."""
    return [in_turn(FIRST), Term("any", r.in_play(option.action.name))]


def bluff(r: Assessment, option: Option) -> Terms:
    """Rate all options equally, so that noise decides: a predictable bluff has no effect."""
    return [Term("unforeseen", 0.0, card=option.action.name)]


def look(r: Assessment, option: Option) -> Terms:
    """Look at the largest hand, preferably the leader's."""
    seat = r.target(option)
    cards = r.player(seat).hand_size
    return [in_turn(BEFORE_BUILDING), Term("cards", 0.4 * cards * (1 + r.importance(seat)), seat, cards)]


def destroy(r: Assessment, option: Option) -> Terms:
    """Destroy where the harm is large and the price low."""
    seat = r.target(option)
    if seat == r.seat:
        return [Term("any", -20.0)]
    card, price = option.action.name, option.price or 0
    harm = r.importance(seat) * (0.6 * r.cost(card) + 0.69)
    terms = [
        Term("ruin", harm, seat, price, card),
        Term("price", -GOLD * price * (0.74 if r.rounds_left <= 1 else 1.5)),
    ]
    if r.missing(seat) <= 1:
        terms.append(Term("delay", 4.7 * r.importance(seat), seat, card=card))
    return terms


def take_district(r: Assessment, option: Option) -> Terms:
    """Take a district: a gain for oneself and harm to its owner."""
    seat, card = r.target(option), option.action.name
    gain = r.worth(card) + 0.7 + r.importance(seat) * (0.45 * r.cost(card) + 0.41)
    late = 4.0 * r.importance(seat) if r.missing(seat) <= 1 else 0.0
    return [
        Term("seize", gain, seat, card=card),
        Term("delay", late, seat),
        Term("price", -GOLD * (option.price or 0)),
    ]


def give_district(r: Assessment, option: Option) -> Terms:
    """Prefer to give the cheapest district."""
    card, price = option.action.name, option.price or 0
    return [Term("unwanted", 10.0 - r.cost(card) - GOLD * price, card=card)]

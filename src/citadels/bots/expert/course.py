"""The course of a game: choosing a character, gathering, building, ending. Cards have their own modules."""

from __future__ import annotations

from collections.abc import Callable

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import GOLD, Term, Terms, in_turn
from citadels.engine.game import Option

# What comes first in a turn, whatever it brings.
FIRST = 30.0
GATHERING = 20.0
BEFORE_BUILDING = 14.0
BUILDING = 8.0
COMPLETING = 6.2
TOO_EARLY = -12.0
PRICE = 0.13
NEXT = 0.2
FAR = 0.36
LOOSE = {"pick": 12.0, "kill": 12.0, "rob": 12.0, "sign": 20.0, "flower": 20.0}


def looseness(option: Option) -> float:
    """How much chance there is in a choice: some must not be foreseen."""
    return LOOSE.get(option.action.verb, 0.88)


# -- the selection phase -----------------------------------------------------------------------


def pick(r: Reading, option: Option) -> Terms:
    character = option.action.name
    return [
        Term("liking", r.liking(character, r.seat), card=character),
        Term("nature", r.fondness(character), card=character),
        Term("danger", -_danger(r, character)),
    ]


def _danger(r: Reading, character: str) -> float:
    """Whoever leads is hunted, and what one obviously wants is named first."""
    if r.strength(r.seat) < r.strength(r.leader) or r.rules.rank[character] == 1:
        return 0.0
    known = [key for key in r.view.packet or () if r.rules.rank[key] > 1]
    best = max(known, key=lambda key: r.liking(key, r.seat), default="")
    return 0.5 if character == best and len(known) > 2 else 0.0


def discard(r: Reading, option: Option) -> Terms:
    """Of two players: away with what helps the other most."""
    character = option.action.name
    return [Term("deny", r.liking(character, r.leader) - 0.7 * r.liking(character, r.seat), card=character)]


# -- gathering ---------------------------------------------------------------------------------


def gather(r: Reading, option: Option) -> Terms:
    turn = r.view.turn
    assert turn is not None
    if option.action.name == "gold":
        return [in_turn(GATHERING), Term("gold", _gold_for_building(r, turn.gather_gold))]
    cards = min(turn.gather_keep, turn.gather_draw)
    return [in_turn(GATHERING), Term("cards", _need_of_cards(r) * cards)]


def _gold_for_building(r: Reading, gold: int) -> float:
    """Gold counts most if it makes a building possible that would not be."""
    gain = r.best_build(r.gold + gold) - r.best_build(r.gold)
    idle = r.gold_worth * gold * (0.33 if r.gold > 6 else 2.0)
    return idle + 0.68 * gain


def _need_of_cards(r: Reading) -> float:
    """Without a card that one can build, gold is idle."""
    if r.rounds_left <= 1 and r.best_build(r.gold) > 0:
        return 0.1
    if not r.useful:
        return 3.5
    return 1.2 * r.card_worth if len(r.useful) == 1 else r.card_worth


def keep(r: Reading, option: Option) -> Terms:
    return [Term("wanted", _wanted(r, option.action.name), card=option.action.name)]


def _wanted(r: Reading, card: str, copies: int = 0) -> float:
    """How glad one is of a card: what it brings, and much less the further it is out of reach."""
    if r.stands(card) or r.hand.count(card) > copies:
        return 0.0
    out_of_reach = max(0, r.cost(card) - r.gold - 2)
    return float(r.worth(card) * FAR**out_of_reach)


def give_away(r: Reading, option: Option) -> Terms:
    """A card to be given, paid or thrown away: the least wanted."""
    return [Term("unwanted", 8.0 - _wanted(r, option.action.name, 1), card=option.action.name)]


# -- building ----------------------------------------------------------------------------------


def build(r: Reading, option: Option) -> Terms:
    card = option.action.name
    price = option.price if option.price is not None else r.cost(card)
    terms = [in_turn(BUILDING), Term("worth", r.worth(card), number=r.cost(card), card=card)]
    terms.append(Term("price", -PRICE * r.gold_worth * price))
    if r.rounds_left > 1:
        terms.append(Term("next", NEXT * r.next_build(card, price)))
    if r.missing(r.seat) <= r.district(card).size and not r.view.first:
        terms.append(_completes(r, card))
    return terms


def _completes(r: Reading, card: str) -> Term:
    """Ending the game pays whoever is ahead."""
    mine = r.points[r.seat] + r.worth(card) + COMPLETING
    theirs = max([r.points[seat] + (3 if r.missing(seat) <= 1 else 2) for seat in r.others])
    return Term("complete", COMPLETING) if mine >= theirs else Term("too_early", TOO_EARLY)


def income(r: Reading, option: Option) -> Terms:
    """Before building if the gold is needed for it, after it if the new district counts too."""
    character = r.view.turn.character if r.view.turn is not None else ""
    type = str(getattr(r.rules.characters[r.rules.rank[character]], "income_type", ""))
    count = r.districts_of(r.seat, type)
    waits = _waits(r, type, count)
    return [in_turn(0.12 if waits else BEFORE_BUILDING), Term("gain", GOLD * count, number=count)]


def _waits(r: Reading, type: str, count: int) -> bool:
    turn = r.view.turn
    if turn is None or not turn.gathered or not turn.builds_left:
        return False
    same = [card for card in r.affordable(r.gold) if r.district(card).earns_as(type)]
    if not same:
        return False
    return max(map(r.worth, same)) >= r.best_build(r.gold + count) - 0.58


def pay(r: Reading, option: Option) -> Terms:
    return [Term("price", 2.3 - GOLD * (option.price or 0) * 0.5)]


# -- the rest ----------------------------------------------------------------------------------


def leave_it(r: Reading, option: Option) -> Terms:
    return [Term("leave", 0.0)]


JUDGES: dict[str, Callable[[Reading, Option], Terms]] = {
    "pick": pick,
    "discard": discard,
    "gather": gather,
    "keep": keep,
    "build": build,
    "income": income,
    "pay": pay,
    "end": leave_it,
    "pass": leave_it,
    "done": leave_it,
    "give_card": give_away,
    "hand_over": give_away,
    "pay_card": give_away,
}

"""Plain evaluators, for ``greedy``: the immediate value of an option in rough points."""

from __future__ import annotations

from collections.abc import Callable

from citadels.engine.game import Option
from citadels.engine.view import View

Judge = Callable[[View, Option], float]

# -- reading the table ----------------------------------------------------------------------


def cost(view: View, name: str) -> int:
    """Return the cost of a district, which is its points."""
    return view.rules.built[name].cost


def strength(view: View, seat: int) -> float:
    """Return a player's strength by what lies open."""
    player = view.players[seat]
    return sum([cost(view, name) for name in player.city]) + 2 * player.city_size + 0.3 * player.gold


def others(view: View) -> list[int]:
    return [seat for seat in range(len(view.players)) if seat != view.seat]


def is_rival(view: View, seat: int) -> bool:
    """Return whether a player is the strongest opponent."""
    return seat == max(others(view), key=lambda other: strength(view, other))


def in_city(view: View, name: str) -> bool:
    return name in [built.rstrip("+") for built in view.me.city]


def wanted(view: View, name: str) -> float:
    """Return the value of a card in hand."""
    if in_city(view, name):
        return 0.0
    price = cost(view, name)
    return price if price <= view.me.gold + 2 else 2.0 / price


def income_of(view: View, seat: int, rank: int) -> int:
    """Return the income that a rank would give a player."""
    type = getattr(view.rules.characters[rank], "income_type", "")
    if not type:
        return 0
    districts = [view.rules.built[name].district for name in view.players[seat].city]
    return len([district for district in districts if district.earns_as(type)])


# -- evaluators --------------------------------------------------------------------------------


def anything(view: View, option: Option) -> float:
    """Rate any option slightly above passing."""
    return 1.0


def always(worth: float) -> Judge:
    """Return an evaluator with a fixed value."""
    return lambda view, option: worth


def pick(view: View, option: Option) -> float:
    """Value a character by its income."""
    return income_of(view, view.seat, view.rules.rank[option.action.name])


def discard(view: View, option: Option) -> float:
    return -pick(view, option)


def gather(view: View, option: Option) -> float:
    hand = [card for card in view.me.hand or () if not in_city(view, card)]
    if option.action.name == "cards":
        return 30.0 if not hand else 22.0
    affordable = [card for card in hand if cost(view, card) <= view.me.gold]
    return 20.0 if affordable and view.me.gold > 5 else 25.0


def take_card(view: View, option: Option) -> float:
    return wanted(view, option.action.name)


def give_card(view: View, option: Option) -> float:
    """Prefer to give, pay or discard the least wanted card."""
    return 10.0 - wanted(view, option.action.name)


def throw_away(view: View, option: Option) -> float:
    """Discard only cards already built."""
    return 5.0 if in_city(view, option.action.name) else -1.0


def build(view: View, option: Option) -> float:
    """Build before anything else, so that income counts the new district too."""
    return 40.0 + cost(view, option.action.name)


def aim(view: View, option: Option) -> float:
    """Target a character that a strong opponent would want and may hold."""
    name = option.action.name
    if name in view.faceup or name in view.revealed or name in (view.me.characters or ()):
        return 0.0
    rank = view.rules.rank[name]
    likely = max([income_of(view, seat, rank) + 0.1 * strength(view, seat) for seat in others(view)])
    return 2.0 + likely + rank * 0.2


def destroy(view: View, option: Option) -> float:
    seat = option.seat
    if seat is None or seat == view.seat:
        return -5.0
    price = option.price or 0
    near_end = view.players[seat].city_size >= view.complete_size - 2
    gain = cost(view, option.action.name) if is_rival(view, seat) else cost(view, option.action.name) - 2
    return gain - price - (0.5 if near_end else 1.5)


def take_district(view: View, option: Option) -> float:
    """Weigh the district against its price."""
    return cost(view, option.action.name) - 0.5 * (option.price or 0)


def give_district(view: View, option: Option) -> float:
    return 10.0 - cost(view, option.action.name) - 0.5 * (option.price or 0)


def look(view: View, option: Option) -> float:
    return 5.0 + view.players[option.seat or 0].hand_size

"""greedy: takes what is worth most at once, by a few rules of thumb a verb, and plans nothing.

Every option gets a worth in rough points; the best is chosen, with a little chance among near equals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from citadels.bots.base import Bot
from citadels.engine.actions import Action
from citadels.engine.game import Option
from citadels.engine.view import View

Worth = Callable[["GreedyBot", View, Option], float]


class GreedyBot(Bot):
    """Takes what is worth most at once and plans nothing."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """The option of the highest worth."""
        best = max(options, key=lambda option: self._worth(view, option) + self.random.random() * 0.5)
        return best.action

    def _worth(self, view: View, option: Option) -> float:
        worth = WORTH.get(option.action.verb)
        return 1.0 if worth is None else worth(self, view, option)


# -- looking at the table ------------------------------------------------------------


def cost(view: View, name: str) -> int:
    """What a district is worth in points, standing."""
    return view.rules.built[name].cost


def strength(view: View, seat: int) -> float:
    """How far ahead a player looks from outside."""
    player = view.players[seat]
    return sum([cost(view, name) for name in player.city]) + 2 * player.city_size + 0.3 * player.gold


def leader(view: View) -> int:
    """The strongest of the others."""
    return max(
        [seat for seat in range(len(view.players)) if seat != view.seat], key=lambda s: strength(view, s)
    )


def is_rival(view: View, seat: int) -> bool:
    return seat != view.seat and seat == leader(view)


def in_city(view: View, name: str) -> bool:
    return name in [built.rstrip("+") for built in view.me.city]


def wanted(view: View, name: str) -> float:
    """How glad one is to have a card in hand."""
    if in_city(view, name):
        return 0.0
    price = cost(view, name)
    return price if price <= view.me.gold + 2 else 2.0 / price


def income_of(view: View, seat: int, rank: int) -> int:
    """What a character's income would be for a player."""
    type = getattr(view.rules.characters[rank], "income_type", "")
    districts = [view.rules.built[name].district for name in view.players[seat].city]
    return len([district for district in districts if type and district.earns_as(type)])


# -- worth by verb ---------------------------------------------------------------------


def pick(bot: GreedyBot, view: View, option: Option) -> float:
    """Own income counts, and that a character builds or draws much; the rest is a matter of taste."""
    rank = view.rules.rank[option.action.name]
    builds = 0.5 * len(view.me.hand or ()) if view.rules.characters[rank].rank == 7 else 0.0
    return income_of(view, view.seat, rank) + builds + bot.random.random() * 2.5


def discard(bot: GreedyBot, view: View, option: Option) -> float:
    return -pick(bot, view, option)


def gather(bot: GreedyBot, view: View, option: Option) -> float:
    hand = [card for card in view.me.hand or () if not in_city(view, card)]
    if option.action.name == "cards":
        return 30.0 if not hand else 22.0
    affordable = [card for card in hand if cost(view, card) <= view.me.gold]
    return 20.0 if affordable and view.me.gold > 5 else 25.0


def keep(bot: GreedyBot, view: View, option: Option) -> float:
    return wanted(view, option.action.name)


def let_go(bot: GreedyBot, view: View, option: Option) -> float:
    """A card to be given, paid or thrown away: the less wanted the better."""
    return 10.0 - wanted(view, option.action.name)


def build(bot: GreedyBot, view: View, option: Option) -> float:
    """Before an income that counts it, after one that pays for it."""
    return 40.0 + cost(view, option.action.name)


def gain(bot: GreedyBot, view: View, option: Option) -> float:
    return 30.0


def end(bot: GreedyBot, view: View, option: Option) -> float:
    return 0.5


def name_character(bot: GreedyBot, view: View, option: Option) -> float:
    """Against a character that somebody strong would like to have and may have."""
    name = option.action.name
    if name in view.faceup or name in view.revealed or name in (view.me.characters or ()):
        return 0.0
    rank = view.rules.rank[name]
    others = [seat for seat in range(len(view.players)) if seat != view.seat]
    return 2.0 + max(income_of(view, seat, rank) + 0.1 * strength(view, seat) for seat in others) + rank * 0.2


def destroy(bot: GreedyBot, view: View, option: Option) -> float:
    seat = option.target
    if seat is None or seat == view.seat:
        return -5.0
    price = option.price or 0
    near_end = view.players[seat].city_size >= view.complete_size - 2
    gain = cost(view, option.action.name) if is_rival(view, seat) else cost(view, option.action.name) - 2
    return gain - price - (0.5 if near_end else 1.5)


def take_district(bot: GreedyBot, view: View, option: Option) -> float:
    """Seize or exchange: what it is worth against what it costs."""
    return cost(view, option.action.name) - 0.5 * (option.price or 0)


def give_district(bot: GreedyBot, view: View, option: Option) -> float:
    return 10.0 - cost(view, option.action.name) - 0.5 * (option.price or 0)


def swap(bot: GreedyBot, view: View, option: Option) -> float:
    more = view.players[option.target or 0].hand_size - view.me.hand_size
    return 2.0 * more - 2.0


def look(bot: GreedyBot, view: View, option: Option) -> float:
    return 5.0 + view.players[option.target or 0].hand_size


def crown(bot: GreedyBot, view: View, option: Option) -> float:
    return 100.0 - strength(view, option.target or 0)


def redraw(bot: GreedyBot, view: View, option: Option) -> float:
    """Only with cards that stand in the city already."""
    useless = [card for card in view.me.hand or () if in_city(view, card)]
    return 3.0 if useless else -1.0


def exchange_card(bot: GreedyBot, view: View, option: Option) -> float:
    return 5.0 if in_city(view, option.action.name) else 0.0


def smithy_like(bot: GreedyBot, view: View, option: Option) -> float:
    return 5.0 if view.me.hand_size <= 1 and view.me.gold >= 4 else -1.0


def throw_away(bot: GreedyBot, view: View, option: Option) -> float:
    return 5.0 if in_city(view, option.action.name) else -1.0


def beautify(bot: GreedyBot, view: View, option: Option) -> float:
    return 2.0 if view.me.gold >= 3 else -1.0


def bribe(bot: GreedyBot, view: View, option: Option) -> float:
    return 1.0 if view.me.gold >= 6 else 0.5


def give_gold(bot: GreedyBot, view: View, option: Option) -> float:
    """Rather than a card that one could use."""
    return 9.0


def ring(bot: GreedyBot, view: View, option: Option) -> float:
    """A shorter game suits whoever has the largest city."""
    largest = max([player.city_size for player in view.players])
    return 1.0 if view.me.city_size == largest else -1.0


def passes(bot: GreedyBot, view: View, option: Option) -> float:
    return 0.6


WORTH: dict[str, Worth] = {
    "pick": pick,
    "discard": discard,
    "gather": gather,
    "keep": keep,
    "take": keep,
    "erect": build,
    "build": build,
    "end": end,
    "pass": passes,
    "done": passes,
    "kill": name_character,
    "bewitch": name_character,
    "rob": name_character,
    "warrant": name_character,
    "sign": name_character,
    "threaten": name_character,
    "flower": name_character,
    "destroy": destroy,
    "armory": destroy,
    "seize": take_district,
    "exchange": take_district,
    "give": give_district,
    "necropolis": give_district,
    "swap": swap,
    "peek": look,
    "spy": look,
    "crown": crown,
    "redraw": redraw,
    "exchange_card": exchange_card,
    "give_card": let_go,
    "give_gold": give_gold,
    "pay_card": let_go,
    "hand_over": let_go,
    "smithy": smithy_like,
    "laboratory": throw_away,
    "museum": throw_away,
    "beautify": beautify,
    "bribe": bribe,
    "theater": end,
    "income": gain,
    "profit": gain,
    "plans": gain,
    "sail": gain,
    "study": gain,
    "divine": gain,
    "mix": gain,
    "tithe": gain,
    "favour": gain,
    "collect": gain,
    "confiscate": gain,
    "reveal": gain,
    "answer": gain,
    "lighthouse": gain,
    "thank": gain,
    "snub": end,
    "ring": ring,
}

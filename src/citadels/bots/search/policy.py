"""The quick policy of playouts: what a player would probably do, found in a few microseconds.

It stands in for all players of a dealt world, each of whom looks at what lies open and at their own things.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from citadels.characters.common import income
from citadels.engine.actions import Action
from citadels.engine.game import Game
from citadels.engine.state import Player, State

Judge = Callable[[State, Player, int, Action], float]

NOISE: Final = 1.0
GAIN: Final = 50.0
AIM: Final = 40.0
BUILD: Final = 20.0


def choose(game: Game, rng: Random) -> Action:
    """The best answer of whoever is asked, with some chance in it."""
    actions = game.actions()
    if len(actions) == 1:
        return actions[0]
    best, chosen = -1e9, actions[0]
    for action, worth in zip(actions, worths(game, actions), strict=True):
        likely = worth + NOISE * rng.random()
        if likely > best:
            best, chosen = likely, action
    return chosen


def worths(game: Game, actions: list[Action]) -> list[float]:
    """What each answer is worth to whoever is asked."""
    s, seat = game.state, game.seat
    assert seat is not None
    player = s.players[seat]
    out: list[float] = []
    for action in actions:
        judge = JUDGES.get(action.verb)
        out.append(1.0 if judge is None else judge(s, player, seat, action))
    return out


def pick(s: State, player: Player, seat: int, action: Action) -> float:
    character = s.rules.characters[s.rules.rank[action.name]]
    type = getattr(character, "income_type", "")
    earned = income(s, seat, type) if type else 0
    return LIKING.get(action.name, 0.8) + 0.7 * earned


LIKING: Final = {
    "architect": 2.0,
    "merchant": 1.4,
    "king": 1.0,
    "trader": 1.2,
    "alchemist": 1.6,
    "queen": 0.6,
}


def gather(s: State, player: Player, seat: int, action: Action) -> float:
    if action.name == "gold":
        return GAIN
    useful = len([kind for kind in player.hand if not player.has(kind)])
    return GAIN + (3.0 if not useful else 0.6 if useful == 1 and player.gold > 3 else -3.0)


def keep(s: State, player: Player, seat: int, action: Action) -> float:
    kind = s.rules.kind[action.name]
    if player.has(kind) or kind in player.hand:
        return 0.0
    cost = s.rules.districts[kind].cost
    return cost if cost <= player.gold + 2 else 2.0 / cost


def let_go(s: State, player: Player, seat: int, action: Action) -> float:
    return 8.0 - keep(s, player, seat, action)


def exchange_card(s: State, player: Player, seat: int, action: Action) -> float:
    """Only what is useless: it stands in the city, or there is another in the hand."""
    kind = s.rules.kind[action.name]
    return 2.0 if player.has(kind) or player.hand.count(kind) > 1 else -2.0


def build(s: State, player: Player, seat: int, action: Action) -> float:
    return BUILD + s.rules.districts[s.rules.kind[action.name]].cost


def gain(s: State, player: Player, seat: int, action: Action) -> float:
    return GAIN


def aim(s: State, player: Player, seat: int, action: Action) -> float:
    """At a character that somebody may have: it is neither open nor shown."""
    rank = s.rules.rank[action.name]
    hidden = rank not in s.faceup and s.shown[rank] < 0 and rank not in player.characters
    return AIM + 3.0 * hidden + LIKING.get(action.name, 0.8) * hidden


def destroy(s: State, player: Player, seat: int, action: Action) -> float:
    """What costs nothing, or delays whoever is about to finish."""
    if action.number == seat:
        return -50.0
    owner = s.players[action.number]
    cost = s.rules.built[action.name].cost
    near = owner.size >= s.rules.complete_size(s) - 2
    return 5.0 - cost if cost <= 1 or (near and cost <= 3) else -5.0


def take_district(s: State, player: Player, seat: int, action: Action) -> float:
    return 3.0 + s.rules.built[action.name].cost


def other_hand(s: State, player: Player, seat: int, action: Action) -> float:
    return 2.0 * (s.players[action.number].hand_size - player.hand_size) - 2.0


def never(s: State, player: Player, seat: int, action: Action) -> float:
    return -5.0


def last(s: State, player: Player, seat: int, action: Action) -> float:
    return 0.0


JUDGES: Final[dict[str, Judge]] = {
    "pick": pick,
    "gather": gather,
    "keep": keep,
    "take": keep,
    "erect": build,
    "build": build,
    "end": last,
    "pass": last,
    "done": last,
    "kill": aim,
    "bewitch": aim,
    "rob": aim,
    "warrant": aim,
    "threaten": aim,
    "destroy": destroy,
    "armory": never,
    "laboratory": never,
    "redraw": never,
    "theater": never,
    "snub": never,
    "seize": take_district,
    "exchange": take_district,
    "swap": other_hand,
    "peek": other_hand,
    "exchange_card": exchange_card,
    "give_card": let_go,
    "pay_card": let_go,
    "hand_over": let_go,
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
    "crown": gain,
    "spy": gain,
}

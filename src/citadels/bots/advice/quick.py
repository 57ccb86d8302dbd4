"""Quick judgements: what a player would probably do, found in a fraction of a microsecond.

Playouts ask them in dealt worlds, for every player in turn: they look at what lies open and at that player's
own things.
"""

from __future__ import annotations

from typing import Final

from citadels.characters.common import income
from citadels.engine.actions import Action
from citadels.engine.state import State

GAIN: Final = 50.0
AIM: Final = 40.0
BUILD: Final = 20.0


class Glance:
    """What a quick judgement goes by: the table, who is asked, and how much each character is liked."""

    __slots__ = ("likings", "player", "s", "seat")

    def __init__(self, s: State, seat: int, likings: dict[str, float]) -> None:
        self.s = s
        self.seat = seat
        self.player = s.players[seat]
        self.likings = likings


def anything(g: Glance, action: Action) -> float:
    """Better than nothing."""
    return 1.0


def last(g: Glance, action: Action) -> float:
    return 0.0


def never(g: Glance, action: Action) -> float:
    return -5.0


def gain(g: Glance, action: Action) -> float:
    return GAIN


def pick(g: Glance, action: Action) -> float:
    rules = g.s.rules
    type = getattr(rules.characters[rules.rank[action.name]], "income_type", "")
    earned = income(g.s, g.seat, type) if type else 0
    return g.likings[action.name] + 0.7 * earned


def gather(g: Glance, action: Action) -> float:
    if action.name == "gold":
        return GAIN
    player = g.player
    useful = len([kind for kind in player.hand if not player.has(kind)])
    return GAIN + (3.0 if not useful else 0.6 if useful == 1 and player.gold > 3 else -3.0)


def take_card(g: Glance, action: Action) -> float:
    rules, player = g.s.rules, g.player
    kind = rules.kind[action.name]
    if player.has(kind) or kind in player.hand:
        return 0.0
    cost = rules.districts[kind].cost
    return cost if cost <= player.gold + 2 else 2.0 / cost


def give_card(g: Glance, action: Action) -> float:
    return 8.0 - take_card(g, action)


def build(g: Glance, action: Action) -> float:
    rules = g.s.rules
    return BUILD + rules.districts[rules.kind[action.name]].cost


def aim(g: Glance, action: Action) -> float:
    """At a character that somebody may have: it lies neither face up nor revealed."""
    s = g.s
    rank = s.rules.rank[action.name]
    if rank in s.faceup or s.shown[rank] >= 0 or rank in g.player.characters:
        return AIM
    return AIM + 3.0 + g.likings[action.name]


def destroy(g: Glance, action: Action) -> float:
    """What costs nothing, or delays whoever is about to finish."""
    if action.number == g.seat:
        return -50.0
    s = g.s
    cost = s.rules.built[action.name].cost
    near = s.players[action.number].size >= s.rules.complete_size(s) - 2
    return 5.0 - cost if cost <= 1 or (near and cost <= 3) else -5.0


def take_district(g: Glance, action: Action) -> float:
    return 3.0 + g.s.rules.built[action.name].cost


def other_hand(g: Glance, action: Action) -> float:
    return 2.0 * (g.s.players[action.number].hand_size - g.player.hand_size) - 2.0

"""Quick evaluators, for playouts: a plausible score in a fraction of a microsecond.

They are used in sampled worlds, for every player in turn, and look only at public information and the
player's own cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from citadels.characters.common import income
from citadels.engine.actions import Action
from citadels.engine.state import State

GAIN: Final = 50.0
AIM: Final = 40.0
BUILD: Final = 20.0

CharacterValues = dict[str, float]  # value of picking each character, besides its income
Judge = Callable[[State, int, Action, CharacterValues], float]


def anything(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    """Rate any option slightly above passing."""
    return 1.0


def last(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    return 0.0


def never(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    return -5.0


def gain(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    return GAIN


def pick(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    rules = s.rules
    type = getattr(rules.characters[rules.rank[action.name]], "income_type", "")
    earned = income(s, seat, type) if type else 0
    return values[action.name] + 0.7 * earned


def gather(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    if action.name == "gold":
        return GAIN
    player = s.players[seat]
    useful = len([kind for kind in player.hand if not player.has(kind)])
    return GAIN + (3.0 if not useful else 0.6 if useful == 1 and player.gold > 3 else -3.0)


def take_card(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    rules, player = s.rules, s.players[seat]
    kind = rules.kind[action.name]
    if player.has(kind) or kind in player.hand:
        return 0.0
    cost = rules.districts[kind].cost
    return cost if cost <= player.gold + 2 else 2.0 / cost


def give_card(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    return 8.0 - take_card(s, seat, action, values)


def give_up_useless(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    """Give up only useless cards: already built, or a duplicate in hand."""
    player, kind = s.players[seat], s.rules.kind[action.name]
    return 2.0 if player.has(kind) or player.hand.count(kind) > 1 else -2.0


def build(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    rules = s.rules
    return BUILD + rules.districts[rules.kind[action.name]].cost


def aim(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    """Target a character that an opponent may hold: neither face up nor revealed."""
    rank = s.rules.rank[action.name]
    if rank in s.faceup or s.revealed[rank] >= 0 or rank in s.players[seat].characters:
        return AIM
    return AIM + 3.0 + values[action.name]


def destroy(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    """Destroy what is nearly free, or what delays a player about to finish."""
    if action.number == seat:
        return -50.0
    cost = s.rules.built[action.name].cost
    near = s.players[action.number].size >= s.rules.complete_size(s) - 2
    return 5.0 - cost if cost <= 1 or (near and cost <= 3) else -5.0


def take_district(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    return 3.0 + s.rules.built[action.name].cost


def other_hand(s: State, seat: int, action: Action, values: CharacterValues) -> float:
    return 2.0 * (s.players[action.number].hand_size - s.players[seat].hand_size) - 2.0

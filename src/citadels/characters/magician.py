"""Magician: swaps hands with another player, or discards cards and draws as many."""

from __future__ import annotations

from typing import Final

from citadels.engine import changes
from citadels.engine.actions import ALONE, DISTRICT, SEAT, Action, act
from citadels.engine.building import ChooseCards
from citadels.engine.cards import Character
from citadels.engine.errors import EMPTY_HAND, Reason
from citadels.engine.state import State

REDRAW: Final = act("redraw")


class Redraw(ChooseCards):
    """Pick the cards to discard."""

    prompt = "redraw"
    verbs = {"exchange_card": DISTRICT}
    pick = "exchange_card"

    def min_cards(self, s: State) -> int:
        return 1

    def max_cards(self, s: State) -> int:
        return s.players[self.seat].hand_size

    def finish(self, s: State) -> None:
        count = len(s.players[self.seat].chosen)
        changes.discard_chosen(s, self.seat, "magician")
        changes.draw(s, self.seat, count, "magician")


class Magician(Character):
    key = "magician"
    rank = 3
    verbs = {"swap": SEAT, "redraw": ALONE}
    steps = (Redraw,)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [*[act("swap", other) for other in s.others(seat)], REDRAW]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        used = s.turn.used
        if "swap" in used or "redraw" in used:
            return Reason("used", card=self.key)
        hand = s.players[seat].hand
        if action is REDRAW:
            return None if hand else EMPTY_HAND
        return None if hand or s.players[action.number].hand else EMPTY_HAND

    def use(self, s: State, seat: int, action: Action) -> None:
        if action is REDRAW:
            s.then(Redraw(seat))
        else:
            changes.swap_hands(s, seat, action.number, self.key)

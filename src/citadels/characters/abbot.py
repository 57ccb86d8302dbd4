"""Abbot: a gold or a card per religious district, in any mix chosen at once, and a gold from the richest."""

from __future__ import annotations

from typing import ClassVar

from citadels.characters.common import GoldIncome, income
from citadels.engine import changes
from citadels.engine.actions import ALONE, NUMBER, SEAT, Action, act
from citadels.engine.cards import RELIGIOUS, Character
from citadels.engine.errors import EMPTY_DECK, Reason
from citadels.engine.state import State


def why_no_tithe(s: State, seat: int, other: int) -> Reason | None:
    """Return why a player does not pay: only the richest does, and nobody if that is the Abbot."""
    richest = max([player.gold for player in s.players])
    if s.players[seat].gold == richest:
        return Reason("richest")
    return None if s.players[other].gold == richest else Reason("not_richest")


def tithe(s: State, seat: int, abbot: Character) -> int:
    """Return the gold that the richest player would give this Abbot."""
    payers = [other for other in s.others(seat) if abbot.why_not(s, seat, act("tithe", other)) is None]
    return min(len(payers), 1)


class Abbot(Character):
    key = "abbot"
    rank = 5
    income_type: ClassVar[str] = RELIGIOUS
    verbs = {"mix": NUMBER, "tithe": SEAT}

    def candidates(self, s: State, seat: int) -> list[Action]:
        districts = income(s, seat, RELIGIOUS)
        mixes = [act("mix", gold) for gold in range(districts, -1, -1)]
        return mixes + [act("tithe", other) for other in s.others(seat)]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        if action.verb == "mix":
            if not income(s, seat, RELIGIOUS):
                return Reason("no_income", type=RELIGIOUS)
            return EMPTY_DECK if action.number == 0 and not s.deck else None
        return why_no_tithe(s, seat, action.number)

    def use(self, s: State, seat: int, action: Action) -> None:
        if action.verb == "tithe":
            changes.pay_to(s, action.number, seat, 1, self.key)
            return
        districts = income(s, seat, RELIGIOUS)
        changes.gain(s, seat, action.number, self.key)
        changes.draw(s, seat, districts - action.number, self.key)

    def gain_of(self, s: State, seat: int, action: Action) -> int:
        return 1 if action.verb == "tithe" else action.number

    def earnings(self, s: State, seat: int) -> int:
        return income(s, seat, RELIGIOUS) + tithe(s, seat, self)


class OldAbbot(GoldIncome):
    """The Abbot with an income in gold only. Nobody pays if several are the richest."""

    key = "abbot"
    rank = 5
    income_type = RELIGIOUS
    verbs = {"income": ALONE, "tithe": SEAT}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return super().candidates(s, seat) + [act("tithe", other) for other in s.others(seat)]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        if action.verb != "tithe":
            return super().why_not(s, seat, action)
        gold = [player.gold for player in s.players]
        reason = why_no_tithe(s, seat, action.number)
        return Reason("richest_tied") if reason is None and gold.count(max(gold)) > 1 else reason

    def use(self, s: State, seat: int, action: Action) -> None:
        if action.verb == "tithe":
            changes.pay_to(s, action.number, seat, 1, self.key)
        else:
            super().use(s, seat, action)

    def gain_of(self, s: State, seat: int, action: Action) -> int:
        return 1 if action.verb == "tithe" else super().gain_of(s, seat, action)

    def earnings(self, s: State, seat: int) -> int:
        return super().earnings(s, seat) + tithe(s, seat, self)

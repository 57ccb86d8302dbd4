"""What several characters share: income by type of district, naming a character, rank 8."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from citadels.engine import table
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import PROTECTS, SURCHARGE, Character
from citadels.engine.errors import Reason
from citadels.engine.state import Built, State


def income(s: State, seat: int, type: str) -> int:
    """Districts of the city that an income for this type counts."""
    return sum([built.district.earns_as(type) for built in s.players[seat].city])


@mypyc_attr(allow_interpreted_subclasses=True)
class GoldIncome(Character):
    """One gold for each district of a type."""

    income_type: ClassVar[str] = ""
    verbs = {"income": ALONE}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [INCOME]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        if action is INCOME and not income(s, seat, self.income_type):
            return Reason("no_income", card=self.income_type)
        return None

    def use(self, s: State, seat: int, action: Action) -> None:
        table.gain(s, seat, income(s, seat, self.income_type), self.key)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardIncome(GoldIncome):
    """One card for each district of a type."""

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return EMPTY_DECK if not s.deck else super().why_not(s, seat, action)

    def use(self, s: State, seat: int, action: Action) -> None:
        table.draw(s, seat, income(s, seat, self.income_type), self.key)


INCOME = act("income")
EMPTY_DECK = Reason("empty_deck")


def name_others(s: State, verb: str) -> list[Action]:
    """The verb with every character of the game but the one that acts."""
    characters = s.rules.characters
    return [act(verb, -1, characters[rank].key) for rank in s.rules.ranks if rank != s.turn.rank]


@mypyc_attr(allow_interpreted_subclasses=True)
class RankEight(GoldIncome):
    """What the abilities of rank 8 have in common: what they may not touch, and the surcharge."""

    def why_not_touch(self, s: State, seat: int, owner: int, built: Built) -> Reason | None:
        """RANK8-1: not in a complete city, not in a protected one, not the Keep."""
        if s.is_complete(owner):
            return Reason("complete")
        if built.district.keep:
            return Reason("protected", card=built.district.key)
        for rank in s.rules.ranks:
            character = s.rules.characters[rank]
            if character.hooks & PROTECTS and character.protects(s, owner, seat):
                return Reason("protected", card=character.key)
        return None

    def surcharge_on(self, s: State, owner: int, built: Built) -> int:
        """RANK8-2: what other districts of that city make it cost more."""
        player = s.players[owner]
        if not player.hooks & SURCHARGE:
            return 0
        return sum([other.district.surcharge(s, built) for other in player.city])

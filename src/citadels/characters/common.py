"""Abilities that several characters share: income by district type, naming characters, rank 8."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.building import GATHER_FIRST
from citadels.engine.cards import SURCHARGE, Character
from citadels.engine.errors import COMPLETE, EMPTY_DECK, Reason
from citadels.engine.field_types import RANKS, field
from citadels.engine.state import Built, State
from citadels.engine.steps import Question, Step, in_turn


def income(s: State, seat: int, type: str) -> int:
    """Return how many districts of the city an income for this type counts."""
    earns = s.rules.edition.earning(type)
    return len([built for built in s.players[seat].city if earns[built.kind]])


@mypyc_attr(allow_interpreted_subclasses=True)
class GoldIncome(Character):
    """An income of one gold per district of a type."""

    income_type: ClassVar[str] = ""
    verbs = {"income": ALONE}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [INCOME]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        if action is INCOME and not income(s, seat, self.income_type):
            return Reason("no_income", type=self.income_type)
        return None

    def use(self, s: State, seat: int, action: Action) -> None:
        changes.gain(s, seat, income(s, seat, self.income_type), self.income_type)

    def gain_of(self, s: State, seat: int, action: Action) -> int:
        return income(s, seat, self.income_type) if action is INCOME else 0

    def earnings(self, s: State, seat: int) -> int:
        return income(s, seat, self.income_type)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardIncome(GoldIncome):
    """An income of one card per district of a type."""

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return EMPTY_DECK if not s.deck else super().why_not(s, seat, action)

    def use(self, s: State, seat: int, action: Action) -> None:
        changes.draw(s, seat, income(s, seat, self.income_type), self.key)

    def gain_of(self, s: State, seat: int, action: Action) -> int:
        return 0

    def earnings(self, s: State, seat: int) -> int:
        return 0


INCOME: Final = act("income")
BEWITCHED: Final = "bewitched"


def other_ranks(s: State) -> list[int]:
    """Return the ranks in play other than the acting one."""
    return [rank for rank in s.rules.ranks if rank != s.turn.rank]


def name_others(s: State, verb: str) -> list[Action]:
    """Return the actions of a verb with every character in play other than the acting one."""
    return s.rules.each_character(verb, other_ranks(s))


def each_district_of(s: State, verb: str, owners: list[int]) -> list[Action]:
    """Return the actions of a verb with every district in the cities of these players."""
    out: list[Action] = []
    for owner in owners:
        out += s.rules.each_built(verb, s.players[owner].districts, owner)
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceMarks(Question):
    """Name characters in any order, one for each mark, then choose the one with the true face."""

    mark: ClassVar[str] = ""
    count: ClassVar[int] = 0
    name: ClassVar[str] = ""  # the verb that names a character
    choose_face: ClassVar[str] = ""  # the verb that chooses the true one

    ranks: tuple[int, ...] = field(RANKS)

    def targets(self, s: State) -> list[int]:
        """Return the ranks of the characters that may get a mark."""
        return other_ranks(s)

    def options(self, s: State) -> list[Action]:
        if len(self.ranks) == self.count:
            return s.rules.each_character(self.choose_face, self.ranks)
        others = [rank for rank in self.targets(s) if rank not in self.ranks]
        return s.rules.each_character(self.name, others)

    def choose(self, s: State, action: Action) -> None:
        rank = s.rules.rank[action.name]
        if action.verb == self.name:
            s.then(type(self)(self.seat, tuple(sorted([*self.ranks, rank]))))
            return
        for other in self.ranks:
            changes.put_mark(s, self.mark, other, self.seat, self.count, other == rank)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        named, targets = set(self.ranks), self.targets(s)
        able = named.issubset(targets) and len(named) == len(self.ranks) <= self.count <= len(targets)
        free = self.mark in s.turn.character.marks and not any(mark.kind == self.mark for mark in s.marks)
        return in_turn(s, self.seat, beneath) and able and free


@mypyc_attr(allow_interpreted_subclasses=True)
class RankEight(GoldIncome):
    """The common base of characters of rank 8: which districts they may target, and surcharges."""

    def why_not_touch(self, s: State, seat: int, owner: int, built: Built) -> Reason | None:
        """Return why a district may not be targeted: its city is complete or protected, or it is (RANK8-1).

        An ability that ends the turn can only be used after gathering (OLD-3).
        """
        if not s.turn.gathered and self.ends_turn:
            return GATHER_FIRST
        if s.is_complete(owner):
            return COMPLETE
        if built.untouchable:
            return Reason("protected", card=built.district.key)
        for character in s.rules.protecting:
            if character.protects(s, owner, seat):
                return Reason("protected", card=character.key)
        return None

    def surcharge_on(self, s: State, owner: int, built: Built) -> int:
        """Return the surcharge that other districts of the city put on a target (RANK8-2)."""
        player = s.players[owner]
        if not player.hooks & SURCHARGE:
            return 0
        return sum([other.district.surcharge(s, built) for other in player.city])

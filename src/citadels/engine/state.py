"""The state of a game: what lies where, whose turn it is, and the pending steps.

Fields are declared only here. Copies, positions, and what views and dealt games take over unchanged follow
from the declarations. Only :mod:`citadels.engine.changes` changes a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from citadels.engine.field_types import (
    BOOLEAN,
    CONTROL,
    COUNT,
    GOLD,
    INTERNAL,
    NUMBER,
    NUMBER_BY_NAME,
    RANK,
    RANKS,
    SEAT,
    SEATS,
    FieldType,
    MutableFieldStruct,
    field,
)

if TYPE_CHECKING:
    from citadels.engine.cards import Character, District
    from citadels.engine.events import Event
    from citadels.engine.rules import Rules
    from citadels.engine.steps import Step


MAX_RANK: Final = 9
COMPLETE_SIZE: Final = "complete"  # the flag with which a card sets how many districts complete a city

# Field types of the state. Cards are numbers (kinds), the districts of a city `Built` objects.
CARDS: Final = FieldType("cards", "numbers")
CARD_LIST: Final = FieldType("list of cards", "numbers", copied="{}[:]")
CARDS_BY_NAME: Final = FieldType("cards by name", "numbers by name", copied="{}.copy()")
CHARACTER_CARD: Final = FieldType("character card", "text")
CITY: Final = FieldType("city", "texts", copied="{}[:]")
DECK: Final = FieldType("deck", "numbers", copied="{}[:]")
MARKS: Final = FieldType("marks", "objects", copied="{}[:]")
PLAYERS: Final = FieldType("players", "objects", copied="[player.clone() for player in {}]")
REVEALED: Final = FieldType("seats by rank", "numbers", copied="{}[:]")
SITE: Final = FieldType("site", "number")
STACK: Final = FieldType("stack", "steps", copied="{}[:]")
TURN: Final = FieldType("turn", "object", copied="{}.clone()")
WORD_SET: Final = FieldType("set of words", "texts", copied="{}.copy()")


@mypyc_attr(acyclic=True)
class Built:
    """A district in a city. All cities share two objects of each kind, plain and beautified."""

    __slots__ = (
        "bonus", "cost", "district", "gold", "hooks", "kind", "name", "place", "size", "type", "untouchable",
    )  # fmt: skip

    def __init__(self, district: District, gold: int) -> None:
        self.district = district
        self.kind = district.kind
        self.gold = gold
        self.cost = district.cost + gold
        self.hooks = district.hooks
        self.name = district.key + "+" * gold
        self.place = district.kind * 2 + gold
        self.size = district.size
        self.type = district.type
        self.bonus = district.bonus
        self.untouchable = district.untouchable

    def __repr__(self) -> str:
        return self.name


@mypyc_attr(acyclic=True)
class Mark:
    """A mark on a character, with a face that only its owner knows until it is shown."""

    __slots__ = ("face", "kind", "owner", "placed", "rank", "shown")

    def __init__(self, kind: str, rank: int, owner: int, placed: int, face: bool, shown: bool) -> None:
        self.kind = kind
        self.rank = rank
        self.owner = owner
        self.placed = placed  # how many were placed at once
        self.face = face
        self.shown = shown


@mypyc_attr(free_list_len=1)
class Turn(MutableFieldStruct):
    """A turn: who acts as which character, and what has been done so far."""

    seat: int = field(SEAT)
    character: Character = field(CHARACTER_CARD)
    rank: int = field(INTERNAL)  # of the character
    gathered: bool = field(BOOLEAN, default=False)
    built: int = field(COUNT, default=0)  # districts counted against the limit
    spent: int = field(GOLD, default=0)  # gold paid for building
    used: set[str] = field(WORD_SET, factory=set)  # verbs used up, and flags of cards

    @staticmethod
    def for_character(seat: int, character: Character) -> Turn:
        """Return a turn that is just beginning."""
        return Turn(seat, character, character.rank)


class Player(MutableFieldStruct):
    """A player's gold and cards by zone. ``hand`` is kept sorted, so that its order reveals nothing."""

    gold: int = field(GOLD, default=0)
    hand: list[int] = field(CARD_LIST, factory=list)
    city: list[Built] = field(CITY, factory=list)
    characters: tuple[int, ...] = field(RANKS, default=())
    drawn: tuple[int, ...] = field(CARDS, default=())  # drawn and not yet kept
    chosen: tuple[int, ...] = field(CARDS, default=())  # picked from the hand for an unfinished choice
    site: int = field(SITE, default=-1)  # the kind of the district being built; -1 for none
    # Derived from the city by `count_city`.
    hooks: int = field(INTERNAL, default=0)  # of all its districts
    size: int = field(INTERNAL, default=0)  # toward a complete city
    # Each name once, in order. Never mutated, so that clones share it.
    districts: list[Built] = field(INTERNAL, factory=list)

    @property
    def hand_size(self) -> int:
        """The public size of the hand, including the cards picked for an unfinished choice."""
        return len(self.hand) + len(self.chosen)

    def count_city(self) -> None:
        """Update the fields derived from the city. Call it whenever the city changes."""
        by_place: dict[int, Built] = {}
        self.hooks = self.size = 0
        for built in self.city:
            self.hooks |= built.hooks
            self.size += built.size
            by_place[built.place] = built
        self.districts = [by_place[place] for place in sorted(by_place)]

    def has(self, kind: int) -> bool:
        """Return whether the city has a district of this kind."""
        for built in self.city:
            if built.kind == kind:
                return True
        return False


class State(MutableFieldStruct):
    """The full state of a game, hidden cards included."""

    rules: Rules = field(INTERNAL)
    key: bytes = field(INTERNAL)
    players: list[Player] = field(PLAYERS)
    revealed: list[int] = field(REVEALED)  # the seat that revealed each rank this round; -1 for none
    turn: Turn = field(TURN)
    suspended: Turn | None = field(TURN, optional=True, default=None)  # to be resumed later in the round
    round: int = field(NUMBER, default=0)
    called: int = field(RANK, default=0)  # the rank being called; 0 in the draft
    crown: int = field(SEAT, default=-1)
    deck: list[int] = field(DECK, factory=list)  # the top is at the end
    packet: tuple[int, ...] = field(RANKS, default=())  # characters left in the draft
    faceup: tuple[int, ...] = field(RANKS, default=())
    facedown: tuple[int, ...] = field(RANKS, default=())
    marks: list[Mark] = field(MARKS, factory=list)
    gold_on: dict[str, int] = field(NUMBER_BY_NAME, factory=dict)  # by card
    cards_on: dict[str, tuple[int, ...]] = field(CARDS_BY_NAME, factory=dict)  # by card
    round_flags: dict[str, int] = field(NUMBER_BY_NAME, factory=dict)
    game_flags: dict[str, int] = field(NUMBER_BY_NAME, factory=dict)
    first: tuple[int, ...] = field(SEATS, default=())  # the seats that completed a city first
    over: bool = field(INTERNAL, default=False)
    stack: list[Step] = field(STACK, factory=list)
    # The length of the stack when the running step was taken off it: where `then` inserts.
    waiting: int = field(CONTROL, default=0)
    # Something was revealed or drawn since the last answer, which therefore cannot be undone.
    sealed: bool = field(CONTROL, default=False)
    log: list[Event] | None = field(CONTROL, default=None)

    @staticmethod
    def new(rules: Rules, key: bytes) -> State:
        """Return the state before anything is dealt."""
        players = [Player() for _ in range(rules.seats)]
        return State(rules, key, players, [-1] * (MAX_RANK + 1), Turn.for_character(-1, rules.nobody))

    def then(self, *steps: Step) -> None:
        """Queue steps to run next, in this order, before the ones already waiting."""
        for step in steps:
            self.stack.insert(self.waiting, step)

    def then_all(self, steps: list[Step]) -> None:
        """Queue a list of steps; compiled code unpacks ``*steps`` slowly."""
        for step in steps:
            self.stack.insert(self.waiting, step)

    def holder(self, rank: int) -> int:
        """Return the seat that has this character, revealed or not; -1 if no player has it."""
        for seat, player in enumerate(self.players):
            if rank in player.characters:
                return seat
        return -1

    def mark_on(self, rank: int, kind: str) -> Mark | None:
        """Return the mark of this kind on a character, or None."""
        for mark in self.marks:
            if mark.rank == rank and mark.kind == kind:
                return mark
        return None

    def is_complete(self, seat: int) -> bool:
        """Return whether the city is complete now."""
        return self.players[seat].size >= self.rules.complete_size(self)

    def others(self, seat: int) -> list[int]:
        """Return the other seats, clockwise from the left."""
        n = len(self.players)
        return [(seat + step) % n for step in range(1, n)]

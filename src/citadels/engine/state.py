"""The table as data: what lies where, whose turn it is, and what is still to be done.

Nothing here changes itself: :mod:`citadels.engine.changes` holds the ways in which a table changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from citadels.engine.cards import Character, District
    from citadels.engine.events import Event
    from citadels.engine.rules import Rules
    from citadels.engine.steps import Step


MOST_RANKS: Final = 9
COMPLETE_SIZE: Final = "complete"  # the flag of a game in which a card says how many districts are needed


class Built:
    """A district that stands in a city. There are two of each kind, plain and beautified, shared by all."""

    __slots__ = ("cost", "district", "gold", "hooks", "kind", "name", "place", "size", "untouchable")

    def __init__(self, district: District, gold: int) -> None:
        self.district = district
        self.kind = district.kind
        self.gold = gold
        self.cost = district.cost + gold
        self.hooks = district.hooks
        self.name = district.key + "+" * gold
        self.place = district.kind * 2 + gold
        self.size = district.size
        self.untouchable = district.untouchable

    def __repr__(self) -> str:
        return self.name


class Mark:
    """A token on a character: its kind, who put it there, and a face that only the owner knows."""

    __slots__ = ("face", "kind", "owner", "placed", "rank", "shown")

    def __init__(self, kind: str, rank: int, owner: int, placed: int, face: bool, shown: bool) -> None:
        self.kind = kind
        self.rank = rank
        self.owner = owner
        self.placed = placed  # how many tokens were put down together
        self.face = face
        self.shown = shown


@mypyc_attr(free_list_len=1)
class Turn:
    """The record of a turn: who acts as which character, and what has been done in it."""

    __slots__ = ("built", "character", "gathered", "rank", "seat", "spent", "used")

    def __init__(self, seat: int, character: Character) -> None:
        self.seat = seat
        self.character = character
        self.rank = character.rank
        self.gathered = False
        self.built = 0  # districts that counted against the limit
        self.spent = 0  # gold paid for building
        self.used: set[str] = set()  # verbs and flags of cards used up

    def clone(self) -> Turn:
        turn = Turn(self.seat, self.character)
        turn.gathered = self.gathered
        turn.built = self.built
        turn.spent = self.spent
        turn.used = self.used.copy()
        return turn


class Player:
    """One seat's things, zone by zone. ``hand`` is kept sorted, so that its order tells nothing."""

    __slots__ = (
        "characters", "chosen", "city", "districts", "drawn", "gold", "hand", "hooks", "site", "size",
    )  # fmt: skip

    def __init__(self) -> None:
        self.gold = 0
        self.hand: list[int] = []
        self.city: list[Built] = []
        self.characters: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()  # drawn and not yet kept
        self.chosen: tuple[int, ...] = ()  # picked out of the hand in a choice not yet finished
        self.site = -1  # the district being built and not yet placed
        # What follows from the city, see `count_city`.
        self.hooks = 0  # the hooks of all its districts
        self.size = 0  # for being complete
        self.districts: list[Built] = []  # each name once, in order; never changed, so that clones share it

    def clone(self) -> Player:
        player = Player()
        player.gold = self.gold
        player.hand = self.hand[:]
        player.city = self.city[:]
        player.characters = self.characters
        player.drawn = self.drawn
        player.chosen = self.chosen
        player.site = self.site
        player.hooks = self.hooks
        player.size = self.size
        player.districts = self.districts
        return player

    @property
    def hand_size(self) -> int:
        """What others count: cards picked for an unfinished choice are still in the hand."""
        return len(self.hand) + len(self.chosen)

    def count_city(self) -> None:
        """Work out what follows from the districts of the city; to be called whenever they change."""
        by_place: dict[int, Built] = {}
        self.hooks = self.size = 0
        for built in self.city:
            self.hooks |= built.hooks
            self.size += built.size
            by_place[built.place] = built
        self.districts = [by_place[place] for place in sorted(by_place)]

    def has(self, kind: int) -> bool:
        """Whether a district of this name stands in the city."""
        for built in self.city:
            if built.kind == kind:
                return True
        return False


class State:
    """The whole table, hidden parts included."""

    def __init__(self, rules: Rules, key: bytes, players: list[Player] | None = None) -> None:
        self.rules = rules
        self.key = key
        self.players = [Player() for _ in range(rules.seats)] if players is None else players
        self.round = 0
        self.crown = -1
        self.called = 0  # the rank being called; 0 in the selection phase
        self.deck: list[int] = []  # the top is the end of the list
        self.packet: tuple[int, ...] = ()  # characters going round in the draft
        self.faceup: tuple[int, ...] = ()
        self.facedown: tuple[int, ...] = ()
        self.shown = [-1] * (MOST_RANKS + 1)  # by rank: the seat that revealed it this round
        self.marks: list[Mark] = []
        self.gold_on: dict[str, int] = {}  # by card
        self.cards_on: dict[str, tuple[int, ...]] = {}  # by card
        self.round_flags: dict[str, int] = {}
        self.game_flags: dict[str, int] = {}
        self.turn = Turn(-1, rules.nobody)
        self.suspended: Turn | None = None  # to be resumed later in the round
        self.first: tuple[int, ...] = ()  # who completed a city first
        self.over = False
        self.stack: list[Step] = []
        self.waiting = 0  # how many steps of the stack were waiting when the one that runs was taken
        self.sealed = False  # something was revealed or drawn since the last answer
        self.log: list[Event] | None = None

    def clone(self) -> State:
        """An independent copy that keeps no log."""
        s = State(self.rules, self.key, [player.clone() for player in self.players])
        s.round = self.round
        s.crown = self.crown
        s.called = self.called
        s.deck = self.deck[:]
        s.packet = self.packet
        s.faceup = self.faceup
        s.facedown = self.facedown
        s.shown = self.shown[:]
        s.marks = self.marks[:]
        s.gold_on = self.gold_on.copy()
        s.cards_on = self.cards_on.copy()
        s.round_flags = self.round_flags.copy()
        s.game_flags = self.game_flags.copy()
        s.turn = self.turn.clone()
        s.suspended = self.suspended.clone() if self.suspended is not None else None
        s.first = self.first
        s.over = self.over
        s.stack = self.stack[:]
        return s

    def then(self, *steps: Step) -> None:
        """Do these next, in this order, before whatever was already waiting."""
        for step in steps:
            self.stack.insert(self.waiting, step)

    def then_all(self, steps: list[Step]) -> None:
        """The same for a list, which a compiled call cannot spread without a detour."""
        for step in steps:
            self.stack.insert(self.waiting, step)

    def holder(self, rank: int) -> int:
        """The seat that has this character, revealed or not; -1 if nobody has."""
        for seat, player in enumerate(self.players):
            if rank in player.characters:
                return seat
        return -1

    def mark_on(self, rank: int, kind: str) -> Mark | None:
        """The mark of this kind on a character."""
        for mark in self.marks:
            if mark.rank == rank and mark.kind == kind:
                return mark
        return None

    def is_complete(self, seat: int) -> bool:
        """Whether the city is complete at this moment."""
        return self.players[seat].size >= self.rules.complete_size(self)

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from the left."""
        n = len(self.players)
        return [(seat + step) % n for step in range(1, n)]

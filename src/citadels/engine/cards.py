"""Base classes of characters and districts, with all hooks that a card can override.

A hook that no card overrides costs nothing: :class:`~citadels.engine.rules.Edition` notes which hooks each
card has (the bits below), and the engine calls only those.

``seat`` in a hook is the player the card works for: the one who acts as the character, or in whose city
the district stands. In hooks about a district being built it is the builder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from citadels.engine.actions import Action
from citadels.engine.errors import Reason
from citadels.engine.events import Event
from citadels.engine.steps import Refusals, Step

if TYPE_CHECKING:
    from citadels.engine.scoring import ScoringContext
    from citadels.engine.state import Built, Mark, State

NOBLE: Final = "noble"
RELIGIOUS: Final = "religious"
TRADE: Final = "trade"
MILITARY: Final = "military"
UNIQUE: Final = "unique"

# Meanings of the number that a flag stores.
A_SEAT: Final = "seat"
A_ROUND: Final = "round"  # the current round or an earlier one
A_SIZE: Final = "size"  # districts of a complete city, at most the default of the game

# Bits of the hooks. `Edition` sets them for the methods that a class overrides.
PRICE: Final = 1
WAYS: Final = 2
COUNTS: Final = 4
DUPLICATES: Final = 8
OFFERS: Final = 16
GATHERS: Final = 32
END_OF_TURN: Final = 64
AFTER_DRAFT: Final = 128
END_OF_ROUND: Final = 256
ON_PAID: Final = 512
ON_BUILT: Final = 1024
FORBIDS: Final = 2048
SURCHARGE: Final = 4096
PROTECTS: Final = 8192
CROWN: Final = 16384
AFTER_GATHERING: Final = 32768
END_OF_ANY_TURN: Final = 65536
THOUGH_KILLED: Final = 131072
ON_REVEALED: Final = 262144
BEFORE_DESTROYED: Final = 524288
SCORES: Final = 1048576

HOOKS: Final = {
    "price": PRICE,
    "ways_to_pay": WAYS,
    "counts_against_limit": COUNTS,
    "may_duplicate": DUPLICATES,
    "candidates": OFFERS,
    "gather_gold": GATHERS,
    "gather_draw": GATHERS,
    "gather_keep": GATHERS,
    "end_of_turn": END_OF_TURN,
    "after_draft": AFTER_DRAFT,
    "end_of_round": END_OF_ROUND,
    "on_paid": ON_PAID,
    "on_built": ON_BUILT,
    "why_not_build": FORBIDS,
    "surcharge": SURCHARGE,
    "protects": PROTECTS,
    "on_crown_moved": CROWN,
    "after_gathering": AFTER_GATHERING,
    "end_of_any_turn": END_OF_ANY_TURN,
    "called_though_killed": THOUGH_KILLED,
    "on_revealed": ON_REVEALED,
    "before_destroyed": BEFORE_DESTROYED,
    "scoring_types": SCORES,
    "points": SCORES,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """The common base of characters and districts."""

    key: ClassVar[str] = ""
    order: ClassVar[int] = 0  # of cards that act at the same time, the lowest goes first
    verbs: ClassVar[dict[str, str]] = {}
    steps: ClassVar[tuple[type[Step], ...]] = ()
    events: ClassVar[tuple[type[Event], ...]] = ()  # events that only this card emits
    turn_flags: ClassVar[tuple[str, ...]] = ()  # flags it sets in a turn, besides the verbs used up
    round_flags: ClassVar[dict[str, str]] = {}  # flags it sets for a round, with the meaning of their numbers
    game_flags: ClassVar[dict[str, str]] = {}  # flags it sets for the game
    holds_gold: ClassVar[bool] = False  # gold may lie on it
    holds_cards: ClassVar[bool] = False  # cards may lie under it

    def __init__(self) -> None:
        self.hooks = 0

    # -- offers: optional actions of a turn

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Return everything a player might try to do with this card in their turn."""
        return []

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        """Return why a candidate is not allowed, or None if it is."""
        return None

    def use(self, s: State, seat: int, action: Action) -> None:
        """Carry out the chosen offer."""
        raise NotImplementedError

    def offers(self, s: State, seat: int) -> list[Action]:
        """Return the candidates that are allowed."""
        used = s.turn.used
        if used and used.issuperset(self.verbs):
            return []
        return [
            action
            for action in self.candidates(s, seat)
            if action.verb not in used and self.why_not(s, seat, action) is None
        ]

    def refusals(self, s: State, seat: int) -> Refusals:
        """Return the candidates that are not allowed, with reasons."""
        out: Refusals = []
        for action in self.candidates(s, seat):
            used = action.verb in s.turn.used
            reason = Reason("used", card=self.key) if used else self.why_not(s, seat, action)
            if reason is not None:
                out.append((action, reason))
        return out

    def cost_of(self, s: State, seat: int, action: Action) -> int:
        """Return the gold an offer costs, or -1 if gold plays no part in it."""
        return -1

    def gain_of(self, s: State, seat: int, action: Action) -> int:
        """Return the gold an offer brings at once, as far as the player can know."""
        return 0

    # -- questions about building

    def why_not_build(self, s: State, seat: int) -> Reason | None:
        """Return why the player may not build at all (a character) or may not build this (a district)."""
        return None

    def ways_to_pay(self, s: State, seat: int, kind: int, price: int, terms: int, cards: int) -> list[Action]:
        """Return ways to pay for ``kind`` other than gold, with ``cards`` other cards in hand."""
        return []

    def pay_by(self, s: State, seat: int, price: int, action: Action) -> None:
        """Pay in the chosen way and queue what is left to do."""
        raise NotImplementedError

    def counts_against_limit(self, s: State, seat: int, kind: int) -> bool:
        """Return whether building ``kind`` counts against the build limit."""
        return True

    def may_duplicate(self, s: State, seat: int, kind: int) -> bool:
        """Return whether ``kind`` may be built though the city already has one."""
        return False

    # -- triggers

    def on_built(self, s: State, seat: int) -> None:
        """React to a district just built into the city of ``seat``."""

    def end_of_turn(self, s: State, seat: int) -> None:
        """Act at the end of the turn of ``seat``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Card):
    """A character. Its hooks work for the player who acts as it."""

    rank: ClassVar[int] = 0
    min_seats: ClassVar[int] = 2
    marks: ClassVar[dict[str, int]] = {}  # the kinds of mark it puts on others, with how many at once
    waits_for: ClassVar[str] = ""  # the kind of mark that suspends its turn until the marked one is called
    ends_turn: ClassVar[tuple[str, ...]] = ()  # verbs after which the turn ends
    excludes: ClassVar[tuple[str, ...]] = ()  # districts removed from games with this character

    def build_limit(self, s: State) -> int:
        """Return how many districts may be built in the turn."""
        return 1

    def earnings(self, s: State, seat: int) -> int:
        """Return the gold that acting as this character would bring now, besides gathering."""
        return 0

    def must(self, s: State, seat: int) -> tuple[str, ...]:
        """Return the verbs of a mandatory ability that has not been used yet."""
        return ()

    def on_called(self, s: State, seat: int) -> None:
        """Act when the player is called and reveals this character."""

    def turn(self, s: State, seat: int, plan: list[Step]) -> list[Step]:
        """Return the steps of this character's turn, given the default ``plan``."""
        return plan

    def on_turn(self, s: State, seat: int) -> None:
        """Act when ``seat`` begins or resumes acting as this character."""

    def after_gathering(self, s: State, seat: int) -> None:
        """Act when ``seat`` has just gathered, in a turn as this character."""

    def end_of_any_turn(self, s: State, seat: int) -> None:
        """Act at the end of a turn of ``seat`` as any character, if this character is in the game."""

    def interrupt(self, s: State, mark: Mark, seat: int, plan: list[Step]) -> list[Step]:
        """Return the steps of the turn of a revealed character that carries this character's mark."""
        return plan

    def on_paid(self, s: State, builder: int, gold: int) -> bool:
        """React to a district that is paid for but not placed. Return True to take over placing it."""
        return False

    def end_of_round(self, s: State) -> None:
        """Act at the end of the round, when all ranks have been called."""

    def protects(self, s: State, seat: int, by: int) -> bool:
        """Return whether the whole city of ``seat`` is safe from a rank-8 ability used by ``by``."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class District(Card):
    """A district. Its hooks work for the player in whose city it stands."""

    type: ClassVar[str] = UNIQUE
    cost: ClassVar[int] = 0
    size: ClassVar[int] = 1  # toward a complete city
    bonus: ClassVar[int] = 0  # points beyond its cost
    points_in_hand: ClassVar[int] = 0  # if it is still in hand at the end
    copies: ClassVar[int] = 1  # copies of a unique district in the deck
    untouchable: ClassVar[bool] = False  # for rank-8 abilities
    incompatible_with: ClassVar[
        tuple[str, ...]
    ] = ()  # characters that cannot be in a game with this district

    def __init__(self) -> None:
        super().__init__()
        self.kind = -1

    # -- questions

    def gather_gold(self, s: State, gold: int) -> int:
        """Return the gold gained by gathering, given ``gold`` without this district."""
        return gold

    def gather_draw(self, s: State, cards: int) -> int:
        """Return how many cards are drawn when gathering, given ``cards`` without this district."""
        return cards

    def gather_keep(self, s: State, drawn: int, kept: int) -> int:
        """Return how many of the ``drawn`` cards are kept when gathering, given ``kept`` without it."""
        return kept

    def earns_as(self, type: str) -> bool:
        """Return whether an income for this type counts this district."""
        return self.type == type

    def price(self, s: State, seat: int, kind: int, price: int) -> int:
        """Return the price of building ``kind``, given ``price`` without this district."""
        return price

    def surcharge(self, s: State, built: Built) -> int:
        """Return the extra gold a rank-8 ability costs for ``built`` in the same city."""
        return 0

    # -- triggers

    def called_though_killed(self, s: State, seat: int) -> bool:
        """React to the call of a killed character, in any hand. Return True to answer for it."""
        return False

    def on_revealed(self, s: State, seat: int, by: int) -> None:
        """Act when ``by``, a player other than the owner ``seat``, reveals the called character."""

    def after_draft(self, s: State, seat: int) -> None:
        """Act at the end of the draft."""

    def on_crown_moved(self, s: State, seat: int) -> None:
        """Act when the crown has passed from one player to another; ``seat`` owns this district."""

    def before_destroyed(self, s: State, seat: int, owner: int, built: Built, by: int) -> bool:
        """React before ``built`` is destroyed, in any city. Return True to decide where it goes."""
        return False

    def on_left(self, s: State, seat: int, to: int) -> None:
        """Act when this district has left the city of ``seat`` for that of ``to`` (-1: it was destroyed)."""

    # -- scoring

    def scoring_types(self, late: bool) -> tuple[str, ...]:
        """Return the types it may score as; ``late`` says that it was built in the last round."""
        return (self.type,)

    def points(self, context: ScoringContext) -> int:
        """Return the points the district adds at the end, besides its cost."""
        return 0

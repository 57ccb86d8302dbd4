"""Draft features: numbers about a table that make a character more or less valuable to a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from citadels.bots.advice.assessment import Assessment

MAX_LEAD: Final = 10.0


def _lead(r: Assessment, seat: int) -> float:
    """Return the player's lead over the strongest opponent, clipped; negative if behind."""
    lead = r.strength(seat) - max([r.strength(other) for other in r.rivals(seat)])
    return max(-MAX_LEAD, min(MAX_LEAD, lead))


def _hunted(r: Assessment, seat: int) -> float:
    """Return whether an opponent may hold rank 1, as far as the picking player can see."""
    if seat != r.seat or r.view.packet is None:
        return 0.0
    seen = (*r.view.packet, *r.view.faceup, *(r.me.characters or ()))
    return 0.0 if r.character(1) in seen else 1.0


def _ready(r: Assessment, seat: int) -> float:
    """Return the number of cards that the player could build this turn; a guess for opponents."""
    gold = r.player(seat).gold + 2
    return len(r.affordable(gold)) if seat == r.seat else min(r.player(seat).hand_size, gold // 3)


def _gold(r: Assessment, seat: int) -> float:
    return r.player(seat).gold


def _cards(r: Assessment, seat: int) -> float:
    return r.player(seat).hand_size


def _city(r: Assessment, seat: int) -> float:
    return r.player(seat).city_size


def _rounds_left(r: Assessment, seat: int) -> float:
    """Return the minimum number of rounds left."""
    return r.rounds_left


def _end(r: Assessment, seat: int) -> float:
    """Return whether this may be the last round."""
    return 1.0 if r.rounds_left <= 1 else 0.0


def _crown(r: Assessment, seat: int) -> float:
    return 1.0 if r.view.crown == seat else 0.0


def _their_gold(r: Assessment, seat: int) -> float:
    return max([r.player(other).gold for other in r.rivals(seat)])


def _their_cards(r: Assessment, seat: int) -> float:
    return max([r.player(other).hand_size for other in r.rivals(seat)])


DRAFT_FEATURES: Final[dict[str, Callable[[Assessment, int], float]]] = {
    "gold": _gold,
    "cards": _cards,
    "ready": _ready,
    "city": _city,
    "left": _rounds_left,
    "end": _end,
    "lead": _lead,
    "crown": _crown,
    "hunted": _hunted,
    "their_gold": _their_gold,
    "their_cards": _their_cards,
}

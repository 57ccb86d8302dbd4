"""A turn of the Cardinal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.scenarios.scene import Scene, seat


def cardinal_turn(
    gold: int = 0,
    hand: Sequence[str] = (),
    city: Sequence[str] = (),
    others: Sequence[int] = (9, 0, 0),
    unique: Sequence[str] = (),
    cast: Sequence[str] = (),
    deck: Sequence[str] = (),
    gathered: bool = True,
    **more: Any,
) -> Scene:
    """Return a turn of the Cardinal; ``others`` is the gold of the other players."""
    return Scene(
        seat(characters=["cardinal"], gold=gold, hand=hand, city=city),
        seat(characters=["king"], gold=others[0]),
        seat(characters=["merchant"], gold=others[1]),
        seat(characters=["warlord"], gold=others[2]),
        cast=["cardinal", *cast],
        unique=unique,
        deck=deck,
        turn=0,
        gathered=gathered,
        revealed={"king": 1, "cardinal": 0},
        **more,
    )

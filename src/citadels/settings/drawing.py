"""Draw random casts and unique districts, as the key of the game determines."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.engine import chance
from citadels.engine.rules import Edition
from citadels.settings import checks


def random_cast(edition: Edition, seats: int, ninth: str | bool | None, key: bytes) -> tuple[str, ...]:
    """Draw a character of each rank that this many players may use."""
    sizes = [size for size in (8, 9) if (seats, size) in edition.spec.drafts]
    size = sizes[chance.picked(key, "cast/0/0", len(sizes))] if ninth is None else 9 if ninth else 8
    cast: list[str] = []
    for rank in range(1, size + 1):
        if rank == 9 and isinstance(ninth, str):
            cast.append(ninth)
            continue
        allowed = checks.allowed_characters(edition, seats, rank)
        cast.append(allowed[chance.picked(key, f"cast/0/{rank}", len(allowed))])
    return tuple(cast)


def random_districts(edition: Edition, cast: Sequence[str], key: bytes) -> tuple[str, ...]:
    """Draw the default number of unique districts that are compatible with the cast."""
    unique = edition.districts[edition.basic_kinds :]
    names = frozenset(cast)
    kinds = [district.kind for district in unique if names.isdisjoint(district.incompatible_with)]
    drawn = chance.shuffled(key, "districts/0/0", kinds)[
        : edition.spec.unique_count or len(edition.spec.usual)
    ]
    return tuple([edition.districts[kind].key for kind in sorted(drawn)])

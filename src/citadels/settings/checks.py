"""Check a setup against the rules. Each check returns the value to play with, or raises SetupError."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache

from citadels.editions import edition_names, find_edition
from citadels.engine.cards import District
from citadels.engine.errors import EditionError
from citadels.engine.rules import Edition, Preset
from citadels.settings.errors import Argument, Named, SetupError, cards


def edition_named(key: str) -> Edition:
    """Return the edition with this key."""
    try:
        edition = find_edition(key)
    except EditionError as error:
        raise SetupError("edition_broken", "edition", key, detail=str(error)) from error
    if edition is None:
        names = tuple([Named("edition", name) for name in edition_names()])
        raise SetupError("no_edition", "edition", given=key, names=names)
    return edition


def preset_named(edition: Edition, key: str | None) -> Preset:
    """Return the preset with this key; without a key the first one."""
    presets = edition.presets
    preset = next(iter(presets.values()), None) if key is None else presets.get(key)
    if preset is None:
        names = tuple([Named("preset", name) for name in (*presets, "random")])
        raise SetupError(
            "no_presets" if key is None else "no_preset", "preset", edition.key, given=key or "", names=names
        )
    return preset


def check_seats(edition: Edition, seats: int) -> None:
    """Check the number of seats (SETUP-1)."""
    sizes = edition.spec.sizes
    if seats not in sizes:
        least, most = min(sizes), max(sizes)
        raise SetupError("seats", "seats", edition.key, least=least, most=most, have=str(seats))


# -- characters ------------------------------------------------------------------------


@cache
def allowed_characters(edition: Edition, seats: int, rank: int) -> tuple[str, ...]:
    """Return the characters of a rank that this many players may use (SETUP-2)."""
    return tuple([c.key for c in edition.characters if c.rank == rank and seats >= c.min_seats])


def check_ninth(edition: Edition, seats: int, ninth: str | bool) -> None:
    """Check that this many players may have a rank 9, and that the named one exists."""
    if (seats, 9) not in edition.spec.drafts:
        card: Argument = Named("card", ninth) if isinstance(ninth, str) else "none"
        raise SetupError("no_ninth", "ninth", edition.key, seats=seats, card=card)
    if isinstance(ninth, bool):
        return
    character = edition.character(ninth)
    if character is None or character.rank != 9:
        names = cards(allowed_characters(edition, seats, 9))
        raise SetupError("not_ninth", "ninth", edition.key, given=ninth, names=names)


def checked_characters(edition: Edition, seats: int, keys: Sequence[str]) -> tuple[str, ...]:
    """Return the cast by rank: one character each (SETUP-1), all allowed for this many players (SETUP-2)."""
    by_rank: dict[int, str] = {}
    for key in keys:
        rank = _rank(edition, seats, key)
        if rank in by_rank:
            first, second = Named("card", by_rank[rank]), Named("card", key)
            raise SetupError("same_rank", "characters", edition.key, first=first, second=second, rank=rank)
        by_rank[rank] = key
    for rank in range(1, 9):
        if rank not in by_rank:
            names = cards(allowed_characters(edition, seats, rank))
            raise SetupError("no_rank", "characters", edition.key, rank=rank, names=names)
    if (seats, len(by_rank)) not in edition.spec.drafts:
        if 9 in by_rank:
            card = Named("card", by_rank[9])
            raise SetupError("no_ninth", "characters", edition.key, seats=seats, card=card)
        names = cards(allowed_characters(edition, seats, 9))
        raise SetupError("ninth_needed", "characters", edition.key, seats=seats, names=names)
    return tuple([by_rank[rank] for rank in sorted(by_rank)])


def _rank(edition: Edition, seats: int, key: str) -> int:
    """Return the rank of a character that this many players may use."""
    character = edition.character(key)
    if character is None:
        found = _alike(key, [character.key for character in edition.characters])
        raise SetupError("no_character", "characters", edition.key, given=key, **found)
    if seats < character.min_seats:
        card, rank = Named("card", key), character.rank
        least, names = character.min_seats, cards(allowed_characters(edition, seats, rank))
        raise SetupError("too_few", "characters", edition.key, card=card, least=least, rank=rank, names=names)
    return character.rank


def _alike(key: str, keys: list[str]) -> dict[str, Argument]:
    """Return the closest match of an unknown key and all known ones, as arguments of an error."""
    close = get_close_matches(key, keys, 1)
    return {"close": Named("card", close[0]) if close else "none", "names": cards(keys)}


# -- districts -------------------------------------------------------------------------


def checked_districts(edition: Edition, characters: Sequence[str], keys: Sequence[str]) -> tuple[str, ...]:
    """Return the unique districts in order, without those that a character excludes (SETUP-3)."""
    kinds: set[int] = set()
    for key in keys:
        kind = _unique_kind(edition, key)
        if kind in kinds:
            raise SetupError("district_twice", "districts", edition.key, card=Named("card", key))
        kinds.add(kind)
    count = edition.spec.unique_count
    if count is not None and len(kinds) != count:
        raise SetupError("district_count", "districts", edition.key, need=count, have=len(kinds))
    cast = [edition.character(key) for key in characters]
    out = {key for character in cast if character is not None for key in character.excludes}
    found = [edition.districts[kind] for kind in sorted(kinds)]
    return tuple([_usable_with(edition, characters, card) for card in found if card.key not in out])


def _usable_with(edition: Edition, characters: Sequence[str], district: District) -> str:
    """Return the key of a district, or raise if it is incompatible with a character."""
    for key in district.incompatible_with:
        if key in characters:
            card, other = Named("card", district.key), Named("card", key)
            raise SetupError("not_together", "districts", edition.key, card=card, other=other)
    return district.key


def _unique_kind(edition: Edition, key: str) -> int:
    kind = edition.kind.get(key)
    if kind is None:
        found = _alike(key, [district.key for district in edition.districts[edition.basic_kinds :]])
        raise SetupError("no_district", "districts", edition.key, given=key, **found)
    if kind < edition.basic_kinds:
        raise SetupError("basic_district", "districts", edition.key, card=Named("card", key))
    return kind


# -- crown, size, variants -------------------------------------------------------------


def checked_crown(seats: int, crown: int | None) -> int | None:
    """Return the first crowned seat; None for a random one (SETUP-4)."""
    if crown is not None and not 0 <= crown < seats:
        raise SetupError("crown", "crown", most=seats - 1, have=str(crown))
    return crown


def checked_size(edition: Edition, seats: int, size: int | None) -> int:
    """Return how many districts complete a city."""
    allowed = edition.spec.sizes[seats]
    if size is not None and size not in allowed:
        names = tuple([Named("key", str(size)) for size in allowed])
        raise SetupError("size", "size", edition.key, names=names, have=str(size))
    return allowed[0] if size is None else size


def checked_variants(edition: Edition, names: Sequence[str]) -> tuple[str, ...]:
    """Return the variants that are in force, sorted."""
    for name in names:
        if name not in edition.variants:
            known = tuple([Named("key", variant) for variant in edition.variants])
            raise SetupError("no_variant", "variants", edition.key, given=name, names=known)
    return tuple(sorted(set(names)))

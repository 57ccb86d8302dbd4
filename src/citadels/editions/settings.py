"""The settings of a game, checked against the rules of set-up, and the ways to choose them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from citadels.editions import edition_named
from citadels.editions.presets import cast_of, preset_named
from citadels.engine import chance
from citadels.engine.errors import SetupError
from citadels.engine.fields import Fields
from citadels.engine.rules import Edition, Rules


class Settings:
    """What a game is played with. Making one checks it: a bad one raises SetupError."""

    def __init__(
        self,
        edition: str,
        seats: int,
        characters: Sequence[str],
        districts: Sequence[str],
        crown: int | None = None,
        size: int | None = None,
        variants: Sequence[str] = (),
    ) -> None:
        cards = edition_named(edition)
        _check_seats(cards, seats)
        _check_lists(characters=characters, districts=districts, variants=variants)
        self.edition = edition
        self.seats = seats
        self.characters = _checked_characters(cards, seats, characters)
        self.districts = _without(cards, self.characters, _checked_districts(cards, districts))
        self.size = _checked_size(cards, seats, size)
        self.variants = _checked_variants(cards, variants)
        _check_together(cards, self.characters, self.districts)
        if crown is not None and not 0 <= crown < seats:
            raise SetupError(
                f"SETUP-4: the crown goes to a seat from 0 to {seats - 1}, not to {crown}", "crown"
            )
        self.crown = crown

    def rules(self) -> Rules:
        """The rules of this game; equal settings share them."""
        return _rules(self.edition, self.seats, self.characters, self.districts, self.size, self.variants)

    def to_json(self) -> dict[str, object]:
        """As JSON: all that a game needs besides its key; what is as usual is left out."""
        document: dict[str, object] = {
            "edition": self.edition,
            "seats": self.seats,
            "characters": list(self.characters),
            "districts": list(self.districts),
            "crown": self.crown,
        }
        if self.size != edition_named(self.edition).box.sizes[self.seats][0]:
            document["size"] = self.size
        if self.variants:
            document["variants"] = list(self.variants)
        return document

    @staticmethod
    def from_json(document: Mapping[str, object]) -> Settings:
        """The settings that ``to_json`` wrote."""
        fields = Fields(document, refuse=SetupError)
        fields.only("edition", "seats", "characters", "districts", "crown", "size", "variants")
        return Settings(
            fields.text("edition"),
            fields.number("seats"),
            fields.texts("characters"),
            fields.texts("districts"),
            fields.number("crown") if fields.has("crown") else None,
            fields.number("size") if fields.has("size") else None,
            fields.texts("variants"),
        )


@lru_cache(maxsize=256)
def _rules(
    edition: str,
    seats: int,
    characters: tuple[str, ...],
    districts: tuple[str, ...],
    size: int,
    variants: tuple[str, ...],
) -> Rules:
    return Rules(edition_named(edition), seats, characters, districts, size, variants)


def choose(
    edition: str = "2016",
    seats: int = 4,
    preset: str | None = None,
    characters: Sequence[str] | None = None,
    districts: Sequence[str] | None = None,
    ninth: str | bool | None = None,
    crown: int | None = None,
    key: bytes = b"",
    size: int | None = None,
    variants: Sequence[str] = (),
) -> Settings:
    """Settings from a preset, in which a cast or a set of unique districts may be named instead.

    Without a preset it is the edition's first one. ``random`` draws a legal cast and deck from ``key``.
    """
    cards = edition_named(edition)
    _check_seats(cards, seats)
    _check_lists(characters=characters, districts=districts, variants=variants)
    if ninth:
        _check_ninth(cards, seats, ninth)
    if preset == "random":
        cast = _random_cast(cards, seats, ninth, key)
        unique = _random_districts(cards, cast, key)
    elif preset is None and characters is not None and (districts is not None or cards.box.usual):
        cast, unique = tuple(characters), cards.box.usual
    else:
        chosen = preset_named(cards, preset)
        needed = (seats, 8) not in cards.box.drafts
        cast = cast_of(chosen, seats, needed if ninth is None else ninth)
        unique = chosen.districts or cards.box.usual
    cast = cast if characters is None else tuple(characters)
    unique = unique if districts is None else tuple(districts)
    return Settings(edition, seats, cast, unique, crown, size, variants)


def _random_cast(edition: Edition, seats: int, ninth: str | bool | None, key: bytes) -> tuple[str, ...]:
    sizes = [size for size in (8, 9) if (seats, size) in edition.box.drafts]
    size = sizes[chance.picked(key, "cast/0/0", len(sizes))] if ninth is None else 9 if ninth else 8
    cast: list[str] = []
    for rank in range(1, size + 1):
        if rank == 9 and isinstance(ninth, str):
            cast.append(ninth)
            continue
        able = _able(edition, seats, rank)
        cast.append(able[chance.picked(key, f"cast/0/{rank}", len(able))])
    return tuple(cast)


def _random_districts(edition: Edition, cast: Sequence[str], key: bytes) -> tuple[str, ...]:
    """As many as usual, of those that go with the cast."""
    unique = edition.districts[edition.basic_kinds :]
    kinds = [district.kind for district in unique if not {*district.never_with} & {*cast}]
    drawn = chance.shuffled(key, "districts/0/0", kinds)[: edition.box.unique_count or len(edition.box.usual)]
    return tuple([edition.districts[kind].key for kind in sorted(drawn)])


# -- checks ----------------------------------------------------------------------


def _able(edition: Edition, seats: int, rank: int) -> list[str]:
    """The characters of a rank that this many players may use."""
    return [c.key for c in edition.characters if c.rank == rank and seats >= c.least_seats]


def _check_seats(edition: Edition, seats: object) -> None:
    if not isinstance(seats, int):
        raise SetupError(f"the number of seats must be a whole number, not {seats!r}", "seats")
    if seats not in edition.box.sizes:
        least, most = min(edition.box.sizes), max(edition.box.sizes)
        raise SetupError(
            f"SETUP-1: {edition.key} is played by {least} to {most} players, not {seats}", "seats"
        )


def _check_lists(**lists: object) -> None:
    for field, value in lists.items():
        if isinstance(value, str):
            raise SetupError(f"{field} must be a list of names, not the text {value!r}", field)


def _check_ninth(edition: Edition, seats: int, key: str | bool) -> None:
    if (seats, 9) not in edition.box.drafts:
        leave = f"leave out the {key}" if isinstance(key, str) else "leave it out"
        raise SetupError(f"SETUP-1: a game of {seats} has no rank 9; {leave}", "ninth")
    if not isinstance(key, str):
        return
    character = edition.character(key)
    if character is None or character.rank != 9:
        able = " or ".join(_able(edition, seats, 9))
        raise SetupError(f"SETUP-1: {key!r} is no character of rank 9; choose {able}", "ninth")


def _checked_characters(edition: Edition, seats: int, keys: Sequence[str]) -> tuple[str, ...]:
    by_rank: dict[int, str] = {}
    for key in keys:
        character = edition.character(key)
        if character is None:
            hint = _did_you_mean(key, [c.key for c in edition.characters])
            raise SetupError(f"SETUP-1: {edition.key} has no character {key!r}; {hint}", "characters")
        rank = character.rank
        if rank in by_rank:
            raise SetupError(
                f"SETUP-1: {by_rank[rank]} and {key} both have rank {rank}; choose one", "characters"
            )
        if seats < character.least_seats:
            others = " or ".join(_able(edition, seats, rank))
            least = character.least_seats
            raise SetupError(
                f"SETUP-2: the {key} needs at least {least} players; for rank {rank} choose {others}",
                "characters",
            )
        by_rank[rank] = key
    for rank in range(1, 9):
        if rank not in by_rank:
            able = " or ".join(_able(edition, seats, rank))
            raise SetupError(f"SETUP-1: rank {rank} is missing; choose {able}", "characters")
    if (seats, len(by_rank)) not in edition.box.drafts:
        if 9 in by_rank:
            raise SetupError(
                f"SETUP-1: a game of {seats} has no rank 9; leave out the {by_rank[9]}", "characters"
            )
        able = " or ".join(_able(edition, seats, 9))
        raise SetupError(
            f"SETUP-1: a game of {seats} needs a character of rank 9; choose {able}", "characters"
        )
    return tuple([by_rank[rank] for rank in sorted(by_rank)])


def _did_you_mean(key: str, names: list[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(key, names, 1)
    return f"did you mean {close[0]}?" if close else f"there are {', '.join(names)}"


def _checked_districts(edition: Edition, keys: Sequence[str]) -> tuple[str, ...]:
    unique = [district.key for district in edition.districts[edition.basic_kinds :]]
    kinds: set[int] = set()
    for key in keys:
        kind = edition.kind.get(key)
        if kind is None:
            hint = _did_you_mean(key, unique)
            raise SetupError(f"SETUP-3: {edition.key} has no unique district {key!r}; {hint}", "districts")
        if kind < edition.basic_kinds:
            raise SetupError(
                f"SETUP-3: {key} is a basic district, in every deck; name unique ones only", "districts"
            )
        if kind in kinds:
            raise SetupError(
                f"SETUP-3: {key} is named twice; the unique districts are different ones", "districts"
            )
        kinds.add(kind)
    count = edition.box.unique_count
    if count is not None and len(kinds) != count:
        raise SetupError(f"SETUP-3: {count} unique districts are needed, not {len(kinds)}", "districts")
    return tuple([edition.districts[kind].key for kind in sorted(kinds)])


def _without(edition: Edition, characters: Sequence[str], districts: tuple[str, ...]) -> tuple[str, ...]:
    """The districts but for those that a character takes out of the game."""
    cast = [character for character in edition.characters if character.key in characters]
    out = {key for character in cast for key in character.takes_out}
    return tuple([key for key in districts if key not in out])


def _checked_size(edition: Edition, seats: int, size: int | None) -> int:
    """How many districts complete a city."""
    allowed = edition.box.sizes[seats]
    if size is not None and size not in allowed:
        able = " or ".join(map(str, allowed))
        raise SetupError(f"a city of {edition.key} is complete with {able} districts, not {size}", "size")
    return allowed[0] if size is None else size


def _checked_variants(edition: Edition, names: Sequence[str]) -> tuple[str, ...]:
    """The optional rules that are in force."""
    for name in names:
        if name not in edition.variants:
            able = ", ".join(edition.variants) or "none"
            raise SetupError(f"{edition.key} has no variant {name!r}; there are {able}", "variants")
    return tuple(sorted(set(names)))


def _check_together(edition: Edition, characters: Sequence[str], districts: Sequence[str]) -> None:
    """Cards that cannot be in one game."""
    for district in edition.districts:
        for key in district.never_with:
            if district.key in districts and key in characters:
                raise SetupError(f"the {district.key} cannot be used with the {key}", "districts")

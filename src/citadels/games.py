"""Begin games: new ones by their settings, and those that a position describes."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from citadels.editions import EDITIONS
from citadels.engine.chance import KEY_BYTES, key_from_seed
from citadels.engine.errors import PositionError
from citadels.engine.game import Game
from citadels.engine.json_reader import ObjectReader
from citadels.engine.position import REST, Document
from citadels.engine.rules import OLDEST_RULES, RULES_VERSION
from citadels.settings import Settings, Setup, SetupError

PRESETS: Final = EDITIONS["2016"].presets


def new_game(
    edition: str = "2016",
    preset: str | None = None,
    seats: int = 4,
    *,
    characters: Sequence[str] | None = None,
    districts: Sequence[str] | None = None,
    ninth: str | bool | None = None,
    crown: int | None = None,
    size: int | None = None,
    variants: Sequence[str] = (),
    seed: int | str | None = None,
    key: bytes | None = None,
    record: bool = True,
) -> Game:
    """Deal a game and advance it to its first question.

    ``preset`` is a list of cards (``citadels.PRESETS``) or ``random``; ``characters`` and ``districts``
    name a cast or the unique districts instead. ``ninth`` is a character of rank 9, True for the preset's
    own and False for none. ``crown`` is the first crowned seat, by default a random one.
    The same ``seed`` or ``key`` deals the same game; without either it is random. ``record=False`` keeps
    no log: faster, but without undo and knowledge. Settings that break a rule raise SetupError.
    """
    if key is not None and seed is not None:
        raise SetupError("seed_and_key", "seed")
    if key is not None and len(key) != KEY_BYTES:
        raise SetupError("key", "key", need=KEY_BYTES, have=len(key))
    if key is None:
        key = secrets.token_bytes(KEY_BYTES) if seed is None else key_from_seed(seed)
    setup = Setup(edition, preset, seats, characters, districts, ninth, crown, size, variants)
    return setup.settings(key).begin(key, record)


def load(document: Document, record: bool = True) -> Game:
    """Load the game of a position, written by :meth:`Game.to_json` or by hand.

    An invalid document raises PositionError, whose message begins with the field at fault.
    """
    fields = ObjectReader(document)
    if fields.text("format", "citadels-position/1") != "citadels-position/1":
        raise PositionError(f"format: this is {fields.text('format')!r}, not 'citadels-position/1'")
    version = _rules_version(fields)
    if not fields.has("players"):
        raise fields.error("players", "is missing")
    try:
        edition, seats = fields.text("edition", "2016"), len(fields.items("players"))
        usual = Setup(edition, seats=seats).settings()
        cast = fields.texts("characters") or usual.characters
        settings = Setup(
            edition,
            seats=seats,
            characters=cast,
            districts=_districts(fields, usual, cast),
            size=fields.number("size") if fields.has("size") else None,
            variants=fields.texts("variants"),
        ).settings()
    except SetupError as error:
        field = "players" if error.field == "seats" else error.field
        hint = f'; "{REST}" stands for the usual ones' if field == "districts" else ""
        raise fields.error(field, f"{error}{hint}") from error
    return Game.from_json(document, settings.rules(version), _key(fields), record)


def _rules_version(fields: ObjectReader) -> int:
    """Return the version of the rules to play by: the document's, or the current one if that is too old."""
    version = fields.number("rules", RULES_VERSION)
    if version > RULES_VERSION:
        raise fields.error(
            "rules", f"version {version} is newer than this program's, which is {RULES_VERSION}"
        )
    return version if version >= OLDEST_RULES else RULES_VERSION


def _districts(fields: ObjectReader, usual: Settings, cast: Sequence[str]) -> Sequence[str]:
    """Return the unique districts named. ``"..."`` stands for as many default ones as there is room for."""
    named = fields.texts("districts") if fields.has("districts") else list(usual.districts)
    if REST not in named:
        return named
    edition = EDITIONS[usual.edition]
    shunned = {district.key for district in edition.districts if {*district.incompatible_with} & {*cast}}
    others = [key for key in usual.districts if key not in named and key not in shunned]
    room = len(others) if edition.spec.unique_count is None else edition.spec.unique_count + 1 - len(named)
    at = named.index(REST)
    return [*named[:at], *others[: max(0, room)], *named[at + 1 :]]


def _key(fields: ObjectReader) -> bytes:
    if not fields.has("key"):
        return secrets.token_bytes(KEY_BYTES)
    try:
        key = bytes.fromhex(fields.text("key"))
    except ValueError as error:
        raise fields.error("key", "must be hexadecimal") from error
    if len(key) != KEY_BYTES:
        raise fields.error("key", f"must be {KEY_BYTES} bytes, not {len(key)}")
    return key

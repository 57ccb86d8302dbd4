"""A position as a link: a game packed into the fragment of a URL.

The text is the version of the format and then, in base64url, a checksum and the compressed JSON that
docs/positions.md describes. It contains all hidden information of the game.
"""

from __future__ import annotations

import binascii
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib import resources
from typing import Any, Final, NamedTuple

import msgspec

import citadels
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Game
from citadels.record import canonical
from citadels.tables.errors import TableError
from citadels.tables.names import clean_name

VERSION: Final = "1"
MAX_LINK_LENGTH: Final = 8_000  # characters; typical links have about 1,000
MAX_JSON_BYTES: Final = 100_000
RAW_DEFLATE: Final = -15  # zlib's wbits for a stream without header and checksum; the link has its own
CHECKSUM_BYTES: Final = 4
# The preset dictionary. A link can be read only with the dictionary that wrote it, so it never changes within
# a version. Its end is the cheapest to refer to, so the most frequent parts are there.
DICTIONARY: Final = resources.files(__package__).joinpath("phrases.txt").read_bytes()
BASE64URL: Final = re.compile(r"[\w-]+", re.ASCII)


class SharedGame(NamedTuple):
    """A game with its players, and the seat that shares it."""

    game: Game
    names: list[str]
    levels: list[str | None]  # of the bots; None for people
    seat: int


class _Content(msgspec.Struct, forbid_unknown_fields=True):
    """The JSON content of a link."""

    position: dict[str, Any]
    names: list[str]
    levels: list[str | None]
    seat: int


def write(shared: SharedGame) -> str:
    """Pack a game into a link. Raise TableError if it would be too long."""
    game, names, levels, seat = shared
    content = canonical({"position": game.to_json(), "names": names, "levels": levels, "seat": seat})
    packed = _compress(content)
    text = VERSION + urlsafe_b64encode(_checksum(packed) + packed).decode().rstrip("=")
    if len(text) > MAX_LINK_LENGTH or len(content) > MAX_JSON_BYTES:
        raise TableError("link_too_long")
    return text


def read(text: str) -> SharedGame:
    """Read the game in a link. Raise TableError if it is damaged, of another version, or not playable."""
    content = _content(_expand(_unpack(text)))
    try:
        game = citadels.load(content.position)
    except CitadelsError as error:
        raise TableError("link_position", detail=str(error)) from error
    seats = game.rules.seats
    if len(content.names) != seats or len(content.levels) != seats or not 0 <= content.seat < seats:
        raise TableError("link_damaged")
    return SharedGame(game, _names(content), content.levels, content.seat)


def _names(content: _Content) -> list[str]:
    try:
        return [clean_name(name) for name in content.names]
    except TableError as error:
        raise TableError("link_damaged") from error


def _unpack(text: str) -> bytes:
    if len(text) > MAX_LINK_LENGTH:
        raise TableError("link_too_long")
    if BASE64URL.fullmatch(text) is None:
        raise TableError("link_damaged")
    if text[0] != VERSION:
        raise TableError("link_version")
    try:
        found = urlsafe_b64decode(text[1:] + "=" * (-len(text[1:]) % 4))
    except binascii.Error as error:
        raise TableError("link_damaged") from error
    packed = found[CHECKSUM_BYTES:]
    if found[:CHECKSUM_BYTES] != _checksum(packed):
        raise TableError("link_damaged")
    return packed


def _checksum(packed: bytes) -> bytes:
    return zlib.crc32(packed).to_bytes(CHECKSUM_BYTES)


def _compress(content: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, RAW_DEFLATE, 9, zlib.Z_DEFAULT_STRATEGY, DICTIONARY)
    return packer.compress(content) + packer.flush()


def _expand(packed: bytes) -> bytes:
    """Decompress, but never more than MAX_JSON_BYTES."""
    unpacker = zlib.decompressobj(RAW_DEFLATE, DICTIONARY)
    try:
        content = unpacker.decompress(packed, MAX_JSON_BYTES)
    except zlib.error as error:
        raise TableError("link_damaged") from error
    if not unpacker.eof or unpacker.unused_data:
        raise TableError("link_too_long" if len(content) == MAX_JSON_BYTES else "link_damaged")
    return content


def _content(found: bytes) -> _Content:
    try:
        return msgspec.json.decode(found, type=_Content)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("link_damaged") from error

"""The list of public tables: of those here, and of those that other servers say they have."""

from __future__ import annotations

from collections.abc import Sequence
from random import shuffle
from typing import Any

from msgspec import Struct, json

from citadels.settings import Settings
from citadels.tables import protocol
from citadels.tables.protocol import TableInfo
from citadels.tables.table import Table


class Listed(Struct, frozen=True):
    """A table that anybody may join."""

    table: TableInfo
    is_attended: bool
    visited: float


async def list_tables(tables: Sequence[Table], most: int) -> list[Listed]:
    """The tables of these that are to be listed."""
    return [
        Listed(await table.info(), table.is_attended, table.visited)
        for table in choose([table for table in tables if table.is_listed()], most)
    ]


def in_order(listed: Sequence[Listed], most: int) -> list[TableInfo]:
    """First those where a player is, and those used last."""
    chosen = choose(listed, most)
    chosen.sort(key=lambda one: (one.is_attended, one.visited), reverse=True)
    return [one.table for one in chosen]


def choose(found: Sequence[Any], most: int) -> list[Any]:
    """Nobody can fill the list: of too many it has others each time, of those where a player is if it can."""
    found = list(found)
    shuffle(found)
    return sorted(found, key=lambda one: not one.is_attended)[:most]


def write(listed: Sequence[Listed]) -> str:
    return protocol.encode(listed)


def read(text: str) -> list[Listed]:
    return _decoder.decode(text)


def _settings(_: type, document: Any) -> Settings:
    return Settings.from_json(document)


_decoder = json.Decoder(list[Listed], dec_hook=_settings)

"""The list of public tables: this server's, and those that peers publish."""

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
    """A public table with open seats."""

    table: TableInfo
    is_attended: bool
    visited: float


async def list_tables(tables: Sequence[Table], most: int) -> list[Listed]:
    """Return entries for the public tables among these."""
    return [
        Listed(await table.info(), table.is_attended, table.visited)
        for table in choose([table for table in tables if table.is_listed()], most)
    ]


def in_order(listed: Sequence[Listed], most: int) -> list[TableInfo]:
    """Return tables in display order: attended ones first, then the most recently visited."""
    chosen = choose(listed, most)
    chosen.sort(key=lambda one: (one.is_attended, one.visited), reverse=True)
    return [one.table for one in chosen]


def choose(found: Sequence[Any], most: int) -> list[Any]:
    """Return at most this many, attended ones first and otherwise at random, so that nobody can fill the
    list."""
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

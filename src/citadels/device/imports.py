"""Make tables from a shared position or a game file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from citadels import record
from citadels.bots import bot_names
from citadels.engine.errors import GameFileError
from citadels.record import GameFile
from citadels.settings import Settings
from citadels.tables import position_link
from citadels.tables.document import Chair, TableDocument, TableOptions, new_secret
from citadels.tables.errors import TableError
from citadels.tables.http_types import GameImport, PositionPreview, SharedPosition
from citadels.tables.names import clean_name, distinct_name
from citadels.tables.position_link import SharedGame
from citadels.tables.presenter import situation
from citadels.tables.registry import TableRegistry
from citadels.tables.seats import TableLinks
from citadels.tables.table import Table

DEFAULT_LEVEL: Final = "greedy"  # level of bots that replace people, and of unknown bots
BOT_PATTERN: Final = re.compile(r"(.+) \((\w+)\)")  # a bot's name in the game file of a table


# -- positions


def show(text: str, language: str) -> PositionPreview:
    """Preview a link, as the sharing seat sees it."""
    game, names, levels, seat = position_link.read(text)
    edition = game.rules.edition.key
    return PositionPreview(names, levels, seat, edition, situation(game, seat, names, language, False, None))


async def open_position(registry: TableRegistry, asked: SharedPosition) -> TableLinks:
    """Make a table that continues a shared game, with the client at the seat that shared it."""
    found = position_link.read(asked.position)
    document = _document_of(found, asked.name, asked.language)
    return await Table.make(
        document, registry.host, lambda play, effect: play.begin_at_position(found.game, effect)
    )


def _document_of(found: SharedGame, name: str, language: str) -> TableDocument:
    game, names, levels, seat = found
    chairs = _seated(names, levels)
    for chair in chairs:
        _replace_by_bot(chair)
    others = [chair.name for chair in chairs if chair is not chairs[seat]]
    chairs[seat] = Chair("player", distinct_name(clean_name(name), others), language=language, ready=True)
    settings = Settings.from_rules(game.rules, crown=None)
    return TableDocument(
        settings.to_json(), chairs, TableOptions(), new_secret(), owner=seat, key=game.key.hex()
    )


# -- game files


async def open_game(registry: TableRegistry, asked: GameImport) -> TableLinks:
    """Make a table from a game file: to review, or, if the game is not finished, to play on against bots.

    Its owner is at the first seat of a person, or at the first seat if there is none.
    """
    file = _checked(asked)
    finished = file.replay().over
    document = _document_of_file(file, finished, asked.language)
    return await Table.make(document, registry.host, lambda play, effect: play.import_game(file, effect))


def _checked(asked: GameImport) -> GameFile:
    try:
        return record.verify(asked.game)
    except GameFileError as error:
        raise TableError("game_file", detail=str(error)) from error


def _document_of_file(file: GameFile, finished: bool, language: str) -> TableDocument:
    found = [_name_and_level(player) for player in file.players]
    chairs = _seated([name for name, _ in found], [level for _, level in found])
    owner = next((seat for seat, (_, level) in enumerate(found) if level is None), 0)
    for seat, chair in enumerate(chairs):
        chair.language = language
        if seat == owner:
            chair.kind = "player"
        elif not finished:
            _replace_by_bot(chair)
    document = TableDocument(file.settings.to_json(), chairs, TableOptions(), new_secret(), owner=owner)
    _take_over_shuffle(document, file)
    return document


def _name_and_level(player: str) -> tuple[str, str | None]:
    """Return the name of a player in a game file, and the level if it is a bot."""
    named = BOT_PATTERN.fullmatch(player)
    if named is not None and named[2] in bot_names():
        return named[1], named[2]
    return player, player if player in bot_names() else None


def _take_over_shuffle(document: TableDocument, file: GameFile) -> None:
    if file.shuffle is None or len(file.shuffle.contributions) != len(document.chairs):
        document.key = file.key.hex()
        return
    document.secret = file.shuffle.secret.hex()
    for chair, part in zip(document.chairs, file.shuffle.contributions, strict=True):
        chair.contribution = part.hex()


# -- who sits where


def _seated(names: Sequence[str], levels: Sequence[str | None]) -> list[Chair]:
    """Return chairs with these names, and bots where there is a level."""
    chairs: list[Chair] = []
    for name, level in zip(names, levels, strict=True):
        own = distinct_name(clean_name(name), [chair.name for chair in chairs])
        chairs.append(Chair("player", own, ready=True))
        if level is not None:
            chairs[-1].seat_bot(own, level if level in bot_names() else DEFAULT_LEVEL)
    return chairs


def _replace_by_bot(chair: Chair) -> None:
    """Replace a person by a bot of the same name."""
    if chair.kind == "player":
        chair.seat_bot(chair.name, DEFAULT_LEVEL)

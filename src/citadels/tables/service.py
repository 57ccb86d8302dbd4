"""Requests about tables, independent of the transport: make, join, claim, list, replay, report."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress

from citadels.editions import tutorial_deal
from citadels.engine.chance import KEY_BYTES
from citadels.settings import Settings, Setup
from citadels.tables.archive import Archive
from citadels.tables.document import TableDocument
from citadels.tables.errors import TableError
from citadels.tables.grants import token_hash
from citadels.tables.http_types import (
    Claim,
    DeviceSeats,
    Invited,
    Join,
    MyTable,
    NewTable,
    PositionLink,
    Report,
    Seated,
    Tutorial,
    TutorialRequest,
)
from citadels.tables.protocol import Json, TableInfo
from citadels.tables.registry import TableRegistry
from citadels.tables.seats import TableLinks
from citadels.tables.storage import PresentedToken


def settings_of(asked: Json) -> Settings:
    """Check a setup. A random cast is drawn now, because the dealer's commitment covers it."""
    return Setup.from_json(asked).settings(secrets.token_bytes(KEY_BYTES))


class TableService:
    """Handles requests about the tables of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def make(self, asked: NewTable, address: str = "") -> TableLinks:
        settings = settings_of(asked.settings)
        return await self._registry.make(
            settings, asked.options, asked.name, asked.language, asked.bots, address
        )

    async def make_tutorial(self, newcomer: TutorialRequest) -> Tutorial:
        made = await self._registry.make_tutorial(newcomer.name, newcomer.language)
        return Tutorial(made, list(tutorial_deal.ANSWERS))

    async def join(self, id: str, asked: Join, address: str = "") -> Seated:
        registry, invite = self._registry, asked.invite
        table = await (registry.existing(id) if invite is None else registry.open_with_token(id, invite))
        seat, token = await table.join(asked.name, asked.language, invite, address)
        return Seated(id, seat, token)

    async def show_invitation(self, id: str, asked: Invited) -> TableInfo:
        table = await self._registry.open_with_token(id, asked.invite)
        return await table.preview(asked.invite)

    async def claim(self, id: str, asked: Claim, address: str = "") -> Seated:
        table = await self._registry.open_with_token(id, asked.claim)
        seat, token = await table.claim(asked.claim, address)
        return Seated(id, seat, token)

    async def mine(self, asked: DeviceSeats) -> list[MyTable]:
        """Return the state of a device's tables. Without a valid token a table is not even loaded."""
        opened = await self._registry.valid_tokens({_shown(seated) for seated in asked.seats})
        return [await self._my_table(seated, _shown(seated) in opened) for seated in asked.seats]

    async def _my_table(self, seated: Seated, is_opened: bool) -> MyTable:
        try:
            if not is_opened:
                raise TableError("token")
            table = await self._registry.existing(seated.table)
            return MyTable(table.id, *await table.summary(seated.token))
        except TableError as error:
            if error.code not in ("no_table", "token", "barred"):
                raise
            return MyTable(seated.table, seated.seat, "gone", False, 0, [], None, [], "")

    async def playable(self, seats: Sequence[Seated]) -> list[Seated]:
        """Return the seats whose tokens are valid, at tables whose game is not over."""
        opened = await self._registry.valid_tokens({_shown(seated) for seated in seats})
        found = []
        for seated in seats:
            if _shown(seated) in opened:
                with suppress(TableError):
                    table = await self._registry.existing(seated.table)
                    if table.phase != "over":
                        found.append(Seated(table.id, table.seat_of(seated.token), seated.token))
        return found

    async def share(self, id: str, token: str) -> PositionLink:
        """Return the position of a table as a link."""
        table = await self._registry.open_with_token(id, token)
        return PositionLink(await table.share(token))

    async def finished(self, id: str, token: str) -> TableDocument:
        """Return the document of a table whose game is over."""
        return (await self._registry.open_with_token(id, token)).finished(token)

    async def report(self, id: str, token: str, asked: Report) -> None:
        """Report a table to the server's administrator."""
        table = await self._registry.open_with_token(id, token)
        await table.report(token, asked.reason)

    async def archive(self, id: str, token: str) -> Archive:
        """Return a finished game."""
        return await (await self._registry.open_with_token(id, token)).archive(token)


def _shown(seated: Seated) -> PresentedToken:
    return PresentedToken(seated.table, token_hash(seated.token))

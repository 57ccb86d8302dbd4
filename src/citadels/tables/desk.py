"""The desk of a hall: everything that can be asked about tables besides what is said at one."""

from __future__ import annotations

import secrets

from citadels.editions import lesson
from citadels.engine.chance import KEY_BYTES
from citadels.settings import Settings, Setup
from citadels.tables.archive import Archive
from citadels.tables.bodies import (
    Claim,
    Invited,
    Join,
    KnownSeats,
    Lesson,
    Link,
    MyTable,
    Newcomer,
    NewTable,
    Seated,
)
from citadels.tables.errors import TableError
from citadels.tables.hall import Hall
from citadels.tables.protocol import Json, TableInfo
from citadels.tables.seats import TableLinks


def settings_of(asked: Json) -> Settings:
    """Checked settings; a random cast is drawn now, because the commitment covers it."""
    return Setup.from_json(asked).settings(secrets.token_bytes(KEY_BYTES))


class Desk:
    """Answers requests about the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def make(self, asked: NewTable) -> TableLinks:
        settings = settings_of(asked.settings)
        return await self._hall.make(settings, asked.options, asked.name, asked.language, asked.bots)

    async def introduce(self, newcomer: Newcomer) -> Lesson:
        made = await self._hall.introduce(newcomer.name, newcomer.language)
        return Lesson(made, list(lesson.ANSWERS))

    async def join(self, id: str, asked: Join) -> Seated:
        table = await self._hall.existing(id)
        seat, token = await table.join(asked.name, asked.language, asked.invite)
        return Seated(id, seat, token)

    async def show_invitation(self, id: str, asked: Invited) -> TableInfo:
        table = await self._hall.existing(id)
        return await table.look_in(asked.invite)

    async def claim(self, id: str, asked: Claim) -> Seated:
        table = await self._hall.existing(id)
        seat, token = await table.claim(asked.claim)
        return Seated(id, seat, token)

    async def mine(self, asked: KnownSeats) -> list[MyTable]:
        """The state of the tables of a device."""
        known = await self._hall.known({seated.table for seated in asked.seats})
        return [await self._my_table(seated, known) for seated in asked.seats]

    async def _my_table(self, seated: Seated, known: set[str]) -> MyTable:
        try:
            if seated.table not in known:
                raise TableError("no_table")
            table = await self._hall.existing(seated.table)
            return MyTable(table.id, *await table.glance(seated.token))
        except TableError as error:
            if error.code not in ("no_table", "token", "barred"):
                raise
            return MyTable(seated.table, seated.seat, "gone", False, 0, [], None)

    async def share(self, id: str, token: str) -> Link:
        """A position as a link."""
        table = await self._hall.existing(id)
        return Link(await table.share(token))

    async def archive(self, id: str, token: str) -> Archive:
        """A finished game."""
        table = await self._hall.existing(id)
        return await table.archive(token)

"""The handlers of the routes that a server and a device share, independent of the transport."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from citadels.editions import tutorial_deal
from citadels.engine.chance import KEY_BYTES
from citadels.settings import Settings, Setup
from citadels.tables import routes, tutorial
from citadels.tables.document import new_document
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
    Seated,
    Tutorial,
    TutorialRequest,
    TutorialStep,
)
from citadels.tables.protocol import Json, TableInfo
from citadels.tables.registry import TableRegistry
from citadels.tables.routing import Call, handles
from citadels.tables.seats import TableLinks
from citadels.tables.storage import PresentedToken


def settings_of(setup: Json) -> Settings:
    """Check a setup. A random cast is drawn now, because the dealer's commitment covers it."""
    return Setup.from_json(setup).settings(secrets.token_bytes(KEY_BYTES))


class TableService:
    """Handles requests about the tables of a registry. A server and a device add their own routes."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    @property
    def address(self) -> str:
        """The pseudonym of the client's network address; empty without a network."""
        return ""

    async def charge(self, call: Call[Any], amount: int = 1) -> None:
        """Count a request against the limit of its route. A device has no limits."""

    # -- making and joining tables

    @handles(routes.CHECK_SETTINGS)
    async def check_settings(self, call: Call[Json]) -> Json:
        return settings_of(call.input).to_json()

    @handles(routes.MAKE_TABLE)
    async def make_table(self, call: Call[NewTable]) -> TableLinks:
        new = call.input
        document = new_document(
            settings_of(new.settings), new.options, new.name, new.language, new.bots, address=self.address
        )
        await self.charge(call)  # only once the request is valid
        return await self._registry.make(document)

    @handles(routes.MAKE_TUTORIAL)
    async def make_tutorial(self, call: Call[TutorialRequest]) -> Tutorial:
        document = tutorial.document(call.input.name, call.input.language)
        await self.charge(call)
        steps = [TutorialStep(step.answer, step.topic, list(step.around)) for step in tutorial_deal.STEPS]
        return Tutorial(await self._registry.make(document), steps)

    @handles(routes.JOIN_TABLE)
    async def join_table(self, call: Call[Join]) -> Seated:
        registry, id, invite = self._registry, call.table, call.input.invite
        table = await (registry.existing(id) if invite is None else registry.open_with_token(id, invite))
        seat, token = await table.join(call.input.name, call.input.language, invite, self.address)
        return Seated(id, seat, token)

    @handles(routes.SHOW_INVITATION)
    async def show_invitation(self, call: Call[Invited]) -> TableInfo:
        table = await self._registry.open_with_token(call.table, call.input.invite)
        return await table.preview(call.input.invite)

    @handles(routes.CLAIM_SEAT)
    async def claim_seat(self, call: Call[Claim]) -> Seated:
        table = await self._registry.open_with_token(call.table, call.input.claim)
        seat, token = await table.claim(call.input.claim, self.address)
        return Seated(call.table, seat, token)

    # -- the tables of a device

    @handles(routes.MY_TABLES)
    async def my_tables(self, call: Call[DeviceSeats]) -> list[MyTable]:
        return await self._list_mine(call.input.seats)

    async def _list_mine(self, seats: Sequence[Seated]) -> list[MyTable]:
        """Return the state of a device's tables. Without a valid token a table is not even loaded."""
        valid = await self._registry.valid_tokens({_presented(seated) for seated in seats})
        return [await self._my_table(seated, _presented(seated) in valid) for seated in seats]

    async def _my_table(self, seated: Seated, has_valid_token: bool) -> MyTable:
        try:
            if not has_valid_token:
                raise TableError("token")
            table = await self._registry.existing(seated.table)
            return MyTable(table.id, *await table.summary(seated.token))
        except TableError as error:
            if error.code not in ("no_table", "token", "barred"):
                raise
            return MyTable(seated.table, seated.seat, "gone", False, 0, [], None, [], "")

    async def _playable(self, seats: Sequence[Seated]) -> list[Seated]:
        """Return the seats whose tokens are valid, at tables whose game is not over."""
        valid = await self._registry.valid_tokens({_presented(seated) for seated in seats})
        found = []
        for seated in seats:
            if _presented(seated) in valid:
                with suppress(TableError):
                    table = await self._registry.existing(seated.table)
                    if table.phase != "over":
                        found.append(Seated(table.id, table.seat_of(seated.token), seated.token))
        return found

    # -- positions

    @handles(routes.SHARE_POSITION)
    async def share_position(self, call: Call[None]) -> PositionLink:
        table = await self._registry.open_with_token(call.table, call.token)
        return PositionLink(await table.share(call.token))


def _presented(seated: Seated) -> PresentedToken:
    return PresentedToken(seated.table, token_hash(seated.token))

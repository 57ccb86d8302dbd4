"""The server's handlers of the declared routes."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Coroutine, Sequence
from functools import cache
from typing import Any, Final

import segno
from litestar import MediaType, Request, Response
from msgspec import json, structs

from citadels.editions import EDITIONS, folders
from citadels.locale import LANGUAGES
from citadels.server.admission.addresses import UNKNOWN_SENDER
from citadels.server.admission.control import ClientQuota
from citadels.server.cluster.peers import Peer
from citadels.server.http import app_shell, csp, hosts
from citadels.server.hub import Hub
from citadels.server.replays import while_connected
from citadels.tables import routes
from citadels.tables.catalog import catalog, page_texts
from citadels.tables.document import TableDocument
from citadels.tables.errors import TableError
from citadels.tables.http_types import (
    Calls,
    DeviceSeats,
    Health,
    LanguageQuery,
    MyTable,
    Network,
    Picture,
    PushKey,
    Readiness,
    ReplayQuery,
    Report,
    Seated,
    SeatQuery,
)
from citadels.tables.protocol import TableInfo
from citadels.tables.routing import Call, Route, handles
from citadels.tables.service import TableService
from citadels.version import __version__

log = logging.getLogger(__name__)

QR_LOCK: Final = asyncio.Lock()  # one at a time, because each takes milliseconds
QR_PAUSE_SECONDS: Final = 0.02  # for other requests


def _untyped(route: Route[Any, Any]) -> Route[Any, Response[Any]]:
    """Return a route whose handler makes the whole response, with headers or a status of its own."""
    return route


class ServerService(TableService):
    """Handles one request to a server."""

    def __init__(self, request: Request[Any, Any, Any]) -> None:
        self._state = request.app.state
        self._hub: Hub = self._state.hub
        self._request = request
        super().__init__(self._hub)

    @property
    def address(self) -> str:
        return self._hub.addresses.key(self._sender)

    @property
    def _sender(self) -> str:
        sender: str = self._request.scope["client"][0]  # type: ignore[index]
        return sender

    async def charge(self, call: Call[Any], amount: int = 1) -> None:
        """Count a request against the limit of its route. Raise RateLimitExceeded if that is too much."""
        limit, quota = call.route.limit, self._quota
        if limit == "tables":
            await self._hub.count_table(quota)
        elif limit == "reports":
            # The server that forwards a report does not count it, so the one that stores it does.
            self._state.admission.quota(self._sender).check(limit)
        elif limit is not None:
            quota.check(limit, amount)

    @property
    def _quota(self) -> ClientQuota:
        quota: ClientQuota = self._request.scope["quota"]  # type: ignore[typeddict-item]
        return quota

    # -- tables

    @handles(routes.PUBLIC_TABLES)
    async def public_tables(self, call: Call[None]) -> list[TableInfo]:
        return await self._hub.public()

    @handles(routes.MY_TABLES)
    async def my_tables(self, call: Call[DeviceSeats]) -> list[MyTable]:
        seats = call.input.seats
        await self.charge(call, len(seats))  # because each is looked up
        here, others = await self._by_server(seats)
        found = await self._list_mine(here)
        for peer, theirs in others.items():
            answer = await self._hub.ask_peer(peer, self._request.scope, json.encode(DeviceSeats(theirs)))
            found += json.decode(answer, type=list[MyTable])
        order = [seated.table for seated in seats]
        return sorted(found, key=lambda mine: order.index(mine.table))

    async def _by_server(self, seats: Sequence[Seated]) -> tuple[list[Seated], dict[Peer, list[Seated]]]:
        """Split seats into those of this server and those of each peer. Requests from a peer stay here."""
        is_from_peer = self._request.scope["from_peer"]  # type: ignore[typeddict-item]
        elsewhere = {} if is_from_peer else await self._hub.locate({seated.table for seated in seats})
        others: dict[Peer, list[Seated]] = {}
        for seated in seats:
            if seated.table in elsewhere:
                others.setdefault(elsewhere[seated.table], []).append(seated)
        return [seated for seated in seats if seated.table not in elsewhere], others

    @handles(routes.REPORT_TABLE)
    async def report_table(self, call: Call[Report]) -> None:
        await self.charge(call)
        table = await self._hub.open_with_token(call.table, call.token)
        await table.report(call.token, call.input.reason)
        log.warning("table %s was reported; `citadels admin reports` shows why", call.table)

    # -- push notifications

    @handles(routes.GET_PUSH_KEY)
    async def get_push_key(self, call: Call[None]) -> PushKey:
        return PushKey(self._hub.push.public_key)

    @handles(routes.SUBSCRIBE_DEVICE)
    async def subscribe_device(self, call: Call[Calls]) -> None:
        subscription = call.input.subscription
        self._hub.push.check(subscription.endpoint)
        for seated in await self._playable(await self._seats_here(call)):
            await self._hub.push.subscribe(seated.table, seated.seat, subscription)

    @handles(routes.UNSUBSCRIBE_DEVICE)
    async def unsubscribe_device(self, call: Call[Calls]) -> None:
        for seated in await self._playable(await self._seats_here(call)):
            await self._hub.push.unsubscribe(seated.table, call.input.subscription.endpoint)

    async def _seats_here(self, call: Call[Calls]) -> list[Seated]:
        """Return the seats at tables of this server, after forwarding the others to their peers."""
        await self.charge(call, len(call.input.seats))
        here, others = await self._by_server(call.input.seats)
        for peer, seats in others.items():
            body = json.encode(Calls(seats, call.input.subscription))
            await self._hub.ask_peer(peer, self._request.scope, body)
        return here

    # -- finished games, which another process replays

    @handles(_untyped(routes.DOWNLOAD_GAME))
    async def download_game(self, call: Call[None]) -> Response[bytes]:
        document = await self._finished(call)
        found = await self._json_while_connected(
            self._hub.archives.file(call.table, document, self._replay_client)
        )
        found.headers["content-disposition"] = f'attachment; filename="citadels-{call.table}.json"'
        return found

    @handles(_untyped(routes.REPLAY_GAME))
    async def replay_game(self, call: Call[ReplayQuery]) -> Response[bytes]:
        document, query = await self._finished(call), call.input
        return await self._json_while_connected(
            self._hub.archives.step(
                call.table, document, query.step, query.seat, query.language, self._replay_client
            )
        )

    @handles(_untyped(routes.GET_TIMELINE))
    async def get_timeline(self, call: Call[SeatQuery]) -> Response[bytes]:
        document, query = await self._finished(call), call.input
        return await self._json_while_connected(
            self._hub.archives.course(call.table, document, query.seat, query.language, self._replay_client)
        )

    async def _finished(self, call: Call[Any]) -> TableDocument:
        """Return the document of a table whose game is over."""
        return (await self._hub.open_with_token(call.table, call.token)).finished(call.token)

    async def _json_while_connected(self, work: Coroutine[Any, Any, bytes]) -> Response[bytes]:
        """Return the JSON result of work on a finished game, which is canceled if the client disconnects."""
        return Response(await while_connected(self._request, work), media_type=MediaType.JSON)

    @property
    def _replay_client(self) -> str:
        """The client whose share of the queue for replays a request uses."""
        return self._request.client.host if self._request.client else UNKNOWN_SENDER

    # -- texts and pictures

    @handles(_untyped(routes.GET_CATALOG))
    async def get_catalog(self, call: Call[LanguageQuery]) -> Response[bytes]:
        return app_shell.answer(_catalog(call.input.language, self._state.settings.chat), self._request)

    @handles(_untyped(routes.GET_TEXTS))
    async def get_texts(self, call: Call[None]) -> Response[bytes]:
        language = call.parameters["language"]
        if language not in LANGUAGES:
            raise TableError("not_found")
        return app_shell.answer(_texts(language), self._request)

    @handles(_untyped(routes.GET_DRAWING))
    async def get_drawing(self, call: Call[None]) -> Response[bytes]:
        edition, file = EDITIONS.get(call.parameters["edition"]), call.parameters["file"]
        drawing = folders.drawing(edition, file.removesuffix(".svg")) if edition is not None else None
        if drawing is None:
            raise TableError("not_found")
        headers = {"content-security-policy": csp.DRAWING, **app_shell.NO_CACHE}
        return Response(drawing, media_type=routes.SVG, headers=headers)

    @handles(_untyped(routes.DRAW_QR))
    async def draw_qr(self, call: Call[Picture]) -> Response[str]:
        async with QR_LOCK:
            drawing = _render_qr(call.input.text)
            await asyncio.sleep(QR_PAUSE_SECONDS)
        return Response(drawing, media_type=routes.SVG)

    # -- the server

    @handles(routes.GET_NETWORK)
    async def get_network(self, call: Call[None]) -> Network:
        return self._network()

    @handles(routes.OPEN_NETWORK)
    async def open_network(self, call: Call[None]) -> Network:
        if not self._network().can_open:
            raise TableError("not_here")
        self._state.lan_address = await self._state.open_lan()
        return self._network()

    def _network(self) -> Network:
        state, client = self._state, self._request.client
        here = hosts.is_loopback(client.host if client else None)
        address = state.settings.base_url or state.lan_address
        reachable = state.open_lan is not None and hosts.lan_address() is not None
        return Network(address is not None, here and address is None and reachable, address)

    @handles(routes.GET_HEALTH)
    async def get_health(self, call: Call[None]) -> Health:
        return Health("ok", __version__, self._hub.count, round(self._hub.seconds, 1))

    @handles(_untyped(routes.GET_READY))
    async def get_ready(self, call: Call[None]) -> Response[Readiness]:
        if self._hub.is_draining:
            return Response(Readiness(False, "draining"), status_code=503)
        reason = await self._hub.readiness.problem()
        return Response(Readiness(reason is None, reason), status_code=200 if reason is None else 503)


@cache
def _catalog(language: str, chat: bool) -> app_shell.Asset:
    found = structs.replace(catalog(language), chat=chat)
    return app_shell.pack(json.encode(found), MediaType.JSON, app_shell.NO_CACHE)


@cache
def _texts(language: str) -> app_shell.Asset:
    return app_shell.pack(
        page_texts(language).encode(), f"{MediaType.TEXT.value}; charset=utf-8", app_shell.NO_CACHE
    )


def _render_qr(text: str) -> str:
    """Return a QR code as SVG. The mask is fixed, because choosing the best of eight takes five times as
    long."""
    drawing = io.BytesIO()
    segno.make(text, micro=False, mask=0).save(drawing, kind="svg", border=2, xmldecl=False, scale=4)
    return drawing.getvalue().decode()

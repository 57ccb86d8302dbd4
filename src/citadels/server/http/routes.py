"""The HTTP routes and sockets of the server."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Coroutine
from functools import cache
from typing import Annotated, Any, Final

import segno
from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import Body, QueryParameter
from msgspec import json, structs

from citadels.editions import EDITIONS, folders
from citadels.locale import LANGUAGES
from citadels.server.admission.addresses import UNKNOWN_SENDER
from citadels.server.admission.control import ClientQuota
from citadels.server.archives import Archives
from citadels.server.bots.worker_protocol import PATH
from citadels.server.cluster.peers import Peer
from citadels.server.http import app_shell, csp, hosts
from citadels.server.http.connection import Connection
from citadels.server.http.http_errors import BEARER, ERRORS, REFUSED, WITH_TOKEN, answer_spec
from citadels.server.http.http_types import Calls, Health, Network, Picture, PushKey, Ready
from citadels.server.hub import Hub
from citadels.server.replays import while_connected
from citadels.tables.archive import ReplayStep
from citadels.tables.catalog import Catalog, catalog, page_texts
from citadels.tables.document import TableDocument
from citadels.tables.errors import TableError
from citadels.tables.http_types import (
    SETUP_SCHEMA,
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
from citadels.tables.protocol import CLOSE_PROTOCOL, LANGUAGE_PATTERN, Json, TableInfo
from citadels.tables.seats import TableLinks
from citadels.tables.service import TableService, settings_of
from citadels.tables.timeline import GameTimeline
from citadels.version import __version__

log = logging.getLogger(__name__)

AskedLanguage = Annotated[str, QueryParameter(pattern=LANGUAGE_PATTERN)]
QR_LOCK: Final = asyncio.Lock()  # one at a time, because each takes milliseconds
QR_PAUSE_SECONDS: Final = 0.02  # for other requests


# -- tables ----------------------------------------------------------------------------------


def _service(state: State) -> TableService:
    return TableService(state.hub)


@post("/api/settings", summary="Check the setup of a game", responses=ERRORS, status_code=200)
async def check_settings(data: Annotated[Json, Body(schema_extra=SETUP_SCHEMA)]) -> Json:
    return settings_of(data).to_json()


def _address(request: Request[Any, Any, Any]) -> str:
    """Return the pseudonym of the client's address."""
    hub: Hub = request.app.state.hub
    return hub.addresses.key(request.scope["client"][0])  # type: ignore[index]


async def _count_table(request: Request[Any, Any, Any], state: State) -> None:
    hub: Hub = state.hub
    await hub.count_table(request.scope["quota"])  # type: ignore[typeddict-item]


@post("/api/tables", summary="Make a table", responses=ERRORS)
async def make_table(data: NewTable, state: State, request: Request[Any, Any, Any]) -> TableLinks:
    settings_of(data.settings)  # Invalid setups are not counted.
    await _count_table(request, state)
    return await _service(state).make(data, _address(request))


@post("/api/introduction", summary="Make a table for a first game", responses=ERRORS)
async def introduce(data: TutorialRequest, state: State, request: Request[Any, Any, Any]) -> Tutorial:
    await _count_table(request, state)
    return await _service(state).make_tutorial(data)


@get("/api/tables", summary="Public tables with open seats", responses=ERRORS)
async def public_tables(state: State) -> list[TableInfo]:
    hub: Hub = state.hub
    return await hub.public()


@post("/api/tables/{table_id:str}/join", summary="Sit down at a table", responses=ERRORS)
async def join_table(table_id: str, data: Join, state: State, request: Request[Any, Any, Any]) -> Seated:
    return await _service(state).join(table_id, data, _address(request))


@post(
    "/api/tables/{table_id:str}/invitation",
    summary="The table of an invitation",
    responses=ERRORS,
    status_code=200,
)
async def show_invitation(table_id: str, data: Invited, state: State) -> TableInfo:
    return await _service(state).show_invitation(table_id, data)


@post(
    "/api/tables/{table_id:str}/claim",
    summary="Claim one's seat on this device with a link",
    responses=ERRORS,
)
async def claim_seat(table_id: str, data: Claim, state: State, request: Request[Any, Any, Any]) -> Seated:
    return await _service(state).claim(table_id, data, _address(request))


@post("/api/mine", summary="The state of the tables of this device", responses=ERRORS, status_code=200)
async def my_tables(data: DeviceSeats, state: State, request: Request[Any, Any, Any]) -> list[MyTable]:
    _charge_seats(request, data.seats)
    here, others = await _by_server(state, request, data.seats)
    found = await _service(state).mine(DeviceSeats(here))
    for peer, seats in others.items():
        told = await state.hub.ask_peer(peer, request.scope, json.encode(DeviceSeats(seats)))
        found += json.decode(told, type=list[MyTable])
    order = [seated.table for seated in data.seats]
    return sorted(found, key=lambda mine: order.index(mine.table))


def _charge_seats(request: Request[Any, Any, Any], seats: list[Seated]) -> None:
    """Charge the client for every seat in a body, because each is looked up."""
    quota: ClientQuota = request.scope["quota"]  # type: ignore[typeddict-item]
    quota.check("known_seats", len(seats))


async def _by_server(
    state: State, request: Request[Any, Any, Any], seats: list[Seated]
) -> tuple[list[Seated], dict[Peer, list[Seated]]]:
    """Split seats into those of this server and those of each peer. Requests from a peer stay here."""
    hub: Hub = state.hub
    is_from_peer = request.scope["from_peer"]  # type: ignore[typeddict-item]
    elsewhere = {} if is_from_peer else await hub.locate({seated.table for seated in seats})
    others: dict[Peer, list[Seated]] = {}
    for seated in seats:
        if seated.table in elsewhere:
            others.setdefault(elsewhere[seated.table], []).append(seated)
    return [seated for seated in seats if seated.table not in elsewhere], others


# -- push notifications ------------------------------------------------------------------------


@get("/api/push", summary="The key with which a browser subscribes to notifications", responses=ERRORS)
async def push_key(state: State) -> PushKey:
    return PushKey(state.hub.push.public_key)


@post(
    "/api/push", summary="Notify this device when it is its player's turn", responses=ERRORS, status_code=204
)
async def subscribe_device(data: Calls, state: State, request: Request[Any, Any, Any]) -> None:
    hub: Hub = state.hub
    hub.push.check(data.subscription.endpoint)
    for seated in await _service(state).playable(await _seats_here(data, state, request)):
        await hub.push.subscribe(seated.table, seated.seat, data.subscription)


@post("/api/push/end", summary="Stop notifying this device", responses=ERRORS, status_code=204)
async def unsubscribe_device(data: Calls, state: State, request: Request[Any, Any, Any]) -> None:
    hub: Hub = state.hub
    for seated in await _service(state).playable(await _seats_here(data, state, request)):
        await hub.push.unsubscribe(seated.table, data.subscription.endpoint)


async def _seats_here(data: Calls, state: State, request: Request[Any, Any, Any]) -> list[Seated]:
    """Return the seats at tables of this server, after forwarding the others to their peers."""
    _charge_seats(request, data.seats)
    here, others = await _by_server(state, request, data.seats)
    for peer, seats in others.items():
        body = json.encode(Calls(seats, data.subscription))
        await state.hub.ask_peer(peer, request.scope, body)
    return here


# -- finished games --------------------------------------------------------------------------

Bearer = NamedDependency[str]  # from `read_bearer`


async def _finished(state: State, id: str, bearer: str) -> TableDocument:
    return await _service(state).finished(id, bearer)


async def _json_while_connected(
    request: Request[Any, Any, Any], looking_up: Coroutine[Any, Any, bytes]
) -> Response[bytes]:
    """Return the JSON result of work on a finished game, which is canceled if the client disconnects."""
    return Response(await while_connected(request, looking_up), media_type=MediaType.JSON)


def _client_address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else UNKNOWN_SENDER


@get(
    "/api/tables/{table_id:str}/game",
    summary="The file of a finished game",
    responses={200: answer_spec(Json, "Request fulfilled, document follows"), **WITH_TOKEN},
    security=BEARER,
)
async def download_game(
    table_id: str, authorization: Bearer, state: State, request: Request[Any, Any, Any]
) -> Response[bytes]:
    document = await _finished(state, table_id, authorization)
    found = await _json_while_connected(
        request, state.hub.archives.file(table_id, document, _client_address(request))
    )
    found.headers["content-disposition"] = f'attachment; filename="citadels-{table_id}.json"'
    return found


@get(
    "/api/tables/{table_id:str}/position",
    summary="The position as a link",
    responses=WITH_TOKEN,
    security=BEARER,
)
async def share_position(table_id: str, authorization: Bearer, state: State) -> PositionLink:
    return await _service(state).share(table_id, authorization)


@get(
    "/api/tables/{table_id:str}/replay",
    summary="A step of a finished game, as a seat saw it",
    responses={
        200: answer_spec(ReplayStep, "Request fulfilled, document follows"),
        **WITH_TOKEN,
    },
    security=BEARER,
)
async def replay_game(
    table_id: str,
    authorization: Bearer,
    state: State,
    request: Request[Any, Any, Any],
    step: int = 0,
    seat: int = -1,
    language: AskedLanguage = "en",
) -> Response[bytes]:
    document = await _finished(state, table_id, authorization)
    archives: Archives = state.hub.archives
    return await _json_while_connected(
        request, archives.step(table_id, document, step, seat, language, _client_address(request))
    )


@get(
    "/api/tables/{table_id:str}/course",
    summary="The rounds and lines of a finished game, and the round that decided it",
    responses={200: answer_spec(GameTimeline, "Request fulfilled, document follows"), **WITH_TOKEN},
    security=BEARER,
)
async def tell_course(
    table_id: str,
    authorization: Bearer,
    state: State,
    request: Request[Any, Any, Any],
    seat: int = -1,
    language: AskedLanguage = "en",
) -> Response[bytes]:
    document = await _finished(state, table_id, authorization)
    archives: Archives = state.hub.archives
    return await _json_while_connected(
        request, archives.course(table_id, document, seat, language, _client_address(request))
    )


# -- reports ---------------------------------------------------------------------------------


@post(
    "/api/tables/{table_id:str}/report",
    summary="Report a table to the administrators, who can then read its chat",
    responses=WITH_TOKEN,
    security=BEARER,
    status_code=204,
)
async def report_table(
    table_id: str, data: Report, authorization: Bearer, state: State, request: Request[Any, Any, Any]
) -> None:
    # Counted where it is stored: the server that forwards it does not count reports.
    sender: str = request.scope["client"][0]  # type: ignore[index]
    state.admission.quota(sender).check("reports")
    await _service(state).report(table_id, authorization, data)
    log.warning("table %s was reported; `citadels admin reports` shows why", table_id)


# -- everything else -------------------------------------------------------------------------


@get(
    "/api/catalogue",
    summary="The setup options, with the texts of all cards",
    responses={200: answer_spec(Catalog, "Request fulfilled, document follows"), **ERRORS},
)
async def get_catalogue(
    request: Request[Any, Any, Any], state: State, language: AskedLanguage = "en"
) -> Response[bytes]:
    return app_shell.answer(_catalogue(language, state.settings.chat), request)


@cache
def _catalogue(language: str, chat: bool) -> app_shell.Asset:
    found = structs.replace(catalog(language), chat=chat)
    return app_shell.pack(json.encode(found), MediaType.JSON, app_shell.NO_CACHE)


@get("/api/network", summary="Whether others in the local network can reach this server", responses=ERRORS)
async def get_network(request: Request[Any, Any, Any], state: State) -> Network:
    return _network(request, state)


@post(
    "/api/network",
    summary="Open this server to the local network",
    responses=ERRORS,
    status_code=200,
)
async def open_network(request: Request[Any, Any, Any], state: State) -> Network:
    if not _network(request, state).can_open:
        raise TableError("not_here")
    state.lan_address = await state.open_lan()
    return _network(request, state)


def _network(request: Request[Any, Any, Any], state: State) -> Network:
    here = hosts.is_loopback(request.client.host if request.client else None)
    address = state.settings.base_url or state.lan_address
    reachable = state.open_lan is not None and hosts.lan_address() is not None
    return Network(address is not None, here and address is None and reachable, address)


@post(
    "/api/qr",
    summary="A QR code as SVG",
    responses=ERRORS,
    status_code=200,
    media_type="image/svg+xml",
)
async def draw_qr(data: Picture) -> str:
    async with QR_LOCK:
        drawn = _render_qr(data.text)
        await asyncio.sleep(QR_PAUSE_SECONDS)
    return drawn


def _render_qr(text: str) -> str:
    """Return a QR code as SVG. The mask is fixed, because choosing the best of eight takes five times as
    long."""
    drawn = io.BytesIO()
    segno.make(text, micro=False, mask=0).save(drawn, kind="svg", border=2, xmldecl=False, scale=4)
    return drawn.getvalue().decode()


@get(
    ["/live", "/health"],
    summary="Whether the server is up, whatever the state of its database",
    responses=REFUSED,
)
async def health(state: State) -> Health:
    hub: Hub = state.hub
    return Health("ok", __version__, hub.count, round(hub.seconds, 1))


@get(
    "/ready",
    summary="Whether tables can be stored",
    responses=REFUSED | {503: answer_spec(Ready, "Nothing can be stored")},
)
async def ready(state: State) -> Response[Ready]:
    hub: Hub = state.hub
    if hub.is_draining:
        return Response(Ready(False, "draining"), status_code=503)
    reason = await hub.readiness.problem()
    return Response(Ready(reason is None, reason), status_code=200 if reason is None else 503)


@get(
    "/api/texts/{language:str}",
    summary="The texts of the page, in Fluent format",
    media_type=MediaType.TEXT,
    responses=ERRORS,
)
async def get_texts(language: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    if language not in LANGUAGES:
        raise NotFoundException
    return app_shell.answer(_texts(language), request)


@cache
def _texts(language: str) -> app_shell.Asset:
    return app_shell.pack(
        page_texts(language).encode(), f"{MediaType.TEXT.value}; charset=utf-8", app_shell.NO_CACHE
    )


@get(
    "/drawings/{edition:str}/{file:str}",
    summary="The drawing of a third-party card",
    media_type="image/svg+xml",
    responses=ERRORS,
)
async def get_drawing(edition: str, file: str) -> Response[bytes]:
    found = EDITIONS.get(edition)
    drawn = folders.drawing(found, file.removesuffix(".svg")) if found is not None else None
    if drawn is None:
        raise NotFoundException
    return Response(drawn, headers={"content-security-policy": csp.DRAWING, **app_shell.NO_CACHE})


@get("/interface", include_in_schema=False, media_type=MediaType.HTML)
async def interface_page() -> bytes:
    return (app_shell.PAGES / "interface.html").read_bytes()


@websocket("/ws/{table_id:str}")
async def socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    hub: Hub = socket.app.state.hub
    await Connection(socket, hub).run(table_id)


@websocket("/ws")
async def nameless_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Tell open pages of 0.1.0 that they are out of date. Remove this in 0.3.0 (docs/versions.md)."""
    await socket.accept()
    await socket.close(code=CLOSE_PROTOCOL, reason="the address of a socket names its table: /ws/TABLE")


@websocket(PATH)
async def think_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Serve a worker. Without a valid token, the socket is not accepted."""
    if socket.scope["worker"]:  # type: ignore[typeddict-item]
        await socket.app.state.hub.bot_pool.workers.receive(socket)
    else:
        await socket.close()


ROUTES: Final = (
    check_settings, make_table, introduce, public_tables, join_table, show_invitation, claim_seat,
    report_table, my_tables, download_game, share_position, replay_game, tell_course, get_catalogue,
    get_network, open_network, draw_qr, health, ready, get_texts, push_key, subscribe_device,
    unsubscribe_device, interface_page, socket, nameless_socket, think_socket, get_drawing,
)  # fmt: skip

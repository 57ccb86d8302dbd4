"""The web server: pages, the HTTP part of the interface, and the socket."""

from __future__ import annotations

import asyncio
import io
import logging
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from typing import Annotated, Any, Final

import segno
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Body, HeaderParameter
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Send
from msgspec import Meta, Struct, json

from citadels.editions import EDITIONS, folders, lesson
from citadels.engine.chance import KEY_BYTES
from citadels.engine.errors import CitadelsError
from citadels.engine.kinds import Declared
from citadels.locale import LANGUAGES, sources
from citadels.server import network, shell
from citadels.server.catalogue import Catalogue, catalogue
from citadels.server.connection import Connection
from citadels.server.hub import Hub
from citadels.server.push import Subscription
from citadels.settings import Settings, Setup, SetupError
from citadels.tables import protocol
from citadels.tables.archive import Archive, ReplayStep
from citadels.tables.clock import Clock
from citadels.tables.document import TableOptions
from citadels.tables.errors import TableError
from citadels.tables.protocol import CLOSE_PROTOCOL, Json, Language, Name, TableInfo, Token
from citadels.tables.seats import TableLinks
from citadels.version import __version__

TEXTS: Final = ("common.ftl", "scores.ftl", "server.ftl", "web.ftl")  # what the page says by itself
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
DRAWING_POLICY: Final = "default-src 'none'; sandbox"  # a drawing may run no scripts and fetch nothing
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
log = logging.getLogger(__name__)
OpenLan = Callable[[], Awaitable[str | None]]


# -- what is sent and answered ---------------------------------------------------------------


# A Setup is read separately, so that it can say what is wrong; this describes it in the interface.
ASKED: Final = {"properties": json.schema_components((Setup,))[1]["Setup"]["properties"]}


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to make: ``bots`` has a level or null for each seat but the owner's."""

    name: Name
    bots: list[str | None]
    settings: Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/Setup", "extra": ASKED})] = {}
    options: TableOptions = TableOptions()
    language: Language = "en"


class Join(Struct, forbid_unknown_fields=True, frozen=True):
    """Sit down at a table, with an invite unless the table is public."""

    name: Name
    invite: Token | None = None
    language: Language = "en"


class Claim(Struct, forbid_unknown_fields=True, frozen=True):
    """The link to a seat that is already one's own."""

    claim: Token


class Seated(Struct, frozen=True):
    """A seat, and the token that opens it."""

    table: str
    seat: int
    token: str


class KnownSeats(Struct, forbid_unknown_fields=True, frozen=True):
    """The seats that a device knows."""

    seats: Annotated[list[Seated], Meta(max_length=100)]


class MyTable(Struct, frozen=True):
    """The state of one of one's own tables; ``phase`` is gone if the token no longer opens anything."""

    table: str
    seat: int
    phase: str
    your_turn: bool
    round: int
    names: list[str]


class Network(Struct, frozen=True):
    """Whether others in the local network can reach this server, and at which address."""

    open: bool
    can_open: bool
    address: str | None


class Picture(Struct, forbid_unknown_fields=True, frozen=True):
    """The text of a QR code. It is sent in the body, because it may contain a token."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Health(Struct, frozen=True):
    status: str
    version: str
    tables: int
    seconds: float


class ErrorBody(Struct, frozen=True):
    """Why nothing was done."""

    code: str
    text: str
    field: str | None = None


ERRORS: Final = {
    400: ResponseSpec(ErrorBody, description="The request cannot be read, or the settings break a rule"),
    403: ResponseSpec(ErrorBody, description="The token does not open this"),
    404: ResponseSpec(ErrorBody, description="There is no such table"),
    409: ResponseSpec(ErrorBody, description="Not possible in the present situation"),
    503: ResponseSpec(ErrorBody, description="It could not be stored"),
}


# -- tables ----------------------------------------------------------------------------------


def _settings(asked: Json) -> Settings:
    """Checked settings; a random cast is drawn now, because the commitment covers it."""
    return Setup.from_json(asked).settings(secrets.token_bytes(KEY_BYTES))


@post("/api/settings", summary="Check the setup of a game", responses=ERRORS, status_code=200)
async def check_settings(data: Annotated[Json, Body(schema_extra=ASKED)]) -> Json:
    return _settings(data).to_json()


@post("/api/tables", summary="Make a table", responses=ERRORS)
async def make_table(data: NewTable, state: State) -> TableLinks:
    hub: Hub = state.hub
    return await hub.make(_settings(data.settings), data.options, data.name, data.language, data.bots)


class Newcomer(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody who plays for the first time."""

    name: Name
    language: Language = "en"


class Lesson(Struct, frozen=True):
    """The table of a first game, and answers that make everything happen once."""

    made: TableLinks
    answers: list[str]


@post("/api/introduction", summary="Make a table for a first game", responses=ERRORS)
async def introduce(data: Newcomer, state: State) -> Lesson:
    hub: Hub = state.hub
    return Lesson(await hub.introduce(data.name, data.language), list(lesson.ANSWERS))


@get("/api/tables", summary="Public tables with open seats", responses=ERRORS)
async def public_tables(state: State) -> list[TableInfo]:
    hub: Hub = state.hub
    return await hub.public()


@post("/api/tables/{table_id:str}/join", summary="Sit down at a table", responses=ERRORS)
async def join_table(table_id: str, data: Join, state: State) -> Seated:
    hub: Hub = state.hub
    table = await hub.existing(table_id)
    seat, token = await table.join(data.name, data.language, data.invite)
    return Seated(table_id, seat, token)


@post(
    "/api/tables/{table_id:str}/claim", summary="Open one's seat on this device with a link", responses=ERRORS
)
async def claim_seat(table_id: str, data: Claim, state: State) -> Seated:
    hub: Hub = state.hub
    table = await hub.existing(table_id)
    seat, token = await table.claim(data.claim)
    return Seated(table_id, seat, token)


@post("/api/mine", summary="The state of the tables of this device", responses=ERRORS, status_code=200)
async def my_tables(data: KnownSeats, state: State) -> list[MyTable]:
    return [await _my_table(state.hub, seated) for seated in data.seats]


async def _my_table(hub: Hub, seated: Seated) -> MyTable:
    try:
        table = await hub.existing(seated.table)
        return MyTable(table.id, *await table.glance(seated.token))
    except TableError:
        return MyTable(seated.table, seated.seat, "gone", False, 0, [])


# -- calling players who are away --------------------------------------------------------------


class PushKey(Struct, frozen=True):
    """The key by which push services recognise this server."""

    key: str


class Calls(Struct, forbid_unknown_fields=True, frozen=True):
    """A device, and the seats for which to call it."""

    seats: Annotated[list[Seated], Meta(max_length=100)]
    subscription: Subscription


@get("/api/push", summary="The key with which a browser subscribes to calls", responses=ERRORS)
async def push_key(state: State) -> PushKey:
    return PushKey(state.hub.pushing.public_key)


@post("/api/push", summary="Call this device when its player is asked", responses=ERRORS, status_code=204)
async def subscribe_device(data: Calls, state: State) -> None:
    hub: Hub = state.hub
    hub.pushing.check(data.subscription.endpoint)
    for seated in await _playable_seats(hub, data.seats):
        await hub.pushing.subscribe(seated.table, seated.seat, data.subscription)


@post("/api/push/end", summary="Stop calling this device", responses=ERRORS, status_code=204)
async def unsubscribe_device(data: Calls, state: State) -> None:
    hub: Hub = state.hub
    for seated in await _playable_seats(hub, data.seats):
        await hub.pushing.unsubscribe(seated.table, data.subscription.endpoint)


async def _playable_seats(hub: Hub, seats: list[Seated]) -> list[Seated]:
    """The seats whose tokens open them, at tables that are not over."""
    found = []
    for seated in seats:
        with suppress(TableError):
            table = await hub.existing(seated.table)
            if table.phase != "over":
                found.append(Seated(table.id, table.seat_of(seated.token), seated.token))
    return found


# -- finished games --------------------------------------------------------------------------

Bearer = Annotated[str, HeaderParameter(name="Authorization", description="Bearer, a space, and a token")]


async def _archive(hub: Hub, id: str, bearer: str) -> Archive:
    table = await hub.existing(id)
    return await table.archive(bearer.removeprefix("Bearer "))


@get("/api/tables/{table_id:str}/game", summary="The file of a finished game", responses=ERRORS)
async def download_game(table_id: str, authorization: Bearer, state: State) -> Response[Json]:
    archive = await _archive(state.hub, table_id, authorization)
    name = f"citadels-{table_id}.json"
    return Response(archive.file.to_json(), headers={"content-disposition": f'attachment; filename="{name}"'})


@get(
    "/api/tables/{table_id:str}/replay",
    summary="A moment of a finished game, through the eyes of any seat",
    responses=ERRORS,
)
async def replay_game(
    table_id: str,
    authorization: Bearer,
    state: State,
    step: int = 0,
    seat: int = -1,
    language: Language = "en",
) -> ReplayStep:
    archive = await _archive(state.hub, table_id, authorization)
    return await asyncio.to_thread(archive.step, step, seat, language)


# -- everything else -------------------------------------------------------------------------


@get("/api/catalogue", summary="What can be set up, with the texts of all cards", responses=ERRORS)
async def get_catalogue(language: Language = "en") -> Catalogue:
    return catalogue(language)


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
    here = network.is_loopback(request.client.host if request.client else None)
    address = state.base_url or state.lan_address
    reachable = state.open_lan is not None and network.lan_address() is not None
    return Network(address is not None, here and address is None and reachable, address)


@post(
    "/api/qr",
    summary="A QR code as a picture",
    responses=ERRORS,
    status_code=200,
    media_type="image/svg+xml",
)
async def draw_qr(data: Picture) -> str:
    drawn = io.BytesIO()
    segno.make(data.text, micro=False).save(drawn, kind="svg", border=2, xmldecl=False, scale=4)
    return drawn.getvalue().decode()


@get("/health", summary="Whether the server is healthy")
async def health(state: State) -> Health:
    hub: Hub = state.hub
    return Health("ok", __version__, hub.count, round(hub.seconds, 1))


@get(
    "/api/texts/{language:str}",
    summary="The words of the page, in Fluent's format",
    media_type=MediaType.TEXT,
)
async def get_texts(language: str) -> str:
    if language not in LANGUAGES:
        raise NotFoundException
    return "\n".join([text for name, text in sources(language).items() if name in TEXTS])


@get(
    "/drawings/{edition:str}/{file:str}",
    summary="The drawing of a card from outside",
    media_type="image/svg+xml",
)
async def get_drawing(edition: str, file: str) -> Response[bytes]:
    found = EDITIONS.get(edition)
    drawn = folders.drawing(found, file.removesuffix(".svg")) if found is not None else None
    if drawn is None:
        raise NotFoundException
    return Response(drawn, headers={"content-security-policy": DRAWING_POLICY, **shell.FRESH})


@get("/interface", include_in_schema=False, media_type=MediaType.HTML)
async def interface_page() -> bytes:
    return (shell.PAGES / "interface.html").read_bytes()


@websocket("/ws/{table_id:str}")
async def socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    hub: Hub = socket.app.state.hub
    await Connection(socket, hub.clock).run(hub, table_id)


@websocket("/ws")
async def nameless_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Tell pages loaded from version 0.1.0 that they are out of date."""
    await socket.accept()
    await socket.close(code=CLOSE_PROTOCOL, reason="the address of a socket names its table: /ws/TABLE")


# -- safety ----------------------------------------------------------------------------------


class Guard:
    """Refuses foreign hosts and origins, and adds the same headers to every response."""

    def __init__(self, app: ASGIApp, base_url: str | None, clock: Clock) -> None:
        self._app = app
        self._clock = clock
        self._base_url = base_url
        self._posts: dict[str, deque[float]] = {}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": str(refusal)})
        else:
            await _refuse(_with_headers(send), refusal, _language(Request(scope)))

    def _refusal(self, scope: Any) -> TableError | None:
        """Why a request is refused, if it is."""
        headers = dict(scope["headers"])
        host, origin = _header(headers, b"host"), _header(headers, b"origin")
        if not (
            network.is_ours(host, self._base_url) and network.is_same_origin(origin, host, self._base_url)
        ):
            return TableError("origin")
        if "\0" in scope["path"]:
            return TableError("not_found")
        if scope["type"] == "http" and scope["method"] == "POST" and self._is_too_much(scope["client"]):
            return TableError("too_many")
        return None

    def _is_too_much(self, client: tuple[str, int] | None) -> bool:
        """Whether a remote address posts more than people would."""
        host = client[0] if client else ""
        if network.is_loopback(host):
            return False
        times = self._posts.setdefault(host, deque(maxlen=MOST_POSTS))
        if len(self._posts) > 10_000:
            self._posts.clear()
        now = self._clock.now()
        if len(times) == MOST_POSTS and now - times[0] < 60:
            return True
        times.append(now)
        return False


def _header(headers: dict[bytes, bytes], name: bytes) -> str | None:
    found = headers.get(name)
    return None if found is None else found.decode("latin-1")


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return send_with_headers


async def _refuse(send: Send, error: TableError, language: str) -> None:
    headers = [(b"content-type", b"application/json")]
    body = json.encode(ErrorBody(error.code, error.text(language)))
    await send({"type": "http.response.start", "status": STATUS[error.code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


# The status of errors other than 409.
STATUS: Final = {
    "malformed": 400, "push_service": 400, "settings": 400,
    "token": 403, "not_here": 403, "origin": 403, "no_table": 404,
    "not_found": 404, "too_many": 429, "server": 500, "storage": 503, "unsure": 503,
}  # fmt: skip
# Only what is the same for everyone is compressed: the length of an answer must not tell what is in it.
COMPRESSED_ELSEWHERE: Final = r"^/(?!$|api/(catalogue|texts)\b|openapi)"
MOST_POSTS: Final = 120  # in a minute, from one remote address


def _language(request: Request[Any, Any, Any]) -> str:
    """The reader's language: the one in the address, else the first of the browser's that we have."""
    accepted = [part.split(";")[0] for part in request.headers.get("accept-language", "").split(",")]
    wanted = [request.query_params.get("language", ""), *[word.strip()[:2].lower() for word in accepted]]
    return next((word for word in wanted if word in LANGUAGES), LANGUAGES[0])


def _answer(
    request: Request[Any, Any, Any], error: TableError, status: int = 0, field: str | None = None
) -> Response[ErrorBody]:
    trouble = ErrorBody(error.code, error.text(_language(request)), field)
    return Response(trouble, status_code=status or STATUS.get(error.code, 409))


def _trouble(request: Request[Any, Any, Any], error: CitadelsError) -> Response[ErrorBody]:
    if isinstance(error, TableError):
        return _answer(request, error)
    if isinstance(error, SetupError):
        told = TableError("settings", detail=error.text(_language(request)))
        return _answer(request, told, field=error.field)
    return _answer(request, TableError("refused", detail=str(error)))


def _bad_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    if isinstance(error, NotFoundException):
        return _answer(request, TableError("not_found"))
    faults = [str(one.get("key", "")) for one in error.extra] if isinstance(error.extra, list) else []
    detail = ", ".join(filter(None, faults)) or HTTPStatus(error.status_code).phrase
    return _answer(request, TableError("malformed", detail=detail), error.status_code)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorBody]:
    return _answer(request, TableError("malformed", detail="JSON"))


def _failure(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(request, TableError("server"))


def create_app(
    hub: Hub, *, base_url: str | None = None, lan_address: str | None = None, open_lan: OpenLan | None = None
) -> ASGIApp:
    """The application around a hub."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        hub.start()
        yield
        await hub.stop()

    app = Litestar(
        route_handlers=[
            check_settings, make_table, introduce, public_tables, join_table, claim_seat, my_tables,
            download_game, replay_game, get_catalogue, get_network, open_network, draw_qr, health, get_texts,
            push_key, subscribe_device, unsubscribe_device, interface_page, socket, nameless_socket,
            get_drawing, *shell.ROUTES,
            create_static_files_router(path="/static", directories=[shell.PAGES]),
        ],
        state=State(
            {"hub": hub, "base_url": base_url, "lan_address": lan_address, "open_lan": open_lan}
        ),
        lifespan=[lifespan],
        exception_handlers={CitadelsError: _trouble, HTTPException: _bad_request, RecursionError: _too_deep,
            Exception: _failure},
        type_encoders={Declared: protocol.as_json},
        compression_config=CompressionConfig("gzip", gzip_compress_level=5, exclude=[COMPRESSED_ELSEWHERE]),
        openapi_config=OpenAPIConfig(
            title="Citadels table server",
            version=__version__,
            path="/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=65_536,
    )  # fmt: skip
    return Guard(app, base_url, hub.clock)

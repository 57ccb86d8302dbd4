"""Register the declared routes, the sockets and the description of the interface with Litestar."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, Final

from litestar import MediaType, Request, Response, WebSocket, get, route, websocket
from litestar.handlers import HTTPRouteHandler

from citadels.server.bots.worker_protocol import PATH
from citadels.server.http import app_shell, openapi
from citadels.server.http.connection import Connection
from citadels.server.http.http_errors import read_bearer
from citadels.server.http.service import ServerService
from citadels.server.hub import Hub
from citadels.tables import protocol
from citadels.tables.protocol import CLOSE_PROTOCOL
from citadels.tables.routing import Route, handlers_of


def _register(declared: Route[Any, Any], handle: Callable[..., Awaitable[Any]]) -> HTTPRouteHandler:
    """Return the Litestar handler of a declared route."""

    async def respond(request: Request[Any, Any, Any]) -> Response[Any]:
        text = await request.body() if declared.method == "POST" else request.scope["query_string"]
        call = declared.read(request.path_params, text, read_bearer(request))
        answer = await handle(ServerService(request), call)
        if isinstance(answer, Response):
            return answer
        content = None if answer is None else protocol.encode(answer).encode()
        return Response(content, status_code=declared.status, media_type=declared.media_type)

    paths = [path.replace("}", ":str}") for path in (declared.path, *declared.aliases)]
    return route(paths, http_method=declared.method, status_code=HTTPStatus.OK)(respond)


@get(openapi.PATH, media_type=openapi.MEDIA_TYPE)
async def openapi_document() -> bytes:
    return openapi.document()


@get("/interface", media_type=MediaType.HTML)
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
    *[_register(declared, handle) for declared, handle in handlers_of(ServerService).items()],
    openapi_document, interface_page, socket, nameless_socket, think_socket,
)  # fmt: skip

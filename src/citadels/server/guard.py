"""What stands before the application: it refuses strangers' requests, and adds headers to every answer."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.types import ASGIApp, Message, Receive, Send

from citadels.server import network
from citadels.server.limits import ServerLimits
from citadels.server.refusals import language_of, refuse
from citadels.tables.clock import Clock
from citadels.tables.errors import TableError
from citadels.tables.limits import Allowance

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
MOST_REMEMBERED: Final = 10_000  # addresses that post, before those that have stopped are forgotten


class Guard:
    """Refuses foreign hosts and origins, and adds the same headers to every response."""

    def __init__(self, app: ASGIApp, base_url: str | None, clock: Clock, limits: ServerLimits) -> None:
        self._app = app
        self._clock = clock
        self._base_url = base_url
        self._limits = limits
        self._posts: dict[str, Allowance] = {}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket":
            await receive()
            refused: Any = {"type": "websocket.close"}  # before it is open: answered by status 403
            await send(refused)
        else:
            await refuse(_with_headers(send), refusal, language_of(Request(scope)))

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
        if len(self._posts) > MOST_REMEMBERED:
            self._posts = {host: left for host, left in self._posts.items() if not left.is_full}
        if host not in self._posts:
            self._posts[host] = Allowance(self._limits.posts, 60, self._clock)
        return not self._posts[host].take()


def _header(headers: dict[bytes, bytes], name: bytes) -> str | None:
    found = headers.get(name)
    return None if found is None else found.decode("latin-1")


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return send_with_headers

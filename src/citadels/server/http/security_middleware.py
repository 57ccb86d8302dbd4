"""ASGI middleware in front of the application: refuses foreign requests and adds security headers."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request
from litestar.types import ASGIApp, Message, Receive, Send

from citadels.server.admission.addresses import REQUEST_ID_HEADER, header
from citadels.server.admission.control import AdmissionControl, RateLimitExceeded, retry_jitter
from citadels.server.http import csp, hosts
from citadels.server.http.http_errors import language_of, refuse
from citadels.server.http.table_routes import has_dot_segment
from citadels.server.monitoring import log, metrics
from citadels.tables.errors import TableError

HEADERS: Final = (
    (b"content-security-policy", csp.PAGE.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class SecurityMiddleware:
    """Refuses banned clients, foreign hosts and origins, and excess requests; adds headers to every
    response."""

    def __init__(self, app: ASGIApp, base_url: str | None, admission: AdmissionControl) -> None:
        self._app = app
        self._base_url = base_url
        self._admission = admission

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        self._identify(scope)
        if scope["type"] == "websocket":
            await self._admit(scope, receive, send)
            return
        with metrics.REQUEST_SECONDS.time():
            await self._admit(scope, receive, _with_headers(send))

    async def _admit(self, scope: Any, receive: Receive, send: Send) -> None:
        try:
            await self._count(scope)
            self._check(scope)
        except TableError as refusal:
            await _refuse(refusal, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _identify(self, scope: Any) -> None:
        """Set the client of the scope to the sender behind proxies and peers, and start its log context."""
        peer, headers = scope["client"] and scope["client"][0], scope["headers"]
        scope["quota"] = self._admission.client_quota(peer, headers)
        scope["client"] = (self._admission.sender(peer, headers), 0)
        scope["from_peer"] = self._admission.is_forwarded(headers)
        scope["worker"] = self._admission.is_worker(headers)
        log.begin_request(header(headers, REQUEST_ID_HEADER) if scope["from_peer"] else None)

    async def _count(self, scope: Any) -> None:
        """Raise RateLimitExceeded if an address sends too many requests. Sockets were counted when opened."""
        if scope["type"] == "http":
            try:
                scope["quota"].check("requests")
            except RateLimitExceeded:
                await asyncio.sleep(retry_jitter())
                raise
            if scope["method"] == "POST":
                scope["quota"].check("posts")
            await scope["quota"].pass_turnstile()

    def _check(self, scope: Any) -> None:
        """Raise TableError for banned clients, foreign hosts and origins, and malicious paths."""
        self._admission.check(scope["client"][0])
        host, origin = header(scope["headers"], "host"), header(scope["headers"], "origin")
        if not (scope["from_peer"] or scope["worker"]) and not (
            hosts.is_ours(host, self._base_url) and hosts.is_same_origin(origin, host, self._base_url)
        ):
            raise TableError("origin")
        if "\0" in scope["path"]:
            raise TableError("not_found")
        if has_dot_segment(scope["raw_path"]):
            raise TableError("malformed", detail="dot segment in the path")


async def _refuse(refusal: TableError, scope: Any, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        refused: Any = {"type": "websocket.close"}  # before accepting: becomes status 403
        await send(refused)
    else:
        await refuse(send, refusal, language_of(Request(scope)))


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = list(message.get("headers", []))
            names = {name.lower() for name, _ in own}
            ours = (*HEADERS, (REQUEST_ID_HEADER.encode(), log.request().encode()))
            message["headers"] = [*own, *[header for header in ours if header[0] not in names]]
            metrics.REQUESTS.count(str(message["status"]))
        await send(message)

    return send_with_headers

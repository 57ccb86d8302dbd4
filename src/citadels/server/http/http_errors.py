"""Errors as HTTP responses: a status, a code, and a sentence in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.types import Message, Method, Scope, Send
from litestar.utils.path import normalize_path
from msgspec import json

from citadels.engine.errors import CitadelsError
from citadels.locale import DEFAULT, accepted_languages, match_language
from citadels.server.admission.control import RateLimitExceeded
from citadels.server.monitoring import metrics
from citadels.tables.errors import TableError, TableOnPeer
from citadels.tables.http_errors import explain
from citadels.tables.http_types import ErrorBody

log = logging.getLogger(__name__)

LIMIT_OF_ERROR: Final = {"address_full": "address_seats"}  # limits by error code


METHODS: Final[tuple[Method, ...]] = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")


def read_bearer(request: Request[Any, Any, Any]) -> str:
    """Return the bearer token of the Authorization header, or an empty text if it is missing."""
    scheme, _, token = request.headers.get("authorization", "").strip().partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def language_of(request: Request[Any, Any, Any]) -> str:
    """Return the reader's language: from the query, else the most wanted one of Accept-Language."""
    accepted = accepted_languages(request.headers.get("accept-language", ""))
    return match_language([request.query_params.get("language", ""), *accepted]) or DEFAULT


def _answer(
    request: Request[Any, Any, Any], error: CitadelsError, status: int | None = None
) -> Response[ErrorBody]:
    if isinstance(error, TableError) and error.code in LIMIT_OF_ERROR:
        metrics.REFUSED.count(LIMIT_OF_ERROR[error.code])
    usual, body = explain(error, language_of(request))
    return Response(body, status_code=status or usual, headers=_headers(error))


def _headers(error: CitadelsError) -> dict[str, str]:
    """Return the headers that say when to retry, or which authentication is missing."""
    if isinstance(error, RateLimitExceeded):
        return {"retry-after": str(error.seconds)}
    is_bare = isinstance(error, TableError) and error.code == "authorization"
    return {"www-authenticate": "Bearer"} if is_bare else {}


def _bad_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    if isinstance(error, NotFoundException):
        return _answer(request, TableError("not_found"))
    faults = [str(one.get("key", "")) for one in error.extra] if isinstance(error.extra, list) else []
    detail = ", ".join(filter(None, faults)) or HTTPStatus(error.status_code).phrase
    answer = _answer(request, TableError("malformed", detail=detail), error.status_code)
    if isinstance(error, MethodNotAllowedException):
        answer.headers["allow"] = _allowed(request.app, request.scope)
    return answer


def _allowed(app: Litestar, scope: Scope) -> str:
    """Return the methods of a request's path, for the header Allow."""

    def allowed() -> Iterator[str]:
        for method in METHODS:
            with suppress(MethodNotAllowedException):
                app.asgi_router.handle_routing(normalize_path(scope["path"]), method)
                yield method

    return ", ".join(allowed())


async def allow_all_methods(message: Message, scope: Scope) -> None:
    """List all methods of a path in the response to OPTIONS. Litestar lists those of one handler."""
    if message["type"] == "http.response.start" and scope.get("method") == "OPTIONS":
        headers = MutableScopeHeaders.from_message(message)
        if "allow" in headers:
            headers["allow"] = _allowed(scope["litestar_app"], scope)


def _misdirected(request: Request[Any, Any, Any], error: TableOnPeer) -> Response[ErrorBody]:
    """Tell the peer that forwarded the request to look up the owner of the table again."""
    return _answer(request, error, HTTPStatus.MISDIRECTED_REQUEST)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorBody]:
    return _answer(request, TableError("malformed", detail="JSON"))


def _failure(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    log.error("request failed", exc_info=error)
    return _answer(request, TableError("server"))


async def refuse(send: Send, error: TableError, language: str) -> None:
    status, told = explain(error, language)
    body = json.encode(told)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in _headers(error).items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    TableOnPeer: _misdirected,
    CitadelsError: _answer,
    HTTPException: _bad_request,
    RecursionError: _too_deep,
    Exception: _failure,
}

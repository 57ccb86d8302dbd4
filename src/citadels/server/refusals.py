"""How errors are answered over HTTP: a status, a code, and a sentence in the reader's language."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import ResponseSpec
from litestar.types import Send
from msgspec import json

from citadels.engine.errors import CitadelsError
from citadels.locale import LANGUAGES
from citadels.server.gate import OverLimit
from citadels.tables.bodies import ErrorBody
from citadels.tables.errors import TableError
from citadels.tables.refusals import explain

log = logging.getLogger(__name__)

ERRORS: Final = {
    400: ResponseSpec(ErrorBody, description="The request cannot be read, or the settings break a rule"),
    403: ResponseSpec(ErrorBody, description="The token does not open this"),
    404: ResponseSpec(ErrorBody, description="There is no such table"),
    409: ResponseSpec(ErrorBody, description="Not possible in the present situation"),
    429: ResponseSpec(ErrorBody, description="Too much from one address; Retry-After says when to come back"),
    503: ResponseSpec(ErrorBody, description="It could not be stored"),
}


def language_of(request: Request[Any, Any, Any]) -> str:
    """The reader's language: the one in the address, else the first of the browser's that we have."""
    accepted = [part.split(";")[0] for part in request.headers.get("accept-language", "").split(",")]
    wanted = [request.query_params.get("language", ""), *[word.strip()[:2].lower() for word in accepted]]
    return next((word for word in wanted if word in LANGUAGES), LANGUAGES[0])


def _answer(
    request: Request[Any, Any, Any], error: CitadelsError, status: int | None = None
) -> Response[ErrorBody]:
    usual, body = explain(error, language_of(request))
    return Response(body, status_code=status or usual, headers=_when(error))


def _when(error: CitadelsError) -> dict[str, str]:
    """The header that says when it is worth trying again."""
    return {"retry-after": str(error.seconds)} if isinstance(error, OverLimit) else {}


def _bad_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    if isinstance(error, NotFoundException):
        return _answer(request, TableError("not_found"))
    faults = [str(one.get("key", "")) for one in error.extra] if isinstance(error.extra, list) else []
    detail = ", ".join(filter(None, faults)) or HTTPStatus(error.status_code).phrase
    return _answer(request, TableError("malformed", detail=detail), error.status_code)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorBody]:
    return _answer(request, TableError("malformed", detail="JSON"))


def _failure(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    log.error("a request failed", exc_info=error)
    return _answer(request, TableError("server"))


async def refuse(send: Send, error: TableError, language: str) -> None:
    status, told = explain(error, language)
    body = json.encode(told)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in _when(error).items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    CitadelsError: _answer,
    HTTPException: _bad_request,
    RecursionError: _too_deep,
    Exception: _failure,
}

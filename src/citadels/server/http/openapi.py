"""The OpenAPI document, derived from the declared routes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from typing import Any, Final

from msgspec import json

from citadels.settings import Setup
from citadels.tables import routes
from citadels.tables.errors import ERROR_CODES
from citadels.tables.http_types import ErrorBody
from citadels.tables.protocol import Json
from citadels.tables.routing import JSON, Route
from citadels.version import __version__

PATH: Final = "/openapi/openapi.json"
MEDIA_TYPE: Final = "application/vnd.oai.openapi+json"
REF: Final = "#/components/schemas/"
EMPTY: Final = type(None)
REFUSALS: Final = {
    400: "The request is malformed",
    401: "The header Authorization with a bearer token is missing",
    403: "The token is not valid for this, or the sender is not allowed",
    404: "Unknown table or resource",
    409: "Not possible in the current state",
    410: "The administrator has closed the table",
    422: "The request is well-formed but violates a rule",
    429: "Too many requests from one address; see Retry-After",
    503: "The storage failed",
}


@cache
def document() -> bytes:
    """Return the document as JSON."""
    served = routes.served_by("server")
    types = {
        kind
        for route in served
        for kind in (route.input, route.answer, route.unavailable)
        if kind not in (EMPTY, None)
    }
    ordered = [Setup, ErrorBody, *sorted(types, key=repr)]
    schemas, components = json.schema_components(
        ordered, schema_hook=_engine_schema, ref_template=REF + "{name}"
    )
    by_type = dict(zip(ordered, schemas, strict=True))
    paths: Json = {}
    for route in served:
        for path in (route.path, *route.aliases):
            paths.setdefault(path, {})[route.method.lower()] = _operation(route, path, by_type, components)
    found = {
        "openapi": "3.1.0",
        "info": {"title": "Citadels table server", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}},
        },
    }
    return json.encode(found).replace(b"#/$defs/", REF.encode())


def _engine_schema(kind: type) -> Json:
    """Describe a class of the engine, which docs/protocol.schema.json has in full."""
    return {"type": "object", "title": kind.__name__}


def _operation(route: Route[Any, Any], path: str, by_type: dict[Any, Json], components: Json) -> Json:
    operation: Json = {
        "summary": route.summary,
        "operationId": re.sub(r"\W+", "_", f"{route.method.lower()}{path}"),
        "parameters": [*_path_parameters(path), *_query_parameters(route, by_type, components)],
        "responses": dict(_responses(route, by_type)),
    }
    if route.method == "POST" and route.input is not EMPTY:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": by_type[route.input]}}}
    if route.needs_token:
        operation["security"] = [{"bearer": []}]
    return operation


def _path_parameters(path: str) -> Iterator[Json]:
    for name in re.findall(r"\{(\w+)\}", path):
        yield {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _query_parameters(route: Route[Any, Any], by_type: dict[Any, Json], components: Json) -> Iterator[Json]:
    if route.method == "GET" and route.input is not EMPTY:
        query = components[by_type[route.input]["$ref"].removeprefix(REF)]
        for name, schema in query["properties"].items():
            yield {"name": name, "in": "query", "required": False, "schema": schema}


def _responses(route: Route[Any, Any], by_type: dict[Any, Json]) -> Iterator[tuple[str, Json]]:
    answer: Json = {"description": HTTPStatus(route.status).description or HTTPStatus(route.status).phrase}
    if route.answer is not EMPTY:
        answer["content"] = {route.media_type: {"schema": by_type[route.answer]}}
    yield str(route.status), answer
    codes: dict[int, list[str]] = {}
    for code in (*routes.COMMON, *route.errors):
        codes.setdefault(ERROR_CODES[code].status, []).append(code)
    for status in sorted(codes):
        yield str(status), _refusal(f"{REFUSALS[status]} ({', '.join(codes[status])})", by_type[ErrorBody])
    if route.unavailable is not None:
        yield "503", _refusal("Nothing can be stored", by_type[route.unavailable])


def _refusal(description: str, schema: Json) -> Json:
    return {"description": description, "content": {JSON: {"schema": schema}}}

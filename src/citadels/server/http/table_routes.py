"""Request paths: reject dot segments, and match routes that concern one table."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple
from urllib.parse import unquote_to_bytes

from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.utils.path import normalize_path

PARAMETER: Final = "{table_id:str}"  # in the templates of such routes
TABLE_ID: Final = r"[\w-]{1,32}"
SOCKET: Final = "WEBSOCKET"  # as the method of a WebSocket request
MAX_DECODINGS: Final = 4  # A path that is still encoded after these is malicious.
DOT_SEGMENT: Final = re.compile(rb"(?:^|[/\\])\.{1,2}(?:[/\\;]|$)")


def has_dot_segment(raw_path: bytes) -> bool:
    """Return whether a path has a segment "." or "..", however often it is percent-encoded.

    >>> has_dot_segment(b"/static/app.v1.js"), has_dot_segment(b"/static/%252e%252E%5capp.py")
    (False, True)
    """
    for _ in range(MAX_DECODINGS):
        if DOT_SEGMENT.search(raw_path):
            return True
        decoded = unquote_to_bytes(raw_path)
        if decoded == raw_path:
            return False
        raw_path = decoded
    return True


class TableRequest(NamedTuple):
    """The table that a request concerns, and its path rebuilt from the route and the table's id."""

    table: str
    path: str


class TableRoutes:
    """The routes that concern one table. Only these are forwarded to its owner."""

    def __init__(self, handlers: Iterable[BaseRouteHandler]) -> None:
        self._routes = [
            (method, template, re.compile(_pattern(template), re.ASCII))
            for handler in handlers
            for template in handler.paths
            if PARAMETER in template
            for method in _methods(handler)
        ]

    def match(self, scope: Any) -> TableRequest | None:
        """Return the table and path of a request; None if no such route matches."""
        path, method = normalize_path(scope["path"]), scope.get("method", SOCKET)
        for served, template, pattern in self._routes:
            found = pattern.fullmatch(path) if method == served else None
            if found is not None:
                return TableRequest(found[1], template.replace(PARAMETER, found[1]))
        return None


def _methods(handler: BaseRouteHandler) -> Iterable[str]:
    return handler.http_methods if isinstance(handler, HTTPRouteHandler) else (SOCKET,)


def _pattern(template: str) -> str:
    before, after = template.split(PARAMETER)
    return f"{re.escape(before)}({TABLE_ID}){re.escape(after)}"

"""What a route is, independent of the transport: declaring, matching, reading and handling requests."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from inspect import getmembers
from typing import Any, Final, Generic, Literal, TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from citadels.tables.errors import TableError
from citadels.tables.protocol import UNREADABLE, unreadable_part

Side = Literal["server", "device"]
JSON: Final = "application/json"

Input = TypeVar("Input")
Answer = TypeVar("Answer")
Service = TypeVar("Service")


@dataclass(frozen=True, eq=False)
class Route(Generic[Input, Answer]):
    """A declared route. The input is the JSON body of a POST or the query of a GET, or None."""

    method: Literal["GET", "POST"]
    path: str
    summary: str
    input: type[Input]
    answer: type[Answer]
    errors: tuple[str, ...] = ()  # codes, besides those of every route
    status: int = 200
    served_by: tuple[Side, ...] = ("server", "device")
    needs_token: bool = False
    limit: str | None = None  # the rate limit of a server that requests count against
    spans_tables: bool = False  # whether a server asks its peers about their tables
    media_type: str = JSON
    unavailable: type | None = None  # the body with status 503, if it is not an ErrorBody
    aliases: tuple[str, ...] = ()  # further paths

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(self.path)))

    def match(self, path: str) -> dict[str, str] | None:
        """Return the parameters in a path, or None if it is not a path of this route."""
        found = self._pattern.fullmatch(path)
        return None if found is None else {name: unquote(text) for name, text in found.groupdict().items()}

    def read(self, parameters: Mapping[str, str], text: bytes | str, token: str) -> Call[Input]:
        """Read a request from its body or query. Raise TableError if it is malformed or lacks a token."""
        if self.needs_token and not token:
            raise TableError("authorization")
        try:
            return Call(self, self._read_input(text), parameters, token)
        except UNREADABLE as error:
            raise TableError("malformed", detail=unreadable_part(error)) from error

    def _read_input(self, text: bytes | str) -> Input:
        if self.input is type(None):
            return self.input()
        if self.method == "POST":
            return msgspec.json.decode(text, type=self.input)
        query = text.decode("latin-1") if isinstance(text, bytes) else text
        return msgspec.convert(dict(parse_qsl(query, keep_blank_values=True)), self.input, strict=False)


@dataclass(frozen=True)
class Call(Generic[Input]):
    """A request of a route, after reading it."""

    route: Route[Input, Any]
    input: Input
    parameters: Mapping[str, str]  # in the path
    token: str

    @property
    def table(self) -> str:
        """The id of the table in the path."""
        return self.parameters["table_id"]


Handler = Callable[[Service, Call[Input]], Awaitable[Answer]]


def handles(
    route: Route[Input, Answer],
) -> Callable[[Handler[Service, Input, Answer]], Handler[Service, Input, Answer]]:
    """Declare that a method handles the requests of a route."""

    def mark(method: Handler[Service, Input, Answer]) -> Handler[Service, Input, Answer]:
        method.route = route  # type: ignore[attr-defined]
        return method

    return mark


def handlers_of(service: type) -> dict[Route[Any, Any], Callable[..., Awaitable[Any]]]:
    """Return the methods of a class that handle routes."""
    methods: list[Any] = [method for _, method in getmembers(service, callable)]
    return {method.route: method for method in methods if isinstance(getattr(method, "route", None), Route)}

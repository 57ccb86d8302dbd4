"""The server and a device serve exactly the declared routes, and refuse the same requests in the same way."""

from __future__ import annotations

import json
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler

from citadels.device.router import DeviceService
from citadels.server.http.routes import ROUTES as REGISTERED
from citadels.server.http.service import ServerService
from citadels.tables import routes
from citadels.tables.errors import ERROR_CODES
from citadels.tables.routing import Route, handlers_of
from tests.device.browser import Device
from tests.server.server_process import ServerProcess, run

SHARED = [route for route in routes.ROUTES if len(route.served_by) == 2]
VALID: dict[Route[Any, Any], dict[str, Any]] = {
    routes.CHECK_SETTINGS: {"seats": 4, "preset": "first_game", "crown": 0},
    routes.MAKE_TABLE: {"name": "Robin", "bots": ["greedy"], "settings": {"seats": 2}},
    routes.MAKE_TUTORIAL: {"name": "Robin"},
    routes.JOIN_TABLE: {"name": "Sam"},
    routes.SHOW_INVITATION: {"invite": "x"},
    routes.CLAIM_SEAT: {"claim": "x"},
    routes.MY_TABLES: {"seats": [{"table": "nowhere", "seat": 0, "token": "x"}]},
}
# Requests with one fault each: the route, how the body or query differs from a valid one.
WRONG_BODIES: list[tuple[Route[Any, Any], dict[str, Any]]] = [
    (routes.CHECK_SETTINGS, {"edition": "1999"}),
    (routes.CHECK_SETTINGS, {"seats": 99}),
    (routes.CHECK_SETTINGS, {"unknown": 1}),
    (routes.MAKE_TABLE, {"bots": 3}),
    (routes.MAKE_TABLE, {"bots": ["nobody"]}),
    (routes.MAKE_TABLE, {"bots": []}),
    (routes.MAKE_TABLE, {"name": ""}),
    (routes.MAKE_TABLE, {"name": "\u200b"}),
    (routes.MAKE_TABLE, {"language": "xx"}),
    (routes.MAKE_TABLE, {"settings": {"seats": 9}}),
    (routes.MAKE_TABLE, {"options": {"grace": 1}}),
    (routes.MAKE_TABLE, {"options": {"pace": "x"}}),
    (routes.MAKE_TABLE, {"unknown": 1}),
    (routes.MAKE_TUTORIAL, {"name": "x" * 41}),
    (routes.MAKE_TUTORIAL, {"name": "\u200b"}),
    (routes.JOIN_TABLE, {"invite": 3}),
    (routes.SHOW_INVITATION, {"invite": ""}),
    (routes.CLAIM_SEAT, {"claim": "x" * 65}),
    (routes.MY_TABLES, {"seats": [{"table": "x"}]}),
    (routes.MY_TABLES, {"seats": [{"table": "x", "seat": 0, "token": "y"}] * 101}),
]
WRONG_QUERIES = [
    (routes.REPLAY_GAME, "step=x"),
    (routes.REPLAY_GAME, "step="),
    (routes.REPLAY_GAME, "language=xx"),
    (routes.GET_TIMELINE, "seat=1.5"),
    (routes.GET_TIMELINE, "language=%00"),
]


def path_of(route: Route[Any, Any], table: str = "nowhere") -> str:
    return route.path.replace("{table_id}", table)


def text_of(route: Route[Any, Any], **changed: Any) -> str:
    return json.dumps(VALID[route] | changed) if route in VALID else ""


async def ask_both(
    server: ServerProcess, method: str, path: str, body: str = "", token: str = ""
) -> tuple[int, dict[str, Any]]:
    """Ask the server and a device. Return the answer, which must be the same."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with server.http() as http:
        answer = await http.request(method, path, content=body, headers=headers)
    device = Device()
    status, told = await device.open().tables.request(method, path, body, token, "en")
    assert (status, json.loads(told)) == (answer.status_code, answer.json())
    assert not any(device.database.stores.values())
    return status, json.loads(told)


@pytest.mark.parametrize(("side", "service"), [("server", ServerService), ("device", DeviceService)])
def test_each_side_handles_the_routes_that_are_declared_for_it(side: Any, service: type) -> None:
    assert set(handlers_of(service)) == set(routes.served_by(side))


def test_each_route_of_the_server_is_registered_under_its_paths() -> None:
    registered = {
        (method, path.replace(":str", ""))
        for handler in REGISTERED
        if isinstance(handler, HTTPRouteHandler)
        for path in handler.paths
        for method in handler.http_methods
    }
    declared = {
        (route.method, path) for route in routes.served_by("server") for path in (route.path, *route.aliases)
    }
    assert registered - declared == {("GET", "/interface"), ("GET", "/openapi/openapi.json")}
    assert declared <= registered


def test_every_route_names_known_error_codes_once_and_a_limit_of_the_server() -> None:
    for route in routes.ROUTES:
        errors = (*routes.COMMON, *route.errors)
        assert set(errors) <= set(ERROR_CODES)
        assert len(set(errors)) == len(errors), route.path
        assert ("authorization" in route.errors) == route.needs_token


@pytest.mark.parametrize("route", SHARED, ids=lambda route: f"{route.method} {route.path}")
def test_both_sides_refuse_what_is_no_request_in_the_same_way(
    server: ServerProcess, route: Route[Any, Any]
) -> None:
    async def scene() -> None:
        path = path_of(route)
        if route.method == "POST":
            for body in ("", "{", "[]", "null", '"x"', "[" * 5000, '{"name": 7, "seats": 7, "invite": 7}'):
                status, told = await ask_both(server, "POST", path, body, "x")
                assert (status, told["code"]) in ((400, "malformed"), (422, "settings")), body
        for method in ("PUT", "DELETE"):
            status, told = await ask_both(server, method, path, text_of(route), "x")
            assert (status, told["code"]) == (405, "malformed")
        if route.needs_token:
            status, told = await ask_both(server, route.method, path)
            assert (status, told["code"]) == (401, "authorization")
        if "{table_id}" in route.path:
            for table in ("nowhere", "x" * 40, "%C3%A9", "a%20b"):
                status, told = await ask_both(
                    server, route.method, path_of(route, table), text_of(route), "x"
                )
                assert (status, told["code"]) == (404, "no_table"), table

    run(scene())


@pytest.mark.parametrize(("route", "changed"), WRONG_BODIES)
def test_both_sides_refuse_a_wrong_body_in_the_same_way(
    server: ServerProcess, route: Route[Any, Any], changed: dict[str, Any]
) -> None:
    status, told = run(ask_both(server, "POST", path_of(route), text_of(route, **changed)))
    assert status in (400, 409, 422)
    assert told["code"] in (*routes.COMMON, *route.errors)


@pytest.mark.parametrize(("route", "query"), WRONG_QUERIES)
def test_both_sides_refuse_a_wrong_query_in_the_same_way(
    server: ServerProcess, route: Route[Any, Any], query: str
) -> None:
    status, told = run(ask_both(server, "GET", f"{path_of(route)}?{query}", token="x"))
    assert (status, told["code"]) == (400, "malformed")


def test_both_sides_know_no_other_address(server: ServerProcess) -> None:
    for method, path in (("GET", "/api/nothing"), ("POST", "/api/tables/x/nothing"), ("GET", "/api")):
        status, told = run(ask_both(server, method, path))
        assert (status, told["code"]) == (404, "not_found")


class Sides:
    """A table on a server and one on a device, which are asked the same."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._page = Device().open()
        self.made: list[Any] = [{}, {}]

    async def ask(self, route: Route[Any, Any], body: Any = None) -> list[tuple[int, Any]]:
        """Send a request to both, where the names of links in the body become those links."""
        return [await self._ask_server(route, body), await self._ask_device(route, body)]

    async def _ask_server(self, route: Route[Any, Any], body: Any) -> tuple[int, Any]:
        path, text, token = self._request(route, body, self.made[0])
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with self._server.http() as http:
            answer = await http.request(route.method, path, content=text, headers=headers)
        return answer.status_code, answer.json()

    async def _ask_device(self, route: Route[Any, Any], body: Any) -> tuple[int, Any]:
        path, text, token = self._request(route, body, self.made[1])
        status, answer = await self._page.tables.request(route.method, path, text, token, "en")
        return status, json.loads(answer)

    def _request(self, route: Route[Any, Any], body: Any, made: Any) -> tuple[str, str, str]:
        text = "" if body is None else json.dumps(body)
        for name, link in made.items():
            text = text.replace(f'"<{name}>"', json.dumps(link))
        return path_of(route, made.get("table", "nowhere")), text, made.get("token", "")


def test_both_sides_make_a_table_and_seat_players_with_the_same_statuses_and_fields(
    server: ServerProcess,
) -> None:
    async def scene() -> None:
        sides = Sides(server)
        wanted = VALID[routes.MAKE_TABLE] | {"bots": [None]}
        requests: list[tuple[Route[Any, Any], Any]] = [
            (routes.CHECK_SETTINGS, VALID[routes.CHECK_SETTINGS]),
            (routes.MAKE_TUTORIAL, {"name": "Robin"}),
            (routes.MAKE_TABLE, wanted),
            (routes.SHOW_INVITATION, {"invite": "<invite>"}),
            (routes.JOIN_TABLE, {"name": "Sam", "invite": "<invite>"}),
            (routes.MY_TABLES, {"seats": [{"table": "<table>", "seat": 0, "token": "<token>"}]}),
        ]
        for route, body in requests:
            (status, answer), (status_here, answer_here) = await sides.ask(route, body)
            assert (status, status_here) == (route.status, route.status)
            assert shape(answer) == shape(answer_here)
            if route is routes.MAKE_TABLE:
                sides.made = [answer, answer_here]
        refusals: list[tuple[Route[Any, Any], Any, tuple[int, str]]] = [
            (routes.JOIN_TABLE, {"name": "Kim", "invite": "<invite>"}, (409, "full")),
            (routes.JOIN_TABLE, {"name": "Kim", "invite": "x"}, (403, "token")),
            (routes.CLAIM_SEAT, {"claim": "<invite>"}, (403, "token")),
            (routes.SHARE_POSITION, None, (409, "not_begun")),
            (routes.DOWNLOAD_GAME, None, (409, "not_over")),
            (routes.REPLAY_GAME, None, (409, "not_over")),
            (routes.GET_TIMELINE, None, (409, "not_over")),
        ]
        for route, body, expected in refusals:
            there, here = await sides.ask(route, body)
            assert there == here
            assert (here[0], here[1]["code"]) == expected

    run(scene())


def shape(value: Any) -> Any:
    """The fields of an answer, without what is in them."""
    if isinstance(value, dict):
        return {name: shape(part) for name, part in value.items()}
    if isinstance(value, list):
        return [shape(part) for part in value[:1]]
    return None

"""Unknown tokens open nothing and load no table."""

from __future__ import annotations

from typing import Any

from tests.server.postgresql import run_sql
from tests.server.server_process import Client, ServerProcess, run

STRANGER = {"X-Forwarded-For": "198.51.100.7"}
SUBSCRIPTION = {
    "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/x",
    "keys": {"p256dh": "BA" + "A" * 85, "auth": "A" * 22},
}


async def epochs(server: ServerProcess) -> dict[str, int]:
    """Return in which epoch each table is: it grows whenever a table is loaded."""
    query = "SELECT id, epoch FROM tables"
    if server.database is None:
        return dict(server.rows(query))
    return {row["id"]: row["epoch"] for row in await run_sql(server.database, query)}


def test_wrong_tokens_load_no_table_whatever_they_are_shown_for(
    own_server_of_any_kind: ServerProcess,
) -> None:
    own_server = own_server_of_any_kind

    async def made() -> list[tuple[str, str]]:
        tables = [await own_server.make([None]) for _ in range(3)]
        return [(one.id, one.token) for one in tables]

    tables = run(made())
    own_server.stop()
    own_server.start()

    async def scene() -> None:
        before = await epochs(own_server)
        seats = [{"table": id, "seat": 0, "token": "wrong"} for id, _ in tables]
        mine = await own_server.post("/api/mine", {"seats": seats})
        assert [one["phase"] for one in mine.json()] == ["gone"] * 3
        calls = {"seats": seats, "subscription": SUBSCRIPTION}
        for path in ("/api/push", "/api/push/end"):
            assert (await own_server.post(path, calls)).status_code == 204
        [id, *_], token = tables[0], tables[1][1]
        for path in ("game", "position", "replay", "course"):
            answer = await own_server.get(f"/api/tables/{id}/{path}", token)
            assert (answer.status_code, answer.json()["code"]) == (403, "token")
        bodies: dict[str, Any] = {
            "join": {"name": "Sam", "invite": "wrong"},
            "invitation": {"invite": "wrong"},
            "claim": {"claim": "wrong"},
        }
        for path, body in bodies.items():
            answer = await own_server.post(f"/api/tables/{id}/{path}", body)
            assert (answer.status_code, answer.json()["code"]) == (403, "token")
        socket = await Client(own_server, id, "wrong").connect()
        await socket.send("hello", token="wrong", language="en", seen=-1)
        assert await socket.closed() == 4001
        answer = await own_server.get("/api/tables/nothere/course", token)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_table")
        assert await epochs(own_server) == before
        right = [{"table": id, "seat": 0, "token": token} for id, token in tables]
        mine = await own_server.post("/api/mine", {"seats": right})
        assert [one["phase"] for one in mine.json()] == ["lobby"] * 3

    run(scene())


def test_an_address_is_charged_for_every_seat_that_it_asks_about(server: ServerProcess) -> None:
    async def scene() -> None:
        seats = [{"table": "nothere", "seat": 0, "token": "wrong"}] * 100
        told = [(await server.post("/api/mine", {"seats": seats}, **STRANGER)).status_code for _ in range(11)]
        assert told == [200] * 10 + [429]
        refused = await server.post("/api/push", {"seats": seats, "subscription": SUBSCRIPTION}, **STRANGER)
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) >= 1
        other = {"X-Forwarded-For": "198.51.100.8"}
        assert (await server.post("/api/mine", {"seats": seats}, **other)).status_code == 200

    run(scene())

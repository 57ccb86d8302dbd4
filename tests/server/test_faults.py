"""Regressions: bugs that the server once had."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
import websockets

from citadels.record import verify
from tests.server.playing import catch_up, next_turn, sit_down
from tests.server.postgresql import Postgresql
from tests.server.server_process import Client, ServerProcess, choice, play, run
from tests.waiting import TIMEOUT, wait_for


def test_a_client_that_vanishes_while_its_answer_is_stored_leaves_no_hole(server: ServerProcess) -> None:
    async def scene() -> None:
        made, owner, guest = await sit_down(server)
        for number in range(40):
            asked = await next_turn(owner, guest)
            version, action = asked.version, choice(asked.options(), Random(number))
            ghost = await Client(server, made.id, asked.token).open(seen=version)
            for extra in range(3):
                await ghost.send("ping", id=f"p{extra}")
            await ghost.send("say", id="s", text="I am off")
            await ghost.send("act", id=f"g{number}", version=version, action=action)
            ghost.abort()
            fresh = await Client(server, made.id, asked.token).open(seen=version)
            await catch_up(fresh, asked)
            assert fresh.log() == [line for line in asked.log() if line["version"] > version]
            await fresh.close()
            if fresh.version == version:
                await asked.act(action)

    run(scene())


def test_a_new_request_is_not_taken_for_an_old_one_of_the_same_id(server: ServerProcess) -> None:
    """A page that is loaded anew counts its requests from one again."""

    async def scene() -> None:
        _, owner, guest = await sit_down(server)
        player = await next_turn(owner, guest)
        await player.ask("act", id="1", version=player.version, action=player.options()[0]["action"])
        while (asked := await next_turn(owner, guest)) is not player:
            await asked.act()
        version = player.version
        answer = await player.ask("act", id="1", version=version, action=player.options()[0]["action"])
        await player.ask("ping")
        assert answer["type"] != "ack" or player.version > version

    run(scene())


def test_a_second_server_on_the_same_data_does_not_undo_what_was_acknowledged(server: ServerProcess) -> None:
    async def more(until: int, table: str, tokens: list[str]) -> None:
        one, two = [await Client(server, table, token).open() for token in tokens]
        await play(one, two, until=until)

    async def first() -> tuple[str, list[str]]:
        made, owner, guest = await sit_down(server)
        await play(owner, guest, until=6)
        return made.id, [owner.token, guest.token]

    table, tokens = run(first())
    second = ServerProcess(server.folder)
    second.log = server.folder / "second.txt"
    process = second.launch()
    wait_for(lambda: process.poll() is not None or "Ctrl-C" in second.text(), "it starts or refuses to")
    run(more(12, table, tokens))
    stored = server.rows("SELECT version FROM tables WHERE id = ?", table)
    process.terminate()
    assert process.wait(TIMEOUT) == 2
    assert "another server" in second.text()
    assert server.rows("SELECT version FROM tables WHERE id = ?", table) == stored


def test_an_answer_while_the_database_is_away_is_done_whole_or_not_at_all(
    postgres: Postgresql, tmp_path: Path
) -> None:
    async def scene(server: ServerProcess) -> None:
        made, owner, guest = await sit_down(server)
        await play(owner, guest, until=5)
        asked = await next_turn(owner, guest)
        postgres.end()
        await asked.send("act", id="a", version=asked.version, action=asked.options()[0]["action"])
        await asked.until(lambda: asked.answers.get("a") or asked.close_code)
        postgres.begin()
        for client in (owner, guest):
            await client.reopen()
        await play(owner, guest)
        answer = await server.get(f"/api/tables/{made.id}/game", made.token)
        assert answer.status_code == 200, answer.text
        verify(answer.json())

    with ServerProcess(tmp_path, postgres.new_database()) as server:
        run(scene(server))


def test_an_unknown_level_leaves_the_bot_unchanged(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(["greedy", None])
        async with made.owner() as owner:
            assert await owner.refused("bot", seat=1, level="genius") == "level"
            await owner.reopen()
            assert owner.table["seats"][1]["kind"] == "bot"

    run(scene())


def test_a_flood_is_closed_with_the_code_for_it(strict_server: ServerProcess) -> None:
    async def scene() -> None:
        made = await strict_server.make([None])
        async with made.owner() as owner:
            for number in range(300):
                await owner.send("ping", id=str(number))
            assert await owner.closed() == 4008

    run(scene())


async def two_to_take_back(owner: Client, guest: Client) -> tuple[Client, list[int]]:
    """Play until two answers can be taken back; whose, and how many lines they have."""
    lines: list[int] = []
    for number in range(400):
        asked = await next_turn(owner, guest)
        free = [o for o in asked.options() if o["action"] not in ("end", "gather cards")]
        await asked.act(choice(free or asked.options(), Random(number)))
        await catch_up(owner, guest)
        can = asked.situation is not None and asked.situation["can_undo"]
        lines = [*lines, sum(x["version"] == asked.version for x in asked.log())] if can else []
        if len(lines) >= 2 and lines[-2] != 1:
            return asked, lines[-2:]
    raise AssertionError("no two answers could be taken back")


def test_the_second_undo_states_how_many_lines_it_removes(server: ServerProcess) -> None:
    async def scene() -> None:
        _, owner, guest = await sit_down(server)
        asked, lines = await two_to_take_back(owner, guest)
        for _ in lines:
            await asked.done("undo", version=asked.version)
        assert [x["event"]["lines"] for x in asked.log()[-2:]] == lines[::-1]

    run(scene())


async def raw(server: ServerProcess, head: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET /health HTTP/1.1\r\nConnection: close\r\n" + head + b"\r\n\r\n")
    found = await reader.read()
    writer.close()
    await writer.wait_closed()
    return found.lower()


@pytest.mark.parametrize("head", [b"Host: [", b"Host: 127.0.0.1\r\nOrigin: http://["])
def test_a_malformed_host_or_origin_is_refused_like_a_foreign_one(server: ServerProcess, head: bytes) -> None:
    answer = run(raw(server, head))
    assert b" 403 " in answer or b" 400 " in answer
    assert b"content-security-policy" in answer


def test_a_server_that_cannot_be_opened_to_the_network_says_so(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, None, "--host", "127.0.0.1") as server:
        answer = run(server.post("/api/network", {}))
        assert answer.status_code < 500


def test_a_table_id_with_a_null_in_it_is_unknown(postgres_server: ServerProcess) -> None:
    async def scene() -> None:
        answer = await postgres_server.get("/api/tables/a%00b/game", "x")
        assert answer.status_code == 404
        with pytest.raises(websockets.InvalidStatus, match="403"):
            await Client(postgres_server, "a%00b", "x").connect()

    run(scene())


def test_an_invalid_database_url_is_refused_with_a_message(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "nonsense")
    process = server.launch()
    wait_for(lambda: process.poll() is not None, "the server ends")
    assert process.returncode == 2
    assert "Traceback" not in server.text()

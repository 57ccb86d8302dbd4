"""Reports about tables, and players who are banned by table and seat, on both databases."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from citadels.engine.errors import CitadelsError
from citadels.server.admin.backup import make_backup
from citadels.server.admin.retention import delete_old
from citadels.server.admission.addresses import rate_limit_key, read_address
from citadels.server.storage.engine_factory import database_url, sqlite_url
from citadels.server.storage.sql_storage import SqlStorage
from citadels.tables.document import DAY
from tests.server.administration import open_administrator, run_admin
from tests.server.cluster import ServerCluster, wait_until
from tests.server.playing import sit_down
from tests.server.server_process import Client, Made, ServerProcess, run

ABUSER = "198.51.100.77"
OTHER = "203.0.113.9"


async def report(
    server: ServerProcess, table: str, token: str, reason: object, sender: str = ""
) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} | ({"X-Forwarded-For": sender} if sender else {})
    return await server.post(f"/api/tables/{table}/report", {"reason": reason}, **headers)


async def open_from(client: Client, address: str) -> Client:
    """Open the socket of a client as if it came from an address."""
    await client.connect(additional_headers={"X-Forwarded-For": address})
    await client.send("hello", token=client.token, language="en", seen=-1)
    await client.until(lambda: client.welcome)
    return client


def database_of(server: ServerProcess) -> str:
    return server.database or sqlite_url(server.file)


# -- reports -----------------------------------------------------------------------------------


def test_players_and_spectators_report_a_table_once_and_unnoticed(
    any_server: ServerProcess,
) -> None:
    async def scene() -> None:
        made, owner, guest = await sit_down(any_server)
        told = [len(client.messages) for client in (owner, guest)]
        for token, reason in ((guest.token, "insults"), (made.watch, "seen it too")):
            assert (await report(any_server, made.id, token, reason)).status_code == 204
            again = await report(any_server, made.id, token, "once more")
            assert (again.status_code, again.json()["code"]) == (409, "reported")
        await owner.ask("ping")
        assert [len(client.messages) for client in (owner, guest)] == [told[0] + 1, told[1]]
        async with open_administrator(any_server) as admin:
            found = [line for line in await admin.reports() if line["table"] == made.id]
            said = {(line["seat"], line["name"], line["reason"]) for line in found}
            assert said == {(1, "Sam", "insults"), (-1, "", "seen it too")}
            await admin.resolve(made.id)
            assert [line for line in await admin.reports() if line["table"] == made.id] == []
            assert len([line for line in await admin.reports(closed=True) if line["table"] == made.id]) == 2
        assert (await report(any_server, made.id, guest.token, "it goes on")).status_code == 204
        await owner.ask("say", text="the table still works")

    run(scene())


BAD = [
    ("", 400, "malformed"), ("x" * 501, 400, "malformed"), (None, 400, "malformed"), (7, 400, "malformed"),
    (["x"], 400, "malformed"), ("\u200b\u202e", 409, "text"), ("\x00\x1b", 409, "text"),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "status", "code"), BAD)
def test_a_bad_report_changes_nothing(server: ServerProcess, reason: object, status: int, code: str) -> None:
    async def scene() -> None:
        made = await server.make([None])
        answer = await report(server, made.id, made.token, reason)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert server.rows("SELECT * FROM reports WHERE table_id = ?", made.id) == []

    run(scene())


def test_a_report_needs_a_token_of_the_table(server: ServerProcess) -> None:
    async def scene() -> None:
        made, other = await server.make([None]), await server.make([None])
        for table, token in (
            (made.id, "nonsense"),
            (made.id, other.token),
            (made.id, made.invite),
            ("none", "x"),
        ):
            assert (await report(server, table, token, "spam")).status_code in (401, 403, 404)
        assert (await server.post(f"/api/tables/{made.id}/report", {"reason": "spam"})).status_code in (
            400,
            401,
        )
        stored = f"SELECT * FROM reports WHERE table_id IN ('{made.id}', '{other.id}')"
        assert server.rows(stored) == []

    run(scene())


def test_reports_per_address_and_hour_are_limited(own_server: ServerProcess) -> None:
    async def scene() -> None:
        made = [await own_server.make([None]) for _ in range(12)]
        codes = [(await report(own_server, one.id, one.token, "spam", ABUSER)).status_code for one in made]
        assert codes == [204] * 10 + [429] * 2
        assert (await report(own_server, made[-1].id, made[-1].token, "help", OTHER)).status_code == 204

    run(scene())


# -- the chat of a reported table ----------------------------------------------------------------


def test_the_chat_of_a_table_is_read_only_while_it_is_reported_and_each_reading_is_logged(
    any_server: ServerProcess,
) -> None:
    async def scene() -> None:
        made, owner, guest = await sit_down(any_server)
        await owner.done("say", text="an insult")
        watching = await made.spectator().open()
        await watching.done("say", text="a spectator's line")
        async with open_administrator(any_server) as admin:

            async def logged() -> int:
                return len(
                    [
                        row
                        for row in await admin.log(500)
                        if (row["action"], row["table_id"]) == ("chat", made.id)
                    ]
                )

            for table in (made.id, "nosuchtable"):
                with pytest.raises(CitadelsError, match="no open report"):
                    await admin.chat(table)
            assert await logged() == 0
            await report(any_server, made.id, guest.token, "look at the chat")
            for times in (1, 2):
                lines = [(line["seat"], line["name"], line["text"]) for line in await admin.chat(made.id)]
                assert set(lines) == {(0, "Robin", "an insult"), (-1, "", "a spectator's line")}
                assert await logged() == times
            await admin.resolve(made.id)
            with pytest.raises(CitadelsError, match="no open report"):
                await admin.chat(made.id)
            with pytest.raises(CitadelsError, match="no open report"):
                await admin.resolve(made.id)
            assert await logged() == 2

    run(scene())


def test_stored_text_reaches_the_administrators_terminal_without_escapes(
    own_server: ServerProcess,
) -> None:
    async def scene() -> Made:
        made, owner, guest = await sit_down(own_server)
        await owner.done("say", text="hello")
        assert (await report(own_server, made.id, guest.token, "look")).status_code == 204
        return made

    made = run(scene())
    evil = "\x1b]0;pwned\x07\x9b2J\u202e\r"
    own_server.rows("UPDATE chat SET text = ?, name = ?", f"said{evil}", f"Robin{evil}")
    own_server.rows("UPDATE reports SET reason = ?", f"why{evil}")
    database = database_of(own_server)
    for words in (("reports",), ("chat", made.id), ("chat", made.id, "--json"), ("log",)):
        done = run_admin(database, *words)
        assert done.exit_code == 0, done.stderr
        bad = {letter for letter in done.stdout if unicodedata.category(letter) in ("Cc", "Cf")} - {"\n"}
        assert bad == set(), words
    assert json.loads(run_admin(database, "chat", made.id, "--json").stdout)[0]["text"] == f"said{evil}"


def test_a_reported_table_is_kept_longer_and_a_deleted_one_takes_its_reports_along(
    own_server: ServerProcess,
) -> None:
    async def scene() -> None:
        made, _, guest = await sit_down(own_server)
        other = await own_server.make([None])
        assert (await report(own_server, made.id, guest.token, "look")).status_code == 204
        async with open_administrator(own_server) as admin:
            storage = SqlStorage(admin._engine)
            storage.start()
            (visited,) = {
                row[0] for row in own_server.rows("SELECT updated FROM tables WHERE id = ?", made.id)
            }
            days = {"playing": 90, "lobby": 90}
            assert await delete_old(storage, days, visited + 91 * DAY) == {"playing": 0, "lobby": 1}  # type: ignore[arg-type]
            assert own_server.rows("SELECT id FROM tables WHERE id = ?", other.id) == []
            assert await delete_old(storage, days, visited + 121 * DAY) == {"playing": 1, "lobby": 0}  # type: ignore[arg-type]
            await storage.stop()
        assert own_server.rows("SELECT * FROM reports") == []

    run(scene())


# -- by table and seat ---------------------------------------------------------------------------


@pytest.mark.parametrize("address", [ABUSER, "2001:db8:1:2::9"])
def test_a_player_who_has_left_is_banned_by_table_and_seat(any_server: ServerProcess, address: str) -> None:
    async def scene() -> None:
        made = await any_server.make([None])
        guest = await open_from(await made.guest(), address)
        owner = await open_from(made.owner(), OTHER)
        async with open_administrator(any_server) as admin:

            async def banned() -> bool:
                try:
                    return await admin.ban_seat(made.id, 1, days=1) == 1
                except CitadelsError:  # the address is stored in the background
                    return False

            await guest.close()
            await wait_until(banned)

            async def refused() -> bool:
                return (
                    await any_server.get("/api/tables", **{"X-Forwarded-For": address})
                ).status_code == 403

            await wait_until(refused)
            with pytest.raises(InvalidStatus):
                await guest.connect(additional_headers={"X-Forwarded-For": address})
            assert (await owner.ask("ping"))["type"] == "pong"
            (row,) = [row for row in await admin.seat_bans() if row["table_id"] == made.id]
            assert row["seat"] == 1
            await admin.delete(made.id)  # the ban outlives the table
            assert await refused()
            await admin.unban_seat(made.id, 1)
            with pytest.raises(CitadelsError, match="is not banned"):
                await admin.unban_seat(made.id, 1)

        async def let_in() -> bool:
            return (await any_server.get("/api/tables", **{"X-Forwarded-For": address})).is_success

        await wait_until(let_in)
        dump, found = any_server.dump(), read_address(address)
        assert found is not None
        assert address not in dump
        assert rate_limit_key(found) not in dump

    run(scene())


def test_a_ban_by_seat_closes_its_sockets_and_spares_the_present_player(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None])
        first = await open_from(await made.guest("Kim"), ABUSER)
        await first.done("leave")
        second = await open_from(await made.guest("Lou"), OTHER)
        assert (first.seat, second.seat) == (1, 1)
        async with open_administrator(server) as admin:
            assert await admin.player_at(made.id, 1) == "Lou"

            async def banned() -> bool:
                try:
                    return await admin.ban_seat(made.id, 1) > 0
                except CitadelsError:
                    return False

            await wait_until(banned)
            assert await second.closed() == 1006
            assert (await server.get("/api/tables", **{"X-Forwarded-For": ABUSER})).is_success
            await admin.unban_seat(made.id, 1)
            for table, seat, why in (
                (made.id, 7, "no seat"),
                ("nosuchtable", 0, "unknown table"),
                (made.id, 0, "no address"),
            ):
                with pytest.raises(CitadelsError, match=why):
                    await admin.ban_seat(table, seat)

    run(scene())


def test_all_servers_know_a_ban_by_seat_of_a_player_who_came_through_any_of_them(
    servers: ServerCluster,
) -> None:
    one, other = servers.start(), servers.start()

    async def scene() -> None:
        made = await one.make([None])
        await open_from(made.owner(), OTHER)
        joined = await made.guest()
        guest = await open_from(Client(other, made.id, joined.token), ABUSER)  # forwarded to the first
        async with open_administrator(one) as admin:

            async def banned() -> bool:
                try:
                    return await admin.ban_seat(made.id, 1) == 1
                except CitadelsError:
                    return False

            await wait_until(banned)
            await guest.closed()
            for server in (one, other):

                async def refused(server: ServerProcess = server) -> bool:
                    return (await server.get("/api/tables", **{"X-Forwarded-For": ABUSER})).status_code == 403

                await wait_until(refused)
            table, token = made.id, joined.token
            assert (await report(other, table, token, "forwarded too", OTHER)).status_code == 204
            assert [line["reason"] for line in await admin.reports()] == ["forwarded too"]

    run(scene())


def test_addresses_of_seats_are_kept_for_a_week_and_are_not_in_a_backup(
    own_server: ServerProcess, tmp_path: Path
) -> None:
    async def scene() -> None:
        made = await own_server.make([None])
        await open_from(made.owner(), ABUSER)

        async def stored() -> bool:
            return bool(own_server.rows("SELECT 1 FROM seat_addresses WHERE table_id = ?", made.id))

        await wait_until(stored)
        ((address, at),) = own_server.rows("SELECT address, at FROM seat_addresses")
        target = tmp_path / "backup.sqlite"
        await make_backup(database_url(database_of(own_server)), target, lambda _: None)
        assert address.encode() not in target.read_bytes()
        async with open_administrator(own_server) as admin:
            storage = SqlStorage(admin._engine)
            for seconds, left in ((0, 1), (1, 0)):
                await storage.delete_seat_addresses(at + seconds)
                assert len(own_server.rows("SELECT 1 FROM seat_addresses")) == left

    run(scene())


def test_the_command_bans_by_seat_and_lists_and_lifts_it(own_server: ServerProcess) -> None:
    async def scene() -> Made:
        made = await own_server.make([None])
        await open_from(made.owner(), ABUSER)

        async def stored() -> bool:
            return bool(own_server.rows("SELECT 1 FROM seat_addresses"))

        await wait_until(stored)
        return made

    made = run(scene())
    database = database_of(own_server)
    seat = ("--table", made.id, "--seat", "0")
    assert "add --yes" in run_admin(database, "ban", *seat).stderr
    for wrong in ((), (ABUSER, *seat), ("--table", made.id), ("--seat", "0")):
        assert (
            "name an address, or a player by --table and --seat" in run_admin(database, "ban", *wrong).stderr
        )
    done = run_admin(database, "ban", *seat, "--days", "7", "--yes", "--reason", "insults")
    assert (done.exit_code, done.stdout) == (0, f"{made.id}: seat 0 banned for 7 days, by 1 address\n"), (
        done.stderr
    )
    assert f"seat 0 of table {made.id}" in run_admin(database, "bans").stdout
    assert ABUSER not in run_admin(database, "bans", "--json").stdout
    assert f"ban {made.id} seat 0" in run_admin(database, "log").stdout
    assert run_admin(database, "unban", *seat).stdout == f"{made.id}: seat 0 no longer banned\n"
    assert len(run_admin(database, "bans").stdout.splitlines()) == 1

"""Tables before and around a game: who sits where, who may do what, and who learns what."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import pytest

from citadels.bots import BOTS, RANDOM
from tests.server.server_process import Client, Made, ServerProcess, begin, play, run

Json = dict[str, Any]


def names(client: Client) -> list[str]:
    return [seat["name"] for seat in client.table["seats"]]


def kinds(client: Client) -> list[str]:
    return [seat["kind"] for seat in client.table["seats"]]


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# -- making and joining ------------------------------------------------------------------------


def test_a_table_has_its_owner_the_bots_that_were_named_and_open_seats(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(["greedy", None, "random"], {"grace": 7, "undo": False})
        async with made.owner() as owner:
            assert (owner.seat, owner.version, owner.situation) == (0, 0, None)
            assert kinds(owner) == ["player", "bot", "open", "bot"]
            assert [seat["level"] for seat in owner.table["seats"]] == [None, "greedy", None, "random"]
            assert len(set(names(owner))) == 4
            assert owner.table["phase"] == "lobby"
            assert (owner.table["grace"], owner.table["undo"], owner.table["owner"]) == (7, False, 0)
            assert len(owner.table["commitment"]) == 64

    run(scene())


def test_only_the_invitation_lets_a_player_join(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None, None])
        for bad in (None, "wrong", made.watch, made.token, made.id):
            assert code(await server.join(made.id, "Eve", bad)) == (403, "token")
        async with made.owner() as owner, await made.guest("Sam") as sam:
            assert sam.seat == 1
            assert names(owner)[:2] == ["Robin", "Sam"]
            assert kinds(owner) == ["player", "player", "open"]
        assert code(await server.join("nowhere", "Eve", made.invite)) == (404, "no_table")

    run(scene())


def test_a_public_table_is_listed_and_joined_without_an_invitation_until_it_is_full(
    server: ServerProcess,
) -> None:
    async def scene() -> None:
        made = await server.make([None], {"public": True})
        private = await server.make([None])
        listed = [table["id"] for table in (await server.get("/api/tables")).json()]
        assert made.id in listed
        assert private.id not in listed
        assert code(await server.join(made.id, "Eve", "wrong")) == (403, "token")
        assert (await server.join(made.id, "Sam")).status_code == 201
        assert code(await server.join(made.id, "Eve")) == (409, "full")
        listed = [table["id"] for table in (await server.get("/api/tables")).json()]
        assert made.id not in listed

    run(scene())


def test_a_game_that_has_begun_cannot_be_joined(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(["greedy"])
        async with made.owner() as owner:
            await begin(owner)
        assert code(await server.join(made.id, "Eve", made.invite)) == (409, "begun")

    run(scene())


def test_names_are_cleaned_and_distinct(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(["greedy", None, None, None], name="  Ro\u202ebin\n\t of  Locksley ")
        async with made.owner() as owner:
            bot = names(owner)[1]
            for name in ("robin OF locksley", bot, "x" * 40):
                await (await made.guest(name)).open(seen=-1)
            await owner.until(lambda: "open" not in kinds(owner))
            assert names(owner) == ["Robin of Locksley", bot, "robin OF locksley 2", f"{bot} 2", "x" * 40]
        for bad in ("\u200b\u202e", " ", "\x00"):
            assert code(await server.post("/api/tables", {"name": bad, "bots": []})) == (409, "bots")
            body = {"name": bad, "bots": [None], "settings": {"seats": 2}}
            assert code(await server.post("/api/tables", body)) == (409, "name")
        for bad in ("", "x" * 41):
            assert (await server.post("/api/tables", {"name": bad, "bots": [None]})).status_code == 400

    run(scene())


BAD_SETTINGS: list[tuple[Json, str]] = [
    ({"edition": "1999"}, "edition"),
    ({"seats": 1}, "seats"),
    ({"seats": 10**30}, "seats"),
    ({"preset": "nonsense"}, "preset"),
    ({"crown": 4}, "crown"),
    ({"size": 3}, "size"),
    ({"characters": ["assassin"]}, "characters"),
    ({"districts": ["nonsense"]}, "districts"),
    ({"variants": ["nonsense"]}, "variants"),
    ({"seats": "four"}, "seats"),
    ({"seats": None}, "seats"),
    ({"characters": "king"}, "characters"),
    ({"districts": [14]}, "districts"),
    ({"ninth": 9}, "ninth"),
    ({"seat": 4}, "seat"),
]


@pytest.mark.parametrize(("settings", "field"), BAD_SETTINGS)
def test_bad_settings_are_refused_with_the_field_at_fault(
    server: ServerProcess, settings: Json, field: str
) -> None:
    async def scene() -> None:
        for path, body in (
            ("/api/settings", settings),
            ("/api/tables", {"name": "Robin", "bots": [None] * 3, "settings": settings}),
        ):
            answer = await server.post(path, body)
            assert answer.status_code == 422, answer.text
            assert (answer.json()["code"], answer.json()["field"]) == ("settings", field)
            assert answer.json()["text"]

    run(scene())


BAD_OPTIONS: list[tuple[Json, str]] = [
    ({"grace": 4}, "grace"),
    ({"grace": 3601}, "grace"),
    ({"owner_grace": 59}, "owner_grace"),
    ({"owner_grace": 86_401}, "owner_grace"),
    ({"link_delay": 59}, "link_delay"),
    ({"link_delay": 604_801}, "link_delay"),
    ({"stall_delay": 59}, "stall_delay"),
    ({"stall_delay": 3601}, "stall_delay"),
    ({"clock": {"kind": "turn", "seconds": 9}}, "clock"),
    ({"clock": {"kind": "days", "seconds": 60}}, "clock"),
    ({"clock": {"kind": "hours", "seconds": 60}}, "malformed"),
    ({"pace": "mad"}, "malformed"),
]


@pytest.mark.parametrize(("options", "why"), BAD_OPTIONS)
def test_bad_options_are_refused(server: ServerProcess, options: Json, why: str) -> None:
    async def scene() -> None:
        body = {"name": "Robin", "bots": ["greedy"] * 3, "options": options}
        answer = await server.post("/api/tables", body)
        assert answer.status_code in (400, 409)
        assert answer.json()["code"] == why

    run(scene())


def test_a_bot_of_no_known_level_is_refused(server: ServerProcess) -> None:
    async def scene() -> None:
        answer = await server.post("/api/tables", {"name": "R", "bots": ["genius", None, None]})
        assert code(answer) == (409, "level")

    run(scene())


# -- the owner ---------------------------------------------------------------------------------


def test_the_owner_seats_bots_changes_their_level_and_opens_seats_again(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None, None])
        async with made.owner() as owner, await made.guest() as guest:
            await owner.done("bot", seat=2, level="random")
            await guest.until(lambda: kinds(guest)[2] == "bot")
            assert guest.table["seats"][2]["level"] == "random"
            await owner.done("bot", seat=2, level="greedy")
            await guest.until(lambda: guest.table["seats"][2]["level"] == "greedy")
            await owner.done("bot", seat=2, level=None)
            await guest.until(lambda: kinds(guest)[2] == "open")
            assert await owner.refused("bot", seat=1, level="greedy") == "taken"
            assert await owner.refused("bot", seat=7, level="greedy") == "seat"
            assert await owner.refused("bot", seat=2, level="genius") == "level"
            assert kinds(guest)[2] == "open"

    run(scene())


def test_the_game_begins_when_the_last_open_seat_gets_a_bot_and_all_are_ready(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None])
        async with made.owner() as owner:
            await owner.ready()
            assert owner.table["phase"] == "lobby"
            await owner.done("bot", seat=1, level="greedy")
            await owner.until(lambda: owner.table["phase"] == "playing")

    run(scene())


def test_a_kicked_player_loses_the_seat_and_learns_why(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None, None])
        async with made.owner() as owner, await made.guest() as guest:
            assert await owner.refused("kick", seat=0) == "seat"
            assert await owner.refused("kick", seat=2) == "seat"
            await owner.done("kick", seat=1)
            assert await guest.closed() == 4002
            assert kinds(owner) == ["player", "open", "open"]
            await guest.connect()
            await guest.send("hello", token=guest.token)
            assert await guest.closed() == 4001

    run(scene())


def test_an_owner_who_leaves_hands_the_table_on_and_an_empty_table_can_be_joined_again(
    server: ServerProcess,
) -> None:
    async def scene() -> None:
        made = await server.make([None, None])
        async with made.owner() as owner, await made.guest() as guest:
            await owner.send("leave", id="bye")
            assert await owner.closed() == 4002
            assert owner.answers["bye"]["type"] == "ack"
            await guest.until(lambda: guest.table["owner"] == 1)
            assert kinds(guest) == ["open", "player", "open"]
            await guest.send("leave", id="bye")
            assert await guest.closed() == 4002
        async with await made.guest("Kim") as kim:
            assert (kim.seat, kim.table["owner"]) == (0, 0)
            assert names(kim) == ["Kim", "", ""]

    run(scene())


def test_the_owner_can_make_another_player_the_owner(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None, "greedy"])
        async with made.owner() as owner, await made.guest() as guest:
            assert await owner.refused("hand_over", seat=2) == "seat"
            await owner.done("hand_over", seat=1)
            await guest.receive("notice", code="owner", seat=1)
            assert await owner.refused("pause", paused=True) == "not_owner"
            await guest.done("pause", paused=True)

    run(scene())


OWNERS: list[tuple[str, Json]] = [
    ("bot", {"seat": 2, "level": "greedy"}),
    ("kick", {"seat": 0}),
    ("pause", {"paused": True}),
    ("pace", {"pace": "instant"}),
    ("hand_over", {"seat": 1}),
    ("link", {"kind": "invite"}),
    ("link", {"kind": "watch"}),
    ("link", {"kind": "seat", "seat": 0}),
]
PLAYERS: list[tuple[str, Json]] = [
    ("act", {"version": 1, "action": "end"}),
    ("undo", {"version": 1}),
    ("ready", {"ready": True}),
    ("mute", {"seat": 0, "muted": True}),
    ("leave", {}),
    ("link", {"kind": "device"}),
    ("refuse_link", {"seat": 0}),
    ("revoke_links", {}),
    ("rematch", {}),
]


def test_owner_requests_are_refused_to_players_and_player_requests_to_spectators(
    server: ServerProcess,
) -> None:
    async def scene() -> None:
        made = await server.make([None, None])
        async with made.owner() as owner, await made.guest() as guest, made.spectator() as spectator:
            table = {**owner.table, "spectators": 1}
            for type, fields in OWNERS:
                assert await guest.refused(type, **fields) == "not_owner", type
            for type, fields in [*OWNERS, *PLAYERS]:
                assert await spectator.refused(type, **fields) == "spectator", type
            await owner.done("say", text="still here")
            assert owner.table == table

    run(scene())


def test_lobby_requests_are_refused_during_a_game_and_a_rematch_before_its_end(
    server: ServerProcess,
) -> None:
    async def scene() -> None:
        made = await server.make([None])
        async with made.owner() as owner, await made.guest() as guest:
            assert await owner.refused("act", version=0, action="end") == "not_begun"
            assert await owner.refused("undo", version=0) == "not_begun"
            await begin(owner, guest)
            for type, fields in (
                ("leave", {}),
                ("kick", {"seat": 1}),
                ("bot", {"seat": 1, "level": None}),
                ("ready", {"ready": False}),
            ):
                assert await owner.refused(type, **fields) == "begun"
            assert await owner.refused("rematch") == "not_over"

    run(scene())


def test_a_paused_game_takes_no_answers_and_its_bots_wait(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None, "greedy", "greedy"], {"pace": "fast"})
        async with made.owner() as owner, await made.guest() as guest:
            await begin(owner, guest)
            await owner.done("pause", paused=True)
            await guest.receive("notice", code="paused")
            version = owner.version
            for client in (owner, guest):
                assert await client.refused("act", version=version, action="end") == "paused"
                assert await client.refused("undo", version=version) == "paused"
            await owner.done("pause", paused=False)
            await guest.receive("notice", code="resumed")
            await play(owner, guest, until=version + 6)

    run(scene())


# -- spectators and chat -----------------------------------------------------------------------


def test_a_spectator_sees_what_is_public_and_no_more(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None])
        async with made.owner() as owner, await made.guest() as guest, made.spectator() as spectator:
            await begin(owner, guest)
            await play(owner, guest, until=30)
            await spectator.until(lambda: spectator.version >= 30)
            assert spectator.seat == -1
            assert owner.table["spectators"] == 1
            situations = [m["situation"] for m in spectator.messages if m.get("situation")]
            assert all(s["question"] is None and not s["can_undo"] for s in situations)
            for situation in situations:
                for player in situation["view"]["players"]:
                    assert not player.get("hand"), player
            assert {m["type"] for m in spectator.messages} <= {"welcome", "table", "update"}

    run(scene())


def test_players_and_spectators_do_not_read_each_other(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None])
        owner, guest = await made.owner().open(), await (await made.guest()).open()
        one, two = await made.spectator().open(), await made.spectator().open()
        await owner.done("say", text=" I have\u202e the\n Palace ")
        await one.done("say", text="she has the Palace")
        assert (await guest.receive("chat"))["text"] == "I have the Palace"
        assert (await two.receive("chat"))["seat"] == -1
        assert await owner.refused("say", text="\u200b") == "text"
        await asyncio.gather(*[client.ask("ping") for client in (owner, guest, one, two)])
        assert [len(c.received("chat")) for c in (owner, guest, one, two)] == [1, 1, 1, 1]
        async with made.spectator() as late, made.owner() as again:
            assert [line["text"] for line in late.welcome["chat"]] == ["she has the Palace"]
            assert [line["text"] for line in again.welcome["chat"]] == ["I have the Palace"]

    run(scene())


def test_a_muted_player_is_not_read_until_unmuted(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None])
        async with made.owner() as owner, await made.guest() as guest:
            await owner.done("mute", seat=1, muted=True)
            assert owner.table["seats"][1]["muted"]
            assert not guest.table["seats"][1]["muted"]
            await guest.done("say", text="one")
            await owner.reopen()
            assert owner.welcome["chat"] == []
            await owner.done("mute", seat=1, muted=False)
            await guest.done("say", text="two")
            await owner.receive("chat", text="two")
            assert not owner.received("chat", text="one")
            assert not guest.received("table", table={**guest.table, "muted": True})

    run(scene())


# -- links -------------------------------------------------------------------------------------


def secret_of(answer: Json) -> str:
    assert answer["type"] == "link", answer
    return str(answer["fragment"].partition("=")[2])


def test_a_link_for_another_device_works_once_and_both_devices_play(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(["greedy"])
        async with made.owner() as owner:
            link = secret_of(await owner.ask("link", kind="device"))
            claimed = await server.claim(made.id, link)
            assert (claimed.status_code, claimed.json()["seat"]) == (201, 0)
            assert code(await server.claim(made.id, link)) == (403, "token")
            async with Client(server, made.id, claimed.json()["token"]) as second:
                await begin(owner)
                await second.asked()
                await second.act()
                await owner.until(lambda: owner.version >= second.version)

    run(scene())


def test_links_of_one_kind_do_not_work_as_another(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None])
        async with made.owner() as owner:
            device = secret_of(await owner.ask("link", kind="device"))
        for token in (made.invite, made.watch, made.token, made.id, "0"):
            assert code(await server.claim(made.id, token)) == (403, "token")
        hashed = hashlib.sha256(made.token.encode()).hexdigest()
        for token in (made.invite, device, made.id, "0", hashed):
            client = await Client(server, made.id, token).connect()
            await client.send("hello", token=token)
            assert await client.closed() == 4001
        other = await server.make([None])
        client = await Client(server, other.id, made.token).connect()
        await client.send("hello", token=made.token)
        assert await client.closed() == 4001

    run(scene())


def test_new_invitations_and_watch_links_make_the_old_ones_void(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None, None])
        async with made.owner() as owner:
            invite = secret_of(await owner.ask("link", kind="invite"))
            watch = secret_of(await owner.ask("link", kind="watch"))
        assert code(await server.join(made.id, "Eve", made.invite)) == (403, "token")
        assert (await server.join(made.id, "Sam", invite)).status_code == 201
        async with Client(server, made.id, watch) as spectator:
            assert spectator.seat == -1
        old = await made.spectator().connect()
        await old.send("hello", token=made.watch)
        assert await old.closed() == 4001

    run(scene())


def test_a_new_link_to_an_absent_players_seat_is_announced_to_all(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None])
        async with made.owner() as owner, await made.guest() as guest, made.spectator() as spectator:
            for seat in (0, None, 7):
                assert await owner.refused("link", kind="seat", seat=seat) == "seat"
            assert await owner.refused("link", kind="seat", seat=1) == "present"
            await guest.close()
            await owner.until(lambda: owner.table["seats"][1]["away"])
            await owner.done("link", kind="seat", seat=1)
            await owner.receive("notice", code="link_asked_unopposed", seat=1)
            await spectator.receive("notice", code="link_asked_unopposed", seat=1)
            await guest.open()
            await spectator.receive("notice", code="no_link", seat=1)
            assert await owner.refused("link", kind="seat", seat=1) == "present"

    run(scene())


def test_tokens_are_kept_only_as_hashes_and_never_logged(any_server: ServerProcess) -> None:
    server = any_server

    async def scene() -> list[str]:
        made = await server.make([None, "greedy"])
        async with made.owner() as owner, await made.guest() as guest:
            device = secret_of(await owner.ask("link", kind="device"))
            used = secret_of(await owner.ask("link", kind="device"))
            claimed = (await server.claim(made.id, used)).json()["token"]
            seat = (await guest.ask("revoke_links"))["token"]
            wrong = await server.get(f"/api/tables/{made.id}/game", made.token)
            assert wrong.status_code == 409
            tokens = [made.token, made.invite, made.watch, guest.token, device, used, claimed, seat]
        await server.post("/api/mine", {"seats": [{"table": made.id, "seat": 0, "token": made.token}]})
        return tokens

    tokens = run(scene())
    stored = server.dump()
    for token in tokens:
        assert token not in stored
        assert token not in server.text()
    for token in (tokens[0], tokens[1], tokens[2], tokens[4], tokens[6], tokens[7]):
        assert hashlib.sha256(token.encode()).hexdigest() in stored


# -- afterwards --------------------------------------------------------------------------------


async def finished(server: ServerProcess) -> tuple[Made, Client, Client]:
    made = await server.make([None, "greedy"])
    owner, guest = await made.owner().open(), await (await made.guest()).open()
    await begin(owner, guest)
    await play(owner, guest)
    return made, owner, guest


def test_after_a_game_the_same_tokens_open_the_same_seats_at_a_new_table(server: ServerProcess) -> None:
    async def scene() -> None:
        made, owner, guest = await finished(server)
        await guest.done("rematch")
        await owner.done("rematch")
        moved = {(await client.receive("moved"))["table"] for client in (owner, guest)}
        assert moved == {owner.table["rematch"]}
        new = moved.pop()
        async with Client(server, new, owner.token) as one, Client(server, new, guest.token) as two:
            assert (one.seat, two.seat) == (0, 1)
            assert names(one) == names(owner)
            assert [seat["ready"] for seat in one.table["seats"]] == [False, False, True]
            assert one.table["commitment"] != owner.table["commitment"]
            await begin(one, two)
            await play(one, two, until=10)
        async with Client(server, new, made.watch) as spectator:
            assert spectator.seat == -1
        await owner.close()
        await guest.close()

    run(scene())


def test_an_invitation_names_the_players_before_joining(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None, "greedy"])
        address = f"/api/tables/{made.id}/invitation"
        seen = (await server.post(address, {"invite": made.invite})).json()
        assert seen["seats"][seen["owner"]]["name"] == "Robin"
        assert [seat["kind"] for seat in seen["seats"]] == ["player", "open", "bot"]
        for other in (made.watch, made.token, "wrong"):
            assert (await server.post(address, {"invite": other})).status_code == 403

    run(scene())


def test_a_device_learns_the_state_of_its_own_tables_only(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None])
        async with made.owner() as owner, await made.guest() as guest:
            await begin(owner, guest)
            seats = [
                {"table": made.id, "seat": 0, "token": owner.token},
                {"table": made.id, "seat": 1, "token": guest.token},
                {"table": made.id, "seat": 0, "token": made.watch},
                {"table": made.id, "seat": 0, "token": "wrong"},
                {"table": "nowhere", "seat": 0, "token": owner.token},
            ]
            mine = (await server.post("/api/mine", {"seats": seats})).json()
            assert [one["phase"] for one in mine] == ["playing", "playing", "gone", "gone", "gone"]
            assert [one["your_turn"] for one in mine[:2]].count(True) == 1
            assert mine[owner.question is None]["your_turn"]
            assert mine[0]["names"] == ["Robin", "Sam"]
            assert mine[0]["asked"] == mine[1]["asked"] == (owner.question is None)
            assert all(one["names"] == [] and one["round"] == 0 for one in mine[2:])
            assert all(one["asked"] is None for one in mine[2:])
            assert all((one["winners"], one["ended"]) == ([], "") for one in mine)
        too_many = await server.post("/api/mine", {"seats": seats[:1] * 101})
        assert too_many.status_code == 400

    run(scene())


# -- around ------------------------------------------------------------------------------------


def test_a_qr_code_is_a_picture(server: ServerProcess) -> None:
    async def scene() -> None:
        answer = await server.post("/api/qr", {"text": f"{server.url}/t/abc#invite=xyz"})
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")
        assert "xyz" not in answer.text
        assert (await server.post("/api/qr", {"text": "ü" * 500})).status_code == 200
        assert (await server.post("/api/qr", {"text": ""})).status_code == 400

    run(scene())


def test_the_catalog_has_every_edition_with_texts(server: ServerProcess) -> None:
    async def scene() -> None:
        found = (await server.get("/api/catalogue")).json()
        assert {"2000", "2002", "2016"} <= {edition["key"] for edition in found["editions"]}
        assert [bot["key"] for bot in found["bots"]] == [bot for bot in BOTS if bot != RANDOM]
        assert all(bot["name"] != bot["key"] and bot["text"].endswith(".") for bot in found["bots"])
        for edition in found["editions"]:
            assert edition["name"]
            for card in [*edition["characters"], *edition["districts"]]:
                assert card["name"], card
            used = {card["key"]: card["verbs"] for card in (*edition["characters"], *edition["districts"])}
            assert used["warlord"] == ["income", "destroy"]
            assert (used["laboratory"], used["tavern"]) == (["laboratory"], [])
        assert (await server.get("/api/catalogue?language=xx")).status_code in (400, 409)

    run(scene())


def test_the_health_route_reports_a_healthy_server(server: ServerProcess) -> None:
    async def scene() -> None:
        found = (await server.get("/health")).json()
        assert found["status"] == "ok"
        assert set(found) == {"status", "version", "tables", "seconds"}

    run(scene())


def test_only_the_machine_of_the_server_may_open_it_to_the_network(server: ServerProcess) -> None:
    async def scene() -> None:
        far = {"X-Forwarded-For": "203.0.113.9"}
        assert code(await server.post("/api/network", {}, **far)) == (403, "not_here")
        seen = (await server.get("/api/network", **far)).json()
        assert seen == {"open": False, "can_open": False, "address": None}
        assert (await server.get("/api/network")).json()["can_open"]
        opened = (await server.post("/api/network", {})).json()
        if opened["address"] is None:
            return  # this machine has no network
        assert (opened["open"], opened["can_open"]) == (True, False)
        async with server.http() as http:
            answer = await http.post(f"{opened['address']}/api/network", json={})
            assert answer.json()["code"] == "not_here"
            assert (await http.get(f"{opened['address']}/health")).status_code == 200

    run(scene())


def filled(path: str) -> str:
    return path.replace("{table_id}", "nowhere")


def test_the_interface_is_described_and_every_route_of_it_answers(server: ServerProcess) -> None:
    async def scene() -> None:
        document = (await server.get("/openapi/openapi.json")).json()
        async with server.http() as http:
            for path, methods in document["paths"].items():
                for method, described in methods.items():
                    answer = await http.request(method, filled(path), json={} if method == "post" else None)
                    assert answer.status_code < 500, (path, answer.text)
                    assert described["summary"]
                    known = {"200", "201", "400"} | set(described["responses"])
                    if "{" not in path:
                        assert str(answer.status_code) in known, (path, answer.status_code)
        assert len(document["paths"]) >= 11

    run(scene())


@pytest.mark.parametrize("path", ["/", "/t/abc", "/interface"])
def test_pages_are_served_as_html(server: ServerProcess, path: str) -> None:
    answer = run(server.get(path))
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")

"""What protects guests from one person with several seats: servers know their seats by network address."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from citadels.server.admission.addresses import AddressKeys
from tests.server.server_process import Client, Made, ServerProcess, run
from tests.tables.table_harness import TableHarness, begin, settle
from tests.tables.table_harness import run as run_here

STRANGER, FRIEND, GUEST = "198.51.100.7", "203.0.113.9", "203.0.113.77"


async def come(client: Client, address: str) -> Client:
    """Connect through a proxy on this machine, which names the address of the client."""
    await client.connect(additional_headers={"X-Forwarded-For": address})
    await client.send("hello", token=client.token)
    await client.until(lambda: client.welcome)
    return client


@pytest.mark.parametrize(
    ("addresses", "votable"),
    [
        ((STRANGER, STRANGER), False),
        ((STRANGER, FRIEND), True),
        (("2001:db8::1", "2001:db8::2"), False),  # one customer's network
        (("2001:db8::1", "2001:db8:0:1::1"), True),
        (("192.168.0.2", "192.168.0.2"), True),  # in one house people are counted by seat
        (("127.0.0.1", "127.0.0.1"), True),
    ],
)
def test_a_server_knows_which_seats_share_a_vote(
    server: ServerProcess, addresses: tuple[str, str], votable: bool
) -> None:
    async def scene() -> None:
        made = await server.make([None, None])
        guest = await come(await made.guest("Guest"), GUEST)
        others = [made.owner(), await made.guest("Kim")]
        for other, address in zip(others, addresses, strict=True):
            await come(other, address)
        await guest.until(lambda: not any(seat["away"] for seat in guest.table["seats"]))
        assert guest.table["seats"][guest.seat]["votable"] == votable

    run(scene())


def test_the_key_of_an_address_reveals_nothing_else() -> None:
    keys, others = AddressKeys("secret"), AddressKeys("another")
    names = {keys.key(address) for address in (STRANGER, FRIEND, "unknown", "2001:db8::/64")}
    assert len(names) == 4
    assert all(len(name) == 16 and "198" not in name for name in names)
    assert keys.key(STRANGER) == keys.key(STRANGER) != others.key(STRANGER)
    local = (
        "127.0.0.1",
        "::1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.0.1",
        "fd00::/64",
        "fe80::/64",
    )
    assert {keys.key(address) for address in local} == {""}


# -- seats of one address --------------------------------------------------------------------------


async def taken(server: ServerProcess, made: Made, address: str, public: bool, tries: int) -> list[int]:
    """Try to sit down so often from an address; the statuses of the answers."""
    answers = [
        await server.post(
            f"/api/tables/{made.id}/join",
            {"name": f"Eve {n}", "invite": None if public else made.invite},
            **{"X-Forwarded-For": address},
        )
        for n in range(tries)
    ]
    assert {answer.json()["code"] for answer in answers if answer.status_code != 201} <= {"address_full"}
    return [answer.status_code for answer in answers]


@pytest.mark.parametrize(("public", "most"), [(True, 2), (False, 6)])
def test_one_address_cannot_fill_a_table(server: ServerProcess, public: bool, most: int) -> None:
    async def scene() -> None:
        made = await server.make([None] * 7, {"public": public})
        assert await taken(server, made, STRANGER, public, 7) == [201] * most + [409] * (7 - most)
        assert await taken(server, made, FRIEND, public, 1) == [201]  # others find harness
        assert STRANGER not in server.dump()

    run(scene())


def test_a_house_full_of_people_and_one_device_may_have_every_seat(server: ServerProcess) -> None:
    async def scene() -> None:
        home = await server.make([None] * 7, {"public": True})
        assert await taken(server, home, "192.168.1.20", True, 7) == [201] * 7
        passed = await server.make([None] * 7, {"one_device": True})
        assert await taken(server, passed, STRANGER, False, 7) == [201] * 7

    run(scene())


def test_a_seat_that_was_left_can_be_taken_again(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None] * 3, {"public": True})
        answer = await server.post(
            f"/api/tables/{made.id}/join", {"name": "Eve"}, **{"X-Forwarded-For": STRANGER}
        )
        assert await taken(server, made, STRANGER, True, 2) == [201, 409]
        eve = await Client(server, made.id, answer.json()["token"]).open()
        await eve.done("leave")
        assert await taken(server, made, STRANGER, True, 1) == [201]

    run(scene())


# -- tables in all ---------------------------------------------------------------------------------


def test_a_full_server_refuses_new_tables_and_keeps_its_own(tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        made = [await server.make(["greedy"]) for _ in range(3)]
        body = {"name": "Eve", "bots": ["greedy"], "settings": {"seats": 2}}
        for path, asked in (("/api/tables", body), ("/api/introduction", {"name": "Eve"})):
            answer = await server.post(path, asked)
            assert (answer.status_code, answer.json()["code"]) == (503, "no_room")
            assert "no room" in answer.json()["text"]
        async with made[0].owner() as owner:
            assert owner.seat == 0

    with ServerProcess(tmp_path, None, "--limit", "all_tables=3") as server:
        run(scene(server))


def test_a_rematch_needs_room_too() -> None:
    async def scene() -> None:
        harness = TableHarness()
        is_full = False
        harness.host = dataclasses.replace(harness.host, reserve_table=lambda: not is_full)
        await harness.open(["greedy"])
        owner = await harness.owner().arrive()
        await begin(owner)
        for _ in range(2000):
            if owner.info.phase == "over":
                break
            if owner.is_asked():
                await owner.act()
            await settle()
            await harness.clock.advance(1)
        is_full = True
        assert await owner.refused("rematch") == "no_room"
        assert len(harness.storage.tables) == 1

    run_here(scene())

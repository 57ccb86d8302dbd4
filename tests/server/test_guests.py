"""What protects guests from one person with several seats: servers know their seats by network address."""

from __future__ import annotations

import pytest

from citadels.server.addresses import AddressKeys
from tests.server.house import Client, House, run

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
    house: House, addresses: tuple[str, str], votable: bool
) -> None:
    async def scene() -> None:
        made = await house.make([None, None])
        guest = await come(await made.guest("Guest"), GUEST)
        others = [made.owner(), await made.guest("Kim")]
        for other, address in zip(others, addresses, strict=True):
            await come(other, address)
        await guest.until(lambda: not any(seat["away"] for seat in guest.table["seats"]))
        assert guest.table["seats"][guest.seat]["votable"] == votable

    run(scene())


def test_an_address_is_known_by_a_name_that_tells_nothing_else() -> None:
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

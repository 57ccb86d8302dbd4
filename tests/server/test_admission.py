"""Admission control: what counts as one address, its quota, and eviction when the server is full."""

from __future__ import annotations

import asyncio

import pytest

from citadels.server.admission import control as gates
from citadels.server.admission.addresses import LOOPBACK_NETWORKS, UNKNOWN_SENDER, Proxies
from citadels.server.admission.bans import StoredBans, network_to_ban
from citadels.server.admission.control import (
    REPORT_EXPIRY,
    WIDER_FACTOR,
    AdmissionControl,
    ConnectionSlot,
    RateLimitExceeded,
)
from citadels.server.config.limits import WINDOW_SECONDS, ServerLimits
from tests.tables.table_harness import ManualClock, run

STRANGER = "198.51.100.7"
PROXIES = Proxies([*LOOPBACK_NETWORKS, "10.0.0.0/8", "2001:db8:aaaa::1"])

# -- addresses -------------------------------------------------------------------------------

SENDERS: list[tuple[str | None, list[str], str]] = [
    (STRANGER, [], STRANGER),
    ("127.0.0.1", [], "127.0.0.1"),
    ("::1", [], "::1"),
    (None, [], UNKNOWN_SENDER),
    # one customer is one address
    ("2001:db8:1:2:3:4:5:6", [], "2001:db8:1:2::/64"),
    ("2001:db8:1:2::9", [], "2001:db8:1:2::/64"),
    ("2001:db8:1:3::9", [], "2001:db8:1:3::/64"),
    ("::ffff:198.51.100.7", [], STRANGER),
    ("::ffff:127.0.0.1", ["198.51.100.7"], STRANGER),
    ("fe80::1%eth0", [], "fe80::/64"),
    # only a trusted proxy is believed
    ("127.0.0.1", [STRANGER], STRANGER),
    ("10.1.2.3", ["2001:db8:1:2::9"], "2001:db8:1:2::/64"),
    ("2001:db8:aaaa::1", [STRANGER], STRANGER),
    ("2001:db8:aaaa::2", [STRANGER], "2001:db8:aaaa::/64"),
    (STRANGER, ["127.0.0.1"], STRANGER),
    (STRANGER, ["203.0.113.9, 127.0.0.1"], STRANGER),
    # only the last hop that is not ours counts; what is left of it was written by a stranger
    ("127.0.0.1", [f"127.0.0.1, {STRANGER}"], STRANGER),
    ("127.0.0.1", [f"203.0.113.9, {STRANGER}, 10.0.0.1"], STRANGER),
    ("127.0.0.1", ["203.0.113.9", STRANGER], STRANGER),
    ("127.0.0.1", ["10.0.0.1, 10.0.0.2"], "10.0.0.1"),
    # as some proxies write it
    ("127.0.0.1", [f"{STRANGER}:4711"], STRANGER),
    ("127.0.0.1", ["[2001:db8:1:2::9]:4711"], "2001:db8:1:2::/64"),
    ("127.0.0.1", [f"  {STRANGER}  "], STRANGER),
    # a malformed header does not count as this machine
    ("127.0.0.1", [""], UNKNOWN_SENDER),
    ("127.0.0.1", ["unknown"], UNKNOWN_SENDER),
    ("127.0.0.1", [f"{STRANGER},"], UNKNOWN_SENDER),
    ("127.0.0.1", ["localhost"], UNKNOWN_SENDER),
    ("127.0.0.1", ["127.0.0.1, _hidden"], UNKNOWN_SENDER),
    ("127.0.0.1", ["[::1"], UNKNOWN_SENDER),
    ("127.0.0.1", ["127.0.0.1:x"], UNKNOWN_SENDER),
    ("127.0.0.1", ["1.2.3.4.5", "\xff" * 1000], UNKNOWN_SENDER),
]


@pytest.mark.parametrize(("peer", "forwarded", "sender"), SENDERS)
def test_the_sender_is_the_last_hop_that_is_not_a_proxy_of_ours(
    peer: str | None, forwarded: list[str], sender: str
) -> None:
    assert PROXIES.sender(peer, forwarded) == sender


@pytest.mark.parametrize("text", ["", "proxy.example", "10.0.0.1/8", "10.0.0.0/33", "10.0.0"])
def test_a_proxy_is_named_by_its_address_or_network(text: str) -> None:
    with pytest.raises(ValueError, match="an address or a network"):
        Proxies([text])


# -- bans --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("banned", "sender", "is_banned"),
    [
        ("198.51.100.7", STRANGER, True),
        ("198.51.100.0/24", STRANGER, True),
        ("198.51.100.8", STRANGER, False),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64", True),
        ("2001:db8::/32", "2001:db8:1:2::/64", True),
        ("2001:db8:1:3::/64", "2001:db8:1:2::/64", False),
        ("198.51.100.0/24", UNKNOWN_SENDER, False),
    ],
)
def test_a_ban_holds_for_its_network_until_it_is_over(banned: str, sender: str, is_banned: bool) -> None:
    one, clock = admission()
    one.ban(StoredBans([{"network": network_to_ban(banned), "expires": clock.time() + 60, "at": 0.0}]))
    assert one.bans.has(sender) == is_banned
    run(clock.advance(61))
    assert not one.bans.has(sender)


# -- what one address may do -----------------------------------------------------------------


def admission(files: int | None = None, **limits: int) -> tuple[AdmissionControl, ManualClock]:
    clock = ManualClock()
    return AdmissionControl(ServerLimits(**limits), PROXIES, clock, files), clock


def test_an_address_has_one_quota_everywhere() -> None:
    control, clock = admission(posts=2)
    quota = control.quota(STRANGER)
    assert [quota.may("posts") for _ in range(3)] == [True, True, False]
    assert not control.quota(STRANGER).may("posts")
    assert control.quota("203.0.113.9").may("posts")
    run(clock.advance(30))
    assert control.quota(STRANGER).may("posts")


def test_a_quota_counts_over_all_servers() -> None:
    (one, _), (other, _) = admission(tables=10, address_frames=1000), admission(tables=10)
    quota = one.quota(STRANGER)
    assert all(quota.may("tables") for _ in range(9))
    assert quota.may("address_frames", 10)
    told = one.usage_report(2.0)
    assert told == [(STRANGER, {"tables": 9})], "so few frames are not worth telling"
    assert one.usage_report(2.0) == []
    other.merge_usage("one", told)
    assert [other.quota(STRANGER).may("tables") for _ in range(2)] == [True, False]
    assert other.usage_report(2.0) == [(STRANGER, {"tables": 1})], "what others told is not told again"


def test_sockets_at_peers_count_while_the_peers_report_them() -> None:
    (one, _), (other, clock) = admission(sockets=10), admission(sockets=10)
    one.quota(STRANGER).sockets = 9
    told = one.usage_report(2.0)
    assert told == one.usage_report(2.0) == [(STRANGER, {"sockets": 9})]
    for _ in range(2):
        other.merge_usage("one", told)  # once more is no more
    quota = other.quota(STRANGER)
    assert quota.may_open_socket()
    quota.sockets = 1
    assert not quota.may_open_socket()
    assert other.usage_report(2.0) == [(STRANGER, {"new_sockets": 1})], "what others told is not told again"
    run(clock.advance(REPORT_EXPIRY))
    assert quota.may_open_socket()


def test_the_networks_of_one_48_have_limits_together() -> None:
    control, _ = admission(posts=2, sockets=3, new_sockets=1000)
    customers = [control.quota(f"2001:db8:1:{n:x}::/64") for n in range(60)]
    assert sum(one.may("posts") for one in customers for _ in range(3)) == 2 * WIDER_FACTOR
    for one in customers:
        while one.may_open_socket():
            one.hold_sockets(1)
    assert sum(one.sockets for one in customers) == 3 * WIDER_FACTOR
    assert control.quota("2001:db8:2:1::/64").may("posts"), "a /48 beside it is another one"
    assert control.quota(STRANGER).may("posts")
    customers[0].hold_sockets(-1)
    assert customers[-1].may_open_socket()


def test_a_refusal_for_a_wider_network_does_not_charge_the_address() -> None:
    control, clock = admission(posts=2)
    for n in range(WIDER_FACTOR):
        assert [control.quota(f"2001:db8:1:{n:x}::/64").may("posts") for _ in range(2)] == [True, True]
    last = control.quota("2001:db8:1:ffff::/64")
    assert not last.may("posts")
    run(
        clock.advance(WINDOW_SECONDS["posts"] / 2 / WIDER_FACTOR)
    )  # in which one address would get nothing back
    assert last.may("posts")


def test_peers_learn_of_wider_networks_by_a_key_that_hides_the_address() -> None:
    (one, _), (other, _) = admission(posts=2), admission(posts=2)
    for control in (one, other):
        control.known_as = lambda sender: f"#{sum(sender.encode())}"
    for n in range(WIDER_FACTOR):
        assert [one.quota(f"2001:db8:1:{n:x}::/64").may("posts") for _ in range(2)] == [True, True]
    told = one.usage_report(60.0)
    assert all(name.startswith("#") for name, _ in told)
    other.merge_usage("one", told)
    assert not other.quota("2001:db8:1:eeee::/64").may("posts")


def test_a_rate_limited_client_learns_when_to_retry() -> None:
    quota = admission(tables=40)[0].quota(STRANGER)
    for _ in range(40):
        quota.check("tables")
    with pytest.raises(RateLimitExceeded) as refused:
        quota.check("tables")
    assert refused.value.seconds == WINDOW_SECONDS["tables"] / 40


def test_a_burst_from_one_address_does_not_run_ahead_of_others() -> None:
    control, _ = admission()
    begun: list[str] = []

    async def request(sender: str) -> None:
        await control.quota(sender).pass_turnstile()
        begun.append(sender)

    async def scene() -> None:
        await asyncio.gather(*[request(STRANGER) for _ in range(50)], request("203.0.113.9"))

    run(scene())
    assert begun.index("203.0.113.9") < 3
    assert len(begun) == 51


@pytest.mark.parametrize("here", ["127.0.0.1", "127.8.8.8", "::1"])
def test_this_machine_has_no_limits_by_address(here: str) -> None:
    control, _ = admission(posts=1, connections=1, new_connections=1)
    assert all(control.quota(here).may("posts") for _ in range(10))
    assert all(control.enter(here, lambda: None) for _ in range(10))


def test_a_limited_number_of_addresses_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gates, "MAX_REMEMBERED", 3)
    control, _ = admission(posts=1)
    staying = control.enter("198.51.100.1", lambda: None)
    assert staying is not None
    for number in range(1, 6):
        assert control.quota(f"198.51.100.{number}").may("posts")
    assert not control.quota("198.51.100.1").may("posts")  # connected clients are remembered
    assert control.quota("198.51.100.2").may("posts")
    assert not control.quota("198.51.100.5").may("posts")


# -- connections -----------------------------------------------------------------------------


class Crowd:
    """Connections that come in, and the numbers of those that were dropped."""

    def __init__(self, control: AdmissionControl, host: str = "127.0.0.1") -> None:
        self.control = control
        self.host = host
        self.dropped: list[int] = []
        self._came = 0

    def come(self) -> ConnectionSlot | None:
        number, self._came = self._came, self._came + 1
        return self.control.enter(self.host, lambda: self.dropped.append(number))

    def come_in(self) -> ConnectionSlot:
        slot = self.come()
        assert slot is not None
        return slot


def test_connections_per_address_are_limited_at_once_and_over_time() -> None:
    control, clock = admission(connections=2, new_connections=3)
    crowd = Crowd(control, STRANGER)
    first = crowd.come_in()
    assert crowd.come()
    assert not crowd.come()
    first.leave()
    first.leave()
    assert crowd.come()
    assert not crowd.come()
    control.quota(STRANGER).connections = 0
    assert not crowd.come(), "three have come already"
    run(clock.advance(10))
    assert crowd.come()


def test_connections_of_a_trusted_proxy_are_not_limited() -> None:
    control, _ = admission(connections=1, new_connections=1)
    crowd = Crowd(control, "10.0.0.1")
    assert all(crowd.come() for _ in range(10))


def test_the_oldest_half_open_connection_goes_first() -> None:
    crowd = Crowd(admission(half_open=3)[0])
    stays = [crowd.come_in() for _ in range(3)]
    stays[0].begin()  # it has been answered
    stays[1].settle()  # it is a socket that has said hello
    crowd.come_in()
    assert crowd.dropped == []
    crowd.come_in()
    assert crowd.dropped == [2]
    crowd.come_in()
    assert crowd.dropped == [2, 0]


def test_a_full_server_refuses_newcomers_when_no_client_can_be_evicted() -> None:
    control, _ = admission(all_connections=2)
    crowd = Crowd(control)
    first, second = crowd.come_in(), crowd.come_in()
    first.settle()
    crowd.come_in().settle()
    assert crowd.dropped == [1]
    assert crowd.come() is None
    second.leave()
    assert crowd.come() is None, "it had gone before"
    first.leave()
    assert crowd.come()
    assert control.connections == 2


def test_some_file_descriptors_are_reserved() -> None:
    crowd = Crowd(admission(files=gates.RESERVED_FILES + 2)[0])
    for _ in range(2):
        crowd.come_in().settle()
    assert crowd.come() is None


def test_a_connection_that_waits_for_too_long_is_dropped() -> None:
    control, clock = admission()
    crowd = Crowd(control)
    for slot in [crowd.come_in() for _ in range(2)][1:]:
        slot.settle()
    run(clock.advance(gates.REQUEST_SECONDS - 1))
    assert crowd.dropped == []
    run(clock.advance(1))
    assert crowd.dropped == [0]
    assert control.connections == 1


def test_a_slot_that_was_left_cannot_begin_again() -> None:
    control, _ = admission(half_open=1)
    crowd = Crowd(control)
    crowd.come_in().drop()
    slot = crowd.come_in()
    slot.leave()
    slot.begin()
    crowd.come_in()
    assert crowd.dropped == [0]

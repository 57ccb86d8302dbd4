"""Addresses that the administrator has banned."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import NamedTuple

from citadels.engine.errors import CitadelsError
from citadels.server.admission.addresses import LOOPBACK_NETWORKS, AddressKeys, Network, rate_limit_key
from citadels.server.storage.schema import BanRow, SeatBanRow
from citadels.tables.clock import Clock


def network_to_ban(text: str) -> str:
    """Return the network to store for a ban; an IPv6 address stands for its /64.

    >>> network_to_ban("198.51.100.7"), network_to_ban("2001:db8:1:2::9"), network_to_ban("198.51.100.0/24")
    ('198.51.100.7/32', '2001:db8:1:2::/64', '198.51.100.0/24')
    """
    try:
        wanted = ip_network(text if "/" in text else rate_limit_key(ip_address(text)))
    except ValueError as error:
        such = "such as 198.51.100.7, 198.51.100.0/24 or 2001:db8::/48"
        raise CitadelsError(f"invalid address or network {text!r}: write one {such}") from error
    if any(_overlap(wanted, ip_network(here)) for here in LOOPBACK_NETWORKS):
        raise CitadelsError(f"cannot ban {wanted}: it includes the loopback addresses of the server itself")
    return str(wanted)


def _overlap(one: Network, other: Network) -> bool:
    return one.version == other.version and one.overlaps(other)


class StoredBans(NamedTuple):
    """The bans as the database stores them."""

    networks: Sequence[BanRow] = ()
    seats: Sequence[SeatBanRow] = ()
    addresses: AddressKeys | None = None  # makes the pseudonyms that ban seats


class Bans:
    """The bans in force: of networks, and of the addresses behind seats."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until: list[tuple[Network, float | None]] = []
        self._seats: list[tuple[str, float | None]] = []
        self._addresses: AddressKeys | None = None

    def replace(self, stored: StoredBans) -> None:
        """Replace all bans by the stored ones."""
        self._until = [(ip_network(row["network"]), row["expires"]) for row in stored.networks]
        self._seats = [(row["address"], row["expires"]) for row in stored.seats]
        self._addresses = stored.addresses

    def has(self, sender: str) -> bool:
        """Return whether an address, as admission control names it, is banned."""
        return self._has_seat(sender) or self._has_network(sender)

    def _has_seat(self, sender: str) -> bool:
        if not self._seats or self._addresses is None:
            return False
        known_as, now = self._addresses.key(sender), self._clock.time()
        return any(
            known_as == address for address, expires in self._seats if expires is None or now < expires
        )

    def _has_network(self, sender: str) -> bool:
        if not self._until:
            return False
        try:
            found = ip_network(sender)
        except ValueError:  # an unknown address
            return False
        now = self._clock.time()
        return any(
            _overlap(found, network) for network, expires in self._until if expires is None or now < expires
        )

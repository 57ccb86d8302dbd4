"""Client addresses: taken from the connection, or from X-Forwarded-For of trusted proxies."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
ADDRESS_WITH_PORT: Final = re.compile(r"(?:\[(.+)\]|([\d.]+))(?::\d+)?", re.ASCII)
LOOPBACK_NETWORKS: Final = ("127.0.0.0/8", "::1")
# Home networks, VPNs among friends, and proxies that are not trusted to name their clients.
LOCAL_NETWORKS: Final = (
    *LOOPBACK_NETWORKS, "10.0.0.0/8", "100.64.0.0/10", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16",
    "fc00::/7", "fe80::/10",
)  # fmt: skip
# Headers between peers: the sender's HMAC, and the client for whom it asks.
PEER_AUTH_HEADER: Final = "x-citadels-fellow"
SENDER_HEADER: Final = "x-citadels-sender"
REQUEST_ID_HEADER: Final = "x-request-id"  # the id of a request in the log
WIDER_SUFFIX: Final = "/48"  # of the name of a wider network, which has limits of its own
UNKNOWN_SENDER: Final = "unknown"  # all clients with unparsable addresses share one quota


def rate_limit_key(address: Address) -> str:
    """Return the key under which an address is counted: for IPv6 its /64, which is what one customer gets."""
    if isinstance(address, IPv4Address) or address.is_loopback:
        return str(address)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


def wider_network(sender: str) -> str | None:
    """Return the /48 around an IPv6 /64, which many customers get; None for other addresses."""
    if not sender.endswith("/64"):
        return None
    return f"{IPv6Address(int(IPv6Address(sender.removesuffix('/64'))) >> 80 << 80)}{WIDER_SUFFIX}"


def read_address(text: str) -> Address | None:
    """Parse an address as proxies write it, with or without a port. Return None if it is invalid."""
    with_port = ADDRESS_WITH_PORT.fullmatch(text.strip())
    try:
        found = ip_address(with_port[1] or with_port[2] if with_port else text.strip())
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def forwarded(headers: Iterable[tuple[bytes, bytes]]) -> list[str]:
    """Return the values of all X-Forwarded-For headers."""
    return [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for"]


def header(headers: Iterable[tuple[bytes, bytes]], wanted: str) -> str | None:
    """Return the value of a header; None if it is missing."""
    return next((value.decode("latin-1") for name, value in headers if name == wanted.encode()), None)


class AddressKeys:
    """Pseudonyms of network addresses: keyed hashes, which reveal only whether two addresses are equal."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()[:64]
        self._local = [read_network(text) for text in LOCAL_NETWORKS]

    def key(self, sender: str) -> str:
        """Return the pseudonym of an address, or an empty string for a local one, where people are counted by
        seat."""
        if self._is_local(sender):
            return ""
        return hashlib.blake2b(sender.encode(), key=self._secret, digest_size=8).hexdigest()

    def _is_local(self, sender: str) -> bool:
        address = read_address(sender.partition("/")[0])
        return address is not None and any(address in network for network in self._local)


class Proxies:
    """The proxies whose X-Forwarded-For header is trusted."""

    def __init__(self, networks: Sequence[str] = LOOPBACK_NETWORKS) -> None:
        self._networks = [read_network(text) for text in networks]

    def trusts(self, address: Address) -> bool:
        return any(address in network for network in self._networks)

    def sender(self, peer: str | None, forwarded: Sequence[str]) -> str:
        """Return the address that sent a request: the last hop that is not a trusted proxy.

        A hop that cannot be parsed is unknown. Hops that an untrusted client wrote into the header are
        ignored.
        """
        hops = [hop for line in forwarded for hop in line.split(",")]
        sender = read_address(peer or "")
        while sender is not None and hops and self.trusts(sender):
            sender = read_address(hops.pop())
        return UNKNOWN_SENDER if sender is None else rate_limit_key(sender)


def read_network(text: str) -> Network:
    """Parse a network, or a single address as a network of one."""
    try:
        return ip_network(text)
    except ValueError:
        wanted = "write it as an address or a network, such as 10.0.0.2 or 10.0.0.0/8"
        raise ValueError(f"{wanted}, not {text!r}") from None

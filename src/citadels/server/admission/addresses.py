"""Whose address a request comes from: straight from its sender, or as a trusted proxy tells it."""

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
# Networks of one house or one group of friends, and proxies that are not trusted to name their clients.
LOCAL_NETWORKS: Final = (
    *LOOPBACK_NETWORKS, "10.0.0.0/8", "100.64.0.0/10", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16",
    "fc00::/7", "fe80::/10",
)  # fmt: skip
PEER_AUTH_HEADER: Final = (
    "x-citadels-fellow"  # the header in which another server shows that it is one of ours
)
SENDER_HEADER: Final = "x-citadels-sender"  # the header in which it says for whom it asks
REQUEST_ID_HEADER: Final = "x-request-id"  # the header with the id of a request, by which the log names it
WIDER_SUFFIX: Final = "/48"  # ends the name of a network whose addresses have limits together
UNKNOWN_SENDER: Final = "unknown"  # whom a proxy names in a way that cannot be read; all of them count as one


def rate_limit_key(address: Address) -> str:
    """What counts as one address: for IPv6 the /64 that one customer of a provider gets."""
    if isinstance(address, IPv4Address) or address.is_loopback:
        return str(address)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


def wider_network(sender: str) -> str | None:
    """The /48 around an IPv6 network that counts as one address: many customers get as much."""
    if not sender.endswith("/64"):
        return None
    return f"{IPv6Address(int(IPv6Address(sender.removesuffix('/64'))) >> 80 << 80)}{WIDER_SUFFIX}"


def read_address(text: str) -> Address | None:
    """An address as proxies write it, with or without a port; None if it is none."""
    with_port = ADDRESS_WITH_PORT.fullmatch(text.strip())
    try:
        found = ip_address(with_port[1] or with_port[2] if with_port else text.strip())
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def forwarded(headers: Iterable[tuple[bytes, bytes]]) -> list[str]:
    """What the headers of a request say about the way that it took."""
    return [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for"]


def header(headers: Iterable[tuple[bytes, bytes]], wanted: str) -> str | None:
    """What one of the headers of a request says."""
    return next((value.decode("latin-1") for name, value in headers if name == wanted.encode()), None)


class AddressKeys:
    """Names for network addresses, which tell whether two are equal and, without the secret, nothing else."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()[:64]
        self._local = [read_network(text) for text in LOCAL_NETWORKS]

    def key(self, sender: str) -> str:
        """Return the name of an address, or nothing for a local one: people there are counted by seat."""
        if self._is_local(sender):
            return ""
        return hashlib.blake2b(sender.encode(), key=self._secret, digest_size=8).hexdigest()

    def _is_local(self, sender: str) -> bool:
        address = read_address(sender.partition("/")[0])
        return address is not None and any(address in network for network in self._local)


class Proxies:
    """The proxies that are trusted to tell for whom they ask, in ``X-Forwarded-For``."""

    def __init__(self, networks: Sequence[str] = LOOPBACK_NETWORKS) -> None:
        self._networks = [read_network(text) for text in networks]

    def trusts(self, address: Address) -> bool:
        return any(address in network for network in self._networks)

    def sender(self, peer: str | None, forwarded: Sequence[str]) -> str:
        """The address of whoever sent a request: the last hop that is not a trusted proxy of ours.

        A hop that cannot be read is somebody unknown. What a stranger wrote into the header is not believed.
        """
        hops = [hop for line in forwarded for hop in line.split(",")]
        sender = read_address(peer or "")
        while sender is not None and hops and self.trusts(sender):
            sender = read_address(hops.pop())
        return UNKNOWN_SENDER if sender is None else rate_limit_key(sender)


def read_network(text: str) -> Network:
    """A network, or the one address in it."""
    try:
        return ip_network(text)
    except ValueError:
        wanted = "write it as an address or a network, such as 10.0.0.2 or 10.0.0.0/8"
        raise ValueError(f"{wanted}, not {text!r}") from None

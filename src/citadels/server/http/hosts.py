"""Host and origin checks, and this machine's LAN address."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit


def is_ours(host: str | None, base_url: str | None) -> bool:
    """Return whether a Host header means this server: an IP address, this machine's name or the public name.

    This stops DNS rebinding: a foreign page can point its own name at this machine, but cannot use ours.
    """
    if not host:
        return False
    try:
        parts = urlsplit(f"//{host}")
        name, _ = (parts.hostname or "").lower(), parts.port
    except ValueError:
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        own = socket.gethostname().lower()
        names = {"localhost", own, own.split(".")[0], f"{own.split('.')[0]}.local"}
        if base_url is not None:
            names.add((urlsplit(base_url).hostname or "").lower())
        return name in names
    return True


def is_same_origin(origin: str | None, host: str | None, base_url: str | None) -> bool:
    """Return whether an Origin header is of our own page. Programs send none, which is allowed."""
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if base_url is not None and origin.rstrip("/") == _origin(base_url):
        return True
    return parts.scheme in ("http", "https") and parts.netloc.lower() == (host or "").lower()


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def is_loopback(host: str | None) -> bool:
    try:
        return host is not None and ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def lan_address() -> str | None:
    """Return this machine's address on the local network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if is_loopback(address) or address == "0.0.0.0" else address

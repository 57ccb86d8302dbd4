"""HAProxy in front of several servers, as packaged by Debian."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from scripts import external_tools

from bench.clients import HOST, Server

Balance = Literal["in turn", "by table"]

# By table: the id stands in the address, and what has none (making a table) goes to each in turn.
BALANCE: dict[Balance, str] = {
    "in turn": "balance roundrobin",
    "by table": """balance hash path,field(-1,/)
    hash-type consistent""",
}
# Who does not answer twice is cut off, so that the players of a server that sleeps come back. It has seconds
# for it: one that is only busy would lose all its players, who would then make the others as busy.
CONFIGURATION = """
defaults
    mode http
    timeout connect 1s
    timeout client 1h
    timeout server 1h
    timeout http-request 10s
    timeout check 2500ms
    retries 3
    option redispatch 1
listen tables
    bind {host}:{port}
    {balance}
    option httpchk
    http-check send meth GET uri /health ver HTTP/1.1 hdr Host {host}
    default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
"""


@contextmanager
def haproxy(port: int, servers: Sequence[Server], folder: Path, balance: Balance) -> Iterator[int]:
    """Start HAProxy on a port, in front of the healthy servers. Return its process."""
    program = external_tools.haproxy()
    assert program is not None, external_tools.missing_haproxy()
    file, log = folder / "haproxy.cfg", folder / "haproxy.log"
    lines = [f"    server s{n} {HOST}:{server.port}" for n, server in enumerate(servers)]
    head = CONFIGURATION.format(host=HOST, port=port, balance=BALANCE[balance])
    file.write_text("\n".join([head.rstrip(), *lines, ""]))
    with log.open("ab") as said:
        running = subprocess.Popen([program, "-db", "-f", file], stdout=said, stderr=said)
    try:
        yield running.pid
    finally:
        running.kill()
        running.wait()

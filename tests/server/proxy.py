"""Run the proxy configurations from deploy/ with only addresses and ports replaced."""

from __future__ import annotations

import re
import socket
import ssl
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tests.server.server_process import ServerProcess
from tests.waiting import TIMEOUT, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "table.example"


class Proxied(ServerProcess):
    """A server reached through a TLS proxy."""

    def __init__(self, folder: Path, port: int) -> None:
        super().__init__(folder)
        self.port = port

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    def socket_url(self, table: str) -> str:
        return f"wss://127.0.0.1:{self.port}/ws/{table}"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def certificate(folder: Path) -> Path:
    """Write a certificate for this machine and the configured name, with its key, to one file."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    names = x509.SubjectAlternativeName([x509.DNSName(NAME), x509.IPAddress(ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(names, critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + private)
    return file


def written(name: str, target: Path, changes: Mapping[str, str]) -> Path:
    """Write a configuration with changes for this machine; every change must apply."""
    text = (DEPLOY / name).read_text()
    for pattern, instead in changes.items():
        text, count = re.subn(pattern, instead, text, flags=re.MULTILINE)
        assert count, f"{pattern} is not in {name}"
    target.write_text(text)
    return target


@contextmanager
def running(command: list[str], folder: Path, port: int, trusted: Path) -> Iterator[Proxied]:
    """Run a proxy, yielding once it accepts connections."""
    log = folder / "proxy.txt"
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out)
    context = ssl.create_default_context(cafile=str(trusted))

    def answers() -> bool:
        assert process.poll() is None, log.read_text()
        try:
            with socket.create_connection(("127.0.0.1", port), 1) as plain:
                context.wrap_socket(plain, server_hostname=NAME).close()
        except OSError:
            return False
        return True

    try:
        wait_for(answers, "the proxy answers")
        yield Proxied(folder, port)
    finally:
        process.terminate()
        process.wait(TIMEOUT)

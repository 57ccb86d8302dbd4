"""A push service for the tests, and devices that subscribe to it and decrypt its messages."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.waiting import wait_for

Json = dict[str, Any]


class PushService:
    """Records pushed messages. It can answer with any status, or hang."""

    def __init__(self) -> None:
        service = self
        self.status = 201
        self.hang = threading.Event()
        self.hang.set()
        self.taken: list[tuple[str, dict[str, str], bytes]] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.taken.append((self.path, headers, body))
                service.hang.wait(30)
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def __enter__(self) -> PushService:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.hang.set()
        self._server.shutdown()
        self._server.server_close()

    def wait(self, count: int) -> None:
        wait_for(lambda: len(self.taken) >= count, f"{count} messages are pushed")


class Device:
    """A subscribed browser."""

    def __init__(self, service: PushService, name: str = "device") -> None:
        self.service = service
        self.path = f"/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = b"sixteen bytes .."
        self.subscription: Json = {
            "endpoint": service.url + self.path,
            "keys": {"p256dh": _text(self._public), "auth": _text(self._auth)},
        }

    def calls(self) -> list[Json]:
        """Return the messages to this device, decrypted as a browser does (RFC 8291)."""
        return [json.loads(self._read(body)) for path, _, body in self.service.taken if path == self.path]

    def _read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        sender = body[21 : 21 + length]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        secret = self._key.exchange(ec.ECDH(), theirs)
        secret = _derive(secret, self._auth, b"WebPush: info\0" + self._public + sender, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, body[21 + length :], None).removesuffix(b"\x02")


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _text(value: bytes) -> str:
    return urlsafe_b64encode(value).decode().rstrip("=")


def claims(headers: dict[str, str]) -> Json:
    """Return the VAPID claims of a request to the service."""
    token = headers["authorization"].removeprefix("vapid t=").split(",")[0]
    part = token.split(".")[1]
    found: Json = json.loads(urlsafe_b64decode(part + "=" * (-len(part) % 4)))
    return found

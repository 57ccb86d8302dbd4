"""HTTP requests that no browser sends, and bytes that are not HTTP."""

from __future__ import annotations

import base64
from typing import Final

from bench.clients import HOST, Json
from bench.fuzz.messages import Generator, Place

PATHS: Final = (
    "/", "/health", "/interface", "/api/catalogue", "/api/catalogue?language=xx", "/api/catalogue?x=",
    "/api/network", "/api/tables", "/api/settings", "/api/mine", "/api/qr", "/api/tables/ID/join",
    "/api/tables/ID/claim", "/api/tables/ID/invitation", "/api/tables/ID/course",
    "/api/tables/ID/game", "/api/tables/ID/replay", "/api/tables/ID/replay?step=1e9",
    "/api/tables/ID/replay?step=99999999999999999999&seat=-1", "/api/tables/ID/replay?seat=99&step=-1",
    "/api/tables/ID/replay?step=5&step=6&language=%00", "/api/tables/%00/game", "/api/tables/%ff%fe/game",
    "/api/tables//game", "/api/tables/../../health", "/t/ID", "/t/%3Cscript%3E", "/static/../app.py",
    "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/static/", "/static/nothing.js", "/static/%00",
    "/openapi/openapi.json", "/nothing", "//", "/%", "/%zz", "/" + "a" * 4000, "/ws", "/ws/", "/ws/x",
    "/api/tables/😀/game", "*", "http://evil.example/", "/api/tables/ID/replay?" + "a=1&" * 500,
)  # fmt: skip
METHODS: Final = (
    "GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "BREW",
)  # fmt: skip
POSTED: Final = ("/api/tables", "/api/settings", "/api/mine", "/api/qr", "/api/network")
HOSTS: Final = (
    "localhost", "evil.example", "", "[::1]", "[", "[::1", "]", "a b",
    "127.0.0.1:99999", "127.0.0.1:x", "user@127.0.0.1", "[v1.x]", "é", "127.0.0.1.evil.example", "//", "%00",
)  # fmt: skip
ORIGINS: Final = (
    "null", "http://evil.example", "http://[", "http://[::1", "", "é", "http://127.0.0.1:x",
    "javascript:1", "http://a@b@c", "http://127.0.0.1",
)  # fmt: skip
TYPES: Final = (
    "application/json", "application/json", "application/json", "text/plain", "application/x-msgpack",
    "multipart/form-data", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "", ";",
    "é", "application/json; charset=utf-7",
)  # fmt: skip


class Web:
    """Bad HTTP requests."""

    def __init__(self, generator: Generator, chairs: list[Place]) -> None:
        self._generator = generator
        self._places = chairs

    def request(self) -> tuple[bytes, bool, str]:
        """Return the bytes of a request, whether it is HTTP (otherwise it needs no answer), and its kind."""
        rng = self._generator.rng
        if rng.random() < 0.04:
            return self._no_http(), False, "no HTTP"
        place = rng.choice(self._places)
        template = rng.choice(PATHS)
        path = template.replace("ID", rng.choice((place.table, place.table, "none", "x" * 200)))
        posts = template in POSTED or template.endswith(("/join", "/claim", "/invitation"))
        method = rng.choice(METHODS) if rng.random() < 0.3 else "POST" if posts else "GET"
        host = rng.choice(HOSTS) if rng.random() < 0.15 else HOST
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close"]
        origin = rng.choice(ORIGINS) if rng.random() < 0.15 else None
        lines += [f"Origin: {origin}"] if origin is not None else []
        token = rng.choice((f"Bearer {place.token}", "Bearer x", "Bearer ", "Basic eA==", "é", ""))
        lines += [f"Authorization: {token}"] if rng.random() < 0.6 else []
        upgrade = rng.random() < 0.05
        if upgrade:
            lines += ["Upgrade: websocket", "Sec-WebSocket-Version: " + rng.choice(("13", "8", "x"))]
            lines[2] = "Connection: Upgrade"
            lines += [f"Sec-WebSocket-Key: {rng.choice(('x', base64.b64encode(bytes(16)).decode()))}"]
        lines += [f"X-{n}: {'y' * 100}" for n in range(rng.choice((0, 0, 0, 3, 60)))]
        body = b""
        if method in ("POST", "PUT", "PATCH", "DELETE"):
            body = self._body(path)
            lines += [f"Content-Type: {rng.choice(TYPES)}", f"Content-Length: {len(body)}"]
        # Bytes that do not belong in a target, or a socket by POST: what happens is up to the parser.
        plain = path.isascii() and path.startswith("/") and not upgrade
        kind = f"{method} {template[:60]}" if origin is None else f"Origin: {origin}"
        kind = kind if host == HOST else f"Host: {host}"
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + body, plain, kind

    def _body(self, path: str) -> bytes:
        generator, rng = self._generator, self._generator.rng
        token = rng.choice(self._places).token
        seated = {"table": "x", "seat": 10**20, "token": token}
        bodies: dict[str, Json] = {
            "/api/tables": {
                "name": rng.choice(("Robin", " ", "\u200b", "x" * 40, "😀")),
                "bots": rng.choice((["greedy"] * 3, [None] * 3, [], ["nobody"], ["random"] * 100)),
                "settings": {"preset": rng.choice(("random", "first_game", "x", None)), "seats": 4},
                "options": {"clock": {"kind": rng.choice(("turn", "x")), "seconds": rng.choice((60, 1e308))}},
            },
            "/api/settings": {
                "edition": rng.choice(("2016", "2000", "x")),
                "seats": rng.choice((0, 2, 4, 8, 9, -1, 10**9)),
                "crown": rng.choice((None, 0, 9, -1, 10**20)),
                "size": rng.choice((None, 7, 0, 10**20)),
                "characters": rng.choice((None, [], ["king"] * 8, ["x"] * 1000)),
                "districts": rng.choice((None, [], ["smithy"] * 14, ["x"])),
                "ninth": rng.choice((None, True, False, "queen", "x")),
                "variants": rng.choice(([], ["x"], ["x"] * 50)),
            },
            "/api/mine": {"seats": [seated] * rng.choice((1, 3, 101))},
            "/api/qr": {"text": rng.choice(("x", "😀" * 500, "é" * 500, "\x00", "漢字" * 200, "1" * 500))},
        }
        made = bodies.get(path, {"name": "Robin", "invite": token, "claim": token})
        if rng.random() < 0.3 and isinstance(made.get("settings"), dict):
            made["settings"][rng.choice(("seats", "crown", "size", "edition"))] = generator.value()
        if rng.random() < 0.02:
            return b'{"name":"' + b"x" * 70_000 + b'"}'
        return generator.body(made)

    def _no_http(self) -> bytes:
        rng = self._generator.rng
        return rng.choice(
            (
                rng.randbytes(50) + b"\r\n\r\n",
                b"GET / HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n",
                b"GET /\r\n\r\n",
                b"GET / HTTP/1.1\r\nHost 127.0.0.1\r\n\r\n",
                b"GET / HTTP/1.1\r\n" + b"A: " + b"x" * 70_000 + b"\r\n\r\n",
                b"POST /api/qr HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
                b"POST /api/qr HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                b"POST /api/qr HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{}",
                b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
                b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
                b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n",
            )
        )

"""Malformed, stale, foreign, out-of-turn and hostile messages against a table server.

    python -m bench.fuzz                              1,000,000 messages
    python -m bench.fuzz --messages 2000 --seed 7     a quick look
    python -m bench.fuzz --record fuzz.jsonl          if interrupted, it goes on from the last round
    python -m bench.fuzz --messages 50000 --keep kept    keep the data folders and the server's logs

Over sockets before and after hello, as frames that no browser writes or that break the standard, and as
HTTP requests. Every message must be answered, or its socket closed with a documented code; the server may
neither end nor log a traceback; and the game at one table, where only what is forbidden is tried, must stay
as it is. A round has 50,000 messages and a server of its own. The exit code is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress, TaskID
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.clients import (
    ANSWERS,
    HOST,
    Api,
    Faults,
    Json,
    Server,
    ask,
    begin,
    hello,
    open_socket,
    upgrade,
)
from bench.frames import CLOSE, PONG, TEXT, bad_frames, odd_frames, read_frame
from bench.record import Record
from citadels.tables import protocol
from citadels.tables.limits import WINDOW

ROUND: Final = 50_000  # messages
WORKERS: Final = 40
PER_SOCKET: Final = 95
MESSAGES: Final = 1000  # from one seat, in which many workers sit
LIMITS: Final = [
    option
    for limit in (f"messages={MESSAGES}", f"seat_sockets={2 * WORKERS}", f"frames={10**9}", f"bytes={10**9}")
    for option in ("--limit", limit)
]
MOST_AT_ONCE: Final = 20
ANSWERED_WITHIN: Final = 30.0
ODD_MESSAGES: Final = 6  # at most, of a socket with odd frames
BAD_FRAME: Final = {1002, 1003, 1007, 1009, 1006}  # 1006: what is not read may cost the close frame
BEFORE_HELLO: Final = {1002, 1003, 1007, 1009, protocol.CLOSE_PROTOCOL, protocol.CLOSE_TOKEN}
AFTER_HELLO: Final = {1002, 1003, 1007, 1009, protocol.CLOSE_REPLACED, protocol.CLOSE_RATE}
# How often what kind of session is chosen; a session has many messages, or a few.
KINDS: Final = {"own": 10, "watched": 10, "over": 4, "before": 60, "frames": 40, "http": 250, "flood": 0.1}
MARK: Final = "\x01"  # stands for a value that the JSON module does not write


class Heard(msgspec.Struct):
    """The parts of a message that matter here."""

    type: str
    id: str | None = None
    version: int | None = None


_heard = msgspec.json.Decoder(Heard)


class Place(msgspec.Struct):
    """A seat at a table; "watch" tokens have seat -1."""

    table: str
    token: str
    seat: int
    version: int = 0


# -- what is sent ------------------------------------------------------------------------------


class Generator:
    """Messages from bad to worse, from a seeded generator."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._number = 0

    def id(self) -> str:
        self._number += 1
        return f"f{self._number}"

    def value(self) -> object:
        """A value that is hardly ever right."""
        rng = self.rng
        return rng.choice(
            (
                None, True, False, 0, -1, 1, 7, 8, 1.5, -0.0, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 2**64,
                10**30, -(10**30), "", " ", "x", "x" * 65, "x" * 600, "0" * 32, "\x00", "é" * 30, "😀" * 20,
                "\u202e\u2066", "de", "../../etc/passwd", "' OR 1=1 --", "<script>", "\ufeff", [], {}, [[]],
                [None] * 50, {"type": "ping"}, {"": {"": {"": ""}}}, {"id": 1}, list(range(100)),
                MARK + self.odd(),
            )
        )  # fmt: skip

    def odd(self) -> str:
        """JSON, or almost, that is not an object."""
        deep = self.rng.choice((20, 200, 2000, 3500))
        return self.rng.choice(
            (
                "1e999", "-1e999", "1E+400", "NaN", "Infinity", "01", "0x10", "'a'", "9" * 400, "9" * 5000,
                "0." + "1" * 1000, "1e-999", '"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\x41"',
                "[" * deep + "]" * deep, '{"a":' * (deep // 3) + "1" + "}" * (deep // 3), "[" * deep,
                '"' + "\\u00e9" * 500 + '"', "undefined", "[1,]", '{"a":1,}', "", "\t\n", "tru", '"',
            )
        )  # fmt: skip

    def action(self) -> str:
        """An answer that is never one of the legal ones."""
        junk = ("nothing", "resign", "zz", "choose 99", "build moon", "gold -1", "😀", "a" * 90, "\u200b")
        return "no " + self.rng.choice(junk)

    def version(self, known: int) -> int:
        shift = self.rng.choice((0, 0, 0, -1, 1, -3, 5, -100, 10**6, -(10**6), 2**62, -(2**70)))
        return known + shift

    def request(self, place: Place) -> Json:
        """A well-formed request, allowed or not."""
        rng, seat = self.rng, self.rng.randrange(8)
        made: Json = rng.choice(
            (
                {"type": "act", "version": self.version(place.version), "action": self.action()},
                {"type": "undo", "version": self.version(place.version)},
                {"type": "ready", "ready": rng.random() < 0.5, "contribution": rng.choice(("", "ab" * 16))},
                {"type": "say", "text": rng.choice(("hello", " ", "\u202e", "😀", "x" * 500, "\n\n", "<b>"))},
                {"type": "mute", "seat": seat, "muted": rng.random() < 0.5},
                {"type": "language", "language": "en"},
                {"type": "bot", "seat": seat, "level": rng.choice(("greedy", "random", None, "nobody", ""))},
                {"type": "kick", "seat": seat},
                {"type": "leave"},
                {"type": "pause", "paused": rng.random() < 0.3},
                {"type": "hand_over", "seat": seat},
                {"type": "link", "kind": rng.choice(("invite", "watch", "device", "seat")), "seat": seat},
                {"type": "refuse_link", "seat": seat},
                {"type": "let_bot_play", "seat": seat, "wanted": rng.random() < 0.5},
                {"type": "rematch"},
                {"type": "ping"},
                {"type": "hello", "token": place.token},
            )
        )
        if made["type"] in ("leave", "kick") and rng.random() < 0.7:
            made = {"type": "ping"}  # they end a session
        if made["type"] != "hello":
            made["id"] = self.id()
        return made

    def frame(self, made: Json) -> tuple[str | bytes, str | None]:
        """A message as sent, perhaps spoiled in some way, and its id if it certainly has one."""
        rng = self.rng
        way = rng.random()
        if way < 0.35:
            return json.dumps(made), made.get("id")
        if way < 0.75:
            return self._written(self._spoiled(made)), None
        text = json.dumps(made, ensure_ascii=rng.random() < 0.5)
        if way < 0.85:
            return text[: rng.randrange(len(text))], None
        if way < 0.90:
            spot = rng.randrange(len(text))
            return text[:spot] + rng.choice('{}[]",:\\0 -e\n\x00é😀') + text[spot + rng.randrange(2) :], None
        if way < 0.94:
            return self.odd(), None
        if way < 0.96:
            return rng.randbytes(rng.randrange(200)), None
        if way < 0.965:
            return json.dumps(made | {"text": "x" * 9000}), None  # too long
        if way < 0.98:
            return text[:-1] + "," + text[1:], None  # every key twice
        whole = ("", " ", "null", "[]", "{}", '""', "0", "\ufeff" + text, text + text, text + " x")
        return rng.choice(whole), None

    def _spoiled(self, made: Json) -> Json:
        """The same with fields that are wrong, missing, foreign or in another order."""
        spoiled = dict(made)
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            way, name = self.rng.random(), self.rng.choice([*spoiled, "id", "type", "version"])
            if way < 0.55:
                spoiled[name] = self.value()
            elif way < 0.75:
                spoiled.pop(name, None)
            elif way < 0.9:
                foreign = ("extra", "", "Type", "__class__", "seat", "protocol")
                spoiled[self.rng.choice(foreign)] = self.value()
            else:
                spoiled = {"first": self.value(), **spoiled}
        return spoiled

    def _written(self, made: object) -> str:
        """As JSON, with the odd values in their places."""
        text = json.dumps(made)
        while (start := text.find('"\\u0001')) >= 0:
            raw, end = json.decoder.scanstring(text, start + 1)  # type: ignore[attr-defined]
            text = text[:start] + raw[1:] + text[end:]
        return text

    def body(self, made: Json) -> bytes:
        text = self.frame(made)[0]
        return text if isinstance(text, bytes) else text.encode()


# -- HTTP --------------------------------------------------------------------------------------

PATHS: Final = (
    "/", "/health", "/interface", "/api/catalogue", "/api/catalogue?language=xx", "/api/catalogue?x=",
    "/api/network", "/api/tables", "/api/settings", "/api/mine", "/api/qr", "/api/tables/ID/join",
    "/api/tables/ID/claim", "/api/tables/ID/game", "/api/tables/ID/replay", "/api/tables/ID/replay?step=1e9",
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
        """The bytes of a request, whether it is HTTP at all (else it need not be answered), and its kind."""
        rng = self._generator.rng
        if rng.random() < 0.04:
            return self._no_http(), False, "no HTTP"
        place = rng.choice(self._places)
        template = rng.choice(PATHS)
        path = template.replace("ID", rng.choice((place.table, place.table, "none", "x" * 200)))
        posts = template in POSTED or template.endswith(("/join", "/claim"))
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


# -- the attack ------------------------------------------------------------------------------------


class Attack:
    """All workers, and what they share."""

    def __init__(self, server: Server, faults: Faults, messages: int, seed: str) -> None:
        self.server = server
        self.faults = faults
        self.left = messages
        self.seed = seed
        self.counts: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.watched: list[Place] = []
        self.over: list[Place] = []
        self.progress: tuple[Progress, TaskID] | None = None

    def count(self, kind: str, number: int = 1) -> None:
        self.left -= number
        self.counts[kind] += number
        if self.progress is not None:
            self.progress[0].advance(self.progress[1], number)

    async def prepare(self, api: Api) -> None:
        """A game that must not change, and one that is over."""
        settings = {"crown": 1, "preset": "first_game"}
        table, tokens, made = await api.table([None] * 3, {"grace": 3600}, settings)
        await begin(self.server, table, tokens)
        self.watched = [Place(table, tokens[seat], seat) for seat in (1, 2, 3)]
        self.watched.append(Place(table, made["watch"], -1))
        for place in self.watched:
            ws, welcome = await hello(self.server, table, place.token)
            place.version = welcome["version"]
            await ws.close()
        table, tokens, made = await api.table(["random"] * 3, {"pace": "instant"}, settings | {"crown": 0})
        await begin(self.server, table, tokens)
        version = await play_out(self.server, table, tokens[0])
        self.over = [Place(table, tokens[0], 0, version), Place(table, made["watch"], -1, version)]

    def snapshot(self) -> object:
        """The game at the watched table, as it is stored."""
        id = self.watched[0].table
        table = self.server.read("SELECT position, undo, version, lines, phase FROM tables WHERE id = ?", id)
        return table, self.server.read("SELECT * FROM changes WHERE table_id = ? ORDER BY version", id)


async def play_out(server: Server, table: str, token: str) -> int:
    """Answer at random until the game is over; returns the last version."""
    rng, number = Random(1), 0
    ws, message = await hello(server, table, token)
    while True:
        situation = message.get("situation")
        if situation is not None:
            if situation["view"]["phase"] == "over":
                await ws.close()
                return int(message["version"])
            if situation["question"] is not None:
                number += 1
                action = rng.choice(situation["question"]["options"])["action"]
                request = {"type": "act", "id": f"p{number}", "version": message["version"], "action": action}
                await ws.send(json.dumps(request))
        try:
            message = json.loads(await ws.recv())
        except ConnectionClosed:  # too many messages
            ws, message = await hello(server, table, token)


class RawSocket:
    """A socket whose frames are written by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @staticmethod
    async def open(server: Server, table: str) -> RawSocket:
        async with asyncio.timeout(ANSWERED_WITHIN):
            reader, writer = await asyncio.open_connection(HOST, server.port)
            writer.write(upgrade(server, table))
            head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise OSError(f"no socket: {head!r}")
        return RawSocket(reader, writer)

    def close(self) -> None:
        self._writer.close()

    async def ask(self, frames: list[bytes], pings: list[bytes], answer: str) -> int | None:
        """Send frames, and wait for an answer of a type and for the last pong; the code if it is closed."""
        for frame in frames:
            self._writer.write(frame)
            await asyncio.sleep(0)
        waiting = {answer, *pings[-1:]}
        try:
            while waiting:
                heard = await read_frame(self._reader)
                if heard.opcode == CLOSE:
                    return heard.code
                if heard.opcode == PONG:
                    waiting.discard(heard.payload)
                elif heard.opcode == TEXT:
                    waiting.discard(_heard.decode(heard.payload).type)
        except (ConnectionError, asyncio.IncompleteReadError):
            return 1006
        return None

    async def end(self, frames: bytes) -> int:
        """Send frames, and wait until the socket is closed; the code."""
        self._writer.write(frames)
        try:
            while True:
                frame = await read_frame(self._reader)
                if frame.opcode == CLOSE:
                    return frame.code
        except (ConnectionError, asyncio.IncompleteReadError):
            return 1006


class Fuzzer:
    """Runs sessions of all kinds, one after another."""

    def __init__(self, attack: Attack, api: Api, number: int) -> None:
        self.attack = attack
        self.server = attack.server
        self.faults = attack.faults
        self.api = api
        self.rng = Random(f"{attack.seed}/{number}")
        self.generator = Generator(self.rng)
        self.own: list[Place] = []

    async def work(self) -> None:
        kinds, weights = list(KINDS), list(KINDS.values())
        while self.attack.left > 0 and self.server.alive:
            kind = self.rng.choices(kinds, weights)[0]
            try:
                async with asyncio.timeout(180):
                    await getattr(self, f"_{kind}")()
            except ConnectionClosed as closed:
                self._closed(closed, AFTER_HELLO | BEFORE_HELLO, kind, [])
            except (OSError, TimeoutError, EOFError) as error:
                self.faults.add(f"a session failed: {kind}", repr(error))

    # -- tables of one's own

    async def _make_own(self) -> None:
        """A table in its lobby and one in play, where everything may be tried."""
        table, tokens, _ = await self.api.table([None, "greedy", None])
        self.own = [Place(table, token, seat) for seat, token in enumerate(tokens) if token]
        table, tokens, made = await self.api.table([None, "random"], {"pace": "instant"})
        await begin(self.server, table, tokens)
        self.own += [Place(table, token, seat, 1) for seat, token in enumerate(tokens) if token]
        self.own.append(Place(table, made["watch"], -1, 1))

    async def _own(self) -> None:
        if not self.own:
            await self._make_own()
        place = self.rng.choice(self.own)
        try:
            ws, welcome = await hello(self.server, place.table, place.token)
        except ConnectionClosed as closed:  # somebody was sent away, or left
            self._closed(closed, {protocol.CLOSE_TOKEN, protocol.CLOSE_RATE}, "own", [])
            self.own = []
            return
        place.version = welcome["version"]
        await self._session(ws, place)

    async def _watched(self) -> None:
        place = self.rng.choice(self.attack.watched)
        ws, _ = await hello(self.server, place.table, place.token)
        await self._session(ws, place)

    async def _over(self) -> None:
        place = self.rng.choice(self.attack.over)
        ws, _ = await hello(self.server, place.table, place.token)
        await self._session(ws, place)

    async def _session(self, ws: ClientConnection, place: Place) -> None:
        """Many messages; each gets one answer, in order."""
        left = min(self.rng.randrange(20, PER_SOCKET), max(self.attack.left, 1))
        try:
            while left > 0:
                batch = []
                for _ in range(min(left, self.rng.randrange(1, MOST_AT_ONCE))):
                    made = self.generator.request(place)
                    if place not in self.own and made.get("kind") in ("watch", "seat"):
                        made["kind"] = "device"  # tokens stay as they are, so that the sessions go on
                    if place not in self.own and made["type"] == "let_bot_play":
                        made = {"type": "ping", "id": made["id"]}  # together they could
                    batch.append(self.generator.frame(made))
                left -= len(batch)
                self.attack.count("after hello", len(batch))
                if not await self._batch(ws, batch):
                    return
        finally:
            await ws.close()

    async def _batch(self, ws: ClientConnection, batch: list[tuple[str | bytes, str | None]]) -> bool:
        """Send some messages and wait for as many answers; false if the socket was closed instead."""
        answered = 0
        try:
            for frame, _ in batch:
                await ws.send(frame)
            async with asyncio.timeout(ANSWERED_WITHIN):
                while answered < len(batch):
                    heard = _heard.decode(await ws.recv())
                    if heard.type in ANSWERS:
                        expected = batch[answered][1]
                        self.attack.counts[heard.type] += 1
                        if expected is not None and heard.id is not None and heard.id != expected:
                            self.faults.add("another id", f"{heard} for {batch[answered]}")
                        answered += 1
        except ConnectionClosed as closed:
            self._closed(closed, AFTER_HELLO, "after hello", [frame for frame, _ in batch[answered:]])
            return False
        except TimeoutError:
            self.faults.add("no answer", f"{len(batch) - answered} of {batch}")
            return False
        return True

    async def _flood(self) -> None:
        """More messages than allowed: the socket is closed with the code for that."""
        place = self.rng.choice(self.attack.over)
        ws, _ = await hello(self.server, place.table, place.token)
        number, pongs, started = 2 * MESSAGES + 20, 0, time.monotonic()  # as many come back in the window
        self.attack.count("flood", number)
        try:
            for _ in range(number):
                await ws.send(json.dumps({"type": "ping", "id": self.generator.id()}))
            async with asyncio.timeout(ANSWERED_WITHIN):
                while pongs < number:
                    pongs += _heard.decode(await ws.recv()).type == "pong"
        except ConnectionClosed as closed:
            self._closed(closed, {protocol.CLOSE_RATE}, "flood", [])
            return
        except TimeoutError:
            self.faults.add("no answer to a flood", f"{pongs} of {number} messages")
        # What counts is when the server reads a message: a busy server may read slowly enough.
        if pongs == number and time.monotonic() - started < WINDOW:
            self.faults.add("a flood is not stopped", f"{number} messages")
        await ws.close()

    def _closed(
        self, closed: ConnectionClosed, allowed: set[int], kind: str, frames: list[str | bytes]
    ) -> None:
        code = closed.rcvd.code if closed.rcvd is not None else 1006
        self.attack.codes[f"{kind} {code}"] += 1
        # After a frame that is too long the rest is not read, and the system may lose the close frame then.
        lost = code == 1006 and any(len(frame) > protocol.MOST_FRAME for frame in frames)
        if code not in allowed and not lost:
            reason = closed.rcvd.reason if closed.rcvd is not None else "no close frame"
            self.faults.add(f"closed with code {code}, {kind}", f"{reason}; not answered: {frames[:3]!r}")

    # -- before hello, beside the standard, beside the socket

    async def _before(self) -> None:
        """Send anything but a hello that opens a seat."""
        own, foreign = self.rng.choice(self.attack.watched), self.rng.choice(self.attack.over)
        greeting: Json = {"type": "hello", "token": foreign.token}
        if self.rng.random() < 0.5:
            greeting["token"] = self.rng.choice(("x", own.table, own.token[:-1], own.token + "A", "\x00"))
        request = self.generator.request(own) | {"token": "x"}
        frame, _ = self.generator.frame(self.rng.choice((greeting, request)))
        self.attack.count("before hello")
        ws = await open_socket(self.server, own.table)
        try:
            await ws.send(frame)
            async with asyncio.timeout(ANSWERED_WITHIN):
                heard = _heard.decode(await ws.recv())
            self.faults.add("let in without a token", f"{heard} for {frame!r}")
        except ConnectionClosed as closed:
            self._closed(closed, BEFORE_HELLO, "before hello", [frame])
        except TimeoutError:
            self.faults.add("no answer before hello", repr(frame))
        finally:
            await ws.close()

    async def _frames(self) -> None:
        """Messages in odd frames, which are understood, and then perhaps a bad one, which ends it."""
        place = self.rng.choice(self.attack.watched)
        messages = [(self.server.greeting(place.table, place.token), "welcome")]
        for _ in range(self.rng.randrange(ODD_MESSAGES)):
            ping = {"type": "ping", "id": f"{self.generator.id()} é😀"}
            messages.append((json.dumps(ping, ensure_ascii=False), "pong"))
        with closing(await RawSocket.open(self.server, place.table)) as raw:
            for message, answer in messages if self.rng.random() < 0.8 else ():
                if not await self._odd(raw, message.encode(), answer):
                    return
            if self.rng.random() < 0.8:
                await self._bad(raw)

    async def _odd(self, raw: RawSocket, payload: bytes, answer: str) -> bool:
        """Send a message in odd frames; false if the socket was closed instead of answered."""
        frames, pings = odd_frames(payload, self.rng)
        self.attack.count("odd frames", len(frames))
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                heard = await raw.ask(frames, pings, answer)
        except TimeoutError:
            self.faults.add("odd frames are not answered", repr(frames))
            return False
        if heard not in (None, protocol.CLOSE_RATE):
            self.faults.add(f"odd frames are refused with code {heard}", repr(frames))
        return heard is None

    async def _bad(self, raw: RawSocket) -> None:
        frames = bad_frames(self.rng)
        self.attack.count("bad frames")
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                code = await raw.end(frames)
        except TimeoutError:
            self.faults.add("a bad frame does not end the connection", repr(frames[-60:]))
            return
        self.attack.codes[f"bad frames {code}"] += 1
        if code not in BAD_FRAME:
            self.faults.add(f"a bad frame is closed with code {code}", repr(frames[-60:]))

    async def _http(self) -> None:
        web = Web(self.generator, [*self.attack.watched, *self.attack.over, *self.own])
        request, is_http, kind = web.request()
        self.attack.count("http")
        answer = await self._raw(request, end=not is_http)
        if answer is None:
            self.faults.add("an HTTP request is not answered", repr(request))
            return
        words = answer.split(b" ", 2)
        if len(words) < 2 or not words[1].isdigit():
            if is_http:
                self.faults.add("an HTTP request is not answered", repr(request))
            return
        status = int(words[1])
        self.attack.codes[f"http {status}"] += 1
        if status >= 500:
            self.faults.add(f"HTTP status {status}, {kind}", f"{request!r}\n{answer[-300:]!r}")

    async def _raw(self, request: bytes, end: bool) -> bytes | None:
        """Send bytes; all that came until the end, None if no end came."""
        answer = b""
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                reader, writer = await asyncio.open_connection(HOST, self.server.port)
                try:
                    writer.write(request)
                    if end:
                        await asyncio.sleep(0.01)
                        writer.write_eof()
                    while data := await reader.read(65536):
                        answer += data
                finally:
                    writer.close()
        except (ConnectionError, asyncio.IncompleteReadError):
            return answer
        except TimeoutError:
            return None
        return answer


# -- the course of things ----------------------------------------------------------------------------


async def fuzz(attack: Attack) -> None:
    server, faults, messages = attack.server, attack.faults, attack.left
    server.start()
    await server.ready()
    api = Api(server)
    await attack.prepare(api)
    before = attack.snapshot()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        attack.progress = (progress, progress.add_task("messages", total=messages))
        workers = [Fuzzer(attack, api, number) for number in range(min(WORKERS, 1 + messages // 50))]
        await asyncio.gather(*[worker.work() for worker in workers])
    await api.close()
    if not server.alive:
        faults.add("the server ended", server.log.read_text(errors="replace")[-3000:])
        return
    if (await server.health() or {}).get("status") != "ok":
        faults.add("/health does not answer", "")
    if attack.snapshot() != before:
        faults.add("the watched game changed", f"{before!r} became {attack.snapshot()!r}")
    ws, welcome = await hello(server, attack.watched[0].table, attack.watched[0].token)
    if welcome["version"] != attack.watched[0].version:
        faults.add("the watched game changed", f"to version {welcome['version']}")
    if (await ask(ws, {"type": "ping", "id": "end"}))["type"] != "pong":
        faults.add("the watched table does not answer", "")
    await ws.close()
    code = await server.stop()
    if code != 0:
        faults.add("the server does not end well", f"exit code {code}")


def run(messages: int, seed: str, folder: Path) -> Json:
    """A round; returns its outcome."""
    faults, started = Faults(), time.perf_counter()
    server = Server(folder, faults, arguments=LIMITS)
    attack = Attack(server, faults, messages, seed)
    try:
        asyncio.run(fuzz(attack))
    except RuntimeError as error:
        faults.add("the server failed", str(error))
    finally:
        server.kill()
    server.check_log()
    faults.show()
    return {
        "seed": seed,
        "messages": messages,
        "counts": attack.counts,
        "codes": attack.codes,
        "wrong": faults.counts,
        "details": faults.details,
        "seconds": round(time.perf_counter() - started, 1),
    }


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="bench.fuzz", description=__doc__, formatter_class=form)
    parser.add_argument("--messages", type=int, default=1_000_000, help="how many (default 1,000,000)")
    parser.add_argument("--seed", default="fuzz")
    parser.add_argument("--record", type=Path, help="a file for the outcome of every round, to go on from")
    parser.add_argument("--keep", type=Path, help="an empty folder for data and logs, which are kept")
    wanted = parser.parse_args()
    record = Record(wanted.record)
    while (left := wanted.messages - sum(outcome["messages"] for outcome in record.rounds)) > 0:
        number = len(record.rounds)
        with tempfile.TemporaryDirectory(prefix="citadels-fuzz-") as temporary:
            folder = wanted.keep / str(number) if wanted.keep else Path(temporary)
            folder.mkdir(parents=True, exist_ok=True)
            record.add(run(min(left, ROUND), f"{wanted.seed}/{number}", folder))
    wrong = record.total("wrong")
    print(f"closed and answered: {dict(sorted(record.total('codes').items()))}", file=sys.stderr)
    print(
        f"{wanted.messages} messages: {dict(record.total('counts'))}, {record.seconds:.0f} s: "
        f"{wrong.total()} violations of {len(wrong)} kinds"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

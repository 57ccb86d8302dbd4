"""Sessions of all kinds, with their expected outcomes."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from contextlib import closing
from random import Random
from typing import Final

from rich.progress import Progress, TaskID
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.clients import ANSWERS, HOST, Api, Failures, Json, Server, begin, hello, open_socket
from bench.fuzz.frames import bad_frames, odd_frames
from bench.fuzz.messages import Generator, Place
from bench.fuzz.requests import Web
from bench.fuzz.sockets import ANSWER_TIMEOUT, RawSocket, read_heard
from citadels.tables import protocol
from citadels.tables.limits import WINDOW

PER_SOCKET: Final = 95
MESSAGES: Final = 1000  # from one seat, in which many workers sit
MAX_CONCURRENT: Final = 20
ODD_MESSAGES: Final = 6  # at most, of a socket with odd frames
BAD_FRAME: Final = {1002, 1003, 1007, 1009, 1006}  # 1006: what is not read may cost the close frame
BEFORE_HELLO: Final = {1002, 1003, 1007, 1009, protocol.CLOSE_PROTOCOL, protocol.CLOSE_TOKEN}
# 1011: on a busy machine these clients, too, can be slow to answer pings.
AFTER_HELLO: Final = {1002, 1003, 1007, 1009, 1011, protocol.CLOSE_REPLACED, protocol.CLOSE_RATE}
# How often what kind of session is chosen; a session has many messages, or a few.
KINDS: Final = {"own": 10, "watched": 10, "over": 4, "before": 60, "frames": 40, "http": 250, "flood": 0.1}


class Attack:
    """State that all workers share."""

    def __init__(self, server: Server, failures: Failures, messages: int, seed: str) -> None:
        self.server = server
        self.failures = failures
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
        """Make a game that must not change, and one that is over."""
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
        """Return the stored game of the watched table."""
        id = self.watched[0].table
        table = self.server.read("SELECT position, undo, version, lines, phase FROM tables WHERE id = ?", id)
        return table, self.server.read("SELECT * FROM changes WHERE table_id = ? ORDER BY version", id)


async def play_out(server: Server, table: str, token: str) -> int:
    """Answer at random until the game is over. Return the last version."""
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


class Fuzzer:
    """Runs sessions of all kinds, one after another."""

    def __init__(self, attack: Attack, api: Api, number: int) -> None:
        self.attack = attack
        self.server = attack.server
        self.failures = attack.failures
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
                self.failures.add(f"a session failed: {kind}", repr(error))

    # -- own tables

    async def _make_own(self) -> None:
        """Make a table in its lobby and one in play, where everything may be tried."""
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
        except ConnectionClosed as closed:  # a client was removed, or left
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
        """Send many messages; each gets one answer, in order."""
        left = min(self.rng.randrange(20, PER_SOCKET), max(self.attack.left, 1))
        try:
            while left > 0:
                batch = []
                for _ in range(min(left, self.rng.randrange(1, MAX_CONCURRENT))):
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
        """Send some messages and wait for as many answers. Return False if the socket was closed instead."""
        answered = 0
        try:
            for frame, _ in batch:
                await ws.send(frame)
            async with asyncio.timeout(ANSWER_TIMEOUT):
                while answered < len(batch):
                    heard = read_heard(await ws.recv())
                    if heard.type in ANSWERS:
                        expected = batch[answered][1]
                        self.attack.counts[heard.type] += 1
                        if expected is not None and heard.id is not None and heard.id != expected:
                            self.failures.add("another id", f"{heard} for {batch[answered]}")
                        answered += 1
        except ConnectionClosed as closed:
            self._closed(closed, AFTER_HELLO, "after hello", [frame for frame, _ in batch[answered:]])
            return False
        except TimeoutError:
            self.failures.add("no answer", f"{len(batch) - answered} of {batch}")
            return False
        return True

    async def _flood(self) -> None:
        """Send more messages than allowed: the socket must be closed with the right code."""
        place = self.rng.choice(self.attack.over)
        ws, _ = await hello(self.server, place.table, place.token)
        number, pongs, started = 2 * MESSAGES + 20, 0, time.monotonic()  # as many come back in the window
        self.attack.count("flood", number)
        try:
            for _ in range(number):
                await ws.send(json.dumps({"type": "ping", "id": self.generator.id()}))
            async with asyncio.timeout(ANSWER_TIMEOUT):
                while pongs < number:
                    pongs += read_heard(await ws.recv()).type == "pong"
        except ConnectionClosed as closed:
            self._closed(closed, {protocol.CLOSE_RATE}, "flood", [])
            return
        except TimeoutError:
            self.failures.add("no answer to a flood", f"{pongs} of {number} messages")
        # What counts is when the server reads a message: a busy server may read slowly enough.
        if pongs == number and time.monotonic() - started < WINDOW:
            self.failures.add("a flood is not stopped", f"{number} messages")
        await ws.close()

    def _closed(
        self, closed: ConnectionClosed, allowed: set[int], kind: str, frames: list[str | bytes]
    ) -> None:
        code = closed.rcvd.code if closed.rcvd is not None else 1006
        self.attack.codes[f"{kind} {code}"] += 1
        # After a frame that is too long the rest is not read, and the system may lose the close frame then.
        lost = code == 1006 and any(len(frame) > protocol.MAX_FRAME_BYTES for frame in frames)
        if code not in allowed and not lost:
            reason = closed.rcvd.reason if closed.rcvd is not None else "no close frame"
            self.failures.add(f"closed with code {code}, {kind}", f"{reason}; not answered: {frames[:3]!r}")

    # -- before hello, invalid frames, plain HTTP

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
            async with asyncio.timeout(ANSWER_TIMEOUT):
                heard = read_heard(await ws.recv())
            self.failures.add("let in without a token", f"{heard} for {frame!r}")
        except ConnectionClosed as closed:
            self._closed(closed, BEFORE_HELLO, "before hello", [frame])
        except TimeoutError:
            self.failures.add("no answer before hello", repr(frame))
        finally:
            await ws.close()

    async def _frames(self) -> None:
        """Send messages in unusual frames, and then perhaps an invalid one, which ends the session."""
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
        """Send a message in unusual frames. Return False if the socket was closed instead of answered."""
        frames, pings = odd_frames(payload, self.rng)
        self.attack.count("odd frames", len(frames))
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                heard = await raw.ask(frames, pings, answer)
        except TimeoutError:
            self.failures.add("odd frames are not answered", repr(frames))
            return False
        if heard not in (None, protocol.CLOSE_RATE):
            self.failures.add(f"odd frames are refused with code {heard}", repr(frames))
        return heard is None

    async def _bad(self, raw: RawSocket) -> None:
        frames = bad_frames(self.rng)
        self.attack.count("bad frames")
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                code = await raw.end(frames)
        except TimeoutError:
            self.failures.add("a bad frame does not end the connection", repr(frames[-60:]))
            return
        self.attack.codes[f"bad frames {code}"] += 1
        if code not in BAD_FRAME:
            self.failures.add(f"a bad frame is closed with code {code}", repr(frames[-60:]))

    async def _http(self) -> None:
        web = Web(self.generator, [*self.attack.watched, *self.attack.over, *self.own])
        request, is_http, kind = web.request()
        self.attack.count("http")
        answer = await self._raw(request, end=not is_http)
        if answer is None:
            self.failures.add("an HTTP request is not answered", repr(request))
            return
        words = answer.split(b" ", 2)
        if len(words) < 2 or not words[1].isdigit():
            if is_http:
                self.failures.add("an HTTP request is not answered", repr(request))
            return
        status = int(words[1])
        self.attack.codes[f"http {status}"] += 1
        if status >= 500:
            self.failures.add(f"HTTP status {status}, {kind}", f"{request!r}\n{answer[-300:]!r}")

    async def _raw(self, request: bytes, end: bool) -> bytes | None:
        """Send bytes. Return all that was received until the end; None if no end came."""
        answer = b""
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
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

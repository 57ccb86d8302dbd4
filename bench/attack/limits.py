"""Ways around the limits: reconnecting, many sockets, tables, names, addresses, half-open connections."""

from __future__ import annotations

import asyncio
import resource
import statistics
import time
import unicodedata
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from tests.server.raw_frames import upgrade_request
from tests.server.server_process import forwarded

from bench.attack.background_players import BackgroundPlayers
from bench.attack.flood import format_waits, is_fine, settle
from bench.attack.people import Party, Player, sit_down
from bench.attack.target import ANSWERED_WITHIN, FRIEND, STRANGER, Finding, NoControl, Sizes, Target, within
from bench.clients import Address, Api, Json

MAX_MESSAGES, WINDOW = 100, 20.0  # seconds; of one client (docs/protocol.md, Limits)
MAX_POSTS = 120  # a minute from one address (docs/server.md, Limits)
SOCKETS_OF_A_SEAT = 20
SPECTATORS_LINES = 120
MAX_SPECTATOR_MESSAGES = 20  # messages that a spectator may get while others arrive
SLOW_STEP = 0.5  # seconds: five times what a bot that thinks has for an answer
FEW_STEPS = 5
GHOSTS_LEAVE = ("--limit", "lobby_seat_minutes=1")  # the least; 0.1.0 does not know it
GHOSTS_SECONDS = 75.0
ONE_OPTION = 0.02  # seconds: steps without a choice take less
QR_TEXT = "é" * 500

Case = Callable[[Target, Sizes], Awaitable[Finding]]
Assault = Callable[[Address], Awaitable[str]]
Waits = dict[str, Any]


async def limits(target: Target, sizes: Sizes) -> list[Finding]:
    """Reconnecting to reset a limit; one seat on 20 sockets; spectators' chat against the players'; public
    tables and ghosts in lobbies; tables of bots that think; POSTs from an IPv6 /64, and from many in a /48;
    half-open connections until files run out; hundreds of spectators; QR codes; sockets opened again and
    again; requests without end; bodies in crumbs; addresses that strangers make up; names that look equal.
    One person is held to what one person may do, and nobody else waits."""
    cases: list[Case] = [
        reconnecting, many_sockets, spectators_chat, public_tables, ghosts, thinking, posts, networks,
        half_open, spectators, qr_codes, coming_back, requests, crumbs, spoofed, names,
    ]  # fmt: skip
    findings = []
    for case in target.track(cases, "limits"):
        with suppress(NoControl):
            findings.append(await case(target, sizes))
    return findings


def _allowed(seconds: float) -> float:
    """Return how many messages one person may send in so many seconds."""
    return MAX_MESSAGES * (1 + seconds / WINDOW)


# -- one person, many messages -------------------------------------------------------------------


async def reconnecting(target: Target, sizes: Sizes) -> Finding:
    """A player acts and takes back as fast as the server answers, in a new socket whenever one is used up."""
    async with target.address() as server:
        party = await sit_down(server.seen_from(STRANGER))
        player = await _whose_answer_can_be_taken_back(party)
        done, connections, until = 0, 1, time.monotonic() + sizes.seconds
        while time.monotonic() < until:
            can_undo = player.situation is not None and player.situation["can_undo"]
            request = player.ask("undo", version=player.version) if can_undo else player.act("gather gold")
            done += (await request)["type"] == "ack"
            if player.close_code is not None or done % (MAX_MESSAGES - 5) == 0:
                await player.close()
                await player.open()
                connections += 1
        await party.close()
    found = f"{done / sizes.seconds:.0f} a second were done in {connections} connections"
    return Finding("act and undo over and over, reconnecting", found, done <= _allowed(sizes.seconds))


async def _whose_answer_can_be_taken_back(party: Party) -> Player:
    while "gather gold" not in (player := await party.asked()).options:
        await player.act()
    return player


async def many_sockets(target: Target, sizes: Sizes) -> Finding:
    """One player talks on many sockets at once."""
    async with target.address() as server:
        party = await sit_down(server.seen_from(STRANGER))
        own = party[0]
        devices = [Player(own.server, party.table, own.token) for _ in range(SOCKETS_OF_A_SEAT)]
        for device in devices:
            await device.open()
        let_in = [device for device in devices if device.welcome and device.close_code is None]
        until = time.monotonic() + sizes.seconds
        done = sum(await asyncio.gather(*[_talk(device, until) for device in let_in]))
        for device in devices:
            await device.close()
        await party.close()
    found = f"{len(let_in)} sockets let in, {done / sizes.seconds:.0f} lines a second"
    held = done <= _allowed(sizes.seconds)
    return Finding(f"chat of one seat on {SOCKETS_OF_A_SEAT} sockets", found, held)


async def _talk(device: Player, until: float, most: int = MAX_MESSAGES - 5) -> int:
    """Say something again and again; how many lines were taken."""
    said = 0
    while time.monotonic() < until and device.close_code is None and said < most:
        said += (await device.ask("say", text=f"line {said}"))["type"] == "ack"
        await asyncio.sleep(0)
    return said


async def spectators_chat(target: Target, sizes: Sizes) -> Finding:
    """Spectators talk so much that what players said is forgotten."""
    async with target.address() as server:
        party = await sit_down(server)
        await party[0].ask("say", text="what matters")
        watching = [await Player(server, party.table, party.watch).open() for _ in range(3)]
        until, most = time.monotonic() + sizes.patience, SPECTATORS_LINES // len(watching)
        said = sum(await asyncio.gather(*[_talk(one, until, most) for one in watching]))
        late = await Player(server, party.table, party[1].token).open()
        kept = "what matters" in [line["text"] for line in late.welcome["chat"]]
        for one in (*watching, late, *party.people):
            await one.close()
    found = f"{said} lines of spectators; the player's line is {'still there' if kept else 'gone'}"
    return Finding("spectators talk the players' chat out of the history", found, kept)


# -- tables and lobbies --------------------------------------------------------------------------


async def _public_table(http: httpx.AsyncClient, address: str, name: str, seats: int = 4) -> Json:
    body = {
        "name": name,
        "bots": [None] * (seats - 1),
        "settings": {"seats": seats},
        "options": {"public": True},
    }
    answer = await http.post("/api/tables", json=body, headers=forwarded(address))
    made: Json = answer.json()
    return made if answer.status_code == 201 else {}


async def public_tables(target: Target, sizes: Sizes) -> Finding:
    """One stranger makes so many public tables that an honest one is no longer listed."""
    async with target.address() as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        honest = await _public_table(http, FRIEND, "Robin")
        waiting = await Player(server.seen_from(FRIEND), honest["table"], honest["token"]).open()
        made = [await _public_table(http, STRANGER, f"Stranger {n}") for n in range(sizes.tables)]
        listed = [table["id"] for table in (await http.get("/api/tables")).json()]
        await waiting.close()
    number, there = sum(bool(one) for one in made), honest.get("table") in listed
    found = f"{number} made; the honest one is {'listed' if there else 'not listed'}"
    return Finding(f"{sizes.tables} public tables from one address", found, there)


async def ghosts(target: Target, sizes: Sizes) -> Finding:
    """One stranger takes all seats of somebody's public table and never comes."""
    arguments = GHOSTS_LEAVE if target.build.protocol > 1 else ()
    async with (
        target.server(*arguments) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as http,
    ):
        made = await _public_table(http, FRIEND, "Robin", seats=8)
        table = made["table"]
        waiting = await Player(server.seen_from(FRIEND), table, made["token"]).open()

        async def sits(name: str, address: str) -> bool:
            path, headers = f"/api/tables/{table}/join", forwarded(address)
            return (await http.post(path, json={"name": name}, headers=headers)).status_code == 201

        taken = sum([await sits(f"Ghost {n}", STRANGER) for n in range(7)])
        started = time.monotonic()
        while not (seated := await sits("Sam", "203.0.113.10")):
            if time.monotonic() - started > GHOSTS_SECONDS:
                break
            await asyncio.sleep(1)
        waited = time.monotonic() - started
        await waiting.close()
    who = f"{'a' if seated else 'no'} friend could sit down after {waited:.0f} s"
    return Finding("ghosts in a public lobby", f"{taken} of 7 seats taken by one address; {who}", seated)


async def thinking(target: Target, sizes: Sizes) -> Finding:
    """One stranger lets bots think at many tables; a bot's step elsewhere must not take long."""
    async with target.address() as server:
        honest = await sit_down(server.seen_from(FRIEND), 1, ["search"] * 3)
        alone = await bot_steps(honest[0], sizes.seconds)
        crowd = await _tables_of_thinkers(server.seen_from(STRANGER), sizes.thinkers)
        playing = [asyncio.create_task(bot_steps(party[0], 3600)) for party in crowd]
        among = await bot_steps(honest[0], sizes.seconds)
        for task in playing:
            task.cancel()
        for party in (honest, *crowd):
            await party.close()
    tried = f"{sizes.thinkers} tables of search bots; a bot's step elsewhere"
    refused = f", {sizes.thinkers - len(crowd)} refused" if len(crowd) < sizes.thinkers else ""
    before, after = statistics.median(alone or [0]), statistics.median(among or [sizes.seconds])
    figures = {"before_ms": round(before * 1000), "after_ms": round(after * 1000), "steps": len(among)}
    found = (
        f"median {before * 1000:.0f} ms alone, {after * 1000:.0f} ms among them ({len(among)} steps{refused})"
    )
    return Finding(tried, found, after <= SLOW_STEP, figures)


async def _tables_of_thinkers(server: Address, number: int) -> list[Party]:
    """Make tables with thinking bots, as many as one address may have."""
    made: list[Party] = []
    with suppress(RuntimeError):
        while len(made) < number:
            made.append(await sit_down(server, 1, ["search"] * 5))
    return made


async def bot_steps(player: Player, seconds: float) -> list[float]:
    """Play with bots; the seconds of each step for which one of them had to think, at least a few."""
    taken: list[float] = []
    last = started = time.monotonic()
    while time.monotonic() < started + (seconds if len(taken) >= FEW_STEPS else seconds + 60):
        version = player.version
        if player.options:
            await player.act()
        elif await player.until(lambda v=version: player.version > v, 10):  # type: ignore[misc]
            step = time.monotonic() - last
            taken += [step] if player.version == version + 1 and step > ONE_OPTION else []
        last = time.monotonic()
        if player.situation is not None and player.situation["view"]["phase"] == "over":
            break
    return taken


# -- addresses and connections ---------------------------------------------------------------------


async def posts(target: Target, sizes: Sizes) -> Finding:
    """More POSTs in a minute than one address may send, each from another address of one IPv6 /64."""
    async with target.address() as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:

        async def taken(address: str) -> bool:
            answer = await http.post("/api/settings", json={}, headers=forwarded(address))
            return answer.status_code != 429

        one = sum([await taken("2001:db8:1::1") for _ in range(2 * MAX_POSTS)])
        many = sum([await taken(f"2001:db8:2::{n:x}") for n in range(2 * MAX_POSTS)])
    found = f"{one} of {2 * MAX_POSTS} taken from one address, {many} from the addresses of a /64"
    return Finding("POSTs from an IPv6 /64", found, many <= 1.1 * MAX_POSTS)


async def networks(target: Target, sizes: Sizes) -> Finding:
    """POSTs from 60 networks of 64 bits within one /48, which one customer can have."""
    shares, customers = 16, 60
    async with target.address() as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:

        async def taken(customer: int) -> bool:
            header = forwarded(f"2001:db8:3:{customer:x}::1")
            return (await http.post("/api/settings", json={}, headers=header)).status_code != 429

        per_network = MAX_POSTS // 3
        many = sum([await taken(n) for _ in range(per_network) for n in range(customers)])
    tried = customers * per_network
    return Finding(
        f"POSTs from {customers} networks of one IPv6 /48",
        f"{many:,} of {tried:,} taken",
        many <= 1.1 * shares * MAX_POSTS,
    )


async def half_open(target: Target, sizes: Sizes) -> Finding:
    """Connections that never finish their request, until the server has no files left."""
    async with target.server() as server:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (sizes.files, sizes.files))
        parts, opened = urlsplit(server.url), []
        for number in range(sizes.half_open):
            _, writer = await asyncio.open_connection(parts.hostname, parts.port)
            writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n" if number % 2 else b"")
            opened.append(writer)
        await asyncio.sleep(1)
        started = time.monotonic()
        answer = None
        while answer is None and time.monotonic() - started < sizes.patience:
            answer = await within(ANSWERED_WITHIN, server.health())
        waited = time.monotonic() - started
        for writer in opened:
            writer.transport.abort()
    found = (
        f"a new request was answered after {waited:.1f} s" if answer else f"no answer within {waited:.0f} s"
    )
    tried = f"{sizes.half_open} half-open connections, {sizes.files} files"
    return Finding(tried, found, answer is not None and waited < ANSWERED_WITHIN)


async def spectators(target: Target, sizes: Sizes) -> Finding:
    """Hundreds of spectators come to one table and leave at once."""
    async with target.address() as server, BackgroundPlayers.at(server) as background:
        party = await sit_down(server)
        crowd = server.seen_from(STRANGER)
        watching = [Player(crowd, party.table, party.watch) for _ in range(sizes.spectators)]
        await background.begin()
        for first in range(0, len(watching), 20):
            await asyncio.gather(*[one.open() for one in watching[first : first + 20]])
        let_in = [one for one in watching if one.welcome]
        for one in watching:
            one.vanish()
        await asyncio.sleep(3)
        waits = await background.end()
        messages = sum(len(one.heard) for one in watching)
        for one in (*watching, *party.people):
            await one.close()
    found = f"{len(let_in)} let in, {messages:,} messages sent to them; meanwhile {format_waits(waits)}"
    held = is_fine(waits) and messages <= MAX_SPECTATOR_MESSAGES * sizes.spectators
    return Finding(f"{sizes.spectators} spectators come and go", found, held, waits | {"messages": messages})


async def qr_codes(target: Target, sizes: Sizes) -> Finding:
    """Pictures that are dear to draw."""
    number = MAX_POSTS // 2
    async with target.address() as server, BackgroundPlayers.at(server) as background:
        await settle(background)
        await background.begin()
        started = time.monotonic()
        drawn = await _draw(server, number)
        each = (time.monotonic() - started) / number
        await asyncio.sleep(0.5)
        waits = await background.end()
    found = f"{drawn} drawn, {each * 1000:.0f} ms each; meanwhile {format_waits(waits)}"
    return Finding(f"{number} QR codes at once", found, is_fine(waits), waits)


async def _draw(server: Address, number: int) -> int:
    async with httpx.AsyncClient(base_url=server.url, timeout=60, headers=forwarded(STRANGER)) as http:
        drawing = [http.post("/api/qr", json={"text": QR_TEXT}) for _ in range(number)]
        return sum(answer.status_code == 200 for answer in await asyncio.gather(*drawing))


async def _besieged(target: Target, sizes: Sizes, assault: Assault) -> tuple[Counter[str], Waits]:
    """Repeat an attack from one address, and return its outcomes and the waits of background players."""
    counts: Counter[str] = Counter()
    async with target.address() as server, BackgroundPlayers.at(server) as background:
        await assault(server)  # what is made once is not part of it
        await settle(background)
        await background.begin()
        until = time.monotonic() + sizes.seconds

        async def keep_on() -> None:
            while time.monotonic() < until:
                counts[await within(ANSWERED_WITHIN, assault(server.seen_from(STRANGER))) or "no answer"] += 1

        await asyncio.gather(*[keep_on() for _ in range(sizes.sockets)])
        waits = await background.end()
    return counts, waits


def _siege(tried: str, counts: Counter[str], waits: Waits) -> Finding:
    shown = ", ".join(f"{what} {number:,} times" for what, number in counts.most_common())
    return Finding(
        tried, f"{shown}; meanwhile {format_waits(waits)}", is_fine(waits), waits | {"counts": dict(counts)}
    )


async def _first_line(server: Address, request: bytes) -> str:
    """Send a request on its own connection and return the status of the response."""
    parts = urlsplit(server.url)
    try:
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    except OSError:
        return "no connection"
    try:
        writer.write(request)
        return (await reader.readline()).decode().partition(" ")[2].strip() or "dropped"
    except OSError:
        return "dropped"
    finally:
        writer.transport.abort()


def _request(server: Address, method: str, path: str, *more: str) -> bytes:
    headers = [f"{name}: {value}" for name, value in server.headers.items()]
    host = f"Host: {urlsplit(server.url).netloc}"
    return "\r\n".join([f"{method} {path} HTTP/1.1", host, *headers, *more, "", ""]).encode()


async def coming_back(target: Target, sizes: Sizes) -> Finding:
    """Sockets that are opened, left, and opened again at once."""
    found = await _besieged(
        target,
        sizes,
        lambda server: _first_line(server, upgrade_request(server.socket_url("none"), server.headers)),
    )
    return _siege(f"{sizes.sockets} sockets opened again and again", *found)


async def requests(target: Target, sizes: Sizes) -> Finding:
    """The largest of what anybody may ask for, as fast as it is answered."""
    path = "/api/catalogue?language=fr"
    found = await _besieged(target, sizes, lambda server: _first_line(server, _request(server, "GET", path)))
    return _siege(f"GET {path}, {sizes.sockets} at once", *found)


async def crumbs(target: Target, sizes: Sizes) -> Finding:
    """Bodies that come byte by byte in one packet, each byte a piece of its own."""

    def body(server: Address) -> bytes:
        return (
            _request(server, "POST", "/api/settings", "Transfer-Encoding: chunked") + b"1\r\n \r\n" * 10_000
        )

    found = await _besieged(target, sizes, lambda server: _first_line(server, body(server)))
    return _siege(f"bodies in 10,000 pieces, {sizes.sockets} at once", *found)


async def spoofed(target: Target, sizes: Sizes) -> Finding:
    """More POSTs than one address may send, each with another address made up before the true one."""
    async with target.address() as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        taken = 0
        for number in range(2 * MAX_POSTS):
            header = forwarded(f"203.0.113.{number % 250}, 127.0.0.1, {STRANGER}")
            answer = await http.post("/api/settings", json={}, headers=header)
            taken += answer.status_code != 429
    found = f"{taken} of {2 * MAX_POSTS} taken"
    return Finding("POSTs with addresses made up", found, taken <= 1.1 * MAX_POSTS)


# -- names -----------------------------------------------------------------------------------------

TWINS = {
    "NFC and NFD": (unicodedata.normalize("NFC", "José"), unicodedata.normalize("NFD", "José")),
    "full width": ("Robin", "Ｒｏｂｉｎ"),
    "Hangul filler U+3164": ("Robin", "Robin\u3164"),
    "blank Braille U+2800": ("Robin", "Ro\u2800bin"),
    "combining grapheme joiner U+034F": ("Robin", "Rob\u034fin"),
    "case": ("straße", "STRASSE"),
}
INVISIBLE = ("\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u034f", "\u200b\u2060")


async def names(target: Target, sizes: Sizes) -> Finding:
    """Call oneself what somebody else at the table is called, or nothing that can be seen."""
    async with target.address() as server:
        api = Api(server)
        passed = [what for what, twins in TWINS.items() if await _look_equal(api, *twins)]
        passed += [f"U+{ord(name[0]):04X} alone" for name in INVISIBLE if await _is_taken(api, name)]
        await api.close()
    tried = f"{len(TWINS)} names that look equal, {len(INVISIBLE)} that cannot be seen"
    return Finding(tried, f"passed: {', '.join(passed) or 'none'}", not passed, {"passed": passed})


async def _look_equal(api: Api, name: str, twin: str) -> bool:
    """Return whether a table accepts two names that look equal."""
    body = {"name": name, "bots": [None], "settings": {"seats": 2}, "options": {"public": True}}
    made = await api.post("/api/tables", body)
    try:
        seated = await api.post(f"/api/tables/{made['table']}/join", {"name": twin})
    except RuntimeError:
        return False
    mine = {"table": made["table"], "seat": seated["seat"], "token": seated["token"]}
    glances: Any = await api.post("/api/mine", {"seats": [mine]})
    seen = [_seen(name) for name in glances[0]["names"]]
    return len(set(seen)) < len(seen)


def _seen(name: str) -> str:
    """Return a name as it looks: without invisible characters, normalized and in lower case."""
    shown = [
        letter for letter in unicodedata.normalize("NFKC", name) if letter not in "\u1160\u2800\u034f\u200b"
    ]
    return "".join(shown).casefold().strip()


async def _is_taken(api: Api, name: str) -> bool:
    try:
        await api.post("/api/tables", {"name": name, "bots": [None], "settings": {"seats": 2}})
    except RuntimeError:
        return False
    return True

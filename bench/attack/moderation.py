"""Moderation under attack: floods of reports, chat where it is switched off, what administrators print."""

from __future__ import annotations

import asyncio
import subprocess
import tempfile
import unicodedata
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import httpx
from tests.server.server_process import forwarded

from bench.attack.background_players import BackgroundPlayers
from bench.attack.flood import format_waits, is_fine, settle
from bench.attack.people import Player, sit_down
from bench.attack.target import FRIEND, STRANGER, Finding, NoControl, Sizes, Target
from bench.clients import ROOT, Address, Json
from citadels.record import GameFile, load

MAX_REPORTS = 10  # in an hour from one address (docs/server.md, Limits)
TABLES = 15
GAME = ROOT / "tests" / "games" / "first_game_4.json"
ESCAPES = "\x1b]0;pwned\x07\x1b[2J\x9b2J\u202e\r\x08\x7f"

Case = Callable[[Target, Sizes], Awaitable[Finding]]


async def moderation(target: Target, sizes: Sizes) -> list[Finding]:
    """Report the same table over and over, report many tables, report with tokens of others; talk at a table
    without chat; read the chat of a table without a report; put terminal escapes into a game file. One
    report of each seat counts, ten in an hour of one address; nobody else waits."""
    cases: list[Case] = [report_flood, report_many, foreign_tokens, silent_table, unreported, escapes]
    findings = []
    for case in target.track(cases, "moderation"):
        with suppress(NoControl):
            findings.append(await case(target, sizes))
    return findings


async def _report(http: httpx.AsyncClient, table: str, token: str, reason: str = "spam") -> str:
    answer = await http.post(
        f"/api/tables/{table}/report", json={"reason": reason}, headers={"authorization": f"Bearer {token}"}
    )
    return str(answer.status_code)


def _http(server: Address, sender: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.url, timeout=60, headers=forwarded(sender))


async def _make(http: httpx.AsyncClient, **options: object) -> Json:
    body = {"name": "Stranger", "bots": [None], "settings": {"seats": 2}, "options": options}
    made: Json = (await http.post("/api/tables", json=body)).json()
    return made


async def report_flood(target: Target, sizes: Sizes) -> Finding:
    """One player reports one table, as fast as the server answers, while others play."""
    counts: Counter[str] = Counter()
    async with (
        target.address() as server,
        BackgroundPlayers.at(server) as background,
        _http(server, STRANGER) as http,
    ):
        made = await _make(http)
        await settle(background)
        await background.begin()
        loop = asyncio.get_running_loop()
        until = loop.time() + sizes.seconds

        async def keep_on() -> None:
            while loop.time() < until:
                counts[await _report(http, made["table"], made["token"])] += 1

        await asyncio.gather(*[keep_on() for _ in range(sizes.sockets)])
        waits = await background.end()
    shown = ", ".join(f"{status} {number:,} times" for status, number in counts.most_common())
    held = counts["204"] <= 1 and is_fine(waits)
    return Finding(
        "one seat reports its table over and over", f"{shown}; meanwhile {format_waits(waits)}", held, waits
    )


async def report_many(target: Target, sizes: Sizes) -> Finding:
    """One address reports many tables of its own; another can still report."""
    async with target.address() as server, _http(server, STRANGER) as http, _http(server, FRIEND) as friend:
        made = [await _make(http) for _ in range(TABLES)]
        taken = sum([await _report(http, one["table"], one["token"]) == "204" for one in made])
        fair = await _make(friend)
        heard = await _report(friend, fair["table"], fair["token"]) == "204"
    found = f"{taken} of {TABLES} taken; another address is {'heard' if heard else 'not heard'}"
    return Finding(f"{TABLES} tables reported from one address", found, taken <= MAX_REPORTS and heard)


async def foreign_tokens(target: Target, sizes: Sizes) -> Finding:
    """Report somebody else's table with tokens that do not open it, and with texts that nobody can see."""
    async with target.address() as server, _http(server, STRANGER) as http:
        one, other = await _make(http), await _make(http)
        tokens = ("x", "nonsense", other["token"], other["watch"], one["invite"])
        passed = [token for token in tokens if await _report(http, one["table"], token) == "204"]
        blank = [
            text
            for text in ("", "\u200b", "x" * 501, "\0")
            if await _report(http, one["table"], one["token"], text) == "204"
        ]
    found = f"passed: {len(passed)} of {len(tokens)} tokens, {len(blank)} of 4 texts"
    return Finding("reports with tokens of others, or without words", found, not passed and not blank)


async def silent_table(target: Target, sizes: Sizes) -> Finding:
    """Talk at a table that was made without chat, as a player and as a spectator."""
    async with target.address() as server, _http(server, STRANGER) as http:
        made = await _make(http, chat=False)
        player = await Player(server, made["table"], made["token"]).open()
        watching = await Player(server, made["table"], made["watch"]).open()
        answers = [await one.ask("say", text=f"line {n}") for n in range(10) for one in (player, watching)]
        late = await Player(server, made["table"], made["token"]).open()
        kept = len(late.welcome["chat"])
        for one in (player, watching, late):
            await one.close()
    said = sum(answer["type"] == "ack" for answer in answers)
    return Finding(
        "chat at a table without chat",
        f"{said} of {len(answers)} lines taken, {kept} shown",
        said + kept == 0,
    )


async def unreported(target: Target, sizes: Sizes) -> Finding:
    """An administrator reads the chat of a table that nobody has reported, and of one that somebody has."""
    async with target.server() as server, _http(server, STRANGER) as http:
        party = await sit_down(server)
        await party[0].ask("say", text="nobody else's business")
        before = _command(target, server.folder, "admin", "chat", party.table)
        await _report(http, party.table, party[1].token)
        after = _command(target, server.folder, "admin", "chat", party.table)
        log = _command(target, server.folder, "admin", "log")
        await party.close()
    read, logged = "nobody else's" in before, log.count(f"chat {party.table}")
    words = {True: "read", False: "refused"}
    found = f"{words[read]} before a report, {words['nobody else' in after]} after it; {logged} logged"
    return Finding("admin chat of a table without a report", found, not read and logged == 1)


async def escapes(target: Target, sizes: Sizes) -> Finding:
    """Terminal escapes in the names of a game file that somebody sends, as `citadels replay` prints them."""
    with tempfile.TemporaryDirectory(prefix="citadels-attack-") as folder:
        found, file = load(GAME), Path(folder) / "game.json"
        GameFile(
            found.settings, found.key, [f"{name}{ESCAPES}" for name in found.players], found.actions
        ).save(file)
        printed = _command(target, Path(folder), "replay", str(file))
    left = sum(unicodedata.category(letter) in ("Cc", "Cf") for letter in printed.replace("\n", ""))
    return Finding("terminal escapes in a game file", f"{left:,} control characters printed", left == 0)


def _command(target: Target, folder: Path, *words: str) -> str:
    """What a command of the attacked program prints."""
    variables = target.build.variables | {"CITADELS_DATA": str(folder)}
    command = [str(target.build.python), "-m", "citadels", *words]
    done = subprocess.run(command, capture_output=True, cwd=target.build.tree, env=variables, check=False)
    return (done.stdout + done.stderr).decode(errors="replace")

"""What the server writes where others can read it: its log, and the modes of its files.

Errors are provoked in the libraries below: characters that PostgreSQL does not store, a database that has
gone or takes no more writes, a disk that is full. The log may not have a name, a line of chat, a token, a
key, an address of a device or anything of the cards in it. Files that hold them may be read by their owner
only.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import stat
import subprocess
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from tests.server.postgresql import run_sql

from bench.attack.database import fill_disk, take_no_writes
from bench.attack.people import Party, sit_down
from bench.attack.target import ANSWERED_WITHIN, Finding, Sizes, Target
from bench.clients import Api, Json, Server
from bench.postgresql import own_postgresql

OWNER, FRIEND = "Archibald Quimby", "Philomena Wobble"
SAID = "the vicar hides his gold"
ENDPOINT = "https://fcm.googleapis.com/fcm/send/device-of-archibald"
KEYS = {"p256dh": "B" + "A" * 86, "auth": "s1xt33nbyt3sauthkey0-A"}
NUL = "\0"
GROUP_AND_OTHERS = stat.S_IRWXG | stat.S_IRWXO
BACKUP = "copy.sqlite"
WRITTEN = 1.0  # seconds until what happened is in the log


async def logs(target: Target, sizes: Sizes) -> list[Finding]:
    """Library errors in the log: NUL in ids, names, chat and endpoints, the database gone or read-only, the
    disk full; and the modes of the database, what lies beside it, and backups. Nothing secret may be readable
    by others."""
    with own_postgresql() as postgres:
        database = postgres.new_database()
        async with target.server("--database", database) as server:
            party = await _named(server)
            secrets = _secrets(party, await _stored_in(database))
            await _send_nul(server, party)
            nul = await _searched(
                "NUL in ids, chat, a name and a device's endpoint (PostgreSQL)", server, secrets
            )
            await take_no_writes(database)
            await _try_everything(server, party)
            read_only = await _searched("the database takes no more writes (PostgreSQL)", server, secrets)
            postgres.end()
            await _try_everything(server, party)
            gone = await _searched("the database has gone (PostgreSQL)", server, secrets)
            postgres.begin()
            await party.close()
    fails = await _failing(target, "writes fail (SQLite)", _fail_writes)
    full = await _failing(target, "the disk is full (SQLite)", fill_disk)
    return [nul, read_only, gone, fails, full, await _modes(target)]


# -- what is secret ----------------------------------------------------------------------------


async def _named(server: Server) -> Party:
    """A game of two people whose names would be noticed, with something said and a device to call."""
    party = await sit_down(server, deal=False)
    api = Api(server)
    body = {"name": OWNER, "bots": [None], "settings": {"seats": 2}, "options": {"pace": "instant"}}
    made = await api.post("/api/tables", body)
    seated = await api.post(f"/api/tables/{made['table']}/join", {"name": FRIEND, "invite": made["invite"]})
    await api.close()
    people = party.people
    for player, token in zip(people, (made["token"], seated["token"]), strict=True):
        await player.close()
        player.table, player.token = made["table"], token
        await player.open()
        await player.ask("ready", ready=True, contribution="c0ffee" + "00" * 13)
    found = Party(made, people)
    await people[0].ask("say", text=SAID)
    await found.play(3)
    return found


def _secrets(party: Party, stored: list[Json]) -> dict[str, list[str]]:
    """What may not be in the log, by kind."""
    document, position = json.loads(stored[0]["document"]), json.loads(stored[0]["position"])
    hands = [card for player in position["players"] for card in player["hand"]]
    return {
        "names": [OWNER, FRIEND],
        "chat": [SAID],
        "tokens": [*[player.token for player in party.people], party.invite, party.watch],
        "the dealer's secret": [document["secret"], position["key"]],
        "contributions": ["c0ffee"],
        "cards": [f'"{card}"' for card in (*hands, *position["deck"])],
        "a hidden answer": ["CharacterPicked", "pick "],
        "what was to be stored": ["[parameters:"],
        "a device": [ENDPOINT, *KEYS.values()],
    }


async def _stored_in(database: str) -> list[Json]:
    return await run_sql(database, "SELECT document, position FROM tables WHERE phase = 'playing'")


async def _searched(tried: str, server: Server, secrets: dict[str, list[str]]) -> Finding:
    """What is in the log that should not be there; it is read from its beginning, and begins anew then."""
    await asyncio.sleep(WRITTEN)
    text = server.log.read_text(errors="replace").replace('\\\\"', '"').replace('\\"', '"')
    found = [kind for kind, words in secrets.items() if any(word in text for word in words)]
    lines = len(text.splitlines())
    os.truncate(server.log, 0)
    return Finding(
        tried, f"{lines} lines in the log; in them: {', '.join(found) or 'nothing secret'}", not found
    )


# -- errors ------------------------------------------------------------------------------------


async def _send_nul(server: Server, party: Party) -> None:
    """A character that PostgreSQL cannot store, wherever a client may send one."""
    player = await party.asked()
    await player.act(id=f"id{NUL}")
    player = next(one for one in party.people if one.close_code is None)
    await player.ask("say", text=f"{SAID}{NUL}")
    await player.ask("say", id=f"say{NUL}", text=SAID)
    api = Api(server)
    mine = {"table": player.table, "seat": player.seat, "token": player.token}
    device = {"endpoint": f"{ENDPOINT}{NUL}", "keys": KEYS}
    body = {"name": f"{OWNER}{NUL}", "bots": [None], "settings": {"seats": 2}}
    for path, sent in (("/api/tables", body), ("/api/push", {"seats": [mine], "subscription": device})):
        with suppress(RuntimeError, ValueError):
            await api.post(path, sent)
    await api.close()


async def _try_everything(server: Server, party: Party) -> None:
    """Whatever writes, while nothing can be written."""
    for player in party.people:
        if player.close_code is not None:
            continue
        if player.options:
            await player.act(seconds=ANSWERED_WITHIN)
        await player.ask("say", text=SAID, seconds=ANSWERED_WITHIN)
        await player.ask("mute", seat=0, muted=True, seconds=ANSWERED_WITHIN)
    api = Api(server)
    with suppress(RuntimeError):
        await api.post("/api/tables", {"name": OWNER, "bots": [None], "settings": {"seats": 2}})
    await api.close()


async def _failing(target: Target, tried: str, fail: Callable[[Server], None]) -> Finding:
    async with target.server() as server:
        party = await _named(server)
        stored = server.read("SELECT document, position FROM tables WHERE phase = 'playing'")
        fail(server)
        await _try_everything(server, party)
        await party.close()
        return await _searched(tried, server, _secrets(party, stored))


def _fail_writes(server: Server) -> None:
    """Whatever is written is refused by the database."""
    with server.rows() as database:
        for number, what in enumerate(("INSERT ON chat", "INSERT ON tables", "UPDATE ON tables")):
            database.execute(f"CREATE TRIGGER t{number} BEFORE {what} BEGIN SELECT RAISE(ABORT, 'no'); END")
        database.commit()


# -- files -------------------------------------------------------------------------------------


async def _modes(target: Target) -> Finding:
    """Who may read the files of a server that was started by somebody with an ordinary umask."""
    mask = os.umask(0o022)
    try:
        async with target.server() as server:
            party = await _named(server)
            command = [str(target.build.python), "-m", "citadels", "backup", str(server.folder / BACKUP)]
            variables = target.build.variables | {"CITADELS_DATA": str(server.folder)}
            subprocess.run(command, env=variables, cwd=target.build.tree, check=True, capture_output=True)
            readable = list(_readable_by_others(server.folder.glob("*.sqlite*")))
            await party.close()
    finally:
        os.umask(mask)
    found = f"others may read: {', '.join(sorted(readable)) or 'none of them'}"
    return Finding("modes of the database, what lies beside it, and a backup", found, not readable)


def _readable_by_others(files: Iterable[Path]) -> Iterable[str]:
    for file in files:
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & GROUP_AND_OTHERS:
            yield re.sub(r"^citadels\.", "", file.name) + f" ({mode:04o})"

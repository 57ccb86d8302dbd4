"""Two servers on one database: whatever happens, no acknowledged move is lost and no table is broken.

The second one comes by another path to the same SQLite file, or after PostgreSQL was restarted and has
forgotten who had claimed it. It may be refused. If it is not, the two may not both write.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from tests.server.postgresql import run_sql

from bench.attack.people import Party, Player, sit_down
from bench.attack.target import ANSWERED_WITHIN, Finding, Sizes, Target
from bench.clients import Api, Failures, Json, Server
from bench.postgresql import own_postgresql

FEW = 5  # answers, at each server
Read = Callable[[str], Awaitable[list[Json]]]


async def servers(target: Target, sizes: Sizes) -> list[Finding]:
    """A second server on one database, by a symlink, a hard link or another folder to the same SQLite file,
    or after PostgreSQL was restarted: it is refused, or nothing that either acknowledged is lost."""
    links: dict[str, Callable[[Path, Path], None]] = {
        "a symbolic link": os.symlink,
        "a hard link": os.link,
        "a linked folder": _link_folder,
    }
    findings = [await _by_link(target, name, links[name]) for name in target.track(links, "second servers")]
    return [*findings, await _after_restart(target)]


def _link_folder(file: Path, link: Path) -> None:
    """The same file by way of another folder."""
    link.parent.rmdir()
    link.parent.symlink_to(file.parent, target_is_directory=True)


async def _by_link(target: Target, name: str, make: Callable[[Path, Path], None]) -> Finding:
    async with target.server() as first:
        with tempfile.TemporaryDirectory(dir=first.folder.parent) as other:
            link = Path(other) / "links" / first.database.name
            link.parent.mkdir()
            make(first.database, link)

            async def read(query: str) -> list[Json]:
                return first.read(query)

            second = Server(Path(other), Failures(), target.build, ["--database", f"sqlite:///{link}"])
            return await _both(f"by {name}", first, second, read)


async def _after_restart(target: Target) -> Finding:
    with own_postgresql() as postgres, tempfile.TemporaryDirectory() as other:
        database = postgres.new_database()

        async def read(query: str) -> list[Json]:
            return await run_sql(database, query)

        async with target.server("--database", database) as first:
            second = Server(Path(other), Failures(), target.build, ["--database", database])

            def restart() -> None:
                postgres.end()
                postgres.begin()

            return await _both("after a restart of PostgreSQL", first, second, read, restart, is_shared=True)


async def _both(
    tried: str,
    first: Server,
    second: Server,
    read: Read,
    before: Callable[[], None] | None = None,
    is_shared: bool = False,
) -> Finding:
    party = await sit_down(first)
    await party.play(FEW)
    if before is not None:
        before()
    second.start()
    try:
        await second.ready()
        return await _go_on(tried, party, first, second, read, is_shared)
    except RuntimeError:
        return Finding(tried, "the second server was refused", True)
    finally:
        second.kill()
        await party.close()


async def _go_on(
    tried: str, party: Party, first: Server, second: Server, read: Read, is_shared: bool
) -> Finding:
    """Play on at the second server, write at the first, and see what is left, also after a restart. Servers
    that share PostgreSQL may both acknowledge writes; two that opened one SQLite file may not."""
    there = [await Player(second, party.table, player.token).open() for player in party.people]
    moved = Party({"table": party.table, "invite": party.invite, "watch": party.watch}, there)
    told, made = await _moves(moved), await _makes(second)
    writes = await party[0].ask("mute", seat=1, muted=True, seconds=ANSWERED_WITHIN)
    requests = {row["request"] for row in await read("SELECT request FROM changes")}
    version = {row["id"]: row["version"] for row in await read("SELECT id, version FROM tables")}[party.table]
    lost = [id for id in told if id not in requests]
    behind = max(0, max(told.values(), default=0) - version)
    await moved.close()
    later = await _restarted(party, first, second)
    found = f"the second one served: {len(told)} moves {'and a new table ' if made else ''}there, then "
    found += f"{writes['type']} at the first; {len(lost)} moves lost, the table {behind} versions behind; "
    found += f"after a restart the game {'goes on' if later else 'is stuck'}"
    both = not is_shared and (bool(told) or made) and writes["type"] == "ack"
    return Finding(tried, found, bool(later) and not (lost or behind or both))


async def _restarted(party: Party, first: Server, second: Server) -> bool:
    """Whether the game can be played on at one server that is started anew."""
    for server in (first, second):
        server.kill()
    first.start()
    await first.ready()
    there = [await Player(first, party.table, player.token).open() for player in party.people]
    again = Party({"table": party.table, "invite": party.invite, "watch": party.watch}, there)
    later = await _moves(again, 1)
    await again.close()
    return bool(later)


async def _makes(server: Server) -> bool:
    """Whether a table can be made there."""
    api = Api(server)
    try:
        await api.table([None])
    except RuntimeError:
        return False
    finally:
        await api.close()
    return True


async def _moves(party: Party, number: int = FEW) -> dict[str, int]:
    """The versions of moves that were acknowledged, by their ids."""
    told: dict[str, int] = {}
    for _ in range(number):
        with suppress(StopIteration):
            player = next(player for player in party.people if player.options)
            answer = await player.act(seconds=ANSWERED_WITHIN)
            if answer["type"] == "ack":
                told[answer["id"]] = answer["version"]
            await party.level()
    return told

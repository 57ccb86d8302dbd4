"""What time tells: the moments at which a bot answers may not betray what the player who waits may not know.

Pairs of worlds that one player cannot tell apart are stored as tables: in one the Magistrate's warrant on
that player is signed and in the other it is not, or a Blackmailer's threat has the flower or not. The player
does the same in both, and the time until the bot's next answer is measured in both. If the two lots of times
differ by more than chance (Mann and Whitney's test), time has told.
"""

from __future__ import annotations

import asyncio
import json
import math
import subprocess
from random import Random
from statistics import median

from tests.tables import timing_worlds
from tests.tables.timing_worlds import PERSON, SEATS, SECRETS, Secret, Worlds

from bench.attack.people import Player, sit_down
from bench.attack.target import Finding, Sizes, Target
from bench.clients import Build, Server, copy_table
from citadels.bots import BOTS

SIGNIFICANCE = 0.001  # p-value below which two series of times differ
MAX_CONCURRENT = 4  # tables that are watched at the same time, where a pause hides how long the bot thinks


# A secret, a bot, and the pace of its table.
TRIED = [
    *[("signed warrant", "search", pace) for pace in ("instant", "fast", "normal", "slow")],
    *[("signed warrant", bot, "instant") for bot in BOTS if bot != "search"],
    ("threat with the flower", "search", "instant"),
]


# -- at the server ---------------------------------------------------------------------------------


async def timing_channel(target: Target, sizes: Sizes) -> list[Finding]:
    """The times at which bots answer in worlds that a player cannot tell apart, at every pace; a two-sample
    test must not tell them apart either."""
    async with target.server() as server:
        worlds = {name: _worlds(target.build, name) for name in SECRETS}
        tables = [await _table(server, SECRETS[name], bot, pace) for name, bot, pace in TRIED]
        await server.stop()
        for (id, _), (name, _, _) in zip(tables, TRIED, strict=True):
            _store(server, id, worlds[name], sizes.pairs)
        server.start()
        await server.ready()
        rows = list(zip(tables, TRIED, strict=True))
        return [
            await _compare(server, id, token, worlds[tried[0]].action, tried, sizes.pairs)
            for (id, token), tried in target.track(rows, "pairs of worlds")
        ]


def _worlds(build: Build, name: str) -> Worlds:
    """Two worlds, as the version that is attacked writes them."""
    command = [str(build.python), "-P", timing_worlds.__file__, name]
    done = subprocess.run(command, env=build.variables, cwd=build.tree, check=True, stdout=subprocess.PIPE)
    found = json.loads(done.stdout)
    return Worlds((found["positions"][0], found["positions"][1]), found["action"])


async def _table(server: Server, secret: Secret, bot: str, pace: str) -> tuple[str, str]:
    """A table with one person and bots: its id, and the person's token."""
    settings = {"preset": secret.preset}
    party = await sit_down(server, 1, [bot] * (SEATS - 1), {"pace": pace}, settings)
    await party.close()
    return party.table, party[PERSON].token


def _store(server: Server, id: str, worlds: Worlds, pairs: int) -> None:
    """Copies of a table in either world."""
    with server.rows() as rows:
        for world, position in enumerate(worlds.positions):
            for number in range(pairs):
                copy = _copy(id, world, number)
                copy_table(rows, id, copy)
                values = [json.dumps(position), copy]
                rows.execute("UPDATE tables SET position = ?, undo = '[]' WHERE id = ?", values)
        rows.commit()


def _copy(id: str, world: int, number: int) -> str:
    return f"{id[:12]}_{world}_{number}"


async def _compare(
    server: Server, id: str, token: str, action: str, tried: tuple[str, str, str], pairs: int
) -> Finding:
    name, bot, pace = tried
    times: tuple[list[float], list[float]] = ([], [])
    runs = [(world, number) for world in (0, 1) for number in range(pairs)]
    Random(id).shuffle(runs)
    gate = asyncio.Semaphore(1 if pace == "instant" else MAX_CONCURRENT)

    async def one(world: int, number: int) -> None:
        async with gate:
            times[world].append(await _time(Player(server, _copy(id, world, number), token), action))

    await asyncio.gather(*[one(*run) for run in runs])
    return _finding(f"{name}? {bot}, pace {pace}", *times)


async def _time(player: Player, action: str) -> float:
    """Milliseconds from the person's answer, as told, to the bot's."""
    await player.open()
    version = player.version
    await player.act(action)
    await player.until(lambda: version + 2 in player.heard_at)
    await player.close()
    return (player.heard_at[version + 2] - player.heard_at[version + 1]) * 1000


def _finding(tried: str, yes: list[float], no: list[float]) -> Finding:
    chance, right = told_apart(yes, no)
    found = f"median {median(yes):.1f} ms if so, {median(no):.1f} ms if not; "
    found += f"one guesses right {right:.0%} of the time, p = {chance:.2g}"
    figures = {"yes_ms": [round(t, 2) for t in yes], "no_ms": [round(t, 2) for t in no], "p": chance}
    return Finding(tried, found, chance >= SIGNIFICANCE, figures)


def told_apart(one: list[float], other: list[float]) -> tuple[float, float]:
    """How likely chance alone makes two lots of times so different, and how often one guesses right by which
    of two is the longer (Mann and Whitney's test, as a normal distribution)."""
    pairs = len(one) * len(other)
    longer = sum((a > b) + 0.5 * (a == b) for a in one for b in other)
    spread = math.sqrt(pairs * (len(one) + len(other) + 1) / 12)
    chance = math.erfc(abs(longer - pairs / 2) / spread / math.sqrt(2))
    return chance, max(longer, pairs - longer) / pairs

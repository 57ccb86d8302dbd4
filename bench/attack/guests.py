"""Guests among strangers: their hand, their turn and their room must not depend on one other person.

What must hold: of two people, neither gets the hand of the other while they are away for a short time. Nobody
is voted out who does not stall, and one person with several seats has one vote. One address cannot fill a
table, and games that nobody looks at cannot fill the memory of the server, nor tables its disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import httpx
from tests.server.server_process import forwarded

from bench.attack.people import Party, Player, sit_down
from bench.attack.target import FRIEND, STRANGER, Finding, NoControl, Sizes, Target
from bench.clients import Address, Api, Json, Server

LINK_DELAY = 60  # seconds, the least that a table can have
WAIT = LINK_DELAY + 1.0
DAYS = {"clock": {"kind": "days", "seconds": 86_400}}
IDLE = 780.0  # seconds after which idle tables have left memory for certain
ROOM = 5  # tables in all, on a server that is soon full
SETTLED = 10.0  # seconds after which a server has read what all tables share
GUEST = "203.0.113.77"

Case = Callable[[Target, Sizes], Awaitable[Finding]]


async def guests(target: Target, sizes: Sizes) -> list[Finding]:
    """Take the hand of the only other person while they are away; vote a bot in for somebody who does not
    stall, together and with two seats of one address; fill a table from one address; leave games over days
    in memory (with --away 780); make more tables than a server may have in all."""
    cases: list[Case] = [hand_of_two, vote_together, vote_alone, fill_table, correspondence, fill_server]
    findings = []
    for case in target.track(cases, "guests"):
        with suppress(NoControl):
            findings.append(await case(target, sizes))
    return findings


async def hand_of_two(target: Target, sizes: Sizes) -> Finding:
    """The owner asks for a link to the seat of the only other person as soon as they have left."""
    async with target.address() as server:
        party = await sit_down(server, 2, options={"link_delay": LINK_DELAY, "grace": 3600})
        hand = party[1].hand
        await party[1].close()
        left, owner, got = time.monotonic(), party[0], None
        while got is None and time.monotonic() - left < WAIT + 4:
            answer = await owner.ask("link", kind="seat", seat=1)
            got = answer.get("fragment")
            await asyncio.sleep(1)
        found, held = f"no link {WAIT + 4:.0f} s after they left", True
        if got is not None:
            api = Api(server)
            claim = {"claim": got.partition("=")[2]}
            claimed = await api.post(f"/api/tables/{party.table}/claim", claim)
            await api.close()
            robbed = await Player(server, party.table, claimed["token"]).open()
            read = "read" if robbed.hand == hand else "not read"
            found, held = f"hand {read} {time.monotonic() - left:.0f} s after they left", False
            await robbed.close()
        await party.close()
    return Finding("of two people, take the hand of the one who is away", found, held)


async def vote_together(target: Target, sizes: Sizes) -> Finding:
    """Two people at different addresses vote against a third who was asked a moment ago."""
    async with target.address() as server:
        people = [server.seen_from(address) for address in (STRANGER, FRIEND, GUEST)]
        return await _vote(await _seated(people), "two voters against a player who does not stall")


async def vote_alone(target: Target, sizes: Sizes) -> Finding:
    """One stranger votes with two seats."""
    async with target.address() as server:
        people = [server.seen_from(address) for address in (STRANGER, STRANGER, GUEST)]
        return await _vote(await _seated(people), "one stranger votes with two seats")


async def _seated(addresses: list[Address]) -> Party:
    """Seat people who come from these addresses, and begin."""
    api = Api(addresses[0])
    table, tokens, made = await api.table([None] * (len(addresses) - 1), {"pace": "instant"}, {"crown": 2})
    await api.close()
    people = [
        await Player(address, table, token).open() for address, token in zip(addresses, tokens, strict=True)
    ]
    for player in people:
        await player.ask("ready", ready=True, contribution="00" * 16)
    return Party(made, people)


async def _vote(party: Party, tried: str) -> Finding:
    """The owner and the second vote against the third, who is asked."""
    answers = [await party[seat].ask("let_bot_play", seat=2, wanted=True) for seat in (0, 1)]
    await party[2].until(lambda: any(m.get("code") == "bot_plays" for m in party[2].heard), 2)
    replaced = any(message.get("code") == "bot_plays" for message in party[2].heard)
    await party.close()
    told = ", ".join(str(answer.get("code", answer["type"])) for answer in answers)
    return Finding(tried, f"{told}; {'a bot plays' if replaced else 'the player plays on'}", not replaced)


async def fill_table(target: Target, sizes: Sizes) -> Finding:
    """One address takes all seats that it can get of somebody's table of eight, public and invited."""
    async with target.address() as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        taken = []
        for public in (True, False):
            body: Json = {"name": "Robin", "bots": [None] * 7, "settings": {"seats": 8}}
            body["options"] = {"public": public}
            made = (await http.post("/api/tables", json=body, headers=forwarded(FRIEND))).json()
            join, invite = f"/api/tables/{made['table']}/join", None if public else made["invite"]
            seats = [{"name": f"Stranger {n}", "invite": invite} for n in range(7)]
            answers = [await http.post(join, json=seat, headers=forwarded(STRANGER)) for seat in seats]
            taken.append(sum(answer.status_code == 201 for answer in answers))
    found = f"{taken[0]} of 7 seats at a public table, {taken[1]} of 7 by invitation"
    return Finding("all seats of a table from one address", found, taken[0] < 7 and taken[1] < 7)


async def correspondence(target: Target, sizes: Sizes) -> Finding:
    """Somebody begins games over days and leaves; they must not stay in memory."""
    async with target.server("--limit", "tables=100000") as server:
        await (await sit_down(server, 1, ["greedy"] * 3, options=DAYS)).close()
        await asyncio.sleep(SETTLED)
        empty = _memory(server)
        for n in range(sizes.games):
            address = server.seen_from(f"198.51.100.{n % 250 + 1}")
            party = await sit_down(address, 1, ["greedy"] * 3, options=DAYS)
            await party.close()
        full, since = _memory(server), time.monotonic()
        left = first = await _tables(server)
        while left and time.monotonic() - since < sizes.away:
            await asyncio.sleep(5)
            left = await _tables(server)
        waited, grown = time.monotonic() - since, (full - empty) / max(1, sizes.games)
    found = f"{left} of {first} in memory after {waited:.0f} s; {grown:.0f} kB each at first"
    return Finding(
        f"{sizes.games} idle games over days", found, left == 0 if sizes.away >= IDLE or not left else None
    )


def _memory(server: Server) -> int:
    """Return the resident memory of a server in kB."""
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def _tables(server: Server) -> int:
    return int((await server.health() or {"tables": -1})["tables"])


async def fill_server(target: Target, sizes: Sizes) -> Finding:
    """Strangers at many addresses make tables until the server has no more room."""
    arguments = ("--limit", f"all_tables={ROOM}")
    try:
        async with target.server(*arguments) as server:
            made, codes = 0, set()
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
                for n in range(2 * ROOM):
                    body = {"name": "Eve", "bots": ["greedy"], "settings": {"seats": 2}}
                    sender = forwarded(f"198.51.100.{n + 1}")
                    answer = await http.post("/api/tables", json=body, headers=sender)
                    made += answer.status_code == 201
                    codes |= {answer.json()["code"]} if answer.status_code != 201 else set()
    except RuntimeError:
        return Finding("more tables than a server may have", "the server knows no such limit", False)
    found = f"{made} of {2 * ROOM} made where {ROOM} are allowed; refused: {', '.join(codes) or 'none'}"
    return Finding("more tables than a server may have", found, made == ROOM)

"""The reply to a COMMIT is lost: what people are told must be true all the same, and nothing happens twice.

PostgreSQL stands behind a proxy that carries a COMMIT out and swallows its reply; then the connection closes,
or it hangs. The server cannot know at once whether it was stored. It may look it up, or close the socket and
say nothing, but it may not say that nothing has changed when something has. Whoever asks again with the same
id gets the answer to the first request, and everybody at the table hears of it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import httpx
from tests.server.faulty_proxy import FaultyProxy, Loss
from tests.server.postgresql import Postgresql, run_sql

from bench.attack.people import Party, sit_down
from bench.attack.target import ANSWERED_WITHIN, Finding, Sizes, Target
from bench.clients import Json, Server
from bench.postgresql import own_postgresql

LOSSES: tuple[Loss, ...] = ("closes", "hangs")
ID = "the-lost-one"
LINE = "the lost line"
FEW = 5  # answers before


@dataclass
class Scene:
    """A server whose database is behind a proxy."""

    server: Server
    proxy: FaultyProxy
    database: str  # past the proxy
    loss: Loss

    def lose(self) -> None:
        self.proxy.lose_reply(self.loss)

    async def count(self, query: str, *values: object) -> int:
        return int((await run_sql(self.database, f"SELECT count(*) AS n FROM {query}", *values))[0]["n"])


Case = Callable[[Scene], Awaitable[tuple[str, bool]]]


async def lost_commit_reply(target: Target, sizes: Sizes) -> list[Finding]:
    """The reply to COMMIT is lost while somebody acts, talks, makes a table or sits down; what is told must
    be true, and asking again must not do it twice."""
    cases: dict[str, Case] = {"act": _act, "say": _say, "make": _make, "join": _join}
    with own_postgresql() as postgres:
        runs = [(name, loss) for loss in LOSSES for name in cases]
        return [
            await _run(target, postgres, name, cases[name], loss)
            for name, loss in target.track(runs, "lost replies")
        ]


async def _run(target: Target, postgres: Postgresql, name: str, case: Case, loss: Loss) -> Finding:
    async with FaultyProxy.to(postgres) as proxy:
        database = postgres.new_database()
        async with target.server("--database", proxy.through(database)) as server:
            found, held = await case(Scene(server, proxy, database, loss))
    lost = "" if proxy.lost else "; no reply was lost"
    return Finding(f"{name}, the connection {loss}", found + lost, held and bool(proxy.lost))


# -- over the socket -----------------------------------------------------------------------------


async def _act(scene: Scene) -> tuple[str, bool]:
    party = await sit_down(scene.server)
    await party.play(FEW)
    player = await party.asked()
    other = next(one for one in party.people if one is not player)
    fields = {"version": player.version, "action": player.options[0]}
    stored = "changes WHERE request = $1"
    found, held = await _twice(scene, party, player.seat, "act", fields, f"{stored}", ID)
    number = await scene.count(stored, ID)
    version = await scene.count("changes WHERE table_id = $1", party.table)
    heard = await other.until(lambda: other.version >= version, ANSWERED_WITHIN)
    await party.close()
    found += f"; stored {number} times; others {'heard' if heard else 'did not hear'} of it"
    return found, held and number == 1 and heard


async def _say(scene: Scene) -> tuple[str, bool]:
    party = await sit_down(scene.server)
    found, held = await _twice(scene, party, 0, "say", {"text": LINE}, "chat WHERE text = $1", LINE)
    number = await scene.count("chat WHERE text = $1", LINE)
    await party.close()
    return f"{found}; stored {number} times", held and number == 1


async def _twice(
    scene: Scene, party: Party, seat: int, type: str, fields: Json, stored: str, value: str
) -> tuple[str, bool]:
    """Ask for something, lose the reply, and ask again; what was told, and whether it was true."""
    player = party[seat]
    scene.lose()
    first = await player.ask(type, id=ID, seconds=ANSWERED_WITHIN, **fields)
    true = _is_true(first, bool(await scene.count(stored, value)))
    if player.close_code is not None:
        await player.close()
        await player.open()
    again = await player.ask(type, id=ID, seconds=ANSWERED_WITHIN, **fields)
    was = "" if first["type"] in ("silence", "closed") else f", which is {'true' if true else 'not true'}"
    found = f"told {_word(first)}{was}; asked again: {_word(again)}"
    return found, true and again["type"] == "ack"


def _is_true(answer: Json, stored: bool) -> bool:
    """Whether an answer is what happened. A socket that closes has said nothing; silence is no answer."""
    if answer["type"] == "closed":
        return True
    return bool(answer["type"] == "ack") == stored and answer["type"] != "silence"


def _word(answer: Json) -> str:
    return " ".join(str(answer[part]) for part in ("type", "code") if part in answer)


# -- over HTTP -------------------------------------------------------------------------------------


async def _post(scene: Scene, path: str, body: Json) -> int:
    """The status of the answer; 0 if none came in time."""
    async with httpx.AsyncClient(base_url=scene.server.url, timeout=ANSWERED_WITHIN) as http:
        try:
            return (await http.post(path, json=body)).status_code
        except httpx.TransportError:
            return 0


async def _make(scene: Scene) -> tuple[str, bool]:
    scene.lose()
    status = await _post(scene, "/api/tables", {"name": "Robin", "bots": [None], "settings": {"seats": 2}})
    made = await scene.count("tables")
    return f"told {status or 'nothing'}; {made} tables are stored", made == (status == 201) and status > 0


async def _join(scene: Scene) -> tuple[str, bool]:
    party = await sit_down(scene.server, 1, ["greedy"], {"public": True}, deal=False)
    await party[0].ask("bot", seat=1, level=None)
    scene.lose()
    status = await _post(scene, f"/api/tables/{party.table}/join", {"name": "Sam"})
    tokens = await scene.count("tokens WHERE kind = 'seat' AND seat = 1")
    await party.close()
    return f"told {status or 'nothing'}; {tokens} seats taken", tokens == (status == 201) and status > 0

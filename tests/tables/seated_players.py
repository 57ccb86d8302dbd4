"""Tables with two or three people in a running game, and what they do with links and votes."""

from __future__ import annotations

from typing import Any

from citadels.tables.document import TimeLimit
from citadels.tables.errors import TableError
from citadels.tables.protocol import LinkMade
from tests.tables.table_harness import FakeClient, TableHarness, begin, pair

OWNER_GRACE = 600
LINK_DELAY = 120
STALL_DELAY = 120


async def three_players(
    harness: TableHarness, limit: TimeLimit | None = None, **options: Any
) -> list[FakeClient]:
    """Return Robin, who owns the table, Sam and Kim, in a running game without a clock."""
    await harness.open([None, None], limit, **({"grace": 3600} | options))
    robin, sam = await harness.owner().arrive(), await (await harness.guest("Sam")).arrive()
    await harness.clock.advance(1)
    kim = await (await harness.guest("Kim")).arrive()
    await begin(robin, sam, kim)
    return [robin, sam, kim]


async def reconnect(visitor: FakeClient) -> FakeClient:
    """Return the same player on a newly connected device."""
    return await FakeClient(visitor.harness, visitor.token).arrive()


async def fetch_link(owner: FakeClient, seat: int) -> str:
    """Request a link that is ready and return its claim."""
    answer = await owner.ask("link", kind="seat", seat=seat)
    assert isinstance(answer, LinkMade), answer
    return answer.fragment.removeprefix("claim=")


async def link_after_delay(owner: FakeClient, seat: int) -> str:
    """Request a link to an absent player's seat and wait for its delay."""
    await owner.done("link", kind="seat", seat=seat)
    await owner.harness.clock.advance(LINK_DELAY)
    return await fetch_link(owner, seat)


async def is_refused(harness: TableHarness, token: str) -> bool:
    try:
        await FakeClient(harness, token).arrive()
    except TableError:
        return True
    return False


async def two_players(harness: TableHarness, *bots: str, **options: Any) -> list[FakeClient]:
    """Return Robin, who owns the table, and Sam, who is to move."""
    sam, robin = await pair(harness, *bots, **({"grace": 3600} | options))
    return [robin, sam]


async def player_to_move(people: list[FakeClient]) -> tuple[FakeClient, list[FakeClient]]:
    """Return the player to move, and the others."""
    [asked] = [one for one in people if one.is_asked()]
    return asked, [one for one in people if one is not asked]


async def stalled_player(harness: TableHarness, **options: Any) -> tuple[FakeClient, list[FakeClient]]:
    """Return the player to move, who has not answered for two minutes, and the others."""
    asked, others = await player_to_move(await three_players(harness, **options))
    await harness.clock.advance(STALL_DELAY)
    return asked, others


async def outvote(asked: FakeClient, others: list[FakeClient]) -> None:
    for other in others:
        await other.done("let_bot_play", seat=asked.seat, wanted=True)


async def vote_is_refused(asked: FakeClient, others: list[FakeClient], code: str) -> None:
    for other in others:
        assert await other.refused("let_bot_play", seat=asked.seat, wanted=True) == code
    assert not others[0].info.seats[asked.seat].stand_in
    assert others[0].info.seats[asked.seat].votes == []

"""Other people's seats: nobody may take one, or the table, from somebody with a click.

What must hold: ownership passes on only from somebody who has been away for ten minutes. A link to the seat
of a connected player cannot be made; of one who is away, only after a delay in which anybody may say no.
Nobody but its player sees a hand. How such a request is refused or put off is left to the server: whatever
is not a link, now or within --away seconds, counts as held.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bench.attack.people import Party, Player, sit_down
from bench.attack.target import Finding, Sizes, Target
from bench.clients import Address, Api, Json

SAY_NO = "refuse_link"  # the request with which somebody at the table refuses a link to a seat
MOMENT = 0.5  # seconds
OWNER, VICTIM, WITNESS = 0, 1, 2

Case = Callable[[Address, Sizes], Awaitable[Finding]]


async def seats(target: Target, sizes: Sizes) -> list[Finding]:
    """Take the table over as soon as the owner's socket closes; make a link to somebody's seat while they are
    connected, away for a moment, away for long with and without a no; claim it and read the hand."""
    cases: list[Case] = [_take_over, _from_owner, _connected, _away_for_a_moment, _away_with_a_no, _away]
    async with target.address() as server:
        return [await case(server, sizes) for case in target.track(cases, "seats")]


async def _take_over(server: Address, sizes: Sizes) -> Finding:
    party = await sit_down(server, 3)
    party[OWNER].vanish()
    answer = await _become_owner(party[VICTIM])
    await party.close()
    return Finding(
        "take the table over when its owner's socket closes", _word(answer), answer["type"] != "ack"
    )


async def _become_owner(asker: Player) -> Json:
    """Ask for the table a few times: the server may not have noticed yet that the owner is gone."""
    answer: Json = {"type": "error"}
    for _ in range(20):
        if answer["type"] == "error":
            answer = await asker.ask("hand_over", seat=asker.seat)
            await asyncio.sleep(MOMENT / 20)
    return answer


async def _from_owner(server: Address, sizes: Sizes) -> Finding:
    """The whole of it: the table, then a link to the seat of the one who owned it, then the hand."""
    party = await sit_down(server, 3)
    hand = party[OWNER].hand
    party[OWNER].vanish()
    await _become_owner(party[VICTIM])
    finding = await _rob(
        party, party[VICTIM], OWNER, hand, "the owner, who was away for a moment", sizes.away
    )
    await party.close()
    return finding


async def _connected(server: Address, sizes: Sizes) -> Finding:
    party = await sit_down(server, 3)
    finding = await _rob(party, party[OWNER], VICTIM, party[VICTIM].hand, "a connected player", sizes.away)
    code = party[VICTIM].close_code
    await party.close()
    return (
        finding
        if code is None
        else finding._replace(found=f"{finding.found}; their socket closed with {code}")
    )


async def _away_for_a_moment(server: Address, sizes: Sizes) -> Finding:
    party = await sit_down(server, 3)
    hand = await _leave(party, MOMENT)
    finding = await _rob(party, party[OWNER], VICTIM, hand, "a player who is away for a moment", 0)
    await party.close()
    return finding


async def _away_with_a_no(server: Address, sizes: Sizes) -> Finding:
    party = await sit_down(server, 3)
    hand = await _leave(party, sizes.away)
    no = asyncio.create_task(_say_no(party[WITNESS], sizes.away))
    finding = await _rob(party, party[OWNER], VICTIM, hand, "a player who is away, with a no", sizes.away)
    no.cancel()
    await party.close()
    return finding


async def _away(server: Address, sizes: Sizes) -> Finding:
    """Nobody says no. After a long delay that all are told of, the link may be made; before, it may not."""
    party = await sit_down(server, 3)
    hand = await _leave(party, sizes.away)
    finding = await _rob(party, party[OWNER], VICTIM, hand, "a player who is away, and nobody says no", 0)
    await party.close()
    return finding


async def _leave(party: Party, seconds: float) -> list[str] | None:
    """The victim goes; their hand."""
    hand = party[VICTIM].hand
    await party[VICTIM].close()
    await asyncio.sleep(max(MOMENT, seconds))
    return hand


async def _say_no(witness: Player, seconds: float) -> None:
    """Say no as soon as anybody tells of the request, and again, until it is over."""
    while True:
        await witness.ask(SAY_NO, seat=VICTIM)
        await asyncio.sleep(max(0.05, seconds / 20))


async def _rob(
    party: Party, thief: Player, seat: int, hand: list[str] | None, whose: str, wait: float
) -> Finding:
    """Ask for a link to a seat, wait for it if need be, claim it and read the hand."""
    tried = f"a link to the seat of {whose}"
    answer = await thief.ask("link", kind="seat", seat=seat)
    if answer["type"] == "ack" and wait:
        await thief.until(lambda: _links(thief), wait)
    links = _links(thief)
    if not links:
        return Finding(tried, _word(answer), True)
    api = Api(thief.server)
    claimed = await api.post(f"/api/tables/{party.table}/claim", {"claim": links[0]})
    await api.close()
    robbed = await Player(thief.server, party.table, claimed["token"]).open()
    read = robbed.hand
    await robbed.close()
    return Finding(tried, f"link made, seat claimed, hand {'read' if read == hand else 'not read'}", False)


def _links(player: Player) -> list[str]:
    return [m["fragment"].partition("=")[2] for m in player.heard if m["type"] == "link"]


def _word(answer: Json) -> str:
    return " ".join(str(answer[part]) for part in ("type", "code") if part in answer)

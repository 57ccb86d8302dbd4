"""A server gives the link of a position only to whom no secret is betrayed by it, and never takes one."""

from __future__ import annotations

import pytest

from citadels.tables import position_link
from tests.server.playing import stored_game
from tests.server.server_process import Made, ServerProcess, begin, play, run


async def position(server: ServerProcess, made: Made, token: str) -> str:
    """The text of a table's position, or the code with which it is refused."""
    answer = await server.get(f"/api/tables/{made.id}/position", token)
    found: str = answer.json()["position" if answer.status_code == 200 else "code"]
    return found


def test_a_player_against_bots_can_share_the_current_position(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(["greedy", "expert"])
        assert await position(server, made, made.token) == "not_begun"
        async with made.owner() as owner:
            await begin(owner)
            await play(owner, until=20)
            await owner.asked()
            found = position_link.read(await position(server, made, made.token))
            assert found.game.to_json() == stored_game(server, made).to_json()
            assert (found.levels, found.seat) == ([None, "greedy", "expert"], 0)
            for token in (made.watch, made.invite, made.id):
                assert await position(server, made, token) == "token"

    run(scene())


def test_a_running_game_with_people_is_not_shared_and_a_finished_one_is(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None, "greedy"])
        async with made.owner() as owner, await made.guest() as guest:
            await begin(owner, guest)
            for until in (4, 12, 40):
                await play(owner, guest, until=until)
                assert await position(server, made, made.token) == "company"
                assert await position(server, made, guest.token) == "company"
            await play(owner, guest)
            assert position_link.read(await position(server, made, guest.token)).game.over

    run(scene())


@pytest.mark.parametrize("path", ["positions", "positions/look", "games", "device"])
def test_a_server_lacks_the_routes_of_a_device(server: ServerProcess, path: str) -> None:
    async def scene() -> None:
        assert (await server.post(f"/api/{path}", {})).status_code == 404

    run(scene())

"""Hints in games against bots: the expert's answer, from what the seat may see."""

from __future__ import annotations

from random import Random

import citadels
from citadels.bots.expert import hint
from citadels.engine.deal import deal
from citadels.tables import presenter
from tests.server.playing import stored_game
from tests.server.server_process import Client, Json, ServerProcess, begin, play, run

BOTS = ["expert", "novice", "greedy"]


async def hinted(client: Client) -> Json:
    answer = await client.ask("hint")
    assert answer["type"] == "hint", answer
    return answer


def test_a_hint_has_an_answer_and_a_reason(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(BOTS)
        async with made.owner() as owner:
            await begin(owner)
            for _ in range(15):
                await owner.asked()
                advised = await hinted(owner)
                assert advised["version"] == owner.version
                [option] = [one for one in owner.options() if one["action"] == advised["action"]]
                assert advised["text"] == option["text"]
                assert advised["reason"].endswith(".")
                await owner.act(option["action"])

    run(scene())


def test_the_same_question_has_the_same_hint_on_every_device(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(BOTS)
        async with made.owner() as owner, made.owner() as phone:
            await begin(owner)
            await play(owner, until=12)
            await owner.asked()
            first, second, third = await hinted(owner), await hinted(owner), await hinted(phone)
            for other in (second, third):
                assert other | {"id": ""} == first | {"id": ""}
            assert len(owner.received("hint")) == 2  # the other device's hint is not sent here

    run(scene())


def test_a_hint_is_the_experts_choice_from_the_seats_view(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(BOTS)
        async with made.owner() as owner:
            await begin(owner)
            await play(owner, until=20)
            await owner.asked()
            game = stored_game(server, made)
            option, _ = hint(game.view(owner.seat), game.options())
            assert (await hinted(owner))["action"] == option.action.text

    run(scene())


def test_a_hint_knows_nothing_that_is_hidden() -> None:
    """Games that look the same from a seat get the same hint, whatever the others hold."""
    game = citadels.new_game(preset="vicious_nobles", seats=4, seed=11)
    for number in range(40):
        seat = game.seat
        assert seat is not None
        given = [
            presenter.advice(one, seat, "ABCD", "en", "1", number)
            for one in (
                game,
                *[deal(game.view(seat), Random(f"{number}/{i}")) for i in range(3)],
            )
        ]
        assert len(set(given)) == 1
        game.apply(given[0].action)


def test_there_is_no_hint_with_another_person_at_the_table(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None, "expert", "greedy"])
        async with made.owner() as owner, await made.guest() as guest:
            await begin(owner, guest)
            for client in (owner, guest):
                assert await client.refused("hint") == "company"
            await guest.close()  # an absent player still counts
            assert await owner.refused("hint") == "company"

    run(scene())


def test_only_the_player_to_move_gets_a_hint(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(["expert"], {"pace": "slow"}, crown=1)
        async with made.owner() as owner, made.spectator() as spectator:
            assert await owner.refused("hint") == "not_begun"
            await begin(owner)
            assert owner.question is None
            assert await owner.refused("hint") == "not_asked"
            assert await spectator.refused("hint") == "spectator"
            await owner.done("pause", paused=True)
            assert await owner.refused("hint") == "paused"

    run(scene())


def test_spectators_do_not_see_hints(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(BOTS)
        async with made.owner() as owner, made.spectator() as spectator:
            await begin(owner)
            await owner.asked()
            await hinted(owner)
            await owner.act()
            await spectator.until(lambda: spectator.version >= owner.version)
            assert spectator.received("hint") == []

    run(scene())

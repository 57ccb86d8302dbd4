"""Games over sockets: whole ones, and answers that arrive twice, late, from two devices or not at all."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from citadels.record import verify
from tests.server.playing import catch_up, log_lines, next_turn, play_until_undoable, sit_down
from tests.server.server_process import Client, Made, ServerProcess, begin, choice, play, run

Json = dict[str, Any]

EDITIONS: list[Json] = [
    {"edition": "2016", "preset": "random"},
    {"edition": "2002"},
    {"edition": "2000"},
]


# -- whole games -------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", EDITIONS, ids=lambda settings: settings["edition"])
def test_two_people_and_two_bots_play_a_game_to_its_end(server: ServerProcess, settings: Json) -> None:
    async def scene() -> None:
        made = await server.make([None, "greedy", "random"], **settings)
        async with made.owner() as owner, await made.guest() as guest, made.spectator() as spectator:
            await begin(owner, guest)
            await play(owner, guest, seed=3)
            await catch_up(owner, guest, spectator)
            for client in (owner, guest, spectator):
                assert client.over
                assert client.situation is not None
                assert client.situation["result_text"]
                await client.until(lambda c=client: c.table["phase"] == "over")  # type: ignore[misc]
                assert sorted(client.lines) == list(range(len(client.lines)))
                assert all(line["text"] for line in client.lines.values())
                updates = [m["version"] for m in client.received("update")]
                assert updates == sorted(set(updates))
            await check_archive(server, made, owner)

    run(scene())


async def check_archive(server: ServerProcess, made: Made, player: Client) -> None:
    """Check that the game file verifies and the replay works from every seat."""
    answer = await server.get(f"/api/tables/{made.id}/game", made.token)
    assert answer.status_code == 200
    file = verify(answer.json())
    assert answer.json()["commitment"] == player.table["commitment"]
    assert "attachment" in answer.headers["content-disposition"]
    steps = len(file.actions)
    for seat in range(-1, 4):
        for step in (0, steps // 2, steps):
            found = await server.get(f"/api/tables/{made.id}/replay?step={step}&seat={seat}", made.watch)
            assert found.status_code == 200, found.text
            assert (found.json()["step"], found.json()["steps"], found.json()["seat"]) == (step, steps, seat)
            assert found.json()["view"]["seat"] == seat
            assert "key" not in found.json()["view"]
        course = (await server.get(f"/api/tables/{made.id}/course?seat={seat}", made.watch)).json()
        assert (course["seat"], course["lines"][-1]["version"]) == (seat, steps)
    for query in (f"step={steps + 1}", "step=-1", "seat=4", "seat=-2"):
        refused = await server.get(f"/api/tables/{made.id}/replay?{query}", made.token)
        assert refused.status_code == 409, query
    assert (await server.get(f"/api/tables/{made.id}/game", made.invite)).status_code == 403
    assert (await server.get(f"/api/tables/{made.id}/game", made.id)).status_code == 403


def test_a_whole_game_in_either_database(any_server: ServerProcess) -> None:
    async def scene() -> None:
        made, owner, guest = await sit_down(any_server, "greedy")
        await play(owner, guest)
        answer = await any_server.get(f"/api/tables/{made.id}/game", guest.token)
        verify(answer.json())

    run(scene())


def test_a_running_game_has_no_replay_or_file(server: ServerProcess) -> None:
    async def scene() -> None:
        made, owner, guest = await sit_down(server)
        await play(owner, guest, until=8)
        for path in ("game", "replay", "replay?step=1&seat=0", "course"):
            for token in (made.token, made.watch):
                answer = await server.get(f"/api/tables/{made.id}/{path}", token)
                assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
            assert (await server.get(f"/api/tables/{made.id}/{path}")).status_code == 401

    run(scene())


def test_a_question_has_texts_prices_and_refusals(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(["greedy"])
        async with made.owner() as owner:
            await begin(owner)
            priced = refused = 0
            while not (priced and refused):
                await next_turn(owner)
                assert owner.question is not None
                assert owner.question["text"]
                for option in owner.options():
                    assert option["text"]
                    priced += option["price"] is not None
                for refusal in owner.question["refused"]:
                    assert refusal["text"]
                    assert refusal["reason_text"]
                    assert refusal["reason"]["code"]
                    refused += 1
                await owner.act(choice(owner.options(), Random(owner.version)))
            log = owner.log()
            await owner.done("language", language="en")
            assert owner.received("welcome")[-1]["fresh"]
            assert owner.received("welcome")[-1]["lines"][: len(log)] == log

    run(scene())


# -- exactly once ------------------------------------------------------------------------------


class Wild:
    """A device that sends requests several times, in any order, and sometimes disconnects."""

    def __init__(self, client: Client, random: Random, vanishes: bool) -> None:
        self.client = client
        self.random = random
        self.vanishes = vanishes
        self.history: list[Json] = []

    async def throw(self, id: str, version: int, action: str) -> None:
        """Send a request among old ones, several times or not at all."""
        self.history.append({"type": "act", "id": id, "version": version, "action": action})
        frames = [self.history[-1]] * self.random.choice((0, 1, 1, 2, 3))
        frames += self.random.sample(self.history, min(len(self.history), 2))
        self.random.shuffle(frames)
        for frame in frames:
            await self.client.send_raw(json.dumps(frame))
        if self.random.random() < 0.15:
            if self.vanishes:
                self.client.abort()
                await self.client.closed()
                await self.client.open()
            else:
                await self.client.ask("ping")
                await self.client.reopen()


async def go_wild(devices: list[Wild], random: Random, until: int) -> dict[str, int]:
    """Let two devices of one seat answer at once; return the acknowledged version of each request."""
    number = 0
    while devices[0].client.version < until and not devices[0].client.over:
        for device in devices:
            client = device.client
            version = client.version
            if client.question is None:
                continue
            number += 1
            await device.throw(f"w{number}", version, choice(client.options(), random))
        await asyncio.sleep(0.005)
        await catch_up(*[device.client for device in devices])
    acknowledged: dict[str, int] = {}
    for device in devices:
        await device.client.ask("ping")
        for message in device.client.received("ack"):
            if message["id"].startswith("w"):
                known = acknowledged.setdefault(message["id"], message["version"])
                assert known == message["version"], "one request has two versions"
    return acknowledged


async def wild_game(server: ServerProcess, vanishing: bool, until: int) -> None:
    random = Random(7)
    made = await server.make([None, "greedy"])
    one, two = await made.owner().open(), await made.owner().open()
    guest, spectator = await (await made.guest()).open(), await made.spectator().open()
    await begin(one, guest)
    other = asyncio.create_task(play(guest, until=until))
    wild = [Wild(client, random, vanishing) for client in (one, two)]
    acknowledged = await go_wild(wild, random, until)
    await other
    await catch_up(one, two, guest, spectator)
    assert len(acknowledged) == len(set(acknowledged.values())) > 5
    stored = server.rows("SELECT request, version FROM changes WHERE seat = 0 AND table_id = ?", made.id)
    assert acknowledged.items() <= dict(stored).items()
    assert log_lines(one) == log_lines(two)
    assert sorted(spectator.lines) == sorted(one.lines) == list(range(len(one.lines)))


def test_every_answer_is_done_once_whatever_is_sent_twice_or_lost(server: ServerProcess) -> None:
    run(wild_game(server, vanishing=False, until=60))


def test_the_same_request_is_acknowledged_again_and_not_done_again(server: ServerProcess) -> None:
    async def scene() -> None:
        _, owner, guest = await sit_down(server)
        asked = await next_turn(owner, guest)
        action, version = asked.options()[0]["action"], asked.version
        first = await asked.ask("act", id="same", version=version, action=action)
        second = await asked.ask("act", id="same", version=version, action=action)
        assert first == second == {"type": "ack", "id": "same", "version": version + 1}
        await catch_up(owner, guest)
        assert guest.version == version + 1

    run(scene())


def test_a_late_answer_is_stale_and_comes_with_what_was_missed(server: ServerProcess) -> None:
    async def scene() -> None:
        _, owner, guest = await sit_down(server)
        await play(owner, guest, until=12)
        asked = await next_turn(owner, guest)
        version = asked.version
        for old in (version - 1, version - 5, 0):
            stale = await asked.ask("act", version=old, action=asked.options()[0]["action"])
            assert (stale["type"], stale["version"]) == ("stale", version)
            assert stale["situation"]["question"] is not None
            missed = [line for line in asked.log() if line["version"] > old]
            assert stale["lines"] == missed
        assert (await asked.ask("undo", version=version - 1))["type"] == "stale"
        for strange in (version + 1, -5, 10**30):
            assert (await asked.ask("act", version=strange, action="end"))["type"] == "stale"
        await asked.ask("ping")
        assert asked.version == version

    run(scene())


def test_a_client_that_reconnects_at_any_version_reads_the_same_as_one_that_stayed(
    server: ServerProcess,
) -> None:
    async def scene() -> None:
        made, owner, guest = await sit_down(server, "greedy")
        await play(owner, guest, until=70)
        await next_turn(owner, guest)
        stayed = {line["number"]: line for line in owner.log()}
        for seen in range(-1, owner.version + 1, 3):
            late = Client(server, made.id, made.token)
            await late.open(seen=seen)
            assert late.welcome["version"] == owner.version
            assert late.welcome["fresh"] == (seen < 0)
            assert late.lines == {n: line for n, line in stayed.items() if line["version"] > seen}
            assert late.situation is not None
            assert owner.situation is not None
            late.situation["stalls_in"] = owner.situation["stalls_in"]  # counts down between the two
            assert late.situation == owner.situation
            await late.close()

    run(scene())


def test_answers_out_of_turn_or_against_the_rules_change_nothing(server: ServerProcess) -> None:
    async def scene() -> None:
        _, owner, guest = await sit_down(server)
        asked = await next_turn(owner, guest)
        waiting = guest if asked is owner else owner
        version, before = asked.version, asked.situation
        frames = len(waiting.frames)
        action = asked.options()[0]["action"]
        assert await waiting.refused("act", version=version, action=action) == "not_asked"
        for bad in ("nonsense", "build castle", "end", action.upper(), "build", "\u0000"):
            assert await asked.refused("act", version=version, action=bad) == "illegal", bad
        await asked.refused("act", id="again", version=version, action="nonsense")
        await asked.reopen()
        assert asked.situation is not None
        assert before is not None
        asked.situation["stalls_in"] = before["stalls_in"]  # counts down
        assert (asked.version, asked.situation) == (version, before)
        told = [json.loads(frame)["type"] for frame in waiting.frames[frames:]]
        assert set(told) <= {"error", "table"}
        assert (await asked.ask("act", id="again", version=version, action=action))["type"] == "ack"

    run(scene())


# -- undo --------------------------------------------------------------------------------------


def test_an_answer_that_revealed_nothing_can_be_undone_by_its_player_only(server: ServerProcess) -> None:
    async def scene() -> None:
        made, owner, guest = await sit_down(server)
        player, before = await play_until_undoable(owner, guest)
        other = guest if player is owner else owner
        await catch_up(owner, guest)
        assert await other.refused("undo", version=player.version) == "no_undo"
        assert other.situation is not None
        assert not other.situation["can_undo"]
        version = player.version
        answer = await player.ask("undo", id="back", version=version)
        assert answer == {"type": "ack", "id": "back", "version": version + 1}
        assert await player.ask("undo", id="back", version=version) == answer
        assert player.situation is not None
        assert player.situation["view"] == before["view"]
        assert player.situation["question"]["options"] == before["question"]["options"]
        line = player.log()[-1]
        assert line["event"]["seat"] == player.seat
        await catch_up(owner, guest)
        assert other.log()[-1]["event"] == line["event"]
        await play(owner, guest)
        verify((await server.get(f"/api/tables/{made.id}/game", made.token)).json())

    run(scene())


def test_undo_is_refused_without_an_answer_or_where_it_is_off(
    server: ServerProcess,
) -> None:
    async def scene() -> None:
        _, owner, guest = await sit_down(server)
        asked = await next_turn(owner, guest)
        assert asked.situation is not None
        assert not asked.situation["can_undo"]
        assert await asked.refused("undo", version=asked.version) == "no_undo"
        made = await server.make(["greedy"], {"undo": False})
        async with made.owner() as strict:
            await begin(strict)
            for _ in range(30):
                await strict.asked()
                assert strict.situation is not None
                assert not strict.situation["can_undo"]
                assert await strict.refused("undo", version=strict.version) == "no_undo"
                version = strict.version
                await strict.act(choice(strict.options(), Random(version)))

    run(scene())

"""The time at which a bot answers reveals nothing about its question (docs/rules.md, section 11)."""

from __future__ import annotations

import asyncio
import json
from functools import lru_cache
from random import Random

import pytest

from citadels.bots import BOTS
from citadels.engine.game import Game
from citadels.server.bots.bot_pool import BotPool
from citadels.tables.bot_runner import BotMove, InlineBotRunner, answer
from citadels.tables.clock import Clock
from citadels.tables.document import PACES, TimeLimit
from citadels.tables.protocol import Outgoing, Update
from tests.tables.table_harness import FakeClient, TableHarness, run, spin
from tests.tables.timing_worlds import PERSON, SEATS, SECRETS, Worlds, find_worlds

ENOUGH = 5.0  # seconds by which every bot has answered
LONGEST = 0.9  # the part of a response delay that the longest thought takes


class Brooder(InlineBotRunner):
    """Holds answers as a server does, after thinking for a time that depends on hidden information."""

    def __init__(self) -> None:
        self.clock: Clock | None = None

    def response_delay(self, level: str) -> float:
        return BotPool().response_delay(level)

    async def answer(self, game: Game, seat: int, level: str, seed: str) -> BotMove:
        part = Random(json.dumps(game.to_json())).random()
        await self._brood(part * LONGEST * self.response_delay(level))
        return BotMove(answer(game, seat, "random", seed))

    async def _brood(self, seconds: float) -> None:
        assert self.clock is not None
        over = asyncio.Event()
        self.clock.call_at(self.clock.now() + seconds, over.set)
        await over.wait()


def brooding_room() -> TableHarness:
    bot_runner = Brooder()
    harness = TableHarness(bot_runner)
    bot_runner.clock = harness.clock
    return harness


class Watcher(FakeClient):
    """Records when it receives each version."""

    def __init__(self, harness: TableHarness, token: str) -> None:
        super().__init__(harness, token)
        self.heard_at: dict[int, float] = {}

    def send(self, message: Outgoing) -> None:
        super().send(message)
        if isinstance(message, Update):
            self.heard_at.setdefault(message.version, self.harness.clock.now())

    async def moment(self) -> float:
        """Return the seconds until it next receives an answer."""
        version, began = self.version, self.harness.clock.now()
        await self.harness.clock.advance(ENOUGH, spin)
        return self.heard_at[version + 1] - began


async def watcher(harness: TableHarness) -> Watcher:
    found = Watcher(harness, harness.made.token)
    await found.arrive()
    return found


@lru_cache
def worlds(secret: str) -> Worlds:
    return find_worlds(SECRETS[secret])


async def moment_in_world(secret: str, world: int, level: str, pace: str, hurried: bool) -> float:
    harness = brooding_room()
    await harness.open([level] * (SEATS - 1), preset=SECRETS[secret].preset, pace=pace)
    owner = await harness.owner().arrive()
    await owner.done("ready", ready=True)
    await owner.leave()
    row = harness.storage.tables[harness.made.table]
    row["position"], row["undo"] = json.dumps(worlds(secret).positions[world]), "[]"
    await harness.read_again()
    owner = await watcher(harness)
    assert owner.seat == PERSON
    await owner.act(worlds(secret).action)
    if hurried:
        await owner.done("skip")
    return await owner.moment()


@pytest.mark.parametrize("hurried", [False, True], ids=["at its pace", "hurried"])
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("secret", SECRETS)
def test_a_bot_answers_at_the_same_moment_in_worlds_that_a_player_cannot_tell_apart(
    secret: str, level: str, pace: str, hurried: bool
) -> None:
    async def scene() -> None:
        one, other = [await moment_in_world(secret, world, level, pace, hurried) for world in (0, 1)]
        assert one == other
        due = max(0.0 if hurried else PACES[pace], BotPool().response_delay(level))
        assert one == pytest.approx(due)

    run(scene())


def test_an_answer_is_held_from_the_moment_the_bot_begins_to_think() -> None:
    """Also where its question waited long before, at a table without clients."""

    async def scene() -> None:
        harness = await brooding_room().open(["search"] * 3, pace="instant")
        owner = await harness.owner().arrive()
        await owner.done("ready", ready=True)
        await owner.leave()
        await harness.read_again()
        await harness.clock.advance(60, spin)
        assert await (await watcher(harness)).moment() == pytest.approx(BotPool().response_delay("search"))

    run(scene())


def test_an_answer_is_held_when_time_is_up() -> None:
    async def scene() -> None:
        harness = await brooding_room().open([None], TimeLimit("turn", 10), pace="slow")
        owner = await watcher(harness)
        await owner.done("bot", seat=1, level="search")
        await owner.done("bot", seat=1, level=None)
        guest = await (await harness.guest()).arrive()
        for visitor in (owner, guest):
            await visitor.done("ready", ready=True)
        assert guest.is_asked()
        await harness.clock.advance(10, spin)
        assert ("time_up", guest.seat) in owner.notices()
        assert await owner.moment() == pytest.approx(BotPool().response_delay("search"))

    run(scene())


def test_every_bot_of_this_package_is_held_and_plug_ins_are_not() -> None:
    assert all(BotPool().response_delay(level) > 0 for level in BOTS)
    assert BotPool().response_delay("anything else") == 0

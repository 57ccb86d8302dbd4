"""Make pairs of tables that one reader cannot tell apart: one is redealt where the reader may not see."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec
from tests.properties.tables import Table, play_on, table
from tests.properties.worlds import VARIABLES, Redealer, document, hidden
from tests.tables.table_harness import ManualClock, RecordingNotifier, TableHarness

import citadels
from citadels import EDITIONS, SPECTATOR, Event, Game
from citadels.engine.errors import PositionError
from citadels.settings import Settings
from citadels.tables.bot_runner import BotMove, InlineBotRunner
from citadels.tables.clock import stamp
from citadels.tables.document import (
    PACES,
    TableOptions,
    TimeLimit,
    new_document,
    read_document,
    write_document,
)
from citadels.tables.host import Notification
from citadels.tables.storage import EntryRow
from citadels.tables.table import Table as TableInMemory

LEVELS = ("random", "greedy", "expert")
SLOW = "expert"  # thinks for a while at some tables
LIMITS = (TimeLimit(), TimeLimit("turn", 20.0), TimeLimit("turn", 60.0), TimeLimit("days", 86_400.0))
SPEEDS: tuple[Literal["slow", "normal", "fast", "instant"], ...] = ("slow", "normal", "fast", "instant")
KEPT_DECK_CARDS = (0, 4, 12, 1000)  # cards on top of the deck that stay, so that worlds part sooner or later
MESSAGES = 10**6  # that a client may send
MAX_PAST_STEPS = 40  # steps of the past, the last ones
SECRET = "5e" * 32
NAMES = ("Alex", "Billie", "Charlie", "Dominique", "Eden", "Frankie", "Gale", "Hollis")


class Step(NamedTuple):
    """A step of the game up to where the worlds part, with the number of its first line."""

    version: int
    first: int
    kind: str
    seat: int
    answer: str
    events: Sequence[Event]


@dataclass(frozen=True)
class Plan:
    """A table at a moment of a game, in two worlds, and its players."""

    settings: Settings
    reader: int
    positions: tuple[Any, Any]
    past: Sequence[Step]
    varied: frozenset[str]
    levels: tuple[str | None, ...]  # of bots, by seat; None is a person
    options: TableOptions
    slow: bool  # whether experts take their time

    @property
    def people(self) -> list[int]:
        return [seat for seat, level in enumerate(self.levels) if level is None]


def plans(rng: Random) -> Iterator[Plan]:
    """Pairs from the course of one game, of any edition, list, number of seats, bots and options."""
    setup = table(rng.choice(list(EDITIONS)), rng)
    settings = setup.setup.settings(rng.randbytes(32))
    every = rng.randrange(4, 50)
    for game, past in moments(setup, settings):
        if len(past) % every == 0:
            reader = SPECTATOR if rng.random() < 0.15 else rng.randrange(settings.seats)
            dealt = other_world(game, reader, rng)
            if dealt is not None:
                yield _plan(settings, reader, game, dealt, past, rng)


def moments(setup: Table, settings: Settings) -> Iterator[tuple[Game, list[Step]]]:
    """Yield every position of a game, with the steps that led to it."""
    game = Game.begin(settings.rules(), Random(setup.seed).randbytes(32), settings.crown)
    past = [Step(1, 0, "deal", SPECTATOR, "", tuple(game.events))]
    asked, told = game.seat, len(game.events)
    for version, action in enumerate(play_on(game, setup.player()), 2):
        assert asked is not None
        past.append(Step(version, told, "act", asked, action.text, tuple(game.events[told:])))
        asked, told = game.seat, len(game.events)
        if not game.over:
            yield game, past


def other_world(game: Game, reader: int, rng: Random) -> Any:
    """Redeal what the reader cannot know. Return None if the position would be impossible."""
    vary = {variable for variable in VARIABLES if rng.random() < 0.7}
    dealt = Redealer(game, reader, rng, vary, rng.choice(KEPT_DECK_CARDS)).deal()
    try:
        citadels.load(dealt)
    except PositionError:
        return None
    return dealt


def _plan(settings: Settings, reader: int, game: Game, dealt: Any, past: Sequence[Step], rng: Random) -> Plan:
    positions = (document(game), dealt)
    levels: list[str | None] = [rng.choice((*LEVELS, *LEVELS, None)) for _ in range(settings.seats)]
    levels[0] = None  # the owner
    if reader != SPECTATOR:
        levels[reader] = None
    if reader == 0 and rng.random() < 0.5:  # a player alone with bots may ask for hints
        levels = [None, *[level or "greedy" for level in levels[1:]]]
    options = TableOptions(
        clock=rng.choice(LIMITS),
        pace=rng.choice(SPEEDS),
        grace=rng.choice((5, 90)),
        undo=rng.random() < 0.8,
    )
    varied = {name for name in VARIABLES if hidden(name, positions[0], reader) != hidden(name, dealt, reader)}
    slow = PACES[options.pace] > 0 and rng.random() < 0.5
    return Plan(
        settings,
        reader,
        positions,
        tuple(past[-MAX_PAST_STEPS:]),
        frozenset(varied),
        tuple(levels),
        options,
        slow,
    )


# -- the tables --------------------------------------------------------------------------------


class Note(NamedTuple):
    """Something that the reader received: when, on which device or channel, and the text."""

    at: float
    way: str
    text: str

    @property
    def kind(self) -> str:
        """The type of a message, or the channel of anything else."""
        found = re.match(r'\{"type":"(\w+)"', self.text)
        if found is None:
            return self.way
        return "missed" if '"missed":{' in self.text else found[1]

    def is_before(self, version: int, at: float) -> bool:
        """Return whether it was sent before a version of the game, or is about an earlier one."""
        told = re.search(r'"version":(\d+),"lines"', self.text)
        return self.at < at or (told is not None and int(told[1]) < version)


class World(TableHarness):
    """One of the two tables, and everything that the reader received there."""

    def __init__(self, plan: Plan, number: int) -> None:
        super().__init__(messages=MESSAGES)
        self.plan = plan
        self.number = number
        self.told: list[Note] = []
        self.tokens: dict[int, str] = {}
        self.notifier = WorldNotifier(self)
        bot_runner = (
            Pondering(self.clock, PACES[plan.options.pace], number) if plan.slow else InlineBotRunner()
        )
        self.host = replace(self.host, bot_runner=bot_runner, notifier=self.notifier)

    def note(self, way: str, text: str) -> None:
        self.told.append(Note(self.clock.now(), way, text))

    # -- setting it up

    async def gather(self, language: str) -> None:
        """Let everybody sit down."""
        plan = self.plan
        document = new_document(plan.settings, plan.options, NAMES[0], language, plan.levels[1:], SECRET)
        self._made = await TableInMemory.make(document, self.host)
        await self.read_again()
        self.tokens = {SPECTATOR: self.made.watch, 0: self.made.token}
        for seat in plan.people[1:]:
            found, token = await self.table.join(NAMES[seat], language, self.made.invite)
            self.tokens[found] = token

    def sit_as_in(self, other: World) -> None:
        """Seat the same people at the same table in this world."""
        self._made, self.tokens = other.made, other.tokens
        self.storage.tables, self.storage.tokens = dict(other.storage.tables), dict(other.storage.tokens)

    async def begin(self) -> None:
        """Go on from the plan's moment."""
        plan, id = self.plan, self.made.table
        past = plan.past if self.number == 0 else disguised(plan.past, plan.reader)
        for step in past:
            events = json.dumps([event.to_json() for event in step.events])
            row: EntryRow = {
                "table_id": id, "version": step.version, "seat": step.seat, "kind": step.kind, "request": "",
                "answer": step.answer, "first": step.first, "events": events, "at": self.clock.time(),
            }  # fmt: skip
            self.storage.entries[id, step.version] = row
        self.storage.tables[id] = {
            **self.storage.tables[id],
            "document": self._begun(self.storage.tables[id]["document"]),
            "position": json.dumps(plan.positions[self.number]),
            "version": past[-1].version,
            "lines": past[-1].first + len(past[-1].events),
            "phase": "playing",
        }
        await self.read_again()

    def _begun(self, text: str) -> str:
        document = read_document(text)
        document.started = stamp(self.clock.time())
        for chair in document.chairs:
            chair.ready, chair.contribution = True, "00" * 16 if chair.kind == "player" else ""
        return write_document(document)

    # -- how it stands

    def game(self) -> Game:
        """Return the game, to be read only."""
        game = self.table._play.game
        assert game is not None
        return game

    @property
    def version(self) -> int:
        return self.storage.tables[self.made.table]["version"]

    def step(self, version: int) -> EntryRow:
        return self.storage.entries[self.made.table, version]


class Pondering(InlineBotRunner):
    """Bots that take a random time for each answer, shorter than the pause before it is sent."""

    longest = 0.9  # of the pause

    def __init__(self, clock: ManualClock, pause: float, number: int) -> None:
        self._clock = clock
        self._pause = pause
        self._rng = Random(number)

    async def answer(self, game: Game, seat: int, level: str, seed: str) -> BotMove:
        if level == SLOW:
            done = asyncio.Event()
            seconds = self._rng.uniform(0.0, self.longest * self._pause)
            self._clock.call_at(self._clock.now() + seconds, done.set)
            await done.wait()
        return await super().answer(game, seat, level, seed)


class WorldNotifier(RecordingNotifier):
    """A notifier that records when the reader's device is called."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.wanted = {world.plan.reader}
        self._world = world

    def notify(self, seat: int, notification: Notification) -> None:
        self._world.note("call", msgspec.json.encode(notification).decode())


def disguised(past: Sequence[Step], reader: int) -> list[Step]:
    """Return a past that looks the same to the reader, with other cards in what was hidden."""
    rng, pool = Random(len(past)), hidden_values(past, reader)
    return [step._replace(events=[_disguise(e, reader, pool, rng) for e in step.events]) for step in past]


def hidden_values(past: Sequence[Step], reader: int) -> dict[str, list[str]]:
    """Return all cards and characters that were hidden from the reader, by field type."""
    pool: dict[str, list[str]] = {}
    for event in [event for step in past for event in step.events]:
        for declared, value, told in zip(
            event.fields, event.values(), event.seen_by(reader).values(), strict=True
        ):
            if told is None and value is not None:
                found = [value] if isinstance(value, str) else value if isinstance(value, tuple) else []
                pool.setdefault(declared.type.name, []).extend(found)
    return pool


def _disguise(event: Event, reader: int, pool: dict[str, list[str]], rng: Random) -> Event:
    values = event.values()
    for index, told in enumerate(event.seen_by(reader).values()):
        value, names = values[index], pool.get(event.fields[index].type.name)
        if told is not None or value is None:
            continue
        if isinstance(value, bool):
            values[index] = not value
        elif isinstance(value, str) and names:
            values[index] = rng.choice(names)
        elif isinstance(value, tuple) and names:
            values[index] = tuple(rng.choices(names, k=len(value)))
    return type(event)(*values)

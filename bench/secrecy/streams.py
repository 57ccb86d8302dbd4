"""Send the same requests to both tables of a pair, by the same clock, and compare what the reader receives.

What the reader receives must be the same, byte by byte and moment by moment, until the rules themselves show
a difference: a card that is drawn, a character that is revealed, or what a player did who knew more.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import msgspec
from tests.properties import channels
from tests.tables.table_harness import FakeClient

from bench.secrecy.worlds import Note, Plan, World, plans
from citadels import Game
from citadels.locale import LANGUAGES
from citadels.tables import protocol
from citadels.tables.dispatch import handle_frame
from citadels.tables.errors import TableError
from citadels.tables.history import entry_from_row
from citadels.tables.protocol import Outgoing
from citadels.tables.storage import EntryRow
from citadels.tables.table_events import kinds_at

STEPS = 60  # at most, with one pair
WAITS = (0.1, 1.0, 3.0, 12.0, 70.0, 1000.0, 50_000.0)  # seconds
ABSENCES = (4.0, 65.0, 1000.0)  # after which a player is called, called all the same, or has missed a lot
HASTE = 0.3  # seconds between two things that are done
MADE = re.compile(r'"(fragment|token)":"[^"]*"')  # made at random, in each world anew
TAKES_BACK = 0.1  # of the answers
DEVICES = ("device", "second device")  # of the reader
NONSENSE = ("nonsense", "build palace", "kill bishop", "destroy 1 tavern", "end", "gather gold", "pick king")


@dataclass
class Finding:
    """The result of one pair of worlds, or of several."""

    compared: Counter[str] = field(default_factory=Counter)  # notes that were the same, by kind
    varied: Counter[str] = field(default_factory=Counter)  # what was hidden from the reader and differed
    parted: bool = False  # whether the rules showed a difference in the end
    leaks: list[str] = field(default_factory=list)
    pairs: int = 1

    @property
    def frames(self) -> int:
        return self.compared.total()

    def add(self, other: Finding) -> None:
        self.compared += other.compared
        self.varied += other.varied
        self.pairs += other.pairs
        self.leaks += other.leaks


class Reader(FakeClient):
    """A device of the reader, which records what it receives and when."""

    def __init__(self, world: World, way: str, language: str) -> None:
        super().__init__(world, world.tokens[world.plan.reader], language)
        self.way = way
        self.world = world

    def send(self, message: Outgoing) -> None:
        super().send(message)
        self.world.note(self.way, MADE.sub(r'"\1":""', protocol.encode(message)))

    def close(self, code: int, reason: str) -> None:
        super().close(code, reason)
        self.world.note(self.way, f"closed with {code}: {reason}")


Doing = Callable[[World], Awaitable[object]]


class Session:
    """Both worlds of a plan, and the clients connected to them."""

    def __init__(self, plan: Plan, rng: Random) -> None:
        self.plan = plan
        self.rng = rng
        self.finding = Finding(varied=Counter(plan.varied))
        self.worlds = (World(plan, 0), World(plan, 1))
        self._there: list[dict[str, FakeClient]] = [{}, {}]  # by world: connected clients by name
        self._same = 0  # notes that were compared
        self._checked = plan.past[-1].version  # versions at which the reader could not tell
        self._chose: int | None = None  # the seat that last answered, if not the same in both worlds
        self._chooser: int | None = None  # whose answer last differed
        self._number = 0

    async def run(self) -> Finding:
        """Do one thing after another until the reader can tell the worlds apart, or may."""
        one, other = self.worlds
        await one.gather(self.rng.choice(LANGUAGES))
        other.sit_as_in(one)
        await self._both(World.begin)
        for name in self._names():
            await self._arrive(name, -1 if name in DEVICES else self._checked)
        for _ in range(STEPS):
            await self._step()
            if self._is_over():
                break
        return self.finding

    def _names(self) -> list[str]:
        """Return the names of possible clients: people by seat, and two devices of the reader."""
        return [str(seat) for seat in self.plan.people if seat != self.plan.reader] + list(DEVICES)

    def _is_over(self) -> bool:
        return self.finding.parted or bool(self.finding.leaks)

    # -- doing the same in both worlds

    async def _both(self, doing: Doing) -> None:
        for world in self.worlds:
            await doing(world)
            await settle()
        self._compare()

    async def _step(self) -> None:
        doings = (self._answer, self._ask, self._wait, self._come_or_go, self._be_away, self._look_elsewhere)
        await self.rng.choices(doings, (8, 9, 4, 2, 1, 1))[0]()
        if not self._is_over():
            await self._pass_time(HASTE)

    async def _arrive(self, name: str, seen: int = -1) -> None:
        language = self.rng.choice(LANGUAGES)

        async def arrive(world: World) -> None:
            reads = name in DEVICES
            client = Reader(world, name, language) if reads else FakeClient(world, world.tokens[int(name)])
            self._there[world.number][name] = await client.arrive(seen)

        await self._both(arrive)

    async def _leave(self, name: str) -> None:
        await self._both(lambda world: self._there[world.number].pop(name).leave())

    async def _come_or_go(self) -> None:
        name = self.rng.choice(self._names())
        if name in self._there[0]:
            await self._leave(name)
        else:
            version = self.worlds[0].version
            await self._arrive(name, self.rng.choice((-1, version, version - 1, version - 7, version + 3)))

    async def _be_away(self) -> None:
        """Close all devices of the reader, let time pass, and reconnect one."""
        for name in [name for name in DEVICES if name in self._there[0]]:
            await self._leave(name)
        await self._pass_time(self.rng.choice(ABSENCES))
        if not self._is_over():
            await self._arrive(DEVICES[0], self.worlds[0].version)

    async def _request(self, name: str, type: str, **fields: object) -> None:
        """Send a request of a client, as over a socket."""
        self._number += 1
        frame = json.dumps({"type": type, "id": f"r{self._number}", **fields})
        if name not in self._there[0]:
            await self._arrive(name)
        await self._both(lambda world: handle_frame(world.table, self._there[world.number][name], frame))

    # -- answers

    async def _answer(self) -> None:
        """Whoever is asked gives an answer that can be given in both worlds, or takes the last one back."""
        games = [world.game() for world in self.worlds]
        seat, version = games[0].seat, self.worlds[0].version
        if seat is None or seat not in self.plan.people:
            await self._wait()
            return
        name = DEVICES[0] if seat == self.plan.reader else str(seat)
        if self.rng.random() < TAKES_BACK:
            await self._request(name, "undo", version=version)
            return
        action = self._common_answer(games)
        if action is None:
            self.finding.parted = True  # nothing can be done in both
        else:
            await self._request(name, "act", version=version, action=action)

    def _common_answer(self, games: list[Game]) -> str | None:
        """Return an answer legal in both worlds, if possible one that reveals nothing to the reader."""
        both = {action.text for action in games[1].actions()}
        shared = [action.text for action in games[0].actions() if action.text in both]
        self.rng.shuffle(shared)
        return next((text for text in shared if self._hides(games, text)), shared[0] if shared else None)

    def _hides(self, games: list[Game], action: str) -> bool:
        seen = [[e.seen_by(self.plan.reader) for e in game.clone().apply(action)] for game in games]
        return seen[0] == seen[1]

    # -- everything else

    async def _ask(self) -> None:
        """Send a random request of the reader, or sometimes of another client, legal or not."""
        version, seats = self.worlds[0].version, self.plan.settings.seats
        seat = self.rng.randrange(seats)
        wrong = self.rng.choice((version, version - 1, version - 2, version - 50, version + 1))
        requests: list[dict[str, Any]] = [
            {"type": "act", "version": wrong, "action": self.rng.choice(NONSENSE)},
            {"type": "act", "version": wrong, "action": self.rng.choice(NONSENSE)},
            {"type": "undo", "version": wrong},
            {"type": "hint"},
            {"type": "say", "text": f"line {self._number}"},
            {"type": "mute", "seat": seat, "muted": self.rng.random() < 0.5},
            {"type": "language", "language": self.rng.choice(LANGUAGES)},
            {"type": "pause", "paused": self.rng.random() < 0.2},
            {"type": "more_time"},
            {"type": "let_bot_play", "seat": seat, "wanted": self.rng.random() < 0.7},
            {"type": "link", "kind": self.rng.choice(("device", "seat", "invite")), "seat": seat},
            {"type": "refuse_link", "seat": seat},
            {"type": "hand_over", "seat": seat},
            {"type": "ready", "ready": True},
            {"type": "bot", "seat": seat, "level": "greedy"},
            {"type": "rematch"},
            {"type": "ping"},
            {"type": "nothing"},
        ]
        if not self.plan.slow:  # without a pause everybody sees how long a bot thinks
            requests.append({"type": "skip"})
        name = DEVICES[0] if self.rng.random() < 0.7 else self.rng.choice(self._names())
        await self._request(name, **self.rng.choice(requests))

    async def _look_elsewhere(self) -> None:
        """Request over HTTP what the reader may see of the table."""
        await self._both(look_elsewhere)

    async def _wait(self) -> None:
        await self._pass_time(self.rng.choice(WAITS))

    async def _pass_time(self, seconds: float) -> None:
        """Let time pass, from one thing that is due to the next."""
        clocks = [world.clock for world in self.worlds]
        end = clocks[0].now() + seconds
        until = -1.0
        while until < end and not self._is_over():
            dues = [due for clock in clocks if (due := clock.due()) is not None]
            until = max(clocks[0].now(), min([end, *dues]))
            for clock in clocks:
                await clock.advance_to(until, settle)
            self._compare()

    # -- comparing

    def _compare(self) -> None:
        """Compare what the reader received since the last comparison."""
        told = [world.told for world in self.worlds]
        while self._same < max(map(len, told)) and not self._is_over():
            one, other = (notes[self._same] if self._same < len(notes) else None for notes in told)
            if one is not None and one == other:
                self.finding.compared[one.kind] += 1
                self._same += 1
            else:
                self._examine(one, other)

    def _examine(self, one: Note | None, other: Note | None) -> None:
        """Record a difference that the reader sees: permitted by the rules, or a leak."""
        parted = self._divergence()
        if (
            parted is None
            or not parted.is_permitted
            or any(_is_before(note, parted) for note in (one, other))
        ):
            self.finding.leaks.append(f"{parted}: {one} against {other}")
        else:
            self.finding.parted = True

    def _divergence(self) -> Divergence | None:
        """Return the first step that differs between the worlds for the reader, or None."""
        game = self.worlds[0].game()
        for version in range(self._checked + 1, min(world.version for world in self.worlds) + 1):
            a, b = (world.step(version) for world in self.worlds)
            alike = [(row["at"], row["seat"], row["kind"]) for row in (a, b)]
            at = a["at"] - self.worlds[0].clock.time() + self.worlds[0].clock.now()
            if alike[0] != alike[1]:
                return Divergence(version, at, False, "the step itself differs")
            differs = a["answer"] != b["answer"]
            if differs and a["seat"] == self.plan.reader:
                return Divergence(version, at, False, "who sits in for the reader knows more")
            # A choice made in several answers may show only with the last of them.
            self._chose = a["seat"] if differs or self._chose == a["seat"] else None
            self._chooser = a["seat"] if differs else self._chooser
            found = self._seen_apart(game, a, b)
            if found is not None:
                # Or as their deed, once somebody else has answered: whether to save a district, say.
                deed = self._chooser is not None and getattr(found.a, "by", None) == self._chooser
                is_permitted = self._chose is not None or deed or found.is_permitted
                return Divergence(version, at, is_permitted, f"{found.a} against {found.b}")
            if all(world.version == version and world.game().over for world in self.worlds):
                return Divergence(version, at, True, "the game is over")
            self._checked = version
        return None

    def _seen_apart(self, game: Game, a: EntryRow, b: EntryRow) -> channels.Divergence | None:
        kinds = kinds_at(self.plan.settings.edition)
        events = [entry_from_row(row, kinds).events for row in (a, b)]
        seen = [[event.seen_by(self.plan.reader) for event in happened] for happened in events]
        return channels.divergence(game, *events, *seen)


class Divergence(NamedTuple):
    """The step by which the reader tells the worlds apart: its version, its moment, and whether they may."""

    version: int
    at: float
    is_permitted: bool
    why: str


def _is_before(note: Note | None, divergence: Divergence) -> bool:
    return note is not None and note.is_before(divergence.version, divergence.at)


def examine(seed: str, number: int) -> Finding:
    """Compare all pairs of worlds of one game, and return the combined result."""
    whole = Finding(pairs=0)
    for index, plan in enumerate(plans(Random(f"{seed}/{number}"))):
        found = asyncio.run(Session(plan, Random(f"{seed}/{number}/{index}")).run())
        reader = "a spectator" if plan.reader < 0 else f"seat {plan.reader}"
        found.leaks = [f"game {number}, pair {index}, {reader}: {leak}" for leak in found.leaks]
        whole.add(found)
    return whole


async def look_elsewhere(world: World) -> None:
    token = world.tokens[world.plan.reader]
    world.note("public", msgspec.json.encode(await world.table.info(), enc_hook=protocol.as_json).decode())
    for way, look in (("mine", world.table.summary), ("file", world.table.archive)):
        try:
            world.note(way, repr(await look(token)))
        except TableError as error:
            world.note(way, error.code)


async def settle() -> None:
    """Let everything happen that can happen now, but for those who think until later."""
    for _ in range(25):
        await asyncio.sleep(0)  # no time passes

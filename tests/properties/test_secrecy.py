"""No seat can tell apart two worlds that the rules hide from it (INFO-1, INFO-2, INFO-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

import citadels
from citadels import PRESETS, SPECTATOR, Action, Event, Game, Reason, Setup
from citadels.characters.architect import Architect
from citadels.characters.assassin import Assassin
from citadels.characters.blackmailer import Blackmailer
from citadels.characters.king import King
from citadels.characters.magistrate import Magistrate
from citadels.engine.cards import Character
from citadels.engine.changes import emit
from citadels.engine.field_types import WORD, field
from citadels.engine.rules import Edition, Rules
from citadels.engine.state import Mark, State
from citadels.engine.steps import Step
from citadels.engine.view import PlayerView
from tests.nightly import rest_nightly
from tests.properties.channels import Checker, ObservationChannels
from tests.properties.strategies import tables
from tests.properties.tables import LISTS, OLDER, SEATS, Table, play_on
from tests.properties.tables import table as any_table
from tests.properties.worlds import VARIABLES, Data, Redealer, agrees, document, hidden

pytestmark = pytest.mark.slow

Load = Callable[[Data], Game]


class Pair(NamedTuple):
    """A game and another world that ``seat`` cannot tell from it."""

    a: Game
    b: Game
    seat: int
    varied: frozenset[str]

    def has_common_action(self) -> bool:
        return not set(self.a.actions()).isdisjoint(self.b.actions())

    def check(self, observed: ObservationChannels | None = None, seed: int = 0, actions: int = 5) -> Checker:
        checker = Checker(self.seat, Random(seed), observed)
        checker.compare(self.a, self.b, actions)
        return checker


def another_world(game: Game, seat: int, random: Random, load: Load = citadels.load) -> Pair:
    """Vary all that is hidden or a part of it, now and then keeping the top of the deck."""
    vary = set(VARIABLES)
    if random.random() < 0.5:
        vary = {variable for variable in VARIABLES if random.random() < 0.5}
    keep_top = random.choice((0, 10))
    position = Redealer(game, seat, random, vary, keep_top).deal()
    assert agrees(position, game.knowledge(seat))
    before = document(game)
    varied = [v for v in VARIABLES if hidden(v, before, seat) != hidden(v, position, seat)]
    return Pair(load(before), load(position), seat, frozenset(varied))


def worlds(table: Table, every: int, load: Load = citadels.load) -> Iterator[Pair]:
    """Pairs of worlds from the course of a game."""
    game = load(document(table.deal()))
    random = Random(table.choices)
    for number, _ in enumerate(play_on(game, table.player())):
        if number % every == 0:
            watching = SPECTATOR if random.random() < 0.1 else random.randrange(table.seats)
            asked = game.seat
            seat = asked if asked is not None and random.random() < 0.4 else watching
            yield another_world(game, seat, random, load)


# -- the property ----------------------------------------------------------------


@given(tables(), st.integers(12, 36))
def test_a_seat_cannot_tell_worlds_apart(table: Table, every: int) -> None:
    for index, pair in enumerate(worlds(table, every)):
        leaks = pair.check(seed=index).leaks
        if leaks:
            note(f"seat {pair.seat}; varied {sorted(pair.varied)}; position {document(pair.a)}")
        assert leaks == []


def compare_worlds(table: Table, varied: Counter[str]) -> int:
    compared = 0
    for index, pair in enumerate(worlds(table, 28)):
        checker = pair.check(seed=index, actions=3)
        assert checker.leaks == [], (table, pair.seat, sorted(pair.varied))
        varied.update(pair.varied)
        compared += checker.compared
    return compared


@pytest.mark.parametrize("edition", OLDER)
def test_the_older_editions_keep_their_secrets(edition: str) -> None:
    assert sum(compare_worlds(any_table(edition, Random(seed)), Counter()) for seed in range(10)) > 100


def test_every_hidden_variable_is_varied() -> None:
    """All lists and numbers of players; and each hidden variable really differed between worlds."""
    varied: Counter[str] = Counter()
    compared = 0
    for preset in LISTS:
        for seats in SEATS:
            table = Table(Setup(preset=preset, seats=seats), seats, len(preset), busy=seats % 2 == 0)
            compared += compare_worlds(table, varied)
    assert all(varied[variable] for variable in VARIABLES), varied
    assert compared > 1000


@given(tables())
def test_no_seat_knows_anything_wrong(table: Table) -> None:
    game = table.deal()
    for _ in play_on(game, table.player()):
        position = game.to_json()
        for seat in range(SPECTATOR, table.seats):
            assert agrees(position, game.knowledge(seat)), (seat, game.knowledge(seat).to_json())


# -- planted leaks ---------------------------------------------------------------

SEEING = ("view", "events")
ANSWERING = ("options", "refused", "errors")
# Offered cards and the packet are hidden from all seats but the one to move, which alone has options.
NOT_WHILE_ASKED = ("drawn", "chosen", "packet")


@cache
def pairs() -> list[Pair]:
    """Return pairs in which every variable differs, some of them with the seat to move."""
    found: list[Pair] = []
    missing = Counter(dict.fromkeys(VARIABLES, 6))
    for seed in range(60):
        table = Table(Setup(preset=LISTS[seed % len(LISTS)], seats=3 + seed % 4), seed, seed, busy=True)
        for pair in worlds(table, 3):
            asked = pair.a.seat == pair.seat
            useful = [v for v in pair.varied if missing[v] > 0 and (asked or v in NOT_WHILE_ASKED)]
            if useful:
                found.append(pair)
                missing.subtract(useful)
        if not +missing:
            return found
    raise AssertionError(f"not enough worlds for {+missing}")


class LeakyChannels(ObservationChannels):
    """Lets one hidden variable through one channel."""

    def __init__(self, variable: str, channel: str) -> None:
        self.variable = variable
        self.channel = channel

    def _secret(self, channel: str, game: Game, seat: int) -> list[object]:
        return [hidden(self.variable, document(game), seat)] if channel == self.channel else []

    def view(self, game: Game, seat: int) -> object:
        return [super().view(game, seat), self._secret("view", game, seat)]

    def options(self, game: Game, seat: int) -> object:
        return [super().options(game, seat), self._secret("options", game, seat)]

    def refused(self, game: Game, seat: int) -> object:
        return [super().refused(game, seat), self._secret("refused", game, seat)]

    def error(self, game: Game, seat: int, text: str) -> str:
        return f"{super().error(game, seat, text)}{self._secret('errors', game, seat) or ''}"

    def events(self, before: Game, happened: list[Event], seat: int) -> list[Event]:
        told: list[Event] = [Gossip(repr(secret)) for secret in self._secret("events", before, seat)]
        return [*told, *super().events(before, happened, seat)]


class Gossip(Event):
    """An event that is not redacted."""

    secret: str = field(WORD)


@pytest.mark.parametrize(
    ("variable", "channel"),
    rest_nightly(
        [(v, c) for v in VARIABLES for c in (*SEEING, *ANSWERING) if v not in NOT_WHILE_ASKED or c in SEEING],
        stage="secrecy",
        keep=len(SEEING) + len(ANSWERING),
    ),
)
def test_a_planted_leak_is_caught(variable: str, channel: str) -> None:
    """Both in the channels of the seat to move and in those of every seat."""
    varied = [pair for pair in pairs() if variable in pair.varied and pair.has_common_action()]
    if channel in ANSWERING:
        varied = [pair for pair in varied if pair.a.seat == pair.seat]
    assert varied
    for pair in varied[:3]:
        assert pair.check().leaks == []
        assert channels(pair.check(LeakyChannels(variable, channel)).leaks) == {channel}


def channels(leaks: list[str]) -> set[str]:
    return {leak.split(",")[0] for leak in leaks}


class WholeEvents(ObservationChannels):
    """Forgets to redact the log."""

    def events(self, before: Game, happened: list[Event], seat: int) -> list[Event]:
        return happened


class OpenHands(ObservationChannels):
    """A view in which the next seat's hand and characters are open, built from the state itself."""

    def view(self, game: Game, seat: int) -> object:
        view = game.view(seat)
        neighbour = (seat + 1) % len(view.players)
        view.players[neighbour] = PlayerView.from_state(game.state, neighbour, True)
        return view.to_json()


@pytest.mark.parametrize(("observed", "channel"), [(WholeEvents(), "events"), (OpenHands(), "view")])
def test_careless_channels_are_caught(observed: ObservationChannels, channel: str) -> None:
    caught = [channels(pair.check(observed).leaks) for pair in pairs()]
    assert {channel} in caught
    assert set().union(*caught) == {channel}


# -- leaks in the rules themselves -------------------------------------------------


class AsksOnlyTheSigned(Magistrate):
    """Ask only if the warrant is signed, which tells everyone that it is (MAG-5)."""

    def on_paid(self, s: State, builder: int, gold: int) -> bool:
        mark = s.mark_on(s.turn.rank, "warrant")
        return mark is not None and mark.face and super().on_paid(s, builder, gold)


class ThreatensOnlyWithTheFlower(Blackmailer):
    """A blank threat asks nothing."""

    def interrupt(self, s: State, mark: Mark, seat: int, plan: list[Step]) -> list[Step]:
        return super().interrupt(s, mark, seat, plan) if mark.face else plan


class TellsTheDead(Assassin):
    """Announce at once whether a player was killed (INFO-3)."""

    def use(self, s: State, seat: int, action: Action) -> None:
        super().use(s, seat, action)
        if s.holder(s.rules.rank[action.name]) >= 0:
            emit(s, Gossip("somebody died"))


class SmellsTheDeck(Architect):
    """Is refused some cards, with a reason that names the one on top."""

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        top = s.rules.districts[s.deck[-1]] if s.deck else None
        return None if top is not None and top.cost < 3 else Reason("empty_deck", card=top.key if top else "")


class ShowsTheHand(King):
    """Show everyone the hand of a neighbor."""

    def use(self, s: State, seat: int, action: Action) -> None:
        super().use(s, seat, action)
        emit(s, Gossip(repr(s.players[seat - 1].hand)))


def leaky_rules(character: type[Character]) -> Load:
    """Reads positions of the 2016 edition with one of its characters replaced by a leaky one."""
    spec = citadels.EDITIONS["2016"].spec
    cast = tuple(character if other.key == character.key else other for other in spec.characters)
    edition = Edition(spec._replace(characters=cast))

    def load(position: Data) -> Game:
        seats, names, districts = len(position["players"]), position["characters"], position["districts"]
        rules = Rules(edition, seats, tuple(names), tuple(districts), spec.sizes[seats][0])
        return Game.from_json(position, rules, bytes.fromhex(position["key"]))

    return load


@pytest.mark.parametrize(
    ("character", "expected"),
    rest_nightly(
        [
            (TellsTheDead, {"events"}),
            (ThreatensOnlyWithTheFlower, {"asked"}),
            (AsksOnlyTheSigned, {"events"}),
            (SmellsTheDeck, {"options", "refused", "errors"}),
            (ShowsTheHand, {"events"}),
        ],
        stage="secrecy",
        keep=2,
    ),
)
def test_a_leak_in_the_rules_is_caught(character: type[Character], expected: set[str]) -> None:
    lists = [preset.key for preset in PRESETS.values() if character.key in preset.characters]
    load = leaky_rules(character)
    caught: set[str] = set()
    for seed in range(40):
        table = Table(Setup(preset=lists[seed % len(lists)], seats=4 + seed % 3), seed, seed, busy=True)
        for pair in worlds(table, 3, load):
            caught |= channels(pair.check(actions=10).leaks)
            if expected <= caught:
                return
    raise AssertionError(f"only {caught or 'nothing'} was caught")

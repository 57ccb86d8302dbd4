"""A worker process: plays a part of the games, with the network's answers from shared memory."""

from __future__ import annotations

import os
import signal
from collections import defaultdict
from collections.abc import Sequence
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

from citadels.bots.base import Bot
from citadels.bots.learned.weights import STRENGTHS
from citadels.encoding.observer import Observer
from citadels.encoding.templates import observation_template
from citadels.encoding.vocabulary import VOCABULARY
from citadels.engine import scoring
from citadels.engine.actions import SEATS
from citadels.engine.chance import KEY_BYTES
from citadels.engine.game import Game
from citadels.engine.rules import Rules
from citadels.engine.state import State
from training.game_sampler import LEARNER, NETWORKS, PAST_SELF, TOLD, Draw, Table, is_held_out
from training.opponents import STRENGTH, make_opponent
from training.shared_memory import MAX_OPTIONS, SharedBuffers

COSTS: Final = len(VOCABULARY.costs)

Tally = dict[tuple[str, str], float]


class Seated:
    """A running game with its players."""

    def __init__(self, table: Table, key: bytes, told: bool) -> None:
        self.table = table
        settings = table.setup.settings(key)
        rules = settings.rules()
        names = set(table.players) - set(NETWORKS)
        if names:
            self.game: Game | None = settings.begin(key)
            self.observer = Observer(observation_template(rules), self.game.state)
        else:
            self.game = None
            self.observer = Observer.begin(observation_template(rules), key, settings.crown)
        self.bots: list[Bot | None] = [
            make_opponent(name, f"{key.hex()}/{seat}") if name in names else None
            for seat, name in enumerate(table.players)
        ]
        self.strengths = [strength_of(name) if told else -1 for name in table.players]
        self.rules = rules

    def advance(self) -> int:
        """Play up to the network's next decision. Return the seat to move, or -1 at the end."""
        observer = self.observer
        while True:
            seat = observer.ask()
            if seat < 0:
                return seat
            if len(observer.legal) == 1:
                self.answer(next(iter(observer.legal)))
            elif (bot := self.bots[seat]) is not None and self.game is not None:
                self.game.play(bot.choose(self.game.view(seat), self.game.options()))
            else:
                return seat

    def answer(self, number: int) -> None:
        """Apply the action with this index."""
        if self.game is not None:
            self.game.play(self.observer.legal[number])
        else:
            self.observer.answer(number)


def held_by(s: State, seats: Sequence[int]) -> list[int]:
    """Return the ranks of the characters that these seats hold, as bit sets."""
    return [sum([1 << rank - 1 for rank in s.players[seat].characters]) for seat in seats]


def hands_of(s: State, rules: Rules, seats: Sequence[int]) -> bytearray:
    """Return how many cards of each cost are in the hands of these seats; nothing for further places."""
    found = bytearray(SEATS * COSTS)
    for place, seat in enumerate(seats):
        player = s.players[seat]
        for kind in (*player.hand, *player.chosen):
            found[place * COSTS + rules.districts[kind].cost] += 1
    return found


def strength_of(name: str) -> int:
    """Return the index of how strong a player is: of a bot, or of a network."""
    return STRENGTHS.index(STRENGTH.get(name, "learned"))


class GameSlice:
    """A slice of the games in the shared buffers, from ``first`` on."""

    def __init__(self, arrays: SharedBuffers, first: int, games: int, seed: str, draw: Draw) -> None:
        self.arrays = arrays
        self.draw = draw
        self.first = first
        self.rng = Random(seed)
        self.options: list[list[int]] = [[]] * games
        self.tally: Tally = defaultdict(float)
        self.games = [self._seat() for _ in range(games)]
        arrays.over[first : first + games] = 0
        for index in range(games):
            self._ask(index, self._begun(index))

    def _seat(self) -> Seated:
        while True:
            table, key, told = self.draw(self.rng), self.rng.randbytes(KEY_BYTES), self.rng.random() < TOLD
            seated = Seated(table, key, told)
            if table.label or not is_held_out(table.setup, seated.rules.cast):
                return seated

    def _begun(self, index: int) -> int:
        """Return the first seat to move of a new game, replacing games without decisions."""
        while (seat := self.games[index].advance()) < 0:
            self.games[index] = self._seat()
        return seat

    def step(self) -> None:
        """Apply the answers, and write the next questions."""
        answers = self.arrays.answers[self.first : self.first + len(self.games)].tolist()
        for index, answer in enumerate(answers):
            seated = self.games[index]
            seated.answer(self.options[index][answer])
            seat = seated.advance()
            self.arrays.over[self.first + index] = seat < 0
            if seat < 0:
                self._finish(index)
                self.games[index] = self._seat()
                seat = self._begun(index)
            self._ask(index, seat)

    def _ask(self, index: int, seat: int) -> None:
        arrays, at, seated = self.arrays, self.first + index, self.games[index]
        legal = list(seated.observer.legal)
        if len(legal) > MAX_OPTIONS:
            legal = self.rng.sample(legal, MAX_OPTIONS)
        self.options[index] = legal
        arrays.options[at, : len(legal)] = legal
        arrays.counts[at] = len(legal)
        arrays.seats[at] = seat
        arrays.past[at] = seated.table.players[seat] == PAST_SELF
        seats = [*range(seat, len(seated.strengths)), *range(seat)]
        unused = [-1] * (SEATS - len(seats))
        arrays.strengths[at] = [seated.strengths[each] for each in seats] + unused
        arrays.held[at] = held_by(seated.observer.state, seats) + [0] * len(unused)
        arrays.hands[at].data[:] = hands_of(seated.observer.state, seated.rules, seats)
        arrays.observations[at].data[:] = seated.observer.observe(seat)

    def _finish(self, index: int) -> None:
        seated, at = self.games[index], self.first + index
        result = scoring.result(seated.observer.state)
        totals = [score.total for score in result.scores]
        players = seated.table.players
        for seat, name in enumerate(players):
            share = 1 / len(result.winners) if seat in result.winners else 0.0
            best = max(totals[:seat] + totals[seat + 1 :])
            self.arrays.shares[at, seat] = share
            self.arrays.margins[at, seat] = totals[seat] - best
            if name == LEARNER:
                self._count(seated.table, share * len(players))

    def _count(self, table: Table, worth: float) -> None:
        """Record the learner's win rate relative to chance, by kind of opponents or by label."""
        others = set(table.players) - {LEARNER}
        company = "learners" if not others else others.pop() if len(others) == 1 else "several"
        name = table.label or company
        self.tally[name, "games"] += 1
        self.tally[name, "worth"] += worth
        self.tally[name, "squares"] += worth * worth


def worker_main(
    pipe: Connection, memory: Any, games: int, slices: list[tuple[int, int]], seed: str, draw: Draw
) -> None:
    """Step the slices as ordered through the pipe, until None arrives. -1 asks for the tallies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(1)
    arrays = SharedBuffers(games, memory)
    made: list[GameSlice] = []
    for number, (first, count) in enumerate(slices):
        made.append(GameSlice(arrays, first, count, f"{seed}/{number}", draw))
        pipe.send(number)
    while (number := pipe.recv()) is not None:
        if number < 0:
            pipe.send([each.tally for each in made])
            for each in made:
                each.tally = defaultdict(float)
            continue
        made[number].step()
        pipe.send(number)

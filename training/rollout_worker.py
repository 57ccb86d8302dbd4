"""A worker process: plays a part of the games, with the network's answers from shared memory."""

from __future__ import annotations

import os
import signal
from collections import defaultdict
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from citadels.bots import make_bot
from citadels.bots.base import Bot
from citadels.encoding.observer import Observer
from citadels.encoding.templates import observation_template
from citadels.engine import scoring
from citadels.engine.chance import KEY_BYTES
from citadels.engine.game import Game
from training.game_sampler import LEARNER, PAST_SELF, Draw, Table
from training.shared_memory import MAX_OPTIONS, SharedBuffers

Tally = dict[tuple[str, str], float]


class Seated:
    """A running game with its players."""

    def __init__(self, table: Table, key: bytes) -> None:
        self.table = table
        settings = table.setup.settings(key)
        rules = settings.rules()
        names = set(table.players) - {LEARNER, PAST_SELF}
        if names:
            self.game: Game | None = settings.begin(key)
            self.observer = Observer(observation_template(rules), self.game.state)
        else:
            self.game = None
            self.observer = Observer.begin(observation_template(rules), key, settings.crown)
        self.bots: list[Bot | None] = [
            make_bot(name, f"{key.hex()}/{seat}") if name in names else None
            for seat, name in enumerate(table.players)
        ]

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
        return Seated(self.draw(self.rng), self.rng.randbytes(KEY_BYTES))

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
        """Record the learner's win rate relative to chance, by kind of opponents."""
        others = set(table.players) - {LEARNER}
        company = "learners" if not others else others.pop() if len(others) == 1 else "several"
        names = [company]
        if company == "expert" and table.players.count(LEARNER) == 1:
            names.append(f"alone {table.setup.edition} {table.setup.preset} {table.setup.seats}")
        for name in names:
            self.tally[name, "games"] += 1
            self.tally[name, "worth"] += worth


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

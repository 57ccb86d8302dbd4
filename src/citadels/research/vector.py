"""Vector environment: many games in lockstep, in shared arrays."""

from __future__ import annotations

import multiprocessing
import signal
import weakref
from collections.abc import Sequence
from ctypes import c_ubyte
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from citadels.encoding.actions import NUM_ACTIONS
from citadels.encoding.observation import OBSERVATION_SIZE
from citadels.encoding.observer import Observer
from citadels.encoding.observer_batch import ObserverBatch
from citadels.encoding.templates import observation_template
from citadels.engine import scoring
from citadels.engine.actions import SEATS
from citadels.engine.chance import KEY_BYTES
from citadels.engine.errors import CitadelsError, IllegalAction
from citadels.engine.game import Game
from citadels.research import actions, episode
from citadels.settings import Setup

# Name, shape per game, and type; the widest types first, so that all arrays are aligned.
ARRAYS: Final[tuple[tuple[str, tuple[int, ...], type], ...]] = (
    ("answers", (), np.int64),
    ("rewards", (SEATS,), np.float32),
    ("observations", (OBSERVATION_SIZE,), np.uint8),
    ("masks", (NUM_ACTIONS,), np.int8),
    ("seats", (), np.int8),
    ("over", (), np.bool_),
)


class Arrays:
    """The arrays of a vector environment, in one block of memory."""

    def __init__(self, games: int, memory: Any) -> None:
        self._at = 0
        self.answers: NDArray[np.int64] = self._array(0, games, memory)
        self.rewards: NDArray[np.float32] = self._array(1, games, memory)
        self.observations: NDArray[np.uint8] = self._array(2, games, memory)
        self.masks: NDArray[np.int8] = self._array(3, games, memory)
        self.seats: NDArray[np.int8] = self._array(4, games, memory)
        self.over: NDArray[np.bool_] = self._array(5, games, memory)

    def _array(self, number: int, games: int, memory: Any) -> Any:
        _, shape, kind = ARRAYS[number]
        array: NDArray[Any] = np.ndarray((games, *shape), kind, memory, self._at)
        self._at += array.nbytes
        return array

    @staticmethod
    def size(games: int) -> int:
        """Return the size of the block in bytes."""
        return games * sum([int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in ARRAYS])


class VectorSlice:
    """A slice of the games, stepped by one process."""

    def __init__(self, arrays: Arrays, games: range, setup: Setup, reward: str) -> None:
        self._arrays = arrays
        self._games = games
        self._part = slice(games.start, games.stop)
        self._setup = setup
        self._reward = episode.REWARDS[reward]

    def reset(self, seed: int) -> None:
        """Deal all games. A game depends only on the seed and its index."""
        arrays, part = self._arrays, self._part
        for array in (arrays.masks, arrays.rewards, arrays.over):
            array[part] = 0
        self._randoms = [np.random.default_rng([seed, game]) for game in self._games]
        self._allowed = np.zeros(0, np.int64)  # flat indices of the mask cells that are 1
        dealt = [self._dealt(index) for index in range(len(self._games))]
        rows = [memoryview(row) for row in arrays.observations[part]]
        self._observers = ObserverBatch(dealt, rows, NUM_ACTIONS)
        for index in range(len(dealt)):
            self._observers.ask(index)
        self._note_questions()

    def _dealt(self, index: int) -> Observer:
        key = self._randoms[index].bytes(KEY_BYTES)
        settings = self._setup.settings(key)
        return Observer.begin(observation_template(settings.rules()), key, settings.crown)

    def step(self) -> None:
        """Apply the answers. All are checked before any is applied."""
        arrays, part = self._arrays, self._part
        answers = arrays.answers[part].tolist()
        refused = self._observers.refused(answers)
        if refused >= 0:
            self._refuse(refused, answers[refused])
        arrays.rewards[part] = 0
        arrays.over[part] = False
        for index in self._observers.answer(answers):
            self._finish(index)
            self._observers.ask(index)
        self._note_questions()

    def _note_questions(self) -> None:
        """Write the seats to move and their action masks."""
        observers, masks = self._observers, self._arrays.masks[self._part].reshape(-1)
        self._arrays.seats[self._part] = np.frombuffer(observers.seats, np.int8)
        masks[self._allowed] = 0
        self._allowed = np.frombuffer(observers.allowed, "<i8")
        masks[self._allowed] = 1

    def _refuse(self, index: int, answer: int) -> None:
        """Raise IllegalAction with the reason for an illegal answer."""
        try:
            actions.chosen(Game(self._observers.games[index].state, record=False), answer)
        except CitadelsError as error:
            raise IllegalAction(f"game {self._games.start + index}: {error}") from None

    def _finish(self, index: int) -> None:
        """Write the rewards of a finished game and deal the next one in its place."""
        game = self._games.start + index
        result = scoring.result(self._observers.games[index].state)
        self._arrays.over[game] = True
        self._arrays.rewards[game, : self._setup.seats] = self._reward(result)
        self._observers.games[index] = self._dealt(index)


class CitadelsVectorEnv:
    """Many games in lockstep, each waiting for an answer of its seat to move.

    The arrays are allocated once and overwritten by every step: copy what you keep. ``observations`` and
    ``masks`` are those of the seats to move, ``seats``. A finished game is replaced in the same step:
    ``over`` and ``rewards``, by seat, describe the old game and the observation the new one. ``reward`` and
    ``setup`` are those of the PettingZoo environment. With several ``processes`` the games are stepped in
    parallel, with the same results; close the environment when you are done.
    """

    def __init__(self, games: int, reward: str = "win", processes: int = 1, **setup: Any) -> None:
        asked = Setup.from_json(setup)
        episode.check(asked, reward)
        if games < 1:
            raise CitadelsError(f"{games} games cannot be played; ask for at least 1")
        if not 1 <= processes <= games:
            raise CitadelsError(f"{processes} processes cannot share {games} games; ask for 1 to {games}")
        self.games = games
        self._workers = EnvWorkers(games, processes, asked, reward) if processes > 1 else None
        self._arrays = Arrays(
            games, bytearray(Arrays.size(games)) if self._workers is None else self._workers.memory
        )
        self._slice = (
            VectorSlice(self._arrays, range(games), asked, reward) if self._workers is None else None
        )
        self._dealt = False
        self.observations = self._arrays.observations
        self.masks = self._arrays.masks
        self.seats = self._arrays.seats
        self.rewards = self._arrays.rewards
        self.over = self._arrays.over

    def reset(self, seed: int | None = None) -> None:
        """Deal all games. The same seed deals the same games."""
        self._dealt = True
        chosen = int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed
        if self._slice is not None:
            self._slice.reset(chosen)
        elif self._workers is not None:
            self._workers.command(("reset", chosen))

    def step(self, answers: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Apply one answer to each game, by action index.

        An illegal answer raises IllegalAction with the game and the reason. With one process nothing has
        changed then; with several, the processes without an illegal answer have advanced.
        """
        if not self._dealt:
            raise CitadelsError("no game is dealt; call reset first")
        if len(answers) != self.games:
            raise CitadelsError(f"{len(answers)} answers for {self.games} games; pass one answer per game")
        given = np.asarray(answers)
        if given.dtype.kind not in "iu":
            raise CitadelsError(f"answers must be integers, not {given.dtype}")
        self._arrays.answers[:] = given
        if self._slice is not None:
            self._slice.step()
        elif self._workers is not None:
            self._workers.command(("step",))

    def legal_actions(self) -> list[NDArray[np.int64]]:
        """Return the indexes of the legal actions of each game, in ascending order."""
        rows, indexes = np.nonzero(self.masks)
        return np.split(indexes, np.searchsorted(rows, range(1, self.games)))

    def close(self) -> None:
        """Stop the worker processes. The arrays must not be used afterwards."""
        if self._workers is not None:
            self._workers.end()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


# -- several processes -------------------------------------------------------------------

EnvCommand = tuple[Any, ...]


class EnvWorkers:
    """Worker processes of a vector environment; each steps a slice of the games in shared memory."""

    def __init__(self, games: int, processes: int, setup: Setup, reward: str) -> None:
        start = multiprocessing.get_context("spawn")
        self.memory = start.RawArray(c_ubyte, Arrays.size(games))
        ends = [games * number // processes for number in range(processes + 1)]
        self._pipes: list[Connection[Any, Any]] = []
        self._processes: list[BaseProcess] = []
        for first, last in pairwise(ends):
            here, there = start.Pipe()
            arguments = (there, self.memory, games, range(first, last), setup, reward)
            process = start.Process(target=_worker_main, args=arguments, daemon=True)
            process.start()
            self._pipes.append(here)
            self._processes.append(process)
        self.end = weakref.finalize(self, _stop_workers, self._pipes, self._processes)

    def command(self, command: EnvCommand) -> None:
        """Send a command to all processes and wait for them; raise the first error."""
        for pipe in self._pipes:
            pipe.send(command)
        answers = [pipe.recv() for pipe in self._pipes]
        for error in answers:
            if error is not None:
                raise error


def _worker_main(
    pipe: Connection[Any, Any], memory: Any, games: int, part: range, setup: Setup, reward: str
) -> None:
    """Run the commands of a worker process until None is received."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The main process stops this one.
    games_slice = VectorSlice(Arrays(games, memory), part, setup, reward)
    while (command := pipe.recv()) is not None:
        try:
            games_slice.reset(command[1]) if command[0] == "reset" else games_slice.step()
            pipe.send(None)
        except CitadelsError as error:
            pipe.send(error)


def _stop_workers(pipes: list[Connection[Any, Any]], processes: list[BaseProcess]) -> None:
    for pipe in pipes:
        pipe.send(None)
    for process in processes:
        process.join()

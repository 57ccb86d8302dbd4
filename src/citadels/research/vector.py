"""Many games at once, in arrays: for learners that ask for thousands of answers at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citadels.engine import scoring
from citadels.engine.actions import SEATS
from citadels.engine.chance import KEY_BYTES
from citadels.engine.errors import CitadelsError, IllegalAction
from citadels.engine.game import Game
from citadels.engine.observer import Observer
from citadels.research import actions, episode
from citadels.research.actions import ACTIONS
from citadels.research.layout import sheet
from citadels.research.observation import LENGTH
from citadels.research.parts import Row
from citadels.settings import Setup


class CitadelsVector:
    """So many games side by side, each waiting for an answer of the seat that is asked.

    The arrays are made once, and every step writes into them: copy what you keep. A game that is over is
    dealt anew in the same step; ``over`` and ``rewards`` are then those of the old game, and the
    observation is that of the new one. Reward and setup are as for PettingZoo.
    """

    def __init__(self, games: int, reward: str = "win", **setup: Any) -> None:
        self._setup = Setup.from_json(setup)
        episode.check(self._setup, reward)
        if games < 1:
            raise CitadelsError(f"there must be at least one game, not {games}")
        self.games = games
        self._reward = episode.REWARDS[reward]
        self.observations: Row = np.zeros((games, LENGTH), np.uint8)
        self.masks: NDArray[np.int8] = np.zeros((games, ACTIONS), np.int8)
        self.seats: NDArray[np.int8] = np.zeros(games, np.int8)  # who is asked
        self.rewards: NDArray[np.float32] = np.zeros((games, SEATS), np.float32)  # by game and seat
        self.over: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self._rows = [memoryview(row) for row in self.observations]
        self._masks = [memoryview(mask.view(np.uint8)) for mask in self.masks]

    def reset(self, seed: int | None = None) -> None:
        """Deal all games. The same seed deals the same games."""
        self._random = np.random.default_rng(seed)
        self.masks[:] = 0
        self.rewards[:] = 0
        self.over[:] = False
        self._observers = [self._deal() for _ in range(self.games)]
        for game in range(self.games):
            self._ask(game)

    def _deal(self) -> Observer:
        key = self._random.bytes(KEY_BYTES)
        settings = self._setup.settings(key)
        return Observer.begin(sheet(settings.rules()), key, settings.crown)

    def _ask(self, game: int) -> int:
        seat = self._observers[game].ask(self._rows[game], self._masks[game])
        self.seats[game] = seat
        return seat

    def step(self, answers: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Give one answer in each game, by number.

        An answer that is not allowed raises IllegalAction, which says in which game and why; then the games
        before it have gone on, that one and those after it have not.
        """
        if len(answers) != self.games:
            raise CitadelsError(f"{len(answers)} answers for {self.games} games; there must be one for each")
        self.over[:] = False
        self.rewards[:] = 0
        given = answers.tolist() if isinstance(answers, np.ndarray) else answers
        for game, number in enumerate(given):
            observer = self._observers[game]
            if not observer.answer(number):
                self._refuse(game, number)
            if self._ask(game) < 0:
                self._finish(game)

    def _refuse(self, game: int, number: int) -> None:
        try:
            actions.chosen(Game(self._observers[game].state, record=False), number)
        except IllegalAction as error:
            raise IllegalAction(f"game {game}: {error}") from None

    def _finish(self, game: int) -> None:
        result = scoring.result(self._observers[game].state)
        self.over[game] = True
        self.rewards[game, : self._setup.seats] = self._reward(result)
        self._observers[game] = self._deal()
        self._ask(game)

"""The fast policy of playouts: a plausible move in a few microseconds."""

from __future__ import annotations

from random import Random
from typing import Final

from citadels.bots.advice import advice_on
from citadels.engine.actions import Action
from citadels.engine.game import Game
from citadels.engine.rules import Edition

NOISE: Final = 1.0


class Policy:
    """Moves for every seat of a sampled world, chosen by the quick evaluators of an edition's cards."""

    def __init__(self, edition: Edition) -> None:
        advice = advice_on(edition)
        self._judges = {verb: judgement.quick for verb, judgement in advice.verbs.items()}
        self._character_values = {key: character.quick_worth for key, character in advice.characters.items()}

    def choose(self, game: Game, rng: Random) -> Action:
        """Return the action with the best noisy score for the seat to move."""
        actions = game.actions()
        if len(actions) == 1:
            return actions[0]
        best, chosen = -1e9, actions[0]
        for action, worth in zip(actions, self.scores(game, actions), strict=True):
            likely = worth + NOISE * rng.random()
            if likely > best:
                best, chosen = likely, action
        return chosen

    def scores(self, game: Game, actions: list[Action]) -> list[float]:
        """Return the score of each action for the seat to move."""
        s, seat = game.state, game.seat
        assert seat is not None
        judges, values = self._judges, self._character_values
        out: list[float] = []
        for action in actions:
            judge = judges[action.verb]
            out.append(judge(s, seat, action, values))
        return out

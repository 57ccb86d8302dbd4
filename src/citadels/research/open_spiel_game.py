"""OpenSpiel game: importing this module registers ``python_citadels``.

Chance is sampled once, in the chance node at the root, which draws the key from which all cards follow.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

import numpy as np

from citadels.encoding.actions import NUM_ACTIONS, index_to_action, legal_actions
from citadels.encoding.observation import OBSERVATION_SIZE, PARTS, TABLE_PARTS
from citadels.engine.actions import SEATS
from citadels.engine.chance import key_from_seed
from citadels.engine.deal import deal
from citadels.engine.deprecated import warn_renamed
from citadels.engine.errors import IllegalAction
from citadels.engine.game import Game
from citadels.extras import require
from citadels.research import actions, episode
from citadels.research.observation import Encoder
from citadels.research.parts import blocks, part_of
from citadels.settings import FORMS, Setup

require("research", "citadels.research.open_spiel_game (not on Windows)", "pyspiel")

import pyspiel

NAME: Final = "python_citadels"
DEAL: Final = 0  # the only chance outcome; it stands for all deals
MAX_GAME_LENGTH: Final = 100_000  # actions; no rule ends a game in which nobody builds

Parameters = Mapping[str, Any]

# OpenSpiel parameters have one type and cannot be None: these values stand for an unset option.
UNSET: Final[dict[str, str | int]] = {"text": "", "number": -1, "names": "", "choice": ""}
PARSERS: Final[dict[str, Callable[[Any], Any]]] = {
    "text": lambda value: value.strip("'\""),
    "number": int,
    "names": str.split,
    "choice": lambda value: {"yes": True, "no": False}.get(value, value),
}
PARAMETERS: Final[dict[str, str | int]] = {
    "seats": Setup.seats,
    "players": UNSET["number"],  # deprecated name of ``seats``
    **{name: UNSET[form] for name, form in FORMS.items() if name != "seats"},
    "reward": "win",
    "rng_seed": -1,
}


def _setup(asked: Parameters) -> Setup:
    """Convert OpenSpiel parameters to a setup."""
    return Setup.from_json(
        {name: PARSERS[form](asked[name]) for name, form in FORMS.items() if name in asked}
    )


def _type(reward: str) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Citadels",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if reward == "win" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def _info(seats: int, reward: str) -> pyspiel.GameInfo:
    most = float(PARTS["points"].maximum)
    least, best, total = (-1 / (seats - 1), 1.0, 0.0) if reward == "win" else (-most, most, None)
    return pyspiel.GameInfo(
        num_distinct_actions=NUM_ACTIONS,
        max_chance_outcomes=1,
        num_players=seats,
        min_utility=least,
        max_utility=best,
        utility_sum=total,
        max_game_length=MAX_GAME_LENGTH,
    )


class CitadelsGame(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game: a setup and the seed of its deals."""

    def __init__(self, params: Parameters | None = None) -> None:
        asked = {name: value for name, value in (params or {}).items() if value != PARAMETERS.get(name)}
        if "players" in asked:
            warn_renamed("the parameter 'players'", "'seats'")
            asked["seats"] = asked.pop("players")
        self.setup = _setup(asked)
        self.reward = asked.get("reward", "win")
        episode.check(self.setup, self.reward)
        if "edition" in asked:  # quoted, so that the game's string can be parsed again
            asked["edition"] = f"'{self.setup.edition}'"
        super().__init__(_type(self.reward), _info(self.setup.seats, self.reward), asked)
        self.seed = asked.get("rng_seed", secrets.randbits(64))
        self.deals = 0  # number of deals so far

    def new_initial_state(self) -> CitadelsState:
        """Return a state before the deal."""
        return CitadelsState(self)

    def deal(self) -> Game:
        """Deal the next game. The same seed deals the same sequence of games as in the lab."""
        key = key_from_seed(f"{self.seed}/{self.deals}")
        self.deals += 1
        return self.setup.settings(key).begin(key)

    def make_py_observer(self, iig_obs_type: Any = None, params: Parameters | None = None) -> Any:
        """Return an observer, or None for unsupported observation types."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return CitadelsObserver(wanted.perfect_recall, params)

    def __reduce__(self) -> tuple[object, ...]:
        return _same_game, (self.get_parameters(), self.seed, self.deals)


def _same_game(parameters: Parameters, seed: int, deals: int) -> CitadelsGame:
    game = CitadelsGame(parameters)
    game.seed, game.deals = seed, deals
    return game


class SeatHistory:
    """Everything that one seat has seen and done, as JSON, encoded incrementally.

    Information states are requested at every decision. Encoding the whole history each time would take time
    quadratic in the length of the game.
    """

    def __init__(self, seat: int, answers: Sequence[str] = (), events: Sequence[str] = ()) -> None:
        self.seat = seat
        self.answers = [*answers]
        self.events = [*events]
        self._encoded = 0  # number of the game's events encoded so far

    def follow(self, game: Game) -> None:
        """Encode the events since the last call, redacted for the seat."""
        new = game.events[self._encoded :]
        self.events += [json.dumps(event.seen_by(self.seat).to_json()) for event in new]
        self._encoded = len(game.events)

    def __deepcopy__(self, memo: object) -> SeatHistory:
        same = SeatHistory(self.seat, self.answers, self.events)
        same._encoded = self._encoded
        return same


class CitadelsState(pyspiel.State):  # type: ignore[misc]
    """An OpenSpiel state, from the chance node at the root to the result."""

    def __init__(self, game: CitadelsGame) -> None:
        super().__init__(game)
        self.dealt: Game | None = None  # includes hidden information
        self._seat_histories = [SeatHistory(seat) for seat in range(game.setup.seats)]

    def current_player(self) -> int:
        """Return the seat to move, or the ids of chance or the terminal state."""
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.dealt.seat is None else self.dealt.seat

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.dealt is not None and self.dealt.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the single chance outcome. Applying it samples a deal."""
        return [(DEAL, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.dealt is not None
        return legal_actions(self.dealt)

    def _apply_action(self, action: int) -> None:
        """Apply an action; raise IllegalAction with the reason if it is illegal."""
        if self.dealt is None and action != DEAL:
            raise IllegalAction(f"unknown chance outcome {action}; {DEAL} deals the game")
        if self.dealt is None:
            self.dealt = self.get_game().deal()
        else:
            chosen, seat = actions.chosen(self.dealt, action), self.dealt.seat
            assert seat is not None
            self.dealt.play(chosen)
            self._seat_histories[seat].answers.append(chosen.text)

    def apply_action_with_legality_check(self, action: int) -> None:
        """Apply an action. Every action is checked anyway, with a better message than OpenSpiel's."""
        self.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        return index_to_action(action, player, self.num_players()).text

    def returns(self) -> list[float]:
        """Return the rewards by player; 0 before the end."""
        result = self.dealt.result() if self.dealt is not None else None
        if result is None:
            return [0.0] * self.num_players()
        return episode.REWARDS[self.get_game().reward](result)

    def __str__(self) -> str:
        """Return the whole position, including hidden information."""
        return "not dealt" if self.dealt is None else json.dumps(self.dealt.to_json())

    # -- information states

    def seen_by(self, player: int) -> str:
        """Return a player's view as JSON."""
        return "" if self.dealt is None else json.dumps(self.dealt.view(player).to_json())

    def information_state_json(self, player: int) -> str:
        """Return everything that a player has seen and done, as JSON."""
        if self.dealt is None:
            return ""
        past = self._seat_history(player)
        answers, events = json.dumps(past.answers), ", ".join(past.events)
        return f'{{"answers": {answers}, "events": [{events}], "view": {self.seen_by(player)}}}'

    def _seat_history(self, player: int) -> SeatHistory:
        assert self.dealt is not None
        past = self._seat_histories[player]
        past.follow(self.dealt)
        return past

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> CitadelsState:
        """Sample a world that the player cannot distinguish from this one.

        It has no history, because that would reveal secret actions of others.
        """
        world = CitadelsState(self.get_game())
        if self.dealt is not None:
            world.dealt = deal(self.dealt.view(player), Random(sample()))
            past = self._seat_history(player)
            world._seat_histories[player] = SeatHistory(player, past.answers, past.events)
        return world

    def __reduce__(self) -> tuple[object, ...]:
        return _same_state, (self.get_game(), self.serialize())


def _same_state(game: CitadelsGame, serialized: str) -> CitadelsState:
    state: CitadelsState = game.deserialize_state(serialized)
    return state


class CitadelsObserver:
    """OpenSpiel observer: the view as tensor and text, or with perfect recall the history as text."""

    def __init__(self, perfect_recall: bool, params: Parameters | None) -> None:
        if params:
            raise ValueError(f"observations take no parameters, got {params}")
        self._perfect_recall = perfect_recall
        self._encode = Encoder().encode
        self.tensor = None if perfect_recall else np.zeros(OBSERVATION_SIZE, np.float32)
        self.dict = {} if self.tensor is None else _named(self.tensor)

    def set_from(self, state: CitadelsState, player: int) -> None:
        """Write the player's observation into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state.dealt is None else self._encode(state.dealt.view(player))

    def string_from(self, state: CitadelsState, player: int) -> str:
        """Return the player's view or, with perfect recall, their information state."""
        return state.information_state_json(player) if self._perfect_recall else state.seen_by(player)


def _named(row: Any) -> dict[str, Any]:
    """Return the parts of an observation in order, with players in one block, as views."""
    return {part.name: part_of(row, part) for part in TABLE_PARTS} | {"players": blocks(row)}


pyspiel.register_game(_type("win"), CitadelsGame)

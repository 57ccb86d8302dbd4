"""PettingZoo environment (AEC): every player is an agent, and the seat to move acts."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from citadels.encoding.actions import NUM_ACTIONS
from citadels.engine.chance import KEY_BYTES
from citadels.engine.errors import IllegalAction
from citadels.research import actions, episode, rendering
from citadels.research.episode import FORFEIT, Episode
from citadels.research.parts import Row
from citadels.research.spaces import with_mask
from citadels.settings import Setup

Observation = dict[str, np.ndarray[Any, Any]]


def env(**options: Any) -> AECEnv:
    """Make the environment with the usual wrappers.

    An illegal action ends the game: its agent gets a reward of -1 and the others 0. The options are those of
    :class:`raw_env`.
    """
    game = Forfeit(raw_env(**options), illegal_reward=FORFEIT)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(game))


class Forfeit(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]
    """Ends the game after an illegal action; every info then has the reason under ``illegal``."""

    def step(self, action: int | None) -> None:
        """Apply the action of the selected agent."""
        why_not = self.unwrapped.why_not(action)
        super().step(action)
        if why_not is not None:
            for info in self.unwrapped.infos.values():
                info["illegal"] = why_not


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """The environment without wrappers. An illegal action raises IllegalAction and changes nothing.

    ``setup`` takes the options of :func:`citadels.new_game`: ``edition``, ``preset``, ``seats``, ``variants``
    … With ``reward="win"`` the winner gets 1 and the others together -1. With ``"margin"`` everyone gets
    their lead in points over the best opponent. Without ``memory``, observations show only the current table,
    not what the player has seen before. Every info has the indexes of the agent's ``legal_actions``.
    """

    metadata: dict[str, Any] = {
        "name": "citadels_v1",
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self, render_mode: str | None = None, reward: str = "win", memory: bool = True, **setup: Any
    ) -> None:
        super().__init__()
        self._setup = Setup.from_json(setup)
        episode.check(self._setup, reward)
        rendering.check(render_mode)
        self.render_mode = render_mode
        self._reward = reward
        self._memory = memory
        self._random: np.random.Generator | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(self._setup.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: with_mask() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(NUM_ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the action space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed deals the same sequence of games."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._episode = Episode(self._setup, self._random.bytes(KEY_BYTES), self._memory)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        """Select the agent to move, or the first one once the game is over."""
        seat = self._episode.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]
        for agent, info in self.infos.items():
            info["legal_actions"] = self.legal_actions(agent)

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation and action mask. The mask is zero unless it is the agent's turn."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._episode.observation(seat), "action_mask": self._episode.mask(seat)}

    def legal_actions(self, agent: str) -> list[int]:
        """Return the indexes of an agent's legal actions; none unless it is the agent's turn."""
        return self._episode.legal_actions(self.possible_agents.index(agent))

    def state(self) -> Row:
        """Return the observations of all players, one row each, for centralized critics."""
        return np.stack([self._episode.observation(seat) for seat in range(self._setup.seats)])

    def why_not(self, action: int | None) -> str | None:
        """Return why an action is illegal for the selected agent, or None if it is legal."""
        try:
            if action is not None and self._episode.seat is not None:
                actions.chosen(self._episode.game, action)
        except IllegalAction as error:
            return str(error)
        return None

    def step(self, action: int | None) -> None:
        """Apply the action of the selected agent; pass None for a terminated agent."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "the selected agent must act; None is only for terminated agents"
        self._episode.play(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        rewards = self._episode.rewards(self._reward)
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, self._episode.game.over)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> rendering.Rendered:
        """Render the table as the selected agent sees it: printed, as text or as an image."""
        view = self._episode.game.view(self.possible_agents.index(self.agent_selection))
        return rendering.render(view, self.possible_agents, self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

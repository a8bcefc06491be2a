"""PettingZoo: every game as an AEC environment.

    from abaculus.rl import pettingzoo
    env = pettingzoo.env("hexago", players=3, render_mode="ansi")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        action = None if terminated else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Agents are `player_0`, `player_1`, ... by seat. An observation is what the seat's view allows, as described by `layout`, and the
mask of its legal actions. Chance decides within a step, with dice determined by the seed. Rewards come at the end: the game's
returns. An action that is not legal raises `IllegalAction` and changes nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import numpy as np

import abaculus
from abaculus.core.chance import new_dice
from abaculus.core.game import Game
from abaculus.core.observation import Layout
from abaculus.core.record import Records
from abaculus.core.state import State
from abaculus.rl.extras import need
from abaculus.rl.names import pettingzoo_name
from abaculus.rl.picturing import RENDER_MODES, checked_mode, picture
from abaculus.rl.seeing import Eyes

_zoo: Any = need("pettingzoo", "rl")
_wrappers: Any = need("pettingzoo.utils.wrappers", "rl")
spaces: Any = need("gymnasium.spaces", "rl")

__all__ = ["GameEnv", "env", "raw_env"]

AECEnv: Any = _zoo.AECEnv


def env(game_id: str, *, render_mode: str | None = None, tiles: str | Path | None = None, **options: object) -> Any:
    """The environment of a game, with a wrapper that reports calls in the wrong order."""
    return _wrappers.OrderEnforcingWrapper(raw_env(game_id, render_mode=render_mode, tiles=tiles, **options))


def raw_env(
    game_id: str, *, render_mode: str | None = None, tiles: str | Path | None = None, **options: object
) -> GameEnv:
    """The environment itself."""
    return GameEnv(abaculus.load_game(game_id, tiles=tiles, **options), render_mode)


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game as PettingZoo wants it: agents take turns, and each sees its own view."""

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game = game.for_episodes()
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": pettingzoo_name(game.id),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(game.num_players())]
        self.agents: list[str] = []
        self._eyes = Eyes(game)
        low, high = self.layout.bounds()
        actions = game.num_distinct_actions()
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
            })
            for agent in self.possible_agents
        }  # fmt: skip
        self.state_of_play: State = game.new_initial_state()
        self._dice: Records = new_dice(0)
        self._seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        self._episode = 0

    @property
    def layout(self) -> Layout:
        """The blocks of `observation["observation"]`."""
        return self._eyes.layout

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed, the first game of that seed; without, the next game of the last seed."""
        if seed is not None:
            self._seed, self._episode = seed, 0
        self._dice = new_dice(self._seed, self._episode)
        self._episode += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_of_play = self.game.new_initial_state()
        self.state_of_play.settle_chance(self._dice)
        self.agent_selection = self._agent_on_move()

    def _agent_on_move(self) -> str:
        return self.possible_agents[max(self.state_of_play.current_player(), 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, and what it may do: nothing while another is to move."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._eyes.observe(self.state_of_play, seat),
            "action_mask": self._eyes.mask(self.state_of_play, seat),
        }

    def step(self, action: int | None) -> None:
        """The action of the selected agent; then chance, up to the next decision."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        acting = self.agent_selection
        self.state_of_play.apply_action(cast(int, action))
        self._cumulative_rewards[acting] = 0.0
        self._clear_rewards()
        self.state_of_play.settle_chance(self._dice)
        if self.state_of_play.is_terminal():
            scores = self.state_of_play.scores()
            for agent, reward, score in zip(self.agents, self.state_of_play.returns(), scores, strict=True):
                self.rewards[agent] = reward
                self.terminations[agent] = True
                self.infos[agent] = {"score": score}
        else:
            self.agent_selection = self._agent_on_move()
        self._accumulate_rewards()

    def render(self) -> Any:
        """The state in the chosen render mode, seen by the player on move."""
        return None if self.render_mode is None else picture(self.state_of_play, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

"""Gymnasium: one seat of a game against bots, and the solo games.

    import gymnasium
    import abaculus.rl.gymnasium
    env = gymnasium.make("abaculus/hexago-v1", bots=("greedy",))
    env = gymnasium.make("abaculus/hexago-solo-v1")

An id names the game and the version of its rules; all options of the game can be given to `make`. The observation is what the
seat's view allows, in the blocks of the game's layout; `action_masks()` and `info["action_mask"]` say what is legal, as
sb3-contrib's MaskablePPO wants it. What the bots and chance do happens within a step.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

import abaculus
from abaculus.bots import Bot, make_bot
from abaculus.core.chance import new_dice
from abaculus.core.errors import BadOption, IllegalAction, counted, listed, no_seat
from abaculus.core.lanes import POLICIES
from abaculus.core.observation import Layout
from abaculus.core.record import Ints
from abaculus.core.state import State
from abaculus.rl.extras import need
from abaculus.rl.names import gymnasium_ids
from abaculus.rl.picturing import RENDER_MODES, checked_mode, picture
from abaculus.rl.seeing import Eyes

gymnasium: Any = need("gymnasium", "rl")
spaces: Any = need("gymnasium.spaces", "rl")

__all__ = ["ILLEGAL_REWARD", "SeatEnv", "register"]

ILLEGAL = ("end", "raise")
REWARDS = ("returns", "points")
ILLEGAL_REWARD = -1.0
"""With illegal="end": the reward of an illegal action, which ends the episode."""


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game; bots sit in the others, and chance decides with dice from the seed.

    `seat` is a number, or `None` for a different seat in every episode. `bots` are names of bots, one for all other seats or
    one for each of them in order. `rewards="returns"` gives the game's returns at the end; "points" gives, after every
    decision, by how much the seat's score has grown, or shrunk where the lowest wins. `illegal="end"` ends an episode at an
    illegal action, with the reward `ILLEGAL_REWARD`; "raise" raises `IllegalAction`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self, game_id: str, *, seat: int | None = None, bots: Sequence[str] = ("greedy",), rewards: str = "returns",
        illegal: str = "end", render_mode: str | None = None, tiles: str | Path | None = None, **options: object,
    ) -> None:  # fmt: skip
        self.game = abaculus.load_game(game_id, tiles=tiles, **options).for_episodes()
        others = self.game.num_players() - 1
        if seat is not None and not 0 <= seat <= others:
            raise BadOption(f"{no_seat(seat, others + 1)}; None is any of them")
        if len(bots) not in (1, others) and others:
            raise BadOption(
                f"{counted(len(bots), 'bot')} for {counted(others, 'other seat')}; give one for all, or one for each"
            )
        if rewards not in REWARDS or illegal not in ILLEGAL:
            raise BadOption(f"rewards can be {listed(REWARDS)}, illegal {listed(ILLEGAL)}")
        self.render_mode = checked_mode(render_mode)
        self.wanted_seat, self.rewards, self.illegal = seat, rewards, illegal
        self.bots = tuple(bots) * others if len(bots) == 1 else tuple(bots)
        for bot in bots:  # an unknown name is reported at once
            make_bot(bot)
        self.seat = seat or 0
        self._eyes = Eyes(self.game)
        low, high = self.layout.bounds()
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(self.game.num_distinct_actions())
        self._state = self.game.new_initial_state()
        self._dice = new_dice(0)
        self._sitting: dict[int, Bot] = {}
        self._before = 0

    @property
    def layout(self) -> Layout:
        """The blocks of an observation."""
        return self._eyes.layout

    @property
    def state(self) -> State:
        """A copy of the whole state, for callers that may see it."""
        return self._state.clone()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Ints, dict[str, Any]]:
        """A new game, up to the first decision of the seat."""
        super().reset(seed=seed)
        self._begin()
        while self._state.is_terminal():  # over before the seat could decide anything
            self._begin()
        self._before = self._state.scores()[self.seat]
        return self._seen(), self._info()

    def _begin(self) -> None:
        """Draw a game and a seat, and play up to the seat's first decision."""
        drawn = int(self.np_random.integers(1 << 62))
        players = self.game.num_players()
        self.seat = drawn % players if self.wanted_seat is None else self.wanted_seat
        others = [(self.seat + place) % players for place in range(1, players)]
        for place, other in enumerate(others):
            self._sitting[other] = make_bot(self.bots[place], drawn + place)
        self._dice = new_dice(drawn)
        self._state = self.game.new_initial_state()
        self._go_on()

    def _go_on(self) -> None:
        """Let chance and the bots play until the seat is to move, or the game is over."""
        state = self._state
        while not state.is_terminal() and state.current_player() != self.seat:
            player = state.current_player()
            state.apply_action(state.sample_chance(self._dice) if player < 0 else self._choice(player))

    def _choice(self, player: int) -> int:
        bot = self._sitting[player]
        if bot.name in POLICIES:  # these choose the same on the state as on what its player knows
            return self._state.policy_action(POLICIES[bot.name], self._dice)
        return bot.choose(self._state.information(player))

    def step(self, action: int) -> tuple[Ints, float, bool, bool, dict[str, Any]]:
        """The seat's decision, and all that follows it."""
        if self._state.is_terminal():
            raise BadOption("the game is over; call reset() for the next")
        try:
            self._state.apply_action(int(action))
        except IllegalAction as problem:
            if self.illegal == "raise":
                raise
            return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": str(problem)}
        self._go_on()
        return self._seen(), self._reward(), self._state.is_terminal(), False, self._info()

    def _reward(self) -> float:
        if self.rewards == "returns":
            return self._state.returns()[self.seat]
        score = self._state.scores()[self.seat]
        gained, self._before = score - self._before, score
        return float(gained if self.game.info.most_wins else -gained)

    def _seen(self) -> Ints:
        return self._eyes.observe(self._state, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._eyes.mask(self._state, self.seat), "seat": self.seat}
        if self._state.is_terminal():
            info["scores"] = self._state.scores()
        return info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal, as MaskablePPO wants it."""
        return self._eyes.mask(self._state, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The state in the chosen render mode."""
        return None if self.render_mode is None else picture(self._state, self.render_mode)


def register() -> None:
    """Register all ids. Importing this module does so."""
    for name, given in gymnasium_ids().items():
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="abaculus.rl.gymnasium:SeatEnv", kwargs=given)


register()

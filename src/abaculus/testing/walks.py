"""Games to look at: whole games of random legal actions, and how many of their states and actions to look at."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NoReturn, TypeAlias, TypeVar

from abaculus.bots import BOTS
from abaculus.core.game import Game
from abaculus.core.rule import interpreted
from abaculus.core.state import State

__all__ = ["LIGHT", "NORMAL", "Check", "Effort", "Nonconforming", "Walk", "fail", "spread", "usual_effort", "walk"]

T = TypeVar("T")


class Nonconforming(AssertionError):
    """A game does not keep a promise. The message says which, and in what position."""


@dataclass(frozen=True)
class Effort:
    """How closely to look."""

    states: int
    """States of a game, spread evenly; the first and the last are always among them."""
    actions: int
    """Actions per state."""
    samples: int
    """Ways to fill in what a viewer cannot see."""
    draws: int
    """Choices made by a policy, whose frequencies are compared with what they should be."""
    bots: Sequence[str] = BOTS
    """Bots that must not peek."""


NORMAL = Effort(states=12, actions=24, samples=2, draws=4000)
LIGHT = Effort(states=6, actions=8, samples=1, draws=150)


def usual_effort() -> Effort:
    """Light when the rules are interpreted, which is a hundred times slower."""
    return LIGHT if interpreted() else NORMAL


@dataclass(frozen=True)
class Walk:
    """One whole game: every state, the last one terminal, and the action taken in each but the last."""

    game: Game
    seed: int
    states: list[State]
    actions: list[int]

    def some(self, count: int) -> list[tuple[int, State]]:
        """States spread over the game, with their places in it."""
        return spread(list(enumerate(self.states)), count)

    def dice(self) -> random.Random:
        """A generator for choices that a check makes about this game."""
        return random.Random(self.seed)


Check: TypeAlias = Callable[[Walk, Effort], None]
"""A check looks at one game and raises `Nonconforming` where a promise is broken."""


def walk(game: Game, seed: int) -> Walk:
    """Play one game. Any legal action may be taken; those that lay a piece are taken nine times in ten."""
    dice = random.Random(seed)
    game = game.for_episodes()
    state = game.new_initial_state()
    states = [state.clone()]
    actions: list[int] = []
    while not state.is_terminal():
        if len(actions) >= game.max_steps():
            fail(state, f"a game is over after {game.max_steps()} steps (max_steps), this one is not")
        action = _step(state, dice)
        state.apply_action(action)
        states.append(state.clone())
        actions.append(action)
    return Walk(game, seed, states, actions)


def _step(state: State, dice: random.Random) -> int:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(dice.choices(outcomes, chances)[0])
    legal = state.legal_actions()
    if not legal:
        fail(state, "legal actions are empty and the game is not over")
    lays = [action for action in legal if is_placement(state, action)] if dice.random() < 0.9 else []
    return dice.choice(lays or legal)


def is_placement(state: State, action: int) -> bool:
    """Whether an action adds a piece to the table."""
    game = state.game
    return bool(game.compiled.kernels["is_placement"](game.box[0], state.record[0], action))


def spread(things: Sequence[T], count: int) -> list[T]:
    """At most `count` of the things, evenly spread, the first and the last among them.

    >>> spread(range(10), 4)
    [0, 3, 6, 9]
    """
    if len(things) <= count:
        return list(things)
    if count < 2:
        return list(things[:count])
    return [things[i * (len(things) - 1) // (count - 1)] for i in range(count)]


def fail(state: State, why: str) -> NoReturn:
    """Say which promise is broken, and where."""
    raise Nonconforming(f"{why}\n  game: {state.game!r}\n  position: {state.to_position()}")

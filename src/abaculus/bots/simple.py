"""The simple bots: keen random and greedy, the same compiled policies that simulations use."""

from __future__ import annotations

from typing import Protocol

from abaculus.core.chance import new_dice
from abaculus.core.compiled import GREEDY
from abaculus.core.errors import NotAllowed, by_number
from abaculus.core.information import InformationSet
from abaculus.core.lanes import POLICIES
from abaculus.core.record import Records

__all__ = ["Bot", "PolicyBot"]


class Bot(Protocol):
    """Anything that chooses an action from what a seat may know."""

    name: str

    def choose(self, known: InformationSet) -> int:
        """The action to take; the seat is on move."""
        ...


class PolicyBot:
    """A bot that follows one of the compiled policies, with dice of its own."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        self._policy = POLICIES[name]
        self._dice: Records = new_dice(seed)

    def choose(self, known: InformationSet) -> int:
        """What the policy does in the position as far as it is known."""
        game = known.game
        if known.player is None or known.state.current_player() != known.player:
            raise NotAllowed(f"{by_number(known.player)} is not on move, so there is nothing to choose")
        if self._policy == GREEDY:
            return game.greedy_choice(known.state, self._dice)
        return known.state.policy_action(self._policy, self._dice)

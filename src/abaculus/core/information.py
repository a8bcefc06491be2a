"""What a player's mind holds: a view, and ways to imagine what it hides. Bots get this, never the true state."""

from __future__ import annotations

from functools import cached_property

from abaculus.core.chance import new_dice
from abaculus.core.game import Game, View
from abaculus.core.state import State

__all__ = ["InformationSet"]


class InformationSet:
    """A view and what can be thought about it. It is made from the view alone, so it cannot know more.

    `state` is the position with `?` where the viewer knows nothing: what the viewer may do there, and what it would be worth,
    can be asked of it. `sample_hidden` replaces the question marks by pieces that may well be there.
    """

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view

    @property
    def player(self) -> int | None:
        """The seat whose information this is; `None` for a spectator."""
        viewer: int | None = self.view["viewer"]
        return viewer

    @cached_property
    def state(self) -> State:
        """The position as far as it is known."""
        return self.game.from_position(self.view["position"])

    def knows_own_hand(self) -> bool:
        """Whether the seat sees all that it holds. A line written for somebody else does not tell."""
        return all(piece.fields for piece in self.state.scene(self.player).hand)

    def sample_hidden(self, seed: int, sample: int = 0) -> State:
        """A whole position that agrees with the view, drawn with the probabilities that the view implies."""
        imagined = self.state.clone()
        self.game.doors.fill(self.game.box, imagined.record, new_dice(seed, sample))
        return imagined

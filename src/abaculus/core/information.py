"""What a player knows: a position without its secrets, and ways to imagine them. Bots get this, never the true state."""

from __future__ import annotations

import base64
import zlib
from functools import cached_property
from typing import TYPE_CHECKING, Any

from abaculus.core.chance import new_dice
from abaculus.core.game import Game, View
from abaculus.core.record import one_record
from abaculus.core.state import State

if TYPE_CHECKING:
    from abaculus.core.scene import Scene

__all__ = ["InformationSet"]


class InformationSet:
    """What a seat, or a spectator (`None`), knows of a position. Creating one takes all secrets out, so it cannot know
    more.

    `state` is the position with something unknown in place of each hidden piece: ask it what the player may do there,
    and what that would be worth. `sample_hidden` fills in plausible pieces.
    """

    def __init__(self, state: State, player: int | None) -> None:
        self.state = state.seen_by(player)
        self.player = player

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.state.game

    @cached_property
    def view(self) -> View:
        """All that is known, ready for JSON."""
        return self.game.view(self.state, self.player)

    def scene(self) -> Scene:
        """What the player sees and can do, as a description for painters."""
        on_move = self.player is not None and self.player == self.state.current_player()
        return self.game.scene(self.view, self.game.moves(self.state) if on_move else ())

    def knows_own_hand(self) -> bool:
        """Whether the seat sees all that it holds. A position line written for somebody else may not show it."""
        return all(piece.fields for piece in self.scene().hand)

    def sample_hidden(self, seed: int, sample: int = 0) -> State:
        """A whole position that agrees with what is known, drawn with the probabilities that this implies."""
        imagined = self.state.clone()
        self.game.compiled.fill(self.game.box, imagined.record, new_dice(seed, sample))
        return imagined

    def to_json(self) -> dict[str, Any]:
        """The same as plain data, for another process."""
        return {"player": self.player, "record": base64.b64encode(zlib.compress(self.state.key(), 1)).decode()}

    @classmethod
    def from_json(cls, game: Game, data: dict[str, Any]) -> InformationSet:
        """What `to_json` made, in a process that has loaded the same game."""
        record = one_record(game.record_type.dtype, zlib.decompress(base64.b64decode(data["record"])))
        return cls(State(game, record, int(game.compiled.mover(game.box, record))), data["player"])

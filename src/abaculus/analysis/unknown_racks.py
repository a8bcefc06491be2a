"""Positions in which nobody has said what is on the racks: known pieces put there, and whole positions imagined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from abaculus.core.chance import new_dice
from abaculus.core.errors import IllegalAction
from abaculus.core.rack import RACKS, UNKNOWN
from abaculus.core.rack_game import RackGame
from abaculus.core.state import State

__all__ = ["held_by", "imagined_from", "in_place_of_unknown", "on_rack"]


def held_by(state: State, seat: int) -> list[int]:
    """The kinds on a rack."""
    s = state.record[0]
    size = len(s.racks) // RACKS
    kinds: list[int] = s.racks[seat * size : seat * size + int(s.rack_count[seat])].tolist()
    return kinds


def in_place_of_unknown(game: RackGame, known: State, seat: int, kinds: Sequence[int]) -> State:
    """The position with these kinds in place of unknown pieces of a rack."""
    after = known.clone()
    s = after.record[0]
    size = len(s.racks) // RACKS
    unknown = [place for place in range(seat * size, (seat + 1) * size) if s.racks[place] == UNKNOWN]
    for kind in kinds:
        name = game.piece_names[kind]
        if not s.bag[kind]:
            raise IllegalAction(f"every {name} has been seen already")
        if not unknown:
            raise IllegalAction(f"{name} is not held: everybody has seen what is")
        s.racks[unknown.pop(0)] = kind
        s.bag[kind] -= 1
    return after


def on_rack(game: RackGame, known: State, kinds: Sequence[int]) -> State:
    """The position in which the player on move holds these kinds, some of which are perhaps known to be there."""
    if not kinds:
        return known
    seat = known.current_player()
    missing = Counter(kinds) - Counter(held_by(known, seat))
    return in_place_of_unknown(game, known, seat, list(missing.elements()))


def imagined_from(known: State, sample: int) -> State:
    """A whole position that agrees with what is known."""
    imagined = known.clone()
    game = imagined.game
    game.compiled.fill(game.box, imagined.record, new_dice(sample))
    return imagined

"""What a player may know about racks and a bag, and plausible pieces in place of the unknown ones."""

from __future__ import annotations

from abaculus.core.chance import Dice, below
from abaculus.core.rack import RACKS, UNKNOWN, Kind, Player, RackBox, RackState, forget_put_back, kind_in, rack_size
from abaculus.core.rule import rule

__all__ = ["fill_racks", "hide_racks", "random_draw"]


@rule
def hide_racks(box: RackBox, s: RackState, viewer: Player, over: bool) -> None:
    """On other racks, a viewer knows the pieces that were drawn openly; at the end, all. Unseen pieces count as in the bag."""
    for player in range(int(box.players)):
        if player != viewer:
            forget_put_back(box, s, player)
            if not over:
                _hide_rack(s, player)
    if s.mover != viewer:
        _hide_aside(s)


@rule
def _hide_rack(s: RackState, player: Player) -> None:
    """What everyone knows comes first, then what is unknown."""
    known = player * rack_size(s)
    end = known + int(s.rack_count[player])
    for place in range(known, end):
        kind = int(s.racks[place])
        if s.shown[place] == 1:
            s.racks[known] = kind
            s.shown[known] = 1
            known += 1
        elif kind >= 0:
            s.bag[kind] += 1
    for place in range(known, end):
        s.racks[place] = UNKNOWN
        s.shown[place] = 0


@rule
def _hide_aside(s: RackState) -> None:
    """Only the player who exchanges them knows the old pieces."""
    for place in range(s.aside.shape[0]):
        kind = int(s.aside[place])
        if kind >= 0:
            s.bag[kind] += 1
            s.aside[place] = UNKNOWN


@rule
def random_draw(box: RackBox, s: RackState, dice: Dice, pieces: int) -> Kind:
    """Any piece in the bag, each equally likely; `pieces` is how many the box has."""
    while True:
        drawn = below(dice, pieces)
        kind = int(box.kind_of[drawn])
        if box.copy_of[drawn] < s.bag[kind]:
            return kind


@rule
def _unseen_piece(box: RackBox, s: RackState, dice: Dice, pieces: int) -> Kind:
    """Any piece that the viewer has not seen, except those known to be in the bag."""
    while True:
        drawn = below(dice, pieces)
        kind = int(box.kind_of[drawn])
        free = int(s.bag[kind])
        for player in range(RACKS):
            free -= int(s.put_back[player, kind])
        if box.copy_of[drawn] < free:
            s.bag[kind] -= 1
            return kind


@rule
def fill_racks(box: RackBox, s: RackState, dice: Dice, pieces: int) -> None:
    """Replace every piece that the viewer cannot see by any unseen one, each equally likely; `pieces` is how many the
    box has."""
    size = rack_size(s)
    for player in range(int(box.players)):
        for slot in range(int(s.rack_count[player])):
            if kind_in(s, player, slot) == UNKNOWN:
                s.racks[player * size + slot] = _unseen_piece(box, s, dice, pieces)
        _sort_rack(s, player)
    for end in range(size):
        if s.aside[end] == UNKNOWN:
            kind = _unseen_piece(box, s, dice, pieces)
            place = end
            while place > 0 and s.aside[place - 1] > kind:
                s.aside[place] = s.aside[place - 1]
                place -= 1
            s.aside[place] = kind


@rule
def _sort_rack(s: RackState, player: Player) -> None:
    """Sort a rack; of equal pieces, those that everyone knows come first."""
    first = player * rack_size(s)
    for end in range(first + 1, first + int(s.rack_count[player])):
        kind = int(s.racks[end])
        shown = int(s.shown[end])
        place = end
        while place > first and (
            s.racks[place - 1] > kind or (s.racks[place - 1] == kind and s.shown[place - 1] < shown)
        ):
            s.racks[place] = s.racks[place - 1]
            s.shown[place] = s.shown[place - 1]
            place -= 1
        s.racks[place] = kind
        s.shown[place] = shown

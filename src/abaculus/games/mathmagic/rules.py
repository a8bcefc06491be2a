"""The rules of MathMagic, in the order of RULES.md: R1 is in `opening`, R2 and R3 in `legality` and `table`, R4 and R5 in
`scoring`, R9, the solitaire, in `solitaire`; what happens, R3 to R8, is here.

Players' actions are the numbers in `actions`. Equal chips offer a lay once, in the first of their slots, and are exchanged
from the first on. An outcome of chance is a seat (who starts) or a kind of chip (a draw).
"""

from __future__ import annotations

from abaculus.core.compiled import CHANCE
from abaculus.core.rack import pay_for_held, pay_for_rack, put_aside
from abaculus.core.rack_opening import filled, rack_outcomes
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.seats import Player, seat_after, start_with
from abaculus.games.mathmagic.actions import LAYS, MISS, edge_cell_of, slot_of
from abaculus.games.mathmagic.box import RACK, Box, Kind
from abaculus.games.mathmagic.legality import is_legal, legal, opens, to_move
from abaculus.games.mathmagic.opening import draw_openly, setup
from abaculus.games.mathmagic.rack import draw_hidden, forget_put_back, kind_in, mix_back, take
from abaculus.games.mathmagic.scoring import lay_points
from abaculus.games.mathmagic.solitaire import STOP, TAKE, play_solo
from abaculus.games.mathmagic.state import EXCHANGE, FILL, OPEN, OVER, REFILL, SECOND, START, TURN, MathMagicState
from abaculus.games.mathmagic.table import column_of, edge_place, put, row_of

__all__ = [
    "apply", "holders", "idle_turns_to_end", "is_legal", "is_placement", "legal", "outcomes", "points", "setup", "to_move",
    "worth",
]  # fmt: skip


# -- R3 to R6: a lay ---------------------------------------------------------------------------------------------------


@rule
def _lay(box: Box, s: MathMagicState, action: int) -> None:
    """R4, R5: it scores. R2: the starter lays a second chip. R6: then the player draws back up to six."""
    player = int(s.mover)
    kind = take(s, player, slot_of(action))
    if opens(s):
        put(box, s, kind, 0, 0)
        s.phase = SECOND
        return
    edge_cell = edge_cell_of(action)
    place = edge_place(box, s, edge_cell)
    s.scores[player] += lay_points(box, s, kind, int(s.edge_cell[place]))
    put(box, s, kind, row_of(s, edge_cell), column_of(s, edge_cell))
    s.idle = 0
    s.phase = REFILL
    _refill(box, s)


@rule
def _refill(box: Box, s: MathMagicState) -> None:
    """R6: while the bag lasts."""
    if s.bag_count == 0 or s.rack_count[int(s.mover)] == RACK:
        _next_player(box, s)


@rule
def worth(box: Box, s: MathMagicState, action: int) -> int:
    """The points that an action scores the player on move at once, without the final count of R8. R9: a chip more or less."""
    if box.solo == 1:
        return 1 if action < TAKE else -1 if action < STOP else 0
    if action >= LAYS or opens(s):
        return 0
    place = edge_place(box, s, edge_cell_of(action))
    return lay_points(box, s, kind_in(s, int(s.mover), slot_of(action)), int(s.edge_cell[place]))


# -- R7, R8: exchanges, misses and the end -----------------------------------------------------------------------------


@rule
def _swap(s: MathMagicState, subset: int) -> None:
    """R7: the chips are put aside, and as many will be drawn. From now on nobody else knows what the player holds."""
    put_aside(s, subset)
    s.phase = EXCHANGE


@rule
def _exchange(box: Box, s: MathMagicState) -> None:
    """R7: new chips are drawn before the old ones go back; the turn is over. Racks are full while the bag holds chips."""
    player = int(s.mover)
    if s.rack_count[player] == RACK:
        mix_back(s, player)
        _idle_turn(box, s)


@rule
def _idle_turn(box: Box, s: MathMagicState) -> None:
    s.idle += 1
    _next_player(box, s)


@rule
def holders(box: Box, s: MathMagicState) -> int:
    """How many players still hold chips."""
    found = 0
    for player in range(int(box.players)):
        found += 1 if s.rack_count[player] > 0 else 0
    return found


@rule
def idle_turns_to_end(box: Box, s: MathMagicState) -> int:
    """R8: so many idle turns in a row end the game: with an empty bag a miss of everyone who still holds chips."""
    if s.bag_count > 0:
        return int(box.most_idle)
    return holders(box, s) if box.holders_miss == 1 else int(box.players)


@rule
def _end(box: Box, s: MathMagicState) -> None:
    """R8: each chip left on a rack costs its owner the sum of its four numbers; or only those of the last turn's player do."""
    s.phase = OVER
    if box.last_pays == 0:
        pay_for_held(box, s, box.cost)
        return
    pay_for_rack(s, int(s.mover), box.cost)
    for player in range(int(box.players)):
        forget_put_back(box, s, player)


@rule
def _next_player(box: Box, s: MathMagicState) -> None:
    """R8: the end, if all is laid or nobody can go on; otherwise the next player who holds a chip."""
    if s.laid == box.chips or s.idle >= idle_turns_to_end(box, s):
        _end(box, s)
        return
    s.phase = TURN
    s.mover = seat_after(box, int(s.mover))
    while s.rack_count[int(s.mover)] == 0:
        s.mover = seat_after(box, int(s.mover))


# -- what happens ------------------------------------------------------------------------------------------------------


@rule
def _draw(box: Box, s: MathMagicState, kind: Kind) -> None:
    """A chip is drawn, hidden. R6: after a lay. R7: for one put aside. R1: until all racks are full, from the starter on."""
    draw_hidden(box, s, int(s.mover), kind)
    if s.phase == REFILL:
        _refill(box, s)
    elif s.phase == EXCHANGE:
        _exchange(box, s)
    elif filled(box, s):
        s.phase = TURN


@rule
def apply(box: Box, s: MathMagicState, action: int) -> None:
    """Do what a player chose or chance decided."""
    if box.solo == 1:
        play_solo(box, s, action)
    elif s.phase == TURN or s.phase == SECOND:
        if action < LAYS:
            _lay(box, s, action)
        elif action == MISS:
            _idle_turn(box, s)
        else:
            _swap(s, action - LAYS)
    elif s.phase == OPEN:
        draw_openly(box, s, action)
    elif s.phase == START:
        start_with(s, action, FILL)
    else:
        _draw(box, s, action)


@rule
def outcomes(box: Box, s: MathMagicState, actions: Ints, weights: Ints) -> int:
    """What chance may do: any of those tied starts; any chip in the bag is drawn, each equally likely."""
    if to_move(box, s) != CHANCE:
        return 0
    return rack_outcomes(box, s, box.rank, actions, weights)


@rule
def points(box: Box, s: MathMagicState, player: Player) -> int:
    """R8: the most points win. R9: how many chips are laid."""
    return int(s.laid) if box.solo == 1 else int(s.scores[player])


@rule
def is_placement(box: Box, s: MathMagicState, action: int) -> bool:
    """Whether a chip is added to the table."""
    return action < (TAKE if box.solo == 1 else LAYS)

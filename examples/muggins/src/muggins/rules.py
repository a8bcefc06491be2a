"""The rules of Muggins, in the order of RULES.md.

A lay is a number: tile * 4 + arm. After the lays come two more actions: TAKE, to draw from the boneyard, and MISS. An outcome of
chance is a seat (who starts) or a domino (a draw).
"""

from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from muggins.box import ARMS, DEAL, DRAW, NOTHING, OVER, START, TILES, TURN, Box, MugginsState, Tile, TileSet, has
from muggins.layout import fits, playable, put, total_after

SIDES = len(ARMS)
TAKE = TILES * SIDES
MISS = TAKE + 1
ACTIONS = MISS + 1


@rule
def setup(box: Box, s: MugginsState) -> None:
    """R1: all dominoes are in the boneyard."""
    s.laid = 0
    s.laid_tile[:] = 0
    s.laid_arm[:] = 0
    s.spinner = NOTHING
    s.bare = 0
    s.ends[:] = NOTHING
    s.outermost[:] = NOTHING
    s.unseen = (1 << TILES) - 1
    s.boneyard = TILES
    s.hands[:] = 0
    s.held[:] = 0
    s.scores[:] = 0
    s.mover = 0
    s.misses = 0
    s.phase = START


@rule
def _take(s: MugginsState, tile: Tile) -> None:
    """The player on move takes a domino from the boneyard."""
    player = int(s.mover)
    s.unseen = int(s.unseen) & ~(1 << tile)
    s.boneyard -= 1
    s.hands[player] = int(s.hands[player]) | (1 << tile)
    s.held[player] += 1


@rule
def _deal(box: Box, s: MugginsState, tile: Tile) -> None:
    """R1: dominoes are dealt in turn, from the starter on, until it is the starter's turn again and all hands are full."""
    _take(s, tile)
    s.mover = (int(s.mover) + 1) % int(box.players)
    if s.held[int(s.mover)] == box.hand:
        s.phase = TURN


@rule
def can_lay(box: Box, s: MugginsState) -> bool:
    """R5: a player who can lay must."""
    return int(s.hands[int(s.mover)]) & playable(box, s) != 0


@rule
def is_legal(box: Box, s: MugginsState, action: int) -> bool:
    """Whether an action of a player, or an outcome of chance, is possible now."""
    if s.phase == OVER:
        return False
    if s.phase == START:
        return action < box.players
    if s.phase != TURN:
        return action < TILES and has(int(s.unseen), action)
    if action < TAKE:
        return has(int(s.hands[int(s.mover)]), action // SIDES) and fits(box, s, action // SIDES, action % SIDES)
    return action == (TAKE if s.boneyard > 0 else MISS) and not can_lay(box, s)


@rule
def legal(box: Box, s: MugginsState, out: Ints) -> int:
    """R3, R5: every domino of the hand wherever it fits; otherwise draw; otherwise miss."""
    count = 0
    if s.phase == TURN:
        for action in range(ACTIONS):
            if is_legal(box, s, action):
                out[count] = action
                count += 1
    return count


@rule
def worth(box: Box, s: MugginsState, action: int) -> int:
    """R6: a lay scores what the open ends add up to, if that is a multiple of five. What R8 adds is left out."""
    if s.phase != TURN or action >= TAKE:
        return 0
    total = total_after(box, s, action // SIDES, action % SIDES)
    return total if total % 5 == 0 else 0


@rule
def _lay(box: Box, s: MugginsState, action: int) -> None:
    """R6: the lay scores."""
    player = int(s.mover)
    s.scores[player] += worth(box, s, action)
    put(box, s, action // SIDES, action % SIDES)
    s.hands[player] = int(s.hands[player]) & ~(1 << (action // SIDES))
    s.held[player] -= 1
    s.misses = 0
    _go_on(box, s)


@rule
def hand_pips(box: Box, tiles: TileSet) -> int:
    """All pips on a set of dominoes."""
    total = 0
    for tile in range(TILES):
        if has(tiles, tile):
            total += int(box.high[tile]) + int(box.low[tile])
    return total


@rule
def prize(box: Box, s: MugginsState, player: int) -> int:
    """R8: the player who is out, or else who alone has the fewest pips, gets those of the others, rounded to the nearest
    five."""
    own = hand_pips(box, int(s.hands[player])) if s.held[player] > 0 else -1  # a player holding 00 is not out
    pips = 0
    for other in range(int(box.players)):
        if other != player:
            left = hand_pips(box, int(s.hands[other])) if s.held[other] > 0 else -1
            if left <= own:
                return 0
            pips += left
    return (pips + 2) // 5 * 5


@rule
def _go_on(box: Box, s: MugginsState) -> None:
    """Play passes in seat order. R7: the game is over when a hand is empty, or all have missed."""
    if s.held[int(s.mover)] > 0 and s.misses < box.players:
        s.mover = (int(s.mover) + 1) % int(box.players)
        return
    s.phase = OVER
    for player in range(int(box.players)):
        s.scores[player] += prize(box, s, player)


@rule
def points(box: Box, s: MugginsState, player: int) -> int:
    """R8: the most points win."""
    return int(s.scores[player])


@rule
def apply(box: Box, s: MugginsState, action: int) -> None:
    """Do what a player chose or chance decided."""
    if s.phase == START:
        s.mover = action
        s.phase = DEAL
    elif s.phase == DEAL:
        _deal(box, s, action)
    elif s.phase == DRAW:
        _take(s, action)
        s.phase = TURN
    elif action < TAKE:
        _lay(box, s, action)
    elif action == TAKE:
        s.phase = DRAW
    else:
        s.misses += 1
        _go_on(box, s)


@rule
def to_move(box: Box, s: MugginsState) -> int:
    """The seat that decides next, CHANCE while something is drawn, TERMINAL at the end."""
    if s.phase == TURN:
        return int(s.mover)
    return TERMINAL if s.phase == OVER else CHANCE


@rule
def outcomes(box: Box, s: MugginsState, actions: Ints, weights: Ints) -> int:
    """What chance may do: any seat starts; any domino in the boneyard is drawn, each equally likely."""
    count = 0
    if to_move(box, s) == CHANCE:
        for action in range(TILES):
            if is_legal(box, s, action):
                actions[count] = action
                weights[count] = 1
                count += 1
    return count


@rule
def is_placement(box: Box, s: MugginsState, action: int) -> bool:
    """Whether the action lays a domino."""
    return action < TAKE

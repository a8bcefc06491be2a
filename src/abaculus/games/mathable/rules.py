"""The rules of Mathable, in the order of RULES.md.

Actions are numbers:

    (slot * 196 + cell) << bits | claim - 1      put the token of a slot on a cell; bits is 0, or 2 where claims are made
    and from 1372 << bits on:  end, extra, no extra, accept, challenge, and swap + a set of slots, one bit each

A cell is row * 14 + column. Equal tokens offer a placement once, in the first of their slots, and are exchanged from the first on.
An outcome of chance is a seat (who starts) or a kind of token (a draw).
"""

from __future__ import annotations

from abaculus.core.doors import CHANCE, TERMINAL
from abaculus.core.record import Ints, Records
from abaculus.core.rule import rule
from abaculus.games.mathable.box import (
    AWARE,
    HONOUR,
    NUMBERS,
    RACK,
    SIDE,
    SQUARES,
    STRICT,
    Box,
    Kind,
    Square,
)
from abaculus.games.mathable.rack import (
    draw_hidden,
    draw_token,
    forget_put_back,
    hold,
    kind_in,
    mix_back,
    show_nothing,
    take,
)
from abaculus.games.mathable.scoring import STEPS, equations, placement_points, results
from abaculus.games.mathable.state import (
    ANSWER,
    CHOICE,
    EMPTY,
    EXCHANGE,
    EXTRA,
    FILL,
    MAX_PLAYERS,
    OPEN,
    OVER,
    REFILL,
    START,
    TURN,
    Player,
    Slot,
    Table,
)

CELLS = SIDE * SIDE
PLACEMENTS = RACK * CELLS
SUBSETS = 1 << RACK
END, EXTRA_TOKEN, NO_EXTRA, ACCEPT, CHALLENGE, SWAP = range(6)
"""What a player can do apart from placements, counted from the last placement on. SWAP + subset; subset 0 is nothing."""
BONUS = 50
"""R7."""


# -- numbers ------------------------------------------------------------------------------------------------------------


@rule
def square_of_cell(cell: int) -> Square:
    """The square of a cell."""
    return cell + 2 * (cell // SIDE) + 32


@rule
def cell_of_square(square: Square) -> int:
    """The cell of a square."""
    return square - 32 - 2 * ((square >> 4) - 2)


@rule
def placement_action(box: Box, slot: Slot, square: Square, claim: int) -> int:
    """The number of a placement. Without claims the claim is 1."""
    return ((slot * CELLS + cell_of_square(square)) << int(box.claim_bits)) + claim - 1


@rule
def other_action(box: Box, what: int) -> int:
    """The number of END, EXTRA_TOKEN, NO_EXTRA, ACCEPT, CHALLENGE, or SWAP + a set of slots."""
    return (PLACEMENTS << int(box.claim_bits)) + what


@rule
def slot_of(box: Box, action: int) -> Slot:
    """The slot that a placement takes its token from."""
    return (action >> int(box.claim_bits)) // CELLS


@rule
def square_of(box: Box, action: int) -> Square:
    """The square of a placement."""
    return square_of_cell((action >> int(box.claim_bits)) % CELLS)


@rule
def claim_of(box: Box, action: int) -> int:
    """How many equations a placement claims; 1 where no claims are made."""
    return (action & ((1 << int(box.claim_bits)) - 1)) + 1


@rule
def is_put(box: Box, action: int) -> bool:
    """Whether an action puts a token down."""
    return action < PLACEMENTS << int(box.claim_bits)


@rule
def seat_after(box: Box, player: Player) -> Player:
    """Play passes in rising seat order."""
    return player + 1 if player + 1 < box.players else 0


# -- the board ----------------------------------------------------------------------------------------------------------


@rule
def put(box: Box, s: Table, number: int, square: Square) -> None:
    """A number comes onto the board. The pairs that it makes with its neighbours give results beside them (R3)."""
    s.board[square] = number
    if s.fits[square] != 0:
        _no_longer_live(s, square)
    for direction in range(4):
        step = STEPS[direction]
        behind = square - step
        beside = int(s.board[behind])
        if beside == 0:  # there the pair is this token and the one in front of it
            if box.playable[behind] == 1:
                _add_fits(s, behind, results(box, int(box.sign[behind]), number, int(s.board[square + step])))
        elif s.board[behind - step] == 0 and box.playable[behind - step] == 1:
            _add_fits(s, behind - step, results(box, int(box.sign[behind - step]), beside, number))


@rule
def _add_fits(s: Table, square: Square, kinds: int) -> None:
    if kinds != 0:
        if s.fits[square] == 0:
            place = int(s.live_count)
            s.live[place] = square
            s.live_at[square] = place
            s.live_count = place + 1
        s.fits[square] = int(s.fits[square]) | kinds


@rule
def _no_longer_live(s: Table, square: Square) -> None:
    last = int(s.live_count) - 1
    moved = int(s.live[last])
    place = int(s.live_at[square])
    s.live[place] = moved
    s.live_at[moved] = place
    s.live[last] = 0
    s.live_at[square] = 0
    s.live_count = last
    s.fits[square] = 0


@rule
def place_token(box: Box, s: Table, kind: Kind, square: Square) -> None:
    """A token comes onto the board, and stays (R2)."""
    put(box, s, kind + 1, square)
    s.laid_square[int(s.laid)] = square
    s.laid += 1
    s.left[kind] -= 1
    if s.left[kind] == 0:
        s.off_board = int(s.off_board) & ~(1 << kind)


@rule
def place_all(boxes: Records, states: Records, kinds: Ints, squares: Ints) -> int:
    """Place tokens one after the other; how many until one does not go there."""
    box = boxes[0]
    s = states[0]
    for place in range(kinds.shape[0]):
        if s.board[squares[place]] != 0 or not may_go(box, s, kinds[place], squares[place]):
            return place
        place_token(box, s, kinds[place], squares[place])
    return int(kinds.shape[0])


@rule
def nothing_fits(s: Table) -> bool:
    """R10 (b): no token that is still in the bag or on a rack fits anywhere."""
    kinds = int(s.off_board)
    for place in range(int(s.live_count)):
        if int(s.fits[int(s.live[place])]) & kinds != 0:
            return False
    return True


# -- R1: before the first turn -------------------------------------------------------------------------------------------


@rule
def setup(box: Box, s: Table) -> None:
    """All tokens are in the bag; the board shows its printed numbers."""
    s.phase = OPEN
    s.mover = 0
    s.starter = 0
    s.asked = 0
    s.idle = 0
    s.began = 0
    s.placed = 0
    s.laid = 0
    s.bag_count = box.tokens
    s.pending_kind = 0
    s.pending_claim = 0
    s.pending_square = 0
    s.live_count = 0
    for player in range(MAX_PLAYERS):
        s.scores[player] = 0
        s.rack_count[player] = 0
        s.knows_back[player] = 0
        for kind in range(NUMBERS):
            s.put_back[player, kind] = 0
    for place in range(MAX_PLAYERS * RACK):
        s.racks[place] = EMPTY
        s.shown[place] = 0
    for place in range(RACK):
        s.aside[place] = EMPTY
    kinds = 0
    for kind in range(NUMBERS):
        s.bag[kind] = box.copies[kind]
        s.left[kind] = box.copies[kind]
        if box.copies[kind] > 0:
            kinds |= 1 << kind
    s.off_board = kinds
    for place in range(s.laid_square.shape[0]):
        s.laid_square[place] = 0
    for place in range(CELLS):
        s.live[place] = 0
    for square in range(SQUARES):
        s.board[square] = 0
        s.live_at[square] = 0
        s.fits[square] = 0
    for square in range(SQUARES):
        if box.printed[square] > 0:
            put(box, s, int(box.printed[square]), square)


@rule
def _draw_openly(box: Box, s: Table, kind: Kind) -> None:
    """R1: each player draws one token, openly, and keeps it; the highest starts."""
    draw_token(s, int(s.mover), kind, 1)
    s.mover = seat_after(box, int(s.mover))
    if s.mover != 0:
        return
    first = -1
    ties = 0
    for player in range(int(box.players)):
        drawn = kind_in(s, player, 0)
        if first < 0 or drawn > kind_in(s, first, 0):
            first = player
            ties = 0
        if drawn == kind_in(s, first, 0):
            ties += 1
    if ties > 1:
        s.phase = START
    else:
        _start(s, first)


@rule
def drew_highest(box: Box, s: Table, player: Player) -> bool:
    """R1: whether nobody drew a higher token than this player. Kinds rise with their values."""
    for other in range(int(box.players)):
        if kind_in(s, other, 0) > kind_in(s, player, 0):
            return False
    return True


@rule
def _start(s: Table, player: Player) -> None:
    s.starter = player
    s.mover = player
    s.phase = FILL


@rule
def _fill(box: Box, s: Table, kind: Kind) -> None:
    """R1: then everyone fills up to seven, hidden, from the starter on."""
    player = int(s.mover)
    draw_hidden(box, s, player, kind)
    if s.rack_count[player] == RACK:
        s.mover = seat_after(box, player)
        if s.mover == s.starter:
            _begin_turn(s)


# -- R2 to R4: what may be done in a turn -----------------------------------------------------------------------------------


@rule
def _begin_turn(s: Table) -> None:
    s.phase = TURN
    s.began = s.rack_count[int(s.mover)]
    s.placed = 0


@rule
def offers(s: Table, player: Player, slot: Slot) -> bool:
    """Whether a slot holds a token that the slot before does not hold as well. Racks rise, so equals are neighbours."""
    kind = kind_in(s, player, slot)
    return kind >= 0 and (slot == 0 or kind_in(s, player, slot - 1) != kind)


@rule
def may_go(box: Box, s: Table, kind: Kind, square: Square) -> bool:
    """R3, R4: the token is the result of a pair beside the square. With honour: the square is empty."""
    if box.referee == HONOUR:
        return box.playable[square] == 1 and s.board[square] == 0
    return (int(s.fits[square]) >> kind) & 1 == 1


@rule
def may_swap(s: Table, subset: int) -> bool:
    """R9: before any placement, one to seven tokens, no more than the bag holds. Of equal tokens the first ones."""
    player = int(s.mover)
    if subset == 0 or s.placed != 0:
        return False
    count = 0
    for slot in range(RACK):
        if (subset >> slot) & 1 == 1:
            if kind_in(s, player, slot) < 0:
                return False
            if not offers(s, player, slot) and (subset >> (slot - 1)) & 1 == 0:
                return False
            count += 1
    return count <= s.bag_count


@rule
def legal(box: Box, s: Table, out: Ints) -> int:
    """All actions of the player on move, in rising order."""
    count = 0
    if s.phase == TURN:
        count = _legal_placements(box, s, out)
        out[count] = other_action(box, END)
        count += 1
        if s.placed == 0 and s.bag_count > 0:
            for subset in range(1, SUBSETS):
                if may_swap(s, subset):
                    out[count] = other_action(box, SWAP + subset)
                    count += 1
    elif s.phase == CHOICE:
        out[0] = other_action(box, EXTRA_TOKEN)
        out[1] = other_action(box, NO_EXTRA)
        count = 2
    elif s.phase == ANSWER:
        out[0] = other_action(box, ACCEPT)
        out[1] = other_action(box, CHALLENGE)
        count = 2
    return count


@rule
def _legal_placements(box: Box, s: Table, out: Ints) -> int:
    count = 0
    player = int(s.mover)
    for slot in range(int(s.rack_count[player])):
        if offers(s, player, slot):
            kind = kind_in(s, player, slot)
            for row in range(SIDE):
                for square in range((row + 2) << 4, ((row + 2) << 4) + SIDE):
                    if may_go(box, s, kind, square):
                        action = placement_action(box, slot, square, 1)
                        for claim in range(1 << int(box.claim_bits)):
                            out[count] = action + claim
                            count += 1
    return count


@rule
def is_legal(box: Box, s: Table, action: int) -> bool:
    """Whether an action, or an outcome of chance, is possible now."""
    if s.phase == OVER:
        return False
    if s.phase == START:
        return action < box.players and drew_highest(box, s, action)
    if to_move(box, s) == CHANCE:
        return action < box.kinds and s.bag[action] > 0
    if is_put(box, action):
        slot = slot_of(box, action)
        player = int(s.mover)
        return s.phase == TURN and offers(s, player, slot) and may_go(box, s, kind_in(s, player, slot), square_of(box, action))
    what = action - other_action(box, 0)
    if s.phase == CHOICE:
        return what == EXTRA_TOKEN or what == NO_EXTRA
    if s.phase == ANSWER:
        return what == ACCEPT or what == CHALLENGE
    return what == END or (SWAP < what < SWAP + SUBSETS and may_swap(s, what - SWAP))


# -- R5 to R7: a placement --------------------------------------------------------------------------------------------------


@rule
def credited(box: Box, s: Table, kind: Kind, square: Square, claim: int) -> int:
    """How many equations a placement is credited with: all of them, or as many as were claimed; 0 for a mistake."""
    true = equations(box, s, kind, square)
    if box.referee == STRICT:
        return true
    return claim if claim <= true else 0


@rule
def _put_down(box: Box, s: Table, action: int) -> None:
    """R2: a token is put on a square. Strict: it stands. Aware: if the claim is right. Honour: the opponents are asked."""
    player = int(s.mover)
    square = square_of(box, action)
    claim = claim_of(box, action)
    kind = take(s, player, slot_of(box, action))
    if box.referee == HONOUR:
        s.pending_kind = kind
        s.pending_square = square
        s.pending_claim = claim
        s.asked = seat_after(box, player)
        s.phase = ANSWER
        return
    count = credited(box, s, kind, square, claim)
    if count == 0:
        _go_back(box, s, kind)
    else:
        _stand(box, s, kind, square, count)


@rule
def _answer(box: Box, s: Table, challenged: bool) -> None:
    """Honour: the opponents, from the player's left on, each accept or challenge, until one challenges."""
    if not challenged:
        s.asked = seat_after(box, int(s.asked))
        if s.asked != s.mover:
            return
    kind = int(s.pending_kind)
    square = int(s.pending_square)
    claim = int(s.pending_claim)
    s.pending_kind = 0
    s.pending_square = 0
    s.pending_claim = 0
    s.asked = 0
    if challenged and claim > equations(box, s, kind, square):
        _go_back(box, s, kind)
    else:
        _stand(box, s, kind, square, claim)


@rule
def _go_back(box: Box, s: Table, kind: Kind) -> None:
    """A mistake: the token goes back to its holder, where everyone knows it, and the turn ends."""
    hold(s, int(s.mover), kind, 1)
    _end_turn(box, s)


@rule
def _stand(box: Box, s: Table, kind: Kind, square: Square, count: int) -> None:
    """R5: the placement scores. R10 (b): the game may be over. R6: an extra token. R2: an empty rack ends the turn."""
    player = int(s.mover)
    place_token(box, s, kind, square)
    s.placed += 1
    s.scores[player] += placement_points(box, kind, square, count)
    if nothing_fits(s):
        _bonus(s)
        _game_over(box, s)
    elif box.sign[square] != 0 and s.bag_count > 0:
        s.phase = CHOICE
    else:
        _go_on(box, s)


@rule
def _go_on(box: Box, s: Table) -> None:
    """R2: the turn ends by itself when the rack is empty."""
    s.phase = TURN
    if s.rack_count[int(s.mover)] == 0:
        _end_turn(box, s)


@rule
def wins_bonus(s: Table, held: int) -> bool:
    """R7: began the turn with seven tokens and ends it with none."""
    return s.began == RACK and held == 0


@rule
def _bonus(s: Table) -> None:
    if wins_bonus(s, int(s.rack_count[int(s.mover)])):
        s.scores[int(s.mover)] += BONUS


@rule
def worth(box: Box, s: Table, action: int) -> int:
    """The points that an action brings the player on move at once, the final count of R11 left out.

    With honour a placement scores after the answers, and an answer scores for someone else.
    """
    if s.phase == CHOICE:
        if action == other_action(box, NO_EXTRA) and wins_bonus(s, int(s.rack_count[int(s.mover)])):
            return BONUS
        return 0
    if s.phase != TURN or not is_put(box, action) or box.referee == HONOUR:
        return 0
    kind = kind_in(s, int(s.mover), slot_of(box, action))
    square = square_of(box, action)
    count = credited(box, s, kind, square, claim_of(box, action))
    if count == 0:
        return 0
    return placement_points(box, kind, square, count) + last_token_bonus(box, s, kind, square)


@rule
def last_token_bonus(box: Box, s: Table, kind: Kind, square: Square) -> int:
    """R7: what the placement of the last token adds at once. With the choice of R6 still to come, nothing yet."""
    if not wins_bonus(s, int(s.rack_count[int(s.mover)]) - 1):
        return 0
    if box.sign[square] == 0 or s.bag_count == 0 or leaves_nothing(box, s, kind, square):
        return BONUS
    return 0


@rule
def leaves_nothing(box: Box, s: Table, kind: Kind, square: Square) -> bool:
    """R10 (b): whether nothing will fit anywhere once this token is placed. Looked at without placing it."""
    kinds = int(s.off_board)
    if s.left[kind] == 1:
        kinds &= ~(1 << kind)
    for place in range(int(s.live_count)):
        if s.live[place] != square and int(s.fits[int(s.live[place])]) & kinds != 0:
            return False
    for direction in range(4):
        step = STEPS[direction]
        behind = square - step
        beside = int(s.board[behind])
        if beside == 0:
            if box.playable[behind] == 1:
                if results(box, int(box.sign[behind]), kind + 1, int(s.board[square + step])) & kinds != 0:
                    return False
        elif s.board[behind - step] == 0 and box.playable[behind - step] == 1:
            if results(box, int(box.sign[behind - step]), beside, kind + 1) & kinds != 0:
                return False
    return True


# -- R8 to R11: the end of a turn, and of the game ------------------------------------------------------------------------------


@rule
def _swap(box: Box, s: Table, subset: int) -> None:
    """R9: put aside one to seven tokens; as many are drawn. From now on nobody knows what the player holds."""
    player = int(s.mover)
    show_nothing(s, player)
    count = 0
    for slot in range(RACK):
        if (subset >> slot) & 1 == 1:
            s.aside[count] = take(s, player, slot - count)
            count += 1
    s.phase = EXCHANGE


@rule
def _exchange(box: Box, s: Table, kind: Kind) -> None:
    """R9: draw as many, then mix the old ones into the bag. The turn is over."""
    player = int(s.mover)
    draw_hidden(box, s, player, kind)
    if s.rack_count[player] == s.began:
        mix_back(s, player)
        _end_turn(box, s)


@rule
def _end_turn(box: Box, s: Table) -> None:
    """R7: the bonus. R8: draw back up to seven, while the bag lasts."""
    _bonus(s)
    _refill(box, s)


@rule
def _refill(box: Box, s: Table) -> None:
    if s.rack_count[int(s.mover)] < RACK and s.bag_count > 0:
        if s.phase != REFILL:
            s.phase = REFILL
            _others_know_all(box, s)
    else:
        _next_player(box, s)


@rule
def _others_know_all(box: Box, s: Table) -> None:
    """Where everyone knows the whole rack, its owner is taken to know no more of the bag than they do.

    Otherwise a position could hide something without having a hidden token.
    """
    player = int(s.mover)
    for slot in range(int(s.rack_count[player])):
        if s.shown[player * RACK + slot] == 0:
            return
    forget_put_back(box, s, player)


@rule
def _next_player(box: Box, s: Table) -> None:
    """R10 (a): the bag and the rack are empty. R10 (c): 2n idle turns in a row. Otherwise the next player's turn begins."""
    player = int(s.mover)
    s.idle = s.idle + 1 if s.placed == 0 else 0
    if s.rack_count[player] == 0 or s.idle == 2 * int(box.players):
        _game_over(box, s)
    else:
        s.mover = seat_after(box, player)
        _begin_turn(s)


@rule
def _game_over(box: Box, s: Table) -> None:
    """R11: every player loses the value of the tokens still held. All racks are shown, so nobody knows more than others."""
    s.phase = OVER
    for player in range(int(box.players)):
        forget_put_back(box, s, player)
        for slot in range(int(s.rack_count[player])):
            kind = kind_in(s, player, slot)
            if kind >= 0:
                s.scores[player] -= int(box.values[kind])


# -- what happens ---------------------------------------------------------------------------------------------------------------


@rule
def apply(box: Box, s: Table, action: int) -> None:
    """Do what a player chose or chance decided."""
    if s.phase == TURN:
        if is_put(box, action):
            _put_down(box, s, action)
        elif action == other_action(box, END):
            _end_turn(box, s)
        else:
            _swap(box, s, action - other_action(box, SWAP))
    elif s.phase == REFILL:
        draw_hidden(box, s, int(s.mover), action)
        _refill(box, s)
    elif s.phase == CHOICE:
        if action == other_action(box, EXTRA_TOKEN):
            s.phase = EXTRA
        else:
            _go_on(box, s)
    elif s.phase == EXTRA:
        draw_hidden(box, s, int(s.mover), action)
        s.phase = TURN
    elif s.phase == ANSWER:
        _answer(box, s, action == other_action(box, CHALLENGE))
    elif s.phase == EXCHANGE:
        _exchange(box, s, action)
    elif s.phase == FILL:
        _fill(box, s, action)
    elif s.phase == OPEN:
        _draw_openly(box, s, action)
    else:
        _start(s, action)


@rule
def to_move(box: Box, s: Table) -> int:
    """The seat that decides next, CHANCE while something is drawn, TERMINAL at the end."""
    if s.phase == TURN or s.phase == CHOICE:
        return int(s.mover)
    if s.phase == ANSWER:
        return int(s.asked)
    if s.phase == OVER:
        return TERMINAL
    return CHANCE


@rule
def outcomes(box: Box, s: Table, actions: Ints, weights: Ints) -> int:
    """What chance may do: any of those tied starts; any token in the bag is drawn, each equally likely."""
    count = 0
    if s.phase == START:
        for player in range(int(box.players)):
            if drew_highest(box, s, player):
                actions[count] = player
                weights[count] = 1
                count += 1
    elif to_move(box, s) == CHANCE:
        for kind in range(int(box.kinds)):
            if s.bag[kind] > 0:
                actions[count] = kind
                weights[count] = s.bag[kind]
                count += 1
    return count


@rule
def points(box: Box, s: Table, player: Player) -> int:
    """R11: most points wins."""
    return int(s.scores[player])


@rule
def is_placement(box: Box, s: Table, action: int) -> bool:
    """Whether a token is put on the board, if only until it is found wrong."""
    return s.phase == TURN and is_put(box, action)

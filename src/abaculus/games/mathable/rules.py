"""The rules of Mathable, in the order of RULES.md.

What players do are the numbers of `actions`. Equal tokens offer a placement once, in the first of their slots, and are
exchanged from the first on. An outcome of chance is a seat (who starts) or a kind of token (a draw).
"""

from __future__ import annotations

from abaculus.core.doors import CHANCE, TERMINAL
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.mathable.actions import (
    ACCEPT,
    CELLS,
    CHALLENGE,
    END,
    EXTRA_TOKEN,
    NO_EXTRA,
    SUBSETS,
    SWAP,
    claim_of,
    is_put,
    other_action,
    placement_action,
    slot_of,
    square_of,
)
from abaculus.games.mathable.board import leaves_nothing, may_go, nothing_fits, place_token, put
from abaculus.games.mathable.box import HONOUR, NUMBERS, RACK, SIDE, SQUARES, STRICT, Box, Kind, Square
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
from abaculus.games.mathable.scoring import equations, placement_points
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

BONUS = 50
"""R7."""


@rule
def seat_after(box: Box, player: Player) -> Player:
    """Play passes in rising seat order."""
    return player + 1 if player + 1 < box.players else 0


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
    higher = 0
    for other in range(int(box.players)):
        higher += 1 if kind_in(s, other, 0) > kind_in(s, player, 0) else 0
    return higher == 0


@rule
def _start(s: Table, player: Player) -> None:
    s.starter = player
    s.mover = player
    s.phase = FILL


@rule
def _fill(box: Box, s: Table) -> None:
    """R1: then everyone fills up to seven, hidden, from the starter on. A token has been drawn."""
    player = int(s.mover)
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
        return (
            s.phase == TURN
            and offers(s, player, slot)
            and may_go(box, s, kind_in(s, player, slot), square_of(box, action))
        )
    what = action - other_action(box, 0)
    if s.phase == CHOICE:
        return EXTRA_TOKEN <= what <= NO_EXTRA
    if s.phase == ANSWER:
        return ACCEPT <= what <= CHALLENGE
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
def _put_down(box: Box, s: Table, action: int) -> bool:
    """R2: a token is put on a square; whether it is settled at once what it counts. Honour: the opponents are asked first."""
    player = int(s.mover)
    s.pending_square = square_of(box, action)
    s.pending_claim = claim_of(box, action)
    s.pending_kind = take(s, player, slot_of(box, action))
    if box.referee == HONOUR:
        s.asked = seat_after(box, player)
        s.phase = ANSWER
        return False
    s.pending_claim = credited(box, s, int(s.pending_kind), int(s.pending_square), int(s.pending_claim))
    return True


@rule
def _answer(box: Box, s: Table, challenged: bool) -> bool:
    """Honour: the opponents, from the player's left on, each accept or challenge, until one challenges. Whether it is settled."""
    if challenged:
        if s.pending_claim > equations(box, s, int(s.pending_kind), int(s.pending_square)):
            s.pending_claim = 0
        return True
    s.asked = seat_after(box, int(s.asked))
    return s.asked == s.mover


@rule
def _settle(box: Box, s: Table) -> bool:
    """The token that was put down stands with the equations that it is credited with, or goes back, if these are none, to its
    holder, where everyone knows it. Whether the turn ends."""
    kind = int(s.pending_kind)
    square = int(s.pending_square)
    count = int(s.pending_claim)
    s.pending_kind = 0
    s.pending_square = 0
    s.pending_claim = 0
    s.asked = 0
    s.phase = TURN
    if count == 0:
        hold(s, int(s.mover), kind, 1)
        return True
    return _stand(box, s, kind, square, count)


@rule
def _stand(box: Box, s: Table, kind: Kind, square: Square, count: int) -> bool:
    """R5: the placement scores. R10 (b): the game may be over. R6: the choice of an extra token. R2: whether the turn ends."""
    player = int(s.mover)
    place_token(box, s, kind, square)
    s.placed += 1
    s.scores[player] += placement_points(box, kind, square, count)
    if nothing_fits(s):
        if wins_bonus(s, int(s.rack_count[player])):
            s.scores[player] += BONUS
        s.phase = OVER
        return False
    if box.sign[square] != 0 and s.bag_count > 0:
        s.phase = CHOICE
        return False
    return int(s.rack_count[player]) == 0


@rule
def wins_bonus(s: Table, held: int) -> bool:
    """R7: began the turn with seven tokens and ends it with none."""
    return s.began == RACK and held == 0


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
def _exchange(s: Table) -> bool:
    """R9: draw as many, then mix the old ones into the bag. A token has been drawn. Whether the turn is over."""
    player = int(s.mover)
    if s.rack_count[player] != s.began:
        return False
    mix_back(s, player)
    return True


@rule
def _end_turn(box: Box, s: Table) -> None:
    """R7: the bonus. R8: draw back up to seven, while the bag lasts. Then the next player's turn begins."""
    player = int(s.mover)
    if wins_bonus(s, int(s.rack_count[player])):
        s.scores[player] += BONUS
    if s.rack_count[player] == RACK or s.bag_count == 0:
        _next_player(box, s)
    elif s.phase != REFILL:
        s.phase = REFILL
        _others_know_all(box, s)


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
        s.phase = OVER
    else:
        s.mover = seat_after(box, player)
        _begin_turn(s)


@rule
def _final_count(box: Box, s: Table) -> None:
    """R11: every player loses the value of the tokens still held. All racks are shown, so nobody knows more than others."""
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
    phase = int(s.phase)
    settled = False
    turn_ends = False
    if phase == FILL or phase >= EXTRA:  # all hidden draws
        draw_hidden(box, s, int(s.mover), action)
    if phase == TURN:
        if is_put(box, action):
            settled = _put_down(box, s, action)
        elif action == other_action(box, END):
            turn_ends = True
        else:
            _swap(box, s, action - other_action(box, SWAP))
    elif phase == REFILL:
        turn_ends = True
    elif phase == CHOICE:
        wants = action == other_action(box, EXTRA_TOKEN)
        s.phase = EXTRA if wants else TURN
        turn_ends = not wants and s.rack_count[int(s.mover)] == 0
    elif phase == EXTRA:
        s.phase = TURN
    elif phase == ANSWER:
        settled = _answer(box, s, action == other_action(box, CHALLENGE))
    elif phase == EXCHANGE:
        turn_ends = _exchange(s)
    elif phase == FILL:
        _fill(box, s)
    elif phase == OPEN:
        _draw_openly(box, s, action)
    else:
        _start(s, action)
    if settled:
        turn_ends = _settle(box, s)
    if turn_ends:
        _end_turn(box, s)
    if s.phase == OVER:
        _final_count(box, s)


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

"""The rules of Mathable, in the order of RULES.md: R1 is in `opening`, R2 to R4 in `legality`, R3 to R5 in `board` and
`scoring`; what happens, R5 to R11, is here.

Players' actions are the numbers in `actions`. Equal tokens offer a placement once, in the first of their slots, and are
exchanged from the first on. An outcome of chance is a seat (who starts) or a kind of token (a draw).
"""

from __future__ import annotations

from abaculus.core.compiled import CHANCE
from abaculus.core.rack import pay_for_held, put_aside
from abaculus.core.rack_opening import rack_outcomes
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.seats import Player, seat_after, start_with
from abaculus.games.mathable.actions import (
    CHALLENGE,
    END,
    EXTRA_TOKEN,
    NO_EXTRA,
    SWAP,
    claim_of,
    is_put,
    other_action,
    slot_of,
    square_of,
)
from abaculus.games.mathable.board import leaves_nothing, nothing_fits, place_token
from abaculus.games.mathable.box import HONOUR, RACK, Box, Kind, Square
from abaculus.games.mathable.legality import is_legal, legal, to_move
from abaculus.games.mathable.opening import begin_turn, draw_openly, fill, setup
from abaculus.games.mathable.rack import draw_hidden, forget_put_back, hold, kind_in, mix_back, take
from abaculus.games.mathable.scoring import bonus, credited, equations, placement_points
from abaculus.games.mathable.state import ANSWER, CHOICE, EXCHANGE, EXTRA, FILL, OPEN, OVER, REFILL, TURN, MathableState

__all__ = [
    "apply",
    "is_legal",
    "is_placement",
    "legal",
    "outcomes",
    "points",
    "setup",
    "to_move",
    "worth",
]


# -- R5 to R7: a placement --------------------------------------------------------------------------------------------------


@rule
def _put_down(box: Box, s: MathableState, action: int) -> bool:
    """R2: a token is put on a square; returns whether its score is settled at once. Honour: the opponents are asked first."""
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
def _answer(box: Box, s: MathableState, challenged: bool) -> bool:
    """Honour: the opponents, from the player's left on, each accept or challenge, until one challenges. Returns whether it is
    settled."""
    if challenged:
        if s.pending_claim > equations(box, s, int(s.pending_kind), int(s.pending_square)):
            s.pending_claim = 0
        return True
    s.asked = seat_after(box, int(s.asked))
    return s.asked == s.mover


@rule
def _settle(box: Box, s: MathableState) -> bool:
    """The token that was put down stands with the equations that it is credited with or, if there are none, goes back to its
    holder, where everyone knows it. Returns whether the turn ends."""
    kind = int(s.pending_kind)
    square = int(s.pending_square)
    count = int(s.pending_claim)
    s.pending_kind = s.pending_square = s.pending_claim = 0
    s.asked = 0
    s.phase = TURN
    if count == 0:
        hold(s, int(s.mover), kind, 1)
        return True
    return _stand(box, s, kind, square, count)


@rule
def _stand(box: Box, s: MathableState, kind: Kind, square: Square, count: int) -> bool:
    """R5: the placement scores. R10 (b): the game may be over. R6: the choice of an extra token. R2: returns whether the turn
    ends."""
    player = int(s.mover)
    place_token(box, s, kind, square)
    s.placed += 1
    s.scores[player] += placement_points(box, kind, square, count)
    if nothing_fits(s):
        s.scores[player] += bonus(box, s, int(s.rack_count[player]))
        s.phase = OVER
        return False
    if box.sign[square] != 0 and s.bag_count > 0:
        s.phase = CHOICE
        return False
    return int(s.rack_count[player]) == 0


@rule
def worth(box: Box, s: MathableState, action: int) -> int:
    """The points that an action scores the player on move at once, without the final count of R11.

    With honour a placement scores after the answers, and an answer scores for someone else.
    """
    if s.phase == CHOICE:
        return bonus(box, s, int(s.rack_count[int(s.mover)])) if action == other_action(box, NO_EXTRA) else 0
    if s.phase != TURN or not is_put(box, action) or box.referee == HONOUR:
        return 0
    kind = kind_in(s, int(s.mover), slot_of(box, action))
    square = square_of(box, action)
    count = credited(box, s, kind, square, claim_of(box, action))
    if count == 0:
        return 0
    return placement_points(box, kind, square, count) + last_token_bonus(box, s, kind, square)


@rule
def last_token_bonus(box: Box, s: MathableState, kind: Kind, square: Square) -> int:
    """R7: what placing the last token adds at once. If the choice of R6 is still to come, nothing yet."""
    added = bonus(box, s, int(s.rack_count[int(s.mover)]) - 1)
    if added > 0 and box.sign[square] != 0 and s.bag_count > 0 and not leaves_nothing(box, s, kind, square):
        return 0
    return added


# -- R8 to R11: the end of a turn, and of the game ------------------------------------------------------------------------------


@rule
def _swap(s: MathableState, subset: int) -> None:
    """R9: put aside one to seven tokens; as many will be drawn. From now on nobody else knows what the player holds."""
    put_aside(s, subset)
    s.phase = EXCHANGE


@rule
def _exchange(s: MathableState) -> bool:
    """R9: draw as many, then mix the old ones into the bag. A token has been drawn. Returns whether the turn is over."""
    player = int(s.mover)
    if s.rack_count[player] != s.began:
        return False
    mix_back(s, player)
    return True


@rule
def _end_turn(box: Box, s: MathableState) -> None:
    """R7: the bonus. R8: draw back up to seven, while the bag lasts. Then the next player's turn begins."""
    player = int(s.mover)
    s.scores[player] += bonus(box, s, int(s.rack_count[player]))
    if s.rack_count[player] == RACK or s.bag_count == 0:
        _next_player(box, s)
    elif s.phase != REFILL:
        s.phase = REFILL
        _others_know_all(box, s)


@rule
def _others_know_all(box: Box, s: MathableState) -> None:
    """If everyone knows the whole rack, its owner is assumed to know no more about the bag than they do.

    Otherwise a position could hide something without having a hidden token.
    """
    player = int(s.mover)
    for slot in range(int(s.rack_count[player])):
        if s.shown[player * RACK + slot] == 0:
            return
    forget_put_back(box, s, player)


@rule
def _next_player(box: Box, s: MathableState) -> None:
    """R10 (a): the bag and the rack are empty. R10 (c): too many passes in a row, or turns without a placement. Otherwise the
    next player's turn begins."""
    player = int(s.mover)
    passed = s.phase != EXCHANGE or box.exchange_passes == 1
    s.idle = s.idle + 1 if s.placed == 0 else 0
    s.passes = s.passes + 1 if s.placed == 0 and passed else 0
    if s.rack_count[player] == 0 or s.passes == box.most_passes or s.idle == box.most_idle:
        s.phase = OVER
    else:
        s.mover = seat_after(box, player)
        begin_turn(s)


# -- what happens ---------------------------------------------------------------------------------------------------------------


@rule
def apply(box: Box, s: MathableState, action: int) -> None:
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
            _swap(s, action - other_action(box, SWAP))
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
        fill(box, s)
    elif phase == OPEN:
        draw_openly(box, s, action)
    else:
        start_with(s, action, FILL)
    if settled:
        turn_ends = _settle(box, s)
    if turn_ends:
        _end_turn(box, s)
    if s.phase == OVER:
        pay_for_held(box, s, box.values)  # R11: every player loses the value of the tokens still held


@rule
def outcomes(box: Box, s: MathableState, actions: Ints, weights: Ints) -> int:
    """What chance may do: any of those tied starts; any token in the bag is drawn, each equally likely."""
    if to_move(box, s) != CHANCE:
        return 0
    return rack_outcomes(box, s, box.values, actions, weights)


@rule
def points(box: Box, s: MathableState, player: Player) -> int:
    """R11: the most points win."""
    return int(s.scores[player])


@rule
def is_placement(box: Box, s: MathableState, action: int) -> bool:
    """Whether a token is put on the board, even if it is later found to be wrong."""
    return s.phase == TURN and is_put(box, action)

"""What a move leads to, counted: the player's own turn, the answers to it, and the player's next turn.

The rest of the game is imagined from what the seat knows, several times and just as the search does; every player takes the
most points. Two moves that are compared meet the same imagined positions and the same luck.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from abaculus.bots.search import Imagination, engine_of, rank
from abaculus.core.chance import new_dice
from abaculus.core.compiled import GREEDY
from abaculus.core.information import InformationSet
from abaculus.core.move import Move
from abaculus.core.record import Records
from abaculus.core.search_hooks import MILLI
from abaculus.core.state import State

__all__ = ["Outlook", "Reply", "outlook", "whole_turn"]

SAMPLES = 48
FEW = 96
"""Playouts for each further step of the player's own turn."""
LONGEST = 40
"""Steps of one turn, chance included, that are looked at."""


class Reply(NamedTuple):
    """An answer that points were counted for, in a position that may come about."""

    position: str
    action: str
    """In notation."""
    cell: str
    points: int


class Outlook(NamedTuple):
    """What a move leads to."""

    turn: list[Move]
    """The player's own turn, from this move on."""
    points: int
    """What the player's own turn scores, as the game counts: negative where the fewest points win and it costs some."""
    others: int
    """How many points the turn costs the others together."""
    reply: float
    """What the next player's turn then scores, on average."""
    stuck: float
    """How often the next player then scores nothing."""
    harm: float
    """What the others' turns before the player's next one cost the player, on average: where stones are covered or taken."""
    follow: float
    """What the player's next turn scores, on average."""
    cells: dict[str, Reply]
    """Where the answers score: the best answer on each cell."""
    weights: dict[str, float]
    """What the answers on each cell score, on average over all imagined positions."""
    shares: dict[str, float]
    """How often the best answer goes to each cell."""
    hand: list[str]
    """What is still held when the turn is over, as far as the player knows it then."""
    leave: float
    """What that is worth, in points, where the game's search knows."""


def whole_turn(known: InformationSet, action: int, seed: int = 0) -> tuple[list[int], State]:
    """A move and the rest of the same turn, up to the point where luck comes in; and the position then, as the player knows
    it."""
    state, player = known.state.child(action), known.player
    turn = [action]
    while state.current_player() == player and len(turn) < LONGEST:
        information = state.information(player)
        actions = state.legal_actions()
        best = actions[0] if len(actions) == 1 else rank(information, simulations=FEW, seed=seed)[0].action
        turn.append(best)
        state = state.child(best)
    return turn, state


def outlook(known: InformationSet, turn: Sequence[int], *, samples: int = SAMPLES, seed: int = 0) -> Outlook:
    """What a turn leads to, given as its actions with no luck between them."""
    game, player = known.game, known.player
    assert player is not None
    better = 1 if game.info.most_wins else -1
    before = known.state.scores()
    after, moves = known.state.clone(), []
    for action in turn:
        moves.append(after.describe(action))
        after.apply_action(action)
    scores = after.scores()
    replies: list[Reply | None] = []
    gains: list[int] = []
    follows: list[int] = []
    harms: list[int] = []
    imagination = Imagination(known)
    for sample in range(samples):
        state, dice = imagination.sample(seed, sample), new_dice(seed + 1, sample)
        for action in turn:
            state.apply_action(action)
        _own_rest(state, player, dice)
        gain, harm, reply = _turn(state, dice, better, player)
        gains.append(gain)
        replies.append(reply)
        while not state.is_terminal() and _next(state, dice) not in (player, None):
            harm += _turn(state, dice, better, player)[1]
        harms.append(harm)
        follows.append(_turn(state, dice, better, player)[0])
    cells, weights, shares = _by_cell(replies, samples)
    return Outlook(
        turn=moves,
        points=(scores[player] - before[player]) * better,
        others=sum((before[seat] - scores[seat]) * better for seat in range(len(scores)) if seat != player),
        reply=sum(gains) / samples,
        stuck=sum(gain <= 0 for gain in gains) / samples,
        harm=sum(harms) / samples,
        follow=sum(follows) / samples,
        cells=cells,
        weights=weights,
        shares=shares,
        leave=_leave(after, player, better),
        hand=[piece.text for piece in after.scene(player).hand] if not after.is_terminal() else [],
    )


def _leave(state: State, player: int, better: int) -> float:
    """What the search adds to the points for pieces held."""
    game = state.game
    value = int(vars(engine_of(type(game)))["evaluate"](game.box[0], state.record[0], player)) / MILLI
    return 0.0 if state.is_terminal() else (value - state.scores()[player]) * better


def _by_cell(
    replies: Sequence[Reply | None], samples: int
) -> tuple[dict[str, Reply], dict[str, float], dict[str, float]]:
    cells: dict[str, Reply] = {}
    weights: dict[str, float] = defaultdict(float)
    shares: dict[str, float] = defaultdict(float)
    for reply in replies:
        if reply is not None:
            weights[reply.cell] += reply.points / samples
            shares[reply.cell] += 1 / samples
            if reply.cell not in cells or reply.points > cells[reply.cell].points:
                cells[reply.cell] = reply
    return cells, dict(weights), dict(shares)


def _next(state: State, dice: Records) -> int | None:
    """Who decides next; chance acts until somebody does."""
    state.settle_chance(dice)
    return None if state.is_terminal() else state.current_player()


def _own_rest(state: State, player: int, dice: Records) -> None:
    """What luck and the player still do before another player's turn."""
    for _ in range(LONGEST):
        if _next(state, dice) != player:
            return
        state.apply_action(state.policy_action(GREEDY, dice))


def _turn(state: State, dice: Records, better: int, asking: int) -> tuple[int, int, Reply | None]:
    """One player's turn, played for the most points: what it scored, what it cost the player who asks, and its best step.

    What chance adds is nobody's doing and does not count."""
    player = _next(state, dice)
    if player is None:
        return 0, 0, None
    game, gain, harm = state.game, 0, 0
    best: Reply | None = None
    for _ in range(LONGEST):
        action = state.policy_action(GREEDY, dice)
        move, points = state.describe(action), state.worth(action) * better
        if move.kind == "lay" and move.cell and points > 0 and (best is None or points > best.points):
            best = Reply(state.to_position(), game.write_move(move), move.cell, points)
        before = state.scores()
        state.apply_action(action)
        after = state.scores()
        gain += (after[player] - before[player]) * better
        harm += 0 if asking == player else (before[asking] - after[asking]) * better
        if _next(state, dice) != player:
            break
    return gain, harm, best

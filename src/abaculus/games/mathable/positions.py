"""Positions of Mathable on one line.

    mathable next=turn to=1 start=0 began=7 placed=0 idle=0 scores=39,0 racks=11,17!,42;3,?,? board=12@8I,8@6H

`next` is what comes next, `to` whose turn it is, `began` how many tokens that player held when the turn began, `placed` how many
were placed since, `idle` how many turns without a placement there were in a row before; where an exchange was among these,
`passes=1` follows, the passes since the last one. Tokens on the board come in the order of placement.
On a rack `!` marks a token that everyone knows, `?` is one that the viewer cannot see; `-` is an empty rack or board, and a
starter who is not known yet. Where they matter: `asked=1 pending=12@8I:2`, the opponent who answers and the placement with its
claim; `aside=3,7`, tokens being exchanged; `back=0:3,7`, tokens that seat 0 knows to be in the bag, having put them there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.rack_game import write_aside, write_put_back, write_racks, write_start
from abaculus.games.mathable.box import square_text
from abaculus.games.mathable.state import ANSWER, EXCHANGE, PHASES

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.mathable.game import Mathable

__all__ = ["write_position"]


def write_position(game: Mathable, state: State) -> str:
    """The position on one line, with `?` for each token that is unknown."""
    s, names = state.record[0], game.set.values
    laid = s.laid_square[: s.laid]
    board = [
        f"{names[kind - 1]}@{square_text(square)}"
        for square, kind in zip(laid.tolist(), s.board[laid].tolist(), strict=True)
    ]
    parts = [
        "mathable",
        f"next={PHASES[s.phase]}",
        f"to={int(s.mover)}",
        write_start(state),
        f"began={int(s.began)}",
        f"placed={int(s.placed)}",
        f"idle={int(s.idle)}",
        *([f"passes={int(s.passes)}"] if s.passes != s.idle else []),
        "scores=" + ",".join(str(score) for score in state.scores()),
        "racks=" + ";".join(",".join(rack) or "-" for rack in write_racks(game, state)),
        "board=" + (",".join(board) or "-"),
    ]  # fmt: skip
    if s.phase == ANSWER:
        pending = f"{names[s.pending_kind]}@{square_text(int(s.pending_square))}:{int(s.pending_claim)}"
        parts += [f"asked={int(s.asked)}", f"pending={pending}"]
    if s.phase == EXCHANGE:
        parts.append(write_aside(game, state))
    parts += write_put_back(game, state)
    return " ".join(parts)

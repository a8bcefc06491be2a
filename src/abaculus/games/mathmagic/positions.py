"""Positions of MathMagic on one line.

    mathmagic next=turn to=1 start=0 idle=0 scores=36,0 racks=CHIP,CHIP!,CHIP;CHIP!,?,? table=CHIP@7G,CHIP@7H

`next` is what comes next, `to` whose turn it is, `idle` how many idle turns there were in a row. Chips on the table come in the
order in which they were laid. On a rack `!` marks a chip that everyone knows, `?` is one that the viewer cannot see; `-` is an
empty rack or table, and a starter who is not known yet. Where they matter: `aside=CHIP,CHIP`, chips being exchanged;
`back=0:CHIP,CHIP`, chips that seat 0 knows to be in the bag, having put them there.

The solitaire has `mathmagic next=turn actions=12 last=1B table=CHIP@1A,CHIP@1B`: how many actions there were, the square where
a chip was just put, and the chips square by square.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.rack_game import write_aside, write_put_back, write_racks, write_start
from abaculus.core.record import Records
from abaculus.games.mathmagic.notation import chips_laid, frame_square, kinds_in_frame, square_text
from abaculus.games.mathmagic.position_reader import PositionReader, SolitaireReader
from abaculus.games.mathmagic.state import EXCHANGE, OVER, PHASES

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.mathmagic.game import MathMagic

__all__ = ["read_position", "write_position"]


def write_position(game: MathMagic, state: State) -> str:
    """The position on one line, with `?` for each chip that is unknown."""
    s, names = state.record[0], game.set.names
    if game.solo:
        return _write_solo(game, state)
    table = [f"{names[kind]}@{square_text(game, square)}" for kind, square in chips_laid(state)]
    parts = [
        "mathmagic",
        f"next={PHASES[s.phase]}",
        f"to={int(s.mover)}",
        write_start(state),
        f"idle={int(s.idle)}",
        "scores=" + ",".join(str(score) for score in state.scores()),
        "racks=" + ";".join(",".join(rack) or "-" for rack in write_racks(game, state)),
        "table=" + _listed(game, table),
    ]  # fmt: skip
    if s.phase == EXCHANGE:
        parts.append(write_aside(game, state))
    if s.phase != OVER:
        parts += write_put_back(game, state)
    return " ".join(parts)


def _write_solo(game: MathMagic, state: State) -> str:
    s = state.record[0]
    table = [
        f"{game.set.names[kind]}@{square_text(game, frame_square(game, number))}"
        for number, kind in enumerate(kinds_in_frame(state))
        if kind >= 0
    ]
    last = square_text(game, frame_square(game, int(s.last))) if s.last >= 0 else "-"
    return f"mathmagic next={PHASES[s.phase]} actions={int(s.actions)} last={last} table={_listed(game, table)}"


def _listed(game: MathMagic, table: list[str]) -> str:
    """On a board without an edge, squares contain commas, so chips are separated by semicolons."""
    return (";" if game.open_board else ",").join(table) or "-"


def read_position(game: MathMagic, text: str) -> Records:
    """The record that a line describes."""
    return (SolitaireReader if game.solo else PositionReader)(game, text).read()

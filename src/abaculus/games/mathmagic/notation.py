"""MathMagic in writing: what players and chance do.

    B1G9G11Y10@7G           lay a chip, its fields north, east, south, west, on row 7, column G; without an edge: ...@-1,2
    swap B1G9G11Y10 ...     an exchange, chips in the order of the chip file
    miss                    a missed turn
    take 7G, stop           in the solitaire
    draw B1G9G11Y10, start 1    chance

Positions are in `positions`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from abaculus.core.errors import BadNotation, IllegalAction
from abaculus.core.notation import expect_legal
from abaculus.core.rack_game import read_chance, read_subset
from abaculus.games.mathmagic.actions import LAYS, MISS, edge_cell_of, lay_action
from abaculus.games.mathmagic.box import BOARD_SIDE, FIRST_COLUMN, FIRST_ROW, RACK
from abaculus.games.mathmagic.legality import is_legal, opens
from abaculus.games.mathmagic.reasons import why_not_fit
from abaculus.games.mathmagic.solitaire import STOP, TAKE, put_action
from abaculus.geometry.square import SIDES, STEP_COLUMN, STEP_ROW, read_square_name, square_name

if TYPE_CHECKING:
    from abaculus.core.move import Move
    from abaculus.core.state import State
    from abaculus.games.mathmagic.game import MathMagic

__all__ = [
    "Square",
    "chips_laid",
    "frame_number",
    "frame_square",
    "kinds_in_frame",
    "laid_piece",
    "lay_square",
    "rack_of",
    "read_action",
    "read_square",
    "square_text",
    "write_move",
]  # fmt: skip

Square = tuple[int, int]
"""Row and column, counted from 7G."""

_LAY = re.compile(r"([A-Za-z0-9]{1,20})@(\S{1,12})", re.ASCII)
_OPEN_SQUARE = re.compile(r"(0|-?[1-9]\d?),(0|-?[1-9]\d?)", re.ASCII)


# -- squares -----------------------------------------------------------------------------------------------------------


def square_text(game: MathMagic, square: Square) -> str:
    """A square as it is written: `7G`, or `0,0` on a board without an edge."""
    row, column = square
    return f"{row},{column}" if game.open_board else square_name(row - FIRST_ROW, column - FIRST_COLUMN)


def read_square(game: MathMagic, text: str) -> Square:
    """The square of a text, or an error that says how squares are written."""
    square = _square(text, game.open_board)
    if square is None and game.open_board:
        raise BadNotation(f"{text[:20]!r} is no square; squares are written row,column from 0,0, such as -1,2")
    if square is None:
        last = square_name(BOARD_SIDE - 1, BOARD_SIDE - 1)
        raise BadNotation(f"{text[:20]!r} is no square; squares are 1A to {last}, the row first")
    return square


@lru_cache(maxsize=1 << 11)
def _square(text: str, open_board: bool) -> Square | None:
    if open_board:
        found = _OPEN_SQUARE.fullmatch(text)
        return (int(found[1]), int(found[2])) if found else None
    named = read_square_name(text, BOARD_SIDE, BOARD_SIDE)
    return (named[0] + FIRST_ROW, named[1] + FIRST_COLUMN) if named else None


def frame_square(game: MathMagic, number: int) -> Square:
    """R9: the square of the frame with this number."""
    row, column = divmod(number, game.frame[1])
    return row + FIRST_ROW, column + FIRST_COLUMN


def frame_number(game: MathMagic, square: Square) -> int:
    """R9: the number of a square in the frame."""
    row, column = square[0] - FIRST_ROW, square[1] - FIRST_COLUMN
    rows, columns = game.frame
    if row >= rows or column >= columns:
        raise IllegalAction(
            f"{square_text(game, square)} is outside the frame, which has {rows} rows and {columns} columns (R9)"
        )
    return row * columns + column


def kinds_in_frame(state: State) -> list[int]:
    """R9: the chip on each square of the frame, or -1."""
    s = state.record[0]
    kinds: list[int] = (s.board[s.edge_cell[: s.edge_count]].clip(min=0) - 1).tolist()
    return kinds


def chips_laid(state: State) -> list[tuple[int, Square]]:
    """The kinds and squares of the chips on the table, in the order in which they were laid."""
    s = state.record[0]
    squares = zip(s.laid_row[: s.laid].tolist(), s.laid_column[: s.laid].tolist(), strict=True)
    return list(zip(s.laid_kind[: s.laid].tolist(), squares, strict=True))


def lay_square(state: State, action: int) -> Square:
    """The square that a lay goes to."""
    # Fields of the array: they are found ten times as fast as attributes of its record, and a turn has many actions.
    states = state.record
    if states["laid"][0] == 0:
        return 0, 0
    anchor, side = divmod(edge_cell_of(action), SIDES)
    row, column = states["laid_row"][0, anchor], states["laid_column"][0, anchor]
    return int(row) + STEP_ROW[side], int(column) + STEP_COLUMN[side]


# -- writing -----------------------------------------------------------------------------------------------------------


def write_move(move: Move) -> str:
    """A move in writing."""
    if move.kind == "lay":
        return f"{move.pieces[0].text}@{move.cell}"
    if move.kind == "take-back":
        return f"take {move.cell}"
    if move.value is not None:
        return f"{move.kind} {move.value}"
    return " ".join([move.kind, *(piece.text for piece in move.pieces)])


def rack_of(state: State, player: int = -1) -> list[int]:
    """The kinds on a rack, slot by slot: a player's, or that of the player whose turn it is."""
    first = (player if player >= 0 else int(state.record["mover"][0])) * RACK
    kinds: list[int] = state.record["racks"][0, first : first + RACK].tolist()
    return kinds


def laid_piece(game: MathMagic, text: str) -> str | None:
    """The chip of a lay."""
    found = _LAY.fullmatch("".join(text.split()))
    return found[1] if found else None


# -- reading -----------------------------------------------------------------------------------------------------------


def read_action(game: MathMagic, state: State, text: str) -> int:
    """The action that a text means here."""
    words = text[:200].split()
    if state.is_chance_node():
        return read_chance(game, state, text, f"a chip is drawn now, written 'draw {game.set.names[0]}'")
    word = words[0].lower() if words else ""
    if game.solo:
        action = _read_solo(game, words, word)
    elif word == "miss" and len(words) == 1:
        action = MISS
    elif word == "swap":
        action = _read_swap(game, state, words[1:])
    else:
        action = _read_lay(game, state, "".join(words))
    return expect_legal(state, action, " ".join(words))


def _read_swap(game: MathMagic, state: State, words: list[str]) -> int:
    lacking = "{piece} is not on the rack of player {player}, or not that often"
    example = f"the chips to give away, such as 'swap {game.set.names[0]}'"
    return LAYS + read_subset(game, state, words, lacking, example)


def _parts(game: MathMagic, text: str, others: str) -> tuple[int, Square]:
    found = _LAY.fullmatch(text)
    if not found:
        example = f"{game.set.names[0]}@{square_text(game, (0, 0) if not game.solo else (FIRST_ROW, FIRST_COLUMN))}"
        raise BadNotation(
            f"{text[:60]!r} is nothing that can be done; a lay is written {example}, other actions {others}"
        )
    return game.kind_named(found[1]), read_square(game, found[2])


def _read_solo(game: MathMagic, words: list[str], word: str) -> int:
    if word == "stop" and len(words) == 1:
        return STOP
    if word == "take" and len(words) == 2:
        return TAKE + frame_number(game, read_square(game, words[1]))
    kind, square = _parts(game, "".join(words), "take 1A and stop")
    return put_action(frame_number(game, square), kind)


def _read_lay(game: MathMagic, state: State, text: str) -> int:
    s = state.record[0]
    kind, square = _parts(game, text, "swap and miss")
    held = [slot for slot, own in enumerate(rack_of(state)) if own == kind]
    where = square_text(game, square)
    if not held:
        raise IllegalAction(f"{text}: the chip is not on the rack of player {int(s.mover) + 1}")
    if opens(s):
        if square != (0, 0):
            raise IllegalAction(f"{text}: the first chip goes on {square_text(game, (0, 0))} (R2)")
        return lay_action(held[0], 0)
    laid = [square for _, square in chips_laid(state)]
    if square in laid:
        raise IllegalAction(f"{text}: there is a chip on {where} already")
    for anchor, (row, column) in enumerate(laid):
        for side in range(SIDES):
            if (row + STEP_ROW[side], column + STEP_COLUMN[side]) == square:
                action = lay_action(held[0], anchor * SIDES + side)
                if not is_legal(game.box[0], s, action):
                    raise IllegalAction(f"{text}: {why_not_fit(game, state, kind, square)}")
                return action
    raise IllegalAction(f"{text}: {where} is beside no chip (R3)")

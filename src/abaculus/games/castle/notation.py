"""Number Castle in writing: actions, and positions on one line.

    red7@0,1/2          build this stone on this cell, turned by sixths clockwise; at 0 its first small number faces east
    take 0,1            take the top stone of this stack out of the castle
    miss                miss the turn
    start 1, roll 5, draw red7

    castle start=0 turn=4 roll=2 build=1 drawn=red7 last=0,1 out=blue3,blue20 stacks=0,0:red1/0;0,1:blue8/2+red10/5

`turn` counts the turns that are over, `build` the stones still to be built in this one, `out` lists the stones beside the
castle. A stack is written from the ground up. `-`: not yet, or none. Whose turn it is follows from `start` and `turn`; a
stone that is not written is in its pile. Where the die was rolled once more, `first=4` after `turn` says what it showed first.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abaculus.core.errors import BadNotation, IllegalAction
from abaculus.core.notation import read_outcome, read_start, why_no_seat
from abaculus.games.castle.box import COLOURS, MAX_HEIGHT, PILE
from abaculus.games.castle.legality import (
    DIE,
    NEIGHBOURS_TO_TAKE,
    build_action,
    is_legal,
    is_spot,
    is_wanted,
    spot_of,
    stack_of,
    turn_of,
    where_of,
)
from abaculus.games.castle.stacks import cell_at, colour_of, stone_of
from abaculus.games.castle.state import BUILD, DRAW, MISS, MISSES, ON_TOP, ROLL, START, TAKE, TAKES
from abaculus.geometry.hex import SIDES, Hex
from abaculus.geometry.hex_notation import first_touching, read_lay

if TYPE_CHECKING:
    from abaculus.core.move import Move
    from abaculus.core.state import State
    from abaculus.games.castle.game import Castle

__all__ = [
    "CELL",
    "cell_of_build",
    "cell_of_stack",
    "cells",
    "read_action",
    "why_not",
    "write_move",
    "write_position",
]

CELL = re.compile(r"(-?\d{1,3}),(-?\d{1,3})", re.ASCII)


# Fields are read as record["phase"][0] here, not as record[0].phase: a position may have hundreds of actions to write, and
# numpy takes ten times as long for an attribute.


def cell_of_stack(state: State, stack: int) -> Hex:
    """The cell of a stack."""
    return Hex(int(state.record["q"][0, stack]), int(state.record["r"][0, stack]))


def cells(state: State) -> list[Hex]:
    """The cells of all stacks, in the order of the record."""
    end = 1 + int(state.record["stacks"][0])
    return [
        Hex(q, r)
        for q, r in zip(state.record["q"][0, 1:end].tolist(), state.record["r"][0, 1:end].tolist(), strict=True)
    ]


def cell_of_build(standing: list[Hex], spot: int) -> Hex:
    """The cell of a stone built on a spot; `standing` holds the cells of all stacks."""
    if not standing:
        return Hex(0, 0)
    stack, where = divmod(spot, ON_TOP + 1)
    return standing[stack] if where == ON_TOP else standing[stack].neighbour(where)


# -- writing -----------------------------------------------------------------------------------------------------------


def write_move(move: Move) -> str:
    """A move in writing."""
    if move.kind == "lay":
        return f"{move.pieces[0].text}@{move.cell}/{move.turn}"
    if move.kind == "take":
        return f"take {move.cell}"
    if move.kind == "draw":
        return f"draw {move.pieces[0].text}"
    return move.kind if move.value is None else f"{move.kind} {move.value}"


def write_position(game: Castle, state: State) -> str:
    """The position on one line. Nothing in it is hidden from anyone."""
    s, names = state.record[0], game.set.names
    stacks = []
    for cell, stack in zip(cells(state), game.faces(state), strict=True):
        faces = [f"{names[(face - 1) // SIDES]}/{(face - 1) % SIDES}" for face in stack]
        stacks.append(f"{cell}:{'+'.join(faces)}")
    return " ".join((
        "castle",
        f"start={int(s.starter)}" if s.phase != START else "start=-",
        f"turn={int(s.turns)}",
        *((f"first={int(s.first)}",) if s.first else ()),
        f"roll={int(s.roll) or '-'}",
        f"build={int(s.to_build)}",
        f"drawn={names[s.drawn - 1] if s.drawn else '-'}",
        f"last={cell_of_stack(state, int(s.last)) if s.last else '-'}",
        f"out={','.join(names[stone] for stone in game.stones_out(state)) or '-'}",
        f"stacks={';'.join(stacks) or '-'}",
    ))  # fmt: skip


# -- reading actions -----------------------------------------------------------------------------------------------------


def read_action(game: Castle, state: State, text: str) -> int:
    """The action that a text means here."""
    phase = int(state.record[0].phase)
    words = text.split()
    if phase == BUILD:
        return _read_build(game, state, "".join(words))
    if phase == TAKE:
        return _read_take(game, state, words, text)
    if phase == MISS:
        if words != ["miss"]:
            raise BadNotation(f"{text[:60]!r}: the turn is missed now, written 'miss'")
        return MISSES
    if phase == START:
        return read_start(state, text)
    if phase == ROLL:
        return read_outcome(state, text, "roll", "the die is thrown now, written 'roll 5'")
    return read_outcome(state, text, "draw", "a stone is drawn now, written 'draw red7'", game.stone_named)


def _read_build(game: Castle, state: State, text: str) -> int:
    s, box = state.record[0], game.box[0]
    typed = read_lay(text)
    if typed is None:
        raise BadNotation(f"{text[:60]!r}: a stone is built now, written STONE@q,r/turn, with a turn from 0 to 5, such as "
                          "red7@0,1/2")  # fmt: skip
    stone, cell, turn = game.stone_named(typed.piece), typed.cell, typed.turn
    if stone != s.drawn - 1:
        raise IllegalAction(f"{text}: the stone drawn is {game.set.names[s.drawn - 1]}")
    if s.stacks == 0:
        if (cell, turn) != (Hex(0, 0), 0):
            raise IllegalAction(f"{text}: the first stone goes on 0,0 in turn 0 (R3)")
        return 0
    if turn >= box.turns[stone]:
        raise IllegalAction(f"{text}: {typed.piece} looks the same there as in turn {turn % int(box.turns[stone])}, and is "
                            "written so (R3)")  # fmt: skip
    standing = cells(state)
    if cell in standing:
        stack = standing.index(cell)
        if s.height[stack + 1] == MAX_HEIGHT:
            raise IllegalAction(f"{text}: the stack on {cell} is {MAX_HEIGHT} high and grows no further (R3)")
        return build_action(stack * (SIDES + 1) + ON_TOP, turn)
    touching = first_touching(standing, cell)
    if touching is None:
        raise IllegalAction(f"{text}: {cell} is beside no stone (R3)")
    return build_action(touching[0] * (SIDES + 1) + touching[1], turn)


def _read_take(game: Castle, state: State, words: list[str], text: str) -> int:
    found = CELL.fullmatch("".join(words[1:]))
    if not words or words[0] != "take" or not found:
        raise BadNotation(f"{text[:60]!r}: a stone is taken now, written 'take 0,1' with the cell of its stack")
    cell, standing = Hex(int(found[1]), int(found[2])), cells(state)
    if cell not in standing:
        raise IllegalAction(f"take {cell}: there is no stone on {cell}")
    action = TAKES + standing.index(cell)
    if not is_legal(game.box[0], state.record[0], action):
        raise IllegalAction(f"take {cell}: {_why_not_taken(game, state, standing.index(cell) + 1)}")
    return action


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not(game: Castle, state: State, action: int) -> str:
    """Why a number is not a legal action here."""
    s = state.record[0]
    if s.phase == START:
        return why_no_seat(state, action)
    if s.phase == ROLL:
        return f"{action} is not on the die; it shows 1 to {DIE}"
    if s.phase == DRAW:
        name = (action < len(game.set.names) and game.set.names[action]) or action
        return f"{name} is no stone that is left in the pile of {COLOURS[int(s.mover)]}"
    if s.phase == MISS:
        return f"the turn is missed (R2, R6); that is {MISSES}"
    if s.phase == TAKE:
        if not TAKES <= action < TAKES + int(s.stacks):
            return f"{action} takes no stone; a stone has to be taken: {TAKES} to {TAKES + int(s.stacks) - 1} (R6)"
        stack = action - TAKES + 1
        return f"take {cell_of_stack(state, stack)}: {_why_not_taken(game, state, stack)}"
    return _why_not_built(game, state, action)


def _why_not_built(game: Castle, state: State, action: int) -> str:
    s, box = state.record[0], game.box[0]
    if action >= TAKES:
        return f"{action} builds nothing; {game.set.names[s.drawn - 1]} is to be built, which is a number below {TAKES}"
    if s.stacks == 0:
        return "the first stone goes on 0,0 in turn 0 (R3), which is 0"
    spot = spot_of(action)
    if stack_of(spot) > s.stacks:
        return f"there is no stack {stack_of(spot) - 1} in the castle; stacks are 0 to {int(s.stacks) - 1}"
    if turn_of(action) >= box.turns[s.drawn - 1]:
        return f"{game.set.names[s.drawn - 1]} has no turn {turn_of(action)} of its own (R3)"
    if is_spot(box, s, spot):
        return f"{action} is legal"
    cell = str(cell_of_build(cells(state), spot))
    if where_of(spot) == ON_TOP:
        return f"the stack on {cell} is {MAX_HEIGHT} high and grows no further (R3)"
    if cell in map(str, cells(state)):
        return f"there is a stack on {cell} already; to build on top of it is another number"
    return f"{cell} is named by the first stack that touches it, which is a different one"


def _why_not_taken(game: Castle, state: State, stack: int) -> str:
    s, box = state.record[0], game.box[0]
    stone = stone_of(int(s.top[stack]))
    if not is_wanted(s, stack):
        wanted = f"a {COLOURS[int(s.mover)]} one" if colour_of(stone) != s.mover else "another player's"
        return f"{game.set.names[stone]} is {COLOURS[stone // PILE]}; the die asks for {wanted} (R2)"
    beside = sum(s.board[cell_at(box, *cell)] != 0 for cell in cell_of_stack(state, stack).neighbours())
    if beside > NEIGHBOURS_TO_TAKE:
        return f"{game.set.names[stone]} has {beside} neighbours; on the ground, {NEIGHBOURS_TO_TAKE} are the most (R5)"
    return f"without {game.set.names[stone]} the castle would fall into pieces (R5)"

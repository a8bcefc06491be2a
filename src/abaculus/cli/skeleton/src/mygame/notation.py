"""My Game in writing: actions, and positions on one line.

    4@G         lay a 4 on place G
    roll 4      chance: the die shows 4

    mygame seat=1 die=4 scores=8,0 row=--35--------

`-` is a die not yet rolled, or a free place.
"""

import re

from abaculus.core.errors import BadNotation, IllegalAction
from abaculus.core.game import Game
from abaculus.core.move import Move
from abaculus.core.record import Records
from abaculus.core.state import State
from mygame.box import CELLS, PLACES, SIDES
from mygame.rules import setup

_LAY = re.compile(r"([0-9]) ?@ ?([A-Z])")
_ROLL = re.compile(r"ROLL ([0-9])")
_POSITION = re.compile(r"mygame seat=([0-9]) die=([-0-9]) scores=([0-9]{1,4}(?:,[0-9]{1,4})*) row=([-0-9]+)")


def write_move(move: Move) -> str:
    """A move in writing."""
    if move.kind == "roll":
        return f"roll {move.value}"
    return f"{move.pieces[0].text}@{move.cell}"


def read_action(game: Game, state: State, text: str) -> int:
    """The action that a text means here."""
    tidy = " ".join(text[:60].upper().split())
    lay, roll = _LAY.fullmatch(tidy), _ROLL.fullmatch(tidy)
    if lay is None and roll is None:
        raise BadNotation(f"{text[:60]!r} is no action: a lay is written like 4@G")
    if state.is_terminal() or (lay is None) != state.is_chance_node():
        raise IllegalAction(f"{tidy}: {_what_is_next(state)}")
    if lay is not None and int(lay[1]) != state.record[0].die:
        raise IllegalAction(f"{tidy}: the die shows {state.record[0].die}")
    action = CELLS.find(lay[2]) if lay is not None else int(roll[1]) if roll is not None else -1
    if action not in state.legal_actions():
        raise IllegalAction(f"{tidy}: {why_not(game, state, action)}")
    return action


def why_not(game: Game, state: State, action: int) -> str:
    """Why a number is not a legal action here, as a sentence for people."""
    if state.is_terminal():
        return _what_is_next(state)
    if state.is_chance_node():
        return f"the die shows 1 to {SIDES}"
    return f"{CELLS[action]} is taken" if 0 <= action < PLACES else f"the places are {CELLS[0]} to {CELLS[-1]}"


def _what_is_next(state: State) -> str:
    if state.is_terminal():
        return "the game is over"
    return "the die is rolled now" if state.is_chance_node() else "a player is to lay a tile now"


def write_position(game: Game, state: State) -> str:
    """The position on one line."""
    s = state.record[0]
    scores = ",".join(map(str, s.scores[: game.num_players()].tolist()))
    row = "".join(str(number or "-") for number in s.row.tolist())
    return f"mygame seat={s.mover} die={s.die or '-'} scores={scores} row={row}"


def read_position(game: Game, text: str) -> Records:
    """The record that a line describes; the first thing that does not fit is reported."""
    found = _POSITION.fullmatch(" ".join(text[:1000].split()))
    if found is None:
        raise BadNotation("position: it is written like mygame seat=1 die=4 scores=8,0 row=--35--------")
    seat, scores = int(found[1]), list(map(int, found[3].split(",")))
    die, *row = [0 if letter == "-" else int(letter) for letter in found[2] + found[4]]
    _expect(seat < game.num_players() == len(scores), f"there are {game.num_players()} players")
    _expect(len(row) == PLACES, f"the row has {PLACES} places")
    _expect("0" not in found[2] + found[4] and max(die, *row) <= SIDES, f"numbers are 1 to {SIDES}")
    _expect(0 in row or die == 0, "the die is not rolled when the row is full")
    record = game.record_type.new()
    s = record[0]
    setup(game.box[0], s)
    s.mover, s.die, s.free = seat, die, row.count(0)
    s.row[:] = row
    s.scores[: len(scores)] = scores
    return record


def _expect(right: bool, why: str) -> None:
    if not right:
        raise BadNotation(f"position: {why}")

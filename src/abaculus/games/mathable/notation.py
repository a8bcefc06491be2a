"""Mathable in writing: what players and chance do.

    12@8I                       put the token 12 on square 8I; with claims: 12@8I claim 2
    end, extra, no extra        the end of a turn, the choice of R6
    swap 3 7 10                 an exchange, tokens in ascending order
    accept, challenge           an opponent's answer (honour)
    draw 12, start 1            chance

Positions are in `positions`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abaculus.core.errors import BadNotation, IllegalAction, counted, one_of
from abaculus.core.notation import expect_legal
from abaculus.core.rack_game import read_chance, read_subset, why_not_drawn
from abaculus.games.mathable import actions
from abaculus.games.mathable.box import RACK, SIGNS, read_square, results_of, square_text
from abaculus.games.mathable.legality import offers
from abaculus.games.mathable.rack import kind_in
from abaculus.games.mathable.scoring import STEPS
from abaculus.games.mathable.state import ANSWER, CHOICE, TURN

if TYPE_CHECKING:
    from abaculus.core.move import Move
    from abaculus.core.state import State
    from abaculus.games.mathable.game import Mathable

__all__ = [
    "BUTTONS",
    "laid_piece",
    "pairs_beside",
    "read_action",
    "typed_placement",
    "why_no_equation",
    "why_not",
    "write_move",
]

_PLACEMENT = re.compile(r"(\d{1,3}) ?@ ?(\d{1,2}[A-Za-z])(?: claim ([1-4]))?", re.ASCII)
BUTTONS = {
    actions.END: "end",
    actions.EXTRA_TOKEN: "extra",
    actions.NO_EXTRA: "no-extra",
    actions.ACCEPT: "accept",
    actions.CHALLENGE: "challenge",
}
"""The kinds of the moves that are neither placements nor exchanges."""
_TYPED = {kind.replace("-", " "): what for what, kind in BUTTONS.items()}


# -- writing -----------------------------------------------------------------------------------------------------------


def write_move(move: Move) -> str:
    """A move in writing."""
    if move.kind == "lay":
        return f"{move.pieces[0].text}@{move.cell}{f' claim {move.claim}' if move.claim else ''}"
    if move.value is not None:
        return f"{move.kind} {move.value}"
    return " ".join([move.kind.replace("-", " "), *(piece.text for piece in move.pieces)])


def typed_placement(text: str) -> tuple[str, str]:
    """The token and the square of a placement such as `12@8I`, as they were typed."""
    token, _, square = text.partition("@")
    return token, square


def laid_piece(game: Mathable, text: str) -> str | None:
    """The token of a placement."""
    found = _PLACEMENT.fullmatch(" ".join(text.split()))
    return found[1] if found else None


# -- reading -----------------------------------------------------------------------------------------------------------


def read_action(game: Mathable, state: State, text: str) -> int:
    """The action that a text means here."""
    words = text[:200].split()
    if state.is_chance_node():
        return read_chance(game, state, text, "a token is drawn now, written 'draw 12'")
    line = " ".join(words).lower()
    if line in _TYPED:
        action = actions.other_action(game.box[0], _TYPED[line])
    elif words[:1] == ["swap"]:
        action = _read_swap(game, state, words[1:])
    else:
        action = _read_placement(game, state, " ".join(words))
    return expect_legal(state, action, " ".join(words))


def _read_swap(game: Mathable, state: State, words: list[str]) -> int:
    lacking, example = (
        "player {player} does not hold that many {piece}",
        "the tokens to give away, such as 'swap 3 7 10'",
    )
    return actions.other_action(game.box[0], actions.SWAP + read_subset(game, state, words, lacking, example))


def _read_placement(game: Mathable, state: State, text: str) -> int:
    box, s = game.box[0], state.record[0]
    found = _PLACEMENT.fullmatch(text)
    claims = bool(box.claim_bits)
    form = "12@8I claim 2" if claims else "12@8I"
    if not found or bool(found[3]) != claims:
        others = {CHOICE: "extra or no extra", ANSWER: "accept or challenge"}.get(int(s.phase), "end or swap 3 7")
        raise BadNotation(
            f"{text[:60]!r} is nothing that can be done; a placement is written {form}, other actions {others}"
        )
    kind, square = game.kind_named(found[1]), read_square(found[2])
    if square is None:
        raise BadNotation(f"{text}: {found[2]} is no square; squares are 1A to 14N, the row first")
    if s.phase != TURN:
        raise IllegalAction(f"{text}: {_what_now(game, state)}")
    held = [slot for slot in range(RACK) if kind_in(s, int(s.mover), slot) == kind]
    if not held:
        raise IllegalAction(f"{text}: {found[1]} is not on the rack of player {int(s.mover) + 1}")
    return actions.placement_action(box, held[0], square, int(found[3] or 1))


# -- why not -----------------------------------------------------------------------------------------------------------


def _what_now(game: Mathable, state: State) -> str:
    s = state.record[0]
    if s.phase == CHOICE:
        return "the choice of an extra token comes first: extra or no extra (R6)"
    if s.phase == ANSWER:
        return f"player {int(s.asked) + 1} answers first: accept or challenge"
    return "it is a turn: placements, swap and end are possible"


def why_not(game: Mathable, state: State, action: int) -> str:
    """Why a number is not a legal action here."""
    box, s = game.box[0], state.record[0]
    if state.is_chance_node():
        return why_not_drawn(game, state, action, "token", "the highest token")
    what = action - actions.other_action(box, 0)
    if s.phase != TURN or what in (actions.EXTRA_TOKEN, actions.NO_EXTRA, actions.ACCEPT, actions.CHALLENGE):
        return _what_now(game, state)
    if what >= actions.SWAP + actions.SUBSETS or what == actions.SWAP:
        return f"{action} is no action; actions are 0 to {game.num_distinct_actions() - 1}"
    return _why_no_swap(state, what - actions.SWAP) if what > actions.SWAP else _why_no_placement(game, state, action)


def _why_no_swap(state: State, subset: int) -> str:
    s = state.record[0]
    if s.placed:
        return "a turn is either an exchange or placements (R2)"
    slots = [slot for slot in range(RACK) if subset >> slot & 1]
    if any(kind_in(s, int(s.mover), slot) < 0 for slot in slots):
        return "a slot of the exchange holds no token"
    if len(slots) > s.bag_count:
        return f"the bag holds {counted(int(s.bag_count), 'token')}; no more can be exchanged (R9)"
    return "of equal tokens the first ones are exchanged"


def _why_no_placement(game: Mathable, state: State, action: int) -> str:
    box, s = game.box[0], state.record[0]
    slot, square = actions.slot_of(box, action), actions.square_of(box, action)
    if not offers(s, int(s.mover), slot):
        return f"slot {slot} of player {int(s.mover) + 1} holds no token, or one that an earlier slot holds too"
    if s.board[square]:
        return f"there is {one_of(int(box.faces[s.board[square]]))} on {square_text(square)} already"
    return why_no_equation(game, state, game.set.values[kind_in(s, int(s.mover), slot)], square)


def pairs_beside(game: Mathable, state: State, square: int) -> list[tuple[int, int]]:
    """The values of the two next tokens in each direction that has two: the nearer, the farther."""
    box, s = game.box[0], state.record[0]
    found = [(int(s.board[square + step]), int(s.board[square + 2 * step])) for step in STEPS]
    return [(int(box.faces[near]), int(box.faces[far])) for near, far in found if near and far]


def why_no_equation(game: Mathable, state: State, value: int, square: int) -> str:
    """Why a token does not fit on an empty square, as a sentence."""
    pairs = pairs_beside(game, state, square)
    where = square_text(square)
    if not pairs:
        return f"no two tokens lie in a straight line beside {where} (R3)"
    sums = " or ".join(f"{one} and {other}" for one, other in pairs)
    sign = SIGNS[int(game.box[0].sign[square])]
    if sign != "?" and any(value in results_of(*pair, "?") for pair in pairs):
        return f"{where} wants a {sign}, and {value} does not follow from {sums} with it (R4)"
    return f"{value} does not follow from {sums} (R3)"

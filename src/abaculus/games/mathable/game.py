"""Mathable put together: facts, views and explanations around the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from abaculus.core.compiled import CompiledRules
from abaculus.core.errors import BadNotation
from abaculus.core.game import ScorePart, Spot, View
from abaculus.core.game_info import OptionValue
from abaculus.core.rack_game import RackGame, write_racks
from abaculus.core.record import Records
from abaculus.core.rule import interpreted
from abaculus.core.state import State
from abaculus.games.mathable import (
    INFO,
    actions,
    concealment,
    notation,
    policies,
    position_reader,
    positions,
    remarks,
    rules,
)
from abaculus.games.mathable import moves as describing
from abaculus.games.mathable import scene as scenes
from abaculus.games.mathable.actions import EXTRA_TOKEN, NO_EXTRA, PLACEMENTS, SUBSETS, SWAP, other_action
from abaculus.games.mathable.best_turn import best_turn, first_action
from abaculus.games.mathable.box import (
    AWARE,
    HONOUR,
    RACK,
    SIGNS,
    STRICT,
    Square,
    pack,
    read_tokens,
    results_of,
    square_text,
)
from abaculus.games.mathable.rack import kind_in
from abaculus.games.mathable.scoring import STEPS, credited, equation, wanted_sign
from abaculus.games.mathable.state import ANSWER, CHOICE, PHASES, TURN, MathableState

__all__ = ["Mathable", "make"]

OPERATIONS = {"+": "plus", "-": "minus", "x": "times", "/": "divide"}


class Mathable(RackGame):
    """Mathable for two to four players."""

    info = INFO
    compiled = CompiledRules("mathable", Path(__file__).parent, {**vars(rules), **vars(policies), **vars(concealment)})
    record_type = MathableState
    tile_file = "tokens.txt"
    operations: ClassVar = {
        "mathable-equation +": ("add",), "mathable-equation -": ("subtract",), "mathable-equation ×": ("multiply",),
        "mathable-equation /": ("divide",), "mathable-award": ("multiply",),
    }  # fmt: skip
    kinds: ClassVar = {
        "mathable-equation +": "mathable-kind-sums", "mathable-equation -": "mathable-kind-differences",
        "mathable-equation ×": "mathable-kind-products", "mathable-equation /": "mathable-kind-quotients",
    }  # fmt: skip

    def __init__(self, options: dict[str, OptionValue], tiles: str | None) -> None:
        self.set = read_tokens(self.default_tiles() if tiles is None else tiles)
        self.piece_names = tuple(map(str, self.set.values))
        self._kinds = {name: kind for kind, name in enumerate(self.piece_names)}
        super().__init__(options, None if tiles is None else self.set.text, pack(options, self.set))

    def kind_named(self, name: str) -> int:
        """The token with this value, or an error that says which there are."""
        kind = self._kinds.get(name)
        if kind is None:
            values = self.set.values
            raise BadNotation(f"{name[:20]!r} is no token of this set; tokens are numbers from {values[0]} to {values[-1]}, "
                              f"such as {values[len(values) // 2]}")  # fmt: skip
        return kind

    # -- facts ----------------------------------------------------------------------------------------------------

    def num_distinct_actions(self) -> int:
        """Slots x squares (x claims), and the other actions."""
        return (PLACEMENTS << int(self.box[0].claim_bits)) + SWAP + SUBSETS

    def max_chance_outcomes(self) -> int:
        """As many as there are kinds of tokens."""
        return max(len(self.set.values), self.num_players())

    def max_turns(self) -> int:
        """R10 (c): every token may need as many turns as would end the game, of which one places it."""
        return self.set.size * int(self.box[0].most_idle)

    def max_game_length(self) -> int:
        """Every token placed, every choice of R6, and a decision that ends each turn. With honour there are answers in
        between, and a turn may end with a placement that everyone is asked about and that is taken back."""
        restricted = int((self.box[0].sign > 0).sum())
        asked = self.num_players() if self.box[0].referee == HONOUR else 1
        return (self.set.size + self.max_turns()) * asked + min(restricted, self.set.size)

    def max_steps(self) -> int:
        """The decisions; the lot; every token drawn once; and at most seven for every exchange."""
        return self.max_game_length() + 1 + self.set.size + RACK * self.max_turns()

    # -- notation: functions of other files, as methods ------------------------------------------------------------------

    write_move = staticmethod(notation.write_move)
    read_action, why_not, laid_piece = notation.read_action, notation.why_not, notation.laid_piece
    write_position, read_position = positions.write_position, position_reader.read_position

    # -- what a player may know ----------------------------------------------------------------------------------------

    def foretells(self, state: State, action: int) -> bool:
        """Not how many equations there are: noticing them is up to the player, and a claim may be challenged."""
        if self.box[0].referee == STRICT or not actions.is_put(self.box[0], action):
            return True
        return bool(self.box[0].referee == AWARE) and actions.claim_of(self.box[0], action) == 1

    def reveals(self, state: State, action: int, viewer: int) -> bool:
        """Draws and lots reveal something; so do other players' actions, the referee's word on a claim, and the end, which
        shows all racks."""
        if state.is_chance_node() or state.current_player() != viewer or state.child(action).is_terminal():
            return True
        claimed = actions.is_put(self.box[0], action) and state.record[0].phase == TURN
        return claimed and self.box[0].referee == AWARE

    def view(self, known: State, viewer: int | None) -> View:
        """The board, the scores, the viewer's own rack, what everyone knows about the others, and the count of what is
        unseen."""
        s = known.record[0]
        return {
            **self.view_facts(known, viewer),
            "next": PHASES[s.phase],
            "turn": int(s.mover),
            "racks": write_racks(self, known),
            "bag": int(s.bag_count),
            "unseen": self.unseen(known),
            **known.shared(self._view_of_all),
        }

    def _view_of_all(self, state: State) -> View:
        """What is the same for all viewers."""
        s, box, values = state.record[0], self.box[0], self.set.values
        laid = s.laid_square[: s.laid]
        last = len(laid) - 1 if s.phase != ANSWER else None
        return {
            "board": [
                {"token": int(box.faces[box.printed[square]]), "square": square_text(square), "marks": ["printed"]}
                for square in np.flatnonzero(box.printed).tolist()
            ]
            + [
                {"token": values[kind - 1], "square": square_text(square), "marks": ["last"] if place == last else []}
                for place, (square, kind) in enumerate(zip(laid.tolist(), s.board[laid].tolist(), strict=True))
            ],
            "pending": {
                "token": values[s.pending_kind],
                "square": square_text(int(s.pending_square)),
                "claim": int(s.pending_claim),
            }
            if s.phase == ANSWER
            else None,
        }

    move_between, moves = describing.move_between, describing.moves
    scene = scenes.scene

    ending, notices = remarks.ending, remarks.notices

    # -- the greedy bot ------------------------------------------------------------------------------------------------

    def greedy_choice(self, state: State, dice: Records) -> int:
        """The exact best turn; an extra token unless the bonus is in sight; answers, and turns without placements, as in the
        policy.

        When interpreted, where a search takes minutes, it does what the policy does.
        """
        s = state.record[0]
        if s.phase not in (TURN, CHOICE) or interpreted():
            return super().greedy_choice(state, dice)
        if s.phase == TURN:
            action = first_action(state, best_turn(state))
            return super().greedy_choice(state, dice) if action is None else action
        declined = state.child(other_action(self.box[0], NO_EXTRA))
        wants_bonus = state.worth(other_action(self.box[0], NO_EXTRA)) > 0 or (
            declined.record[0].phase == TURN and best_turn(declined).bonus > 0
        )
        return int(other_action(self.box[0], NO_EXTRA if wants_bonus else EXTRA_TOKEN))

    # -- explanations -----------------------------------------------------------------------------------------------

    def reckoning(self) -> str:
        """R5: on honour a placement scores when the others accept it, not when it is made."""
        return "end" if self.box[0].referee == HONOUR else "move"

    def explain(self, state: State, action: int) -> Sequence[ScorePart]:
        """R5, R7: one part for every equation that is credited, one for the award square, one for the empty rack."""
        s, box = state.record[0], self.box[0]
        total = state.worth(action)
        if total == 0 and not (s.phase == TURN and actions.is_put(box, action)):
            return []
        bonus = ScorePart("mathable-bonus", {"points": int(box.bonus)}, int(box.bonus))
        if action == other_action(box, NO_EXTRA):
            return [bonus]
        kind = kind_in(s, int(s.mover), actions.slot_of(box, action))
        square = actions.square_of(box, action)
        count = credited(box, s, kind, square, actions.claim_of(box, action)) if box.referee != HONOUR else 0
        parts = self.equation_parts(state, kind, square, count)
        if sum(part.points for part in parts) < total:
            parts.append(bonus)
        return parts

    def settled(self, state: State, player: int) -> list[ScorePart]:
        """R11: the value of the tokens still held."""
        s = state.record[0]
        kinds = [kind_in(s, player, slot) for slot in range(int(s.rack_count[player]))]
        values = [self.set.values[kind] for kind in kinds if kind >= 0]
        if not values:
            return []
        args = {"working": " + ".join(map(str, values)), "count": len(values), "points": sum(values)}
        return [ScorePart("mathable-left", args, -sum(values))]

    def equation_parts(self, state: State, kind: int, square: int, count: int) -> list[ScorePart]:
        """The first `count` equations of a placement, and what an award square makes of them."""
        s, box, value = state.record[0], self.box[0], self.set.values[kind]
        sign = wanted_sign(box, square)
        parts: list[ScorePart] = []
        for direction in range(4):
            if len(parts) < count and equation(box, s, kind, square, direction, sign):
                squares = [square + d * STEPS[direction] for d in range(3)]
                near, far = (int(box.faces[s.board[one]]) for one in squares[1:])
                part = _equation_part(near, far, value, SIGNS[int(box.sign[square])])
                parts.append(part._replace(spots=_equation_spots(squares, near, far, part.args)))
        award = int(box.award[square])
        if award > 1 and parts:
            total = value * len(parts)
            args = {"factor": award, "sum": total, "product": total * award}
            spot = Spot(square_text(square))
            parts.append(ScorePart("mathable-award", args, total * (award - 1), (spot,)))
        return parts


def _equation_part(one: int, other: int, value: int, wanted: str) -> ScorePart:
    """The equation as people say it: with the sign that is wanted or, where that does not make it, the first that does; and
    the larger number first where order matters."""
    sign = next(sign for sign in wanted.strip("?") + SIGNS[1:] if value in results_of(one, other, sign))
    in_order = sign in "+x" or (one - other == value if sign == "-" else other and one == value * other)
    first, second = (one, other) if in_order else (other, one)
    shown = "×" if sign == "x" else sign
    args = {"a": first, "sign": shown, "op": OPERATIONS[sign], "b": second, "value": value}
    return ScorePart("mathable-equation", args, value)


def _equation_spots(squares: Sequence[Square], near: int, far: int, args: Mapping[str, Any]) -> tuple[Spot, ...]:
    """The three squares of an equation across or down, with its signs where it is true as it is read."""
    names = [square_text(square) for square in sorted(squares)]
    signs = ("", "")
    if squares[0] < squares[1] and (args["a"], args["b"]) in {(near, far), *_swapped(args)}:
        signs = ("=", args["sign"])
    elif squares[0] > squares[1] and (args["a"], args["b"]) in {(far, near), *_swapped(args)}:
        signs = (args["sign"], "=")
    return tuple(Spot(name, (), sign) for name, sign in zip(names, (*signs, ""), strict=True))


def _swapped(args: Mapping[str, Any]) -> list[tuple[int, int]]:
    """The same two numbers the other way round, where that makes no difference."""
    return [(args["a"], args["b"])] if args["sign"] in "+×" else []


make = Mathable

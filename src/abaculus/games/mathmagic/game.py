"""MathMagic put together: facts, views and explanations around the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from abaculus.core.compiled import CompiledRules
from abaculus.core.game import Game, ScorePart, Spot, View
from abaculus.core.game_info import OptionValue
from abaculus.core.rack_game import RackGame, write_racks
from abaculus.core.record import Records
from abaculus.core.registry import load_game
from abaculus.core.rule import interpreted
from abaculus.core.state import State
from abaculus.games.mathmagic import INFO, concealment, notation, policies, positions, reasons, remarks, rules
from abaculus.games.mathmagic import moves as describing
from abaculus.games.mathmagic import scene as scenes
from abaculus.games.mathmagic.actions import ACTIONS, LAYS, SUBSETS, slot_of
from abaculus.games.mathmagic.box import (
    BLUE,
    COLOUR_NAMES,
    COLOURS,
    CUT_OFF,
    FIELDS,
    RACK,
    colour_of,
    number_of,
    pack,
    read_chips,
)
from abaculus.games.mathmagic.legality import opens
from abaculus.games.mathmagic.notation import frame_square, square_text
from abaculus.games.mathmagic.rack import kind_in
from abaculus.games.mathmagic.scoring import BONUS, field_across
from abaculus.games.mathmagic.solitaire import SOLO_ACTIONS
from abaculus.games.mathmagic.state import PHASES, MathMagicState
from abaculus.games.mathmagic.table import cell_at
from abaculus.geometry.square import SIDES, STEP_COLUMN, STEP_ROW, opposite

__all__ = ["MathMagic", "make"]


class MathMagic(RackGame):
    """MathMagic for one to four players."""

    info = INFO
    compiled = CompiledRules("mathmagic", Path(__file__).parent, {**vars(rules), **vars(policies), **vars(concealment)})
    record_type = MathMagicState
    tile_file = "chips.txt"
    operations: ClassVar = {
        "mathmagic-green": ("multiply",), "mathmagic-yellow": ("add",), "mathmagic-blue": ("subtract",),
        "mathmagic-red": ("divide",),
    }  # fmt: skip

    def __init__(self, options: dict[str, OptionValue], tiles: str | None) -> None:
        self.set = read_chips(self.default_tiles() if tiles is None else tiles)
        self.piece_names = self.set.names
        box = pack(options, self.set)
        self.solo, self.open_board = bool(box[0].solo), bool(box[0].open_board)
        self.frame = int(box[0].rows), int(box[0].columns)
        """R9: rows and columns; with more players, those of the whole board."""
        super().__init__(options, None if tiles is None else self.set.text, box)

    def kind_named(self, name: str) -> int:
        """The chip with this name, or an error that says how chips are written."""
        return self.set.kind_named(name, "no chip of this set; chips are written north, east, south, west")

    # -- facts ----------------------------------------------------------------------------------------------------

    def num_distinct_actions(self) -> int:
        """Slots x edge cells, and the exchanges; in the solitaire squares x chips, squares, and the end."""
        return SOLO_ACTIONS if self.solo else ACTIONS

    def max_chance_outcomes(self) -> int:
        """As many as there are kinds of chips."""
        return max(len(self.set.names), self.num_players())

    def max_turns(self) -> int:
        """R8: every chip after the first may need 10n turns, of which one lays it and the others are idle."""
        return int(self.box[0].most_idle) * (self.set.size - 1)

    def for_episodes(self) -> Game:
        """R9: people may go on with a solitaire for as long as they like; an episode is cut off."""
        return self._cut_off if self.solo and not self.box[0].cut_off else self

    @cached_property
    def _cut_off(self) -> Game:
        return load_game(self.id, tiles=self.tiles, **{**self.options, "limit": str(CUT_OFF)})

    def max_game_length(self) -> int:
        """A decision for every turn, and one more for the first chip of the opening. R9: 1,000 in an episode."""
        return CUT_OFF if self.solo else self.max_turns() + 1

    def max_steps(self) -> int:
        """The decisions; the lot; every chip drawn once; and at most six for every exchange."""
        if self.solo:
            return CUT_OFF
        return self.max_game_length() + 1 + self.set.size + RACK * self.max_turns()

    def max_legal_actions(self) -> int:
        """All lays and exchanges of a rack; all chips on all squares."""
        return SOLO_ACTIONS if self.solo else LAYS + SUBSETS

    # -- notation: functions of other files, as methods ------------------------------------------------------------------

    write_move = staticmethod(notation.write_move)
    read_action, why_not, laid_piece = notation.read_action, reasons.why_not, notation.laid_piece
    write_position, read_position = positions.write_position, positions.read_position

    # -- what a player may know ----------------------------------------------------------------------------------------

    def reveals(self, state: State, action: int, viewer: int) -> bool:
        """Draws and lots reveal something; so do other players' actions, and the end, which shows all racks."""
        if state.is_chance_node() or state.current_player() != viewer:
            return True
        return not self.solo and state.child(action).is_terminal()

    def view(self, known: State, viewer: int | None) -> View:
        """The table, the scores, the viewer's own rack, what everyone knows about the others, and the count of what is
        unseen."""
        s = known.record[0]
        view: View = {
            **self.view_facts(known, viewer),
            "next": PHASES[s.phase],
            "turn": int(s.mover),
            "bag": int(s.bag_count),
        }
        if not self.solo:
            view["racks"] = write_racks(self, known)
            view["unseen"] = self.unseen(known)
        return view | known.shared(self._view_solo if self.solo else self._view_table)

    def _view_table(self, state: State) -> View:
        """What is the same for all viewers."""
        s = state.record[0]
        laid = notation.chips_laid(state)
        edges = [
            (laid[name >> 2][1][0] + STEP_ROW[name & 3], laid[name >> 2][1][1] + STEP_COLUMN[name & 3])
            for name in s.edge_name[: s.edge_count].tolist()
        ]
        return {
            "table": [
                {"chip": self.set.names[kind], "square": square_text(self, square), "last": i == len(laid) - 1}
                for i, (kind, square) in enumerate(laid)
            ],
            "free": [square_text(self, square) for square in sorted(edges or [(0, 0)])],
        }

    def _view_solo(self, state: State) -> View:
        s = state.record[0]
        lying = notation.kinds_in_frame(state)
        squares = [square_text(self, frame_square(self, number)) for number in range(len(lying))]
        left = [[name] * int(s.bag[kind]) for kind, name in enumerate(self.set.names)]
        return {
            "racks": [[name for names in left for name in names]],
            "unseen": {},
            "table": [
                {"chip": self.set.names[kind], "square": squares[number], "last": number == int(s.last)}
                for number, kind in enumerate(lying)
                if kind >= 0
            ],
            "free": [squares[number] for number, kind in enumerate(lying) if kind < 0],
            "empty": lying.count(-1),
            "actions": int(s.actions),
        }

    move_between, moves = describing.move_between, describing.moves
    scene = scenes.scene
    ending, notices = remarks.ending, remarks.notices

    # -- the greedy bot ------------------------------------------------------------------------------------------------

    def greedy_choice(self, state: State, dice: Records) -> int:
        """In the solitaire, the next chip of an arrangement that fills the frame, if one is found quickly.

        When interpreted, where a search takes minutes, it does what the policy does.
        """
        if self.solo and not interpreted():
            from abaculus.games.mathmagic.puzzle import next_step  # few games need to fill frames

            step = next_step(state)
            if step is not None:
                return step
        return super().greedy_choice(state, dice)

    # -- explanations -----------------------------------------------------------------------------------------------

    def reckoning(self) -> str:
        """R9: in the solitaire every chip counts one, so there is nothing to count but chips."""
        return "end" if self.solo else "move"

    def explain(self, state: State, action: int) -> Sequence[ScorePart]:
        """R4, R5: one part for every joined edge, one for the bonus. R9: a chip more, or one fewer."""
        s, box = state.record[0], self.box[0]
        if self.solo:
            worth = state.worth(action)
            return (
                [ScorePart("mathmagic-lies" if worth > 0 else "mathmagic-taken", {"points": worth}, worth)]
                if worth
                else []
            )
        if state.is_chance_node() or action >= LAYS or opens(s):
            return []
        kind = kind_in(s, int(s.mover), slot_of(action))
        square = notation.lay_square(state, action)
        cell = cell_at(box, *square)
        parts = []
        for side in range(SIDES):
            own, other = int(box.faces[1 + kind, side]), field_across(box, s, cell, side)
            if other:
                points = int(box.values[own * FIELDS + other])
                parts.append(_edge_part(own, other, points)._replace(spots=self._edge(square, side)))
        if len(parts) == SIDES:
            parts.append(ScorePart("mathmagic-surrounded", {"points": BONUS}, BONUS))
        return parts

    def _edge(self, square: tuple[int, int], side: int) -> tuple[Spot, Spot]:
        """The two fields that meet across a side of a square."""
        beside = square[0] + STEP_ROW[side], square[1] + STEP_COLUMN[side]
        return Spot(square_text(self, square), (side,)), Spot(square_text(self, beside), (opposite(side),))

    def count(self, state: State, player: int) -> list[ScorePart] | None:
        """R9: how many chips lie in the frame. With more players, points are collected move by move."""
        if not self.solo:
            return None
        squares = [
            frame_square(self, number) for number, kind in enumerate(notation.kinds_in_frame(state)) if kind >= 0
        ]
        spots = tuple(Spot(square_text(self, square)) for square in squares)
        return [ScorePart("mathmagic-solo", {"points": len(squares)}, len(squares), spots)] if squares else []

    def settled(self, state: State, player: int) -> list[ScorePart]:
        """R8: every chip left on the rack costs the sum of its numbers; or only those of the player of the last turn do."""
        s, box = state.record[0], self.box[0]
        parts: list[ScorePart] = []
        if box.last_pays and player != s.mover:
            return parts
        for kind in (kind_in(s, player, slot) for slot in range(int(s.rack_count[player]))):
            if kind >= 0:
                working = " + ".join(str(number_of(int(field))) for field in box.faces[1 + kind])
                args = {"piece": self.set.names[kind], "working": working, "points": int(box.cost[kind])}
                parts.append(ScorePart("mathmagic-left", args, -int(box.cost[kind])))
        return parts


def _edge_part(own: int, other: int, points: int) -> ScorePart:
    """The edge as people say it: the laid chip's number first, or the larger one where the order matters."""
    a, b = number_of(own), number_of(other)
    ordered = colour_of(own) == BLUE and points == a - b
    if COLOURS[colour_of(own)] in "BR" and not ordered and a < b:
        a, b = b, a
    return ScorePart(f"mathmagic-{COLOUR_NAMES[COLOURS[colour_of(own)]]}", {"a": a, "b": b, "points": points}, points)


make = MathMagic

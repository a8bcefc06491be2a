"""Number Castle Hexagon put together: facts and views around the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from abaculus.core.compiled import CompiledRules
from abaculus.core.errors import BadNotation
from abaculus.core.game import Game, ScorePart, View
from abaculus.core.game_info import OptionValue
from abaculus.core.state import State
from abaculus.games.castle import INFO, concealment, explaining, notation, policies, position, remarks, rules
from abaculus.games.castle import moves as describing
from abaculus.games.castle import scene as scenes
from abaculus.games.castle.box import COLOURS, MAX_STONES, PILE, pack, read_stones
from abaculus.games.castle.formula import read_formula
from abaculus.games.castle.scoring import pack_formula
from abaculus.games.castle.state import BUILD, MISS, MISSES, TAKE, TAKES, CastleState
from abaculus.geometry.hex import SIDES, Hex

__all__ = ["Castle", "make"]


class Castle(Game):
    """Number Castle Hexagon for two to four players."""

    info = INFO
    compiled = CompiledRules("castle", Path(__file__).parent, {**vars(rules), **vars(policies), **vars(concealment)})
    record_type = CastleState
    operations: ClassVar = {"castle-stone": ("add",), "castle-formula": ("add", "multiply")}
    kinds: ClassVar = {"castle-formula-changes": "castle-formula-kind"}

    def __init__(self, options: dict[str, OptionValue], tiles: str | None) -> None:
        self.set = read_stones(self.default_tiles() if tiles is None else tiles)
        self.formula = read_formula(str(options["scoring"]))
        """What is counted: the scorings of R8 are formulas as well."""
        self._numbers = {name: stone for stone, name in enumerate(self.set.names) if name}
        box = pack(options, self.set)
        pack_formula(box, self.formula, self.set)
        super().__init__(options, None if tiles is None else self.set.text, box)

    def stone_named(self, name: str) -> int:
        """The stone with this name, or an error that says how stones are written."""
        stone = self._numbers.get(name.lower())
        if stone is None:
            raise BadNotation(
                f"{name[:30]!r} is no stone of this set; stones are written colour and centre, such as red7"
            )
        return stone

    # -- facts ----------------------------------------------------------------------------------------------------

    def num_distinct_actions(self) -> int:
        """Spots x turns, stacks to take from, and missing a turn."""
        return MISSES + 1

    def max_chance_outcomes(self) -> int:
        """As many as there are stones."""
        return MAX_STONES

    def max_game_length(self) -> int:
        """One decision per turn, and one more for every second and third stone of a turn (R2, R7)."""
        most = int(self.box[0].last_turn) + 1
        for seat in range(self.num_players()):
            all_but_one = len(self.set.of(seat)) - 1
            most += all_but_one - -(-all_but_one // rules.MOST_TO_BUILD)
        return most

    def max_steps(self) -> int:
        """The decisions, the lot, a roll per turn or two (R6), and a draw for every stone that can be built."""
        draws = sum(len(self.set.of(seat)) - 1 for seat in range(self.num_players())) + 1
        rolls = int(self.box[0].last_turn) * (1 + int(self.box[0].second_roll))
        return self.max_game_length() + 1 + rolls + draws

    # -- notation: functions of other files, as methods ------------------------------------------------------------------

    write_move = staticmethod(notation.write_move)
    read_action, why_not = notation.read_action, notation.why_not
    write_position, read_position = notation.write_position, position.read_position

    # -- stones -----------------------------------------------------------------------------------------------------

    def faces(self, state: State) -> list[list[int]]:
        """The faces of every stack from the ground up: stones and turns."""
        s = state.record[0]
        under, stacks = s.under.tolist(), []
        for face in s.top[1 : int(s.stacks) + 1].tolist():
            faces = [face]
            while face := under[(face - 1) // SIDES]:
                faces.append(face)
            stacks.append(faces[::-1])
        return stacks

    def stones_out(self, state: State) -> list[int]:
        """The stones beside the castle, in the order of the tile file (R5)."""
        s = state.record[0]
        elsewhere = {stone for player in range(self.num_players()) for stone in self.stones_left(state, player)}
        elsewhere |= {(face - 1) // SIDES for face in (*s.top.tolist(), *s.under.tolist()) if face}
        elsewhere.add(int(s.drawn) - 1)
        stones = (stone for player in range(self.num_players()) for stone in self.set.of(player))
        return [stone for stone in stones if stone not in elsewhere]

    def stones_left(self, state: State, player: int) -> list[int]:
        """The stones in a player's pile, in the order of the tile file: anyone can work out which these are."""
        left = int(state.record[0].left[player])
        return [stone for stone in self.set.of(player) if left >> stone % PILE & 1]

    ending, notices = remarks.ending, remarks.notices

    # -- what a player may know ----------------------------------------------------------------------------------------

    def foretells(self, state: State, action: int) -> bool:
        """Not what it scores to take a stone that lies on another: the lower one is not shown (R4)."""
        return not TAKES <= action < MISSES or int(state.record[0].height[action - TAKES + 1]) < 2

    def reveals(self, state: State, action: int, viewer: int) -> bool:
        """The die and the draws reveal; what players do reveals nothing."""
        return state.record[0].phase not in (BUILD, TAKE, MISS)

    def view(self, known: State, viewer: int | None) -> View:
        """Top stones and heights (R4); what lies under them is in the position line, since players may remember it."""
        return {"game": self.id, "viewer": viewer, **known.shared(self._view)}

    def _view(self, state: State) -> View:
        """All viewers see the same."""
        s, players = state.record[0], self.num_players()
        standing = notation.cells(state)
        beside = {cell for stack in standing for cell in stack.neighbours()} - set(standing)
        return {
            "to_move": state.current_player(),
            "position": state.to_position(),
            "scores": state.scores(),
            "notes": [note.plain() for note in self.notes(state)],
            "scoring": self.options["scoring"],
            "mover": int(s.mover),
            "roll": int(s.roll),
            **({"first": int(s.first)} if self.box[0].second_roll else {}),
            "to_build": int(s.to_build),
            "drawn": self.set.names[s.drawn - 1] if s.drawn else None,
            "piles": s.piles[:players].tolist(),
            "left": [[self.set.names[stone] for stone in self.stones_left(state, player)] for player in range(players)],
            "out": [self.set.names[stone] for stone in self.stones_out(state)],
            "stacks": [
                {
                    "stone": self.set.names[seen.stone],
                    "cell": list(seen.cell),
                    "turn": seen.turn,
                    "height": seen.height,
                    "exposed": seen.exposed,
                    "last": int(s.last) == stack,
                }
                for stack, seen in enumerate(explaining.visible_stones(self, state), start=1)
            ],
            "free_cells": sorted(map(list, beside or {Hex(0, 0)})),
        }

    move_between, moves = describing.move_between, describing.moves
    scene = scenes.scene

    # -- explanations -----------------------------------------------------------------------------------------------

    def explain(self, state: State, action: int) -> Sequence[ScorePart]:
        """See `explaining`."""
        return explaining.explain(self, state, action)

    def reckoning(self) -> str:
        """R8: nothing counts before the end."""
        return "end"

    def count(self, state: State, player: int) -> list[ScorePart]:
        """A player's points in a position, stone by stone; the parts add up to them."""
        return explaining.count(self, state, player)

    def colour(self, stone: int) -> str:
        """The colour of a stone."""
        return COLOURS[stone // PILE]

    def sides(self, stone: int, turn: int) -> list[int]:
        """The small numbers of a stone in a turn, side by side, from the east."""
        numbers: list[int] = self.box[0].faces[1 + stone * SIDES + turn].tolist()
        return numbers


make = Castle

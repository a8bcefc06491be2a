"""My Game put together: facts, views and explanations around the rules."""

from pathlib import Path
from typing import ClassVar

from abaculus.core.compiled import CompiledRules
from abaculus.core.errors import BadTileSet
from abaculus.core.game import Game, ScorePart, Spot, View
from abaculus.core.game_info import OptionValue
from abaculus.core.note import Note
from abaculus.core.state import State
from mygame import INFO, notation, policies, rules
from mygame import scene as scenes
from mygame.box import CELLS, PLACES, SIDES, MyState, pack


def make(options: dict[str, OptionValue], tiles: str | None) -> Game:
    """The game with these options. There is no tile file to replace."""
    if tiles is not None:
        raise BadTileSet("mygame has no tile file: its numbers come from a die")
    return MyGame(options, None, pack(options))


class MyGame(Game):
    """My Game, for two to four players."""

    info = INFO
    compiled = CompiledRules("mygame", Path(__file__).parent, {**vars(rules), **vars(policies)})
    record_type = MyState
    operations: ClassVar = {"mygame-beside": ("add",)}

    write_move = staticmethod(notation.write_move)
    read_action = notation.read_action
    why_not = notation.why_not
    write_position = notation.write_position
    read_position = notation.read_position
    move_between = scenes.move_between
    moves = scenes.moves
    scene = scenes.scene

    def num_distinct_actions(self) -> int:
        """As many as there are places."""
        return PLACES

    def max_chance_outcomes(self) -> int:
        """One more than the sides of the die, which are numbered from 1."""
        return SIDES + 1

    def max_game_length(self) -> int:
        """Every place is filled once."""
        return PLACES

    def max_steps(self) -> int:
        """Before every lay the die is rolled."""
        return 2 * PLACES

    def reveals(self, state: State, action: int, viewer: int) -> bool:
        """What the die shows is new to everyone; what players do is not, since nothing is hidden."""
        return state.is_chance_node()

    def view(self, known: State, viewer: int | None) -> View:
        """The row, the die and the points."""
        s = known.record[0]
        return {**self.view_facts(known, viewer), "row": s.row.tolist(), "die": int(s.die)}

    def ending(self, known: State) -> Note:
        """R4: the row is full."""
        return Note("mygame-ended-full", {})

    def notices(self, known: State) -> list[Note]:
        """R4: that the next tile is the last one."""
        s = known.record[0]
        return [Note("mygame-soon-full", {}, int(s.mover))] if s.free == 1 else []

    def explain(self, state: State, action: int) -> list[ScorePart]:
        """R3: a sum for each number next to the tile."""
        s, parts = state.record[0], []
        for step in (-1, 1):
            die, number = int(s.die), rules.beside(s, action, step)
            if die and number:
                spots, total = (Spot(CELLS[action + step]),), die + number
                parts.append(ScorePart("mygame-beside", {"a": die, "b": number, "points": total}, total, spots))
        return parts

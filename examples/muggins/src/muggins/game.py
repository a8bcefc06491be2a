"""Muggins put together: facts, views and explanations around the rules."""

from pathlib import Path
from typing import ClassVar

from abaculus.core.compiled import CompiledRules
from abaculus.core.errors import BadTileSet
from abaculus.core.game import Game, ScorePart, View
from abaculus.core.game_info import OptionValue
from abaculus.core.note import Note
from abaculus.core.state import State
from muggins import INFO, notation, policies, rules
from muggins import scene as scenes
from muggins.box import ARMS, NAMES, TILES, TURN, MugginsState, pack
from muggins.layout import end_points, new_end


def make(options: dict[str, OptionValue], tiles: str | None) -> Game:
    """The game with these options. There is no tile file to replace."""
    if tiles is not None:
        raise BadTileSet("muggins has no tile file: it is played with a double-six set")
    return Muggins(options, None, pack(options))


class Muggins(Game):
    """Muggins, or All Fives, for two to four players."""

    info = INFO
    compiled = CompiledRules("muggins", Path(__file__).parent, {**vars(rules), **vars(policies)})
    record_type = MugginsState
    operations: ClassVar = {"muggins-ends": ("add",), "muggins-left": ("add",)}

    write_move = staticmethod(notation.write_move)
    read_action = notation.read_action
    why_not = notation.why_not
    write_position = notation.write_position
    read_position = notation.read_position
    move_between = scenes.move_between
    moves = scenes.moves
    scene = scenes.scene

    @classmethod
    def default_tiles(cls) -> str:
        """All dominoes, for reading."""
        return "# A double-six set, from 00 to 66.\n" + "".join(f"{name}\n" for name in NAMES)

    def num_distinct_actions(self) -> int:
        """Dominoes x arms, draw and miss."""
        return rules.ACTIONS

    def max_chance_outcomes(self) -> int:
        """As many as there are dominoes."""
        return TILES

    def max_game_length(self) -> int:
        """Every domino is drawn or dealt once and laid once, and after every lay all but one may miss."""
        return TILES * (self.num_players() + 2)

    def max_steps(self) -> int:
        """The lot, the decisions, and every domino drawn once."""
        return 1 + self.max_game_length() + TILES

    def reveals(self, state: State, action: int, viewer: int) -> bool:
        """Draws reveal something; what others do shows one of their dominoes, or that none fits; the end shows all hands."""
        s = state.record[0]
        return s.phase != TURN or int(s.mover) != viewer or state.child(action).is_terminal()

    def view(self, known: State, viewer: int | None) -> View:
        """The table and its open ends, the viewer's own hand, how many dominoes everyone holds, and the boneyard."""
        s = known.record[0]
        return {
            **self.view_facts(known, viewer), "hands": notation.hands(self, known), "boneyard": int(s.boneyard),
            "table": scenes.table(known), "ends": scenes.ends(known),
        }  # fmt: skip

    def ending(self, known: State) -> Note:
        """R7: somebody is out, or the game is blocked."""
        s = known.record[0]
        return Note("muggins-ended-blocked", {}) if s.held[s.mover] else Note("muggins-ended-out", {}, int(s.mover))

    def notices(self, known: State) -> list[Note]:
        """R5: to the owner of the hand, why it is missed. R7: to everyone, that this miss would be the last."""
        s, box = known.record[0], self.box[0]
        mover, notes = int(s.mover), []
        if s.phase == TURN and s.boneyard == 0:
            if int(s.hands[mover]).bit_count() == s.held[mover] and not rules.can_lay(box, s):
                notes.append(Note("muggins-why-miss", {}, mover))
            if s.misses + 1 == box.players:
                notes.append(Note("muggins-soon-blocked", {}, mover))
        return notes

    def explain(self, state: State, action: int) -> list[ScorePart]:
        """R6: the open ends, W to S, add up to a multiple of five."""
        points = state.worth(action)
        if not points:
            return []
        box, s, (tile, arm) = self.box[0], state.record[0], divmod(action, rules.SIDES)
        ends = [new_end(box, s, tile, arm) if one == arm else end_points(box, s, one) for one in range(len(ARMS))]
        return [
            ScorePart(
                "muggins-ends", {"working": " + ".join(str(end) for end in ends if end), "points": points}, points
            )
        ]

    def settled(self, state: State, player: int) -> list[ScorePart]:
        """R8: what the winner of the hand gets for the hands of the others."""
        box, s = self.box[0], state.record[0]
        points = rules.prize(box, s, player)
        pips = sum(rules.hand_pips(box, int(hand)) for other, hand in enumerate(s.hands) if other != player)
        return [ScorePart("muggins-left", {"pips": int(pips), "points": points}, points)] if points else []

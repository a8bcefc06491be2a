"""`Game`: a box of tiles and the options chosen for it. What every game shares; a game's folder fills in the rest."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

import numpy as np

from abaculus.core import rule as rules
from abaculus.core.compiled import GREEDY, CompiledRules
from abaculus.core.game_info import GameInfo, OptionValue
from abaculus.core.note import Note
from abaculus.core.record import Ints, Record, Records
from abaculus.core.registry import home_of, load_game
from abaculus.core.score_part import ScorePart, Spot

if TYPE_CHECKING:
    from abaculus.core.move import Field, Move
    from abaculus.core.scene import Scene
    from abaculus.core.state import State

__all__ = ["Game", "Note", "ScorePart", "Spot", "View"]

T = TypeVar("T")

View = dict[str, Any]
"""What one viewer may know of a position, ready for JSON."""


class ScratchBuffers(threading.local):
    """Scratch arrays for lists of actions, one set per thread."""

    def __init__(self, actions: int, chances: int, players: int) -> None:
        self.actions: Ints = np.empty(actions, dtype=np.int32)
        self.outcomes: Ints = np.empty((2, chances), dtype=np.int32)
        self.points: Ints = np.empty(players, dtype=np.int64)


class Game(ABC):
    """A game with its options chosen. Make one with `abaculus.load_game`; states come from `new_initial_state`.

    A game's own folder derives from this class and adds: how the box is filled, the facts, the notation, the view, the
    scene and the explanations. Everything about playing comes from its compiled kernels.
    """

    info: ClassVar[GameInfo]
    compiled: ClassVar[CompiledRules]
    record_type: ClassVar[type[Record]]
    """The record class of a state."""
    tile_file: ClassVar[str] = "tiles.txt"
    """The game's own tile file, by its name in the game's folder. Without that file, the pieces cannot be changed."""
    operations: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The arithmetic needed to work out the points of a score part, by its key, or by its key and its sign."""
    kinds: ClassVar[Mapping[str, str]] = {}
    """Texts for kinds of score parts, by key, or by key and sign, where `<key>-kind` is not one."""

    def __init__(self, options: dict[str, OptionValue], tiles: str | None, box: Records) -> None:
        self.options = options
        self.tiles = tiles
        """The text of the tile file, when it is not the game's own set."""
        self.box = box
        self.scratch = ScratchBuffers(self.max_legal_actions(), self.max_chance_outcomes(), self.num_players())
        self.drawn: dict[tuple[str, int], tuple[Field, ...]] = {}
        """Faces of pieces that scenes have described: every scene shows many of the same ones."""
        self._kept: tuple[object, object] = (None, None)
        self._announced = False

    # -- facts ------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The game's id."""
        return self.info.id

    @property
    def rules_version(self) -> int:
        """The version of the rules that is played by: the present one, or an earlier one that was asked for."""
        return int(self.options.get("rules", self.info.rules_version))

    def num_players(self) -> int:
        """How many players sit at the table."""
        return int(self.options["players"])

    @abstractmethod
    def num_distinct_actions(self) -> int:
        """Players' actions are the numbers below this."""

    @abstractmethod
    def max_chance_outcomes(self) -> int:
        """Outcomes of chance are the numbers below this."""

    @abstractmethod
    def max_game_length(self) -> int:
        """The most decisions that players can make in one game; in one episode, where people may go on for ever."""

    @abstractmethod
    def max_steps(self) -> int:
        """The most steps of one game, chance included; in one episode, where people may go on for ever."""

    def for_episodes(self) -> Game:
        """The game as simulations and environments play it: where people may go on for ever, with an option that ends it."""
        return self

    def max_legal_actions(self) -> int:
        """The most actions that can be legal at once."""
        return self.num_distinct_actions()

    # -- states -----------------------------------------------------------------------------------------------------

    def new_initial_state(self) -> State:
        """A state before anything has happened."""
        from abaculus.core.state import State

        record = self.record_type.new()
        if not self.compiled.is_open:
            self.get_ready()
            self.compiled.open(self.box, record, self.scratch.actions, self.scratch.outcomes)
        return State(self, record, self.compiled.begin(self.box, record))

    def from_position(self, text: str) -> State:
        """The state that a position line describes; `?` stands for a piece that nobody here knows."""
        from abaculus.core.state import State

        self.get_ready()
        record = self.read_position(text)
        return State(self, record, self.compiled.mover(self.box, record))

    def get_ready(self, simulate: bool = False) -> None:
        """Announce it if the rules have yet to be compiled."""
        if self._announced:
            return
        ready = self.compiled.ready_to_simulate() if simulate else self.compiled.ready_to_play()
        if not ready:
            rules.announce_compiling(self.info.title)
        self._announced = True

    # -- what a game's folder adds ------------------------------------------------------------------------------------

    @abstractmethod
    def write_move(self, move: Move) -> str:
        """A move in the game's notation, with `?` for each piece that is not known."""

    @abstractmethod
    def read_action(self, state: State, text: str) -> int:
        """The action that a text means here. Raises `BadNotation` where it means none, `IllegalAction` where it is forbidden."""

    @abstractmethod
    def why_not(self, state: State, action: int) -> str:
        """Why an action is not legal here, as a sentence for people. Never called when the game is over."""

    @abstractmethod
    def move_between(self, before: State, action: int, after: State | None) -> Move:
        """What an action is, without its points: `before` and `after` are the positions as a viewer knows them, and
        show as much of what is drawn or exchanged as the viewer may see. Without `after`, nothing is hidden."""

    def describe(self, state: State, action: int, viewer: int | None) -> Move:
        """What an action, or an outcome of chance, is to a viewer who sees it happen (`None`: a spectator)."""
        move = self.move_between(state, action, None)
        if move.pieces and move.cell is None:  # whatever is put in a place is put there in full view
            move = self.move_between(state.seen_by(viewer), action, state.child(action).seen_by(viewer))
        return move._replace(points=state.worth(action)) if state.current_player() >= 0 and move.is_open else move

    @abstractmethod
    def reveals(self, state: State, action: int, viewer: int) -> bool:
        """Whether a viewer who watches this action learns something that taking it back could not undo."""

    @abstractmethod
    def write_position(self, state: State) -> str:
        """The position on one line, with `?` for each piece that is unknown in it."""

    @abstractmethod
    def read_position(self, text: str) -> Records:
        """The record that a position line describes. Raises `BadNotation` with what is wrong."""

    @abstractmethod
    def view(self, known: State, viewer: int | None) -> View:
        """What a viewer knows (`None`: a spectator), as plain data. From `known` all that is secret is already taken out."""

    def view_facts(self, known: State, viewer: int | None) -> View:
        """What every view begins with."""
        return {
            "game": self.id,
            "viewer": viewer,
            "to_move": known.current_player(),
            "position": known.to_position(),
            "scores": known.scores(),
            "notes": [note.plain() for note in self.notes(known)],
        }

    def notes(self, known: State) -> Sequence[Note]:
        """What everybody should be told about the position: why the game is over, or what they may not see coming."""
        return [self.ending(known)] if known.is_terminal() else self.notices(known)

    def ending(self, known: State) -> Note:
        """Why the game is over. `known` is terminal."""
        return Note("play-ended", {})

    def notices(self, known: State) -> Sequence[Note]:
        """What players should know before they decide: that the next pass ends the game, or why they can only miss."""
        return ()

    @abstractmethod
    def explain(self, state: State, action: int) -> Sequence[ScorePart]:
        """Why an action is worth its points; the parts add up to them."""

    def reckoning(self) -> str:
        """When players who work out their own points can do so: `move`, at every lay, or only at the `end`."""
        return "move"

    def foretells(self, state: State, action: int) -> bool:
        """Whether the player is shown in advance what an action scores. Not where finding that out is part of the game."""
        return True

    @abstractmethod
    def moves(self, known: State) -> tuple[Move, ...]:
        """What the player on move can do, knowing this much, with the points that are shown in advance."""

    @abstractmethod
    def scene(self, view: View, moves: tuple[Move, ...]) -> Scene:
        """What a viewer sees and can do, as a description that painters paint without knowing the game."""

    @classmethod
    def default_tiles(cls) -> str:
        """The text of the game's own tile file."""
        file = cls.home() / cls.tile_file
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def count(self, state: State, player: int) -> Sequence[ScorePart] | None:
        """A player's points as parts, where they follow from what lies or is held; `None` where each move adds to them."""
        return None

    def settled(self, state: State, player: int) -> Sequence[ScorePart]:
        """What the end of the game itself has added to, or taken off, points that each move added to."""
        return ()

    def greedy_choice(self, state: State, dice: Records) -> int:
        """What the greedy bot does here. A game may look further ahead than the policy of the lanes can afford to."""
        return state.policy_action(GREEDY, dice)

    def log_options(self) -> dict[str, Any]:
        """The options as a log carries them: all of them, and the tiles where they are not the game's own."""
        return dict(self.options) if self.tiles is None else {**self.options, "tiles": self.tiles}

    def memo(self, of: object, make: Callable[[], T]) -> T:
        """Something made from `of`, kept until asked for with another object: two viewers share much of what they see."""
        last, made = self._kept
        if last is not of:
            made = make()
            self._kept = of, made
        return cast(T, made)

    @classmethod
    def rulebook(cls) -> str:
        """The game's RULES.md."""
        return (cls.home() / "RULES.md").read_text(encoding="utf-8")

    @classmethod
    def home(cls) -> Path:
        """The game's folder."""
        return home_of(cls.info.id)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.id, self.options, self.tiles) == (other.id, other.options, other.tiles)

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.options.items()), self.tiles))

    def __reduce__(self) -> tuple[Any, ...]:
        return _reload, (self.id, self.options, self.tiles)

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"load_game({self.id!r}, {options}{', tiles=...' if self.tiles else ''})"


def _reload(game_id: str, options: dict[str, OptionValue], tiles: str | None) -> Game:
    return load_game(game_id, tiles=tiles, **options)

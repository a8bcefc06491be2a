"""What games with racks and a bag share beyond their rules: names of pieces, what is unseen, and how it is all written."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from abaculus.core.errors import BadNotation, IllegalAction, listed
from abaculus.core.game import Game
from abaculus.core.notation import read_outcome, read_start
from abaculus.core.rack import EMPTY, RACKS, UNKNOWN
from abaculus.core.rack_opening import OPEN, START

if TYPE_CHECKING:
    from abaculus.core.state import State

__all__ = [
    "RackGame", "read_chance", "read_subset", "why_not_drawn", "write_aside", "write_put_back", "write_racks", "write_start",
]  # fmt: skip


class RackGame(Game):
    """A game in which a hand of pieces is drawn from a bag: see `rack`."""

    piece_names: Sequence[str]
    """How each kind of piece is written."""

    @abstractmethod
    def kind_named(self, name: str) -> int:
        """The kind of piece that a name means, or an error that says how pieces are written."""

    @abstractmethod
    def laid_piece(self, text: str) -> str | None:
        """The piece that is laid, as it is written in an action; `None` if the text is no such action."""

    def unseen(self, known: State) -> dict[str, int]:
        """How many pieces of each kind the viewer has not seen: in the bag, on hidden racks, being exchanged."""
        counts = known.record[0].bag[: len(self.piece_names)].tolist()
        return {name: count for name, count in zip(self.piece_names, counts, strict=True) if count}


# -- positions ---------------------------------------------------------------------------------------------------------


def write_start(state: State) -> str:
    """`start=0`: the seat that began; `start=-` while that is not known."""
    s = state.record[0]
    return "start=-" if s.phase in (OPEN, START) else f"start={int(s.starter)}"


def write_racks(game: RackGame, state: State) -> list[list[str]]:
    """Every rack: a piece, with `!` if everyone knows it, or `?` if it is unknown."""
    s, names = state.record[0], game.piece_names
    size = len(s.racks) // RACKS
    racks = []
    for player, count in enumerate(s.rack_count[: game.num_players()].tolist()):
        places = slice(player * size, player * size + count)
        held = zip(s.racks[places].tolist(), s.shown[places].tolist(), strict=True)
        racks.append(["?" if kind == UNKNOWN else f"{names[kind]}{'!' if shown else ''}" for kind, shown in held])
    return racks


def write_aside(game: RackGame, state: State) -> str:
    """`aside=3,7`: the pieces that are being exchanged."""
    kinds = [kind for kind in state.record[0].aside.tolist() if kind != EMPTY]
    return "aside=" + ",".join("?" if kind == UNKNOWN else game.piece_names[kind] for kind in kinds)


def write_put_back(game: RackGame, state: State) -> list[str]:
    """`back=0:3,7`: the pieces that seat 0 knows to be in the bag; nothing if nobody knows of any."""
    s, names = state.record[0], game.piece_names
    back = [
        f"{player}:" + ",".join(names[kind] for kind in range(len(names)) for _ in range(s.put_back[player, kind]))
        for player in range(game.num_players())
        if s.knows_back[player]
    ]
    return ["back=" + ";".join(back)] if back else []


# -- what is typed -----------------------------------------------------------------------------------------------------


def read_chance(game: RackGame, state: State, text: str, form: str) -> int:
    """The seat in `start 1`, or the piece in `draw 12`; `form` says how a draw is written."""
    if state.record[0].phase == START:
        return read_start(state, text)
    return read_outcome(state, text, "draw", form, game.kind_named)


def why_not_drawn(game: RackGame, state: State, action: int, piece: str, highest: str) -> str:
    """Why something cannot come up; `piece` is the game's word for a piece, `highest` what the tied players have drawn."""
    if state.record[0].phase == START:
        return f"{highest} was drawn by player {listed(seat + 1 for seat in state.legal_actions())} (R1)"
    if action >= len(game.piece_names):
        return f"{action} is no {piece}; {piece}s are 0 to {len(game.piece_names) - 1}"
    return f"no {game.piece_names[action]} is left in the bag"


def read_subset(game: RackGame, state: State, words: list[str], lacking: str, example: str) -> int:
    """The slots, as bits, of the pieces that an exchange names.

    `lacking` says that a `{player}` does not hold a `{piece}`, and `example` shows what to name if nothing was named.
    """
    s, subset = state.record[0], 0
    seat, size = int(s.mover), len(s.racks) // RACKS
    rack = s.racks[seat * size : (seat + 1) * size].tolist()
    for word in words:
        kind = game.kind_named(word)
        slots = [slot for slot in range(size) if rack[slot] == kind and not subset >> slot & 1]
        if not slots:
            raise IllegalAction(f"swap {' '.join(words)[:60]}: {lacking.format(player=seat + 1, piece=word)}")
        subset |= 1 << slots[0]
    if not subset:
        raise BadNotation(f"'swap': an exchange names {example}")
    return subset

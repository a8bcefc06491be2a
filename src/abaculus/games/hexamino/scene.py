"""From what a viewer knows to what a viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.game import View
from abaculus.core.information import InformationSet
from abaculus.core.scene import Field, Move, Piece, Place, Scene, Seat, Tile, hex_centre
from abaculus.core.state import State
from abaculus.games.hexamino.box import FIELDS, fields_of, name_of
from abaculus.games.hexamino.notation import cell_of
from abaculus.games.hexamino.rules import DRAW, edge_cell_of, tile_of
from abaculus.games.hexamino.state import OVER, UNJOINED
from abaculus.games.hexamino.table import column_of, in_reach, place_of, row_of
from abaculus.games.hexamino.variants import field_on
from abaculus.geometry.hex import SIDES

if TYPE_CHECKING:
    from abaculus.games.hexamino.game import Hexamino

__all__ = ["dead_cells", "open_cells", "scene"]


def open_cells(game: Hexamino, state: State) -> list[list[int]]:
    """The cells where a tile that is not on the table could be laid now, as [q, r], sorted."""
    box, s = game.box[0], state.record[0]
    if s.phase == OVER:
        return []
    return sorted(
        [column_of(s, int(s.edge_cells[place])), row_of(s, int(s.edge_cells[place]))]
        for place in range(int(s.edge_count))
        if int(s.fits[place]) & int(s.left) and in_reach(box, s, place)
    )


def dead_cells(game: Hexamino, state: State) -> list[list[int]]:
    """The cells beside tiles that no tile which is not on the table can ever fill, as [q, r], sorted.

    A cell that a point field looks at takes what fits there, and ever less. A cell between blank fields waits for a join on one of its
    free sides: it can be filled as long as some tile, in some turn, is blank towards all of them.
    """
    s = state.record[0]
    return sorted(
        [column_of(s, int(s.edge_cells[place])), row_of(s, int(s.edge_cells[place]))]
        for place in range(int(s.edge_count))
        if not _can_be_filled(game, state, place)
    )


def _can_be_filled(game: Hexamino, state: State, place: int) -> bool:
    box, s = game.box[0], state.record[0]
    left = int(s.left)
    if s.turns[place] != UNJOINED:
        return bool(int(s.fits[place]) & left)
    for turn in range(SIDES):
        tiles = left
        for side in range(SIDES):
            if int(s.blanks[place]) >> side & 1:
                tiles &= ~int(box.having[field_on(side, turn)])
        if tiles:
            return True
    return False


def scene(game: Hexamino, view: View) -> Scene:
    """Hexagons of six fields, blank or with points; every cell that a tile can go to, and every cell that is dead."""
    cells = [(cell, ()) for cell in view["open_cells"]] + [(cell, ("dead",)) for cell in view["dead_cells"]]
    return Scene(
        game=game.id,
        title=game.leaflet.title,
        shape="hex",
        viewer=view["viewer"],
        to_move=view["to_move"],
        tiles=_tiles(game, view),
        places=tuple(Place("{},{}".format(*cell), *hex_centre(*cell), marks=marks) for cell, marks in cells),
        hand=_hand(game, view),
        moves=_moves(game, view),
        seats=tuple(
            Seat(
                player=player,
                score=view["scores"][player],
                hand=len(view["hands"][player]),
                pile=0,
                to_move=player == view["to_move"],
            )
            for player in range(game.num_players())
        ),
        counts={"pack": view["pack"]},
    )


def _fields(game: Hexamino, name: str, turn: int) -> tuple[Field, ...]:
    shown = fields_of(game.tile_named(name))
    return tuple(
        Field((field + turn) % SIDES, "plain", str(field + 1) if field in shown else "") for field in range(FIELDS)
    )


def _tiles(game: Hexamino, view: View) -> tuple[Tile, ...]:
    table = view["table"]
    return tuple(
        Tile(
            cell="{},{}".format(*laid["cell"]),
            x=hex_centre(*laid["cell"])[0],
            y=hex_centre(*laid["cell"])[1],
            fields=_fields(game, laid["tile"], laid["turn"]),
            text=laid["tile"],
            marks=("last",) if laid is table[-1] and laid["lay"] >= 0 else (),
        )
        for laid in table
    )


def _hand(game: Hexamino, view: View) -> tuple[Piece, ...]:
    """The viewer's own hand; for a spectator, the backs of the hand of the player on move."""
    player = view["viewer"] if view["viewer"] is not None else max(0, view["to_move"])
    return tuple(
        Piece(slot, name, _fields(game, name, 0) if name != "?" else ())
        for slot, name in enumerate(view["hands"][player])
    )


def _moves(game: Hexamino, view: View) -> tuple[Move, ...]:
    if view["viewer"] is None or view["viewer"] != view["to_move"]:
        return ()
    state = InformationSet(game, view).state
    return tuple(_move(game, state, action, view["hands"][view["viewer"]]) for action in state.legal_actions())


def _move(game: Hexamino, state: State, action: int, hand: list[str]) -> Move:
    text = state.action_to_string(action)
    if action >= DRAW:
        return Move(action=action, kind=text, text=text)
    s = state.record[0]
    return Move(
        action=action,
        kind="lay",
        text=text,
        piece=hand.index(name_of(tile_of(action))),
        cell=str(cell_of(state, action)),
        turn=int(s.turns[place_of(game.box[0], s, edge_cell_of(action))]),
        points=state.worth(action),
    )

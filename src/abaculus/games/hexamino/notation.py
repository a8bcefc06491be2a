"""Hexamino in writing: actions, and positions on one line.

    135@-1,0            the tile, by its point fields, and the cell; the turn follows from the join
    draw, miss          R4
    start 1, draw 135   chance

    hexamino next=turn seat=1 start=0 drawn=0 misses=0 hands=1,25,136;?,?,? table=123456@0,0;14@1,0

`next` is what happens next: start, deal, turn, seek (a draw by R4), refill (a draw by R2) or over. The table lists tiles in
the order in which they were laid. `?` is a tile that the viewer cannot see, `-` an empty hand or a seat that is not decided
yet. What is neither on the table nor in a hand is the pack.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

from abaculus.core.errors import BadNotation, IllegalAction
from abaculus.core.notation import read_outcome, read_start
from abaculus.core.position_reader import PositionReader
from abaculus.core.record import Records
from abaculus.games.hexamino.box import HAND, SEARCH, START_TILE, TILES
from abaculus.games.hexamino.layout import edge_cell_at, laid_tiles
from abaculus.games.hexamino.legality import DRAW, MISS, is_legal, lay_action, layable
from abaculus.games.hexamino.reasons import why_no_draw, why_no_lay, why_no_miss
from abaculus.games.hexamino.rules import is_dead
from abaculus.games.hexamino.sets import only, size_of
from abaculus.games.hexamino.state import DEAL, OVER, PHASES, REFILL, SEEK, START, TURN
from abaculus.games.hexamino.table import lay_all
from abaculus.games.hexamino.turns import has_missed_out, is_out
from abaculus.geometry.hex import Hex

if TYPE_CHECKING:
    from abaculus.core.move import Move
    from abaculus.core.state import State
    from abaculus.games.hexamino.game import Hexamino

__all__ = ["read_action", "read_position", "write_hands", "write_move", "write_position"]

_LAY = re.compile(r"([0-9.]{1,20})@(-?[0-9]{1,2}),(-?[0-9]{1,2})")
_LAY_FORM = "a lay is written TILE@q,r, such as 135@-1,0"


# -- actions ---------------------------------------------------------------------------------------------------------


def write_move(move: Move) -> str:
    """A move in writing; what a player is about to draw is not known yet."""
    if move.kind == "lay":
        return f"{move.pieces[0].text}@{move.cell}"
    if move.kind == "start":
        return f"start {move.value}"
    return " ".join([move.kind, *(piece.text for piece in move.pieces)])


def read_action(game: Hexamino, state: State, text: str) -> int:
    """The action that a text means here."""
    s = state.record[0]
    if s.phase == TURN:
        return _read_decision(game, state, "".join(text.lower().split()), text)
    if s.phase == START:
        return read_start(state, text.lower())
    return read_outcome(state, text.lower(), "draw", "a tile is drawn now, written 'draw 135'", game.tile_named)


def _read_decision(game: Hexamino, state: State, word: str, text: str) -> int:
    box, s = game.box[0], state.record[0]
    if word in ("draw", "miss"):
        action = DRAW if word == "draw" else MISS
        if not is_legal(box, s, action):
            raise IllegalAction(f"{word}: {why_no_draw(game, state) if action == DRAW else why_no_miss(game, state)}")
        return action
    found = _LAY.fullmatch(word)
    if not found:
        raise BadNotation(f"{text[:60]!r} is no action; {_LAY_FORM}; others are draw and miss")
    tile, cell = game.tile_named(found[1]), Hex(int(found[2]), int(found[3]))
    edge_cell = edge_cell_at(laid_tiles(s), cell)
    if edge_cell < 0 or not is_legal(box, s, lay_action(edge_cell, tile)):
        raise IllegalAction(f"{word}: {why_no_lay(game, state, tile, cell)}")
    return lay_action(edge_cell, tile)


# -- positions -------------------------------------------------------------------------------------------------------


def write_hands(game: Hexamino, state: State) -> list[list[str]]:
    """Every hand, in ascending order, with `?` for each unknown tile."""
    players = game.num_players()
    hands, held = (column[:players].tolist() for column in (state.record[0].hands, state.record[0].held))
    names = game.set.names
    return [
        [names[tile] for tile in range(TILES) if hand >> tile & 1] + ["?"] * (count - size_of(hand))
        for hand, count in zip(hands, held, strict=True)
    ]


def write_position(game: Hexamino, state: State) -> str:
    """The position on one line, with `?` for each tile that is unknown."""
    s = state.record[0]
    hands = write_hands(game, state)
    parts = {
        "next": PHASES[s.phase],
        "seat": "-" if s.phase == START else int(s.mover),
        "start": "-" if s.phase == START else int(s.starter),
        "drawn": int(s.drawn),
        "misses": int(s.misses),
        "hands": ";".join(",".join(hand) or "-" for hand in hands),
        "table": ";".join(f"{game.set.names[laid.tile]}@{laid.cell}" for laid in laid_tiles(s)),
    }
    return " ".join(["hexamino", *(f"{name}={value}" for name, value in parts.items())])


def read_position(game: Hexamino, text: str) -> Records:
    """The record that a line describes."""
    return _PositionReader(game, text).read()


class _PositionReader(PositionReader):
    """The line of a game of Hexamino."""

    names = ("next", "seat", "start", "drawn", "misses", "hands", "table")

    def __init__(self, game: Hexamino, text: str) -> None:
        super().__init__(game, text)
        self.game = game

    def fill(self) -> None:
        """The table and the hands first, then whether the rest agrees with them."""
        s = self.s
        self._lay_table()
        self._deal_hands()
        s.phase = self.phase(PHASES)
        s.drawn = self.number("drawn", SEARCH)
        s.misses = self.number("misses", 99)
        if s.phase == START:
            self._check_start()
            return
        s.starter = self.number("start", self.players - 1)
        s.mover = self.number("seat", self.players - 1)
        if s.phase == DEAL:
            self._check_deal()
        else:
            self._check_play()

    def _lay_table(self) -> None:
        """The start tile lies on 0,0; every other tile fits where it was laid, when it was laid."""
        first, *others = self.parts["table"].split(";")
        start = f"{self.game.set.names[START_TILE]}@0,0"
        if first != start:
            self.refuse(f"the table begins with the start tile, {start}")
        rows = []
        for word in others:
            found = _LAY.fullmatch(word)
            if not found:
                self.refuse(f"{word[:60]!r} in table=; {_LAY_FORM}")
            rows.append((self.game.tile_named(found[1]), int(found[2]), int(found[3])))
        laid = lay_all(self.game.box, self.record, np.array(rows, dtype=np.int64).reshape(-1, 3))
        if laid < len(rows):
            if not int(self.s.left) & only(rows[laid][0]):
                self.refuse(f"{others[laid]}: there is no further such tile in this variant")
            self.refuse(f"{others[laid]}: the tile does not fit there")
        self.s.unseen = self.s.left

    def _deal_hands(self) -> None:
        hands = [[] if hand == "-" else hand.split(",") for hand in self.parts["hands"].split(";")]
        if len(hands) != self.players:
            self.refuse(f"hands= has {self.players} hands with ; between, and - for an empty one")
        s, hidden = self.s, 0
        for player, hand in enumerate(hands):
            if len(hand) > self.box.tiles:
                self.refuse(f"the hand of player {player + 1} has more tiles than there are")
            s.held[player] = len(hand)
            for name in hand:
                if name == "?":
                    hidden += 1
                    continue
                tile = self.game.tile_named(name)
                if not int(s.unseen) & only(tile):
                    self.refuse(f"there is no further tile {name} in this variant")
                s.unseen = int(s.unseen) & ~only(tile)
                s.hands[player] = int(s.hands[player]) | only(tile)
        s.pack = size_of(int(s.unseen)) - hidden
        if s.pack < 0:
            self.refuse("the hands hold more tiles than there are")

    def _check_start(self) -> None:
        s, parts = self.s, self.parts
        if parts["start"] != "-" or parts["seat"] != "-" or s.laid > 1 or any(s.held) or s.drawn or s.misses:
            self.refuse("next=start is for seat=-, start=-, drawn=0, misses=0, empty hands and the start tile alone")

    def _check_deal(self) -> None:
        """Hands are dealt seat by seat from the starter, each filled before the next."""
        s, players = self.s, self.players
        held = [int(s.held[(s.starter + place) % players]) for place in range(players)]
        place = (int(s.mover) - int(s.starter)) % players
        in_order = held[:place] == [HAND] * place and held[place] < HAND and not any(held[place + 1 :])
        if not in_order or s.laid > 1 or s.drawn or s.misses:
            self.refuse(
                "hands of five are dealt from the starter on, each filled before the next, before the first lay"
            )

    def _check_play(self) -> None:
        """Hands of the size that the pack leaves; over when, and only when, the game has ended (R5)."""
        s, players = self.s, self.players
        for player in range(players):
            # The end is decided before the draw, so the last hand may be a tile short too.
            least = HAND - 1 if s.phase in (REFILL, OVER) and player == s.mover else HAND
            if s.pack > 0 and s.held[player] < least:
                self.refuse(f"while the pack lasts, the hand of player {player + 1} has {least} tiles or more")
        out = [is_out(s, player) for player in range(players)]
        over = is_dead(self.box, s) or has_missed_out(self.box, s) or (any(out) and not self.box.plays_on)
        if over != (s.phase == OVER):
            self.refuse("next=over is for a game that is over by R5" if s.phase == OVER else "the game is over by R5")
        if s.phase != OVER and out[s.mover]:
            self.refuse(f"player {int(s.mover) + 1} is out, so it is not their turn")
        if s.phase == REFILL and (s.pack == 0 or s.laid == 1 or s.drawn or s.misses):
            self.refuse("next=refill follows a lay, while the pack lasts; drawn and misses are 0 then")
        if s.phase == SEEK and (s.pack == 0 or s.drawn == SEARCH or layable(self.box, s)):
            self.refuse("next=seek is for a player without a tile to lay, with a draw left and a pack to draw from")
        if s.phase == OVER and s.drawn:
            self.refuse("drawn=0 when the game is over")

"""What a position of Number Castle has to say for itself: why the game is over, who may end it soon, why a turn is missed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from abaculus.core.note import Note
from abaculus.games.castle.box import PILE, ROUNDS
from abaculus.games.castle.legality import NEIGHBOURS_TO_TAKE, TAKE_OWN
from abaculus.games.castle.notation import cells
from abaculus.games.castle.rules import MISS_ROLLED, MOST_TO_BUILD
from abaculus.games.castle.state import BUILD, DRAW, MISS, START
from abaculus.geometry.hex import SIDES

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.castle.game import Castle

__all__ = ["ending", "notices"]


# Fields are read as record["phase"][0] here, as in `notation`: this is asked in every position.


def ending(game: Castle, known: State) -> Note:
    """R7: somebody has placed the last stone of their pile, or 64 rounds are over."""
    players = game.num_players()
    piles = known.record["piles"][0].tolist()
    last = (int(known.record["mover"][0]) - 1) % players
    for player in (last, *range(players)):
        if piles[player] == 0:
            return Note("castle-ended-pile", {}, player)
    return Note("castle-ended-rounds", {"count": ROUNDS})


def notices(game: Castle, known: State) -> Sequence[Note]:
    """Why the turn is missed, what the first roll showed, whose pile is nearly empty, and how few turns are left."""
    record = known.record
    phase, mover, first = (int(record[name][0]) for name in ("phase", "mover", "first"))
    if phase == START:
        return ()
    notes = []
    if first:
        notes.append(Note("castle-why-second", {"first": first}, mover))
    if phase == MISS:
        notes.append(_why_missed(game, known, mover))
    notes += _nearly_empty(game, known, phase, mover)
    left = int(game.box[0].last_turn) - int(record["turns"][0])
    if left <= game.num_players():
        notes.append(Note("castle-soon-rounds", {"count": left, "rounds": ROUNDS}))
    return notes


def _nearly_empty(game: Castle, known: State, phase: int, mover: int) -> list[Note]:
    """R7: a pile that this turn, or a next one, can use up."""
    notes = []
    to_draw = int(known.record["to_build"][0]) - (phase == BUILD)
    for player, pile in enumerate(known.record["piles"][0].tolist()[: game.num_players()]):
        if player == mover and phase in (DRAW, BUILD) and pile <= to_draw:
            notes.append(Note("castle-soon-last", {}, player))
        elif pile <= MOST_TO_BUILD:
            notes.append(Note("castle-soon-pile", {"count": pile}, player))
    return notes


def _why_missed(game: Castle, known: State, mover: int) -> Note:
    """R2 and R6: a 4, or nothing that may be taken. The best reason is the one that is true of every stone asked for."""
    record = known.record
    roll = int(record["roll"][0])
    if roll == MISS_ROLLED:
        return Note("castle-why-four", {}, mover)
    whose = "own" if roll == TAKE_OWN else "other"

    def is_wanted(face: int) -> bool:
        return ((face - 1) // SIDES // PILE == mover) == (roll == TAKE_OWN)

    standing = cells(known)
    shown = [cell for cell, stack in zip(standing, game.faces(known), strict=True) if is_wanted(stack[-1])]
    if not shown:
        built = any(is_wanted(face) for stack in game.faces(known) for face in stack)
        return Note(f"castle-why-{whose}-{'covered' if built else 'none'}", {}, mover)
    # A stone on another could be taken, so each of these lies on the ground: it has too many neighbours, or holds the
    # castle together.
    taken = set(standing)
    crowded = [cell for cell in shown if len(taken.intersection(cell.neighbours())) > NEIGHBOURS_TO_TAKE]
    reason = "crowded" if len(crowded) == len(shown) else "mixed" if crowded else "apart"
    return Note(f"castle-why-{whose}-{reason}", {"count": len(shown)}, mover)

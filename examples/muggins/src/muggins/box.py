"""What is in the box, and a game in progress: two records.

The 28 dominoes of a double-six set follow from their mathematics. A domino's number is higher * (higher + 1) / 2 + lower:

    0 = 00      1 = 10      2 = 11      3 = 20      4 = 21      5 = 22      ...      27 = 66

The line of play has two ends, W and E. The first double laid, the spinner, gives it two more, N and S.
"""

from typing import ClassVar, TypeAlias

from abaculus.core.game_info import OptionValue
from abaculus.core.record import Record, Records, i8, i16, i64
from abaculus.core.rule import rule

Tile: TypeAlias = int
TileSet: TypeAlias = int  # bit t stands for tile t

HALVES = [(high, low) for high in range(7) for low in range(high + 1)]
TILES = len(HALVES)
NAMES = [f"{high}{low}" for high, low in HALVES]
"""Every domino as it is written: its pips, the higher half first."""
ARMS = "WENS"
W, E, N, S = range(4)
PHASES = ("start", "deal", "turn", "draw", "over")
START, DEAL, TURN, DRAW, OVER = range(5)
"""What is next: who starts, a domino to a hand, a decision, a domino drawn by R5, nothing."""
NOTHING = -1


class Box(Record):
    """The number of players and the dominoes, read-only."""

    players = i8()
    hand = i8()
    """R1: how many dominoes everyone is dealt."""
    high = low = double = i8(TILES)
    having = i64(7)
    """For each number of pips, the set of the dominoes that show it."""


class MugginsState(Record):
    """The state. A hand is a set of dominoes: there is only one of each, so it needs no order."""

    secrets: ClassVar = ("unseen", "hands")

    phase = mover = i8()
    misses = i8()
    """How many turns have been missed since the last lay."""
    boneyard = laid = i8()
    laid_tile = laid_arm = i8(TILES)
    """The dominoes on the table in the order of laying, and the arm on which each was laid; W for the first."""
    spinner = i8()
    bare = i8()
    """How many of the spinner's two sides in the line have yet to be covered."""
    ends = i8(len(ARMS))
    """The pips that a domino must have to be laid on each arm; `NOTHING` where there is no such arm."""
    outermost = i8(len(ARMS))
    """The last domino of each arm; `NOTHING` where N or S has none yet."""
    scores = i16(4)
    held = i8(4)
    """How many dominoes each player holds, seen or not."""
    unseen = i64()
    """The set of the dominoes in the boneyard; as known to one viewer, of those the viewer has not seen."""
    hands = i64(4)
    """The hand of each player; as known to one viewer, the dominoes in it that the viewer can see."""


def pack(options: dict[str, OptionValue]) -> Records:
    """Put the options and the dominoes into the record that the rules read."""
    boxes = Box.new()
    box = boxes[0]
    box.players = int(options["players"])
    box.hand = 7 if box.players == 2 else 5
    for tile, (high, low) in enumerate(HALVES):
        box.high[tile] = high
        box.low[tile] = low
        box.double[tile] = high == low
        for pips in {high, low}:
            box.having[pips] += 1 << tile
    return boxes


@rule
def has(tiles: TileSet, tile: Tile) -> bool:
    """Whether a domino is in a set."""
    return (tiles >> tile) & 1 == 1

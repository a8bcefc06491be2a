"""What is in the box, and a game in progress: two records of whole numbers."""

from abaculus.core.game_info import OptionValue
from abaculus.core.record import Record, Records, i8, i16

CELLS = "ABCDEFGHIJKL"
"""R1: the places of the row. There are twelve, so that two, three or four players have the same number of turns."""
PLACES = len(CELLS)
SIDES = 6
MOST_PLAYERS = 4


class Box(Record):
    """What was chosen before the game, read-only. Lookup tables for the rules belong here too."""

    players = i8()


class MyState(Record):
    """All that has to be remembered. Fields that hold secrets are named in `secrets`; here nothing is hidden."""

    mover = i8()
    die = i8()
    """What the die shows; 0 until it is rolled."""
    free = i8()
    """How many places are free."""
    row = i8(PLACES)
    """The number on each place; 0 where it is free."""
    scores = i16(MOST_PLAYERS)


def pack(options: dict[str, OptionValue]) -> Records:
    """Put the options into the record that the rules read."""
    boxes = Box.new()
    boxes[0].players = int(options["players"])
    return boxes

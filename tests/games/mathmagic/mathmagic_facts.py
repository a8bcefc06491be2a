"""What tests know of MathMagic."""

from __future__ import annotations

END_GAMES = {"": {"players": 2}}
"""Kinds of games, each with its options, whose end games are solved."""

BEATS_RANDOM = (4, 0.75)
"""Games, and the share of them that the master has to win against random."""

SCENES = [({"players": 4}, True)]
"""Options, and whether anybody gets to know pieces in other hands in a whole game with them."""

SET_UP = [{"players": 1}, {}, {"players": 3, "board": "open"}]
"""Options with which positions are set up piece by piece."""


# -- the server and the page

LOOK_POSITION = (
    "mathmagic next=turn to=1 start=0 idle=0 scores=19,0 "
    "racks=G12B2Y8G7,Y3Y8B9G1,B8Y12G11B5,G11R2R6B10,Y9R6B7Y8,Y10R1R12B7;G4Y11R10G9,B7G11Y1G12,B6G1Y8Y4,B4G12Y10R2,"
    "R10B5G1B9,B9B2R1Y5 table=R4Y9G3R2@7G,B1G9G11Y10@7H"
)
"""A position whose picture on the analysis board is recorded in `look`."""
RECKONED = [({}, "move"), ({"players": 1}, "end")]
"""When players can score for themselves, by options."""
POINTS_ARE_SET = True
"""Whether points are entered when a position is set up."""
REFUSED_CHANGES = [({"do": "take", "cell": "7G"}, "nothing on '7G'")]
"""Changes that are refused when a position is set up, and words from the reason."""
VARIANTS = [{"board": "open"}, {"subtraction": "signed"}, {"penalty": "last", "division": "laid"}]
"""Options that a soak plays in the browser."""

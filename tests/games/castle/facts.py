"""What tests of the house know of Number Castle."""

from __future__ import annotations

# -- the server and the page

LOOK_POSITION = (
    "castle start=0 turn=5 roll=3 build=1 drawn=blue3 last=2,-1 out=blue2 "
    "stacks=2,-3:red2/2;1,-1:blue9/0+red1/1;2,-2:blue8/2+blue5/3;2,-1:blue1/4"
)
"""A position whose picture on the analysis board is kept in `look`."""
RECKONED = [({}, "end")]
"""When points can be reckoned, by options."""
POINTS_ARE_SET = False
"""Whether somebody who sets up a position says how many points everybody has."""
REFUSED_CHANGES = [
    ({"do": "lay", "piece": "red7", "cell": "here"}, "no cell"),
    ({"do": "points", "seat": 0, "points": 3}, "follow from the pieces"),
]
"""What cannot be changed when a position is set up, and words of the reason."""
VARIANTS = [{"scoring": "centres+sides"}, {"scoring": "sides-centres"}, {"scoring": "product"}, {"players": 4}]
"""Options that a soak plays in the browser."""

"""What tests know of Number Castle."""

from __future__ import annotations

HIDES = False
"""Every stone can be seen by everybody."""

COUNTED_TOO = [
    {"scoring": "sum(centre * height) - max(exposed)"},
    {"scoring": "max(centre + 2)"},
    {"scoring": "sum(2 * centre * exposed - 3 * height)"},
]
"""Options beyond the listed values with which whole games are counted line by line."""

END_GAMES = {"": {"players": 2}}
"""Kinds of games, each with its options, whose end games are solved."""

EXPERT_SOFTNESS = 0.2
"""An expert chooses four times as softly as elsewhere."""
BEATS_RANDOM = (32, 0.6)
"""Games, and the share that the master has to win against random: dice decide a lot, and greedy wins 78 in 100."""

SCENES = [({"players": 3}, False)]
"""Options, and whether anybody gets to know pieces in other hands in a whole game with them."""

SET_UP = [{}, {"players": 4}]
"""Options with which positions are set up piece by piece."""
STACKS = True
"""A stone can only be laid on another one when that one lies there already."""


# -- the server and the page

LOOK_POSITION = (
    "castle start=0 turn=5 roll=3 build=1 drawn=blue3 last=2,-1 out=blue2 "
    "stacks=2,-3:red2/2;1,-1:blue9/0+red1/1;2,-2:blue8/2+blue5/3;2,-1:blue1/4"
)
"""A position whose picture on the analysis board is recorded in `look`."""
RECKONED: list[tuple[dict[str, int], str]] = [({}, "end")]
"""When players can score for themselves, by options."""
POINTS_ARE_SET = False
"""Whether points are entered when a position is set up."""
REFUSED_CHANGES = [
    ({"do": "lay", "piece": "red7", "cell": "here"}, "no cell"),
    ({"do": "points", "seat": 0, "points": 3}, "follow from the pieces"),
]
"""Changes that are refused when a position is set up, and words from the reason."""
VARIANTS = [
    {"scoring": "centres+sides"},
    {"scoring": "sides-centres"},
    {"scoring": "product"},
    {"reroll": "once"},
    {"players": 4},
]
"""Options that a soak plays in the browser."""

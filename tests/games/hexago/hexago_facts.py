"""What tests know of Hexago Continuo."""

from __future__ import annotations

END_GAMES = {"": {"players": 2, "hands": "open"}, "alone": {"players": 1}}
"""Kinds of games, each with its options, whose end games are solved."""

SCENES = [({}, False), ({"players": 3, "hands": "open"}, True)]
"""Options, and whether in a whole game with them somebody knows pieces in the hands of others."""

SET_UP = [{"players": 1}, {"players": 3}]
"""Options with which positions are set up piece by piece."""

SAME_ALONE = {"match": "free", "hands": "hidden"}
"""Options that change nothing for whoever plays alone, at one of their values."""


# -- the server and the page

RECKONED: list[tuple[dict[str, int], str]] = [({}, "move")]
"""When points can be reckoned, by options."""
POINTS_ARE_SET = True
"""Whether somebody who sets up a position says how many points everybody has."""
REFUSED_CHANGES = [({"do": "lay", "piece": "Y6B5R2R1P4G3", "cell": "x;y,1"}, "cell")]
"""What cannot be changed when a position is set up, and words of the reason."""
VARIANTS = [{"match": "required"}, {"hands": "open"}, {"players": 1}]
"""Options that a soak plays in the browser."""
WATCHED = [
    ({}, ["me", "open"]),
    ({"match": "required"}, ["me", "me", "open", "greedy"]),
    ({"hands": "open"}, ["me", "open"]),
]
"""Tables, as options and seats, at which everything that anybody is sent is looked at for leaks."""
HIDING = [{}, {"match": "required"}]
"""Options with which tables are played in pairs that differ in what one viewer cannot see."""

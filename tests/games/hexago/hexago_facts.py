"""What tests know of Hexago Continuo."""

from __future__ import annotations

END_GAMES = {"": {"players": 2, "hands": "open"}, "alone": {"players": 1}}
"""Kinds of games, each with its options, whose end games are solved."""

SCENES = [({}, False), ({"players": 3, "hands": "open"}, True)]
"""Options, and whether anybody gets to know pieces in other hands in a whole game with them."""

SET_UP = [{"players": 1}, {"players": 3}]
"""Options with which positions are set up piece by piece."""

SAME_ALONE = {"match": "free", "hands": "hidden"}
"""Options that make no difference in a solo game, each with one of its values."""


# -- the server and the page

RECKONED: list[tuple[dict[str, int], str]] = [({}, "move")]
"""When players can score for themselves, by options."""
POINTS_ARE_SET = True
"""Whether points are entered when a position is set up."""
REFUSED_CHANGES = [({"do": "lay", "piece": "Y6B5R2R1P4G3", "cell": "x;y,1"}, "cell")]
"""Changes that are refused when a position is set up, and words from the reason."""
VARIANTS = [{"match": "required"}, {"hands": "open"}, {"players": 1}]
"""Options that a soak plays in the browser."""
WATCHED = [
    ({}, ["me", "open"]),
    ({"match": "required"}, ["me", "me", "open", "greedy"]),
    ({"hands": "open"}, ["me", "open"]),
]
"""Tables, as options and seats, at which everything that is sent to anybody is searched for leaks."""
HIDING = [{}, {"match": "required"}]
"""Options with which tables are played in pairs that differ in what one viewer cannot see."""

"""What tests know of Hexamino."""

from __future__ import annotations

END_GAMES = {
    "": {"players": 2},
    "snake": {"players": 2, "variant": "snake"},
    "star": {"players": 2, "variant": "star"},
}
"""Kinds of games, each with its options, whose end games are solved."""

SCENES: list[tuple[dict[str, int], bool]] = [({}, False)]
"""Options, and whether anybody gets to know pieces in other hands in a whole game with them."""

SET_UP = [{"players": 3}, {"variant": "snake"}]
"""Options with which positions are set up piece by piece."""
LIES_AS_HELD = False
"""A tile on the table shows more than the same tile in a hand: the points that it scored."""

OVER_BEFORE_A_TURN = [({"players": 4, "variant": "snake"}, (4, 28, 40))]
"""Options, and seeds with which the first game of random bots is over before a seat of an environment has had a turn."""
OVER_BEFORE_SEAT_1 = {"players": 4, "variant": "snake"}
"""With these options and seed 13, game 1 of a batch is over before seat 1 is asked."""


# -- the server and the page

LOOK_POSITION = (
    "hexamino next=turn seat=1 start=0 drawn=0 misses=0 hands=13,4,26,1236,1356;1,2,14,25,1456 "
    "table=123456@0,0;456@-1,0;6@1,-1;256@0,1;23456@0,2;136@-1,3;126@-2,3;56@1,1"
)
"""A position whose picture on the analysis board is recorded in `look`."""
RECKONED: list[tuple[dict[str, int], str]] = [({}, "move")]
"""When players can score for themselves, by options."""
POINTS_ARE_SET = False
"""Whether points are entered when a position is set up."""
REFUSED_CHANGES = [({"do": "lay", "piece": "14", "cell": "1,0 9=9"}, "no cell")]
"""Changes that are refused when a position is set up, and words from the reason."""
VARIANTS = [{"variant": "snake"}, {"variant": "star"}]
"""Options that a soak plays in the browser."""
WATCHED = [
    ({}, ["me", "open", "random"]),
    ({"variant": "snake"}, ["me", "me", "open"]),
    ({"variant": "star"}, ["me", "open"]),
]
"""Tables, as options and seats, at which everything that is sent to anybody is searched for leaks."""
HIDING = [{}, {"variant": "snake"}, {"variant": "star"}]
"""Options with which tables are played in pairs that differ in what one viewer cannot see."""

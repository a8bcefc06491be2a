"""What tests know of Hexamino."""

from __future__ import annotations

END_GAMES = {
    "": {"players": 2},
    "snake": {"players": 2, "variant": "snake"},
    "star": {"players": 2, "variant": "star"},
}
"""Kinds of games, each with its options, whose end games are solved."""

SCENES = [({}, False)]
"""Options, and whether in a whole game with them somebody knows pieces in the hands of others."""

SET_UP = [{"players": 3}, {"variant": "snake"}]
"""Options with which positions are set up piece by piece."""
LIES_AS_HELD = False
"""A tile on the table shows more than the same tile in a hand: what it came to."""

OVER_BEFORE_A_TURN = [({"players": 4, "variant": "snake"}, (4, 28, 40))]
"""Options, and seeds with which the first game of random bots is over before a seat of an environment has had a turn."""
OVER_BEFORE_SEAT_1 = {"players": 4, "variant": "snake"}
"""With these options and seed 13, game 1 of a batch is over before seat 1 is asked."""

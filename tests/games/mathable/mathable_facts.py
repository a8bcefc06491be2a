"""What tests know of Mathable."""

from __future__ import annotations

END_GAMES = {"": {"players": 2}}
"""Kinds of games, each with its options, whose end games are solved."""

EXPERT_SOFTNESS = 0.12
"""An expert chooses no more sharply than a club player."""
BEATS_RANDOM = (4, 0.75)
"""Games, and the share of them that the master has to win against random."""

SCENES = [({"players": 3}, True)]
"""Options, and whether anybody gets to know pieces in other hands in a whole game with them."""

SET_UP = [{}, {"players": 3, "referee": "honour"}]
"""Options with which positions are set up piece by piece."""


# -- the server and the page

RECKONED = [({}, "move"), ({"referee": "honour"}, "end"), ({"referee": "aware"}, "move")]
"""When players can score for themselves, by options."""
POINTS_ARE_SET = True
"""Whether points are entered when a position is set up."""
REFUSED_CHANGES = [({"do": "lay", "piece": "3", "cell": "1A"}, "R3")]
"""Changes that are refused when a position is set up, and words from the reason."""
VARIANTS = [{"referee": "aware"}, {"referee": "honour"}]
"""Options that a soak plays in the browser."""
WATCHED = [({}, ["me", "greedy"]), ({"referee": "honour"}, ["me", "me", "open"])]
"""Tables, as options and seats, at which everything that is sent to anybody is searched for leaks."""
HIDING = [{}, {"referee": "aware"}, {"referee": "honour"}]
"""Options with which tables are played in pairs that differ in what one viewer cannot see."""

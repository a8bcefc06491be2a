"""Games at a real table: what everybody there sees of them."""

from __future__ import annotations

import abaculus
from abaculus.core.chance import new_dice
from abaculus.core.compiled import GREEDY
from abaculus.core.match import Match, Step
from abaculus.core.move import Move
from abaculus.core.rack_game import RackGame

__all__ = ["OTHER_GAMES", "RACK_GAMES", "greedy_game", "last_racks", "seen_in", "written"]

RACK_GAMES = [name for name in abaculus.list_games() if isinstance(abaculus.load_game(name), RackGame)]
OTHER_GAMES = [name for name in abaculus.list_games() if name not in RACK_GAMES]


def greedy_game(name: str, seed: int = 5) -> Match:
    """A game of greedy players to its end."""
    match, dice = Match(abaculus.load_game(name)), new_dice(seed)
    while not match.state.is_terminal():
        match.apply(match.state.policy_action(GREEDY, dice))
    return match


def seen_in(match: Match) -> list[tuple[Step, Move]]:
    """What everybody sees of a game: all but draws that only the drawer sees."""
    moves = [(step, step.seen_by(None)) for step in match.history]
    return [(step, move) for step, move in moves if move.is_open or step.seat is not None]


def written(match: Match) -> list[str]:
    """The same as it is typed."""
    return [match.game.write_move(move) for _, move in seen_in(match)]


def last_racks(match: Match) -> list[list[str]]:
    """What everybody holds in the end."""
    return [[piece.removesuffix("!") for piece in rack] for rack in match.state.view(None)["racks"]]

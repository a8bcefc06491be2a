"""What a learner is shown of My Game."""

from abaculus.core.game import Game
from abaculus.core.observation import MOST, Block, Layout, bounded, mark, seat_from
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from mygame.box import PLACES, SIDES, Box, MyState


def layout(game: Game) -> Layout:
    """The blocks, for the options of a game."""
    players = game.num_players()
    return Layout((
        Block("to_move", (players,), 0, 1, "Who lays next; all 0 when nobody does."),
        Block("scores", (players,), 0, MOST, "Points so far."),
        Block("die", (1,), 0, SIDES, "What the die shows; 0 before it is rolled."),
        Block("row", (PLACES,), 0, SIDES, "The number on each place; 0 where it is free."),
    ))  # fmt: skip


@rule
def observe(box: Box, s: MyState, player: int, out: Ints) -> int:
    """Write a state as a player sees it into an array of zeros; returns how many numbers that is."""
    players = int(box.players)
    at = mark(out, 0, seat_from(int(s.mover), player, players) if s.die > 0 else -1, players)
    for seat in range(players):
        out[at + seat_from(seat, player, players)] = bounded(int(s.scores[seat]))
    at += players
    out[at] = s.die
    at += 1
    for place in range(PLACES):
        out[at + place] = s.row[place]
    return at + PLACES

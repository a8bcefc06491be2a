"""What a learner is shown of Muggins."""

from abaculus.core.game import Game
from abaculus.core.observation import MOST, Block, Layout, bounded, mark, seat_from
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from muggins.box import ARMS, PHASES, TILES, TURN, Box, MugginsState


def layout(game: Game) -> Layout:
    """The blocks, for the options of a game."""
    players = game.num_players()
    return Layout((
        Block("phase", (len(PHASES),), 0, 1, f"One of: {', '.join(PHASES)}."),
        Block("to_move", (players,), 0, 1, "Who decides next; all 0 when nobody does."),
        Block("scores", (players,), 0, MOST, "Points so far."),
        Block("held", (players,), 0, TILES, "How many dominoes everyone holds."),
        Block("hands", (players, TILES), 0, 1, "1 for each domino of a hand that the player sees."),
        Block("table", (len(ARMS), TILES), 0, TILES, "For each arm, the dominoes laid there, numbered in the order of laying."),
        Block("ends", (len(ARMS),), -1, 6, "The pips that a domino must have to be laid on each arm; -1 for no such arm."),
        Block("counts", (3,), 0, TILES, "Dominoes in the boneyard; misses since the last lay; sides of the spinner still bare."),
    ))  # fmt: skip


@rule
def observe(box: Box, s: MugginsState, player: int, out: Ints) -> int:
    """Write a state without secrets, as a player sees it, into an array of zeros; returns how many numbers that is."""
    players = int(box.players)
    at = mark(out, 0, int(s.phase), len(PHASES))
    at = mark(out, at, seat_from(int(s.mover), player, players) if s.phase == TURN else -1, players)
    for seat in range(players):
        place = seat_from(seat, player, players)
        out[at + place] = bounded(int(s.scores[seat]))
        out[at + players + place] = s.held[seat]
        for tile in range(TILES):
            out[at + 2 * players + place * TILES + tile] = (int(s.hands[seat]) >> tile) & 1
    at += players * (2 + TILES)
    for i in range(int(s.laid)):
        out[at + int(s.laid_arm[i]) * TILES + int(s.laid_tile[i])] = i + 1
    at += len(ARMS) * TILES
    for arm in range(len(ARMS)):
        out[at + arm] = s.ends[arm]
    at += len(ARMS)
    out[at] = s.boneyard
    out[at + 1] = s.misses
    out[at + 2] = s.bare
    return at + 3

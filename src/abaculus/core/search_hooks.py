"""What the search wants from a game beyond its rules, and the defaults for a game that adds nothing.

These are templates, bound to a game's kernels by the bots. The `search` in a game's folder, a module or a package, may
replace any of them, and set `SETTINGS`. They are here, below the games, so that a game's search need not import the
bots.

    propose           the lines worth a look: the first moves, and how they are meant to continue, with a first guess at
    their worth follow            the next action of such a line, or -1 where the line ends and the playout policy takes
    over playout_action    what players do in playouts own_action        what the searching player does, where that
    differs evaluate          what a player's position is worth at a cut-off, in thousandths of a point whose
    whose turn it is settled           whether the player on move can infer all that is hidden believe           what
    the others' play says about hidden pieces, written into notes imagine           fills in what is hidden, by the
    chances of the rules and by these notes cases             in how many equally likely ways the rest can be hidden, if
    they are few, the decision is the player's
                      last, and what players do in playouts is the best that others can do after it; otherwise 0
    fill_case         fills in what is hidden, in one of these ways
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from abaculus.core.chance import Dice
from abaculus.core.record import Ints
from abaculus.core.rule import rule

__all__ = [
    "HOOKS", "LINE", "MILLI", "NOTES", "SearchSettings", "believe", "cases", "evaluate", "fill_case", "follow", "imagine",
    "make_room",
    "own_action", "playout_action", "propose", "settled", "take_in", "whose",
]  # fmt: skip

LINE = 12
"""The most steps of a line."""
MILLI = 1000
NOTES = 1024
"""Numbers that a game may note about what is hidden."""

if TYPE_CHECKING:
    from abaculus.core.kernels import fill_hidden, greedy_action, legal, points, to_move, worth


class SearchSettings(NamedTuple):
    """How far and how wide a search looks: what a game's `search` may set under the name SETTINGS."""

    width: int = 48
    """Lines that get a first look; fewer when there is little time."""
    glance: int = 1
    """Turns of the first look."""
    kept: int = 24
    """Lines that remain after the first look."""
    horizon: int = 1000
    """Turns of a playout."""
    swing: int = 40_000
    """See `Task` of the search's loops: for playouts that are cut off."""
    by_margin: float = 0.01
    """How much a point of margin counts against a return of 1, when lines are compared."""
    exact: int = 4000
    """Positions that may be examined to solve an end game exactly."""
    pace: int = 1
    """How many turns the levels count as one: more where a move and its answer say little."""
    blur: float = 1.0
    """How many times as loosely the levels choose: more where even the best choice decides little."""
    least_soft: float = 0.0
    """No level below the master chooses more strictly than this: for games where seeing further is not enough to make a
    master."""


@rule
def make_room(lines: Ints, priors: Ints, count: int, prior: int, columns: int) -> int:
    """Move down the lines, of `columns` numbers each, that are worth less than a new one; returns its place, or -1 if
    there is no room.

    Lines are kept in descending order, equal ones in order of arrival; the last one drops out.
    """
    place = count
    if count == lines.shape[0]:
        place = count - 1
        if priors[place] >= prior:
            return -1
    while place > 0 and priors[place - 1] < prior:
        priors[place] = priors[place - 1]
        for column in range(columns):
            lines[place, column] = lines[place - 1, column]
        place -= 1
    priors[place] = prior
    return place


@rule
def take_in(lines: Ints, priors: Ints, count: int, action: int, prior: int) -> int:
    """Keep an action among the best lines; returns how many there are then."""
    place = make_room(lines, priors, count, prior, 1)
    if place < 0:
        return count
    lines[place, 0] = action
    return min(count + 1, int(lines.shape[0]))


def propose(box: Any, s: Any, out: Ints, lines: Ints, priors: Ints, better: int, room: Any) -> int:
    """As many of the legal actions as there is room for, those that score most at once first.

    `better` is -1 where fewest points win; `room` is scratch memory for positions.
    """
    count = 0
    for i in range(legal(box, s, out)):
        count = take_in(lines, priors, count, int(out[i]), worth(box, s, int(out[i])) * better)
    return count


def follow(box: Any, s: Any, lines: Ints, line: int, step: int) -> int:
    """One action, then the playout policy takes over."""
    if step == 0:
        return int(lines[line, 0])
    return -1


def playout_action(box: Any, s: Any, dice: Dice) -> int:
    """What the greedy policy does."""
    return greedy_action(box, s, dice)


def own_action(box: Any, s: Any, dice: Dice) -> int:
    """What everybody does."""
    return playout_action(box, s, dice)


def evaluate(box: Any, s: Any, player: int) -> int:
    """The points."""
    return points(box, s, player) * MILLI


def whose(box: Any, s: Any) -> int:
    """The player on move."""
    return to_move(box, s)


def settled(box: Any, s: Any) -> bool:
    """Assume that something cannot be inferred."""
    return False


def believe(box: Any, s: Any, room: Any, notes: Ints) -> None:
    """Nothing."""


def imagine(box: Any, s: Any, dice: Dice, notes: Ints) -> None:
    """Every way is as likely as the rules make it."""
    fill_hidden(box, s, dice)


def cases(box: Any, s: Any) -> int:
    """Assume that there are too many, or more to decide."""
    return 0


def fill_case(box: Any, s: Any, case: int) -> None:
    """There is none."""


HOOKS = (
    propose, follow, playout_action, own_action, evaluate, whose, settled, believe, imagine, cases, fill_case,
)  # fmt: skip

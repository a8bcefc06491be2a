"""Questions for a worksheet, from easy to hard: what a lay scores, or what everybody has at the end."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from abaculus.core.errors import BadOption, NotAllowed, listed
from abaculus.core.game import Game, ScorePart
from abaculus.core.lanes import retrace
from abaculus.core.operations import operations_of
from abaculus.core.scene import Place, Scene, Tile
from abaculus.core.state import State

__all__ = ["LEVELS", "MOST", "Count", "Question", "questions"]

LEVELS = ("mixed", "easy", "hard")
MOST = 24
"""Questions on one worksheet."""
_SIGHT = 5.2
"""How far around a tile the board is shown, in tile sizes: whatever makes its points is nearer."""
_PER_QUESTION = 8
"""How many candidates are looked at for every question."""
_GAMES = 40
"""The most games that are played for one worksheet."""


@dataclass(frozen=True)
class Count:
    """What one player has at the end, and why."""

    player: int
    colour: str
    points: int
    parts: tuple[ScorePart, ...]


@dataclass(frozen=True)
class Question:
    """A picture and a question about it: the points of the ringed tile, or everybody's count."""

    scene: Scene
    """No hand, no seats, no moves: nothing that gives the answer away."""
    parts: tuple[ScorePart, ...] = ()
    label: str = ""
    """What is printed on the place under the ringed tile."""
    counts: tuple[Count, ...] = ()
    effort: int = 0

    @property
    def points(self) -> int:
        """The answer."""
        return sum(part.points for part in self.parts)


def questions(game: Game, count: int, number: int, level: str = "mixed") -> list[Question]:
    """`count` questions about a game, the easiest first. The same number gives the same questions.

    >>> import abaculus
    >>> game = abaculus.load_game("hexamino")
    >>> [one.points for one in questions(game, 3, 1)] == [one.points for one in questions(game, 3, 1)]
    True
    """
    if not 1 <= count <= MOST:
        raise BadOption(f"a worksheet has 1 to {MOST} questions, not {count}")
    if level not in LEVELS:
        raise BadOption(f"there is no level {level!r}; there is {listed(LEVELS)}")
    dice = random.Random(f"{game.id} {number}")
    found = list(_candidates(game, count * _PER_QUESTION, number, dice))
    if not found:
        raise NotAllowed(f"{game.info.title} with these options has nothing to reckon on paper")
    dice.shuffle(found)
    found.sort(key=lambda one: one.effort)
    third = max(count, len(found) // 3)
    pool = {"easy": found[:third], "hard": found[-third:], "mixed": found}[level]
    step = max(1, len(pool) - 1) / max(1, count - 1)
    return [pool[min(len(pool) - 1, round(place * step))] for place in range(min(count, len(pool)))]


def _candidates(game: Game, wanted: int, number: int, dice: random.Random) -> Iterator[Question]:
    made = 0
    for play in range(_GAMES):
        bots = ["random"] if play % 2 else ["greedy"]
        actions, final = retrace(game, play, bots=bots, seed=number)
        asked = _counted(game, final) if game.reckoning() == "end" else _lays(game, actions, dice)
        for question in asked:
            yield question
            made += 1
            if made >= wanted:
                return


def _lays(game: Game, actions: Sequence[int], dice: random.Random) -> Iterator[Question]:
    """From one game: what some of the lays that were made scored."""
    state = game.new_initial_state()
    nothing = False
    for action in actions:
        if state.describe(action).kind == "lay" and dice.random() < 0.5:
            question = _lay(game, state, action)
            if question.points:
                yield question
            elif not nothing and len(question.scene.tiles) > 4:  # nothing scores: one such question per game
                nothing = True
                yield question
        state.apply_action(action)


def _lay(game: Game, state: State, action: int) -> Question:
    before, after = state.scene(None), state.child(action).scene(None)
    old = {tile.cell: tile for tile in before.tiles}
    new = next(tile for tile in after.tiles if old.get(tile.cell) is None or old[tile.cell].text != tile.text)
    label = next((place.label for place in before.places if place.cell == new.cell), "")
    parts = tuple(state.score_parts(action))
    operations = operations_of(game, parts)
    points = abs(sum(part.points for part in parts))
    effort = 100 * (2 * len(parts) + len(operations)) + min(points, 99)
    return Question(_around(after, new), parts, label, effort=effort)


def _around(scene: Scene, ringed: Tile) -> Scene:
    """The neighbourhood of a tile, with a ring around it and nothing else pointed out."""

    def near(spot: Tile | Place) -> bool:
        return abs(spot.x - ringed.x) < _SIGHT and abs(spot.y - ringed.y) < _SIGHT

    tiles = tuple(
        tile._replace(marks=("last",) if tile.cell == ringed.cell else ()) for tile in scene.tiles if near(tile)
    )
    # Squares are on a printed board; hexagons lie on a bare table.
    places = tuple(place for place in scene.places if near(place) and (scene.shape == "square" or place.label))
    return replace(_bare(scene), tiles=tiles, places=places)


def _bare(scene: Scene) -> Scene:
    return replace(scene, hand=(), moves=(), seats=(), counts={}, to_move=-1)


def _counted(game: Game, final: State) -> Iterator[Question]:
    """A game that is over, to be counted."""
    scene = final.scene(None)
    counts = []
    for seat in scene.seats:
        parts = game.count(final, seat.player)
        if parts is None:
            return
        counts.append(Count(seat.player, seat.colour, sum(part.points for part in parts), tuple(parts)))
    if all(operations_of(game, count.parts) == ["see"] for count in counts):  # just counting pieces is no sum
        return
    tiles = tuple(tile._replace(marks=()) for tile in scene.tiles)
    effort = sum(len(count.parts) for count in counts)
    yield Question(replace(_bare(scene), tiles=tiles, places=()), counts=tuple(counts), effort=effort)

"""Where points arise can be pointed at: the spots of score parts are on the table, and sides that count meet."""

from __future__ import annotations

import math
from operator import add, mul, sub, truediv

import pytest

import abaculus
from abaculus.core.lanes import retrace
from abaculus.core.scene import Scene
from abaculus.core.score_part import ScorePart
from abaculus.core.state import State
from abaculus.paint.palette import COLOURS, GROUNDS, PALETTES, TONES

pytestmark = pytest.mark.compiled

STEPS = 40


def decisions(game: str) -> list[State]:
    """Positions of a game in which somebody has a choice."""
    loaded = abaculus.load_game(game)
    state, found = loaded.new_initial_state(), []
    for action in retrace(loaded, 3, bots=["greedy"])[0]:
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            found.append(state.clone())
        if len(found) == STEPS:
            break
        state.apply_action(action)
    return found


def centres(scene: Scene) -> dict[str, tuple[float, float]]:
    places = {place.cell: (place.x, place.y) for place in scene.places}
    return places | {tile.cell: (tile.x, tile.y) for tile in scene.tiles}


def meet(scene: Scene, part: ScorePart) -> bool:
    """Whether the one side of the first spot touches the one side of the second."""
    (one, [side], _), (other, [across], _) = part.spots
    sides = 6 if scene.shape == "hex" else 4
    angle = math.tau * side / sides - (0 if scene.shape == "hex" else math.pi / 2)
    step = math.sqrt(3) if scene.shape == "hex" else 2.0
    (x, y), beside = centres(scene)[one], centres(scene)[other]
    there = x + step * math.cos(angle), y + step * math.sin(angle)
    return math.dist(there, beside) < 0.01 and (across - side) % sides == sides // 2


def is_true(scene: Scene, part: ScorePart, laid: tuple[str, str]) -> bool:
    """Whether an equation, read across or down, is right."""
    numbers = [float(dict([(tile.cell, tile.text) for tile in scene.tiles] + [laid])[spot.cell]) for spot in part.spots]
    work = {"+": add, "−": sub, "-": sub, "×": mul, "/": truediv}
    first, second = (spot.then for spot in part.spots[:2])
    if second == "=":
        return bool(work[first](numbers[0], numbers[1]) == numbers[2])
    return bool(first == "=" and numbers[0] == work[second](numbers[1], numbers[2]))


@pytest.mark.parametrize("game", abaculus.list_games())
def test_the_spots_of_points_are_on_the_table_and_sides_that_count_meet(game: str) -> None:
    pointed = signs = 0
    for state in decisions(game):
        scene = state.scene(state.current_player())
        known = centres(scene)
        for move in scene.moves[:60]:
            if move.cell is None:
                continue
            for part in state.score_parts(move.action):
                assert all(spot.cell in known for spot in part.spots)
                pointed += len(part.spots)
                if len(part.spots) == 2 and all(len(spot.sides) == 1 for spot in part.spots):
                    assert part.spots[0].cell == move.cell
                    assert meet(scene, part)
                if any(spot.then for spot in part.spots):
                    signs += 1
                    assert is_true(scene, part, (move.cell, move.pieces[0].text))
    assert pointed > 50
    assert signs > 10 or not any(state.scene(None).frame for state in decisions(game)[:1])


@pytest.mark.parametrize("game", abaculus.list_games())
def test_what_painters_are_told_is_what_they_know(game: str) -> None:
    scene = decisions(game)[0].scene(None)
    assert scene.ground in GROUNDS
    assert all(place.colour in ("", *TONES) for place in scene.places)
    assert all(sign.colour in COLOURS for sign in scene.key)
    assert 0 <= scene.die <= 6
    for palette in PALETTES.values():
        for table in (palette.light, palette.dark):
            assert set(table.grounds) == set(GROUNDS)
    if scene.frame:
        columns, rows = len(scene.frame.columns), len(scene.frame.rows)
        assert columns * rows == len(scene.places) + len(scene.tiles)

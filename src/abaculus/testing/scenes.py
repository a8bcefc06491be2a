"""Views and scenes are plain data, and a scene offers exactly what is legal."""

from __future__ import annotations

import json

from abaculus.core.scene import Scene
from abaculus.core.state import State
from abaculus.testing.hiding import viewers
from abaculus.testing.walks import Effort, Walk, fail

__all__ = ["check_scenes", "check_views"]


def check_views(walk: Walk, effort: Effort) -> None:
    """A view survives JSON unchanged, says whose it is and who is to move; a seat that does not exist has none."""
    for _, state in walk.some(effort.states):
        for viewer in viewers(state):
            view = state.view(viewer)
            if json.loads(json.dumps(view)) != view:
                fail(state, f"the view of {viewer} survives JSON unchanged")
            if (view["game"], view["viewer"], view["to_move"]) != (walk.game.id, viewer, state.current_player()):
                fail(state, f"the view of {viewer} says which game it is of, whose it is, and who is to move")
            known = state.information(viewer)
            if known.state.key() != walk.game.from_position(" ".join(view["position"].split())).key():
                fail(state, f"what {viewer} knows is what the position line of its view says")
            if known.player != viewer or known.state.view(viewer) != view:
                fail(state, f"the view of {viewer} is the same when it is taken of what the view itself tells")


def check_scenes(walk: Walk, effort: Effort) -> None:
    """A scene survives JSON; the player on move is offered the legal actions with their points, the others nothing."""
    for _, state in walk.some(effort.states // 2):
        for viewer in viewers(state):
            scene = state.scene(viewer)
            plain = _lists(scene.to_json())
            if json.loads(json.dumps(plain)) != plain:
                fail(state, f"the scene of {viewer} survives JSON")
            if (scene.game, scene.viewer, scene.to_move) != (walk.game.id, viewer, state.current_player()):
                fail(state, f"the scene of {viewer} says which game it is of, whose it is, and who is to move")
            _expect_moves(state, scene, viewer)
            _expect_places(state, scene)


def _lists(data: object) -> object:
    """JSON has no tuples: the same data with lists in their place."""
    if isinstance(data, dict):
        return {key: _lists(value) for key, value in data.items()}
    return [_lists(value) for value in data] if isinstance(data, list | tuple) else data


def _expect_moves(state: State, scene: Scene, viewer: int | None) -> None:
    on_move = viewer is not None and viewer == state.current_player()
    legal = state.legal_actions() if on_move else []
    if sorted(move.action for move in scene.moves) != legal:
        fail(state, f"the scene of {viewer} offers the legal actions to the player on move, and nothing to others")
    worths = dict(zip(legal, state.worths(legal), strict=True))
    for move in scene.moves:
        text = state.game.write_move(move)
        if (move.points is None) == state.game.foretells(state, move.action):
            fail(state, f"the scene says {move.points} for {text!r}; foretells() thinks otherwise")
        if move.points not in (None, worths[move.action]):
            fail(state, f"the scene promises {move.points} for {text!r}, worth {worths[move.action]}")
        if text != state.action_to_string(move.action) or not move.is_same_as(state.describe(move.action)):
            fail(state, f"the scene calls {state.action_to_string(move.action)!r} {text!r}")


def _expect_places(state: State, scene: Scene) -> None:
    """Moves refer to pieces and cells that the scene shows; no two tiles or places are on one spot."""
    cells = {place.cell for place in scene.places} | {tile.cell for tile in scene.tiles}
    for move in scene.moves:
        if any(piece not in scene.hand for piece in move.pieces):
            fail(state, f"{state.game.write_move(move)!r} takes {move.pieces}, which the hand does not show")
        if move.cell is not None and move.cell not in cells:
            fail(state, f"{state.game.write_move(move)!r} goes to {move.cell}, which is no tile or place of the scene")
    spots = [(tile.x, tile.y) for tile in scene.tiles] + [(place.x, place.y) for place in scene.places]
    if len(set(spots)) != len(spots) or len(cells) != len(spots):
        fail(state, "every tile and every free place has a spot and a cell of its own")
    if [seat.player for seat in scene.seats] != list(range(state.game.num_players())):
        fail(state, "the scene shows every seat in order")
    if any(seat.to_move != (seat.player == state.current_player()) for seat in scene.seats):
        fail(state, "the scene marks the seat that is to move")

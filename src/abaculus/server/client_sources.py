"""Files that the browser client is built from and that Python owns: `make page` runs this before it builds the client."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from abaculus.core.lanes import retrace
from abaculus.core.registry import game_info, list_games, load_game
from abaculus.core.scene import Scene
from abaculus.paint.look import look
from abaculus.server.http.app import create_app
from abaculus.server.settings import Settings

__all__ = ["write_sources"]


def write_sources(folder: Path) -> None:
    """Write the types of the messages, how tiles look, and a few tiles of every game."""
    document = create_app(Settings(database="sqlite:///unopened.db")).openapi()
    (folder / "openapi.json").write_text(json.dumps(document), encoding="utf-8")
    (folder / "look.json").write_text(json.dumps(look()), encoding="utf-8")
    (folder / "samples.json").write_text(json.dumps({name: _sample(name) for name in list_games()}), encoding="utf-8")


def _sample(name: str) -> dict[str, object]:
    """A piece of the table of a game in progress, for its card on the first page: where most tiles lie together. Good players
    may leave too few on the table to make a picture; then others play."""
    for bot, deal in _PLAYED:
        scene = _in_progress(name, bot, deal)
        room = _ROOM[scene.shape] + (2.5 if scene.frame else 0.0)
        x, y = _middle([(tile.x, tile.y) for tile in scene.tiles], room)
        tiles, places = (
            [spot for spot in spots if max(abs(spot["x"] - x), abs(spot["y"] - y)) < room / 2 + 1.2]
            for spots in (scene.to_json()["tiles"], scene.to_json()["places"] if scene.frame else [])
        )
        if len(tiles) >= _ENOUGH:
            break
    return {
        "shape": scene.shape, "framed": scene.frame is not None, "x": x, "y": y, "room": room, "tiles": tiles, "places": places,
    }  # fmt: skip


_PLAYED = ("greedy", 7), ("random", 4)
_MANY, _FEW, _ENOUGH = 34, 15, 10
"""How many tiles make a full table; how many, where the board itself is a picture; and how many there have to be."""
_ROOM = {"hex": 5.0, "square": 7.0}
"""How much of a table a card shows, in tile sizes."""


def _in_progress(name: str, bot: str, deal: int) -> Scene:
    """The fullest table of a game between bots, up to so many tiles."""
    state = load_game(name, players=game_info(name).players[1]).new_initial_state()
    fullest = state.scene(None)
    for action in retrace(state.game, deal, bots=[bot])[0]:
        state.apply_action(action)
        scene = state.scene(None)
        if len(scene.tiles) > len(fullest.tiles):
            fullest = scene
        if len(fullest.tiles) >= (_FEW if scene.frame else _MANY):
            break
    return fullest


def _middle(tiles: Sequence[tuple[float, float]], room: float) -> tuple[float, float]:
    """Where a card looks: at the tile with most others around it."""

    def around(tile: tuple[float, float]) -> int:
        return sum(max(abs(tile[0] - x), abs(tile[1] - y)) <= room / 2 for x, y in tiles)

    return max(tiles, key=around, default=(0.0, 0.0))


if __name__ == "__main__":
    write_sources(Path(sys.argv[1]))

"""What viewers are sent, as JSON. It is written for every viewer after every event, so it has to be quick."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from pydantic_core import to_json

from abaculus.core.scene import Place, Scene, Tile, plain_part
from abaculus.server.tables.shown import TableShown

__all__ = ["update_json"]


def update_json(shown: TableShown) -> bytes:
    """All that a viewer is sent."""
    scene = b"null"
    if shown.scene is not None:
        own_points = shown.update["reckon"] is not None
        scene = to_json(shown.scene.with_move_rows()) if own_points else _scene_bytes(shown.scene)
    return b'%s,"scene":%s}' % (to_json(shown.update)[:-1], scene)


def _scene_bytes(scene: Scene) -> bytes:
    """A scene with its tiles and places from the cache."""
    plain = replace(scene, tiles=(), places=(), moves=()).to_json()
    plain["moves"] = scene.move_rows()
    del plain["tiles"], plain["places"]
    tiles, places = (b",".join(map(_part_json, parts)) for parts in (scene.tiles, scene.places))
    return b'%s,"tiles":[%s],"places":[%s]}' % (to_json(plain)[:-1], tiles, places)


@lru_cache(maxsize=1 << 14)
def _part_json(part: Tile | Place) -> bytes:
    """The same tiles lie there move after move, for one viewer as for another."""
    return to_json(plain_part(part))

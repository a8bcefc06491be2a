"""What a viewer is sent of a table: the one place where a table's secrets stay behind.

A viewer is a seat that the guest holds, or `None` for what a spectator may see. Everything about the game comes from that
viewer's view; the log is written as that viewer saw it happen.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from pydantic_core import to_json

from abaculus.core.game import ScorePart
from abaculus.core.match import Step
from abaculus.core.move import OFFERED
from abaculus.core.scene import Place, Scene, Tile, plain_part
from abaculus.core.state import State
from abaculus.server.tables import self_scoring
from abaculus.server.tables.decide import can_undo
from abaculus.server.tables.table import Table

__all__ = ["chance_json", "entries", "facts", "scene_json", "steps", "update", "viewer_of"]

_MOVE_COLUMNS = list(OFFERED)


def viewer_of(table: Table, guest: str) -> int | None:
    """Whose eyes a guest looks through until the guest says: their own seat, or a spectator's where there are several."""
    seats = table.seats_of(guest)
    return seats[0] if len(seats) == 1 else None


def update(table: Table, viewer: int | None, guest: str, after: int, present: set[str] | None = None) -> bytes:
    """Everything that a viewer may know now, with the log from event `after` on, as JSON."""
    shown: dict[str, Any] = {
        "type": "update",
        "seq": table.seq,
        "table": facts(table, present or set()),
        "you": {"seats": table.seats_of(guest), "viewer": viewer, "host": guest == table.host, "undo": False},
        "log_after": 0,
        "log": [],
        "position": None,
        "reckon": self_scoring.shown(table, guest),
    }
    scene = b"null"
    if table.match is not None:
        known = table.state.information(viewer)
        shown["position"] = known.view["position"]
        going_on = table.phase == "playing" and not table.paused
        seen = known.scene()
        shown["log_after"], shown["log"] = entries(table, viewer, after)
        shown["you"]["undo"] = can_undo(table, guest)
        if table.settings.reckon != "off":
            shown["scene"] = scene_json(seen if going_on else replace(seen, moves=()))
            self_scoring.hide(shown, table, guest)
            return to_json(shown)
        scene = _scene_bytes(seen, going_on)
    return b'%s,"scene":%s}' % (to_json(shown)[:-1], scene)


def facts(table: Table, present: set[str]) -> dict[str, Any]:
    """What everybody may know about a table."""
    over = table.phase == "over" and table.match is not None and self_scoring.all_counted(table)
    return {
        "id": table.id,
        "game": table.game_id,
        "options": {name: value for name, value in table.options.items() if name != "tiles"},
        "own_tiles": "tiles" in table.options,
        "phase": table.phase,
        "seats": [
            {
                "kind": place.kind,
                "name": place.name,
                "taken": place.taken,
                "bot": place.level,
                "left": place.left,
                "resigned": place.resigned,
                "here": place.guest in present,
                "spent": place.spent,
            }
            for place in table.places
        ],
        "mover": table.mover(),
        "since": table.since,
        "paused": table.paused,
        "question": table.question,
        "settings": table.settings.named(),
        "created": table.created,
        "touched": table.touched,
        "commitment": table.commitment,
        "nonces": table.nonces,
        "seed": table.seed,
        "why": table.why,
        "totals": table.totals() if over else None,
        "returns": table.returns() if over else None,
        "rematch": table.rematch,
    }


def scene_json(scene: Scene) -> dict[str, Any]:
    """A scene as plain data, with its moves as rows: there may be hundreds."""
    plain = replace(scene, moves=()).to_json()
    plain["moves"] = {"columns": _MOVE_COLUMNS, "rows": [move.offered() for move in scene.moves]}
    return plain


def _scene_bytes(scene: Scene, with_moves: bool) -> bytes:
    """The same as JSON."""
    plain = replace(scene, tiles=(), places=(), moves=()).to_json()
    plain["moves"] = {"columns": _MOVE_COLUMNS, "rows": [move.offered() for move in scene.moves] if with_moves else []}
    del plain["tiles"], plain["places"]
    tiles, places = (b",".join(map(_part_json, parts)) for parts in (scene.tiles, scene.places))
    return b'%s,"tiles":[%s],"places":[%s]}' % (to_json(plain)[:-1], tiles, places)


@lru_cache(maxsize=1 << 14)
def _part_json(part: Tile | Place) -> bytes:
    """The same tiles lie there move after move, for one viewer as for another."""
    return to_json(plain_part(part))


def entries(table: Table, viewer: int | None, after: int) -> tuple[int, list[dict[str, Any]]]:
    """What happened in the game since event `after`, as the viewer saw it, and the number of the last action before that.

    Whoever has actions with higher numbers from before drops them: they were taken back. When a game is over nothing of it is
    hidden any more, and all of it is told again.
    """
    history = table.history
    first = 0 if table.phase == "over" else len(history)
    while first > 0 and history[first - 1].seq > after:
        first -= 1
    return history[first - 1].seq if first else 0, [_entry(table, step, viewer) for step in history[first:]]


def steps(table: Table) -> list[dict[str, Any]]:
    """A game that is over, step by step, with everything."""
    after = [*(step.before for step in table.history), table.state][1:]
    return [
        {
            **_entry(table, step, None),
            "scores": state.scores(),
            "chances": [
                chance_json(step.before, action, weight)
                for action, weight in (step.before.chance_weights() if step.seat is None else [])
            ],
        }
        for step, state in zip(table.history, after, strict=True)
    ]


def _entry(table: Table, step: Step, viewer: int | None) -> dict[str, Any]:
    move = step.move if table.phase == "over" else step.seen_by(viewer)
    parts: list[ScorePart] = step.parts if step.seat is not None and move.is_open else []
    return {
        "seq": step.seq,
        "seat": step.seat,
        "by": step.by,
        "move": move.plain(),
        "text": table.game.write_move(move),
        "why": [part.plain() for part in parts],
    }


def chance_json(state: State, action: int, weight: int) -> dict[str, Any]:
    """Something that chance may do."""
    return {"move": state.describe(action).plain(), "text": state.action_to_string(action), "weight": weight}

"""Games as data to learn from: a row per decision, with what its player saw, could do and did, and how the game ended.

The columns are described in `names.DECISIONS`; the metadata are those of tables of games.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from abaculus.bots import LEVELS
from abaculus.core.game import Game
from abaculus.core.lanes import retrace
from abaculus.rl.extras import need
from abaculus.rl.names import DECISIONS
from abaculus.rl.parquet import schema_with
from abaculus.rl.seeing import Eyes

pa: Any = need("pyarrow", "parquet")

__all__ = ["decisions_of_part", "schema_of_decisions"]


def schema_of_decisions(game: Game, played: dict[str, Any]) -> Any:
    """The columns for a game, and the metadata."""
    kinds = {"observation": pa.list_(pa.int16(), Eyes(game).size), "legal": pa.list_(pa.int32())}
    fields = [
        pa.field(name, kinds[name] if name in kinds else pa.type_for_alias(kind), nullable=False)
        for name, (kind, _) in DECISIONS.items()
    ]
    return schema_with(fields, played)


def decisions_of_part(game: Game, part: tuple[int, int], told: dict[str, Any], played: dict[str, Any]) -> Any:
    """Play a range of games, and record every decision."""
    eyes = Eyes(game)
    rows: dict[str, list[Any]] = {name: [] for name in DECISIONS}
    for number in range(part[0], part[0] + part[1]):
        state, seats = game.for_episodes().new_initial_state(), list[int]()
        for action in _actions(game, number, told):
            if not state.is_chance_node():
                seat = state.current_player()
                for name, value in (
                    ("game", number), ("decision", len(seats)), ("seat", seat), ("action", action),
                    ("observation", eyes.observe(state, seat)), ("legal", state.legal_array().astype(np.int32)),
                ):  # fmt: skip
                    rows[name].append(value)
                seats.append(seat)
            state.apply_action(action)
        returns = state.returns()
        rows["return"].extend(returns[seat] for seat in seats)
    schema = schema_of_decisions(game, played)
    seen = np.concatenate(rows["observation"])
    rows["observation"] = pa.FixedSizeListArray.from_arrays(pa.array(seen, pa.int16()), eyes.size)
    return pa.table([pa.array(rows[field.name], field.type) for field in schema], schema=schema)


def _actions(game: Game, number: int, told: dict[str, Any]) -> list[int]:
    """All actions of a game, chance included."""
    if LEVELS.keys() & set(told["bots"]):
        from abaculus.bots.matches import play_numbered

        return play_numbered(game, told["bots"], told["seed"], number).actions
    return retrace(game, number, bots=told["bots"], seed=told["seed"])[0]

"""Games as Parquet, ready for Polars, pandas or DuckDB: one row per game.

The schema has a `score_` and a `return_` for every seat; `names.COLUMNS` describes it. The metadata key `abaculus` holds,
as JSON, what was played: game, options, rules version, bots, seed and lane. Equal runs give equal tables, with Ray and without.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np

from abaculus.core.atomic_write import replacing
from abaculus.core.errors import AbaculusError
from abaculus.core.game import Game
from abaculus.core.lanes import Batch
from abaculus.core.returns import returns_of
from abaculus.rl.extras import need
from abaculus.rl.names import COLUMNS

pa: Any = need("pyarrow", "parquet")
pq: Any = need("pyarrow.parquet", "parquet")

__all__ = ["KEY", "identity", "join", "read_batch", "schema_of", "schema_with", "table_of", "told_by"]

KEY = b"abaculus"


def identity(game: Game, bots: Iterable[str], seed: int, lane: str) -> dict[str, Any]:
    """What was played, as written in the metadata."""
    return {
        "game": game.id,
        "options": game.log_options(),
        "rules_version": game.info.rules_version,
        "bots": list(bots),
        "seed": seed,
        "lane": lane,
    }


def schema_of(game: Game, played: dict[str, Any]) -> Any:
    """The columns for the players of a game, and the metadata."""
    fields = [
        pa.field(name.replace("N", str(seat)), pa.type_for_alias(kind), nullable=False)
        for name, (kind, _) in COLUMNS.items()
        for seat in (range(game.num_players()) if name.endswith("_N") else (0,))
    ]
    return schema_with(fields, played)


def schema_with(fields: list[Any], played: dict[str, Any]) -> Any:
    """Columns, and what was played as metadata."""
    return pa.schema(fields, metadata={KEY: json.dumps(played, sort_keys=True)})


def table_of(game: Game, batch: Batch, played: dict[str, Any]) -> Any:
    """Games of a batch as a table."""
    schema = schema_of(game, played)
    returns = np.array([returns_of(row, game.info.most_wins) for row in batch.scores.tolist()], dtype=np.float32)
    columns = {
        "game": np.arange(batch.first, batch.first + len(batch.scores)),
        "starter": batch.starters,
        "steps": batch.steps,
        "placements": batch.placements,
    }
    for seat in range(game.num_players()):
        columns[f"score_{seat}"] = batch.scores[:, seat]
        columns[f"return_{seat}"] = returns[:, seat]
    return pa.table([pa.array(columns[field.name]).cast(field.type) for field in schema], schema=schema)


def read_batch(game: Game, file: Path) -> Batch:
    """The games of a table as a batch again, without their states."""
    table = pq.read_table(file)
    column = {name: table[name].to_numpy() for name in table.column_names}
    return Batch(
        first=int(column["game"][0]),
        scores=np.stack([column[f"score_{seat}"] for seat in range(game.num_players())], axis=1),
        steps=column["steps"].astype(np.int64),
        placements=column["placements"].astype(np.int64),
        starters=column["starter"].astype(np.int64),
        states=game.record_type.new(0),
    )


def told_by(file: Path) -> dict[str, Any] | None:
    """What a file says was played; nothing for a file that was not finished, or is something else."""
    try:
        metadata = pq.read_schema(file).metadata or {}
        told: dict[str, Any] = json.loads(metadata[KEY])
    except (OSError, KeyError, ValueError, pa.ArrowInvalid):
        return None
    return told


def join(parts: Iterable[Path], out: Path) -> None:
    """The parts, in order, as one file that takes its name when it is complete."""
    try:
        with replacing(out) as draft, ExitStack() as closing:
            writer = None
            for part in parts:
                table = pq.read_table(part)
                writer = writer or closing.enter_context(pq.ParquetWriter(draft, table.schema, compression="zstd"))
                writer.write_table(table)
    except OSError as problem:
        raise AbaculusError(f"{out}: cannot be written ({problem.strerror})") from problem

"""How a table ended: who came first, second, third, why it is over, and its log, which says so too."""

from __future__ import annotations

from typing import Any

from abaculus.core.note import Note
from abaculus.core.ranks import ranks_of
from abaculus.server.tables.table import Table

__all__ = ["endings", "finished_log", "ranks"]


def endings(table: Table) -> list[Note]:
    """Why a table is over: by the rules of its game, or because it was called off; and who gave up, in this order."""
    gave_up = [Note(f"play-ended-{one.why}", {}, one.seat) for one in table.gave_up]
    match table.why:
        case "over":
            return [table.game.ending(table.state), *gave_up]
        case "closed" | "left":
            return [Note(f"play-ended-{table.why}", {}), *gave_up]
        case _:
            return gave_up


def ranks(table: Table) -> list[int] | None:
    """The rank of every seat: those who gave up stand behind all others. `None` where a game was called off, which nobody
    won."""
    return None if table.why in ("closed", "left") else ranks_of(table.returns())


def finished_log(table: Table) -> dict[str, Any]:
    """The log of a game that is over, with its dice, as `abaculus replay` and `abaculus verify` read it."""
    assert table.match is not None
    notes = [note.plain() for note in endings(table)]
    return {
        **table.match.to_json(),
        "ending": notes[0 if table.why in ("over", "closed", "left") else -1],
        "table": {
            "id": table.id,
            "why": table.why,
            "handicap": table.settings.handicap,
            "returns": table.returns(),
            "totals": table.totals(),
            "ranks": ranks(table),
            "endings": notes,
        },
        "dice": {
            "method": "abaculus dice 1",
            "table": table.id,
            "commitment": table.commitment,
            "seed": table.seed,
            "nonces": table.nonces,
            "seqs": [step.seq for step in table.history if step.seat is None],
        },
    }

"""What a class has reckoned, as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
from typing import Any

from abaculus.core.operations import OPERATIONS
from abaculus.core.texts import Texts

__all__ = ["results_csv", "safe"]

_DANGEROUS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""A spreadsheet may take a cell that begins like this for a formula, and a name comes from a stranger."""


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula.

    >>> safe("=1+1"), safe("Ada")
    ("'=1+1", 'Ada')
    """
    return f"'{text}" if text.lstrip().startswith(_DANGEROUS) or text.startswith(_DANGEROUS) else text


def results_csv(overview: dict[str, Any], words: Texts) -> str:
    """One line a pupil, with a mark at the start that tells spreadsheets how letters are written."""
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\r\n")
    names = [words.say(f"operation-{operation}") for operation in OPERATIONS]
    write.writerow([
        words.say("class-column-table"), words.say("class-pupil"), words.say("class-column-phase"), words.say("class-points"),
        words.say("class-right"), words.say("class-wrong"),
        *(words.say(key, operation=name) for name in names for key in ("class-right-of", "class-wrong-of")),
    ])  # fmt: skip
    for table in overview["tables"]:
        for seat in table["seats"]:
            if seat["pupil"]:
                tallies = [seat["operations"].get(operation, {"right": 0, "wrong": 0}) for operation in OPERATIONS]
                write.writerow([
                    table["number"], safe(seat["name"]), words.say(f"class-phase-{table['phase']}"),
                    "" if seat["score"] is None else seat["score"], seat["tally"]["right"], seat["tally"]["wrong"],
                    *(tally[side] for tally in tallies for side in ("right", "wrong")),
                ])  # fmt: skip
    return "\ufeff" + out.getvalue()

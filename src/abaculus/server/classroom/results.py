"""What a class has answered right and wrong, as a file for spreadsheets."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from typing import Any

from abaculus.core.operations import OPERATIONS
from abaculus.core.texts import Texts

__all__ = ["results_csv", "safe", "separator"]

_FORMULA = re.compile(r'(^|[;,|"])([\s"]*)(?=[=+\-@﹦﹢﹣﹫＝＋－＠])')
"""Where a formula would begin if a spreadsheet began a cell there: also after what might separate cells or quote them,
because the spreadsheet that opens the file may use another separator than the one that wrote it."""


def safe(text: str) -> str:
    """A text of which no spreadsheet makes a formula, whatever it takes for the separator. Names come from strangers.

    >>> safe("=1+1"), safe("Ada;=1+1"), safe("Anne-Marie")
    ("'=1+1", "Ada;'=1+1", 'Anne-Marie')
    """
    visible = "".join(" " if unicodedata.category(one)[0] == "C" or one in "\u2028\u2029" else one for one in text)
    return _FORMULA.sub(r"\1\2'", visible)


def separator(language: str) -> str:
    """What spreadsheets of a language expect between cells. Where numbers have a decimal comma, it is a semicolon."""
    return "," if language == "en" else ";"


def results_csv(overview: dict[str, Any], words: Texts) -> str:
    """One line a pupil, with a mark at the start that tells spreadsheets how letters are written."""
    out = io.StringIO()
    write = csv.writer(out, delimiter=separator(words.language), quoting=csv.QUOTE_NONNUMERIC, lineterminator="\r\n")
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

"""What a class has answered right and wrong, as a file for spreadsheets."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterable

from abaculus.core.operations import OPERATIONS
from abaculus.core.texts import Texts
from abaculus.server.wire.classes import ClassSeat, ClassTable, Tally

__all__ = ["results_csv", "safe", "separator"]

_FORMULA = re.compile(r'(^|[;,|"])([\s"]*)(?=[=+\-@﹦﹢﹣﹫＝＋－＠])')
"""Where a formula could begin if a spreadsheet began a cell there: also after anything that might separate or quote cells,
because the spreadsheet that opens the file may expect another separator than the one we write."""


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula, whatever its separator. Names come from strangers.

    >>> safe("=1+1"), safe("Ada;=1+1"), safe("Anne-Marie")
    ("'=1+1", "Ada;'=1+1", 'Anne-Marie')
    """
    visible = "".join(" " if unicodedata.category(one)[0] == "C" or one in "\u2028\u2029" else one for one in text)
    return _FORMULA.sub(r"\1\2'", visible)


def separator(language: str) -> str:
    """What spreadsheets of a language expect between cells. Where numbers have a decimal comma, it is a semicolon."""
    return "," if language == "en" else ";"


def results_csv(tables: Iterable[ClassTable], words: Texts) -> str:
    """One line for each pupil, after a byte order mark that tells spreadsheets the encoding."""
    out = io.StringIO()
    write = csv.writer(out, delimiter=separator(words.language), quoting=csv.QUOTE_NONNUMERIC, lineterminator="\r\n")
    names = [words.say(f"operation-{operation}") for operation in OPERATIONS]
    write.writerow([
        words.say("class-column-table"), words.say("class-pupil"), words.say("class-column-phase"), words.say("class-points"),
        words.say("class-right"), words.say("class-wrong"),
        *(words.say(key, operation=name) for name in names for key in ("class-right-of", "class-wrong-of")),
    ])  # fmt: skip
    for table in tables:
        for seat in table.seats:
            if seat.pupil:
                write.writerow(_line(table, seat, words))
    return "\ufeff" + out.getvalue()


def _line(table: ClassTable, seat: ClassSeat, words: Texts) -> list[int | str]:
    score = "" if seat.score is None else seat.score
    tallies = [seat.tally, *(seat.operations.get(operation, Tally(right=0, wrong=0)) for operation in OPERATIONS)]
    answers = [count for tally in tallies for count in (tally.right, tally.wrong)]
    return [table.number, safe(seat.name), words.say(f"class-phase-{table.phase}"), score, *answers]

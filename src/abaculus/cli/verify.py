"""`abaculus verify`: were the dice of a finished game fair?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from abaculus.cli.common_options import Language, errors_told, words_in
from abaculus.core.errors import BadLog, while_reading

__all__ = ["verify"]


@errors_told()
def verify(
    file: Annotated[
        Path, typer.Argument(metavar="LOG", help="A log of a server, or a file of them, one JSON line each.")
    ],
    lang: Language = None,
) -> None:
    """Throw every die of a finished game again, from the seed that was promised before it and published after it."""
    from abaculus.core.match import MAX_LOG_LINE
    from abaculus.server.tables.fairness import verify as check

    words = words_in(lang)
    with while_reading(file, BadLog):
        lines = file.read_text(encoding="utf-8").splitlines()
    checked = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            data = json.loads(line) if len(line) <= MAX_LOG_LINE else None
            if not isinstance(data, dict):
                raise BadLog("this is no log")
            count = check(data)
        except (BadLog, ValueError, RecursionError) as problem:
            raise BadLog(f"{file}, line {number}: {problem}") from problem
        typer.echo(words.say("verify-fair", line=number, game=data["game"], count=count))
        checked += 1
    if not checked:
        raise BadLog(f"{file}: holds no log")

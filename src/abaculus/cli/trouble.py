"""Errors in the commands that run a server or look after it: one line that says what was wrong and what to do."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from abaculus.cli.common_options import words_in
from abaculus.core.errors import AbaculusError, BadOption

__all__ = ["trouble_told"]


@contextmanager
def trouble_told(database: str | None, lang: str | None, *, json_logs: bool = False) -> Iterator[None]:
    """Report trouble with disk, database, network or installation in one line, in the reader's language; exit code 2.

    A bug in the program keeps its traceback, as JSON where the logs are JSON.
    """
    try:
        yield
    except typer.Exit:
        raise
    except Exception as problem:
        _tell(problem, database, lang, json_logs)


def _tell(problem: Exception, database: str | None, lang: str | None, json_logs: bool) -> None:
    from abaculus.core.texts import texts
    from abaculus.server.trouble import trouble_of

    trouble = trouble_of(problem, _database(database))
    if trouble is not None:
        try:
            words = words_in(lang)
        except BadOption:
            words = texts("en")
        text = trouble.say(words)
    elif isinstance(problem, AbaculusError):
        text = str(problem)
    elif json_logs:
        _as_json("the server failed", problem)
        raise typer.Exit(1) from problem
    else:
        raise problem
    if json_logs:
        _as_json(text)
    else:
        print(f"abaculus: {text}", file=sys.stderr)
    raise typer.Exit(2) from problem


def _database(given: str | None) -> str:
    """The database that a command is about, even if its settings could not be read."""
    from abaculus.server.settings import data_folder, database_file

    return given or os.environ.get("ABACULUS_DATABASE") or f"sqlite:///{database_file(data_folder())}"


def _as_json(text: str, problem: Exception | None = None) -> None:
    from abaculus.server.run import JsonLines

    record = logging.LogRecord("abaculus.server", logging.ERROR, __file__, 0, text, None, None)
    if problem is not None:
        record.exc_info = (type(problem), problem, problem.__traceback__)
    print(JsonLines().format(record), file=sys.stderr)

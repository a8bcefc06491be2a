"""How tables look on the terminal, in all commands."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

__all__ = ["plain_table", "screen"]


def screen(stderr: bool = False) -> Console:
    """The terminal. Names of files and players are printed as they are: brackets in them are not markup."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def plain_table(*headings: str, numbers_from: int | None = None, title: str | None = None) -> Table:
    """A table with a line under its headings; columns of numbers, from a given one on, are right-aligned."""
    table = Table(
        box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", pad_edge=False, padding=(0, 1, 0, 0)
    )
    for place, heading in enumerate(headings):
        number = numbers_from is not None and place >= numbers_from
        table.add_column(
            heading, justify="right" if number else "left", no_wrap=numbers_from is not None, overflow="fold"
        )
    return table

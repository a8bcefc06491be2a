"""How tables look on the terminal, in all commands."""

from __future__ import annotations

from rich import box
from rich.table import Table

__all__ = ["plain_table"]


def plain_table(*headings: str, numbers_from: int | None = None, title: str | None = None) -> Table:
    """A table with a line under its headings; columns of numbers, from one on, stand to the right."""
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", pad_edge=False)
    for place, heading in enumerate(headings):
        number = numbers_from is not None and place >= numbers_from
        table.add_column(heading, justify="right" if number else "left", no_wrap=number)
    return table

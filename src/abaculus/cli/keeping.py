"""Writing files so that what was there before stays until the new one is complete."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from abaculus.core.errors import AbaculusError

__all__ = ["kept"]


@contextmanager
def kept(path: Path) -> Iterator[TextIO]:
    """A text file to write to, opened at once, that takes its name only when all went well."""
    if path.is_dir():
        raise AbaculusError(f"{path}: is a folder; a file can be written")
    draft = path.with_name(path.name + ".new")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            try:
                yield file
            except BaseException:
                draft.unlink()
                raise
        draft.replace(path)
    except OSError as problem:
        raise AbaculusError(f"{path}: cannot be written ({problem.strerror})") from problem

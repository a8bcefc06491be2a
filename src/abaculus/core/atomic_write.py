"""Writing files so that what was there before stays until the new one is complete."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from abaculus.core.errors import AbaculusError

__all__ = ["open_atomic", "replacing", "write_atomic"]


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A draft next to a file, for the caller to write. It takes the file's name if all goes well and is removed otherwise."""
    draft = path.with_name(path.name + ".new")
    try:
        yield draft
        with draft.open("rb+") as file:  # on disk before it gets the name, so that a power cut leaves no empty file
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def write_atomic(path: Path, text: str) -> None:
    """Write a whole text file. May raise OSError."""
    with replacing(path) as draft:
        draft.write_text(text, encoding="utf-8")


@contextmanager
def open_atomic(path: Path) -> Iterator[TextIO]:
    """A text file to write to, opened at once. What goes wrong is reported to the person who named the file."""
    if path.is_dir():
        raise AbaculusError(f"{path}: is a folder; a file can be written")
    try:
        with replacing(path) as draft, draft.open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as problem:
        raise AbaculusError(f"{path}: cannot be written ({problem.strerror})") from problem

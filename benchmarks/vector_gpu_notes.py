"""What the processes of `vector_gpu.py` share: notes of what each finds, and turns on the GPU."""

from __future__ import annotations

import fcntl
import json
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any


class Notes:
    """A file of JSON lines, one for each finding."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def add(self, **found: Any) -> None:
        with self.file.open("a", encoding="utf-8") as notes:
            notes.write(json.dumps(found) + "\n")
        print(json.dumps(found), flush=True)

    def attempt(self, what: str, work: Callable[..., None], *given: Any) -> None:
        try:
            work(*given)
        except Exception as problem:
            told = traceback.format_exc().strip().splitlines()
            self.add(part=what, failed=repr(problem)[:400], where=told[-6:])


@contextmanager
def gpu_alone(folder: Path) -> Iterator[None]:
    """Only one process measures at a time."""
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(lock, fcntl.LOCK_UN)


def wait_for_all(folder: Path, most: float = 240) -> None:
    """No process measures while others are still compiling and checking."""
    parts = json.loads((folder / "parts.json").read_text())
    until = perf_counter() + most
    while perf_counter() < until and not all((folder / f"{part}.ready").exists() for part in parts):
        time.sleep(0.5)

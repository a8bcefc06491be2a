"""A copy of the package with its own cache, to be edited and run in separate processes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import abaculus

__all__ = ["ask", "copy_package", "edit"]

PACKAGE = Path(abaculus.__file__).parent
SWITCHES = ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK", "NUMBA_CACHE_DIR", "NUMBA_ENABLE_CUDASIM")


def copy_package(folder: Path) -> Path:
    """Put the package alone into a folder, without compiled files."""
    shutil.copytree(PACKAGE, folder / "abaculus", ignore=shutil.ignore_patterns("__pycache__", "*.nbi", "*.nbc"))
    return folder


def ask(folder: Path, code: str, *questions: str, **switches: str) -> str:
    surroundings = {name: value for name, value in os.environ.items() if name not in SWITCHES}
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder), *questions],
        env={**surroundings, "PYTHONPATH": str(folder), **switches},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def edit(file: Path, old: str, new: str) -> None:
    """Change a source, and pretend that it has always been so: its size and time stay as they were where possible."""
    text, before = file.read_text(encoding="utf-8"), file.stat()
    assert text.count(old) == 1, f"{file.name} was rewritten; choose another rule to edit"
    file.write_text(text.replace(old, new), encoding="utf-8")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))

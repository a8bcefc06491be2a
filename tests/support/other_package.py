"""A package by somebody else that brings a game: as pip would leave it in a folder, made for a test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import abaculus

__all__ = ["OWN_TESTS", "ask", "copy_of_a_game", "distribution", "info_source", "install"]

SWITCHES = ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK", "NUMBA_CACHE_DIR", "NUMBA_ENABLE_CUDASIM", "PYTHONWARNINGS")

OWN_TESTS = "import sys, pytest; sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider', '--rootdir', *sys.argv[1:]]))"
"""A program for `ask` that runs the tests of a package: its arguments are the folder of the package and that of its tests."""


def distribution(folder: Path, name: str, entries: dict[str, str], sources: dict[str, str] | None = None) -> None:
    """Put a distribution into a folder: its metadata and its sources."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = ["[abaculus.games]", *(f"{game} = {package}" for game, package in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    for file, text in (sources or {}).items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, encoding="utf-8")


def info_source(game: str) -> str:
    """The `__init__.py` of a game that has no other files."""
    return (
        "from abaculus.core.game_info import GameInfo\n"
        f'INFO = GameInfo("{game}", "{game.title()}", "A game.", (1, 2), 2, (), 1)\n'
    )


def copy_of_a_game(folder: Path, original: str, game: str, package: str) -> Path:
    """Provide one of our games again, as a package with another name and id, with texts in English and German only."""
    distribution(folder, f"{package.replace('_', '-')}-game", {game: package})
    source = Path(abaculus.__file__).parent / "games" / original
    home = folder / package
    shutil.copytree(source, home, ignore=shutil.ignore_patterns("__pycache__", "*.nbi", "*.nbc"))
    for file in home.rglob("*"):
        if file.suffix in (".py", ".ftl", ".toml", ".jsonl"):
            text = file.read_text(encoding="utf-8").replace(f"abaculus.games.{original}", package)
            file.write_text(text.replace(original, game), encoding="utf-8")
        if file.stem.removeprefix("RULES.") in ("fr", "es", "it", "nl"):
            file.unlink()
    return home


def install(source: Path, folder: Path) -> None:
    """Install a package into a folder as pip does it. Nothing is fetched: Abaculus and the build tool are there."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    done = subprocess.run(
        [*pip, "--no-index", "--no-build-isolation", "--target", folder, source],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def ask(
    code: str, *folders: Path, arguments: tuple[str, ...] = (), jit: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run a program in a process that also finds packages in these folders. Interpreted, unless `jit` is set."""
    surroundings = {name: value for name, value in os.environ.items() if name not in SWITCHES}
    path = os.pathsep.join([*map(str, folders), str(Path(abaculus.__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**surroundings, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "0" if jit else "1", "ABACULUS_QUIET": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done

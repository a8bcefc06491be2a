"""`@rule`: one function, three lanes.

A rule is a plain function in the Numba subset. Decorated, it is compiled when it is first called, and the result is kept
on disk. Under NUMBA_DISABLE_JIT=1 it stays plain Python. A CUDA kernel may call the very same function.

Numba's own cache looks only at the file a function stands in: edit a rule that another file's rule calls, and the caller
keeps the old code. Rules therefore carry a stamp over all sources they can depend on, and the stamp is part of the cached
file's *name*, so that code of another version, or compiled without the bounds check, cannot be loaded by mistake.
"""

from __future__ import annotations

import ast
import hashlib
import logging
import os
import re
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import config as numba_config
from numba.core.caching import IndexDataCacheFile

__all__ = ["announce_compiling", "bind", "compiled_before", "interpreted", "rule", "straight"]

config: Any = numba_config

F = TypeVar("F", bound=Callable[..., Any])

_PACKAGE = Path(__file__).resolve().parents[1]
_NOT_RULES = {"analysis", "bench", "cli", "paint", "server", "testing", "texts"}
"""Folders that rules never import: editing them compiles nothing anew."""


def interpreted() -> bool:
    """Whether this process runs the rules as plain Python (NUMBA_DISABLE_JIT=1)."""
    return bool(config.DISABLE_JIT)


def rule(function: F) -> F:
    """Compile a rule when it is first used; the type checker sees the plain function."""
    return _compiled(function, _sources_of(Path(function.__code__.co_filename)))


def bind(template: Callable[..., Any], kernels: Mapping[str, object], name: str, home: Path) -> Callable[..., Any]:
    """A new rule from a template's code, with a game's own kernels in place of the template's names.

    Functions handed over as arguments or closures would never be found in the cache again; bound as globals they are.
    `home` is the folder of the game, whose sources the compiled result depends on.
    """
    made = types.FunctionType(template.__code__, {**template.__globals__, **kernels}, template.__name__)
    made.__qualname__ = f"{template.__name__}.{name}"
    made.__module__ = template.__module__
    made.__doc__ = template.__doc__
    sources = {*_sources_of(Path(template.__code__.co_filename)), *_sources_of(home / "rules.py")}
    for kernel in kernels.values():
        code = getattr(getattr(kernel, "py_func", None), "__code__", None)
        if code is not None:
            sources.update(_sources_of(Path(code.co_filename)))
    return _compiled(made, sources)


def _compiled(function: F, sources: Iterable[Path]) -> F:
    if interpreted():
        return function
    dispatcher: Any = numba.njit(cache=True, nogil=True)(function)
    cached = dispatcher._cache
    cached._cache_file = _StampedCacheFile(cached._impl, _stamp(tuple(sorted(set(sources)))))
    return cast(F, dispatcher)


class _StampedCacheFile(IndexDataCacheFile):
    """Numba's cache files under a name that says which sources and which flags they were made from."""

    def __init__(self, impl: Any, stamp: str) -> None:
        flavour = "checked" if config.BOUNDSCHECK else "plain"
        self._base = f"{impl.filename_base}.{flavour}.{stamp}"
        # The same rule in older sources, where it may have stood on another line.
        self._family = re.sub(r"-\d+(?=\.py)", "-*", f"{impl.filename_base}.{flavour}.*")
        super().__init__(impl.locator.get_cache_path(), self._base, stamp)  # type: ignore[no-untyped-call]

    def save(self, key: object, data: object) -> None:
        """Save, and sweep away what older sources left behind.

        Numba numbers its data files. Two processes that compile different signatures at the same time would choose the same
        number, and one would later run the other's code: here a data file is named after what it holds, and comes first.
        """
        for old in Path(self._cache_path).glob(self._family):
            if self._source_stamp not in old.name:
                old.unlink(missing_ok=True)
        name = f"{self._base}.{hashlib.sha256(repr(key).encode()).hexdigest()[:16]}.nbc"
        self._save_data(name, data)  # type: ignore[no-untyped-call]
        self._save_index({**self._load_index(), key: name})  # type: ignore[no-untyped-call]


@cache
def _sources_of(file: Path) -> frozenset[Path]:
    """The folders and files whose rules a rule in this file may call, directly or through others.

    For the core and for games these are folders. Elsewhere, as among the searches of the bots, they follow from what a file
    imports: there the rules of one game stand beside those of the others, and editing one must not compile all anew.
    """
    file = file.resolve()
    if not file.is_relative_to(_PACKAGE):
        folders = (f for f in _PACKAGE.iterdir() if f.is_dir() and f.name not in _NOT_RULES)
        return frozenset((*folders, file.parent))
    parts = file.relative_to(_PACKAGE).parts
    base = (_PACKAGE / "core", _PACKAGE / "geometry")
    if parts[0] in ("core", "geometry"):
        return frozenset(base)
    if parts[0] == "games":
        return frozenset((*base, _PACKAGE / "games" / parts[1]))
    found, waiting = set(base), [file]
    while waiting:
        one = waiting.pop()
        if one in found:
            continue
        found.add(one)
        for imported in _imports_of(one):
            if imported.relative_to(_PACKAGE).parts[0] in ("core", "games", "geometry"):
                found |= _sources_of(imported)
            else:
                waiting.append(imported)
    return frozenset(found)


def _imports_of(file: Path) -> Iterator[Path]:
    """The modules of this package that a file names in its imports, also in those for the type checker only."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        names = []
        if isinstance(node, ast.Import):
            names = [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
        for name in names:
            place = _PACKAGE.parent.joinpath(*name.split("."))
            if place.with_suffix(".py").is_file() and place.is_relative_to(_PACKAGE):
                yield place.with_suffix(".py")


@cache
def _stamp(sources: tuple[Path, ...]) -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for one in sources:
        for source in sorted(one.rglob("*.py")) if one.is_dir() else [one]:
            digest.update(f"{source.name}\0".encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def straight(function: Callable[..., Any], *like: object) -> Callable[..., Any]:
    """The compiled code of a rule for arguments of these types, called without checking them: half the cost of a call.

    Only for callers that own all their arguments: an argument of another type is read as if it were of this one.
    """
    if interpreted():
        return function
    dispatcher: Any = function
    types_of = tuple(numba.typeof(argument) for argument in like)  # type: ignore[no-untyped-call]
    dispatcher.compile(types_of)
    return cast(Callable[..., Any], dispatcher.overloads[types_of].entry_point)


def compiled_before(functions: Iterable[Any]) -> bool:
    """Whether all these rules are in the cache, or need no compiling."""
    return interpreted() or all(f.signatures or f._cache._cache_file._load_index() for f in functions)


def announce_compiling(title: str) -> None:
    """Say on the terminal, or in the log, that a wait is coming and why. Replace `announce` to say it elsewhere."""
    announce(f"Compiling the rules of {title} for this machine. This happens once and takes a few seconds.")


def _to_terminal_or_log(message: str) -> None:
    if sys.stderr.isatty() and not os.environ.get("ABACULUS_QUIET"):
        print(message, file=sys.stderr, flush=True)
    else:
        logging.getLogger("abaculus").info(message)


announce: Callable[[str], None] = _to_terminal_or_log

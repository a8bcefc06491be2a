"""`@rule`: one function, three lanes.

A rule is a plain function in the Numba subset. Once decorated, it is compiled when first called, and the result is kept
on disk. Under NUMBA_DISABLE_JIT=1 it stays plain Python. A CUDA kernel may call the very same function.

Numba's own cache looks only at the file that defines a function: edit a rule that another file's rule calls, and the
caller keeps the old code. Rules therefore carry a stamp over all the sources they can depend on, and the stamp is part
of the cached file's *name*, so that code of another version, or compiled without the bounds check, cannot be loaded by
mistake.
"""

from __future__ import annotations

import hashlib
import logging
import os
import re
import sys
import types
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import config as numba_config
from numba.core.caching import FunctionCache, IndexDataCacheFile

from abaculus.core.registry import packages

__all__ = ["announce_compiling", "bind", "compiled_before", "interpreted", "rule", "type_of", "unchecked_entry"]

config: Any = numba_config

F = TypeVar("F", bound=Callable[..., Any])

_PACKAGE = Path(__file__).resolve().parents[1]
_BASE = (_PACKAGE / "core", _PACKAGE / "geometry")
"""What all rules may depend on."""
_BASE_NAMES = tuple(f"{_PACKAGE.name}.{folder.name}." for folder in _BASE)


def interpreted() -> bool:
    """Whether this process runs the rules as plain Python (NUMBA_DISABLE_JIT=1)."""
    return bool(config.DISABLE_JIT)


def rule(function: F) -> F:
    """Compile a rule when first used; the type checker sees the plain function."""
    return _compiled(function, _sources_of(Path(function.__code__.co_filename)))


def bind(template: Callable[..., Any], kernels: Mapping[str, object], name: str, home: Path) -> Callable[..., Any]:
    """A new rule from a template's code, with a game's own kernels in place of the template's names.

    Functions passed as arguments or closures would never be found again in the cache; bound as globals, they are.
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
    dispatcher: Any = numba.njit(nogil=True)(function)
    dispatcher._cache = _RuleCache(function, _stamp(frozenset(sources)))
    return cast(F, dispatcher)


class _RuleCache:
    """Numba's cache for one function, made when first needed: most rules are only ever compiled into others, and making
    a cache tests whether its folder is writable. The stamp is taken earlier, from the sources as they were imported."""

    def __init__(self, function: Callable[..., Any], stamp: str) -> None:
        self._function, self._stamp = function, stamp

    @cached_property
    def _made(self) -> Any:
        made: Any = FunctionCache(self._function)  # type: ignore[no-untyped-call]
        made._cache_file = _StampedCacheFile(made._impl, self._stamp)
        return made

    def __getattr__(self, name: str) -> Any:
        return getattr(self._made, name)


class _StampedCacheFile(IndexDataCacheFile):
    """Numba's cache files, under a name that says from which sources and with which flags they were made."""

    def __init__(self, impl: Any, stamp: str) -> None:
        flavour = "checked" if config.BOUNDSCHECK else "plain"
        self._base = f"{impl.filename_base}.{flavour}.{stamp}"
        # The same rule in older sources, where it may have been on another line.
        self._family = re.sub(r"-\d+(?=\.py)", "-*", f"{impl.filename_base}.{flavour}.*")
        super().__init__(impl.locator.get_cache_path(), self._base, stamp)  # type: ignore[no-untyped-call]

    def save(self, key: object, data: object) -> None:
        """Save, and delete what older sources left behind.

        Numba numbers its data files. Two processes that compile different signatures at the same time would choose the same
        number, and one would later run the other's code. Here a data file is named after its contents, and is written
        first.
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

    The core and the geometry count as whole folders. Elsewhere imports are followed file by file, so that editing a
    game's search or its scene does not recompile its rules.
    """
    file = file.resolve()
    if not file.is_file():  # typed at a prompt: it may call anything
        return frozenset((_PACKAGE, file))
    found, waiting = set(_BASE), [file]
    while waiting:
        one = waiting.pop()
        if one not in found and not any(one.is_relative_to(folder) for folder in _BASE):
            found.add(one)
            waiting += _imports_of(one)
    return frozenset(found)


_COMMENT = re.compile(r"#.*|\\\n")
_IMPORT = re.compile(
    r"(?:^|[;:])[ \t]*(?:from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]+(\([^)]*\)|.*)|import[ \t]+(.*))", re.MULTILINE
)


@cache
def _imports_of(file: Path) -> tuple[Path, ...]:
    """The files that a file imports, even if for the type checker only: files of Abaculus, of games from other
    packages, and of its own package; for a file that is in no package, those in the same folder.

    Imports are searched for, not parsed: parsing took a third of the time it takes to load a game. Something that
    merely looks like an import, say in a docstring, means a rule compiled once too often, never a stale one.
    """
    found: list[Path] = []
    for dots, name, names, plain in _IMPORT.findall(_COMMENT.sub("", file.read_text(encoding="utf-8"))):
        if f"{name}.".startswith(_BASE_NAMES):
            continue
        if plain:
            found += [module for one in re.findall(r"[\w.]+", plain) for module in _module_at(_place_of(one, file))]
            continue
        place = file.parents[len(dots) - 1].joinpath(*name.split(".")) if dots else _place_of(name, file)
        for one in re.findall(r"\w+", names) or [""]:
            found += _module_at(place and place / one) or _module_at(place)
    return tuple(dict.fromkeys(found))


def _module_at(place: Path | None) -> list[Path]:
    """The file of a module, if there is one."""
    if place is None:
        return []
    files = (f"{place.name}.py", f"{place.name}/__init__.py")
    return [place.parent / file for file in files if file in _files_in(place.parent)]


@cache
def _files_in(folder: Path) -> frozenset[str]:
    """The modules and packages of a folder, as files. A folder is listed once, instead of asking for every name in it."""
    if not folder.is_dir():
        return frozenset()
    with os.scandir(folder) as entries:
        names = [one.name if one.is_file() else f"{one.name}/__init__.py" for one in entries]
    return frozenset(name for name in names if "/" not in name or (folder / name).is_file())


def _place_of(name: str, file: Path) -> Path | None:
    """The path, without its suffix, of a module that a file imports by its full name; `None` if it has no rules."""
    roots = {_PACKAGE.name: _PACKAGE}
    if not file.is_relative_to(_PACKAGE):
        roots |= packages()
        top = file
        while (top.parent / "__init__.py").is_file():
            top = top.parent
        roots[top.stem] = top
        if top == file and (beside := file.with_name(f"{name}.py")).is_file():
            return beside.with_suffix("")
    for root, folder in roots.items():
        if f"{name}.".startswith(f"{root}."):
            return folder.joinpath(*name.split(".")[root.count(".") + 1 :])
    return None


@cache
def _stamp(sources: frozenset[Path]) -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for one in sorted(sources):
        digest.update(_digest(one))
    return digest.hexdigest()[:16]


@cache
def _digest(source: Path) -> bytes:
    digest = hashlib.sha256()
    for file in _python_files(source) if source.is_dir() else [str(source)]:
        digest.update(f"{os.path.basename(file)}\0".encode())
        if os.path.isfile(file):
            with open(file, "rb") as content:
                digest.update(content.read())
    return digest.digest()


def _python_files(folder: Path) -> list[str]:
    """As plain names: this runs at every start, and paths would take several times as long."""
    return sorted(
        os.path.join(place, name) for place, _, names in os.walk(folder) for name in names if name.endswith(".py")
    )


def type_of(argument: object) -> object:
    """The type of an argument to compiled code. Finding a record's type takes half a millisecond, so ask once."""
    return None if interpreted() else numba.typeof(argument)  # type: ignore[no-untyped-call]


def unchecked_entry(function: Callable[..., Any], *types_of: object) -> Callable[..., Any]:
    """The compiled code of a rule for arguments of these types, called without checking them: half the cost of a call.

    Only for callers that own all their arguments: an argument of another type is read as if it were of this one.
    """
    if interpreted():
        return function
    dispatcher: Any = function
    dispatcher.compile(types_of)
    return cast(Callable[..., Any], dispatcher.overloads[types_of].entry_point)


def compiled_before(functions: Iterable[Any]) -> bool:
    """Whether all these rules are in the cache, or need no compiling."""
    return interpreted() or all(f.signatures or f._cache._cache_file._load_index() for f in functions)


def announce_compiling(title: str) -> None:
    """Say on the terminal, or in the log, that there will be a wait, and why. Replace `announce` to say it elsewhere."""
    announce(f"Compiling the rules of {title} for this machine. This happens once and takes a few seconds.")


def _to_terminal_or_log(message: str) -> None:
    if sys.stderr.isatty() and not os.environ.get("ABACULUS_QUIET"):
        print(message, file=sys.stderr, flush=True)
    else:
        logging.getLogger("abaculus").info(message)


announce: Callable[[str], None] = _to_terminal_or_log

"""`abaculus new-game`: a package to start your own game from.

It is made from the folder `skeleton`: a package that works as it is, with placeholder names for those of the new game.
"""

from __future__ import annotations

import importlib.util
import keyword
import os
import re
import shlex
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from abaculus.cli.common_options import Language, errors_told, words_in
from abaculus.core.errors import AbaculusError, BadOption
from abaculus.core.registry import ID_RULE, is_game, is_id

__all__ = ["new_game"]

_SKELETON = Path(__file__).parent / "skeleton"


@errors_told()
def new_game(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="The id of the new game: small letters, digits and underscores.")
    ],
    into: Annotated[
        Path, typer.Option("--into", metavar="FOLDER", help="Where to make the folder NAME; otherwise here.")
    ] = Path(),
    lang: Language = None,
) -> None:
    """Write a package with a small but complete game, for you to change into your own."""
    words = words_in(lang)
    _check_name(name)
    folder = into / name
    _check_folder(folder)
    try:
        _write(folder, _names(name))
    except OSError as problem:
        raise AbaculusError(f"{folder}: cannot be written ({problem.strerror})") from problem
    typer.echo(words.say("new-game-written", title=_title(name), folder=str(folder)))
    # pip reads a path as a folder, not as the name of a package, if there is a slash in it.
    path = shlex.quote(str(folder) if folder.is_absolute() else f"./{folder}")
    typer.echo(f"\n    pip install -e {path}\n    abaculus play {name}\n    pytest {path}")


def _check_name(name: str) -> None:
    """The name is that of a game and of a package, and must be free as both."""
    if not is_id(name):
        raise BadOption(f"{name!r} cannot be the id of a game: {ID_RULE}")
    if keyword.iskeyword(name):
        raise BadOption(f"{name!r} cannot be the id of a game: it is a keyword of Python; choose another one")
    if is_game(name):
        raise BadOption(f"there is a game {name!r} already; choose another id")
    found = importlib.util.find_spec(name)
    if found is not None and found.origin is not None:  # a mere folder on the path has none, and does no harm
        raise BadOption(f"there is a Python module {name!r} already, which the game would hide; choose another id")


def _check_folder(folder: Path) -> None:
    if not folder.parent.is_dir():
        raise BadOption(f"--into {folder.parent}: there is no such folder")
    if os.path.lexists(folder):
        raise AbaculusError(f"{folder}: is there already; nothing was written")


def _title(name: str) -> str:
    return name.replace("_", " ").strip().capitalize()


def _names(name: str) -> dict[str, str]:
    """The names in the skeleton, and what the new game has in their place."""
    camel = "".join(part.capitalize() for part in name.split("_"))
    return {
        "abaculus-mygame": f"abaculus-{name.rstrip('_')}",  # the name of an installed package may not end with an underscore
        "mygame": name,
        "MyGame": f"{camel}Game",
        "MyState": f"{camel}State",
        "My Game": _title(name),
    }


def _write(folder: Path, names: dict[str, str]) -> None:
    """All or nothing: the folder is made inside another, and moved into place when complete."""
    placeholders = re.compile("|".join(names))

    def renamed(text: str) -> str:
        return placeholders.sub(lambda found: names[found[0]], text)

    with TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name[:40]}-") as draft:
        made = Path(draft) / folder.name
        for source in sorted(_SKELETON.rglob("*")):
            if source.is_file() and "__pycache__" not in source.parts:
                target = made / renamed(source.relative_to(_SKELETON).as_posix())
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(renamed(source.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
        made.rename(folder)

"""Tables and texts in the documentation that are owned by code: `python docs/tables.py` renews them.

Each is between two comments, `<!-- generated: NAME -->` and `<!-- end -->`. NAME is a function below, with hyphens for
underscores, and its arguments.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import abaculus
from abaculus.core import compiled
from abaculus.core.texts import taught_by, texts

__all__ = ["fill_in", "pages"]

ROOT = Path(__file__).resolve().parents[1]
_MARKED = re.compile(r"(<!-- generated: ([\w-]+) ?([\w -]*) -->\n).*?(<!-- end -->)", re.DOTALL)


def pages() -> list[Path]:
    """Every page that people read, except the rules of the games."""
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")])


def fill_in(text: str) -> str:
    """A page with its generated parts as they should be."""
    return _MARKED.sub(lambda found: f"{found[1]}\n{_OWNERS[found[2]](*found[3].split())}\n{found[4]}", text)


def _table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join("| " + " | ".join(str(cell).replace("|", "\\|") for cell in line) + " |\n" for line in lines)


def _first_sentence(text: str | None, of: str) -> str:
    if not text:
        raise LookupError(f"{of} has no docstring")
    paragraph = " ".join(text.strip().split("\n\n")[0].split())
    return paragraph.split(". ")[0].rstrip(".") + "."


def public_names() -> str:
    """`abaculus.__all__`, with what each name says about itself."""
    constants = _documented_constants(Path(abaculus.__file__))
    rows = []
    for name in sorted(abaculus.__all__, key=str.lower):
        text = constants.get(name) or getattr(abaculus, name).__doc__
        rows.append((f"`abaculus.{name}`", _first_sentence(text, of=name)))
    return _table(["name", "what it is"], rows)


def _documented_constants(file: Path) -> dict[str, str]:
    """Constants of a module with the text below each."""
    body = ast.parse(file.read_text(encoding="utf-8")).body
    found = {}
    for line, below in pairwise(body):
        if isinstance(line, ast.Assign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found[ast.unparse(line.targets[0])] = str(below.value.value)
    return found


def _documented_fields(file: Path, of: str) -> dict[str, str]:
    """Fields of a class with the text below each."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == of)
    found = {}
    for line, below in pairwise(body):
        if isinstance(line, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found[ast.unparse(line.target)] = str(below.value.value)
    return found


def kernels() -> str:
    """What a game provides, from the comments in `core/kernels.pyi`."""
    source = Path(compiled.__file__).with_name("kernels.pyi").read_text(encoding="utf-8")
    signatures = re.findall(r"^def (\w+)\((.*?)\) -> \w+: \.\.\.  # (.*)$", source, re.MULTILINE)
    if [name for name, _, _ in signatures] != list(compiled.KERNELS):
        raise LookupError("core/kernels.pyi and the kernels that core/compiled.py asks for differ")
    rows = [(f"`{name}({re.sub(r': [A-Za-z]+', '', takes)})`", does) for name, takes, does in signatures]
    return _table(["kernel", ""], rows)


def facts(game_id: str) -> str:
    """The numbers of a game, for each number of players."""
    low, high = abaculus.game_info(game_id).players
    rows = []
    for players in range(low, high + 1):
        game = abaculus.load_game(game_id, players=players)
        rows.append(
            (players, game.num_distinct_actions(), game.max_chance_outcomes(), game.max_game_length(), game.max_steps())
        )
    return _table(
        ["players", "`num_distinct_actions`", "`max_chance_outcomes`", "`max_game_length`", "`max_steps`"], rows
    )


def box(game_id: str) -> str:
    """What the outside of a game's box says."""
    info = abaculus.game_info(game_id)
    low, high = info.players
    row = (f"{low} to {high}", f"age {info.age}", f"about {info.minutes} minutes", taught_by(game_id))
    return _table(["players", "from", "a game takes", "what it teaches"], [row])


def options(game_id: str) -> str:
    """The options of a game."""
    info = abaculus.game_info(game_id)
    low, high = info.players
    rows: list[tuple[object, ...]] = [("`players`", f"{low} to {high}", info.default_players, "how many play")]
    for option in info.options:
        rows.append(
            (
                f"`{option.name}`",
                ", ".join([f"`{value}`" for value in option.values] + ["or your own text"] * bool(option.free)),
                option.default,
                option.summary,
            )
        )
    return _table(["option", "values", "default", "meaning"], rows)


def command(*path: str) -> str:
    """The arguments and options of one command."""
    rows: list[tuple[str, str]] = []
    for parameter in find_command(*path).params:
        if parameter.opts[0].startswith("-"):
            names = ", ".join(f"`{name}`" for name in (*parameter.opts, *parameter.secondary_opts))
            blank = f" {parameter.metavar}" if parameter.metavar else ""
            rows.append((f"{names}{blank}", parameter.help or ""))
        else:
            rows.append((parameter.metavar or parameter.name.upper(), parameter.help or ""))
    return _table(["", ""], rows) if rows else "It takes no options.\n"


def text(key: str) -> str:
    """What the program itself says, in English."""
    return f"```text\n{texts('en').say(key)}\n```\n"


@cache
def find_command(*path: str) -> Any:
    """A command of `abaculus`, such as `tiles export`, or the whole program."""
    from typer.main import get_command

    from abaculus.cli.main import app

    if not path:
        return get_command(app)
    group = find_command(*path[:-1])
    found = group.get_command(None, path[-1]) if hasattr(group, "get_command") else None
    if found is None:
        raise LookupError(f"there is no command `abaculus {' '.join(path)}`")
    return found


def settings(of: str = "Settings") -> str:
    """The server's settings, or its limits, with what their docstrings say."""
    from abaculus.server import settings as owner

    described = _documented_fields(Path(owner.__file__), of)
    defaults = getattr(owner, of)()
    rows = []
    for name, default in vars(defaults).items():
        if name != "limits":
            setting = f"`ABACULUS_{name.upper()}`" if of == "Settings" else f"`{name}`"
            shown = ", ".join(map(str, default)) if isinstance(default, tuple) else str(default)
            shown = {"True": "1", "False": "0"}.get(shown, shown)
            rows.append((setting, shown, " ".join(described.get(name, "").split())))
    return _table(["setting", "default", "what it is"], rows)


def refusals() -> str:
    """The names of the server's refusals, with their HTTP status and what people read."""
    from abaculus.server.refusal import STATUS

    words = texts("en")
    return _table(
        ["reason", "status", "what people read"], [(f"`{r}`", s, words.say(f"refused-{r}")) for r, s in STATUS.items()]
    )


def metrics() -> str:
    """What `/metrics` says about the server itself."""
    from abaculus.server.metrics import Metrics

    rows = []
    for name, metric in vars(Metrics()).items():
        if not name.startswith("_") and name != "registry":
            found = metric.describe()[0]
            ending = "_total" if found.type == "counter" else ""
            rows.append((f"`{found.name}{ending}`", found.type, ", ".join(metric._labelnames), found.documentation))
    return _table(["metric", "type", "labels", "what it is"], rows)


def learning(game_id: str) -> str:
    """A game's page for learners."""
    from abaculus.rl.pages import page

    return page(game_id, options(game_id))


def columns(of: str) -> str:
    """The columns of a table of games, or of decisions."""
    from abaculus.rl.names import COLUMNS, DECISIONS

    found = DECISIONS if of == "decisions" else COLUMNS
    return _table(["column", "type", "meaning"], [(f"`{name}`", kind, text) for name, (kind, text) in found.items()])


_MADE = (public_names, kernels, box, facts, options, command, text, settings, refusals, metrics, learning, columns)
_OWNERS = {made.__name__.replace("_", "-"): made for made in _MADE}


if __name__ == "__main__":
    for page in pages():
        page.write_text(fill_in(page.read_text(encoding="utf-8")), encoding="utf-8")

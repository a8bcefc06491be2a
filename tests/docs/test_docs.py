"""The documentation is true: examples run, links work, commands exist, rules are cited, tables agree with the code.

ABACULUS_RENEW=1 rewrites the generated tables instead of comparing them.
"""

from __future__ import annotations

import ast
import doctest
import importlib
import importlib.util
import os
import pkgutil
import re
import shlex
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import abaculus
from abaculus.cli.option_shorthand import spelled_out
from abaculus.core.errors import MissingExtra

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "abaculus" / "games"


def _tables() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_tables", ROOT / "docs" / "tables.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tables = _tables()
PAGES: list[Path] = [*tables.pages(), *sorted(GAMES.glob("*/RULES.md"))]
MODULES = [
    found.name
    for found in pkgutil.walk_packages(abaculus.__path__, "abaculus.")
    if not found.name.endswith(("__main__", "migrations.env"))  # importing these has side effects
]


def _name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


# -- examples ----------------------------------------------------------------------------------------------------------


def _python_blocks(page: Path) -> list[tuple[int, str]]:
    """The Python examples of a page, as (line above the first, text)."""
    text = page.read_text(encoding="utf-8")
    return [
        (text[: found.start(1)].count("\n"), found[1])
        for found in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    ]


def _run_doctest(test: doctest.DocTest, clear: bool = True) -> None:
    told: list[str] = []
    result = doctest.DocTestRunner().run(test, out=told.append, clear_globs=clear)
    assert result.failed == 0, "".join(told)


@pytest.mark.parametrize("page", [page for page in PAGES if _python_blocks(page)], ids=_name)
def test_examples_on_pages_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples of a page are one session; those without a prompt are plain code."""
    monkeypatch.chdir(tmp_path)
    session: dict[str, Any] = {"__name__": "example"}
    for line, block in _python_blocks(page):
        if ">>> " in block:
            test = doctest.DocTestParser().get_doctest(block, {}, _name(page), str(page), line)
            test.globs = session  # not a copy: the next example continues from here
            _run_doctest(test, clear=False)
        else:
            exec(compile("\n" * line + block, page, "exec"), session)


def test_readme_and_python_page_have_examples() -> None:
    with_examples = {_name(page) for page in PAGES if _python_blocks(page)}
    assert {"README.md", "docs/python.md", "CONTRIBUTING.md"} <= with_examples


def _docstrings(module: ModuleType) -> list[tuple[str, int, str]]:
    """Docstrings with examples, read from the source: compiled rules do not show theirs to doctest's own finder."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text and ">>> " in text:
                found.append((getattr(node, "name", "the module"), node.body[0].lineno - 1, text))
    return found


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_run(name: str) -> None:
    """Every module can be imported on its own, and its examples are right."""
    try:
        module = importlib.import_module(name)
    except MissingExtra as missing:
        pytest.skip(str(missing))
    for of, line, text in _docstrings(module):
        _run_doctest(
            doctest.DocTestParser().get_doctest(text, dict(vars(module)), f"{name}.{of}", module.__file__, line)
        )


def test_package_docstrings_have_examples() -> None:
    light = [name for name in MODULES if not name.startswith("abaculus.rl.")]  # the others may lack their extras
    assert sum(len(_docstrings(importlib.import_module(name))) for name in ["abaculus", *light]) > 10


# -- links and tables ----------------------------------------------------------------------------------------------------


def _without_code(text: str) -> str:
    return re.sub(r"^```.*?^```$|^(?: {4}|\t).*$|`[^`\n]*`", "", text, flags=re.MULTILINE | re.DOTALL)


def _anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    heads = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


def _links(page: Path) -> list[str]:
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return [one or other for one, other in re.findall(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"", text)]


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in _links(page):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{_name(page)}: {link} leads nowhere"
        assert target.is_relative_to(ROOT), f"{_name(page)}: {link} leads out of the repository"
        if anchor:
            assert anchor in _anchors(target), f"{_name(page)}: {link} names no heading of {_name(target)}"


@pytest.mark.parametrize("page", [page for page in PAGES if "<!-- generated:" in page.read_text("utf-8")], ids=_name)
def test_generated_tables_agree_with_the_code(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    wanted = tables.fill_in(text)
    if os.environ.get("ABACULUS_RENEW") == "1":
        page.write_text(wanted, encoding="utf-8")
        return
    assert text == wanted, f"{_name(page)} is out of date; ABACULUS_RENEW=1 renews it"


def test_every_page_of_docs_can_be_found_from_the_index() -> None:
    reached, waiting = set[Path](), [ROOT / "README.md", ROOT / "docs" / "index.md"]
    while waiting:
        page = waiting.pop()
        if page not in reached and page.suffix == ".md":
            reached.add(page)
            local = [link.partition("#")[0] for link in _links(page) if not re.match(r"[a-z]+:", link)]
            waiting += [(page.parent / link).resolve() for link in local if link]
    assert set(PAGES) <= reached


# -- commands ----------------------------------------------------------------------------------------------------------


def _commands(page: Path) -> list[str]:
    """The `abaculus` commands in the shell examples of a page."""
    text = page.read_text(encoding="utf-8")
    blocks = "".join(re.findall(r"^```(?:sh|console)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
    return re.findall(r"^(?:\$ )?(abaculus\b.*)$", blocks.replace("\\\n", " "), re.MULTILINE)


def _mentions(page: Path) -> list[str]:
    """The `abaculus` commands named within sentences, perhaps without all required arguments."""
    return re.findall(r"`(abaculus [^`]+)`", re.sub(r"\s+", " ", page.read_text(encoding="utf-8")))


def _command_and_rest(text: str) -> tuple[Any, list[str]]:
    words = shlex.split(text, comments=True)[1:]
    path: list[str] = []
    while words and not words[0].startswith("-") and hasattr(tables.find_command(*path), "commands"):
        path.append(words.pop(0))
    command = tables.find_command(*path)
    own = {name for parameter in command.params for name in parameter.opts}
    return command, spelled_out([*path, *words], own)[len(path) :] if "--option" in own else words


@pytest.mark.parametrize("page", [page for page in PAGES if _commands(page)], ids=_name)
def test_commands_shown_can_be_typed(page: Path) -> None:
    import typer

    for text in _commands(page):
        command, words = _command_and_rest(text)
        try:
            command.make_context("abaculus", words)
        except typer.Exit:  # --help and --version
            pass
        except Exception as problem:
            pytest.fail(f"{_name(page)}: {text}: {problem}")


@pytest.mark.parametrize("page", [page for page in PAGES if _mentions(page)], ids=_name)
def test_commands_mentioned_exist(page: Path) -> None:
    for text in _mentions(page):
        command, words = _command_and_rest(text)
        known = {
            "--help",
            *(name for parameter in command.params for name in parameter.opts + parameter.secondary_opts),
        }
        unknown = {word for word in words if word.startswith("-")} - known
        assert not unknown, f"{_name(page)}: {text}: there is no {unknown}"


def test_make_targets_mentioned_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    for page in PAGES:
        mentioned = set(re.findall(r"(?:`|^\$? ?)make ([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE))
        assert mentioned <= targets, f"{_name(page)}: make {mentioned - targets}"


# -- rules ---------------------------------------------------------------------------------------------------------------


def _cited(text: str) -> set[int]:
    """R-numbers in a text. Anything in quotes is the name of a red field or the like."""
    plain = re.sub(r"`[^`\n]*`", "", text)
    return {int(number) for number in re.findall(r"(?<![\w'\"])R(\d+)(?![\w'\"])", plain)}


@pytest.mark.parametrize("game_id", abaculus.list_games())
def test_rules_and_code_cite_the_same_numbers(game_id: str) -> None:
    rulebook = (GAMES / game_id / "RULES.md").read_text(encoding="utf-8")
    stated = [int(number) for number in re.findall(r"^\*\*R(\d+)\.\*\*", rulebook, re.MULTILINE)]
    assert stated == list(range(1, len(stated) + 1))
    assert stated
    in_code = _cited("\n".join(file.read_text(encoding="utf-8") for file in (GAMES / game_id).glob("*.py")))
    assert in_code == set(stated)
    assert _cited(_without_code(rulebook)) <= set(stated)


@pytest.mark.parametrize("game_id", abaculus.list_games())
def test_rulebook_names_the_options_and_the_version(game_id: str) -> None:
    rulebook = (GAMES / game_id / "RULES.md").read_text(encoding="utf-8")
    info = abaculus.game_info(game_id)
    assert f"version {info.rules_version}" in rulebook
    options = rulebook.partition("\n## Options\n")[2].partition("\n## ")[0]
    named = {f"`{word}`" for option in info.options for word in (option.name, *option.values)}
    assert named <= set(re.findall(r"`[^`\n]+`", options))


# -- names -----------------------------------------------------------------------------------------------------------------


def test_public_names_say_what_they_are() -> None:
    named = re.findall(r"^\| `abaculus\.(\w+)` \| \S", tables.public_names(), re.MULTILINE)
    assert sorted(named) == sorted(abaculus.__all__)


def test_changelog_tells_of_this_version() -> None:
    assert f"\n## {abaculus.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")

"""`abaculus new-game`: what it writes is a game as it stands, and it writes all of it or nothing."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from commands import invoke, refused, run
from other_package import OWN_TESTS, ask, install

import abaculus
from abaculus.cli import new_game
from abaculus.core.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SKELETON = Path(new_game.__file__).parent / "skeleton"
MAIN = "from abaculus.cli.main import main; main()"
NAME = "row_of_ten"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the command wrote."""
    folder = tmp_path_factory.mktemp("made")
    run("new-game", NAME, "--into", folder)
    return folder / NAME


@pytest.fixture(scope="module")
def installed(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that the package is installed into."""
    folder = tmp_path_factory.mktemp("installed")
    install(package, folder)
    return folder


@pytest.mark.long
@pytest.mark.parametrize("jit", [False, True], ids=["interpreted", "compiled"])
def test_its_own_tests_pass(package: Path, installed: Path, jit: bool) -> None:
    done = ask(OWN_TESTS, installed, arguments=(str(package), str(package / "tests")), jit=jit)
    assert "[100%]" in done.stdout


@pytest.mark.long
def test_lanes_agree(installed: Path) -> None:
    code = f"""
import abaculus
from abaculus.testing import check_lanes_agree
check_lanes_agree([abaculus.load_game("{NAME}", players=players) for players in (2, 4)], 3, bots=["greedy"])
"""
    ask(code, installed, jit=True)


@pytest.mark.long
def test_bots_play_it_and_greedy_beats_random(installed: Path) -> None:
    code = f"""
import abaculus
from abaculus.bots import make_bot
game = abaculus.load_game("{NAME}")
state = game.new_initial_state()
state.apply_action(4)
assert make_bot("expert", 1, simulations=24).choose(state.information(0)) in state.legal_actions()
scores = abaculus.simulate(game, 500, bots=["greedy", "random"], seed=1).scores
assert (scores[:, 0] > scores[:, 1]).mean() > 0.6
"""
    ask(code, installed, jit=True)


def test_its_rules_and_its_board_are_shown(installed: Path) -> None:
    assert "R4" in ask(MAIN, installed, arguments=("rules", NAME)).stdout
    assert "Row of ten" in ask(MAIN, installed, arguments=("games", "--lang", "en")).stdout
    position = f"{NAME} seat=0 die=4 scores=0,8 row=--35-2------"
    assert "<svg" in ask(MAIN, installed, arguments=("render", NAME, "--position", position)).stdout


def test_a_name_in_use_is_refused(installed: Path, tmp_path: Path) -> None:
    code = f"""
try:
    {MAIN}
except SystemExit as end:
    assert end.code == 2
"""
    done = ask(code, installed, arguments=("new-game", NAME, "--into", str(tmp_path)))
    assert f"there is a game '{NAME}' already" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_it_says_what_to_do_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = run("new-game", "alpha").splitlines()
    assert said[0].startswith("Alpha is in alpha: a small but complete game")
    assert said[2:] == ["    pip install -e ./alpha", "    abaculus play alpha", "    pytest ./alpha"]
    away = tmp_path / "my games"
    away.mkdir()
    assert f"pip install -e '{away}/beta'" in run("new-game", "beta", "--into", away)


def test_it_speaks_six_languages(tmp_path: Path) -> None:
    said = {run("new-game", f"game_{language}", "--into", tmp_path, "--lang", language) for language in LANGUAGES}
    assert len({re.sub("game.", "", line) for line in said}) == len(LANGUAGES)


ODD_NAMES = ["x", "none", "x_", "mygame", "mygame2", "abaculus_mygame", "a__b", "box", "game"]


@pytest.mark.parametrize("name", ODD_NAMES)
def test_whatever_it_is_called_it_hangs_together(tmp_path: Path, name: str) -> None:
    run("new-game", name, "--into", tmp_path)
    home = tmp_path / name
    files = [file.relative_to(home).as_posix() for file in home.rglob("*") if file.is_file()]
    sources = [file.relative_to(SKELETON).as_posix() for file in SKELETON.rglob("*") if file.is_file()]
    assert sorted(files) == sorted(file.replace("mygame", name) for file in sources if "__pycache__" not in file)
    for file in files:
        text = (home / file).read_text(encoding="utf-8")
        if "mygame" not in name:
            assert not re.search("my_?game|my game|mystate", text, re.IGNORECASE), file
        if file.endswith(".py"):
            ast.parse(text)
    project = tomllib.loads((home / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["abaculus.games"] == {name: name}
    assert re.fullmatch(r"[A-Za-z0-9]([\w.-]*[A-Za-z0-9])?", project["name"])


def test_packages_of_all_sorts_of_names_can_be_loaded(tmp_path: Path) -> None:
    for name in ODD_NAMES:
        run("new-game", name, "--into", tmp_path)
    code = """
import importlib, sys
for name in sys.argv[1:]:
    made = importlib.import_module(f"{name}.game")
    assert made.make({"players": 2}, None).id == name
"""
    ask(code, *(tmp_path / name / "src" for name in ODD_NAMES), arguments=tuple(ODD_NAMES))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "a small letter"),
        ("Nim", "a small letter"),
        ("3d", "a small letter"),
        ("_x", "a small letter"),
        ("two-words", "small letters, digits and underscores"),
        ("two words", "small letters, digits and underscores"),
        ("../up", "small letters, digits and underscores"),
        ("a.b", "small letters, digits and underscores"),
        ("größe", "small letters, digits and underscores"),
        ("x\n", "small letters, digits and underscores"),
        ("class", "a keyword of Python"),
        (abaculus.list_games()[0], "there is a game"),
        ("json", "there is a Python module 'json' already"),
        ("abaculus", "there is a Python module 'abaculus' already"),
    ],
)
def test_a_bad_name_is_refused_with_the_reason(tmp_path: Path, name: str, why: str) -> None:
    assert why in refused("new-game", name, "--into", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("kept", "file", "link"):
        assert "is there already" in refused("new-game", name, "--into", tmp_path)
    assert list((tmp_path / "kept").iterdir()) == []
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file", "kept", "link"]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "there is no such folder" in refused("new-game", "alpha", "--into", tmp_path / "nowhere")
    assert "there is no language" in refused("new-game", "alpha", "--into", tmp_path, "--lang", "xx")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("when", [0, 7])
def test_a_full_disk_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: int) -> None:
    written: list[Path] = []
    write = Path.write_text

    def fill_up(self: Path, *arguments: Any, **options: Any) -> int:
        if len(written) == when:
            raise OSError(28, "No space left on device")
        written.append(self)
        return write(self, *arguments, **options)

    monkeypatch.setattr(Path, "write_text", fill_up)
    result = invoke("new-game", "alpha", "--into", tmp_path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "cannot be written (No space left on device)" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_rules_and_code_cite_the_same_numbers() -> None:
    home = SKELETON / "src" / "mygame"
    stated = set(re.findall(r"^\*\*(R\d)\.\*\*", (home / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE))
    cited = {number for file in home.glob("*.py") for number in re.findall(r"\bR\d\b", file.read_text("utf-8"))}
    assert cited == stated == {"R1", "R2", "R3", "R4"}


@pytest.mark.long
@pytest.mark.skipif(not (ROOT / "pyproject.toml").is_file(), reason="the sources of the package are not here")
def test_the_wheel_has_the_skeleton(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path],
                   cwd=ROOT, check=True, capture_output=True)  # fmt: skip
    packed = set(zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist())
    files = {file.relative_to(ROOT / "src").as_posix() for file in SKELETON.rglob("*") if file.is_file()}
    assert {file for file in files if "__pycache__" not in file} <= packed

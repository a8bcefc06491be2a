"""What is given as `tiles`: a text stays a text, even on one line, and a file is read where one is meant."""

from __future__ import annotations

from pathlib import Path

import pytest

import abaculus
from abaculus.core.tiles import only_text, tile_text

pytestmark = pytest.mark.once

LINE = "red 5 1 2 1 2 1 2"
STONES = f"{LINE}\nblue 7 3 1 2 6 5 4\n"


def test_a_text_of_one_line_is_not_taken_for_a_file_name() -> None:
    with pytest.raises(abaculus.BadTileSet, match="2 players need blue stones"):
        abaculus.load_game("castle", tiles=LINE)


def test_a_line_is_a_file_name_where_there_is_such_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my own stones.txt").write_text(STONES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    game = abaculus.load_game("castle", tiles=STONES)
    assert abaculus.load_game("castle", tiles="my own stones.txt") == game
    assert abaculus.load_game("castle", tiles=Path("my own stones.txt")) == game
    assert tile_text(LINE) == only_text(LINE) == f"{LINE}\n"


def test_a_path_is_always_a_path() -> None:
    with pytest.raises(abaculus.BadTileSet, match="cannot be read"):
        abaculus.load_game("castle", tiles=Path(LINE))


def test_a_single_word_that_is_no_file_is_a_file_that_is_missing() -> None:
    with pytest.raises(abaculus.BadTileSet, match=r"nowhere\.txt: cannot be read"):
        abaculus.load_game("castle", tiles="nowhere.txt")


def test_no_line_is_too_long_to_be_a_text() -> None:
    with pytest.raises(abaculus.BadTileSet, match="line 1: a stone is a colour"):
        abaculus.load_game("castle", tiles="no stone " * 1000)


def test_the_text_in_a_log_never_names_a_file(tmp_path: Path) -> None:
    file = tmp_path / "stones.txt"
    file.write_text(STONES, encoding="utf-8")
    log = {"game": "castle", "options": {"tiles": str(file)}, "seats": ["Ada", "Ben"], "actions": []}
    with pytest.raises(abaculus.BadLog, match="line 1: a stone is a colour"):
        abaculus.Match.from_json(log)
    assert only_text(str(file)) == f"{file}\n"
    assert only_text(STONES) == STONES

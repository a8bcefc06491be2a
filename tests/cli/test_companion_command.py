"""`abaculus companion`: a game at a real table, typed in as everybody saw it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import invoke, refused, run
from real_table import OTHER_GAMES, RACK_GAMES, greedy_game, last_racks, written

import abaculus
from abaculus.core.match import Match
from abaculus.core.texts import LANGUAGES, texts


def whole_game(name: str) -> tuple[Match, list[str]]:
    """A game, and what somebody types in who sat beside it."""
    match = greedy_game(name)
    return match, [*written(match), *(" ".join(rack) or "-" for rack in last_racks(match))]


@pytest.mark.parametrize("name", RACK_GAMES)
def test_a_game_is_followed_to_its_count(name: str, tmp_path: Path) -> None:
    match, typed = whole_game(name)
    file = tmp_path / "table.json"
    middle = len(typed) // 2
    first = run("companion", name, "--names", "Ada,Ben", "--save", file, stdin="\n".join([*typed[:middle], "quit"]))
    assert "Ada" in first
    told = run("companion", name, "--save", file, stdin="\n".join(typed[middle:]))
    ada, ben = match.state.scores()
    assert f"Ada {ada}, Ben {ben}." in told.splitlines()[-2]
    winner, other = ("Ada", "Ben") if ada > ben else ("Ben", "Ada")
    outcome = told.splitlines()[-1]
    assert outcome.startswith(f"{winner} wins with {max(ada, ben):,} points. 2nd: {other}, {min(ada, ben):,} points. ")
    why = match.game.ending(match.state)
    assert outcome.endswith(texts("en").ending(why, who=["Ada", "Ben"][why.player or 0], you="no"))
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert (kept["game"], kept["names"]) == (name, ["Ada", "Ben"])


@pytest.mark.parametrize("name", RACK_GAMES)
def test_what_cannot_have_happened_is_refused_and_what_was_typed_is_taken_back(name: str) -> None:
    _, typed = whole_game(name)
    lays = [number for number, text in enumerate(typed) if "@" in text]
    before = typed[: lays[0] + 1]
    told = run(
        "companion", name, stdin="\n".join([*before, typed[lays[0]], "undo", "log", "left", "explain", "swap 99"])
    )
    assert "That is not possible" in told
    assert "Taken back." in told
    assert "Not seen yet:" in told
    assert "such as 'swap 3'" in told
    assert told.count(f": {typed[lays[0]]}\n") == 0


@pytest.mark.parametrize("name", RACK_GAMES)
def test_a_hint_is_given_for_the_pieces_that_somebody_holds(name: str) -> None:
    match, typed = whole_game(name)
    number = next(i for i, step in enumerate(match.history) if step.move.kind == "lay")
    state = match.history[number].before
    rack = [piece.removesuffix("!") for piece in state.view(state.current_player())["racks"][state.current_player()]]
    started = typed[: next(i for i, text in enumerate(typed) if "@" in text)]
    told = run("companion", name, stdin="\n".join([*started, f"hint {' '.join(rack)}", f"hint {rack[0]}"]))
    assert "Hint: " in told
    assert f"{len(rack)} are held, and 1 were named" in told


@pytest.mark.parametrize("name", OTHER_GAMES)
def test_other_games_say_how_they_are_followed(name: str) -> None:
    assert "abaculus play --own-draws" in refused("companion", name)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text("{}", encoding="utf-8")
    assert "was not written by `abaculus companion`" in refused("companion", RACK_GAMES[0], "--save", file)
    run("companion", RACK_GAMES[0], "--save", tmp_path / "new.json", stdin="draw 99\nquit\n")
    assert not (tmp_path / "new.json").exists()
    _, typed = whole_game(RACK_GAMES[0])
    run("companion", RACK_GAMES[0], "--save", tmp_path / "new.json", stdin=f"{typed[0]}\n")
    assert "holds another game" in refused("companion", RACK_GAMES[1], "--save", tmp_path / "new.json")
    assert "give up to 2 names" in refused("companion", RACK_GAMES[0], "--names", "A,B,C")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    result = invoke("companion", RACK_GAMES[0], "--lang", language, stdin="help\nboard\nlog\nleft\nexplain\n")
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("name", RACK_GAMES)
def test_the_board_shows_how_its_squares_are_written(name: str) -> None:
    scene = abaculus.load_game(name).new_initial_state().scene(None)
    shown = run("companion", name, stdin="board\n").split()
    assert set(shown) >= {place.cell for place in scene.places if not place.label}


@pytest.mark.parametrize("name", RACK_GAMES)
def test_help_speaks_of_the_game(name: str) -> None:
    told = run("companion", name, stdin="help\n")
    assert texts("en").say(f"{name}-companion-help") in told
    assert texts("en").say("companion-help") in told

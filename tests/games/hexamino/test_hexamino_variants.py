"""Hexamino's snake and star, rule by rule, and the star as a puzzle."""

from __future__ import annotations

import json

import pytest
from commands import refused, run
from hexamino_positions import SNAKE_ASKS_4, choices, game, name_of, play, position, refusal, rest

import abaculus
from abaculus.core.registry import game_part
from abaculus.games.hexamino.box import SNAKE, STAR, tiles_of

# -- snake -----------------------------------------------------------------------------------------------------------------


def test_snake_a_tile_may_only_join_the_tile_laid_last() -> None:
    state = position("snake", "134@1,0", "2,24,36,135,456", "1,3,25,46,123")
    # 134 shows 4 to the east and 3 to the north-east.
    assert {text.partition("@")[2] for text in choices(state)} <= {"2,0", "2,-1"}
    assert "would not join the tile laid last" in refusal(state, "24@0,1")


def test_snake_an_end_tile_waits_until_the_draws_are_used_up_and_the_others_have_missed() -> None:
    state = position("snake", SNAKE_ASKS_4, "3,5,36,35,13", "4,1,2,25,26", seat=1)
    assert "the draws of R4 are not used up" in refusal(state, "4@2,0")
    play(state, "draw", "draw 15", "draw", "draw 135")
    assert "not every other player has missed" in refusal(state, "4@2,0")
    assert choices(state) == {"miss"}
    play(state, "miss", "draw", "draw 23456", "23456@2,0", "draw 6")  # the other player can lay: the count starts again
    assert state.current_player() == 1

    state = position("snake", SNAKE_ASKS_4, "3,5,36,35,13", "4,1,2,25,26", seat=1, drawn=2)
    play(state, "miss", "draw", "draw 15", "draw", "draw 135", "miss")
    assert choices(state) == {"draw"}
    play(state, "draw", "draw 156", "draw", "draw 136")
    assert choices(state) == {"4@2,0", "miss"}
    assert play(state.clone(), "4@2,0").is_terminal()
    assert not play(state.clone(), "miss").is_terminal()


def test_snake_an_end_tile_waits_while_a_tile_of_another_kind_fits() -> None:
    state = position("snake", SNAKE_ASKS_4, "3,5,36,35,13", "4,1,2,25,24", seat=1, drawn=2, misses=3)
    assert choices(state) == {"24@2,0"}
    assert "a tile of another kind fits" in refusal(state, "4@2,0")


def test_snake_an_end_tile_needs_no_draws_when_the_pack_is_empty() -> None:
    hand = "4,1,2,25,26"
    state = position("snake", SNAKE_ASKS_4, rest(SNAKE, hand, "14"), hand, seat=1, misses=1)
    assert choices(state) == {"4@2,0", "miss"}


# -- star: its four special conditions -------------------------------------------------------------------------------------


def test_star_only_the_next_free_cell_of_an_arm_takes_a_tile() -> None:
    state = position("star", "14@1,0", "145,14,134,25,36".replace("14,", "124,"), "1,3,256,346,235")
    assert "145@2,0" in choices(state)
    assert "beside no tile" in refusal(state, "145@3,0")
    assert "none of the six arms" in refusal(state, "145@2,-1")


def test_star_the_first_six_are_no_end_tiles_and_show_points_outwards() -> None:
    state = position("star", "", "14,1,125,25,36", "4,3,256,346,235")
    assert "14@1,0" in choices(state)
    assert "goes to the seventh place of an arm only" in refusal(state, "1@1,0")
    assert "must show a point field outwards" in refusal(state, "125@1,0")
    assert {text for text in choices(state) if text.startswith("125@")} == {"125@0,-1"}


def test_star_on_the_first_tile_both_fields_beside_the_joined_one_are_blank() -> None:
    state = position("star", "", "124,1,14,25,36", "4,3,256,346,235")
    assert "both fields beside the joined one must be blank" in refusal(state, "124@1,0")
    assert "124@-1,0" in choices(state)
    assert "124@2,0" in choices(position("star", "14@1,0", "124,1,2,25,36", "4,3,256,346,235"))


def test_star_the_seventh_and_last_is_an_end_tile() -> None:
    arm = "1345@1,0;1456@2,0;145@3,0;13456@4,0;1234@5,0;124@6,0"
    state = position("star", arm, "1,4,14,25,36", "2,3,256,346,235")
    assert "1@7,0" in choices(state)
    assert "takes an end tile" in refusal(state, "14@7,0")
    assert "must show 1" in refusal(state, "4@7,0")
    assert not any(text.endswith("@8,0") for text in choices(play(state, "1@7,0", "draw 5")))


def test_star_arm_i_alternates_i_and_its_opposite() -> None:
    state = position("star", "14@1,0;145@2,0;1345@3,0", "124,1,134,25,36", "4,3,256,346,235")
    joins = [(laid["turn"] + 0) % 6 for laid in state.view(0)["table"][1:]]
    assert joins == [3, 0, 3]


# -- the star as a puzzle --------------------------------------------------------------------------------------------------

STAR_OF_ALL = """
1345@1,0 2456@0,1 1356@-1,1 1246@-1,0 1235@0,-1 2346@1,-1
1456@2,0 23456@0,2 3456@-2,2 146@-2,0 256@0,-2 12356@2,-2
145@3,0 12345@0,3 356@-3,3 12346@-3,0 2345@0,-3 2356@3,-3
13456@4,0 1245@0,4 1346@-4,4 12456@-4,0 245@0,-4 346@4,-4
1234@5,0 1256@0,5 1236@-5,5 134@-5,0 235@0,-5 236@5,-5
124@6,0 125@0,6 136@-6,6 14@-6,0 25@0,-6 36@6,-6
1@7,0 2@0,7 3@-7,7 4@-7,0 5@0,-7 6@7,-7
"""
"""All 43 tiles in one star, as found by the solver."""


def test_all_43_tiles_can_be_laid_in_one_star() -> None:
    lays = STAR_OF_ALL.split()
    assert {lay.partition("@")[0] for lay in lays} | {"123456"} == {name_of(tile) for tile in tiles_of(STAR)}
    state = position("star", ";".join(lays), "-", "-", next="over")
    assert state.is_terminal()
    assert state.scores() == [0, 0]


def test_the_solver_finds_such_a_star_and_says_what_it_lacks() -> None:
    pytest.importorskip("ortools")
    from abaculus.games.hexamino.puzzle import solve

    found = solve(game("star"))
    assert found is not None
    assert len(found.lays) == 42
    assert game("star").from_position(found.position).is_terminal()
    with pytest.raises(abaculus.NotAllowed, match="variant=star only"):
        solve(game("octopus"))


def test_the_solve_command_prints_the_lays_and_says_where_there_is_no_puzzle() -> None:
    pytest.importorskip("ortools")
    found = json.loads(run("solve", "hexamino", "--variant", "star", "--json"))
    assert len(found["lays"]) == 42
    lines = run("solve", "hexamino", "--variant", "star").splitlines()
    assert lines[:42] == found["lays"]
    assert lines[42:] == ["Solved: 42 lays. The position:", found["position"]]
    assert "variant=star only" in refused("solve", "hexamino")
    other = next(name for name in abaculus.list_games() if game_part(name, "puzzle") is None)
    assert "has no puzzle" in refused("solve", other)


def test_a_missing_solver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    from abaculus.games.hexamino.puzzle import solve

    monkeypatch.setitem(sys.modules, "ortools.sat.python", None)
    with pytest.raises(abaculus.MissingExtra, match=r"abaculus\[solve\]"):
        solve(game("star"))

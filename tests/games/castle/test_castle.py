"""Number Castle, rule by rule. Positions are written as in RULES.md; `red7/0` is a stone in turn 0."""

from __future__ import annotations

from pathlib import Path

import pytest
from castle_positions import COLOURS, at, begun, do, texts
from hypothesis import given
from hypothesis import strategies as st

import abaculus

# -- the box and R1 -------------------------------------------------------------------------------------


def test_the_box_has_11_stones_of_each_colour_and_a_joker_among_them() -> None:
    lines = [line.split() for line in abaculus.load_game("castle").default_tiles().splitlines() if line[0] != "#"]
    assert len(lines) == 44
    for colour in COLOURS:
        own = [list(map(int, line[1:])) for line in lines if line[0] == colour]
        assert [stone[0] for stone in own] == [*range(1, 11), 20]
        assert all(stone[1:] == [1, 2, 3, 4, 5, 6] for stone in own[:-1])
        assert own[-1][1:] == [6] * 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_any_seat_starts_and_draws_from_its_own_11_stones(players: int) -> None:
    state = abaculus.load_game("castle", players=players).new_initial_state()
    assert state.chance_outcomes() == [(seat, 1 / players) for seat in range(players)]
    do(state, f"start {players - 1}", "roll 1")
    assert texts(state) == [f"draw {COLOURS[players - 1]}{number}" for number in (*range(1, 11), 20)]


# -- R2 -------------------------------------------------------------------------------------------------


def test_r2_the_die_shows_1_to_6_each_equally_likely() -> None:
    assert begun().chance_outcomes() == [(die, 1 / 6) for die in range(1, 7)]


@pytest.mark.parametrize("die", [1, 2, 3])
def test_r2_1_2_and_3_build_that_many_stones_each_drawn_after_the_last_is_placed(die: int) -> None:
    state = do(begun(), f"roll {die}")
    for number in range(die):
        assert state.is_chance_node()
        do(state, f"draw red{number + 1}")
        assert state.current_player() == 0
        assert state.view(1)["drawn"] == f"red{number + 1}"
        state.apply_action(state.legal_actions()[0])
    assert texts(state)[0] == "roll 1"
    assert state.record[0].mover == 1


def test_r2_4_misses_the_turn() -> None:
    state = do(begun(), "roll 4")
    assert texts(state) == ["miss"]
    assert do(state, "miss").record[0].mover == 1


def test_r2_5_takes_an_own_stone_and_6_one_of_another_player() -> None:
    castle = "0,0:red1/0;1,0:blue2/0;2,0:yellow3/0;1,1:red4/0"
    assert texts(at(castle, players=3, roll=5)) == ["take 0,0", "take 1,1"]
    assert texts(at(castle, players=3, roll=6)) == ["take 2,0"]  # 1,0 is a bridge
    assert texts(at(castle, players=3, roll=6, turn=2)) == ["take 0,0", "take 1,1"]


def test_r2_taking_ends_the_turn() -> None:
    assert do(at("0,0:red1/0;1,0:blue2/0", roll=5), "take 0,0").record[0].mover == 1


# -- R3 -------------------------------------------------------------------------------------------------


def test_r3_the_first_stone_lies_on_0_0_in_rotation_0_with_its_1_facing_east() -> None:
    state = do(begun(), "roll 1", "draw red7")
    assert texts(state) == ["red7@0,0/0"]
    with pytest.raises(abaculus.IllegalAction, match="0,0 in turn 0"):
        state.string_to_action("red7@0,0/1")
    do(state, "red7@0,0/0")
    fields = {field.side: field.label for field in state.scene(0).tiles[0].fields}
    assert fields == {0: "1", 1: "2", 2: "3", 3: "4", 4: "5", 5: "6", -1: "7"}


def test_r3_later_stones_go_beside_a_stone_or_on_top_of_a_stack_in_six_rotations() -> None:
    state = at("0,0:blue1/0", roll=1, build=1, drawn="red7")
    beside = ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]
    assert set(texts(state)) == {f"red7@{cell}/{turn}" for cell in [*beside, "0,0"] for turn in range(6)}
    with pytest.raises(abaculus.IllegalAction, match="2,0 is beside no stone"):
        state.string_to_action("red7@2,0/0")


def test_r3_a_rotation_turns_the_small_numbers_clockwise() -> None:
    state = do(at("0,0:blue1/0", roll=1, build=1, drawn="red7"), "red7@1,0/2")
    fields = {field.side: field.label for field in state.scene(0).tiles[1].fields}
    assert fields == {2: "1", 3: "2", 4: "3", 5: "4", 0: "5", 1: "6", -1: "7"}


def test_r3_the_joker_is_laid_in_rotation_0_only() -> None:
    state = at("0,0:blue1/0", roll=1, build=1, drawn="red20")
    assert len(texts(state)) == 7
    assert all(text.endswith("/0") for text in texts(state))
    with pytest.raises(abaculus.IllegalAction, match="looks the same"):
        state.string_to_action("red20@1,0/3")


def test_r3_a_stone_on_top_needs_no_neighbour_at_its_height() -> None:
    state = do(at("0,0:blue1/0+red1/0;1,0:blue2/0", roll=1, build=1, drawn="red7"), "red7@0,0/4")
    assert [(tile.cell, tile.height) for tile in state.scene(0).tiles] == [("0,0", 3), ("1,0", 1)]


def test_r3_no_stack_grows_beyond_eight() -> None:
    seven = "+".join(f"blue{number}/0" for number in range(1, 8))
    state = at(f"0,0:{seven}", roll=2, build=2, drawn="red7")
    do(state, "red7@0,0/0", "draw red8")
    assert not [text for text in texts(state) if "@0,0/" in text]
    with pytest.raises(abaculus.IllegalAction, match="8 high"):
        state.string_to_action("red8@0,0/0")


# -- R4 -------------------------------------------------------------------------------------------------


def test_r4_only_top_stones_and_heights_are_shown() -> None:
    state = at("0,0:blue1/0+yellow2/3+red3/1", players=3)
    for viewer in (0, 1, 2, None):
        scene = state.scene(viewer)
        assert [(tile.text, tile.height) for tile in scene.tiles] == [("red3", 3)]
        assert "blue1" not in str(scene.to_json())
        assert [stack["stone"] for stack in state.view(viewer)["stacks"]] == ["red3"]


def test_r4_what_was_seen_before_is_known_to_those_who_remember() -> None:
    state = at("0,0:blue1/0+yellow2/3+red3/1", players=3)
    assert "blue1/0+yellow2/3+red3/1" in state.view(1)["position"]
    assert state.information(1).state == state


# -- R5 -------------------------------------------------------------------------------------------------


def test_r5_only_the_top_stone_can_be_taken_and_what_it_lay_on_is_seen_again() -> None:
    state = at("0,0:blue1/0+red2/5;1,0:blue3/0", roll=6)
    assert texts(state) == ["take 1,0"]  # blue1 is covered
    state = do(at("0,0:blue1/0+red2/5;1,0:blue3/0", roll=5), "take 0,0")
    assert [(tile.text, tile.height) for tile in state.scene(0).tiles] == [("blue1", 1), ("blue3", 1)]


def test_r5_a_bridge_stone_stays() -> None:
    state = at("0,0:blue1/0;1,0:red2/0;2,0:blue3/0", roll=5, out="red1")
    assert texts(state) == ["miss"]
    free = at("0,0:blue1/0;1,0:red2/0;2,0:blue3/0;2,-1:red3/0", roll=5)
    assert texts(free) == ["take 2,-1"]
    with pytest.raises(abaculus.IllegalAction, match="fall into pieces"):
        free.string_to_action("take 1,0")


def test_r5_a_stone_on_a_bridge_can_be_taken() -> None:
    assert texts(at("0,0:blue1/0;1,0:blue2/0+red2/0;2,0:blue3/0", roll=5)) == ["take 1,0"]


RING = ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")


@pytest.mark.parametrize("neighbours", [1, 2, 3, 4, 5, 6])
def test_r5_a_stone_with_five_neighbours_or_six_stays(neighbours: int) -> None:
    ring = ";".join(f"{cell}:blue{number + 1}/0" for number, cell in enumerate(RING[:neighbours]))
    state = at(f"0,0:red7/0;{ring}", roll=5)
    assert texts(state) == (["take 0,0"] if neighbours <= 4 else ["miss"])


def test_r5_neighbours_count_at_whatever_height() -> None:
    ring = ";".join(f"{cell}:blue{number + 1}/0" for number, cell in enumerate(RING[:4]))
    state = at(f"0,0:red7/0;{ring};0,-1:yellow1/0+yellow2/0+yellow3/0", players=3, roll=5)
    assert texts(state) == ["miss"]


def test_r5_a_stone_of_a_ring_can_be_taken_because_the_ring_holds_the_other_way_round() -> None:
    ring = ";".join(f"{cell}:{'red' if cell == '1,0' else 'blue'}{number + 1}/0" for number, cell in enumerate(RING))
    state = at(ring, roll=5)
    assert texts(state) == ["take 1,0"]
    do(state, "take 1,0")
    broken = at(ring.replace("0,1:blue2/0;", ""), roll=5)
    assert texts(broken) == ["take 1,0"]  # now it is an end
    bridge = at(ring.replace("-1,0:blue4/0;", ""), roll=5)
    assert texts(bridge) == ["miss"]  # the ring is open on the other side


def test_r5_the_last_stone_can_be_taken_and_the_next_is_a_first_stone_again() -> None:
    state = do(at("3,-2:red7/4", roll=5), "take 3,-2")
    assert state.scene(0).tiles == ()
    do(state, "roll 2", "draw blue4")
    assert texts(state) == ["blue4@0,0/0"]


def test_r5_stones_taken_lie_beside_the_castle_for_all_to_see_and_do_not_come_back() -> None:
    state = do(at("0,0:red7/0;1,0:blue2/0", roll=5), "take 0,0")
    assert state.view(1)["out"] == ["red7"]
    do(state, "roll 4", "miss", "roll 1")
    assert "draw red7" not in texts(state)
    assert "red7" not in state.view(1)["left"][0]


# -- R6 and R7 ------------------------------------------------------------------------------------------


def test_r6_who_can_take_must_and_who_cannot_misses() -> None:
    assert "miss" not in texts(at("0,0:red7/0;1,0:blue2/0", roll=5))
    assert texts(at("0,0:blue7/0;1,0:blue2/0", roll=5)) == ["miss"]
    assert texts(at("0,0:red7/0;1,0:red2/0", roll=6)) == ["miss"]
    assert texts(at("-", roll=5)) == ["miss"]


def test_r7_the_game_ends_the_moment_the_last_stone_of_a_pile_is_placed_whatever_was_rolled() -> None:
    out = ",".join(f"red{number}" for number in range(1, 11))
    state = do(at("0,0:blue1/0", roll=3, build=3, out=out), "draw red20", "red20@0,0/0")
    assert state.is_terminal()
    assert state.scores() == [20, 0]
    assert state.returns() == [1.0, -1.0]


def test_r7_the_last_stone_taken_back_out_of_a_pile_of_none_does_not_matter_until_it_is_placed() -> None:
    out = ",".join(f"red{number}" for number in range(1, 11))
    state = do(at("0,0:blue1/0", roll=1, build=1, out=out), "draw red20")
    assert state.current_player() == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r7_the_game_ends_after_64_rounds(players: int) -> None:
    state = begun(players)
    for _ in range(64 * players):
        assert not state.is_terminal()
        do(state, "roll 4", "miss")
    assert state.is_terminal()
    assert state.returns() == [0.0] * players


# -- stones of one's own --------------------------------------------------------------------------------


def test_stones_of_ones_own_are_played_with_and_kept_in_the_log(tmp_path: Path) -> None:
    file = tmp_path / "stones.txt"
    file.write_text("red 5 1 2 1 2 1 2\nred 6 1 2 3 1 2 3\nblue 7 3 1 2 6 5 4\n")
    game = abaculus.load_game("castle", tiles=str(file))
    state = do(game.new_initial_state(), "start 0", "roll 2", "draw red5", "red5@0,0/0", "draw red6")
    assert {text.partition("/")[2] for text in texts(state)} == {"0", "1", "2"}
    match = abaculus.Match(game)
    for action in ("start 1", "roll 3", "draw blue7", "blue7@0,0/0"):
        match.apply(action)
    assert match.state.is_terminal()
    assert abaculus.Match.from_json(match.to_json()).state == match.state


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("red 5 1 2 3\n", "line 1: a stone is a colour"),
        ("pink 5 1 2 3 4 5 6\n", "line 1: a stone is a colour"),
        ("red 5 1 2 3 4 5 6\nred 5 1 1 1 1 1 1\n", "line 2: there is a red5 already"),
        ("red 0 1 2 3 4 5 6\n", "line 1: '0' is no number from 1 to 99"),
        ("red 5 1 2 3 4 5 x\n", "line 1: 'x' is no number from 1 to 9"),
        ("red 5 1 2 3 4 5 6\n", "2 players need blue stones"),
        ("".join(f"red {number} 1 2 3 4 5 6\n" for number in range(1, 13)), "line 12: more than 11 red stones"),
    ],
)
def test_a_bad_tile_file_is_told_with_its_line(text: str, why: str) -> None:
    with pytest.raises(abaculus.BadTileSet, match=why):
        abaculus.load_game("castle", tiles=text)


# -- positions ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("start=0 turn=0 roll=- build=0 drawn=- last=- out=- stacks=0,0:red1/0;2,0:blue1/0", "one connected castle"),
        ("start=0 turn=0 roll=- build=0 drawn=- last=- out=red1 stacks=0,0:red1/0", "only one red1"),
        ("start=0 turn=0 roll=- build=0 drawn=- last=- out=- stacks=0,0:green1/0", "nobody plays green"),
        ("start=0 turn=0 roll=- build=0 drawn=- last=1,0 out=- stacks=0,0:red1/0", "no stone on 1,0"),
        ("start=0 turn=0 roll=2 build=3 drawn=- last=- out=- stacks=-", "build= from 1 to 2"),
        ("start=0 turn=0 roll=2 build=1 drawn=blue1 last=- out=- stacks=-", "a stone of red drawn"),
        ("start=- turn=1 roll=- build=0 drawn=- last=- out=- stacks=-", "nothing has happened"),
        ("start=0 turn=0 roll=- build=0 drawn=- last=- out=- stacks=0,0:red20/3", "turns 0 to 0"),
        ("start=0 turn=999 roll=- build=0 drawn=- last=- out=- stacks=-", "a number from 0 to 128"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(line: str, why: str) -> None:
    with pytest.raises(abaculus.BadNotation, match=why):
        abaculus.load_game("castle").from_position(f"castle {line}")


@given(st.integers(2, 4), st.lists(st.integers(0, 10**6), max_size=150))
def test_whatever_is_played_reads_back_byte_by_byte(players: int, choices: list[int]) -> None:
    game = abaculus.load_game("castle", players=players)
    state = game.new_initial_state()
    for choice in choices:
        actions = state.legal_actions()
        if not actions:
            break
        state.apply_action(actions[choice % len(actions)])
    assert game.from_position(str(state)).key() == state.key()
    assert state.view(0)["position"] == state.view(1)["position"] == str(state)

"""Hexamino, rule by rule, in the order of RULES.md."""

from __future__ import annotations

import pytest
from hexamino_positions import ALL, SNAKE_ASKS_4, choices, game, name_of, play, position, refusal, rest
from hypothesis import given
from hypothesis import strategies as st

from abaculus.games.hexamino.box import OCTOPUS, SNAKE, STAR, fields_of, tiles_of
from abaculus.games.hexamino.sets import first_of, nth_of, size_of
from abaculus.geometry.hex import Hex

# -- the box ---------------------------------------------------------------------------------------------------------------


def test_the_box_holds_every_choice_of_fields_but_the_empty_one() -> None:
    sizes = [len(fields_of(tile)) for tile in tiles_of(OCTOPUS)]
    assert len(set(ALL)) == 63
    assert (sizes.count(6), sizes.count(1), sum(1 < size < 6 for size in sizes)) == (1, 6, 56)
    assert sum(int(field) for name in ALL for field in name) == 672


def test_the_snake_leaves_out_two_fields_side_by_side() -> None:
    left_out = {name_of(tile) for tile in tiles_of(OCTOPUS)} - {name_of(tile) for tile in tiles_of(SNAKE)}
    assert left_out == {"12", "23", "34", "45", "56", "16"}
    assert len(tiles_of(SNAKE)) == 57


def test_the_star_keeps_one_start_tile_six_end_tiles_and_36_with_opposite_fields() -> None:
    sizes = [len(fields_of(tile)) for tile in tiles_of(STAR)]
    assert (len(sizes), sizes.count(6), sizes.count(1)) == (43, 1, 6)
    assert all(any(f + 3 in fields_of(t) for f in fields_of(t)) for t in tiles_of(STAR) if len(fields_of(t)) > 1)


@given(tiles=st.sets(st.integers(0, 62), min_size=1), data=st.data())
def test_sets_of_tiles_are_counted_and_picked_from(tiles: set[int], data: st.DataObject) -> None:
    number = sum(1 << tile for tile in tiles)
    n = data.draw(st.integers(0, len(tiles) - 1))
    assert (size_of(number), first_of(number), nth_of(number, n)) == (len(tiles), min(tiles), sorted(tiles)[n])


# -- R1: the beginning -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 6])
def test_r1_the_start_tile_lies_five_tiles_each_and_the_rest_is_the_pack(players: int) -> None:
    state = play(game(players=players).new_initial_state(), "start 1")
    dealt = iter(ALL)
    for _ in range(5 * players):
        assert state.is_chance_node()
        play(state, f"draw {next(dealt)}")
    view = state.view(None)
    assert [len(hand) for hand in view["hands"]] == [5] * players
    assert view["pack"] == 62 - 5 * players
    assert state.current_player() == 1
    assert state.view(1)["hands"][1] == ALL[:5]
    assert state.view(0)["hands"][0] == ALL[5 * (players - 1) : 5 * players]


def test_r1_field_i_of_the_start_tile_faces_side_i_minus_1() -> None:
    (tile,) = game().new_initial_state().scene(None).tiles
    assert tile.cell == "0,0"
    assert {field.side: field.label for field in tile.fields} == {i - 1: str(i) for i in range(1, 7)}


# -- R2: lay, then draw ----------------------------------------------------------------------------------------------------


def test_r2_after_a_lay_the_player_draws_one() -> None:
    state = play(position("octopus", "", "14,2,36,135,246", "1,3,25,46,123"), "14@1,0")
    assert state.is_chance_node()
    assert "draw 14" not in choices(state)
    play(state, "draw 5")
    assert state.current_player() == 1
    assert sorted(state.view(0)["hands"][0]) == ["135", "2", "246", "36", "5"]


def test_r2_with_an_empty_pack_the_next_player_lays_at_once() -> None:
    state = position("octopus", "", "14,2", rest(OCTOPUS, "14,2"))
    assert play(state, "14@1,0").current_player() == 1


# -- R3: what fits ---------------------------------------------------------------------------------------------------------


def test_r3_beside_the_start_tile_every_tile_fits_at_each_of_its_points() -> None:
    state = position("octopus", "", "14,2,36,135,246", "1,3,25,46,123")
    around = [str(cell) for cell in Hex(0, 0).neighbours()]
    wanted = {f"{tile}@{around[int(f) - 1]}" for tile in ("14", "2", "36", "135", "246") for f in tile}
    assert choices(state) == wanted


def test_r3_a_join_fixes_the_turn() -> None:
    state = position("octopus", "14@1,0", "2,3,13,136,23", "1,5,25,46,123")
    assert state.view(0)["table"][1] == {"tile": "14", "cell": [1, 0], "turn": 3, "lay": 0}


def test_r3_edges_must_be_equal_points_or_both_blank() -> None:
    # The cell 0,1 touches the 2 of the start tile and a blank field of 14.
    state = position("octopus", "14@1,0", "2,24,23,123,3", "1,5,25,46,134")
    assert {text for text in choices(state) if text.endswith("@0,1")} == {"2@0,1", "24@0,1"}
    assert "the edge to 1,0 must be blank, and shows 3 (R3)" in refusal(state, "23@0,1")
    assert "the edge to 0,0 must show 2, and is blank (R3)" in refusal(state, "3@0,1")


def test_r3_both_blank_is_no_join() -> None:
    state = position("octopus", "1@1,0", "2,24,23,123,3", "14,5,25,46,134")
    assert "no neighbour shows a point field to join" in refusal(state, "2@2,0")
    assert "beside no tile" in refusal(state, "2@5,0")
    assert "a tile on 1,0 already" in refusal(state, "2@1,0")
    assert "not in the hand" in refusal(state, "14@0,1")


# -- R4: without a tile that fits ------------------------------------------------------------------------------------------


def test_r4_who_can_lay_must_lay() -> None:
    state = position("snake", SNAKE_ASKS_4, "1,2,25,26,24", "3,5,36,35,13")
    assert choices(state) == {"24@2,0"}
    assert "one must be (R4)" in refusal(state, "draw")
    assert "one must be (R4)" in refusal(state, "miss")


def test_r4_two_draws_then_the_turn_is_missed() -> None:
    state = position("snake", SNAKE_ASKS_4, "1,2,25,26,136", "3,5,36,35,13")
    assert choices(state) == {"draw"}
    assert "draws first" in refusal(state, "miss")
    assert choices(play(state, "draw", "draw 15")) == {"draw"}
    assert choices(play(state, "draw", "draw 156")) == {"miss"}
    assert "two tiles have been drawn" in refusal(state, "draw")
    assert play(state, "miss").current_player() == 1


def test_r4_a_drawn_tile_that_fits_is_laid_and_r2_draws_again() -> None:
    state = position("snake", SNAKE_ASKS_4, "1,2,25,26,136", "3,5,36,35,13")
    play(state, "draw", "draw 24")
    assert choices(state) == {"24@2,0"}
    play(state, "24@2,0")
    assert state.is_chance_node()
    play(state, "draw 46")
    assert state.view(0)["hands"][0] == ["1", "2", "25", "26", "136", "46"]


def test_r4_with_an_empty_pack_the_turn_is_missed_at_once() -> None:
    hand = "1,2,25,26,136"
    state = position("snake", SNAKE_ASKS_4, hand, rest(SNAKE, hand, "14"))
    assert choices(state) == {"miss"}
    assert "the pack is empty" in refusal(state, "draw")


def test_r4_one_tile_in_the_pack_is_one_draw() -> None:
    hand, last = "1,2,25,26,136", "15"
    state = position("snake", SNAKE_ASKS_4, hand, rest(SNAKE, hand, last, "14"))
    assert choices(play(state, "draw", "draw 15")) == {"miss"}


# -- R5: the end -----------------------------------------------------------------------------------------------------------


def test_r5_the_last_tile_in_hand_with_an_empty_pack_ends_the_game() -> None:
    state = play(position("octopus", "", "14", rest(OCTOPUS, "14")), "14@1,0")
    assert state.is_terminal()
    assert state.scores() == [0, 672 - 21 - 5]
    assert state.returns() == [1.0, -1.0]


def test_r5_a_dead_table_ends_the_game_before_the_draw() -> None:
    # On 1,0 the 2 and the 6 of a tile face cells where the start tile demands another turn; its 3 faces a free one.
    state = play(position("snake", "", "136,2,25,26,24", "4,5,36,15,1234"), "136@1,0")
    assert not state.is_terminal()
    state = play(position("snake", "", "126,2,25,26,24", "4,5,36,15,1234"), "126@1,0")
    assert state.is_terminal()
    assert state.view(None)["pack"] == 46


@pytest.mark.parametrize("players", [2, 3])
def test_r5_with_an_empty_pack_n_misses_in_a_row_end_the_game(players: int) -> None:
    # What the others hold is hidden from seat 0: 41 tiles, so that there is no pack.
    hidden = [",".join("?" * (41 // (players - 1) + (seat < 41 % (players - 1)))) for seat in range(players - 1)]
    for misses in range(players):
        state = position("star", "", "4", *hidden, misses=misses)
        assert choices(state) == {"miss"}
        assert play(state, "miss").is_terminal() == (misses == players - 1)


def test_r5_misses_do_not_end_the_game_while_there_is_a_pack() -> None:
    state = position("snake", SNAKE_ASKS_4, "1,2,25,26,136", "3,5,36,35,13", drawn=2, misses=7)
    assert not play(state, "miss").is_terminal()


def test_r5_in_the_snake_it_takes_2n_misses() -> None:
    hand = "4,1,2,25,26"
    for misses in range(1, 4):
        state = position("snake", SNAKE_ASKS_4, hand, ",".join("?" * 50), misses=misses)
        assert choices(state) == {"4@2,0", "miss"}
        assert play(state, "miss").is_terminal() == (misses == 3)


# -- R6: counting ----------------------------------------------------------------------------------------------------------


def test_r6_the_points_held_count_and_the_lowest_total_wins() -> None:
    state = position("octopus", "", "14,2,36,135,246", "1,3,25,46,123")
    assert state.scores() == [5 + 2 + 9 + 9 + 12, 1 + 3 + 7 + 10 + 6]
    lay = state.string_to_action("135@1,0")
    assert state.worth(lay) == -9
    assert [part.points for part in state.score_parts(lay)] == [-9]
    assert not game().info.most_wins

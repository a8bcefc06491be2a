"""Hexamino, rule by rule, in the order of RULES.md."""

from __future__ import annotations

import json

import pytest
from commands import refused, run
from hypothesis import given
from hypothesis import strategies as st

import abaculus
from abaculus.core.lanes import retrace
from abaculus.core.match import Match
from abaculus.core.registry import game_part
from abaculus.core.state import State
from abaculus.games.hexamino.box import OCTOPUS, SNAKE, STAR, TILES, fields_of, name_of, tiles_of
from abaculus.games.hexamino.sets import first_of, nth_of, size_of
from abaculus.geometry.hex import Hex

ALL = [name_of(tile) for tile in range(TILES)]


def game(variant: str = "octopus", players: int = 2) -> abaculus.Game:
    return abaculus.load_game("hexamino", variant=variant, players=players)


def position(
    variant: str,
    table: str,
    *hands: str,
    next: str = "turn",
    seat: int = 0,
    start: int = 0,
    drawn: int = 0,
    misses: int = 0,
) -> State:
    line = f"hexamino next={next} seat={seat} start={start} drawn={drawn} misses={misses}"
    table = f"123456@0,0;{table}" if table else "123456@0,0"
    return game(variant, len(hands)).from_position(f"{line} hands={';'.join(hands)} table={table}")


def rest(variant: int, *used: str) -> str:
    """All tiles of a variant but those used: a hand that leaves no pack."""
    taken = {name for text in used for lay in text.split(";") for name in lay.partition("@")[0].split(",")}
    return ",".join(name_of(tile) for tile in tiles_of(variant) if name_of(tile) not in {*taken, "123456"})


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.apply_action(state.string_to_action(text))
    return state


def choices(state: State) -> set[str]:
    return {state.action_to_string(action) for action in state.legal_actions()}


def refusal(state: State, text: str) -> str:
    with pytest.raises(abaculus.IllegalAction) as refused:
        state.string_to_action(text)
    return str(refused.value)


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


def test_the_tiles_can_be_listed_and_not_replaced() -> None:
    lines = [line for line in game().default_tiles().splitlines() if not line.startswith("#")]
    assert ["".join(line.split()) for line in lines] == ALL
    with pytest.raises(abaculus.BadTileSet, match="no tile file"):
        abaculus.load_game("hexamino", tiles="1 2 3\n4 5 6\n")


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

SNAKE_ASKS_4 = "14@1,0"
"""The next tile of this snake lies on 2,0 and shows 4 to the west."""


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
    # On 1,0 the 2 and the 6 of a tile look at cells where the start tile asks for another turn; its 3 looks at a free one.
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
    play(state, "miss", "draw", "draw 23456", "23456@2,0", "draw 6")  # the other player can lay: all begins anew
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
"""All 43 tiles in one star, as the solver found them."""


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


# -- what a player may know --------------------------------------------------------------------------------------------------


def test_points_of_other_hands_are_nobodys_business_before_the_end() -> None:
    state = position("octopus", "", "14", rest(OCTOPUS, "14"))
    assert state.view(0)["scores"] == [5, None]
    assert [seat.score for seat in state.scene(0).seats] == [5, None]
    assert state.view(None)["scores"] == [None, None]
    assert "?" in state.view(1)["position"]
    play(state, "14@1,0")
    assert state.view(None)["scores"] == state.scores()


def test_a_draw_is_seen_by_its_owner_only() -> None:
    state = play(position("octopus", "", "14,2,36,135,246", "1,3,25,46,123"), "14@1,0")
    draw = state.string_to_action("draw 5")
    seen = [state.game.describe(state, draw, viewer) for viewer in (0, 1, None)]
    assert [state.game.write_move(move) for move in seen] == ["draw 5", "draw ?", "draw ?"]


def test_the_last_lay_cannot_be_taken_back_because_it_shows_all_hands() -> None:
    state = position("octopus", "", "14", rest(OCTOPUS, "14"))
    assert state.game.reveals(state, state.string_to_action("14@1,0"), 0)
    state = position("octopus", "", "14,2", rest(OCTOPUS, "14,2"))
    assert not state.game.reveals(state, state.string_to_action("14@1,0"), 0)
    assert state.game.reveals(state, state.string_to_action("14@1,0"), 1)


def test_who_has_missed_holds_nothing_that_fits() -> None:
    state = play(position("snake", SNAKE_ASKS_4, "1,2,25,26,136", "3,5,36,35,13", drawn=2), "miss")
    for sample in range(50):
        imagined = state.information(1).sample_hidden(7, sample)
        assert not any("4" in tile for tile in imagined.view(0)["hands"][0] if len(tile) > 1)
    searching = play(position("snake", SNAKE_ASKS_4, "1,2,25,26,136", "3,5,36,35,13"), "draw", "draw 24")
    with_4 = [
        sum("4" in tile and len(tile) > 1 for tile in imagined.view(0)["hands"][0])
        for imagined in (searching.information(1).sample_hidden(7, sample) for sample in range(50))
    ]
    assert set(with_4) == {0, 1}  # the tile drawn may fit, the five before it did not


# -- cells that are dead -----------------------------------------------------------------------------------------------------


def test_a_cell_with_two_turns_asked_for_is_dead() -> None:
    # On 0,1 the start tile asks for its 2; 1346 on 1,0 would show its 6 there, in another turn.
    state = position("octopus", "1346@1,0", "14,2,36,135,246", "1,3,25,46,123")
    (dead,) = [place.cell for place in state.scene(0).places if "dead" in place.marks]
    assert dead == "0,1"
    assert all(move.cell != "0,1" for move in state.scene(0).moves)


@pytest.mark.parametrize("variant", ["octopus", "snake"])
def test_dead_cells_are_those_that_no_tile_left_can_fill(variant: str) -> None:
    found = set()
    for seed in range(3):
        actions, _ = retrace(game(variant), seed, seed=5)
        state = game(variant).new_initial_state()
        for action in actions:
            state.apply_action(action)
        view = state.view(None)
        shown = {tuple(laid["cell"]): (laid["tile"], laid["turn"]) for laid in view["table"]}
        left = {name_of(tile) for tile in tiles_of(OCTOPUS if variant == "octopus" else SNAKE)}
        left -= {tile for tile, _ in shown.values()}
        for cell in {Hex(*there).neighbour(side) for there in shown for side in range(6)} - {Hex(*c) for c in shown}:
            asked = {}
            for side, beside in enumerate(cell.neighbours()):
                if beside in shown:
                    tile, turn = shown[beside]
                    field = str((side + 3 - turn) % 6 + 1)
                    asked[side] = field if field in tile else ""
            fillable = any(
                all((str((s - turn) % 6 + 1) if str((s - turn) % 6 + 1) in tile else "") == a for s, a in asked.items())
                for tile in left
                for turn in range(6)
            )
            assert (list(cell) in view["dead_cells"]) == (not fillable), (seed, cell)
            found.add(fillable)
    assert found == {True, False}


# -- writing -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("chess", "starts with 'hexamino'"),
        ("hexamino next=turn", "each once"),
        ("table=123456@0,0;14@3,0", "does not fit there"),
        ("table=123456@0,0;23@0,1;3@-1,1;4@-1,1", "does not fit there"),
        ("table=14@0,0", "begins with the start tile"),
        ("table=123456@0,0;14@x", "a lay is written"),
        ("table=123456@0,0;14@1,0", "no further tile 14"),
        ("hands=14,2,36,135,246;1,3,25,46", "has 5 tiles or more"),
        ("hands=14,2,36,135,246", "has 2 hands"),
        ("hands=14,2,36,135,246;1,3,25,46,14", "no further tile 14"),
        ("hands=14,2,36,135,77;1,3,25,46,123", "is no tile"),
        ("next=over", "over by R5"),
        ("next=never", "it can be start, deal"),
        ("next=refill", "follows a lay"),
        ("next=seek", "without a tile to lay"),
        ("next=deal", "dealt from the starter on"),
        ("next=start", "next=start is for"),
        ("seat=2", "a number from 0 to 1"),
        ("drawn=3", "a number from 0 to 2"),
        ("misses=x", "a number from 0 to 99"),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: str, why: str) -> None:
    line = str(position("octopus", "", "14,2,36,135,246", "1,3,25,46,123"))
    name = wrong.partition("=")[0]
    if " " in wrong or "=" not in wrong:
        line = wrong
    else:
        line = " ".join(wrong if word.startswith(f"{name}=") else word for word in line.split())
    with pytest.raises(abaculus.BadNotation, match=why):
        game().from_position(line)


def test_texts_are_read_with_capitals_and_blanks() -> None:
    state = position("snake", SNAKE_ASKS_4, "1,2,25,26,136", "3,5,36,35,13")
    assert state.string_to_action(" Draw ") == state.legal_actions()[0]
    state = position("octopus", "", "14,2,36,135,246", "1,3,25,46,123")
    assert state.string_to_action("14 @ 1,0") == state.string_to_action("14@1,0")
    for nonsense in ("41@1,0", "14", "14@1,0/3", "pass", ""):
        with pytest.raises(abaculus.BadNotation):
            state.string_to_action(nonsense)


def test_a_match_is_kept_and_comes_back() -> None:
    match = Match(game("snake", 3))
    while not match.state.is_terminal():
        match.apply(match.state.legal_actions()[0])
    assert Match.from_json(match.to_json()).state == match.state

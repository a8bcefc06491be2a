"""What a Hexamino player may know, which cells are dead, and how positions are written."""

from __future__ import annotations

import pytest
from hexamino_positions import SNAKE_ASKS_4, game, name_of, play, position, rest

import abaculus
from abaculus.core.lanes import retrace
from abaculus.core.match import Match
from abaculus.games.hexamino.box import OCTOPUS, SNAKE, tiles_of
from abaculus.geometry.hex import Hex

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
    # On 0,1 the start tile demands its 2; 1346 on 1,0 would show its 6 there, in another turn.
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

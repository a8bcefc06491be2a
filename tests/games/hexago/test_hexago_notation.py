"""Hexago in writing: texts that mean something, and texts that do not."""

from __future__ import annotations

import pytest
from hexago_oracle import tile_names

import abaculus
from abaculus.core.state import State
from abaculus.games.hexago.box import read_tiles

OWN = tile_names(abaculus.load_game("hexago").default_tiles())
EMPTY = ",".join("----")
HAND, OTHER = ",".join(OWN[2:6]), ",".join(OWN[6:10])
TABLE = f"{OWN[0]}@0,0/0;{OWN[1]}@1,0/3"
POSITION = f"hexago start=0 scores=0,0 hands={HAND};{OTHER} table={TABLE}"


def position(text: str = POSITION, **options: object) -> State:
    return abaculus.load_game("hexago", tiles=None, **options).from_position(text)


def test_the_texts_of_the_issue() -> None:
    state = abaculus.load_game("hexago").new_initial_state()
    assert state.action_to_string(1) == "start 1"
    state.apply_action(1)
    assert state.action_to_string(0) == "draw Y6B5R2R1P4G3"
    laying = position()
    action = laying.string_to_action(f"{OWN[2]}@-1,0/2")
    assert laying.action_to_string(action) == f"{OWN[2]}@-1,0/2"


def test_at_turn_0_the_first_field_faces_east_and_turns_go_clockwise() -> None:
    for turn in range(6):
        state = position()
        state.apply_action(state.string_to_action(f"{OWN[2]}@0,1/{turn}"))
        tile = state.scene(None).tile_at("0,1")
        assert tile is not None
        first = tile.fields[0]
        assert (first.side, f"{first.colour[0].upper()}{first.label}") == (turn, OWN[2][:2])


def test_texts_may_have_blanks_and_small_letters() -> None:
    state = position()
    plain = state.string_to_action(f"{OWN[2]}@0,1/4")
    assert state.string_to_action(f"  {OWN[2].lower()} @ 0,1 / 4 ") == plain


@pytest.mark.parametrize(
    "text",
    ["", "end", "draw", f"draw {OWN[2]}", f"{OWN[2]}", f"{OWN[2]}@0,1", f"{OWN[2]}@0/1", f"{OWN[2]}@0,1/6", f"{OWN[2]}@0,1/-1",
     f"{OWN[2]}@0,1/0/0", f"{OWN[2]}@0;1/0", f"{OWN[2]}@1e3,0/0", f"{OWN[2]}@0,1000/0", f"{OWN[2][2:]}@0,1/0", "?@0,1/0",
     f"{OWN[2][2:]}{OWN[2][:2]}@0,1/0"],
)  # fmt: skip
def test_a_text_that_is_no_lay(text: str) -> None:
    with pytest.raises(abaculus.BadNotation):
        position().string_to_action(text)


@pytest.mark.parametrize(
    "text", ["", "start", "start -1", "start 2.0", "start x", "start 1 1", "1", "start 0000000001", "START 1"]
)
def test_a_text_that_says_nobody_starts(text: str) -> None:
    with pytest.raises(abaculus.BadNotation, match="start"):
        abaculus.load_game("hexago").new_initial_state().string_to_action(text)


@pytest.mark.parametrize("text", ["start 2", "start 99", "start 999999999"])
def test_a_seat_that_is_not_there_cannot_start(text: str) -> None:
    with pytest.raises(abaculus.IllegalAction, match="seats 0 to 1 are players 1 to 2"):
        abaculus.load_game("hexago").new_initial_state().string_to_action(text)


def test_a_tile_that_was_seen_cannot_be_drawn() -> None:
    state = position()
    state.apply_action(state.string_to_action(f"{OWN[2]}@0,1/0"))
    for tile in (OWN[0], OWN[2], OWN[3], OWN[7]):
        with pytest.raises(abaculus.IllegalAction, match="seen already"):
            state.string_to_action(f"draw {tile}")
    with pytest.raises(abaculus.BadNotation, match="a tile is drawn now"):
        state.string_to_action(f"{OWN[3]}@0,1/0")


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    table = f"{OWN[0]}@0,0/0;" + ";".join(f"{OWN[i]}@{i},0/3" for i in range(1, 18))
    state = position(f"hexago start=1 scores=3,4 hands={EMPTY};{EMPTY} table={table}")
    assert state.is_terminal()
    assert state.legal_actions() == []
    for text in (f"{OWN[20]}@0,1/0", f"draw {OWN[20]}", "start 0"):
        with pytest.raises(abaculus.IllegalAction, match="the game is over"):
            state.string_to_action(text)
    with pytest.raises(abaculus.IllegalAction, match="the game is over"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("hexago", "hexigo", "starts with 'hexago'"),
        ("start=0", "start=2", "there is no seat 2: seats 0 to 1 are players 1 to 2"),
        ("start=0", "start=x", "there is no seat"),
        ("start=0", "start=-", "hands that are empty"),
        ("start=0", "start=000000000999", "there is no seat"),
        ("start=0", f"start={'0' * 4500}", "there is no seat"),
        ("start=0 ", "", "come start=, scores=, hands=, table=, each once"),
        ("start=0", "start=0 start=0", "each once"),
        ("start=0", "start=0 fun=1", "each once"),
        ("scores=0,0", "scores=0", "2 numbers"),
        ("scores=0,0", "scores=0,x", "2 numbers"),
        ("scores=0,0", "scores=0,1234567", "2 numbers"),
        (f"hands={HAND};", "hands=", "2 hands of 4 slots"),
        (f"hands={HAND}", f"hands={HAND},-", "2 hands of 4 slots"),
        (f"hands={OWN[2]}", "hands=-", "empty slots"),
        (f"hands={OWN[2]}", f"hands={OWN[0]}", "no further tile"),
        (f"hands={OWN[2]}", "hands=R1R1R1R1R1R1", "no tile of this set"),
        ("@0,0/0", "@0,1/0", "first tile goes on 0,0"),
        ("@1,0/3", "@2,0/3", "beside no tile"),
        ("@1,0/3", "@0,0/3", "is taken"),
        ("@1,0/3", "@1,0/7", "a lay is written"),
        (f";{OWN[1]}", f";{OWN[0]}", "no further tile"),
        (f";{OWN[1]}@1,0/3", "", "opening|dealt|hands"),
    ],
)
def test_a_position_with_something_wrong_in_it(old: str, new: str, why: str) -> None:
    assert old in POSITION
    text = POSITION.replace(old, new, 1)
    if old == f";{OWN[1]}@1,0/3":  # one tile of the opening: a position, if the hands are full
        assert position(text).is_chance_node()
        return
    with pytest.raises(abaculus.BadNotation, match=why):
        position(text)


def test_a_position_of_another_number_of_players() -> None:
    for players in (1, 3, 4):
        with pytest.raises(abaculus.BadNotation):
            position(players=players)


def test_positions_of_every_phase_read_back() -> None:
    for text, player in (
        (f"hexago start=- scores=0,0 hands={EMPTY};{EMPTY} table=", abaculus.CHANCE),
        (f"hexago start=1 scores=0,0 hands={EMPTY};{EMPTY} table=", abaculus.CHANCE),
        (f"hexago start=1 scores=0,0 hands={OWN[9]},-,-,-;{OTHER.replace(OWN[9], OWN[10])} table=", abaculus.CHANCE),
        (f"hexago start=1 scores=0,0 hands={HAND};{OTHER} table=", abaculus.CHANCE),
        (f"hexago start=1 scores=0,0 hands={HAND};{OTHER} table={OWN[0]}@0,0/0", abaculus.CHANCE),
        (f"hexago start=1 scores=0,0 hands={HAND};{OTHER} table={TABLE}", 1),
        (f"hexago start=1 scores=0,9 hands={HAND};{OTHER} table={TABLE};{OWN[10]}@0,1/0", 0),
        (
            f"hexago start=1 scores=0,9 hands={HAND};-,{OWN[7]},{OWN[8]},{OWN[9]} table={TABLE};{OWN[10]}@0,1/0",
            abaculus.CHANCE,
        ),
    ):
        state = position(text)
        assert (state.to_position(), state.current_player()) == (text, player)


def test_a_position_of_what_one_player_knows() -> None:
    known = POSITION.replace(OTHER, "?,?,?,?")
    state = position(known)
    assert state.to_position() == known
    assert state.view(0)["unseen"] == 30  # 36, less the opening and their own hand
    assert state.legal_actions() == position().legal_actions()
    assert state.view(0) == position().view(0)


def test_tiles_are_read_in_the_order_of_the_file() -> None:
    tiles = read_tiles(abaculus.load_game("hexago").default_tiles())
    assert tiles.names == OWN
    assert tiles.copies == [1] * 36


# -- numbers that are no actions, asked about ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("number", [-1, 10**6, (1 << 31) - 1, 10**12, -(10**12)])
def test_what_an_illegal_number_means_is_refused_not_guessed(players: int, number: int) -> None:
    """`action_to_string(10**12)` once read beyond the hand and crashed the interpreter."""
    state = abaculus.load_game("hexago", players=players).new_initial_state()
    for ask in (state.action_to_string, state.worth, state.score_parts, state.child):
        with pytest.raises(abaculus.IllegalAction):
            ask(number)


def test_a_slot_that_is_empty_has_no_text() -> None:
    state = position()
    taken = state.string_to_action(f"{OWN[2]}@0,1/0")
    state.apply_action(taken)
    for ask in (state.action_to_string, state.worth, state.score_parts):
        with pytest.raises(abaculus.IllegalAction):
            ask(taken)


def test_a_draw_is_worth_nothing() -> None:
    """A draw was once promised points, as if its number were a lay's."""
    state = position()
    state.apply_action(state.string_to_action(f"{OWN[2]}@0,1/0"))
    assert state.is_chance_node()
    assert set(state.worths(state.legal_actions())) == {0}
    assert state.score_parts(state.legal_actions()[0]) == []


def test_true_is_the_number_one() -> None:
    state = abaculus.load_game("hexago").new_initial_state()
    state.apply_action(True)
    assert "start=1" in state.to_position()
    with pytest.raises(TypeError):
        state.apply_action("0")  # type: ignore[arg-type]

"""Each rule of MathMagic as a test that reads like the rule."""

from __future__ import annotations

import pytest

import abaculus
from abaculus.core.texts import texts as texts_of

HIDDEN = "?,?,?,?,?,?"

# A chip with all four colours, a neighbour for each of its sides, and plain yellow chips to hold them together.
CENTRE, NORTH, EAST, SOUTH, WEST, PLAIN = (
    "G4Y5B3R12", "Y1Y1G9Y1", "Y1Y1Y1Y7", "B8Y1Y1Y1", "Y1R3Y1Y1", "Y1Y1Y1Y1",
)  # fmt: skip
MADE = (
    "G4 Y5 B3 R12\nY1 Y1 G9 Y1\nY1 Y1 Y1 Y7\nB8 Y1 Y1 Y1\nY1 R3 Y1 Y1\nG7 Y1 Y1 Y1\nG4 Y1 B8 R5\n"
    + "Y1 Y1 Y1 Y1\n" * 25
)
RING = f"{PLAIN}@7G,{NORTH}@7H,{PLAIN}@7I,{WEST}@8G,{EAST}@8I,{PLAIN}@9I,{SOUTH}@9H"
RACK = ",".join([CENTRE] + [PLAIN] * 5)
LONELY = "G1 Y1 B1 R1\n"
"""Matches no chip like itself, on any side."""


def position(
    racks: str, table: str, *, idle: int = 0, tiles: str | None = MADE, more: str = "", **options: object
) -> abaculus.State:
    game = abaculus.load_game("mathmagic", tiles=tiles, **options)
    return game.from_position(
        f"mathmagic next=turn to=0 start=0 idle={idle} scores=0,0 racks={racks} table={table} {more}"
    )


def do(state: abaculus.State, *texts: str) -> abaculus.State:
    for text in texts:
        state.apply_action(state.string_to_action(text))
    return state


def texts(state: abaculus.State) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


def working(state: abaculus.State, text: str) -> tuple[int, str]:
    action = state.string_to_action(text)
    return state.worth(action), texts_of("en").working(state.score_parts(action))


def new(players: int = 2, tiles: str | None = None, **options: object) -> abaculus.State:
    return abaculus.load_game("mathmagic", players=players, tiles=tiles, **options).new_initial_state()


def refuses(state: abaculus.State, text: str, why: str) -> None:
    before = state.key()
    with pytest.raises((abaculus.IllegalAction, abaculus.BadNotation), match=why):
        do(state, text)
    assert state.key() == before


# -- R1 ----------------------------------------------------------------------------------------------------------------


def test_r1_everyone_draws_one_chip_openly_and_the_highest_single_number_starts() -> None:
    state = do(new(3), "draw B1G9G11Y10", "draw Y4G3G5B12", "draw R6G5G7B11")
    assert state.view(None)["racks"] == [["B1G9G11Y10!"], ["Y4G3G5B12!"], ["R6G5G7B11!"]]
    assert state.record[0].starter == 1
    do(state, "draw G5Y2B10G4")
    assert state.view(1)["racks"][1] == ["G5Y2B10G4", "Y4G3G5B12!"]
    assert state.view(0)["racks"][1] == ["Y4G3G5B12!", "?"]


@pytest.mark.parametrize(
    ("first", "second", "starter"),
    [
        ("Y8B12G4B6", "B7G11Y1G12", 1),  # blue 12 after green 12
        ("R3G2Y12B4", "G12B2Y8G7", 1),  # yellow 12 after green 12
        ("R3G2Y12B4", "Y8B12G4B6", 0),  # yellow 12 before blue 12
        ("B11B9R12G2", "Y8B12G4B6", 1),  # red 12 after blue 12
        ("R9Y10B12R1", "G10R12Y2B1", 0),  # blue 12 before red 12
        ("R1G3Y5Y12", "Y5R12G8R4", 0),  # yellow 12 before red 12
    ],
)
def test_r1_equal_numbers_are_decided_by_colour(first: str, second: str, starter: int) -> None:
    state = do(new(2), f"draw {first}", f"draw {second}")
    assert state.record[0].starter == starter


def test_r1_a_chip_that_shows_the_number_twice_counts_with_the_better_colour() -> None:
    tiles = "R12 B3 G12 Y1\nY12 B3 G5 Y1\n" + LONELY * 10
    assert do(new(2, tiles), "draw Y12B3G5Y1", "draw R12B3G12Y1").record[0].starter == 1


def test_r1_of_those_who_tie_one_is_drawn_by_lot() -> None:
    state = do(new(4), "draw B7G11Y1G12", "draw B1G9G11Y10", "draw G12B2Y8G7", "draw Y7G12B11G5")
    assert state.chance_outcomes() == [(0, 1 / 3), (2, 1 / 3), (3, 1 / 3)]
    refuses(state, "start 1", "player 1, 3 or 4")


def test_r1_then_everyone_fills_up_to_six_from_the_starter_on() -> None:
    state = do(new(2), "draw B1G9G11Y10", "draw Y4G3G5B12")
    for seat in [1] * 5 + [0] * 5:
        assert state.is_chance_node()
        assert state.record[0].mover == seat
        state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1


# -- R2 ----------------------------------------------------------------------------------------------------------------


def test_r2_the_opening_is_two_chips_side_by_side_the_first_on_7g() -> None:
    state = position(f"{CENTRE},{NORTH},{PLAIN},{PLAIN},{PLAIN},{PLAIN};{HIDDEN}", "-")
    refuses(state, f"{CENTRE}@8H", "first chip goes on 7G")
    do(state, f"{CENTRE}@7G")
    assert state.current_player() == 0
    assert state.scores() == [0, 0]
    # Of the others only these touch the centre with the same colour; there is nothing else to do but lay the second.
    assert set(texts(state)) == {f"{NORTH}@6G", f"{NORTH}@7H", f"{PLAIN}@7H"}
    assert working(state, f"{NORTH}@6G") == (36, "green 9 × 4 = 36")
    do(state, f"{NORTH}@6G")
    assert state.scores() == [36, 0]
    assert state.is_chance_node()


def test_r2_a_chip_without_a_partner_does_not_open() -> None:
    odd = "R5R5R5R5"
    tiles = MADE + "R5 R5 R5 R5\n"
    state = position(f"{odd},{PLAIN},{PLAIN},{PLAIN},{PLAIN},{PLAIN};{HIDDEN}", "-", tiles=tiles)
    assert f"{PLAIN}@7G" in texts(state)
    refuses(state, f"{odd}@7G", "no other chip of the rack")


def test_r2_a_starter_without_a_pair_exchanges_one_with_a_pair_may() -> None:
    state = position(f"{','.join(['G1Y1B1R1'] * 6)};{HIDDEN}", "-", tiles=LONELY * 20)
    assert all(text.startswith("swap") for text in texts(state))
    assert any(text.startswith("swap") for text in texts(position(f"{RACK};{HIDDEN}", "-")))
    do(state, "swap G1Y1B1R1", "draw G1Y1B1R1")
    assert state.current_player() == 1
    assert state.record[0].laid == 0


def test_r2_signed_the_opening_scores_second_minus_first() -> None:
    rack = f"{CENTRE},{SOUTH},{PLAIN},{PLAIN},{PLAIN},{PLAIN};{HIDDEN}"
    state = do(position(rack, "-", subtraction="signed"), f"{CENTRE}@7G")
    assert working(state, f"{SOUTH}@8G") == (5, "blue 8 − 3 = 5")
    state = do(position(rack, "-", subtraction="signed"), f"{SOUTH}@7G")
    assert working(state, f"{CENTRE}@6G") == (-5, "blue 3 − 8 = -5")


# -- R3 ----------------------------------------------------------------------------------------------------------------


def test_r3_a_chip_lies_beside_another_one() -> None:
    state = position(f"{RACK};{HIDDEN}", f"{PLAIN}@7G,{PLAIN}@7H")
    refuses(state, f"{PLAIN}@7G", "already")
    refuses(state, f"{PLAIN}@9G", "beside no chip")
    refuses(state, f"{NORTH}@8G", "not on the rack")
    assert {f"{PLAIN}@{square}" for square in ("6G", "6H", "7F", "7I", "8G", "8H")} <= set(texts(state))


def test_r3_touching_fields_have_the_same_colour() -> None:
    state = position(f"{RACK};{HIDDEN}", f"{PLAIN}@7G,{PLAIN}@7H")
    refuses(state, f"{CENTRE}@8H", "green does not go with yellow on the north side")
    assert f"{CENTRE}@7F" in texts(state)


def test_r3_a_red_pair_divides_exactly() -> None:
    rack = ",".join(["G4Y1B8R5", CENTRE] + [PLAIN] * 4)
    state = position(f"{rack};{HIDDEN}", f"{PLAIN}@7G,{WEST}@7H")
    assert working(state, f"{CENTRE}@7I") == (4, "red 12 ÷ 3 = 4")
    refuses(state, "G4Y1B8R5@7I", "5 cannot be divided by 3 on the west side")


def test_r3_the_board_ends_at_its_edges() -> None:
    row = ",".join(f"{PLAIN}@7{column}" for column in "GHIJKLMN")
    state = position(f"{RACK};{HIDDEN}", row)
    refuses(state, f"{PLAIN}@7O", "squares are 1A to 14N")
    assert f"{PLAIN}@6N" in texts(state)
    assert sum(text.startswith(PLAIN) for text in texts(state)) == 17
    west = ",".join(f"{PLAIN}@7{column}" for column in "GFEDCBA")
    assert sum(text.startswith(PLAIN) for text in texts(position(f"{RACK};{HIDDEN}", west))) == 15
    down = ",".join(f"{PLAIN}@{row}G" for row in range(7, 15))
    assert sum(text.startswith(PLAIN) for text in texts(position(f"{RACK};{HIDDEN}", down))) == 17


def test_r3_an_open_board_has_no_edge() -> None:
    row = ";".join(f"{PLAIN}@0,{column}" for column in range(12))
    state = position(f"{RACK};{HIDDEN}", row, board="open")
    assert f"{PLAIN}@0,12" in texts(state)
    assert f"{PLAIN}@-1,11" in texts(state)
    refuses(state, f"{PLAIN}@7G", "row,column from 0,0")


# -- R4 and R5 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "points", "why"),
    [
        (f"{PLAIN}@7G,{NORTH}@7H", 36, "green 4 × 9 = 36"),
        (f"{PLAIN}@7I,{EAST}@8I", 12, "yellow 5 + 7 = 12"),
        (f"{PLAIN}@9I,{SOUTH}@9H", 5, "blue 8 − 3 = 5"),
        (f"{PLAIN}@7G,{WEST}@8G", 4, "red 12 ÷ 3 = 4"),
        (f"{PLAIN}@7G,{NORTH}@7H,{WEST}@8G", 40, "green 4 × 9 = 36; red 12 ÷ 3 = 4"),
        (f"{PLAIN}@7G,{NORTH}@7H,{PLAIN}@7I,{WEST}@8G,{EAST}@8I", 52, "green 4 × 9 = 36; yellow 5 + 7 = 12; red 12 ÷ 3 = 4"),
        (RING, 157, "green 4 × 9 = 36; yellow 5 + 7 = 12; blue 8 − 3 = 5; red 12 ÷ 3 = 4; all four sides: 100"),
    ],
)  # fmt: skip
def test_r4_every_joined_edge_scores_and_r5_four_of_them_100_more(table: str, points: int, why: str) -> None:
    # The first chip of a table lies on 7G, so a table that begins elsewhere is shifted there.
    first = table.split("@")[1].split(",")[0]
    down, right = 7 - int(first[:-1]), ord("G") - ord(first[-1])
    chips = [word.split("@") for word in table.split(",")]
    shifted = ",".join(f"{chip}@{int(at[:-1]) + down}{chr(ord(at[-1]) + right)}" for chip, at in chips)
    state = position(f"{RACK};{HIDDEN}", shifted)
    lay = f"{CENTRE}@{8 + down}{chr(ord('H') + right)}"
    assert working(state, lay) == (points, why)
    assert do(state, lay).scores() == [points, 0]


def test_r4_signed_blue_is_the_laid_chip_minus_its_neighbour() -> None:
    state = position(f"{RACK};{HIDDEN}", RING, subtraction="signed")
    assert working(state, f"{CENTRE}@8H")[0] == 36 + 12 - 5 + 4 + 100


def test_r3_r4_division_by_the_neighbour_has_to_be_exact() -> None:
    table = f"{PLAIN}@7G,{WEST}@7H"  # its red 3 lies in the west of 7I
    state = position(f"{','.join(['G4Y1B8R1', CENTRE] + [PLAIN] * 4)};{HIDDEN}", table, tiles=MADE + "G4 Y1 B8 R1\n")
    assert working(state, "G4Y1B8R1@7I") == (3, "red 3 ÷ 1 = 3")
    state = position(state.to_position().split("racks=")[1].split(" ")[0], table, tiles=MADE + "G4 Y1 B8 R1\n",
                     division="laid")  # fmt: skip
    assert working(state, f"{CENTRE}@7I") == (4, "red 12 ÷ 3 = 4")
    refuses(state, "G4Y1B8R1@7I", r"1 cannot be divided by 3 on the west side \(R3\)")


def test_r2_the_second_chip_of_the_opening_is_divided_by_the_first() -> None:
    rack = f"{CENTRE},{WEST},{PLAIN},{PLAIN},{PLAIN},{PLAIN};{HIDDEN}"
    state = do(position(rack, "-", division="laid"), f"{WEST}@7G")
    assert working(state, f"{CENTRE}@7H") == (4, "red 12 ÷ 3 = 4")
    state = do(position(rack, "-", division="laid"), f"{CENTRE}@7G")
    refuses(state, f"{WEST}@7F", "3 cannot be divided by 12 on the east side")


def test_r4_a_join_worth_nothing_is_legal() -> None:
    state = position(f"{SOUTH},{','.join([PLAIN] * 5)};{HIDDEN}", f"{PLAIN}@7G,G4Y1B8R5@7F")
    assert working(state, f"{SOUTH}@8F") == (0, "blue 8 − 8 = 0")


# -- R6 and R7 ---------------------------------------------------------------------------------------------------------


def test_r6_the_player_draws_back_up_to_six() -> None:
    state = do(position(f"{RACK};{HIDDEN}", RING), f"{CENTRE}@8H")
    assert state.is_chance_node()
    do(state, f"draw {PLAIN}")
    assert state.record[0].rack_count[0] == 6
    assert state.current_player() == 1


def test_r7_new_chips_are_drawn_before_the_old_go_back() -> None:
    tiles = LONELY * 12 + "Y2 Y2 Y2 Y2\n"
    state = position(f"{','.join(['G1Y1B1R1'] * 6)};{','.join(['G1Y1B1R1'] * 6)}", "-", tiles=tiles)
    assert texts(state) == ["swap G1Y1B1R1"]  # no more than the bag holds
    refuses(state, "swap G1Y1B1R1 G1Y1B1R1", "the bag holds 1 chip;")
    do(state, "swap G1Y1B1R1")
    assert state.chance_outcomes() == [(1, 1.0)]
    do(state, "draw Y2Y2Y2Y2")
    assert state.record[0].bag_count == 1
    assert state.current_player() == 1


def test_r7_who_can_lay_may_exchange_while_the_bag_lasts() -> None:
    state = position(f"{RACK};{HIDDEN}", RING)
    assert f"{CENTRE}@8H" in texts(state)
    assert f"swap {CENTRE}" in texts(state)
    refuses(state, "miss", "only with an empty bag")


def test_r7_with_an_empty_bag_one_who_can_lay_must() -> None:
    tiles = "\n".join(["Y1 Y1 Y1 Y1"] * 14) + "\n"
    state = position(f"{','.join([PLAIN] * 6)};{','.join([PLAIN] * 6)}", f"{PLAIN}@7G,{PLAIN}@7H", tiles=tiles)
    assert all("@" in text for text in texts(state))
    refuses(state, f"swap {PLAIN}", "the bag holds 0 chips")


def test_r7_with_an_empty_bag_one_who_cannot_lay_misses_the_turn() -> None:
    state = position(f"{','.join(['G1Y1B1R1'] * 6)};{','.join(['G1Y1B1R1'] * 6)}", "-", tiles=LONELY * 12)
    assert texts(state) == ["miss"]

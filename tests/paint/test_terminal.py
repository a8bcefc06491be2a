"""The terminal painter: what a scene looks like in characters, with colours and without."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from abaculus.core.scene import Field, Move, Piece, Place, Scene, Seat, Shape, Tile, hex_centre
from abaculus.paint.canvas import Box, Canvas, Segment, Style, colour_mode, fitted, plain, to_prompt_toolkit, to_rich
from abaculus.paint.cells import cell_shape_for
from abaculus.paint.palette import COLOURS, PALETTES, SYMBOLS, Palette, contrast
from abaculus.paint.terminal import Pointing, Spot, paint_board, paint_hand, scrolled, turned
from abaculus.paint.theme import Theme, fields_text

INK_ONLY = Theme(colours=False)
COLOURED = Theme()

LETTERS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "P": "pink"}


def fields(text: str) -> tuple[Field, ...]:
    """The fields of a hexagon by side, from a text such as `G6R2P1G4B5Y3`."""
    return tuple(Field(side, LETTERS[text[2 * side]], text[2 * side + 1]) for side in range(6))


def opening() -> Scene:
    """Two hexagons beside each other, the places around them, and a hand."""
    lying = {(0, 0): "G6R2P1G4B5Y3", (1, 0): "G5P3B2R6Y1P4"}
    around = [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 1), (2, -1), (2, 0)]
    hand = ["Y6B5R2R1P4G3", "B6R4Y5G1B2P3", "B6P3G5R4P2Y5", "R6B4G3P2Y1P5"]
    return Scene(
        game="made up", title="Made up", shape="hex", viewer=0, to_move=0,
        tiles=tuple(Tile(f"{q},{r}", *hex_centre(q, r), fields(text), text) for (q, r), text in lying.items()),
        places=tuple(Place(f"{q},{r}", *hex_centre(q, r)) for q, r in around),
        hand=tuple(Piece(slot, text, fields(text)) for slot, text in enumerate(hand)),
        moves=(), seats=(Seat(0, 0, 4, 4, True), Seat(1, 0, 4, 4, False)),
    )  # fmt: skip


def scene(
    shape: Shape = "square", tiles: Iterable[Tile] = (), places: Iterable[Place] = (), hand: Iterable[Piece] = (),
    moves: Iterable[Move] = (),
) -> Scene:  # fmt: skip
    return Scene(
        game="made up", title="Made up", shape=shape, viewer=0, to_move=0, tiles=tuple(tiles), places=tuple(places),
        hand=tuple(hand), moves=tuple(moves), seats=(Seat(0, 0, 1, 0, True),),
    )  # fmt: skip


def square(cell: str, column: int, row: int, *fields: Field, height: int = 1, marks: tuple[str, ...] = ()) -> Tile:
    return Tile(cell, 2.0 * column, 2.0 * row, fields, cell, height=height, marks=marks)


# -- pictures --------------------------------------------------------------------------------------------------------


def test_hexagons_become_bricks_that_keep_their_six_neighbours() -> None:
    assert plain(paint_board(opening(), INK_ONLY).rows()).splitlines() == [
        "",
        "         ·         ·         ·",
        "",
        "          ╱ ●5  ★3 ╲╱ ★1  ♥4 ╲",
        "    ·      ■4    ■6  ▲6    ■5     ·",
        "          ╲ ♥1  ▲2 ╱╲ ●2  ♥3 ╱",
        "",
        "         ·         ·         ·",
    ]


def test_roomy_bricks_have_a_joint_around_them() -> None:
    assert plain(paint_board(opening(), INK_ONLY, roomy=True).rows()).splitlines()[4:7] == [
        "            ╱  ●5  ★3  ╲╱  ★1  ♥4  ╲",
        "     ·        ■4    ■6    ▲6    ■5       ·",
        "            ╲  ♥1  ▲2  ╱╲  ●2  ♥3  ╱",
    ]


def test_places_show_letters_and_points_and_the_chosen_one_shows_the_tile() -> None:
    here = opening()
    spots = {
        place.cell: Spot(letter, points)
        for place, letter, points in zip(here.places[:2], "ab", ("+5", "+12"), strict=True)
    }
    cell = here.places[1].cell
    ghost = turned(here.hand[0].fields, 1, here)
    text = plain(paint_board(here, INK_ONLY, pointing=Pointing(spots, cell, ghost)).rows())
    assert "+5" in text
    assert "+12" not in text
    assert f"┏ {piece(ghost, 4)}  {piece(ghost, 5)} ┓" in text


def piece(fields: tuple[Field, ...], side: int) -> str:
    return fields_text(tuple(field for field in fields if field.side == side))


def test_the_tile_laid_last_has_a_ring() -> None:
    tile = Tile("0,0", 0.0, 0.0, opening().tiles[0].fields, "tile", marks=("last",))
    assert plain(paint_board(scene("hex", [tile]), INK_ONLY).rows()).splitlines() == [
        "╭ ●5  ★3 ╮",
        " ■4 ◆  ■6",
        "╰ ♥1  ▲2 ╯",
    ]


def test_squares_with_four_fields() -> None:
    fields = [Field(0, "red", "3"), Field(1, "blue", "12"), Field(2, "green", "7"), Field(3, "yellow", "1")]
    board = scene(tiles=[square("a", 0, 0, *fields), square("b", 1, 0, *fields, marks=("last",))])
    assert plain(paint_board(board, INK_ONLY).rows()).splitlines() == [
        "┌  ▲3   ┐ ╭  ▲3   ╮",
        " ★1  ●12   ★1 ◆●12",
        "└  ■7   ┘ ╰  ■7   ╯",
    ]


def test_squares_with_a_number_in_the_middle() -> None:
    board = scene(
        tiles=[square("a", 0, 0, Field(-1, "", "7")), square("b", 1, 0, Field(-1, "", "72"))],
        places=[
            Place("c", 4.0, 0.0),
            Place("d", 6.0, 0.0, marks=("dead",)),
            Place("e", 0.0, 2.0),
            Place("f", 2.0, 2.0, label="2x"),
        ],
    )
    text = plain(paint_board(board, INK_ONLY, pointing=Pointing({"e": Spot("b", "+9")})).rows())
    assert text.splitlines() == ["  7   72    ·    ×", "b+9   2x"]
    assert plain(paint_board(board, INK_ONLY, roomy=True).rows()).splitlines()[0] == "  7    72     ·     ×"


def test_stacks_show_how_high_they_are() -> None:
    high = Tile("0,0", *hex_centre(0, 0), (Field(-1, "blue", "14"),), "14", height=3)
    flat = Tile("1,0", *hex_centre(1, 0), (Field(-1, "red", "9"),), "9")
    rows = plain(paint_board(scene("hex", [high, flat]), INK_ONLY).rows()).splitlines()
    assert "↑3" in rows[2]
    assert "↑" not in rows[2].replace("↑3", "")
    assert "●14" in rows[1]
    assert "▲9" in rows[1]


def test_a_place_on_a_tile_can_be_chosen() -> None:
    stack = Tile("0,0", 0.0, 0.0, (Field(-1, "blue", "4"),), "4", height=2)
    shown = paint_board(scene("hex", [stack]), INK_ONLY, pointing=Pointing({"0,0": Spot("a", "+8")}, "0,0"))
    assert plain(shown.rows()).splitlines() == ["╱  a +8  ╲", "    ●4", "╲   ↑2   ╱"]


def test_hidden_pieces_lie_face_down() -> None:
    here = opening()
    hand = paint_hand({"1": here.hand[0], "2": Piece(1, "?", ())}, here, INK_ONLY, chosen=["1"], new="1")
    assert plain(hand.window(Box(0, 0, 22, 4))).splitlines() == [
        "     1 •        2",
        "╱ ♥4  ■3 ╲ ╱        ╲",
        " ▲1    ★6      ?",
        "╲ ▲2  ●5 ╱ ╲        ╱",
    ]


def test_an_empty_table_can_be_painted() -> None:
    assert plain(paint_board(scene("hex"), INK_ONLY).rows()).strip() == ""


# -- colours ---------------------------------------------------------------------------------------------------------


def segments(board_rows: list[list[Segment]]) -> list[Segment]:
    return [segment for row in board_rows for segment in row]


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
@pytest.mark.parametrize("dark", [True, False])
def test_text_can_be_read_on_every_palette(palette: Palette, dark: bool) -> None:
    theme = Theme(palette, dark)
    shown = [
        theme.ground,
        theme.strong,
        theme.quiet,
        theme.accent,
        theme.chosen,
        theme.bar,
        theme.back,
        theme.dent(theme.accent),
    ]
    shown += [theme.stone(Field(0, colour, "1"), row) for colour in (*COLOURS, "none") for row in range(3)]
    for style in shown:
        assert contrast(style.ink, style.paper) >= 4.5, style


@pytest.mark.parametrize("roomy", [False, True])
def test_colours_always_come_with_their_symbol(roomy: bool) -> None:
    shades = {COLOURED.stone(Field(0, colour, "1"), row).paper: colour for colour in COLOURS for row in range(3)}
    seen = set()
    for text, style in segments(paint_board(opening(), COLOURED, roomy).rows()):
        if style.paper in shades:
            seen.add(shades[style.paper])
            assert text.split()
            assert all(word.startswith(SYMBOLS[shades[style.paper]]) for word in text.split())
    assert seen == set(COLOURS)


def test_without_colours_no_colour_is_used() -> None:
    board = paint_board(opening(), INK_ONLY, pointing=Pointing({"0,1": Spot("a", "+1")}, "0,1"))
    assert all(not style.ink and not style.paper for _, style in segments(board.rows()))


@pytest.mark.parametrize(
    ("environment", "mode"),
    [
        ({"TERM": "xterm-256color"}, "256"),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "true"),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"}, "none"),
        ({"TERM": "xterm", "NO_COLOR": ""}, "256"),
        ({"TERM": "dumb"}, "none"),
        ({}, "none"),
    ],
)
def test_the_terminal_says_which_colours_it_has(environment: dict[str, str], mode: str) -> None:
    assert colour_mode(environment) == mode


# -- canvas and windows ------------------------------------------------------------------------------------------------


def test_all_ways_out_show_the_same_text() -> None:
    rows = paint_board(opening(), COLOURED).rows()
    assert to_rich(rows).plain == "\n".join("".join(text for text, _ in row) for row in rows)
    assert "".join(text for _, text in to_prompt_toolkit(rows)) == to_rich(rows).plain
    assert to_prompt_toolkit([[Segment("a", Style("#FF0000", "#000000", bold=True))], [Segment("b")]]) == [
        ("fg:#FF0000 bg:#000000 bold", "a"),
        ("", "\n"),
        ("", "b"),
    ]


def test_every_row_of_a_window_is_as_wide_as_the_window() -> None:
    board = paint_board(opening(), COLOURED)
    for box in (Box(0, 0, 7, 3), Box(-40, -9, 100, 30), board.extent):
        rows = board.rows(box)
        assert len(rows) == box.height
        assert {sum(len(text) for text, _ in row) for row in rows} == {box.width}


def test_a_canvas_has_no_edges() -> None:
    canvas = Canvas()
    canvas.put(-3, -2, "left above")
    assert plain(canvas.window(Box(-4, -2, 6, 1))) == " left"


def test_rows_are_cut_with_an_ellipsis() -> None:
    assert plain([fitted([Segment("ab"), Segment("cdef")], 4, Style())]) == "abc…"
    assert fitted([Segment("ab")], 4, Style()) == [Segment("ab"), Segment("  ")]
    assert fitted([Segment("abcd")], 4, Style()) == [Segment("abcd")]
    assert sum(len(text) for text, _ in fitted([Segment("ab  cd")], 4, Style())) == 4


def test_the_view_follows_the_choice_and_moves_no_further_than_it_must() -> None:
    extent = Box(-50, -20, 100, 60)
    window = Box(-50, -20, 40, 12)
    assert scrolled(window, extent, Box(-50, -20, 10, 3)) == window
    assert scrolled(window, extent, Box(-15, -20, 10, 3)) == Box(-45, -20, 40, 12)
    assert scrolled(window, extent, Box(40, 37, 10, 3)) == Box(10, 28, 40, 12)
    assert scrolled(window._replace(left=400), extent, None) == Box(10, -20, 40, 12)
    assert scrolled(window, Box(0, 0, 10, 4), None) == Box(-15, -4, 40, 12)


def test_turning_moves_sides_clockwise_and_leaves_the_middle() -> None:
    hexagon = turned((Field(5, "red", "1"), Field(-1, "red", "2")), 2, scene("hex"))
    assert [field.side for field in hexagon] == [1, -1]
    assert turned((Field(3, "red", "1"),), 1, scene("square"))[0].side == 0


@pytest.mark.parametrize("roomy", [False, True])
def test_fields_that_meet_on_the_table_lie_beside_each_other_on_the_screen(roomy: bool) -> None:
    cell_shape = cell_shape_for(scene("hex"), roomy)
    for side, (q, r) in enumerate(((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))):
        column, row = cell_shape.place(*hex_centre(q, r))
        own, other = cell_shape.sides[side], cell_shape.sides[(side + 3) % 6]
        first, last = own.column, own.column + own.width
        start, end = column + other.column, column + other.column + other.width
        if r == 0:
            assert row + other.row == own.row
            assert 0 <= max(start - last, first - end) <= 2
        else:
            assert abs(row + other.row - own.row) == cell_shape.height - 2
            assert min(last, end) - max(first, start) > own.width / 2


def test_moves_are_not_needed_to_paint() -> None:
    move = Move("roll", action=0)
    assert plain(paint_board(scene("square", moves=[move]), INK_ONLY).rows()).strip() == ""

"""The SVG painter and `abaculus render`.

Pictures are compared with snapshots/*.svg here, and those of games with tests/games/*/snapshots/*.svg and docs/pictures/*.svg,
text for text. After an intended change of appearance, renew them with

    ABACULUS_RENEW=1 pytest tests -k paint_svg

and look at them before they are committed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from pictures import SVG, app, ids, parse, rendered, same_as_kept, texts, titled, used
from sample_games import FIRST_GAME
from typer.testing import CliRunner

import abaculus
from abaculus.core.errors import BadOption
from abaculus.core.lanes import retrace
from abaculus.core.match import Match
from abaculus.core.scene import Field, Move, Piece, Place, Scene, Seat, Tile, hex_centre
from abaculus.paint.palette import COLOURS, PALETTES, SHAPES, SYMBOLS, Palette, TableColours, contrast, edge_colour, mix
from abaculus.paint.svg import paint_svg

SNAPSHOTS = Path(__file__).parent / "snapshots"


# -- scenes ----------------------------------------------------------------------------------------------------------


@cache
def match() -> Match:
    """A whole game of bots."""
    game = abaculus.load_game(FIRST_GAME, players=2)
    found = Match(game, ["Ada", "Ben"])
    for action in retrace(game, 0, bots=["greedy"], seed=3)[0]:
        found.apply(int(action))
    return found


@cache
def middle() -> int:
    """The number of actions after which half of the game is played and seat 0 is to move."""
    states = match().states()
    return next(place for place in range(len(states) // 2, len(states)) if states[place].current_player() == 0)


@cache
def mid_game() -> Scene:
    return match().states()[middle()].scene(0)


@pytest.fixture
def log(tmp_path: Path) -> str:
    """The file of that game."""
    match().save(tmp_path / "game.jsonl")
    return str(tmp_path / "game.jsonl")


def stacks() -> Scene:
    """Stones with a number in the middle and six along the sides, in stacks of one to eight."""
    spots = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (-1, 1)]
    tiles = tuple(
        Tile(
            cell=f"{q},{r}",
            x=hex_centre(q, r)[0],
            y=hex_centre(q, r)[1],
            fields=_stone(COLOURS[place % 4], place + 5, place),
            text=f"stone {place}",
            height=(1, 2, 3, 4, 5, 8)[place],
            owner=place % 4,
            marks=("last",) if place == 3 else (),
        )
        for place, (q, r) in enumerate(spots)
    )
    places = (Place("3,0", *hex_centre(3, 0)), Place("-1,0", *hex_centre(-1, 0), ("dead",)))
    hand = (Piece(0, "R7", _stone("red", 7, 0)),)
    moves = (
        Move("lay", hand, "1,1", 0, points=17, action=0),
        Move("lay", hand, "3,0", 0, points=-3, action=1),
        Move("lay", hand, "3,0", 1, points=4, action=2),
        Move("lay", (Piece(1, "R8", _stone("red", 8, 0)),), "3,0", 0, points=99, action=3),
        Move("end", action=4),
    )
    seats = tuple(Seat(player, 20 + player, 1, 11 - player, player == 2) for player in range(4))
    return Scene("stacks", "Stacks", "hex", 2, 2, tiles, places, hand, moves, seats)


def _stone(colour: str, number: int, turn: int) -> tuple[Field, ...]:
    return Field(-1, colour, str(number)), *(Field((side + turn) % 6, colour, str(side + 1)) for side in range(6))


def squares() -> Scene:
    """Square chips with four fields, tokens with one number, and pieces that lie face down."""
    chips = [
        Tile(f"{place}", 2.0 * place, 0, tuple(Field(side, COLOURS[(place + side) % 5], str(3 * side + place + 1))
             for side in range(4)), f"chip {place}")
        for place in range(3)
    ]  # fmt: skip
    tokens = [
        Tile(f"t{place}", 2.0 * place, 2, (Field(-1, "", str(number)),), str(number))
        for place, number in enumerate((9, 12, 66))
    ]
    hand = (Piece(0, "chip 0", chips[0].fields), Piece(2, "SECRET", ()))
    seats = (Seat(0, 0, 2, 0, False), Seat(1, -12, 6, 0, False))
    return Scene("squares", "Squares", "square", 0, -4, (*chips, *tokens), (), hand, (), seats)


KEPT: dict[str, Callable[[], str]] = {
    "stacks": lambda: paint_svg(stacks(), focus=0),
    "stacks-mono-dark": lambda: paint_svg(stacks(), palette="mono", dark=True),
    "squares": lambda: paint_svg(squares(), palette="muted", names=["Ada", "Ben"]),
}
"""Pictures that are compared with recorded ones."""
SCENES: dict[str, Callable[[], str]] = {
    **KEPT,
    "contrast-focus": lambda: paint_svg(mid_game(), palette="contrast", dark=True, focus=mid_game().hand[0].slot),
    "phone-over": lambda: paint_svg(match().state.scene(None), dark=True, width=360, names=match().seats),
}


# -- pictures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", KEPT)
def test_pictures_are_as_they_were(name: str) -> None:
    same_as_kept(SNAPSHOTS / f"{name}.svg", KEPT[name]())


def test_every_snapshot_belongs_to_a_test() -> None:
    assert {path.stem for path in SNAPSHOTS.glob("*.svg")} == set(KEPT)


@pytest.mark.parametrize("name", SCENES)
def test_pictures_stand_alone(name: str) -> None:
    picture = SCENES[name]()
    root = parse(picture)
    assert root.attrib["role"] == "img"
    assert root.findtext(SVG + "title")
    assert root.findtext(SVG + "desc")
    assert picture.count("http") == 1  # the namespace: nothing is fetched from anywhere
    known = ids(picture)
    assert len(known) == len(set(known))
    named = re.findall(r'href="#([^"]*)"', picture) + re.findall(r"url\(#([^)]*)\)", picture)
    assert set(named) <= set(known)
    assert set(root.attrib["aria-labelledby"].split()) <= set(known)


def test_ids_of_pictures_on_one_page_do_not_clash() -> None:
    pictures = [paint() for paint in SCENES.values()]
    for one, other in combinations(pictures, 2):
        assert not set(ids(one)) & set(ids(other))


def test_equal_scenes_give_equal_pictures() -> None:
    assert paint_svg(stacks()) == paint_svg(stacks())
    assert paint_svg(stacks()) != paint_svg(stacks(), dark=True)


def test_notebooks_show_a_position_as_the_player_on_move_sees_it() -> None:
    states = match().states()
    assert states[middle()]._repr_svg_() == paint_svg(mid_game())
    assert states[0]._repr_svg_() == paint_svg(states[0].scene(None))


# -- what is in them -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("dark", [False, True])
def test_every_colour_comes_with_its_symbol_and_every_field_with_its_number(palette: str, dark: bool) -> None:
    scene = mid_game()
    root = parse(paint_svg(scene, palette=palette, dark=dark))
    for tile in scene.tiles:
        (group,) = titled(root, f"{tile.cell} {tile.text}")
        symbols = Counter(name for name in used(root, group) if name in SHAPES)
        assert symbols == Counter(field.colour for field in tile.fields)
        assert Counter(texts(group)) == Counter(field.label for field in tile.fields)
    for piece in scene.hand:
        (group,) = titled(root, piece.text)
        assert Counter(texts(group)) == Counter(field.label for field in piece.fields)


def test_a_stone_of_one_colour_shows_its_symbol_once() -> None:
    root = parse(paint_svg(stacks()))
    for tile in stacks().tiles:
        (group,) = titled(root, f"{tile.cell} {tile.text}")
        assert [name for name in used(root, group) if name in SHAPES] == [tile.fields[0].colour]


def test_numbers_that_read_otherwise_upside_down_are_underlined() -> None:
    root = parse(paint_svg(squares()))
    lines = {
        tile.text: len(list(titled(root, f"{tile.cell} {tile.text}")[0].iter(SVG + "path"))) for tile in squares().tiles
    }
    assert (lines["9"], lines["12"], lines["66"]) == (1, 0, 1)


def test_stacks_show_their_height_and_whose_they_are() -> None:
    scene = stacks()
    root = parse(paint_svg(scene))
    for tile in scene.tiles:
        (group,) = titled(root, f"{tile.cell} {tile.text}")
        shown = Counter(texts(group)) - Counter(field.label for field in tile.fields)
        expected = [str(tile.owner)] + ([str(tile.height)] if tile.height >= 2 else [])
        assert shown == Counter(expected)
        drawings = list(used(root, group))
        assert drawings.count("wall") == tile.height - 1
        assert ("ring" in drawings) == ("last" in tile.marks)


def test_shadows_grow_with_height() -> None:
    root = parse(paint_svg(stacks()))
    falls = []
    for height in (1, 2, 3, 4, 5, 8):
        (shadow,) = [group for group in root.iter(SVG + "g") if group.attrib.get("id", "").endswith(f"-shade{height}")]
        falls.append(float(shadow[0].attrib["transform"].split()[1].rstrip(")")))
    assert falls == sorted(set(falls))


def test_dead_places_are_hatched_and_others_are_not() -> None:
    root = parse(paint_svg(stacks()))
    assert list(used(root, titled(root, "-1,0")[0])) == ["dead"]
    assert list(used(root, titled(root, "3,0")[0])) == ["free"]


def test_a_picked_piece_shows_where_it_can_go_and_its_best_points() -> None:
    root = parse(paint_svg(stacks(), focus=0))
    assert texts(titled(root, "3,0")[0]) == ["4"]
    assert "17" in texts(root)  # on top of a stack
    assert "99" not in texts(root)  # another piece's
    assert "17" not in texts(parse(paint_svg(stacks())))


def test_seats_show_scores_and_whose_turn_it_is() -> None:
    scene = stacks()
    assert {"20", "21", "22", "23"} <= set(texts(parse(paint_svg(scene))))
    accent = PALETTES["mosaic"].light.accent
    assert paint_svg(scene).count(f'stroke="{accent}" stroke-width="3"') == 1
    nobody = replace(scene, seats=tuple(seat._replace(to_move=False) for seat in scene.seats))
    assert accent not in paint_svg(nobody)


def test_names_are_written_and_long_ones_shortened() -> None:
    shown = texts(parse(paint_svg(squares(), names=["Ada", "Beatrix the Grandmother of Everyone"])))
    assert "Ada" in shown
    assert any(text.startswith("Beat") and text.endswith("…") for text in shown)


def test_the_width_is_what_was_asked_for() -> None:
    assert parse(paint_svg(mid_game(), width=320)).attrib["width"] == "320"
    assert float(parse(paint_svg(mid_game())).attrib["width"]) <= 980


def test_a_table_with_nothing_on_it_can_be_painted() -> None:
    scene = Scene("none", "None", "hex", None, -1, (), (), (), (), ())
    assert parse(paint_svg(scene)).tag == SVG + "svg"


# -- what must not be in them ----------------------------------------------------------------------------------------


def test_nothing_is_told_of_a_piece_face_down() -> None:
    picture = paint_svg(squares())
    assert "SECRET" not in picture
    root = parse(picture)
    assert [name for name in used(root, root) if name == "back"] == ["back"]


def test_texts_are_escaped() -> None:
    nasty = '<b onload="x()">&\'\0\x1b\ud800]]>'
    shown = nasty.replace("\0", "\ufffd").replace("\x1b", "\ufffd").replace("\ud800", "\ufffd")
    tile = Tile(nasty, 0, 0, (Field(0, nasty, nasty), Field(-1, "red", "6")), nasty)
    scene = Scene("x", nasty, "hex", 0, 0, (tile,), (Place(nasty, 2, 0),), (Piece(0, nasty, tile.fields),), (), ())
    picture = paint_svg(replace(scene, seats=squares().seats), names=[nasty, "b"], width=900)
    root = parse(picture)
    assert root.findtext(SVG + "title") == shown
    assert titled(root, f"{shown} {shown}")
    assert not list(root.iter(SVG + "b"))
    assert picture.encode()


# -- colours ---------------------------------------------------------------------------------------------------------

TABLES = [(palette, table) for palette in PALETTES.values() for table in (palette.light, palette.dark)]


@pytest.mark.parametrize(("palette", "table"), TABLES, ids=[f"{p.name}-{t.paper}" for p, t in TABLES])
def test_text_can_be_read_and_shapes_stand_out(palette: Palette, table: TableColours) -> None:
    plates = [table.paper, mix(table.paper, table.tile, 0.6), mix(table.paper, table.accent, 0.13)]
    grounds = [(table.ink, plate) for plate in plates] + [(table.quiet, plate) for plate in plates]
    grounds += [(table.on_accent, table.accent), (table.accent, mix(table.paper, table.accent, 0.1))]
    for stone in (*palette.colours.values(), table.plain):
        grounds.append((palette.ink_on(stone), stone))
        if palette.pattern:
            grounds.append((palette.ink_on(stone), palette.pattern))
    assert [pair for pair in grounds if contrast(*pair) < 4.5] == []

    tray = mix(table.paper, table.line, 0.16)
    shapes = [(table.line, table.paper), (table.accent, table.paper), (table.accent, tray), (table.back, tray)]
    shapes += [(edge_colour(stone, table.tile), table.tile) for stone in (*palette.colours.values(), table.plain)]
    if palette.pattern:
        shapes += [(palette.pattern, stone) for stone in palette.colours.values()]
    assert [pair for pair in shapes if contrast(*pair) < 3] == []


def test_palettes_are_complete() -> None:
    assert next(iter(PALETTES)) == "mosaic"
    for name, palette in PALETTES.items():
        assert palette.name == name
        assert set(palette.colours) == set(COLOURS) == set(SHAPES) == set(SYMBOLS)
        told_apart = palette.patterns or palette.colours
        assert len(set(told_apart.values())) == len(COLOURS)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#FFFFFF", "#767676") == pytest.approx(4.54, abs=0.005)  # the lightest grey with enough contrast
    assert contrast("#0072B2", "#0072B2") == 1


# -- wrong use -------------------------------------------------------------------------------------------------------


def test_wrong_arguments_are_refused_with_what_is_allowed() -> None:
    with pytest.raises(BadOption, match="mosaic, contrast, muted or mono"):
        paint_svg(stacks(), palette="rainbow")
    with pytest.raises(BadOption, match="focus 7 is no slot of the hand; there is 0 or 2"):
        paint_svg(squares(), focus=7)
    with pytest.raises(BadOption, match="1 name for 2 seats"):
        paint_svg(squares(), names=["Ada"])


# -- the command -----------------------------------------------------------------------------------------------------


def refused(*args: str) -> str:
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 2
    assert result.stdout == ""
    return str(result.stderr)


def test_the_command_draws_a_log(log: str, tmp_path: Path) -> None:
    out = tmp_path / "picture.svg"
    assert rendered(log, "--move", str(middle()), "--viewer", "1", "--dark", "--out", str(out)) == ""
    state = match().states()[middle()]
    assert out.read_text(encoding="utf-8") == paint_svg(state.scene(1), dark=True, names=["Ada", "Ben"])
    assert rendered(log) == paint_svg(match().state.scene(None), names=["Ada", "Ben"])


def test_the_command_draws_the_chosen_game_of_a_file(log: str, tmp_path: Path) -> None:
    second = Match(abaculus.load_game(FIRST_GAME, players=1), ["Cleo"])
    second.apply(second.state.legal_actions()[0])
    second.save(tmp_path / "second.jsonl")
    both = tmp_path / "both.jsonl"
    both.write_text(
        Path(log).read_text(encoding="utf-8") + (tmp_path / "second.jsonl").read_text(encoding="utf-8"),
        encoding="utf-8",
    )
    assert "Cleo" in rendered(str(both), "--game", "2", "--viewer", "none")
    assert "Ada" in rendered(str(both))
    assert "has no game 3; it has 2" in refused(str(both), "--game", "3")


def test_the_command_draws_a_position() -> None:
    line = match().states()[middle()].to_position()
    picture = rendered(FIRST_GAME, "--position", line, "--focus", "1", "--palette", "mono", "--width", "400")
    assert picture == paint_svg(mid_game(), focus=1, palette="mono", width=400)


def test_the_command_says_what_is_wrong(log: str) -> None:
    length = len(match().actions)
    assert f"the game has {length} actions" in refused(log, "--move", str(length + 1))
    assert "mover, none, or a seat from 0 to 1" in refused(log, "--viewer", "2")
    assert "--players does not go with a log" in refused(log, "--players", "2")
    assert "--move does not go with --position" in refused(FIRST_GAME, "--position", FIRST_GAME, "--move", "1")
    assert "drawn with --position" in refused(FIRST_GAME)
    assert "cannot be read" in refused("nowhere.jsonl")
    assert "position:" in refused(FIRST_GAME, "--position", FIRST_GAME)
    assert "cannot be written" in refused(log, "--out", str(SNAPSHOTS / "nowhere" / "x.svg"))

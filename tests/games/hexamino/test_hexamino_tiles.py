"""Tile sets of Hexamino are data: the printed set, boxes with other points, and what is wrong with a file, line by line."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path

import pytest
from commands import LANE, refused, run
from hexamino_positions import ALL, choices, game, play
from sizes import INTERPRETED

import abaculus
from abaculus.games.hexamino.game import Hexamino
from abaculus.testing import CHECKS, LIGHT, walk

TEXT = game().default_tiles()
LINES = [line for line in TEXT.splitlines() if not line.startswith("#")]
EVENS = (2, 4, 6, 8, 10, 12)


def other(labels: tuple[int, ...], lines: list[str] = LINES, **options: object) -> Hexamino:
    """The game with other points in the place of 1 to 6."""
    points = dict(zip("0123456", ("0", *map(str, labels)), strict=True))
    text = "".join(" ".join(points[field] for field in line.split()) + "\n" for line in lines)
    loaded = abaculus.load_game("hexamino", tiles=text, **options)
    assert isinstance(loaded, Hexamino)
    return loaded


# -- good files ------------------------------------------------------------------------------------------------------------


def test_the_file_holds_every_choice_of_fields_but_the_empty_one() -> None:
    choices_of_fields = {" ".join(fields) for fields in product(*(("0", str(field)) for field in range(1, 7)))}
    assert set(LINES) == choices_of_fields - {"0 0 0 0 0 0"}
    assert len(LINES) == 63
    assert ["".join(line.split()).replace("0", "") for line in LINES] == ALL


@pytest.mark.parametrize("variant", ["octopus", "snake", "star"])
def test_exported_tiles_can_be_played_with(variant: str) -> None:
    own, theirs = game(variant), abaculus.load_game("hexamino", variant=variant, tiles=TEXT)
    assert own.box.tobytes() == theirs.box.tobytes()
    state = play(theirs.new_initial_state(), "start 1", "draw 14")
    assert own.from_position(str(state)).key() == state.key()


def test_lines_come_in_any_order_and_begin_with_any_field() -> None:
    dice, lines = random.Random(1), []
    for line in dice.sample(LINES, len(LINES)):
        fields, turn = line.split(), dice.randrange(6)
        # The start tile alone says which field is the first: it lies with that one to the east.
        lines.append(" ".join(fields[turn:] + fields[:turn]) if "0" in fields else line)
    shuffled = abaculus.load_game("hexamino", tiles="\n".join(lines))
    assert shuffled.tiles == "".join(f"{line}\n" for line in LINES)
    assert shuffled == abaculus.load_game("hexamino", tiles=TEXT)
    assert shuffled.box.tobytes() == game().box.tobytes()


def test_a_box_with_other_points_in_another_order() -> None:
    mine = other((5, 1, 4, 2, 6, 3))
    state = mine.new_initial_state()
    (start,) = state.scene(None).tiles
    assert start.text == "514263"
    assert {field.side: field.label for field in start.fields} == dict(enumerate("514263"))
    line = "hexamino next=turn seat=0 start=0 drawn=0 misses=0"
    state = mine.from_position(f"{line} hands=52,1,43,546,123;5,4,12,23,543 table=514263@0,0")
    assert state.scores()[0] == 7 + 1 + 7 + 15 + 6


def test_points_with_two_digits_are_written_with_dots() -> None:
    mine = other(EVENS)
    line = "hexamino next=turn seat=0 start=0 drawn=0 misses=0"
    state = mine.from_position(f"{line} hands=2.8,4,6.12,2.6.10,4.8.12;2,6,4.10,8.12,2.4.6 table=2.4.6.8.10.12@0,0")
    assert "2.8@1,0" in choices(state)
    assert state.scores() == [10 + 4 + 18 + 18 + 24, 2 + 6 + 14 + 20 + 12]
    lay = state.string_to_action("2.6.10@1,0")
    assert state.worth(lay) == -18
    (part,) = state.score_parts(lay)
    assert part.args["working"] == "2 + 6 + 10"
    shown = {piece.text: [field.label for field in piece.fields] for piece in state.scene(0).hand}
    assert shown["4.8.12"] == ["", "4", "", "8", "", "12"]
    with pytest.raises(abaculus.BadNotation, match=r"from 2 on, such as 2"):
        state.string_to_action("28@1,0")


@pytest.mark.parametrize(("variant", "points"), [("octopus", 672 * 2), ("snake", 630 * 2), ("star", 504 * 2)])
@pytest.mark.parametrize("players", [2, 5])
def test_other_points_keep_all_promises(variant: str, points: int, players: int) -> None:
    mine = other(EVENS, variant=variant, players=players, end="play-on")
    assert (
        sum(int(points) for tile, points in enumerate(mine.box[0].points) if int(mine.box[0].every) >> tile & 1)
        == points
    )
    for check in CHECKS.values():
        check(walk(mine, seed=3), LIGHT)


@pytest.mark.parametrize("variant", ["octopus", "snake", "star"])
def test_few_tiles_keep_all_promises(variant: str) -> None:
    """With thirteen tiles there is hardly a pack, and in the star many hands fit nowhere."""
    among = [line for line in LINES if "1" in line and "4" in line and line.count("0") in (1, 2, 3)]
    for seed in range(2 if INTERPRETED else 8):
        few = ["1 2 3 4 5 6", "1 0 0 4 0 0", "1 0 0 0 0 0", "0 0 3 0 0 0", *random.Random(seed).sample(among, 9)]
        mine = other((1, 2, 3, 4, 5, 6), few, variant=variant)
        assert mine.box[0].pack == 2
        for check in CHECKS.values():
            check(walk(mine, seed), LIGHT)


def test_a_game_carries_its_tiles_in_its_log() -> None:
    match = abaculus.Match(other(EVENS, players=3))
    for text in ("start 0", "draw 2.8"):
        match.apply(match.state.string_to_action(text))
    back = abaculus.Match.from_json(match.to_json())
    assert back.state == match.state
    assert back.game.tiles == match.game.tiles
    assert '"tiles"' not in abaculus.Match(game()).to_json()


# -- bad files -------------------------------------------------------------------------------------------------------------

START = "1 2 3 4 5 6\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (START + "1 2 3\n", "line 2: a tile has six fields, with 0 for a blank one; this one has 3"),
        ("# mine\n" + START + "1 0 x 0 0 0\n", "line 3: 'x' is no field; it is 0, for blank, or 1 to 99 points"),
        (START + "1 0 100 0 0 0\n", "line 2: '100' is no field"),
        (START + "1 0 03 0 0 0\n", "line 2: '03' is no field"),
        (START + "1 0 -3 0 0 0\n", "line 2: '-3' is no field"),
        (START + "0 0 0 0 0 0\n", "line 2: a tile with six blank fields could never be laid"),
        ("1 0 0 0 0 0\n0 2 0 0 0 0\n", "no start tile: one line has six point fields"),
        ("# nothing\n\n", "no start tile"),
        ("1 2 3 4 5 5\n1 0 0 0 0 0\n", "line 1: the six fields of the start tile show different points, and these do not"),
        (START + "1 0 3 0 5 0\n5 0 1 0 3 0\n", "line 3: this is the tile of line 2 again"),
        (START + "2 3 4 5 6 1\n", "line 2: this is the tile of line 1 again"),
        (START + "1 3 0 0 0 0\n", "line 2: 1 3 0 0 0 0 does not show points in the places.*1 2 3 4 5 6 clockwise"),
        (START + "1 1 0 0 0 0\n", "line 2: 1 1 0 0 0 0 does not"),
        (START + "7 0 0 0 0 0\n", "line 2: 7 0 0 0 0 0 does not"),
        ("\n".join(["1 2 3 4 5 6", *LINES[:9]]), "2 players need 11 tiles; of this file the octopus is played with 10"),
    ],
)  # fmt: skip
def test_a_bad_file_gets_the_line_and_the_reason(text: str, why: str) -> None:
    with pytest.raises(abaculus.BadTileSet, match=why):
        abaculus.load_game("hexamino", tiles=text)


def test_a_variant_needs_enough_of_its_own_tiles() -> None:
    side_by_side = [line for line in LINES if "".join(line.split()) in ("120000", "023000", "003400")]
    few = [*LINES[-8:], *side_by_side]
    assert int(other((1, 2, 3, 4, 5, 6), few).box[0].tiles) == 11
    with pytest.raises(abaculus.BadTileSet, match="of this file the snake is played with 8"):
        other((1, 2, 3, 4, 5, 6), few, variant="snake")


def test_a_star_that_no_tile_can_begin_is_refused() -> None:
    crowded = [line for line in LINES if line.split().count("0") in (0, 1, 5)]
    assert len(crowded) == 13
    assert int(other((1, 2, 3, 4, 5, 6), crowded, variant="snake").box[0].tiles) == 13
    with pytest.raises(abaculus.BadTileSet, match="the star needs a tile to begin an arm"):
        other((1, 2, 3, 4, 5, 6), crowded, variant="star")
    began = [*crowded, "1 0 0 4 0 0"]
    assert choices_of_the_star(other((1, 2, 3, 4, 5, 6), began, variant="star")) == {"14@1,0", "14@-1,0"}


def choices_of_the_star(mine: Hexamino) -> set[str]:
    line = "hexamino next=turn seat=0 start=0 drawn=0 misses=0 hands=1,2,3,4,14;?,?,?,?,? table=123456@0,0"
    return choices(mine.from_position(line))


# -- commands --------------------------------------------------------------------------------------------------------------


@pytest.mark.once
def test_the_commands_export_check_and_play_with_a_file(tmp_path: Path) -> None:
    assert run("tiles", "export", "hexamino") == TEXT
    file = tmp_path / "mine.txt"
    file.write_text("\n".join(LINES).replace("6", "12") + "\n", encoding="utf-8")
    good = "63 lines of tiles for Hexamino, enough for this many players: 2, 3, 4, 5, 6\n"
    assert good in run("tiles", "check", "hexamino", file)
    assert "hexamino" in run("simulate", "hexamino", "--lane", LANE, "--games", 2, "--tiles", file).lower()
    file.write_text(f"{START}1 3 0 0 0 0\n", encoding="utf-8")
    assert "line 2: 1 3 0 0 0 0 does not show" in refused("tiles", "check", "hexamino", file)
    assert "line 2: 1 3 0 0 0 0 does not show" in refused("play", "hexamino", "--tiles", file)

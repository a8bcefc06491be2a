"""Tile sets are data: our own set, other sets, copies, and what is wrong with a file, line by line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hexago_oracle import face, tile_names

import abaculus
from abaculus.testing import CHECKS, LIGHT, walk

TEXT = abaculus.load_game("hexago").default_tiles()
LINES = [line for line in TEXT.splitlines() if not line.startswith("#")]
OWN = tile_names(TEXT)


def test_the_own_set_is_the_one_that_rules_hexago_describes() -> None:
    fields = [field for tile in OWN for field in face(tile, 0)]
    assert len(OWN) == 36
    assert len({min(tile[2 * i :] + tile[: 2 * i] for i in range(6)) for tile in OWN}) == 36
    assert Counter(number for _, number in fields) == dict.fromkeys(range(1, 7), 36)
    assert sorted(Counter(colour for colour, _ in fields).values()) == [43, 43, 43, 43, 44]
    assert set(Counter(fields).values()) == {7, 8}
    assert all(Counter(colour for colour, _ in face(tile, 0)).most_common()[0][1] == 2 for tile in OWN)
    assert all(len({colour for colour, _ in face(tile, 0)}) == 5 for tile in OWN)
    assert all(tile[1] == "6" and tile.count("6") == 1 for tile in OWN)


def test_exported_tiles_can_be_played_with(tmp_path: Path) -> None:
    path = tmp_path / "tiles.txt"
    path.write_text(TEXT, encoding="utf-8")
    own, theirs = abaculus.load_game("hexago"), abaculus.load_game("hexago", tiles=str(path))
    texts = [own.new_initial_state(), theirs.new_initial_state()]
    assert texts[0].to_position() == texts[1].to_position()
    assert walk(own, 3).states[-1].to_position() == walk(theirs, 3).states[-1].to_position()


def test_a_file_from_an_editor_that_marks_its_byte_order(tmp_path: Path) -> None:
    path = tmp_path / "tiles.txt"
    path.write_text(TEXT, encoding="utf-8-sig")
    assert abaculus.load_game("hexago", tiles=str(path)).new_initial_state().legal_actions() == [0, 1]
    bare = "\n".join(LINES)
    path.write_text(bare, encoding="utf-8-sig")
    assert abaculus.load_game("hexago", tiles=str(path)) == abaculus.load_game("hexago", tiles=bare + "\n")


def test_small_letters_and_comments_are_read() -> None:
    text = "\n".join(f"  {line.lower()}\t# tile" for line in LINES)
    assert abaculus.load_game("hexago", tiles=text) == abaculus.load_game("hexago", tiles="\n".join(LINES))


@pytest.mark.parametrize(
    ("line", "text", "why"),
    [
        (1, "Y6 B5 R2 R1 P4", "six fields, this one has 5"),
        (3, "Y6 B5 R2 R1 P4 G3 R1", "six fields, this one has 7"),
        (2, "Y6 B5 R2 R1 P4 G7", "'G7' is no field"),
        (2, "Y6 B5 R2 R1 P4 G0", "'G0' is no field"),
        (2, "Y6 B5 R2 R1 P4 G", "'G' is no field"),
        (2, "Y6 B5 R2 R1 P4 X3", "'X3' is no field"),
        (2, "Y6 B5 R2 R1 P4 3G", "'3G' is no field"),
        (2, "Y6 B5 R2 R1 P4 G³", "is no field"),
        (36, "Y5 B5 R2 R1 P4 G3", "exactly one 6.*this one has 0"),
        (36, "Y6 B6 R2 R1 P4 G3", "exactly one 6.*this one has 2"),
    ],
)
def test_a_bad_line_is_named_with_its_number_and_the_reason(line: int, text: str, why: str) -> None:
    lines = list(LINES)
    lines[line - 1] = text
    with pytest.raises(abaculus.BadTileSet, match=rf"^line {line + 2}: .*{why}"):
        abaculus.load_game("hexago", tiles="\n".join(["# one comment", "", *lines]))


def test_comments_and_empty_lines_count_as_lines() -> None:
    with pytest.raises(abaculus.BadTileSet, match=r"^line 5: "):
        abaculus.load_game("hexago", tiles=f"# tiles\n\n{LINES[0]}\n   \nnonsense\n")


def test_more_tiles_than_the_box_holds() -> None:
    with pytest.raises(abaculus.BadTileSet, match=r"^line 37: more than 36"):
        abaculus.load_game("hexago", tiles="\n".join([*LINES, LINES[0]]))


@pytest.mark.parametrize(("players", "needed"), [(2, 18), (3, 26), (4, 34)])
def test_players_need_eight_tiles_each_and_two(players: int, needed: int) -> None:
    enough, too_few = "\n".join(LINES[:needed]) + "\n", "\n".join(LINES[: needed - 1]) + "\n"
    game = abaculus.load_game("hexago", players=players, tiles=enough)
    assert len(walk(game, 1).states[-1].view(None)["table"]) == needed
    with pytest.raises(abaculus.BadTileSet, match=f"{players} players need {needed} tiles, the file has {needed - 1}"):
        abaculus.load_game("hexago", players=players, tiles=too_few)


@pytest.mark.parametrize("count", [2, 3, 35])
def test_solo_lays_as_many_tiles_as_there_are(count: int) -> None:
    game = abaculus.load_game("hexago", players=1, tiles="\n".join(LINES[:count]) + "\n")
    assert game.max_game_length() == count
    assert len(walk(game, 1).actions) == count


@pytest.mark.parametrize("text", ["\n", "# nothing\n", f"{LINES[0]}\n"])
def test_a_game_needs_two_tiles(text: str) -> None:
    with pytest.raises(abaculus.BadTileSet, match="needs two"):
        abaculus.load_game("hexago", players=1, tiles=text)


def test_files_that_are_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(abaculus.BadTileSet, match="cannot be read"):
        abaculus.load_game("hexago", tiles=str(tmp_path / "none.txt"))
    with pytest.raises(abaculus.BadTileSet, match="cannot be read"):
        abaculus.load_game("hexago", tiles=str(tmp_path))
    with pytest.raises(abaculus.BadTileSet, match="no path"):
        abaculus.load_game("hexago", tiles="tiles\0.txt")
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(abaculus.BadTileSet, match="UTF-8"):
        abaculus.load_game("hexago", tiles=str(tmp_path / "picture"))
    (tmp_path / "large").write_text("#" * 200_000, encoding="utf-8")
    with pytest.raises(abaculus.BadTileSet, match="larger"):
        abaculus.load_game("hexago", tiles=str(tmp_path / "large"))


# -- copies --------------------------------------------------------------------------------------------------------------

COPIES = "\n".join([*LINES[:6] * 3, LINES[0][3:] + " " + LINES[0][:2]]) + "\n"
"""Nineteen tiles of six kinds; the last is the first one written from its second field on."""


def test_a_tile_once_more_in_whatever_turn_is_a_copy() -> None:
    state = abaculus.load_game("hexago", tiles=COPIES).new_initial_state()
    state.apply_action(0)
    weights = {state.action_to_string(action): weight for action, weight in state.chance_weights()}
    assert weights == {f"draw {OWN[0]}": 4, **{f"draw {tile}": 3 for tile in OWN[1:6]}}
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


def test_copies_in_one_hand_are_one_choice() -> None:
    state = abaculus.load_game("hexago", tiles=COPIES).new_initial_state()
    for text in ["start 0", *[f"draw {OWN[0]}"] * 3, f"draw {OWN[1]}", *[f"draw {OWN[2]}"] * 3, f"draw {OWN[1]}"]:
        state.apply_action(state.string_to_action(text))
    for tile in (OWN[3], OWN[4]):
        state.apply_action(state.string_to_action(f"draw {tile}"))
    assert len(state.legal_actions()) == 2 * 8 * 6
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(texts)) == len(texts)
    second_copy = state.legal_actions()[0] + state.legal_actions()[-1] // 3  # the same lay from the next slot
    with pytest.raises(abaculus.IllegalAction):
        state.apply_action(second_copy)


def test_a_fifth_copy_cannot_be_drawn() -> None:
    state = abaculus.load_game("hexago", tiles=COPIES).new_initial_state()
    for text in ["start 0", *[f"draw {OWN[0]}"] * 4]:
        state.apply_action(state.string_to_action(text))
    with pytest.raises(abaculus.IllegalAction, match="seen already"):
        state.string_to_action(f"draw {OWN[0]}")


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("options", [{}, {"match": "required"}, {"players": 1}], ids=str)
def test_a_set_with_copies_keeps_all_promises(check: str, options: dict[str, object]) -> None:
    CHECKS[check](walk(abaculus.load_game("hexago", tiles=COPIES, **options), seed=4), LIGHT)


def test_a_log_carries_other_tiles() -> None:
    game = abaculus.load_game("hexago", tiles=COPIES)
    match = abaculus.Match(game)
    for action in walk(game, 2).actions:
        match.apply(action)
    log = match.to_json()
    assert tile_names(log["options"]["tiles"]).count(OWN[0]) == 4
    again = abaculus.Match.from_json(log)
    assert again.game == game
    assert again.state == match.state
    assert "tiles" not in abaculus.Match(abaculus.load_game("hexago")).to_json()["options"]


def test_a_log_names_no_file(tmp_path: Path) -> None:
    """A path in a log would make whoever reads it open files on their own machine."""
    (tmp_path / "tiles.txt").write_text(TEXT, encoding="utf-8")
    log = abaculus.Match(abaculus.load_game("hexago")).to_json()
    log["options"]["tiles"] = str(tmp_path / "tiles.txt")
    with pytest.raises(abaculus.BadLog, match="line 1: a tile has six fields"):
        abaculus.Match.from_json(log)


# -- two sets at once ------------------------------------------------------------------------------------------------------


def test_two_tile_sets_in_one_process_never_mix() -> None:
    """The tiles live in the box, not in compiled code: the same lays score by the tiles of their own game."""
    plain = abaculus.load_game("hexago", players=1)
    ones = abaculus.load_game("hexago", players=1, tiles="R6 R1 R1 R1 R1 R1\nR6 R2 R2 R2 R2 R2\n")
    for _ in range(2):
        first, second = plain.new_initial_state(), ones.new_initial_state()
        for state, texts in (
            (first, [f"{OWN[0]}@0,0/0", f"{OWN[1]}@1,0/3"]),
            (second, ["R6R1R1R1R1R1@0,0/0", "R6R2R2R2R2R2@1,0/3"]),
        ):
            for text in texts:
                state.apply_action(state.string_to_action(text))
        assert (first.scores(), second.scores()) == ([12], [24])
    assert abaculus.simulate(plain, 3, seed=1).scores.tolist() != abaculus.simulate(ones, 3, seed=1).scores.tolist()

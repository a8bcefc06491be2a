"""Chip sets are data: our own set, other sets, copies, and what is wrong with a file, line by line."""

from __future__ import annotations

from collections import Counter

import mathmagic_oracle as naive
import pytest
from sizes import INTERPRETED

import abaculus
from abaculus.testing import CHECKS, LIGHT, walk

TEXT = abaculus.load_game("mathmagic").default_tiles()


def test_the_own_set_is_the_one_that_the_rules_describe() -> None:
    assert len(naive.CHIPS) == len(set(naive.CHIPS)) == 84
    shown = Counter((side, colour) for chip in naive.CHIPS for side, (colour, _) in naive.fields(chip).items())
    assert set(shown.values()) == {21}
    assert set(Counter(field for chip in naive.CHIPS for field in naive.fields(chip).values()).values()) == {7}
    patterns = ["".join(colour for colour, _ in naive.fields(chip).values()) for chip in naive.CHIPS]
    assert all(len(set(pattern)) in (3, 4) for pattern in patterns)
    turned = Counter(min(pattern[i:] + pattern[:i] for i in range(4)) for pattern in patterns)
    assert len(turned) == 42
    assert set(turned.values()) == {2}
    assert all(pattern[2:] + pattern[:2] in patterns for pattern in patterns)


def test_exported_chips_can_be_played_with() -> None:
    own, theirs = abaculus.load_game("mathmagic"), abaculus.load_game("mathmagic", tiles=TEXT)
    assert own.box.tobytes() == theirs.box.tobytes()
    state = theirs.new_initial_state()
    state.apply_action(state.string_to_action("draw B1G9G11Y10"))
    assert own.from_position(str(state)).key() == state.key()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("G1 Y2 B3\n", "line 1: a chip has four fields"),
        ("# mine\nG1 Y2 B3 R4\nG1 Y2 P3 R4\n", "line 3: 'P3' is no field; a field is G .green."),
        ("G1 Y2 B13 R4\n\n", "line 1: 'B13' is no field.*1 to 12"),
        ("G1 Y2 B0 R4\n\n", "line 1: 'B0'"),
        ("G1 Y2 B3 R4\n" * 85, "line 85: more than 84 chips"),
        ("# nothing\n\n", "no chips"),
        ("G1 Y2 B3 R4\n" * 11, "2 players need 12 chips, the file has 11"),
    ],
)
def test_a_bad_file_gets_the_line_and_the_reason(text: str, why: str) -> None:
    with pytest.raises(abaculus.BadTileSet, match=why):
        abaculus.load_game("mathmagic", tiles=text)


@pytest.mark.parametrize(("players", "copies"), [(1, 9), (2, 6), (3, 7), (4, 9)])
def test_a_set_with_copies_keeps_all_promises(players: int, copies: int) -> None:
    text = "".join(f"{line}\n" * copies for line in ("G2 Y3 G4 Y5", "Y1 B3 Y2 B4", "R2 G4 R8 G1", "B5 R6 B6 R3"))
    game = abaculus.load_game("mathmagic", players=players, tiles=text)
    for seed in range(1 if INTERPRETED else 3):
        taken = walk(game, seed)
        for check in CHECKS.values():
            check(taken, LIGHT)

"""The points of Number Castle: R8 and R9, and how they are explained."""

from __future__ import annotations

import pytest
from castle_positions import at

# -- R8 and R9 ------------------------------------------------------------------------------------------

EXAMPLE = """
     0  0 1 red     7  4 5 6 1 2 3
     0  1 1 blue    3  1 2 3 4 5 6
     0  1 2 red    10  1 2 3 4 5 6
     0  2 1 red     1  2 3 4 5 6 1
     1 -1 1 green   5  1 2 3 4 5 6
     1 -1 2 blue    8  1 2 3 4 5 6
     1  0 1 red     2  1 2 3 4 5 6
     2  0 1 yellow  8  3 4 5 6 1 2
     3  0 1 yellow  6  1 2 3 4 5 6
     3  0 2 green   2  1 2 3 4 5 6
     3  1 1 yellow  4  3 4 5 6 1 2
"""


def example() -> str:
    """The castle of the published example: q r level colour centre, and the small numbers at E SE SW W NW NE."""
    stacks: dict[str, list[str]] = {}
    for line in EXAMPLE.strip().splitlines():
        q, r, _, colour, centre, *sides = line.split()
        stacks.setdefault(f"{q},{r}", []).append(f"{colour}{centre}/{sides.index('1')}")
    return ";".join(f"{cell}:{'+'.join(stones)}" for cell, stones in stacks.items())


@pytest.mark.parametrize(
    ("scoring", "points"),
    [
        ("centres", [20, 8, 12, 2]),
        ("centres+sides", [73, 29, 44, 23]),
        ("sides-centres", [33, 13, 20, 19]),
        ("product", [140, 8, 32, 2]),
    ],
)
def test_r8_the_published_example(scoring: str, points: list[int]) -> None:
    state = at(example(), players=4, scoring=scoring)
    assert state.scores() == points
    for player in range(4):
        parts = state.game.count(state, player)
        assert parts is not None
        assert sum(part.points for part in parts) == points[player]


def test_r8_the_product_of_no_visible_stone_is_0() -> None:
    assert at("0,0:blue1/0+red2/0", scoring="product").scores() == [2, 0]
    assert at("-", scoring="product").scores() == [0, 0]


def test_r9_a_small_number_is_covered_by_a_stack_at_least_as_high() -> None:
    # red7 in turn 0 shows 1 to its eastern neighbour, blue7 in turn 0 shows 4 to its western one.
    def exposed(stacks: str) -> list[int]:
        return [stack["exposed"] for stack in at(stacks).view(None)["stacks"]]

    assert exposed("0,0:red7/0;1,0:blue7/0") == [20, 17]
    assert exposed("0,0:red7/0;1,0:red1/0+blue7/0") == [20, 21]
    assert exposed("0,0:red1/0+red7/0;1,0:blue7/0") == [21, 17]
    assert exposed("0,0:red1/0+red7/0;1,0:red2/0+blue7/0") == [20, 17]


# -- explanations ---------------------------------------------------------------------------------------


def test_an_explanation_names_every_own_stone_that_changes() -> None:
    state = at("0,0:red7/0;1,0:blue2/0", scoring="centres+sides", roll=1, build=1, drawn="red3")
    parts = state.score_parts(state.string_to_action("red3@0,1/0"))
    # red7 loses the 2 that faced south-east; red3 has 5 and 6 covered by its neighbours to the north.
    assert [(part.key, part.args["centre"], part.points) for part in parts] == [
        ("castle-stone-comes", 3, 3 + 10),
        ("castle-stone-changes", 7, -2),
    ]
    parts = state.score_parts(state.string_to_action("red3@0,0/0"))
    assert [(part.key, part.args["centre"], part.points) for part in parts] == [
        ("castle-stone-comes", 3, 24),
        ("castle-stone-goes", 7, -27),
    ]


def test_where_stones_have_no_points_of_their_own_the_formula_comes_last() -> None:
    state = at("0,0:red7/0;1,0:blue2/0", scoring="product", roll=1, build=1, drawn="red3")
    parts = state.score_parts(state.string_to_action("red3@0,1/0"))
    assert [(part.key, part.points) for part in parts] == [
        ("castle-stone-comes-shown", 0),
        ("castle-formula-changes", 14),
    ]

"""R10: custom scorings. What can be written, what it counts, and what is refused."""

from __future__ import annotations

import math
import operator
import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sizes import sized
from typer.testing import CliRunner

import abaculus
from abaculus.cli.main import app
from abaculus.cli.option_shorthand import spelled_out
from abaculus.games.castle.formula import checked, read_formula
from abaculus.testing import CHECKS, check_lanes_agree, usual_effort, walk

EXAMPLE = "sum(centre * height) - max(exposed)"
CASTLE = (
    "castle start=0 turn=0 roll=- build=0 drawn=- last=- out=- "
    "stacks=0,0:red7/0;1,0:blue2/0+red3/0;0,1:blue10/1;1,-1:red1/0+red2/0+blue20/0;2,0:red4/2"
)
Stone = dict[str, int]


def seen(player: int) -> list[Stone]:
    """The visible stones of a player in CASTLE, as anyone can read them off the view."""
    view = abaculus.load_game("castle").from_position(CASTLE).view(None)
    colour = ("red", "blue")[player]
    stones = []
    for stack in view["stacks"]:
        if stack["stone"].startswith(colour):
            centre = int(stack["stone"].removeprefix(colour))
            sides = 36 if centre == 20 else 21
            stones.append({"centre": centre, "sides": sides, "exposed": stack["exposed"], "height": stack["height"]})
    return stones


Seen = TypeVar("Seen", contravariant=True)
"""What a part of a formula is evaluated on: one stone, all stones, or anything at all for a plain number."""


class Tree(Generic[Seen]):
    """A formula as a tree: written down one way, counted another, with Python's own unbounded numbers."""

    def __init__(self, text: str, value: Callable[[Seen], int]) -> None:
        self.text, self.value = text, value


COMBINED: dict[str, Callable[[Iterable[int]], int]] = {"sum": sum, "product": math.prod, "max": max, "min": min}
SIGNS: dict[str, Callable[[int, int], int]] = {"+": operator.add, "-": operator.sub, "*": operator.mul}


def trees(leaves: st.SearchStrategy[Tree[Seen]]) -> st.SearchStrategy[Tree[Seen]]:
    def joined(sub: st.SearchStrategy[Tree[Seen]]) -> st.SearchStrategy[Tree[Seen]]:
        def join(parts: tuple[Tree[Seen], str, Tree[Seen]]) -> Tree[Seen]:
            one, sign, other = parts
            how = SIGNS[sign]
            return Tree(f"({one.text} {sign} {other.text})", lambda seen: how(one.value(seen), other.value(seen)))

        return st.tuples(sub, st.sampled_from(list(SIGNS)), sub).map(join)

    return st.recursive(leaves, joined, max_leaves=4)


def number(value: int) -> Tree[object]:
    return Tree(str(value), lambda _: value)


def named(name: str) -> Tree[Stone]:
    return Tree(name, lambda stone: stone[name])


NUMBERS = st.integers(0, 9).map(number)
NAMES = st.sampled_from(["centre", "sides", "exposed", "height"]).map(named)


def combine(pair: tuple[str, Tree[Stone]]) -> Tree[list[Stone]]:
    how, inner = pair
    return Tree(f"{how}({inner.text})", lambda stones: COMBINED[how](map(inner.value, stones)) if stones else 0)


FORMULAS = trees(st.tuples(st.sampled_from(list(COMBINED)), trees(NAMES | NUMBERS)).map(combine) | NUMBERS)


@given(FORMULAS)
def test_a_formula_counts_what_it_says(formula: Tree[list[Stone]]) -> None:
    try:
        game = abaculus.load_game("castle", scoring=formula.text)
    except abaculus.BadOption as refusal:
        assert any(why in str(refusal) for why in ("could count", "no stone", "multiplied out"))  # noqa: PT017
        return
    assert game.from_position(CASTLE).scores() == [formula.value(seen(player)) for player in range(2)]
    nothing = game.from_position(CASTLE[: CASTLE.index("stacks=")] + "stacks=-")
    assert nothing.scores() == [formula.value([])] * 2


@pytest.mark.parametrize(
    ("text", "red"),
    [
        # red7 on the ground shows 3, 4, 5 (1, 2 and 6 are beside stacks); red3 is the top of two, beside one of three.
        (EXAMPLE, 7 + 3 * 2 + 4 - max(stone["exposed"] for stone in seen(0))),
        ("sum(1)", 3),
        ("max(centre) - min(centre)", 4),
        ("product(height)", 2),
        ("2 * sum(centre) - -3 * max(height)", 2 * 14 + 6),
        ("sum(centre) * sum(centre)", 14 * 14),
        ("sum(sides - exposed)", sum(stone["sides"] - stone["exposed"] for stone in seen(0))),
    ],
)
def test_formulas_that_people_may_think_of(text: str, red: int) -> None:
    assert abaculus.load_game("castle", scoring=text).from_position(CASTLE).scores()[0] == red


@pytest.mark.parametrize(
    ("name", "formula"),
    [
        ("centres", "sum(centre)"),
        ("centres+sides", "sum(centre) + sum(exposed)"),
        ("sides-centres", "sum(exposed) - sum(centre)"),
        ("product", "product(centre)"),
    ],
)
def test_the_printed_scorings_are_formulas(name: str, formula: str) -> None:
    dice = random.Random(name)
    printed, own = (abaculus.load_game("castle", scoring=scoring) for scoring in (name, formula))
    one, other = printed.new_initial_state(), own.new_initial_state()
    while not one.is_terminal():
        action = dice.choice(one.legal_actions())
        assert one.scores() == other.scores()
        one.apply_action(action)
        other.apply_action(action)


HOSTILE = {
    "": "an empty formula",
    "   ": "an empty formula",
    "5": "counts no stone",
    "sum(centre) - sum(centre)": "counts no stone",
    "centre": "centre belongs to one stone",
    "sum(centre": "a closing bracket is missing",
    "sum(centre))": "is not expected after",
    "sum centre": "in brackets",
    "sum()": "is not expected here",
    "sum(centre) max(centre)": "is not expected after",
    "sum(centre +": "it ends where",
    "sum(center)": "did you mean centre",
    "sum(weight)": "there is no 'weight'",
    "sum(max(centre))": "max within sum",
    "sum(centre.__class__)": "'.' is no part of a formula",
    "__import__('os').system('true')": "is no part of a formula",
    "sum(centre) if 1 else 2": "is not expected after",
    "lambda: 1": "is no part of a formula",
    "sum(centre)\0": "is no part of a formula",
    "sum(centre) ** 9": "is not expected here",
    "sum(centre / 2)": "'/' is no part of a formula",
    "max(centre, height)": "',' is no part of a formula",
    "sum(centre²)": "is no part of a formula",
    "sum(１)": "is no part of a formula",
    "sum(centre) * 99999999": "above 1000000",
    "product(centre * sides * height)": "could count",
    "product(centre) * product(centre) * product(centre)": "could count",
    "(" * 20 + "sum(centre)" + ")" * 20: "12 deep",
    "sum(" + "-" * 190 + "1": "closing bracket",
    "+".join(["sum(centre)"] * 100): "at most 200 characters",
    "*".join(["(1+height)"] * 15): "belongs to one stone",
    "sum(" + "*".join(["(height+centre)"] * 11) + ")": "multiplied out",
    "9" * 199: "above 1000000",
}


@pytest.mark.parametrize("text", HOSTILE)
def test_a_hostile_formula_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(abaculus.BadOption, match=r"^castle: |^the formula") as refusal:
        abaculus.load_game("castle", scoring=text)
    assert HOSTILE[text] in str(refusal.value)


@pytest.mark.parametrize("value", [True, 1, None, 2.5, ["centres"], b"centres"])
def test_a_scoring_is_a_text(value: object) -> None:
    with pytest.raises(abaculus.BadOption, match="centres"):
        abaculus.load_game("castle", scoring=value)


@given(st.text(max_size=60) | st.text("sumproductmaxincentreh()+-*0123456789 .,_", max_size=60))
def test_any_text_is_a_formula_or_is_refused(text: str) -> None:
    try:
        tidy = checked(text)
    except abaculus.BadOption as refusal:
        assert str(refusal).strip()  # noqa: PT017
    else:
        assert checked(tidy) == tidy


@given(FORMULAS)
def test_a_formula_reads_back_as_the_same(formula: Tree[list[Stone]]) -> None:
    try:
        read = read_formula(formula.text)
    except abaculus.BadOption:
        return
    assert read_formula(read.text) == read


def test_equal_formulas_make_equal_games() -> None:
    assert abaculus.load_game("castle", scoring=" sum(centre*height)-max(exposed)") == abaculus.load_game(
        "castle", scoring=EXAMPLE
    )


@pytest.mark.parametrize("check", CHECKS)
def test_a_game_with_a_formula_keeps_its_promises(check: str) -> None:
    CHECKS[check](walk(abaculus.load_game("castle", players=3, scoring=EXAMPLE), seed=11), usual_effort())


def test_a_formula_counts_the_same_in_every_lane() -> None:
    games = [abaculus.load_game("castle", scoring=text) for text in (EXAMPLE, "product(centre) * min(height) - 7")]
    check_lanes_agree(games, sized(2, interpreted=1, soak=50), bots=["greedy"], seed=3)


def test_checking_a_formula_opens_no_box() -> None:
    code = (
        "import sys, abaculus; abaculus.game_info('castle').chosen({'scoring': 'sum(centre) - 1'}); "
        "print([name for name in ('numpy', 'numba') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("short", "long"),
    [
        (["play", "castle", "--scoring", "sum(sides)"], ["play", "castle", "--option", "scoring=sum(sides)"]),
        (
            ["play", "castle", "--scoring=product", "-p", "3"],
            ["play", "castle", "--option", "scoring=product", "-p", "3"],
        ),
        (["play", "castle", "--scoring"], ["play", "castle", "--option", "scoring"]),
        (["play", "--scoring", "product"], ["play", "--scoring", "product"]),
        (["games", "--json"], ["games", "--json"]),
    ],
)
def test_an_option_of_the_game_can_be_given_like_one_of_the_command(short: list[str], long: list[str]) -> None:
    assert spelled_out(short) == long


def test_an_option_of_the_command_stays_its_own() -> None:
    args = ["solve", "castle", "--scoring", "product"]
    assert spelled_out(args, {"--option", "--scoring"}) == args


def test_the_command_line_takes_a_formula() -> None:
    told = CliRunner().invoke(app, ["rules", "castle"])
    assert told.exit_code == 0
    line = ["render", "castle", "--scoring", EXAMPLE, "--position", CASTLE]
    drawn = CliRunner().invoke(app, line)
    assert drawn.exit_code == 0, drawn.output
    assert f"0: {7 + 6 + 4 - max(stone['exposed'] for stone in seen(0))}" in drawn.output
    refused = CliRunner().invoke(app, ["render", "castle", "--scoring=sum(weight)", "--position", CASTLE])
    assert refused.exit_code == 2

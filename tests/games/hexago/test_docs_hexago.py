"""The rulebook of Hexago: its worked example is worked out."""

from __future__ import annotations

import re

import pytest

import abaculus

pytestmark = pytest.mark.once


def test_worked_example_comes_out_as_its_rulebook_says() -> None:
    rulebook = abaculus.load_game("hexago").rulebook()
    example = rulebook.partition("## A worked example")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (\w+) \| `(\S+)` \|((?: `\w\d` \|){6}) (\S+) \|$", example, re.MULTILINE)
    assert [points for *_, points in rows] == ["–", "–", "34", "52", "16", "81", "20"]
    state = abaculus.load_game("hexago", players=1).new_initial_state()
    for _, text, fields, points in rows:
        action = state.string_to_action(text)
        if points != "–":
            assert state.worth(action) == int(points)
        state.apply_action(action)
        tile = state.scene(None).tiles[-1]
        shown = {field.side: field.colour[0].upper() + field.label for field in tile.fields}
        assert [shown[side] for side in range(6)] == re.findall(r"\w\d", fields)
    sums = re.findall(r"([\d(][\d+×() ]*) = \**(\d+)", example.partition("Edge by edge")[2])
    assert len(sums) == 13
    for working, result in sums:
        assert eval(working.replace("×", "*")) == int(result), working

"""The rulebook's worked example: tiles A to E score 34, 52, 16, 81 and 20."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from hexago_oracle import Cell, Face, HexagoOracle, face, score, tile_names

import abaculus

OWN = tile_names(abaculus.load_game("hexago").default_tiles())


class Laid(NamedTuple):
    name: str
    text: str
    points: int | None


def example() -> list[Laid]:
    """The lines of the example, with each tile and its turn looked up in the set."""
    found = []
    for line in (Path(__file__).parent / "hexago_example.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            name, q, r, *fields, points = line.split()
            shown = face("".join(fields), 0)
            turned = [(tile, turn) for tile in OWN for turn in range(6) if face(tile, turn) == shown]
            assert len(turned) == 1, f"{name} is not one tile of the set"
            text = f"{turned[0][0]}@{q},{r}/{turned[0][1]}"
            found.append(Laid(name, text, None if points == "-" else int(points)))
    return found


def tile_of(text: str) -> str:
    return text.split("@")[0]


def test_the_example_has_seven_tiles_and_five_scores() -> None:
    assert [(laid.name, laid.points) for laid in example()] == [
        ("S1", None), ("S2", None), ("A", 34), ("B", 52), ("C", 16), ("D", 81), ("E", 20),
    ]  # fmt: skip


def test_the_oracle_scores_the_example() -> None:
    board: dict[Cell, Face] = {}
    for laid in example():
        tile, place = laid.text.split("@")
        cell, turn = place.split("/")
        q, r = map(int, cell.split(","))
        if laid.points is not None:
            assert score(board, (q, r), face(tile, int(turn))) == laid.points
        board[q, r] = face(tile, int(turn))


@pytest.mark.parametrize("options", [{}, {"match": "required"}, {"hands": "open"}])
def test_two_players_play_the_example(options: dict[str, str]) -> None:
    s1, s2, a, b, c, d, e = example()
    rest = [tile for tile in OWN if tile not in {tile_of(laid.text) for laid in example()}]
    game = abaculus.load_game("hexago", **options)
    state = game.from_position(
        f"hexago start=0 scores=0,0"
        f" hands={tile_of(a.text)},{tile_of(c.text)},{rest[0]},{tile_of(e.text)};"
        f"{rest[1]},{tile_of(b.text)},{tile_of(d.text)},{rest[2]} table={s1.text};{s2.text}"
    )
    scores = [0, 0]
    for number, laid in enumerate((a, b, c, d, e)):
        action = state.string_to_action(laid.text)
        parts = state.score_parts(action)
        assert state.worth(action) == laid.points
        assert sum(part.points for part in parts) == laid.points
        state.apply_action(action)
        scores[number % 2] += laid.points or 0
        assert state.scores() == scores
        state.apply_action(state.string_to_action(f"draw {rest[3 + number]}"))
    assert state.scores() == [34 + 16 + 20, 52 + 81]


def test_the_solo_player_plays_the_example() -> None:
    match = abaculus.Match(abaculus.load_game("hexago", players=1))
    points = []
    for laid in example():
        before = match.state.scores()[0]
        match.apply(laid.text)
        points.append(match.state.scores()[0] - before)
    assert points == [0, 12, 34, 52, 16, 81, 20]  # the two 6s of the opening match by their number


def test_the_example_from_the_first_draw_on() -> None:
    s1, s2, a, b, c, d, e = example()
    rest = [tile for tile in OWN if tile not in {tile_of(laid.text) for laid in example()}]
    hands = [
        tile_of(a.text),
        tile_of(c.text),
        tile_of(e.text),
        rest[0],
        tile_of(b.text),
        tile_of(d.text),
        rest[1],
        rest[2],
    ]
    match = abaculus.Match(abaculus.load_game("hexago"), seats=["Ada", "Bo"])
    oracle = HexagoOracle(OWN, 2)
    opening = [f"draw {tile_of(s1.text)}", f"draw {tile_of(s2.text)}"]
    for text in ["start 0", *(f"draw {tile}" for tile in hands), *opening]:
        match.apply(text)
        oracle.do(text)
    assert match.state.to_position().endswith(f"table={s1.text};{s2.text}")
    for number, laid in enumerate((a, b, c, d, e)):
        for text in (laid.text, f"draw {rest[3 + number]}"):
            match.apply(text)
            oracle.do(text)
    assert match.state.scores() == oracle.scores == [70, 133]


def test_why_a_scores_34() -> None:
    """`5 + 6 = 11, 3 + 3 = 6; 17 x 2 = 34`: which edges match, and how they are multiplied."""
    s1, s2, a, *_ = example()
    match = abaculus.Match(abaculus.load_game("hexago", players=1))
    match.apply(s1.text)
    match.apply(s2.text)
    parts = match.state.score_parts(match.state.string_to_action(a.text))
    edges, times = parts[:-1], parts[-1]
    assert times.key == "hexago-times-edges"
    assert (times.args["total"], times.args["edges"], times.args["product"]) == (17, 2, 34)
    assert sorted(edge.points for edge in edges) == [6, 11]
    assert times.points == 17

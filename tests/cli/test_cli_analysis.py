"""The commands that teach: analyse, review and puzzle."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import invoke, refused, run
from sample_games import DICE_GAME

from abaculus.analysis import puzzles
from abaculus.core.match import Match

pytestmark = pytest.mark.compiled

LOG = Path(__file__).parents[2] / "docs" / "reviews" / f"{DICE_GAME}.json"
DECIDED = 44
"""An action in that log that a player chose."""
PUZZLE = f"{DICE_GAME}-1"


def test_analyse_lists_the_best_moves_before_an_action_of_a_log() -> None:
    state = Match.load(LOG).states()[DECIDED - 1]
    lines = run("analyse", "--log", LOG, "--move", DECIDED, "--visits", 200, "--best", 3, "--json").splitlines()
    moves = [json.loads(line) for line in lines]
    assert 1 <= len(moves) <= 3
    for move in moves:
        action = state.string_to_action(move["move"])
        assert action in state.legal_actions()
        assert move["points"] == state.worth(action) == sum(part["points"] for part in move["parts"])
        assert 0 <= move["win"] <= 1
    table = run("analyse", "--log", LOG, "--move", DECIDED, "--visits", 200, "--best", 3, "--lang", "de")
    assert moves[0]["move"] in table
    assert "Punkte" in table


def test_analyse_says_what_it_cannot_weigh() -> None:
    assert "either --visits or --seconds" in refused(
        "analyse", "--log", LOG, "--move", DECIDED, "--visits", 5, "--seconds", 1
    )
    assert "name a game" in refused("analyse")
    assert "over" in refused("analyse", "--log", LOG)
    assert "actions" in refused("analyse", "--log", LOG, "--move", 10_000)
    assert "chance is to decide" in refused("analyse", DICE_GAME)


def test_a_review_tells_what_was_given_away_and_what_was_better() -> None:
    told = json.loads(run("review", LOG, "--visits", 64, "--json"))
    assert told
    words = run("review", LOG, "--visits", 64, "--worst", 1, "--lang", "en")
    assert "Beginner" in words


@pytest.mark.parametrize("game", sorted(log.stem for log in LOG.parent.glob("*.json")))
def test_reviews_that_are_quoted_are_what_the_tool_says(game: str) -> None:
    page = LOG.with_name(f"{game}.md").read_text(encoding="utf-8")
    quoted = [line[1:].strip() for line in page.splitlines() if line.startswith(">")]
    said = run("review", LOG.with_name(f"{game}.json"), "--visits", 2000, "--lang", "en")
    lines = [line.strip() for line in said.splitlines()]
    assert len(quoted) > 10
    for line in quoted:
        assert line.replace("**", "").replace("\\", "") in lines


def test_a_puzzle_is_shown_answered_and_solved() -> None:
    found = puzzles.puzzle(PUZZLE)
    assert PUZZLE in run("puzzle", PUZZLE)
    state = found.known().state
    solved = run("puzzle", PUZZLE, "--solution")
    right = [state.action_to_string(action) for action in state.legal_actions() if found.tried([action]).right]
    assert any(text in solved for text in right)
    wrong = next(text for action in state.legal_actions() if (text := state.action_to_string(action)) not in right)
    assert invoke("puzzle", PUZZLE, "--move", right[0]).exit_code == 0
    assert invoke("puzzle", PUZZLE, "--move", wrong).exit_code == 1
    assert f"{DICE_GAME}-9999" in refused("puzzle", f"{DICE_GAME}-9999")

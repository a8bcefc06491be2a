"""Hints in steps, reviews and puzzles over the wire: who may ask, what is shown when, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME, LOW_GAME
from server_player import Guest
from server_start import server
from server_table import over
from waiting import PATIENCE, until

import abaculus
from abaculus.analysis.puzzles import Puzzle, puzzles
from abaculus.server.bots.pool import BotPool
from abaculus.server.bots.reviews import Decision, Reviews
from abaculus.server.refusal import Refused

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with server() as one:
        yield one.url


def moves_of(puzzle: Puzzle, texts: list[str]) -> list[dict[str, Any]]:
    """A line in notation as the moves that it writes."""
    told, state = [], puzzle.state()
    for text in texts:
        action = state.string_to_action(text)
        told.append(json.loads(json.dumps(state.describe(action).plain())))
        state.apply_action(action)
    return told


async def test_the_steps_of_a_hint_belong_together_and_a_game_that_goes_on_is_not_reviewed(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        table = await ada.make_table(LOW_GAME, ["me", "me"], hints=True)
        async with ada.socket(table) as socket:
            await socket.ask("sit", seat=0)
            await socket.ask("sit", seat=1)
            await socket.ask("look", seat=socket.update["table"]["mover"])
            moves = {move["action"]: move for move in socket.moves()}
            seq = socket.update["seq"]
            told = [await socket.ask("hint", seq=seq, step=step) for step in (1, 2, 3)]
            best = moves[told[2]["action"]]
            assert [one["cell"] for one in told] == [best["cell"]] * 3
            assert [one["action"] for one in told[:2]] == [None, None]
            assert told[0]["slots"] == []
            assert told[1]["slots"] == told[2]["slots"] == best["slots"]
            assert told[2]["points"] == best["points"]
            simple = await socket.ask("hint", seq=seq, simple=True)
            assert moves[simple["action"]]["points"] == min(move["points"] for move in moves.values())
        commands = f"/api/tables/{table}/commands"
        assert await ada.refused(commands, type="hint", seq=seq, step=4) == "bad-request"
        assert await ada.refused(f"/api/tables/{table}/analysis") == "not-over"


async def test_a_game_is_reviewed_for_everybody_who_may_see_it_once(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
        table = await ada.make_table(FIRST_GAME, ["random", "greedy"])
        await over(ada, table)
        path = f"/api/tables/{table}/analysis"

        async def reviewed() -> dict[str, Any] | None:
            found: dict[str, Any] = await ada.post(path)
            return found if found["done"] == found["all"] else None

        found = await until(reviewed, within=2 * PATIENCE, every=0.2)
        assert found["all"] == 16
        assert [one["seat"] for one in found["decisions"]] in ([0, 1] * 8, [1, 0] * 8)
        assert any(one["better"] for one in found["decisions"] if one["seat"] == 0)
        for one in found["decisions"]:
            assert bool(one["better"]) == bool(one["reasons"]) == bool(one["better_move"])
        assert await bob.post(path) == found


async def test_one_guest_has_one_game_reviewed_at_a_time() -> None:
    bot_pool = BotPool(0, 1.0)  # nobody thinks: the reviews go on
    reviews = Reviews(bot_pool)
    known = abaculus.load_game(DICE_GAME).new_initial_state().information(0)
    decisions: list[Decision] = [(1, known, [0])]
    first = reviews.start("one", "eve", decisions)
    assert reviews.start("one", "eve", decisions) is first
    with pytest.raises(Refused, match="too-fast"):
        reviews.start("two", "eve", decisions)
    assert not reviews.start("two", "ada", decisions).over
    first.done = 1
    assert not reviews.start("three", "eve", decisions).over
    await reviews.close()


async def test_a_puzzle_tells_its_solution_to_those_who_found_it_or_gave_up(base: str) -> None:
    async with Guest(base, "Ada") as ada:

        async def tried(name: str, texts: list[str] | None) -> dict[str, Any]:
            actions: list[int] = []
            state = puzzle.state()
            for text in texts or []:
                actions.append(state.string_to_action(text))
                state.apply_action(actions[-1])
            return dict(await ada.post(f"/api/puzzles/{name}", actions=None if texts is None else actions))

        puzzle = puzzles(FIRST_GAME)[0]
        wrong = await tried(puzzle.id, [puzzle.second])
        assert (wrong["right"], wrong["over"], wrong["solution"], wrong["found"]) == (False, True, [], {})
        right = await tried(puzzle.id, puzzle.solutions[:1])
        assert (right["right"], right["found"]) == (True, puzzle.found)
        assert right["solution"] == moves_of(puzzle, puzzle.solutions[:1])
        given_up = await tried(puzzle.id, None)
        assert given_up == {**right, "right": False}

        puzzle = puzzles(CLAIM_GAME)[0]
        begun = await tried(puzzle.id, puzzle.solutions[:1])
        assert (begun["over"], begun["right"], begun["most"], begun["solution"]) == (False, False, 0, [])
        assert len(begun["scene"]["hand"]) == 6
        ended = await tried(puzzle.id, [puzzle.solutions[0], "end"])
        assert (ended["over"], ended["right"], ended["points"]) == (True, False, begun["points"])
        assert (ended["most"], ended["solution"], ended["scene"]) == (puzzle.whole, [], None)
        whole = await tried(puzzle.id, puzzle.solutions)
        assert (whole["right"], whole["points"]) == (True, puzzle.whole)
        assert whole["solution"] == moves_of(puzzle, puzzle.solutions)

        path = f"/api/puzzles/{puzzle.id}"
        assert await ada.refused(path, actions=[10**6]) == "illegal"
        assert await ada.refused(path, actions=[]) == "bad-request"
        assert await ada.refused(path, actions=[0] * 1000) == "bad-request"
        assert await ada.refused(f"/api/puzzles/{FIRST_GAME}-999", actions=[0]) == "no-game"


@pytest.mark.parametrize("game", [DICE_GAME, CLAIM_GAME])
async def test_the_puzzle_of_the_day_shows_no_more_than_its_player_knows(base: str, game: str) -> None:
    async with Guest(base, "Ada") as ada:
        shown = await ada.get(f"/api/games/{game}/puzzle")
        puzzle = next(one for one in puzzles(game) if one.id == shown["id"])
        assert shown["position"] == puzzle.position
        assert shown["whole"] == bool(puzzle.whole)
        assert shown["options"] == puzzle.options
        assert not {"solutions", "second", "margin"} & set(shown)

"""Positions in which one move is clearly the best, found in games between bots and kept as data in each game's folder."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

from abaculus.core.errors import AbaculusError, IllegalAction, NotAllowed, listed
from abaculus.core.information import InformationSet
from abaculus.core.registry import game_info, home_of, list_games, load_game
from abaculus.core.state import State

__all__ = ["FILE", "Puzzle", "Tried", "UnknownPuzzle", "daily", "of_the_day", "puzzle", "puzzles"]

FILE = "puzzles.jsonl"
"""The name of the file in a game's folder that holds its puzzles, as JSON lines."""


class UnknownPuzzle(AbaculusError, LookupError):
    """There is no puzzle with that name."""


class Tried(NamedTuple):
    """What comes of an answer, or of the beginning of one."""

    state: State
    """The position then."""
    over: bool
    """Whether it is a full answer."""
    right: bool
    points: int
    """What it scored at once."""


class Puzzle(NamedTuple):
    """A position, what is best in it, and how hard that is to find."""

    id: str
    game: str
    options: dict[str, Any]
    position: str
    """As the player on move knows it."""
    solutions: list[str]
    """The best move; several where they are worth exactly the same. Where a whole turn is asked for, its moves."""
    margin: float
    """Points ahead at the end after the best move."""
    win: float
    second: str
    """The best of the other moves."""
    second_margin: float
    second_win: float
    exact: bool
    """Whether every way the game can go was examined; otherwise it was a long search, run twice."""
    found: dict[str, float]
    """How often each level finds it."""
    stars: int
    """From 1, easy, to 5, hard: by how often it is found."""
    whole: int = 0
    """Where a whole turn is asked for, the most points that it can score without luck: every turn that scores them is
    right."""

    def state(self) -> State:
        """The position, with unknown pieces where the player knows nothing."""
        return load_game(self.game, **self.options).from_position(self.position)

    def known(self) -> InformationSet:
        """What the player on move may know."""
        state = self.state()
        return state.information(state.current_player())

    def tried(self, actions: Sequence[int]) -> Tried:
        """What comes of these actions of the player on move: one, or the steps of a turn with no luck between them."""
        state, over = self.state(), False
        player = state.current_player()
        before, first = state.scores()[player], ""
        for action in actions:
            if over:
                raise IllegalAction("the answer was complete before that action")
            first = first or state.action_to_string(action)
            state.apply_action(action)
            over = not self.whole or state.current_player() != player
        points = state.scores()[player] - before
        right = over and (points == self.whole if self.whole else first in self.solutions)
        return Tried(state, over, right, points)


@cache
def puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game."""
    file = home_of(game_id) / FILE
    if not file.exists():
        return ()
    return tuple(Puzzle(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines())


@cache
def _by_id() -> Mapping[str, Puzzle]:
    return {one.id: one for game in list_games() for one in puzzles(game)}


def puzzle(name: str) -> Puzzle:
    """The puzzle with that name: a game's id, a hyphen and a number."""
    found = _by_id().get(name)
    if found is None:
        counts = [f"{game}-1 to {game}-{len(puzzles(game))}" for game in list_games() if puzzles(game)]
        raise UnknownPuzzle(f"there is no puzzle {name[:40]!r}; there is {listed(counts)}")
    return found


def daily(game_id: str, day: date) -> Puzzle:
    """The puzzle of a day: the same everywhere, and none comes up again until all of the game's puzzles have."""
    own = puzzles(game_id)
    if not own:
        raise NotAllowed(f"{game_info(game_id).title} has no puzzles")
    round_, place = divmod(day.toordinal(), len(own))
    order = sorted(own, key=lambda one: sha256(f"{round_} {one.id}".encode()).digest())
    return order[place]


def of_the_day(day: date) -> Puzzle | None:
    """The day's puzzle of one game: another game every day, of those that have puzzles."""
    games = [name for name in list_games() if puzzles(name)]
    return daily(games[day.toordinal() % len(games)], day) if games else None

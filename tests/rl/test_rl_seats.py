from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from game_facts import fact
from rl_variants import BATCHED, variants
from sample_games import DICE_GAME, FIRST_GAME
from sizes import sized

import abaculus
from abaculus.core.chance import new_dice
from abaculus.core.errors import NotAllowed
from abaculus.core.lanes import POLICIES
from abaculus.core.state import State
from abaculus.rl.seats import SeatsEnv
from abaculus.rl.seeing import Eyes

LANES, SEED = 3, 13
ONE = [name for name in BATCHED if name != DICE_GAME] if len(BATCHED) < 3 else BATCHED
"""Compiling a game's loops with its bots takes half a minute: one is enough, as all are tested interpreted."""


class Beside:
    """A game played through the public API beside a lane: what chance and the bots do, with the dice of its number."""

    def __init__(self, game: abaculus.Game, number: int, bots: tuple[str, ...]) -> None:
        self.state, self.dice, self.bots = game.new_initial_state(), new_dice(SEED, number), bots
        self.players = game.num_players()
        self.seat = number % self.players
        self.go_on()
        self.before = self.standing("points"), self.standing("lead")

    def go_on(self) -> None:
        state: State = self.state
        while not state.is_terminal() and state.current_player() != self.seat:
            player = state.current_player()
            policy = POLICIES[self.bots[(player - self.seat) % self.players - 1]]
            state.apply_action(state.policy_action(policy, self.dice))

    def standing(self, rewards: str) -> int:
        sign = 1 if self.state.game.info.most_wins else -1
        scores = [sign * score for score in self.state.scores()]
        others = [score for seat, score in enumerate(scores) if seat != self.seat]
        return scores[self.seat] - (max(others) if rewards == "lead" and others else 0)

    def reward(self, rewards: str) -> float:
        """Of the last decision."""
        if rewards == "returns":
            return self.state.returns()[self.seat] if self.state.is_terminal() else 0.0
        before, self.before = self.before, (self.standing("points"), self.standing("lead"))
        return self.before[rewards == "lead"] - before[rewards == "lead"]


def _begun(game: abaculus.Game, first: int, number: int, bots: tuple[str, ...]) -> Beside:
    """The game that a lane has begun. Those that it passed over were over before the seat could decide anything."""
    for passed in range(first, number, LANES):
        assert Beside(game, passed, bots).state.is_terminal()
    return Beside(game, number, bots)


def _follow(game: abaculus.Game, rewards: str, masks: str, steps: int) -> int:
    """Step seats beside games of the public API and compare everything they show; how many games ended."""
    bots = ("greedy", "random", "greedy", "random", "greedy")[: game.num_players() - 1] or ("greedy",)
    env, eyes = SeatsEnv(game, LANES, bots=bots, rewards=rewards, masks=masks, seed=SEED, threads=2), Eyes(game)
    pick, now, ended = np.random.default_rng(5), env.reset(), 0
    games = [_begun(game, lane, int(env.numbers[lane]), bots) for lane in range(LANES)]
    numbers = env.numbers.copy()
    for _ in range(steps):
        actions = []
        for lane, one in enumerate(games):
            state, legal = one.state, one.state.legal_actions()
            assert now.seats[lane] == one.seat == state.current_player()
            assert env.state(lane).key() == state.key()
            assert (now.observations[lane] == eyes.observe(state, one.seat)).all()
            bits = now.masks[lane] if masks == "dense" else np.unpackbits(now.masks[lane], bitorder="little")
            assert np.flatnonzero(bits).tolist() == legal
            actions.append(int(pick.choice(legal)))
            state.apply_action(actions[-1])
            one.go_on()
        now = env.step(actions)
        for lane, one in enumerate(games):
            assert now.rewards[lane] == pytest.approx(one.reward(rewards))
            assert now.ended[lane] == one.state.is_terminal()
            if one.state.is_terminal():
                ended += 1
                assert (now.finals[lane] == eyes.observe(one.state, one.seat)).all()
                scores = one.state.scores()
                assert now.scores[lane].tolist() == [*scores[one.seat :], *scores[: one.seat]]
                games[lane] = _begun(game, int(numbers[lane]) + LANES, int(env.numbers[lane]), bots)
        numbers = env.numbers.copy()
    env.close()
    return ended


@pytest.mark.parametrize("name", ONE)
@pytest.mark.parametrize("rewards", ["returns", "points", "lead"])
def test_seats_play_the_games_of_the_face(name: str, rewards: str) -> None:
    game = abaculus.load_game(name)
    ended = _follow(game, rewards, "dense", sized(30, interpreted=9 if name == FIRST_GAME else 4, soak=400))
    assert ended >= LANES or name != FIRST_GAME


@pytest.mark.parametrize(("name", "options"), variants(games=ONE))
def test_variants_are_seated_too(name: str, options: dict[str, Any]) -> None:
    _follow(abaculus.load_game(name, **options), "lead", "packed", sized(12, interpreted=2, soak=200))


@pytest.mark.parametrize("name", [name for name in abaculus.list_games() if fact(name, "OVER_BEFORE_SEAT_1")])
def test_a_game_that_ends_before_the_seat_decides_is_passed_over(name: str) -> None:
    if name not in ONE:
        pytest.skip("compiled, this is part of `make soak`")
    _follow(abaculus.load_game(name, **fact(name, "OVER_BEFORE_SEAT_1")), "lead", "packed", steps=1)


def test_arrays_are_filled_in_place_and_a_seed_begins_anew() -> None:
    env = SeatsEnv(abaculus.load_game(FIRST_GAME), 4, seat=1, seed=5)
    first = env.reset()
    seen = first.observations.copy()
    assert first.seats.tolist() == [1] * 4
    after = env.step(first.masks.argmax(axis=1))
    assert all(np.shares_memory(one, other) for one, other in zip(first, after, strict=True))
    assert env.decisions.tolist() == [1] * 4
    assert (env.reset().observations == seen).all()
    assert (env.reset(6).observations != seen).any()


def test_an_illegal_action_names_its_lane_and_changes_nothing() -> None:
    env = SeatsEnv(abaculus.load_game(FIRST_GAME), 3)
    now = env.reset()
    before = [env.state(lane).key() for lane in range(3)]
    legal = now.masks.argmax(axis=1)
    for wrong in (-1, now.masks.shape[1] - 1, 1 << 40):
        with pytest.raises(abaculus.IllegalAction, match="lane 1"):
            env.step([legal[0], wrong, legal[2]])
    assert [env.state(lane).key() for lane in range(3)] == before
    with pytest.raises(abaculus.BadOption, match="3 actions are needed"):
        env.step([0])


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"seat": 2}, "seats 0 to 1 are players 1 to 2"),
        ({"bots": ("greedy", "random")}, "one for all, or one for each"),
        ({"bots": ("master",)}, "random or greedy"),
        ({"rewards": "gold"}, "returns, points or lead"),
        ({"masks": "list"}, "dense or packed"),
        ({"lanes": 0}, "one or more"),
    ],
)
def test_what_cannot_be_is_told(given: dict[str, Any], told: str) -> None:
    with pytest.raises(abaculus.BadOption, match=told):
        SeatsEnv(abaculus.load_game(FIRST_GAME), **{"lanes": 2, **given})


def test_no_step_is_made_before_the_first_game_has_begun() -> None:
    env = SeatsEnv(abaculus.load_game(DICE_GAME), 2)
    with pytest.raises(NotAllowed, match="reset"):
        env.step([0, 0])

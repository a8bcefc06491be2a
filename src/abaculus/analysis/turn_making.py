"""Puzzles that ask for a whole turn, in games whose turns have several steps: see `WholeTurns`.

A position is taken if the best turn is proven, has enough steps, and taking the most points step by step falls far short of
it.
"""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.analysis.puzzles import Puzzle
from abaculus.bots import LEVELS, make_bot
from abaculus.core.chance import new_dice
from abaculus.core.compiled import GREEDY
from abaculus.core.game import Game
from abaculus.core.information import InformationSet
from abaculus.core.puzzle import EASY, WholeTurns
from abaculus.core.registry import load_game
from abaculus.core.state import State

__all__ = ["find_turns", "step_by_step"]

TRIES = {"beginner": 4, "casual": 4, "club": 4, "expert": 3, "master": 2}
"""How often each level tries it."""


def step_by_step(state: State) -> int:
    """The points of a turn in which the most is taken at every step."""
    player, own, dice = state.current_player(), state.clone(), new_dice(0)
    before = own.scores()[player]
    while own.current_player() == player:
        own.apply_action(own.policy_action(GREEDY, dice))
    return own.scores()[player] - before


def _played(found: Puzzle, level: str, seed: int) -> bool:
    """Whether a level finds it."""
    bot, actions = make_bot(level, seed), []
    state = found.state()
    player = state.current_player()
    while state.current_player() == player:
        actions.append(bot.choose(state.information(player)))
        state.apply_action(actions[-1])
    return found.tried(actions).right


def _rated(found: Puzzle) -> Puzzle:
    shares = {
        level: round(sum(_played(found, level, 1000 + number) for number in range(TRIES[level])) / TRIES[level], 3)
        for level in LEVELS
    }
    mean = sum(shares.values()) / len(shares)
    return found._replace(found=shares, stars=max(1, min(5, 1 + int((1 - mean) * 6))))


def _turns(game: Game, seed: int) -> Iterator[InformationSet]:
    """The positions of a game between simple players in which a turn begins with a full rack."""
    bots = [make_bot("casual", seed + seat, simulations=48) for seat in range(game.num_players())]
    state, dice, mover = game.new_initial_state(), new_dice(seed), -1
    while not state.is_terminal():
        if state.is_chance_node():
            state.settle_chance(dice)
            continue
        player = state.current_player()
        if player != mover:
            yield state.information(player)
        mover = player
        state.apply_action(bots[player].choose(state.information(player)))


def find_turns(game_id: str, turns: WholeTurns, count: int, seed: int, made: int = 0) -> Iterator[Puzzle]:
    """Puzzles until `count` are made, with those there already: at most two from each game."""
    game = load_game(game_id)
    while made < count:
        seed += 1
        here = 0
        for known in _turns(game, seed):
            state = known.state
            found = turns.best(state)
            if found is None or len(found[0]) < turns.fewest:
                continue
            (actions, most), plain = found, step_by_step(state)
            if most - plain < turns.missed:
                continue
            texts, own = [], state.clone()
            for action in actions:
                texts.append(own.action_to_string(action))
                own.apply_action(action)
            one = Puzzle(
                id=f"{game_id}-{made + 1}", game=game_id, options=game.log_options(), position=known.view["position"],
                solutions=texts, margin=float(most), win=1.0, second="", second_margin=float(plain), second_win=0.0,
                exact=True, found={}, stars=1, whole=most,
            )  # fmt: skip
            if not one.tried(actions).right:
                continue
            one = _rated(one)
            # If the strongest player prefers another turn, there is more to it than points.
            if min(one.found.values()) > EASY or one.found["master"] < 0.5:
                continue
            made += 1
            here += 1
            yield one
            if made == count or here == 2:
                break

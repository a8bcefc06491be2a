"""Look for puzzles in games between bots: `python -m abaculus.analysis.puzzle_making GAME --count 24 --out FILE`.

A position is taken if its best move is provably the best (the end game solved), or if a long search finds it well ahead of all
others, and a second one with other luck finds the same. Then every level tries it a few times.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from abaculus.analysis.outlook import whole_turn
from abaculus.analysis.puzzles import FILE, Puzzle
from abaculus.analysis.turn_making import find_turns
from abaculus.analysis.weighing import compare
from abaculus.bots import LEVELS, make_bot
from abaculus.bots.search import Ranked, rank, solve_exactly
from abaculus.core.chance import new_dice
from abaculus.core.game import Game
from abaculus.core.information import InformationSet
from abaculus.core.puzzle import Deep
from abaculus.core.registry import game_part, home_of, list_games, load_game
from abaculus.core.state import State

__all__ = ["find", "is_clear", "main", "proven", "rated"]

TRIES = {"beginner": 8, "casual": 8, "club": 8, "expert": 6, "master": 3}
"""How often each level tries a puzzle."""


def is_clear(best: Ranked, other: Ranked, gap: float) -> bool:
    """Whether a move is well ahead of another one: by points, or by winning more often, and not by chance."""
    ahead = best.margin - other.margin
    if best.exact:
        return best.win > other.win + 0.05 or (best.win == other.win and ahead >= gap)
    doubt = 4 * (best.error**2 + other.error**2) ** 0.5
    return ahead > doubt and best.win > other.win and (ahead >= gap or best.win > other.win + 0.08)


def proven(known: InformationSet, deep: Deep, seed: int) -> tuple[list[int], Ranked, Ranked] | None:
    """The best moves, their value and that of the next best, if the gap between them is clear."""
    solved = solve_exactly(known, deep.positions)
    if solved:
        best = [move for move in solved if abs(move.value - solved[0].value) < 1e-6]
        rest = solved[len(best) :]
        few = len(best) <= max(1, len(solved) // 4)
        if rest and few and is_clear(best[0], rest[0], deep.gap):
            return [move.action for move in best], best[0], rest[0]
        return None
    if not deep.glance:
        return None
    glance = rank(known, simulations=deep.glance, seed=seed)
    turn = _same_turn(known, glance[0].action, seed)
    if not _stands_out(glance, turn, deep.gap / 2):
        return None
    first = rank(known, simulations=deep.visits, seed=seed + 1)
    if first[0].action not in turn or not _stands_out(first, turn, deep.gap):
        return None
    actions = [first[0].action, *(move.action for move in first if move.action not in turn)][:4]
    again = compare(known, actions, visits=deep.visits, seed=seed + 2)
    second = max(again[1:], key=lambda move: move.value)
    if not is_clear(again[0], second, deep.gap):
        return None
    same = _twins(known, actions[0], seed)
    return [actions[0], *sorted({*same, *turn} - {actions[0]})], again[0], second


def _stands_out(moves: list[Ranked], turn: set[int], gap: float) -> bool:
    """Whether the first move is well ahead of all that do not begin the same turn."""
    rest = [move for move in moves if move.action not in turn]
    return bool(rest) and is_clear(moves[0], max(rest, key=lambda move: move.value), gap)


def _same_turn(known: InformationSet, action: int, seed: int) -> set[int]:
    """The steps of the turn that a move begins which can be done now: where a turn has several steps, their order seldom
    matters."""
    state = known.state
    lays, step = [], state.clone()
    for one in whole_turn(known, action, seed)[0]:
        move = step.describe(one)
        if move.kind == "lay":
            lays.append(move)
        step.apply_action(one)
    offered = ((one, state.describe(one)) for one in state.legal_actions())
    return {action, *(one for one, move in offered if any(move.is_same_as(lay) for lay in lays))}


def _twins(known: InformationSet, action: int, seed: int) -> list[int]:
    """The same piece on the same cell, turned another way, where that makes no difference at all."""
    state = known.state
    move = state.describe(action)
    same = [one for one in state.legal_actions() if state.describe(one)._replace(turn=move.turn).is_same_as(move)]
    weighed = compare(known, [action, *(one for one in same if one != action)], visits=64 * len(same), seed=seed)
    return sorted(move.action for move in weighed if move.value == weighed[0].value)


def positions(game: Game, seed: int) -> Iterator[State]:
    """The decisions of a game between players who look no further than a move's own worth."""
    bots = [make_bot("casual", seed + seat, simulations=48) for seat in range(game.num_players())]
    state, dice = game.new_initial_state(), new_dice(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            state.settle_chance(dice)
            continue
        player = state.current_player()
        if len(state.legal_actions()) >= 4:
            yield state.clone()
        state.apply_action(bots[player].choose(state.information(player)))


def rated(found: Puzzle) -> Puzzle:
    """The puzzle with how often each level finds it."""
    known, shares = found.known(), {}
    for level in LEVELS:
        tries = TRIES[level]
        chosen = [make_bot(level, 1000 + number).choose(known) for number in range(tries)]
        shares[level] = round(sum(found.tried([action]).right for action in chosen) / tries, 3)
    mean = sum(shares.values()) / len(shares)
    return found._replace(found=shares, stars=max(1, min(5, 1 + int((1 - mean) * 6))))


def find(game_id: str, count: int, seed: int, made: int = 0) -> Iterator[Puzzle]:
    """Puzzles until `count` are made, with those there already: at most two from each game, and no more than half of them
    solved by taking the most points at once."""
    asked: Any = game_part(game_id, "puzzles")
    game, deep = load_game(game_id, **getattr(asked, "OPTIONS", {})), asked.DEEP
    better = 1 if game.info.most_wins else -1
    plain = made // 2
    while made < count:
        seed += 1
        here, last = 0, ""
        for state in positions(game, seed):
            known = state.information(state.current_player())
            proof = proven(known, deep, seed)
            if proof is None:
                continue
            actions, best, second = proof
            if known.state.action_to_string(actions[0]) == last:  # the same question as a turn ago
                continue
            worths = dict(zip(state.legal_actions(), state.worths(state.legal_actions()), strict=True))
            is_plain = worths[actions[0]] * better == max(worth * better for worth in worths.values())
            if is_plain and 2 * plain >= count:
                continue
            text = known.state.action_to_string
            one = rated(Puzzle(
                id=f"{game_id}-{made + 1}", game=game_id, options=game.log_options(), position=known.view["position"],
                solutions=[text(action) for action in actions], margin=round(best.margin, 2), win=round(best.win, 4),
                second=text(second.action), second_margin=round(second.margin, 2), second_win=round(second.win, 4),
                exact=best.exact, found={}, stars=1,
            ))  # fmt: skip
            if min(one.found.values()) > deep.easy:
                continue
            plain += is_plain
            made += 1
            here += 1
            last = one.solutions[0]
            yield one
            if made == count or here == 2:
                break


def main() -> None:
    """Write the puzzles of a game as JSON lines; a file that has some is continued."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=[game for game in list_games() if game_part(game, "puzzles")])
    parser.add_argument("--count", type=int, default=24)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    out = given.out or home_of(given.game) / FILE
    made = len(out.read_text(encoding="utf-8").splitlines()) if out.exists() else 0
    with out.open("a", encoding="utf-8") as file:
        seed = given.seed + 1000 * made
        turns = getattr(game_part(given.game, "puzzles"), "TURNS", None)
        look = (
            find_turns(given.game, turns, given.count, seed, made)
            if turns
            else find(given.game, given.count, seed, made)
        )
        for found in look:
            file.write(json.dumps(found._asdict()) + "\n")
            file.flush()
            print(found.id, found.solutions[0], found.exact, found.stars, file=sys.stderr)


if __name__ == "__main__":
    main()

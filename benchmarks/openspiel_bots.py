"""OpenSpiel's search bots against our master, on our games: `python benchmarks/openspiel_bots.py [--out FILE] [GAME ...]`.

MCTS sees the whole state, hidden pieces too; IS-MCTS, for games that hide pieces, sees what its seat may know, as the master
does. Both play out at random in Python. Every deal is played twice, once in each seat, with the same draws; after `--seconds` no
further game is begun.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import abaculus
from abaculus.bots import make_bot
from abaculus.core.chance import new_dice
from abaculus.core.doors import OUTCOME
from abaculus.rl import openspiel


def other(kind: str, game: Any, simulations: int, seed: int) -> Any:
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    if kind == "MCTS":
        return mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=random)
    return ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=random)


def play(game: Any, kind: str, seat: int, deal: int, simulations: int, playouts: int) -> dict[str, Any]:
    """One game: the other bot sits in `seat`, our master in all others. The return of the master's side, and times."""
    rules = game.rules
    theirs = other(kind, game, simulations, deal)
    ours = make_bot("master", deal, simulations=playouts)
    state, events = game.new_initial_state(), 0
    spent, moves = {"other": 0.0, "master": 0.0}, {"other": 0, "master": 0}
    while not state.is_terminal():
        position = state.play.state
        if state.is_chance_node():
            action = int(rules.doors.choose(rules.box, position.record, new_dice(deal, events), OUTCOME))
            events += 1
        else:
            who, began = "other" if state.current_player() == seat else "master", perf_counter()
            legal = state.legal_actions()
            if len(legal) == 1:
                action = legal[0]
            elif who == "other":
                action = theirs.step(state)
            else:
                action = ours.choose(position.information(state.current_player()))
            spent[who] += perf_counter() - began
            moves[who] += 1
        state.apply_action(action)
    return {
        "return": -state.returns()[seat], "scores": state.play.state.scores(), "seat_of_other": seat, "deal": deal,
        "ms_a_move": {who: round(1000 * spent[who] / max(1, moves[who])) for who in spent},
    }  # fmt: skip


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("games", nargs="*", default=abaculus.games())
    ask.add_argument("--simulations", type=int, default=20, help="of the other's bot, for every move")
    ask.add_argument("--playouts", type=int, default=1000, help="of our master, for every move")
    ask.add_argument("--deals", type=int, default=3)
    ask.add_argument("--seconds", type=float, default=60, help="for every game and kind of bot")
    ask.add_argument("--out", type=Path)
    given = ask.parse_args()
    openspiel.register()
    found: list[dict[str, Any]] = []
    for name in given.games:
        game = pyspiel.load_game(openspiel.PREFIX + name)
        play(game, "MCTS", 0, 99, 3, 50)  # compiles
        hides = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        for kind in ("MCTS", "IS-MCTS") if hides else ("MCTS",):
            began, played = perf_counter(), list[dict[str, Any]]()
            for deal in range(given.deals):
                for seat in range(2):
                    if perf_counter() - began < given.seconds:
                        played.append(play(game, kind, seat, deal, given.simulations, given.playouts))
            share = float(np.mean([(1 + one["return"]) / 2 for one in played]))
            found.append({"game": name, "other": kind, "simulations": given.simulations, "playouts": given.playouts,
                          "games": len(played), "master_share": share, "played": played})  # fmt: skip
            print(f"{name:10} {kind:8} {len(played)} games, the master takes {share:.0%}", flush=True)
            if given.out:
                told = {"date": date.today().isoformat(), "machine": f"{platform.machine()}, {os.cpu_count()} cores, shared",
                        "python": platform.python_version(), "found": found}  # fmt: skip
                given.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""OpenSpiel's search bots against our master, on our games.

    python benchmarks/openspiel_bots.py --seconds 0.2 --deals 20 --out FILE.json GAME GAME ...

IS-MCTS plays the games that hide pieces: it sees what its seat may know, as the master does. MCTS plays those that hide
nothing and, with `--all`, the others too, where it sees hidden pieces. Both use random playouts in Python and take the
action that they tried most often. Each side has `--seconds` of a core for a move: the master stops by the clock of the
process, the other makes as many simulations as its last search suggests there is time for. Every deal is played twice,
once in each seat, with the same draws; intervals are over deals. The file is written after every deal, and a later run
continues it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from datetime import date
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import abaculus
from abaculus.bots import make_bot
from abaculus.bots.ratings import share_of
from abaculus.core.chance import new_dice
from abaculus.rl import openspiel

FEWEST = 4
"""The fewest simulations that the other bot makes."""


class Other:
    """A bot of OpenSpiel that is limited by time rather than by simulations."""

    def __init__(self, kind: str, game: Any, seconds: float, seed: int) -> None:
        dice = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        if kind == "MCTS":
            self.bot = mcts.MCTSBot(game, 2.0, FEWEST, evaluator, random_state=dice)
            self.field = "max_simulations"
        else:
            most = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            self.bot = ismcts.ISMCTSBot(game, evaluator, 2.0, FEWEST, random_state=dice, final_policy_type=most)
            self.field = "_max_simulations"
        self.seconds, self.pace, self.made = seconds, 0.0, list[int]()

    def choose(self, state: Any) -> int:
        if not self.pace:
            self._search(state, FEWEST)
        wanted = max(FEWEST, round(self.seconds * self.pace))
        self.made.append(wanted)
        return self._search(state, wanted)

    def _search(self, state: Any, simulations: int) -> int:
        setattr(self.bot, self.field, simulations)
        began = process_time()
        action = int(self.bot.step(state))
        self.pace = simulations / max(1e-6, process_time() - began)
        return action


def play(game: Any, kind: str, seat: int, deal: int, seconds: float) -> dict[str, Any]:
    """One game, with the other bot in `seat` and our master opposite: the master's result, and what both spent."""
    theirs = Other(kind, game, seconds, deal)
    ours = make_bot("master", deal, seconds=seconds, clock=process_time)
    state, events = game.new_initial_state(), 0
    spent: dict[str, list[float]] = {"other": [], "master": []}
    while not state.is_terminal():
        position = state.play.state
        legal = state.legal_actions()
        if state.is_chance_node():
            action = position.sample_chance(new_dice(deal, events))
            events += 1
        elif len(legal) == 1:
            action = legal[0]
        else:
            who, began = "other" if state.current_player() == seat else "master", process_time()
            if who == "other":
                action = theirs.choose(state)
            else:
                action = ours.choose(position.information(state.current_player()))
            spent[who].append(process_time() - began)
        state.apply_action(action)
    return {
        "deal": deal, "seat_of_other": seat, "return": -state.returns()[seat], "scores": state.play.state.scores(),
        "ms_a_move": {who: round(1000 * fmean(times or [0.0])) for who, times in spent.items()},
        "simulations_a_move": round(fmean(theirs.made or [0])),
    }  # fmt: skip


def summary(played: list[dict[str, Any]]) -> dict[str, Any]:
    """The master's share with its interval over deals, and the means of what was spent."""
    deals: dict[int, list[float]] = {}
    for one in played:
        deals.setdefault(one["deal"], []).append((1 + one["return"]) / 2)
    found = share_of([fmean(both) for both in deals.values()])
    return {
        "games": len(played), "master_share": round(found.share, 4),
        "low": round(found.low, 4), "high": round(found.high, 4),
        "ms_a_move": {who: round(fmean(one["ms_a_move"][who] for one in played)) for who in ("other", "master")},
        "simulations_a_move": round(fmean(one["simulations_a_move"] for one in played)),
    }  # fmt: skip


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("games", nargs="*", default=abaculus.list_games())
    ask.add_argument("--seconds", type=float, default=0.2, help="of a core, for every move of either side")
    ask.add_argument("--deals", type=int, default=20)
    ask.add_argument("--all", action="store_true", help="let MCTS play games that hide pieces, too")
    ask.add_argument("--out", type=Path, required=True)
    given = ask.parse_args()
    openspiel.register()
    told: dict[str, Any] = {
        "date": date.today().isoformat(), "machine": f"{platform.machine()}, {os.cpu_count()} cores, shared",
        "python": platform.python_version(), "found": [],
    }  # fmt: skip
    if given.out.exists():
        told = json.loads(given.out.read_text(encoding="utf-8"))
    for name in given.games:
        game = pyspiel.load_game(openspiel.PREFIX + name)
        hides = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        kinds = ("IS-MCTS", "MCTS") if hides and given.all else ("IS-MCTS",) if hides else ("MCTS",)
        play(game, kinds[0], 0, 1 << 20, 0.01)  # compiles
        for kind in kinds:
            key = {"game": name, "other": kind, "seconds": given.seconds}
            entry = next((one for one in told["found"] if key.items() <= one.items()), None)
            if entry is None:
                entry = {**key, "played": []}
                told["found"].append(entry)
            for deal in range(len(entry["played"]) // 2, given.deals):
                entry["played"] += [play(game, kind, seat, deal, given.seconds) for seat in range(2)]
                entry.update(summary(entry["played"]))
                given.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
            print(name, kind, {name: value for name, value in entry.items() if name != "played"}, flush=True)


if __name__ == "__main__":
    main()

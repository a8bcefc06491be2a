"""How many playouts the bots' search makes in a second of one core, in the middle of games.

    python benchmarks/search.py

A playout is one imagined position played to its end, or to the cut-off of its game. Seconds are processor time, so
that other programs on the machine do not count.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time

import numpy as np

import abaculus
from abaculus.bots.search import engine_of
from abaculus.bots.search.engine import tables_of
from abaculus.core.game_info import OptionValue
from abaculus.core.lanes import retrace

INFOS = [abaculus.game_info(name) for name in abaculus.list_games()]
GAMES: list[tuple[str, Mapping[str, OptionValue]]] = [
    *((info.id, {}) for info in INFOS),
    *((info.id, {option.name: value}) for info in INFOS for option in info.options[:1] for value in option.values[1:]),
    *((info.id, {"players": info.players[1]}) for info in INFOS if info.players[1] > info.default_players),
]
"""Every game with its default options, with the other values of its first option, and with the most players."""
POSITIONS = 4
SECONDS = 0.3


def middle_decisions(game: abaculus.Game) -> list[abaculus.State]:
    """One decision from the middle of each of several greedy games."""
    found = []
    for number in range(POSITIONS):
        actions = retrace(game, number, bots=["greedy"], seed=11)[0]
        state = game.new_initial_state()
        for place, action in enumerate(actions):
            if place >= len(actions) // 2 and state.current_player() >= 0 and len(state.legal_actions()) > 1:
                break
            state.apply_action(action)
        if not state.is_terminal():
            found.append(state)
    return found


def playouts_per_second(game: abaculus.Game) -> float:
    engine, tables = engine_of(type(game)), tables_of(game)
    better = 1 if game.info.most_wins else -1
    played, spent = 0, 0.0
    for state in middle_decisions(game):
        player = state.current_player()
        known = state.information(player).state.record
        width = engine.settings.width
        lines = tables.lines[:width]
        count = engine.suggest(
            game.box, known, tables.out, lines, tables.priors[:width], better, tables.room, tables.notes
        )
        task = tables.tasks[0]
        task.seed, task.first, task.count, task.player, task.better = 1, 0, 1, player, better
        task.horizon, task.swing = engine.settings.horizon, engine.settings.swing
        alive = np.arange(count)
        began = process_time()
        while process_time() < began + SECONDS:
            engine.explore(
                game.box, known, tables.work, tables.dice, tables.tasks, tables.lines, alive, tables.sums, tables.notes
            )
            task.first += 1
            played += count
        spent += process_time() - began
    return played / spent


def main() -> None:
    for name, options in GAMES:
        game = abaculus.load_game(name, tiles=None, **options)
        playouts_per_second(game)  # compiling is not counted
        shown = " ".join(f"{option}={value}" for option, value in options.items())
        print(f"{name:10} {shown:24} {playouts_per_second(game):10,.0f} playouts/s", flush=True)


if __name__ == "__main__":
    main()

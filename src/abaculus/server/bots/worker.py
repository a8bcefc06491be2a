"""A worker process in which bots think: a line of JSON in, a line out. It is given what a player knows, never the true state."""

from __future__ import annotations

import json
import os
import sys

from pydantic_core import to_json

from abaculus.bots import make_bot
from abaculus.core.game import Game
from abaculus.core.game_info import OptionValue
from abaculus.core.information import InformationSet
from abaculus.core.registry import load_game
from abaculus.core.tiles import only_text
from abaculus.server.bots.jobs import Choose, Chosen, Hint, Job, Judge, read_task

__all__ = ["main"]

SECONDS = 0.5
"""How long the strongest bot thinks about a move: well below the limit after which the server stops it."""

VISITS = 800
"""Playouts for each move that is reviewed: they take about as long as a bot thinks about a move."""


def main() -> None:
    """Answer until the input ends."""
    games: dict[str, Game] = {}
    for line in sys.stdin:
        task = read_task(line)
        key = json.dumps([task.game, task.options], sort_keys=True)
        if key not in games:
            if len(games) > 64:
                games.clear()
            games[key] = _load(task.game, task.options)
        answer = _answer(task.job, InformationSet.from_json(games[key], task.known))
        try:
            print(answer.decode(), flush=True)
        except BrokenPipeError:  # the server is gone
            os._exit(0)


def _load(game: str, options: dict[str, OptionValue]) -> Game:
    others = {name: value for name, value in options.items() if name != "tiles"}
    tiles = options.get("tiles")
    return load_game(game, tiles=None if tiles is None else only_text(str(tiles)), **others)


def _answer(job: Job, known: InformationSet) -> bytes:
    """What a bot does, what to hint at, or what to say about a move that was made."""
    match job:
        case Choose(level=level, seed=seed):
            bot = make_bot(level, seed, seconds=SECONDS)
            return to_json(Chosen(action=int(bot.choose(known))))
        case Hint(seed=seed):
            from abaculus.analysis.hints import STEPS, hint

            return to_json({"action": hint(known, STEPS, seed=seed).action})
        case Judge(turn=turn, number=number):
            from abaculus.analysis.reviewing import judge

            return to_json(judge(known, turn, number=number, visits=VISITS, seed=number).plain())


if __name__ == "__main__":
    main()

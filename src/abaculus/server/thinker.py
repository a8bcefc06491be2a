"""A worker process in which bots think: a line of JSON in, a line of JSON out. It is given views, never a position."""

from __future__ import annotations

import json
import os
import sys

from abaculus.bots import make_bot
from abaculus.core.game import Game
from abaculus.core.information import InformationSet
from abaculus.core.registry import load_game

__all__ = ["main"]

SECONDS = 0.5
"""How long the strongest bot thinks about a move: well below the limit after which the server stops it."""


def main() -> None:
    """Answer until the input ends."""
    known: dict[str, Game] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        options = dict(asked["options"])
        key = json.dumps([asked["game"], options], sort_keys=True)
        if key not in known:
            if len(known) > 64:
                known.clear()
            known[key] = load_game(asked["game"], tiles=options.pop("tiles", None), **options)
        bot = make_bot(asked["level"], asked["seed"], seconds=SECONDS)
        action = bot.choose(InformationSet(known[key], asked["view"]))
        try:
            print(json.dumps({"action": int(action)}), flush=True)
        except BrokenPipeError:  # the server is gone, and nobody waits for this
            os._exit(0)


if __name__ == "__main__":
    main()

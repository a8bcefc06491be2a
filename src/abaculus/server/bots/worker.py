"""A worker process in which bots think: a line of JSON in, one out. It is told what a player knows, never the true state."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from abaculus.bots import make_bot
from abaculus.core.game import Game
from abaculus.core.information import InformationSet
from abaculus.core.registry import load_game

__all__ = ["main"]

SECONDS = 0.5
"""How long the strongest bot thinks about a move: well below the limit after which the server stops it."""

VISITS = 800
"""Playouts for a move that is reviewed: as long, roughly, as a bot thinks about one."""


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
        told = json.dumps(_answer(asked, InformationSet.from_json(known[key], asked["known"])))
        try:
            print(told, flush=True)
        except BrokenPipeError:  # the server is gone, and nobody waits for this
            os._exit(0)


def _answer(asked: dict[str, Any], known: InformationSet) -> dict[str, Any]:
    """What a bot does, what to hint at, or what to say about a move that was made."""
    if asked["what"] == "hint":
        from abaculus.analysis.hints import STEPS, hint

        return {"action": hint(known, STEPS, seed=asked["seed"]).action}
    if asked["what"] == "judge":
        from abaculus.analysis.reviewing import as_json, judge

        one = judge(known, asked["turn"], number=asked["number"], visits=VISITS, seed=asked["number"])
        return as_json(known.game, one)
    return {"action": int(make_bot(asked["level"], asked["seed"], seconds=SECONDS).choose(known))}


if __name__ == "__main__":
    main()

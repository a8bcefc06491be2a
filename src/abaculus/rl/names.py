"""Names by which others know our games, and the columns of tables of games. Nothing here needs an extra."""

from __future__ import annotations

from typing import Any

from abaculus.core.registry import game_info, list_games

__all__ = ["COLUMNS", "DECISIONS", "PREFIX", "gymnasium_ids", "pettingzoo_name"]

PREFIX = "abaculus_"
"""Before the id of a game, in OpenSpiel and PettingZoo."""

COLUMNS = {
    "game": ("int64", "The number of the game; with the seed it names the game: `retrace` plays it again."),
    "starter": ("int8", "The seat of the first decision."),
    "steps": ("int32", "All actions, chance included."),
    "placements": ("int32", "Pieces laid by players."),
    "score_N": ("int64", "The points of seat N."),
    "return_N": ("float32", "How the game ended for seat N: from -1 to 1; alone, the score."),
}
"""Name, type and meaning of every column of a table of games; N is each seat."""

DECISIONS = {
    "game": ("int64", "The number of the game."),
    "decision": ("int32", "Which decision of the game it was, from 0 on."),
    "seat": ("int8", "Who decided."),
    "action": ("int32", "What was chosen."),
    "observation": ("list of int16", "What the seat saw, as the page of the game describes it."),
    "legal": ("list of int32", "The legal actions, in ascending order."),
    "return": ("float32", "How the game ended for the seat."),
}
"""Name, type and meaning of every column of a table of decisions."""


def pettingzoo_name(game_id: str) -> str:
    """The name of an environment in PettingZoo's metadata.

    >>> pettingzoo_name("hexago")
    'abaculus_hexago_v1'
    """
    return f"{PREFIX}{game_id}_v{game_info(game_id).rules_version}"


def gymnasium_ids() -> dict[str, dict[str, Any]]:
    """The ids in Gymnasium's registry, and what each passes to `SeatEnv`.

    >>> gymnasium_ids()["abaculus/mathmagic-solo-v2"]["rewards"]
    'points'
    """
    found: dict[str, dict[str, Any]] = {}
    for name in list_games():
        facts = game_info(name)
        found[f"abaculus/{name}-v{facts.rules_version}"] = {"game_id": name, "players": facts.default_players}
        if facts.players[0] == 1:
            found[f"abaculus/{name}-solo-v{facts.rules_version}"] = {"game_id": name, "players": 1, "rewards": "points"}
    return found

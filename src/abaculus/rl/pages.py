"""A game's page for learners, made from the code that owns the facts: every game has the same sections."""

from __future__ import annotations

from abaculus.core.game import Game
from abaculus.core.game_info import GameInfo
from abaculus.core.observation import layout_of
from abaculus.core.registry import game_info, load_game
from abaculus.rl.names import PREFIX, gymnasium_ids, pettingzoo_name

__all__ = ["page"]


def page(game_id: str, options: str) -> str:
    """The page, with the table of the game's options."""
    facts = game_info(game_id)
    low, high = facts.players
    games = [load_game(game_id, players=players) for players in range(low, high + 1)]
    shown = load_game(game_id)
    parts = [
        f"# {facts.title} for learners\n\n{facts.summary}\n",
        f"## Rules\n\nThe whole of them: [the rules](../../src/abaculus/games/{game_id}/RULES.md).\n\n{options}",
        _observation(shown, games),
        _actions(shown, games),
        _rewards(facts),
        _termination(facts, games),
        _versions(facts),
    ]
    return "\n".join(parts)


def _table(heads: list[str], rows: list[list[object]]) -> str:
    lines: list[list[object]] = [[*heads], ["---"] * len(heads), *rows]
    return "".join("| " + " | ".join(map(str, line)) + " |\n" for line in lines)


def _observation(shown: Game, games: list[Game]) -> str:
    layout = layout_of(shown)
    rows: list[list[object]] = []
    start = 0
    for block in layout.blocks:
        shape = " × ".join(map(str, block.shape))
        rows.append([f"`{block.name}`", shape, start, f"{block.low} to {block.high}", block.text])
        start += block.size
    sizes: list[list[object]] = [[game.num_players(), layout_of(game).size] for game in games]
    return (
        "## Observation\n\nWhat the player's view allows, as 16-bit whole numbers, block by block. Seats are counted "
        "from the player's own: place 0 is the player, place 1 the next one round the table. "
        f"With {shown.num_players()} players:\n\n"
        + _table(["block", "shape", "from", "range", "what it holds"], rows)
        + "\n`layout.split(observation)` gives the blocks by name, without copying. Numbers in all:\n\n"
        + _table(["players", "size"], sizes)
    )


def _actions(shown: Game, games: list[Game]) -> str:
    rows: list[list[object]] = [[game.num_players(), game.num_distinct_actions()] for game in games]
    return (
        "## Actions\n\nWhole numbers below the count in the table. What each means is in "
        f"[{shown.info.title} for programs](../games/{shown.id}.md#actions); `state.action_to_string` says it in words. "
        "Only those in the mask are legal. Chance is not an agent: draws and dice happen between two decisions.\n\n"
        + _table(["players", "actions"], rows)
    )


def _rewards(facts: GameInfo) -> str:
    better = "more" if facts.most_wins else "fewer"
    worse = "fewer" if facts.most_wins else "more"
    text = (
        "## Rewards\n\n0 until the game is over. Then everyone gets the mean over the opponents of 1 for "
        f"{better} points than theirs, 0 for the same number and -1 for {worse}: from -1 to 1, and summing to zero."
    )
    if facts.players[0] == 1:
        text += " In solo play, the reward is the score."
    return (
        f'{text} Gymnasium environments take `rewards="points"` for the change in score, decision by decision'
        f"{'' if facts.most_wins else ', with the sign turned'}.\n"
    )


def _termination(facts: GameInfo, games: list[Game]) -> str:
    rows: list[list[object]] = [[game.num_players(), game.max_game_length(), game.max_steps()] for game in games]
    return (
        "## Termination\n\nBy the rules alone; nothing is truncated. The most decisions of all players together, and the "
        "most steps with those of chance:\n\n" + _table(["players", "decisions", "steps"], rows)
    )


def _versions(facts: GameInfo) -> str:
    ids = [f"`{name}`" for name, given in gymnasium_ids().items() if given["game_id"] == facts.id]
    rows: list[list[object]] = [
        ["rules", facts.rules_version],
        ["PettingZoo", f"`{pettingzoo_name(facts.id)}`"],
        ["Gymnasium", ", ".join(ids)],
        ["OpenSpiel", f"`{PREFIX}{facts.id}`"],
    ]
    return (
        "## Versions\n\nThe number at the end of a name is the version of the rules: raised when a rule changes what a recorded "
        "game means.\n\n" + _table(["where", "name"], rows)
    )

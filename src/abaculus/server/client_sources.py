"""Files that the browser client is built from and that Python owns: `make page` runs this before it builds the client."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from abaculus.core.lanes import retrace
from abaculus.core.registry import game_info, list_games, load_game
from abaculus.paint.look import look
from abaculus.server.http.app import create_app
from abaculus.server.settings import Settings

__all__ = ["write_sources"]


def write_sources(folder: Path) -> None:
    """Write the types of the messages, how tiles look, and a few tiles of every game."""
    document = create_app(Settings(database="sqlite:///unopened.db")).openapi()
    (folder / "openapi.json").write_text(json.dumps(document), encoding="utf-8")
    (folder / "look.json").write_text(json.dumps(look()), encoding="utf-8")
    (folder / "samples.json").write_text(json.dumps({name: _sample(name) for name in list_games()}), encoding="utf-8")


def _sample(name: str) -> dict[str, object]:
    """A few tiles of a game, as they lie after some moves of the greedy bot: for the cards on the first page."""
    game = load_game(name, players=max(2, game_info(name).players[0]))
    state = game.new_initial_state()
    for action in retrace(game, 7, bots=["greedy"])[0]:
        if len(state.scene(None).tiles) >= 9:
            break
        state.apply_action(action)
    scene = state.scene(None)
    return {"shape": scene.shape, "tiles": scene.to_json()["tiles"]}


if __name__ == "__main__":
    write_sources(Path(sys.argv[1]))

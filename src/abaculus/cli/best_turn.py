"""`abaculus best-turn`: the placements with the most points."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, cast

import typer

from abaculus.cli.choosing import Language, Options, Players, Tiles, chosen_game, errors_told
from abaculus.core.errors import BadOption, NotAllowed

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.mathable.game import Mathable

__all__ = ["best_turn"]


def best_turn(
    rack: Annotated[
        str | None, typer.Option("--rack", metavar="TOKENS", help='The tokens held, such as "3 4 21".')
    ] = None,
    board: Annotated[
        str, typer.Option("--board", metavar="PLACEMENTS", help='What was placed so far, in order: "12@8I 8@6H".')
    ] = "",
    position: Annotated[
        str | None, typer.Option("--position", metavar="LINE", help="A position line instead of a rack and a board.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the turn as JSON.")] = False,
    players: Players = None,
    option: Options = None,
    tiles: Tiles = None,
    lang: Language = None,
) -> None:
    """Find the best turn in a Mathable position: exact, without counting on extra tokens."""
    with errors_told():
        game = cast("Mathable", chosen_game("mathable", players, option, tiles))
        from abaculus.core.texts import language_of_machine, texts
        from abaculus.games.mathable import best_turn as turns

        if (rack is None) == (position is None) or (position and board):
            raise BadOption("give --rack, and --board if anything lies there, or --position")
        words = texts(lang or language_of_machine())
        if position is not None:
            state: State = game.from_position(position)
            if state.current_player() >= 0 and not state.information(state.current_player()).knows_own_hand():
                raise NotAllowed("the rack of the player on move is not known there")
        else:
            state = turns.at_the_table(game, [_token(word) for word in (rack or "").split()], board.split())
        turn = turns.best_turn(state)
        if as_json:
            typer.echo(json.dumps({**turn._asdict(), "steps": [step._asdict() for step in turn.steps]}))
            return
        for step in turn.steps:
            typer.echo(words.say("mathable-best-step", step=str(step), equations=step.equations, points=step.points))
        if turn.bonus:
            typer.echo(words.say("mathable-bonus", points=turn.bonus))
        typer.echo(
            words.say("mathable-best-total", points=turn.points) if turn.steps else words.say("mathable-best-none")
        )


def _token(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 3):
        raise BadOption(f"--rack: {word[:20]!r} is no token; write numbers with spaces between")
    return int(word)

"""`abaculus puzzle`: find the one move that is clearly the best."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from abaculus.cli.common_options import Language, errors_told, words_in

if TYPE_CHECKING:
    from abaculus.analysis.puzzles import Puzzle
    from abaculus.core.texts import Texts

__all__ = ["puzzle"]


@errors_told()
def puzzle(
    name: Annotated[
        str,
        typer.Argument(metavar="ID", help="A puzzle: a game, a hyphen and a number; or a game: its puzzle of the day."),
    ],
    move: Annotated[
        str | None,
        typer.Option("--move", metavar="MOVE", help="Your answer, in notation; the steps of a turn with commas."),
    ] = None,
    solution: Annotated[bool, typer.Option("--solution", help="Show the best move, and who finds it.")] = False,
    lang: Language = None,
) -> None:
    """Show a puzzle, check an answer, or show the solution."""
    from abaculus.analysis import puzzles
    from abaculus.core.registry import list_games

    words = words_in(lang)
    found = puzzles.daily(name, datetime.now(UTC).date()) if name in list_games() else puzzles.puzzle(name)
    if move is not None:
        tried = found.tried(_actions(found, move))
        if tried.right and not found.whole:
            typer.echo(words.say("puzzle-right"))
        typer.echo(_right(found, words) if tried.right else _wrong(found, tried.points, words))
        raise typer.Exit(0 if tried.right else 1)
    if solution:
        _solve(found, words)
        return
    _show(found, words)


def _show(found: Puzzle, words: Texts) -> None:
    from abaculus.paint.canvas import colour_mode, plain, to_rich
    from abaculus.paint.terminal import paint_board
    from abaculus.paint.theme import Theme

    known = found.known()
    scene = known.state.scene(known.player)
    from abaculus.cli.tables import screen

    console = screen()
    coloured = console.is_terminal and colour_mode() != "none"
    rows = paint_board(scene, Theme(colours=coloured)).rows()
    console.print(f"{found.id}  {words.say('puzzle-stars', stars=found.stars)}", style="bold")
    if console.is_terminal:
        console.print(to_rich(rows))
    else:
        typer.echo(plain(rows))
    typer.echo("  ".join(piece.text for piece in scene.hand))
    typer.echo(words.say("puzzle-task-whole" if found.whole else "puzzle-task-you"))
    typer.echo(found.position)


def _actions(found: Puzzle, answer: str) -> list[int]:
    """An answer in notation; if the turn is not over then, it is ended."""
    state = found.state()
    player, actions = state.current_player(), []
    for text in answer.split(",") if found.whole else [answer]:
        actions.append(state.string_to_action(text.strip()))
        state.apply_action(actions[-1])
    if found.whole and state.current_player() == player:
        actions.append(state.string_to_action("end"))
    return actions


def _wrong(found: Puzzle, points: int, words: Texts) -> str:
    if found.whole:
        return words.say("puzzle-wrong-whole", points=points, most=found.whole)
    return words.say("puzzle-wrong")


def _right(found: Puzzle, words: Texts) -> str:
    if found.whole:
        return words.say("puzzle-right-whole", points=found.whole)
    return words.say(
        "puzzle-why",
        exact="yes" if found.exact else "no",
        margin=round(found.margin),
        second=found.second,
        other=round(found.second_margin),
    )


def _solve(found: Puzzle, words: Texts) -> None:
    typer.echo(words.say("puzzle-solution", action=", ".join(found.solutions if found.whole else found.solutions[:1])))
    typer.echo(_right(found, words))
    typer.echo(words.say("puzzle-others"))
    for level, share in found.found.items():
        typer.echo(words.say("puzzle-found", who=words.say(f"play-bot-{level}"), percent=round(100 * share)))

"""`abaculus games`: what there is to play."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated, Any

import typer

from abaculus.cli.common_options import Language, errors_told, words_in
from abaculus.core.game_info import GameInfo
from abaculus.core.registry import game_info
from abaculus.core.registry import list_games as ids

__all__ = ["games"]

_COLUMNS = ("id", "title", "players", "age", "minutes", "options")


@errors_told()
def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print the facts as JSON instead of a table.")] = False,
    lang: Language = None,
) -> None:
    """List the games with their players and options."""
    found = [game_info(game_id) for game_id in ids()]
    if as_json:
        language = words_in(lang).language
        typer.echo(json.dumps([_facts(facts, language) for facts in found], indent=2))
    else:
        _print_table(found, lang)


def _facts(facts: GameInfo, language: str) -> dict[str, Any]:
    """An info, ready for JSON; for an option, `free` says whether it takes other texts as well."""
    from abaculus.core.texts import taught_by

    told = asdict(facts) | {"teaches": taught_by(facts.id, language)}
    del told["begin_with"]  # a matter of the command line itself
    for option in told["options"]:
        option["free"] = bool(option["free"])
    return told


def _print_table(found: list[GameInfo], lang: str | None) -> None:
    from abaculus.cli.tables import plain_table, screen
    from abaculus.core.texts import taught_by

    words = words_in(lang)
    table = plain_table(*(words.say(f"games-{column}") for column in _COLUMNS))
    for facts in found:
        low, high = facts.players
        players = f"{low}-{high}" if low < high else str(low)
        age, minutes = (str(number or "") for number in (facts.age, facts.minutes))
        table.add_row(facts.id, facts.title, players, age, minutes, _options(facts))
    console = screen()
    console.print(table)
    console.print(words.say("games-defaults"), soft_wrap=True)
    for facts in found:
        if taught := taught_by(facts.id, words.language):
            console.print(f"{facts.title}. {words.say('box-teaches', what=taught)}", soft_wrap=True)


def _options(facts: GameInfo) -> str:
    """Every option with its values, the default first, and dots where other texts are allowed too."""
    lines = []
    for option in facts.options:
        values = [str(value) for value in sorted(option.values, key=lambda value: value != option.default)]
        lines.append(f"{option.name}={'|'.join([*values, *(['...'] if option.free else [])])}")
    return "\n".join(lines)

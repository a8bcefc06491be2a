"""The search for other programs: requests come in as lines of JSON, answers go out as lines of JSON. docs/analysis.md
describes it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from abaculus.analysis.weighing import Weighed, think, weigh
from abaculus.core.errors import AbaculusError, BadOption, UnknownGame
from abaculus.core.game import Game
from abaculus.core.information import InformationSet
from abaculus.core.registry import load_game
from abaculus.core.state import State
from abaculus.core.tiles import only_text

__all__ = ["BadRequest", "answer", "as_json", "converse"]

MOST_VISITS, MOST_SECONDS, MOST_MOVES = 10_000_000, 3600.0, 256
LONGEST = 200_000
"""Characters of a request."""

FIELDS = {
    "id": str, "game": str, "options": dict, "tiles": str, "position": str, "actions": list, "seat": int, "visits": int,
    "seconds": (int, float), "best": int, "seed": int, "stream": bool,
}  # fmt: skip
WHOLE = {"seat": (0, 5), "visits": (1, MOST_VISITS), "best": (1, MOST_MOVES), "seed": (0, (1 << 31) - 1)}


class BadRequest(AbaculusError):
    """A request that cannot be answered; `name` says why, for programs."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(text)
        self.name = name


def converse(lines: Iterable[str]) -> Iterator[str]:
    """Answer requests in turn, until there are no more."""
    for line in lines:
        if line.strip():
            for told in answer(line):
                yield json.dumps(told)


def answer(line: str) -> Iterator[dict[str, Any]]:
    """The answers to a request; an error is an answer as well."""
    asked: dict[str, Any] = {}
    try:
        asked = _asked(line)
        known, how = _known(asked), _how(asked)
        if not asked.get("stream", True):
            yield _told(asked, known, weigh(known, **how), final=True)
            return
        for moves, final in think(known, **how):
            yield _told(asked, known, moves, final=final)
    except BadRequest as no:
        yield {"id": _id(asked), "error": no.name, "text": str(no)}


def _told(asked: dict[str, Any], known: InformationSet, moves: list[Weighed], final: bool) -> dict[str, Any]:
    return {
        "id": _id(asked),
        "final": final,
        "seat": known.player,
        "moves": [as_json(known.game, move) for move in moves],
    }


def as_json(game: Game, one: Weighed) -> dict[str, Any]:
    """A weighed move as programs get it: `move` and `line` in notation, and in `details` what the move is."""
    plain: dict[str, Any] = {
        "move": "", **one._asdict(), "details": one.move.plain(), "parts": [part.plain() for part in one.parts],
    }  # fmt: skip
    plain["move"], plain["line"] = game.write_move(one.move), [game.write_move(move) for move in one.line]
    for name, digits in (("margin", 3), ("win", 5), ("error", 4)):
        plain[name] = round(plain[name], digits)
    return plain


def _id(asked: dict[str, Any]) -> str:
    given = asked.get("id", "")
    return given if isinstance(given, str) else ""


def _asked(line: str) -> dict[str, Any]:
    if len(line) > LONGEST:
        raise BadRequest("too-large", f"a request has at most {LONGEST} characters")
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError) as problem:
        raise BadRequest("bad-json", f"a request is a line of JSON: {problem}") from problem
    if not isinstance(asked, dict):
        raise BadRequest("bad-request", "a request is a JSON object")
    return asked


def _checked(asked: dict[str, Any]) -> None:
    for name, value in asked.items():
        if name not in FIELDS:
            raise BadRequest("bad-request", f"there is no field {name[:40]!r}; there is {', '.join(FIELDS)}")
        kind = FIELDS[name]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):  # type: ignore[arg-type]
            raise BadRequest("bad-request", f"the field {name!r} has the wrong type")
    for name, (least, most) in WHOLE.items():
        if name in asked and not least <= asked[name] <= most:
            raise BadRequest("bad-request", f"the field {name!r} goes from {least} to {most}")
    if "seconds" in asked and not 0 < asked["seconds"] <= MOST_SECONDS:
        raise BadRequest("bad-request", f"the field 'seconds' is more than 0 and at most {MOST_SECONDS:g}")
    if not all(isinstance(text, str) for text in asked.get("actions", [])):
        raise BadRequest("bad-request", "the field 'actions' is a list of texts")


def _how(asked: dict[str, Any]) -> dict[str, Any]:
    if ("visits" in asked) == ("seconds" in asked):
        raise BadRequest("bad-request", "give either visits or seconds")
    return {name: asked[name] for name in ("visits", "seconds", "seed", "best") if name in asked}


def _known(asked: dict[str, Any]) -> InformationSet:
    _checked(asked)
    _how(asked)
    state = _state(_game(asked), asked)
    mover = state.current_player()
    if state.is_terminal():
        raise BadRequest("over", "the game is over: there is nothing to choose")
    if state.is_chance_node():
        raise BadRequest("chance", "chance is to decide here: add what came up to the actions")
    if asked.get("seat", mover) != mover:
        raise BadRequest("not-on-move", f"seat {asked['seat']} is not on move; seat {mover}, player {mover + 1}, is")
    known = state.information(mover)
    if not known.knows_own_hand():
        raise BadRequest("bad-position", f"player {mover + 1} is on move, and what they hold is not known there")
    return known


def _game(asked: dict[str, Any]) -> Game:
    if "game" not in asked:
        raise BadRequest("bad-request", "the field 'game' is missing")
    tiles = asked.get("tiles")
    options = asked.get("options", {})
    try:
        return load_game(asked["game"], tiles=None if tiles is None else only_text(tiles), **options)
    except UnknownGame as problem:
        raise BadRequest("no-game", str(problem)) from problem
    except (BadOption, AbaculusError, TypeError) as problem:
        raise BadRequest("bad-option", str(problem)) from problem


def _state(game: Game, asked: dict[str, Any]) -> State:
    number = 0
    try:
        state = game.from_position(asked["position"]) if "position" in asked else game.new_initial_state()
        for number, text in enumerate(asked.get("actions", []), start=1):  # noqa: B007
            state.apply_action(state.string_to_action(text))
    except AbaculusError as problem:
        where = f"action {number}: " if number else ""
        raise BadRequest("bad-position", f"{where}{problem}") from problem
    return state

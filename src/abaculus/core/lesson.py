"""Lessons: a few positions of a game, each with something to see or to do.

A game's lesson is data, `games/<id>/lesson/steps.toml`, and texts, `games/<id>/lesson/<language>.ftl`. What may be
done, what it scores and what is on the table afterwards come from the rules. A step in the file:

    [[step]]
    name = "both"               # its texts: lesson-<game>-both, and -done, -hint, -why-... where there are any
    rule = "R4"                 # the rule to read more in
    position = "..."            # a position line; left out, the lesson continues where the last step ended
    before = ["draw 11"]        # what happens first, chance and other players included
    only = ["R6Y1P4G5P3B2"]     # the pieces that may be used; left out, all
    wanted = ["1@7F"]           # what to do: any of these actions ...
    least = 16                  # ... or any that scores this many points
    kind = "swap"               # ... and is of this kind
    cells = ["1,0"]             # ... and goes to one of these places; with nothing wanted there is only something to read
    after = ["draw 4"]          # what chance does then, if it has to do anything
    refused = { "7E" = "sign" } # places that get a comment when somebody tries them, with the end of the text's key
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from abaculus.core.errors import BadNotation, UnknownGame
from abaculus.core.registry import game_info, home_of, load_game
from abaculus.core.scene import Scene
from abaculus.core.state import State
from abaculus.core.texts import LANGUAGES, merged

__all__ = ["Lesson", "LessonStep", "lesson", "lesson_texts"]


@dataclass(frozen=True)
class LessonStep:
    """One step: a position, and what the learner is to do in it."""

    name: str
    state: State
    viewer: int
    rule: str = ""
    only: tuple[str, ...] = ()
    wanted: tuple[int, ...] = ()
    """The actions that are right, the model answer first; none where there is only something to read."""
    least: int | None = None
    after: tuple[str, ...] = ()
    refused: dict[str, str] = field(default_factory=dict)
    """Places that get a comment when somebody tries them: the cell, and the end of the text's key."""

    def scene(self) -> Scene:
        """What the learner sees, with the moves that this step offers."""
        scene = self.state.scene(self.viewer)
        if not self.wanted:
            return replace(scene, moves=())
        if not self.only:
            return scene
        slots = {piece.slot for piece in scene.hand if piece.text in self.only}
        return replace(scene, moves=tuple(move for move in scene.moves if move.slot in slots))

    def done(self, action: int) -> State:
        """The position after an action, with what chance does then."""
        state = self.state.child(action)
        for text in self.after:
            if not state.is_chance_node():
                break
            state.apply_action(state.string_to_action(text))
        return state


@dataclass(frozen=True)
class Lesson:
    """The lesson of one game."""

    game: str
    steps: tuple[LessonStep, ...]


@cache
def lesson(game_id: str) -> Lesson:
    """The lesson of a game, every step checked against the rules. Raises `UnknownGame`, also for a game without a lesson."""
    name = game_info(game_id).id
    plan = tomllib.loads(_file(name, "steps.toml").read_text(encoding="utf-8"))
    game = load_game(name, **plan.get("options", {}))
    state = game.new_initial_state()
    steps: list[LessonStep] = []
    for one in plan["step"]:
        try:
            if "position" in one:
                state = game.from_position(one["position"])
            for text in one.get("before", ()):
                state = state.child(state.string_to_action(text))
            step = _step(one, state, steps[-1].viewer if steps else 0)
            steps.append(step)
            if step.wanted:
                state = step.done(step.wanted[0])
        except BadNotation as problem:
            raise BadNotation(f"lesson of {name}, step {one['name']!r}: {problem}") from problem
    return Lesson(name, tuple(steps))


def _step(one: dict[str, Any], state: State, viewer: int) -> LessonStep:
    """The step that a part of the file describes. A learner with something to do sees the hand of the player on move;
    one who only reads stays in the same seat."""
    if one.keys() & {"wanted", "least", "kind", "cells"}:
        viewer = state.current_player()
    step = LessonStep(
        one["name"], state, viewer, one.get("rule", ""), tuple(one.get("only", ())),
        least=one.get("least"), after=tuple(one.get("after", ())), refused=one.get("refused", {}),
    )  # fmt: skip
    wanted = [state.string_to_action(text) for text in one.get("wanted", ())]
    if one.keys() & {"least", "kind", "cells"}:
        # The scene has moves only if something is wanted.
        moves = replace(step, wanted=(-1,)).scene().moves
        found = [
            move
            for move in moves
            if move.kind == one.get("kind", move.kind)
            and move.cell in one.get("cells", [move.cell])
            and (step.least is None or move.promised >= step.least)
            and move.action not in wanted
        ]
        wanted += [move.action for move in sorted(found, key=lambda move: -move.promised)]
        if not wanted:
            raise BadNotation("nothing that can be done is what is wanted")
    return replace(step, wanted=tuple(wanted))


def lesson_texts(game_id: str, language: str) -> str:
    """What a lesson says in a language, in English where it is not translated, as a Fluent file."""
    english = _file(game_id, "en.ftl" if language in LANGUAGES else f"{language}.ftl")
    return merged([english.with_name(f"{language}.ftl"), english])


def _file(game: str, name: str) -> Path:
    file = home_of(game) / "lesson" / name
    if not file.is_file():
        raise UnknownGame(f"{game} has no lesson: there is no {name} in its folder `lesson`")
    return file

"""Guides: a game's rules on one page for people, with pictures, and with examples to try on a real board.

A guide is data, `games/<id>/guide/guide.toml`, and texts, `games/<id>/guide/<language>.ftl`, whose keys all begin with
`guide-<game>-`. What is drawn and every number in the texts come from the rules. A game need not have one: RULES.md is the law.

    turn = 4                    # the steps of a turn: guide-<game>-turn-1 to -4
    variants = 2                # other ways to play: guide-<game>-variant-1 and -2

    [[picture]]                 # a way of scoring: guide-<game>-both, -both-text and -both-alt
    name = "both"
    rule = "R4"                 # the rule to read more in
    options = { players = 1 }   # left out, those of the usual game
    position = "..."            # a position line
    move = "..."                # what is done there; left out, what the `seat` has is counted
    seat = 0
    around = [3.5, 2.5]         # how far from what scores the picture reaches, in tile sizes; left out, it shows everything
    held = true                 # whether it shows what is in hand as well

    [[example]]                 # a position to find the best move in: guide-<game>-first and -first-done
    name = "first"
    rule = "R4"
    position = "..."
    before = ["draw 11"]        # what happens first
    only = ["R6Y1P4G5P3B2"]     # the pieces that may be used; left out, all

Every part scores something, and fills the blanks of its texts: `$points` is the sum of what it scores (of the best move, in an
example), `$a1` and `$b2` are what the working calls a and b in its first and second part.

`guide-<game>-synonyms` has the game's own words for search: a line for each meaning, with commas between.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from abaculus.core.errors import BadNotation, UnknownGame
from abaculus.core.game import ScorePart
from abaculus.core.registry import game_info, home_of, load_game
from abaculus.core.scene import Scene
from abaculus.core.state import State
from abaculus.core.texts import LANGUAGES, merged

__all__ = ["Example", "Guide", "GuideTexts", "Picture", "guide", "guide_texts", "has_guide"]


@dataclass(frozen=True)
class Picture:
    """A way of scoring: what lies on the table, and why it scores."""

    name: str
    rule: str
    scene: Scene
    parts: tuple[ScorePart, ...]


@dataclass(frozen=True)
class Example:
    """A position in which to find the best move."""

    name: str
    rule: str
    state: State
    scene: Scene
    """What the mover sees, with the moves that the example offers."""

    def parts(self, action: int) -> list[ScorePart]:
        """Why an action is worth its points."""
        return self.state.score_parts(action)

    def gain(self, action: int) -> int:
        """What an action is worth to the mover: more is better in every game."""
        return (1 if self.state.game.info.most_wins else -1) * sum(part.points for part in self.parts(action))

    @property
    def best(self) -> int:
        """A best action."""
        return max((move.action for move in self.scene.moves), key=self.gain)

    def after(self, action: int) -> Scene:
        """What lies on the table after an action, without the draws that follow it."""
        return replace(self.state.child(action).scene(self.scene.viewer), moves=())


@dataclass(frozen=True)
class Guide:
    """The guide of one game."""

    game: str
    turn: int
    variants: int
    pictures: tuple[Picture, ...]
    examples: tuple[Example, ...]


def has_guide(game_id: str) -> bool:
    """Whether a game has a guide."""
    return (home_of(game_id) / "guide" / "guide.toml").is_file()


@cache
def guide(game_id: str) -> Guide:
    """The guide of a game, every position checked against the rules. Raises `UnknownGame`, also for a game without one."""
    name = game_info(game_id).id
    if not has_guide(name):
        raise UnknownGame(f"{name} has no guide: there is no guide.toml in its folder `guide`")
    plan = tomllib.loads((home_of(name) / "guide" / "guide.toml").read_text(encoding="utf-8"))
    made: dict[str, list[Any]] = {"picture": [], "example": []}
    for sort, make in (("picture", _picture), ("example", _example)):
        for one in plan[sort]:
            try:
                made[sort].append(make(one, _state(name, one)))
            except BadNotation as problem:
                raise BadNotation(f"guide of {name}, {sort} {one['name']!r}: {problem}") from problem
    return Guide(name, plan["turn"], plan["variants"], tuple(made["picture"]), tuple(made["example"]))


def _state(name: str, one: dict[str, Any]) -> State:
    state = load_game(name, **one.get("options", {})).from_position(one["position"])
    for text in one.get("before", ()):
        state = state.child(state.string_to_action(text))
    return state


def _picture(one: dict[str, Any], state: State) -> Picture:
    seat = one.get("seat", 0)
    if "move" in one:
        action = state.string_to_action(one["move"])
        parts, state = state.score_parts(action), state.child(action)
    else:
        parts = list(state.game.count(state, seat) or ())
    scene = replace(state.scene(seat), moves=(), aside=(), notes=(), places=())
    if scene.frame is not None:  # a board with an edge has squares, with signs on some of them
        scene = replace(scene, places=state.scene(seat).places)
    if not one.get("held"):
        scene = replace(scene, hand=())
    if "around" in one:
        scene = _cut(scene, {spot.cell for part in parts for spot in part.spots}, *one["around"])
    return Picture(one["name"], one["rule"], scene, tuple(parts))


def _cut(scene: Scene, cells: set[str], across: float, down: float) -> Scene:
    """The part of a scene around the middle of some cells."""
    lit = [tile for tile in scene.tiles if tile.cell in cells]
    middle = [(min(ways) + max(ways)) / 2 for ways in ([tile.x for tile in lit], [tile.y for tile in lit])]

    def near(x: float, y: float) -> bool:
        return abs(x - middle[0]) <= across and abs(y - middle[1]) <= down

    return replace(
        scene,
        tiles=tuple(tile for tile in scene.tiles if near(tile.x, tile.y)),
        places=tuple(place for place in scene.places if near(place.x, place.y)),
    )


def _example(one: dict[str, Any], state: State) -> Example:
    scene = state.scene(state.current_player())
    slots = {piece.slot for piece in scene.hand if piece.text in one.get("only", [piece.text])}
    moves = tuple(move for move in scene.moves if move.cell is not None and (move.slot is None or move.slot in slots))
    if not moves:
        raise BadNotation("there is nothing to try")
    return Example(one["name"], one["rule"], state, replace(scene, moves=moves))


class GuideTexts:
    """What a guide says in a language, in English where it is not translated."""

    def __init__(self, game_id: str, language: str) -> None:
        home = home_of(game_id) / "guide"
        self.game = game_id
        self.language = language if (home / f"{language}.ftl").is_file() else "en"
        self._bundle = FluentBundle([self.language], use_isolating=False)
        self._bundle.add_resource(FluentResource(merged([home / f"{language}.ftl", home / "en.ftl"])))

    def say(self, name: str, **blanks: Any) -> str:
        """The text of a part: `say("both-alt", points=16)`."""
        key = f"guide-{self.game}-{name}"
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise KeyError(f"no text {key!r} in {self.language!r}")
        text, problems = self._bundle.format_pattern(pattern, blanks)
        if problems:
            raise KeyError(f"text {key!r} in {self.language!r}: {problems[0]}")
        return str(text)

    def blanks(self, parts: list[ScorePart] | tuple[ScorePart, ...]) -> dict[str, Any]:
        """What fills the blanks in the texts of a part that scores."""
        found: dict[str, Any] = {"points": abs(sum(part.points for part in parts))}
        for number, part in enumerate(parts, start=1):
            found |= {f"{name}{number}": value for name, value in part.args.items()}
        return found


@cache
def guide_texts(game_id: str, language: str) -> GuideTexts:
    """The texts of a game's guide."""
    if language not in LANGUAGES:
        raise UnknownGame(f"there is no language {language!r}")
    return GuideTexts(game_id, language)

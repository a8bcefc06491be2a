"""Notation: positions and actions survive being written and read, and nonsense is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator

from abaculus.core.errors import AbaculusError, BadNotation, IllegalAction
from abaculus.core.state import State
from abaculus.testing.walks import Effort, Walk, fail, spread

__all__ = ["check_action_texts", "check_bad_positions", "check_bad_texts", "check_positions"]


def check_positions(walk: Walk, effort: Effort) -> None:
    """Every position is one line, and reading it gives the same bytes; so does what each viewer knows about it."""
    for state in walk.states:
        text = state.to_position()
        if str(state) != text or text.splitlines() != [text]:
            fail(state, "a position is one line, the same from str() and to_position()")
        again = _reread(state, text)
        if again.key() != state.key() or again.current_player() != state.current_player():
            fail(state, f"a position reads back as the same bytes; this one became {again}")
    for _, state in walk.some(effort.states):
        for viewer in (*range(walk.game.num_players()), None):
            known = state.view(viewer)["position"]
            if _reread(state, known).to_position() != known:
                fail(state, f"what viewer {viewer} knows of a position reads back as the same line: {known}")


def _reread(state: State, text: str) -> State:
    try:
        return state.game.from_position(text)
    except AbaculusError as refusal:
        fail(state, f"a position that was written is refused: {refusal}")


def check_action_texts(walk: Walk, effort: Effort) -> None:
    """Every action has a text of its own, which reads back as that action."""
    for _, state in walk.some(effort.states):
        actions = spread(state.legal_actions(), effort.actions)
        texts = [state.action_to_string(action) for action in actions]
        if len(set(texts)) != len(texts):
            fail(state, "different actions have different texts")
        for action, text in zip(actions, texts, strict=True):
            if text.splitlines() != [text] or text != text.strip():
                fail(state, f"the text of an action is one line without blanks around it: {text!r}")
            read = _read(state, text)
            if read != action:
                fail(state, f"{text!r} is the text of {action}, and is read as {read}")


def _read(state: State, text: str) -> int | str:
    try:
        return state.string_to_action(text)
    except AbaculusError as refusal:
        return f"nothing: {refusal}"


def check_bad_texts(walk: Walk, effort: Effort) -> None:
    """A text is a legal action here, or it is refused with a reason; reading never changes the state."""
    elsewhere = {state.action_to_string(action) for state, action in zip(walk.states, walk.actions, strict=False)}
    for _, state in walk.some(effort.states):
        before, dice = state.key(), walk.dice()
        legal = set(state.legal_actions())
        own = [state.action_to_string(action) for action in spread(sorted(legal), effort.actions // 4)]
        texts = [*_NONSENSE, *own, *spread(sorted(elsewhere), effort.actions), *_mangled(own, effort.actions, dice)]
        for text in texts:
            try:
                action = state.string_to_action(text)
            except (BadNotation, IllegalAction) as refusal:
                if not str(refusal).strip():
                    fail(state, f"the refusal of {text!r} gives a reason")
            else:
                if action not in legal:
                    fail(state, f"{text!r} is read as {action}, which is not legal")
            if state.key() != before:
                fail(state, f"reading {text!r} has changed the state")


def check_bad_positions(walk: Walk, effort: Effort) -> None:
    """A line with an error in it is refused with `BadNotation`, or is a position that can be written again."""
    dice = walk.dice()
    lines = [state.to_position() for _, state in walk.some(max(2, effort.states // 4))]
    for line in [*_NONSENSE, *_mangled(lines, 10 * effort.actions, dice)]:
        try:
            state = walk.game.from_position(line)
        except BadNotation as refusal:
            if not str(refusal).strip():
                fail(walk.states[0], f"the refusal of the position {line!r} gives a reason")
        except AbaculusError as other:
            fail(walk.states[0], f"the position {line!r} is refused with {type(other).__name__}, not with BadNotation")
        else:
            _expect_sound(state, line)


def _expect_sound(state: State, line: str) -> None:
    again = state.game.from_position(state.to_position())
    if again.key() != state.key():
        fail(state, f"{line!r} was read, and what is written of it reads as something else")
    legal = state.legal_actions()
    if bool(legal) == state.is_terminal() and "?" not in line:
        fail(state, f"{line!r} was read, and has no legal actions, or has some after the end")


_NONSENSE = (
    "",
    " ",
    "\0",
    "?",
    "-",
    "0",
    "-1",
    "nonsense",
    "draw",
    "start",
    "end end",
    "@",
    "\ud800",
    "é" * 7000,
    "9" * 7000,
)


def _mangled(texts: list[str], count: int, dice: random.Random) -> Iterator[str]:
    """Texts with a character or a stretch left out, doubled, swapped or replaced."""
    letters = "".join(texts) + "?-+ ,;/@=0123456789abcXYZ\0²５"
    for _ in range(count if texts else 0):
        text = dice.choice(texts)
        start = dice.randrange(len(text) + 1)
        end = min(len(text), start + dice.choice((0, 1, 1, 2, 5, 20)))
        middle = dice.choice(("", dice.choice(letters), text[start:end] * 2, text[start:end][::-1], dice.choice(texts)))
        yield text[:start] + middle + text[end:]

"""What a player may know. The test is metamorphic: states that differ only in what a viewer cannot see look alike to it.

Other states are drawn from the viewer's own information set. Whatever reaches a person, a bot or a wire must then be equal:
the view, the scene, the legal actions and their points, the hints, the choices of bots and the lines of the log.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator

from abaculus.bots import make_bot
from abaculus.core.errors import AbaculusError
from abaculus.core.state import State
from abaculus.testing.walks import Effort, Walk, fail, spread

__all__ = ["check_concealment", "check_hiding", "check_reveals", "check_sampling", "check_seen_actions"]

THOUGHT = 48
"""Playouts of the bots that search: if any of them peeks, this many will show it."""


def viewers(state: State) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(state.game.num_players()), None)


def imagined(state: State, viewer: int | None, effort: Effort, seed: int) -> Iterator[State]:
    """States that the viewer cannot tell from this one."""
    known = state.information(viewer)
    for sample in range(effort.samples if "?" in known.view["position"] else 1):
        yield known.sample_hidden(seed, sample)


def check_concealment(walk: Walk, effort: Effort) -> None:
    """Secrets are taken out of the record once and for all, and nothing else is changed; a spectator knows no more than any
    seat, and what is known about a position is a position too."""
    public_fields = set(walk.game.record_type.dtype.names or ()) - set(walk.game.record_type.secrets)
    for _, state in walk.some(effort.states):
        public = state.seen_by(None)
        for viewer in viewers(state):
            known = state.seen_by(viewer)
            if known.seen_by(viewer) != known:
                fail(
                    state,
                    f"what {viewer} may know is all that {viewer} may know of it: concealing twice changes nothing",
                )
            if known.seen_by(None) != public:
                fail(state, f"a spectator knows no more than {viewer}, and nothing else")
            if any(state.record[name].tobytes() != known.record[name].tobytes() for name in public_fields):
                fail(state, f"concealing from {viewer} changes only what the record calls secrets")
            if known.current_player() != state.current_player():
                fail(state, f"{viewer} knows who is to move")


def check_sampling(walk: Walk, effort: Effort) -> None:
    """Filling in what a viewer cannot see gives a whole position of the game, with as many pieces of each kind, that agrees
    with the view; and it does not always give the truth."""
    unknown = different = 0
    for _, state in walk.some(effort.states):
        for viewer in viewers(state):
            hides = "?" in state.view(viewer)["position"]
            for other in imagined(state, viewer, effort, walk.seed):
                text = other.to_position()
                if "?" in text:
                    fail(state, f"what viewer {viewer} imagines is a whole position: {text}")
                if not _is_position_of(other, text):
                    fail(state, f"what viewer {viewer} imagines is a position of the game: {text}")
                if not hides and other.key() != state.key():
                    fail(state, f"nothing is hidden from viewer {viewer}, who imagines something else: {text}")
                unknown += hides
                different += hides and other.key() != state.key()
    if unknown and not different:
        fail(walk.states[0], "viewers always imagine the truth: the views give it away")


def _is_position_of(state: State, text: str) -> bool:
    try:
        return state.game.from_position(text).key() == state.key()
    except AbaculusError:  # a reader may refuse, say, a piece that is there twice
        return False


def check_hiding(walk: Walk, effort: Effort) -> None:
    """The information-hiding test: what a viewer sees, may do and is advised to do depends on nothing that the viewer cannot
    see.

    A view that gives away what the log hides leaves nothing to imagine: `check_seen_actions` finds that. Whether a game hides
    anything at all is for its own tests to check.
    """
    for place, state in walk.some(effort.states):
        for viewer in viewers(state):
            view = state.view(viewer)
            if "?" not in view["position"]:
                continue
            scene = state.scene(viewer)
            for other in imagined(state, viewer, effort, walk.seed + place):
                if other.view(viewer) != view:
                    fail(state, f"the view of {viewer} depends on what it cannot see; compare {other}")
                if other.scene(viewer) != scene:
                    fail(state, f"the scene of {viewer} depends on what it cannot see; compare {other}")
                _expect_alike(state, other, viewer)
                if viewer is not None and state.current_player() == viewer:
                    _expect_same_choices(state, other, viewer, effort)
                    _expect_same_bots(state, other, viewer, walk.seed, effort)


def _expect_alike(state: State, other: State, viewer: int | None) -> None:
    if other.current_player() != state.current_player():
        fail(state, f"viewer {viewer} knows who is to move; in {other} it is someone else")
    if other.seen_by(viewer) != state.seen_by(viewer):
        fail(state, f"the position as {viewer} knows it depends on what it cannot see; compare {other}")


def _expect_same_choices(state: State, other: State, viewer: int, effort: Effort) -> None:
    legal = state.legal_actions()
    if other.legal_actions() != legal:
        fail(state, f"the legal actions of {viewer} depend on what it cannot see; compare {other}")
    if other.worths(legal) != state.worths(legal):
        fail(state, f"the points that {viewer} is promised depend on what it cannot see; compare {other}")
    for action in spread(legal, effort.actions // 4):
        if other.action_to_string(action) != state.action_to_string(action):
            fail(state, f"the text of {action} depends on what {viewer} cannot see; compare {other}")
        if other.score_parts(action) != state.score_parts(action):
            fail(state, f"the explanation of {action} depends on what {viewer} cannot see; compare {other}")
        for watching in viewers(state):
            if state.game.describe(other, action, watching) != state.game.describe(state, action, watching):
                fail(state, f"what {watching} sees of {action} depends on what {viewer} cannot see; compare {other}")


def _expect_same_bots(state: State, other: State, viewer: int, seed: int, effort: Effort) -> None:
    for name in effort.bots:
        chosen = make_bot(name, seed, simulations=THOUGHT).choose(state.information(viewer))
        if make_bot(name, seed, simulations=THOUGHT).choose(other.information(viewer)) != chosen:
            fail(state, f"the bot {name} in seat {viewer} knows more than its seat; compare {other}")
        if chosen not in state.legal_actions():
            fail(state, f"the bot {name} in seat {viewer} chose {chosen}, which is not legal")


def check_seen_actions(walk: Walk, effort: Effort) -> None:
    """Actions that a viewer cannot tell apart in the log lead to equal views."""
    for _, state in walk.some(effort.states):
        actions = spread(state.legal_actions(), effort.actions // 2)
        for viewer in viewers(state):
            views = defaultdict(set)
            for action in actions:
                line = walk.game.write_move(walk.game.describe(state, action, viewer))
                views[line].add(json.dumps(state.child(action).view(viewer), sort_keys=True))
            for line, after in views.items():
                if len(after) > 1:
                    fail(
                        state,
                        f"viewer {viewer} reads {line!r} and then sees one of {len(after)} things: a view says more than the log",
                    )


def check_reveals(walk: Walk, effort: Effort) -> None:
    """`reveals` is true for every action that shows a player something new, especially the last one. It may be true for
    others."""
    places = {place for place, _ in walk.some(effort.states)} | {len(walk.actions) - 1}
    for place, action in enumerate(walk.actions):
        if place not in places:
            continue
        state = walk.states[place]
        for player in range(walk.game.num_players()):
            if _teaches(state, action, player, effort, walk.seed) and not walk.game.reveals(state, action, player):
                fail(
                    state,
                    f"{state.action_to_string(action)!r} tells player {player} something new; reveals() denies it",
                )


def _teaches(state: State, action: int, player: int, effort: Effort, seed: int) -> bool:
    """Whether watching an action rules out something that a player thought possible."""
    if state.is_chance_node():
        outcomes = spread(state.legal_actions(), effort.actions // 2)
        return len({json.dumps(state.child(outcome).view(player)) for outcome in outcomes}) > 1
    seen = state.child(action).view(player)
    text = state.action_to_string(action)
    for other in imagined(state, player, effort, seed):
        try:
            if other.child(other.string_to_action(text)).view(player) != seen:
                return True
        except AbaculusError:  # it could not have been done in that state
            return True
    return False

"""Compiled loops for learners, bound to a game's kernels: observing, masking, and many games stepped at once.

As in `core.compiled`, the functions below are templates. The GPU runs the same ones, one thread per lane.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from abaculus.core.chance import Dice, shake
from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.game import Game
from abaculus.core.observation import allow, observe_of, permit_of
from abaculus.core.record import Ints, Record, Records, i64
from abaculus.core.rule import bind

__all__ = [
    "BY_INDEX", "BY_NUMBER", "BY_RANDOM", "DENSE", "INDEX", "LIST", "NONE", "PACKED", "WAITING", "BoundLoops", "EnvSlot",
    "Loops", "Plan", "loops_of", "outcome",
]  # fmt: skip

NONE, INDEX, LIST, PACKED, DENSE = range(5)
"""What is written about the legal actions: nothing, how many, the list, a bit each, a byte each."""
BY_NUMBER, BY_INDEX, BY_RANDOM = range(3)
"""What a given action means: its number, its place among the legal ones; or nothing, and keen random decides."""
WAITING = -5
"""In place of who is to move: nobody, because a game has yet to begin."""

if TYPE_CHECKING:
    from abaculus.core.kernels import (
        apply,
        conceal,
        is_legal,
        legal,
        points,
        random_action,
        random_outcome,
        setup,
        to_move,
    )

    def observe(box: Any, s: Any, player: int, out: Ints) -> int: ...
    def permit(box: Any, s: Any, mask: Ints, dense: bool) -> int: ...
    def tell_legal(box: Any, s: Any, listed: Ints, mask: Ints, dense: bool) -> int: ...


class Plan(Record):
    """How a batch is run: see the constants of this module."""

    seed = i64()
    stride = i64()
    """When a game ends, the number of the next one in its place is this much higher."""
    acting = masks = observing = most_wins = i64()
    first_secret = secret_count = i64()
    """In a state seen as eight-byte numbers, the first that may hold a secret, and how many may."""


class EnvSlot(Record):
    """One place of a batch: which game is played there, who is to move, and what the last step did."""

    number = mover = i64()
    length = i64()
    """Decisions made in this game so far."""
    steps = i64()
    """All actions since the beginning, over all games, chance included."""
    ended = decisions = i64()
    """How many games the last step ended, and how many decisions the last of these took."""
    count = i64()
    """How many actions are legal now, if that is wanted."""
    refused = i64()
    """On a GPU: 1 if the given action was not legal, so that nothing happened."""


def observe_one(boxes: Records, known: Records, player: int, out: Ints) -> int:
    """Write what a player sees of one state whose secrets have been taken out; returns how many numbers."""
    out[:] = 0
    return observe(boxes[0], known[0], player, out)


def look(box: Any, s: Any, whole: Ints, first: int, count: int, kept: Ints, player: int, out: Ints) -> None:
    """Write what a player sees of a state over zeros. Its secrets are taken out for that, and put back afterwards from
    `kept`; `whole` is the same state as eight-byte numbers. Copying all of it would take longer than everything else here."""
    for i in range(count):
        kept[i] = whole[first + i]
    conceal(box, s, player)
    observe(box, s, player, out)
    for i in range(count):
        whole[first + i] = kept[i]


def outcome(box: Any, s: Any, most_wins: int, seat: int) -> float:
    """The return of a seat: the mean over the others of 1, 0 and -1; in a solo game, the points."""
    players = int(box.players)
    sign = 1 if most_wins == 1 else -1
    own = points(box, s, seat)
    if players == 1:
        return float(own)
    ahead = 0  # counted in whole numbers, so that wins and losses cancel exactly
    for other in range(players):
        difference = sign * (own - points(box, s, other))
        ahead += 1 if difference > 0 else (-1 if difference < 0 else 0)
    return ahead / (players - 1)


def add_returns(box: Any, s: Any, plan: Plan, rewards: Any) -> None:
    """Add how a game ended for every seat."""
    for seat in range(int(box.players)):
        rewards[seat] += outcome(box, s, int(plan.most_wins), seat)


def go(
    box: Any, s: Any, dice: Dice, plan: Plan, slot: EnvSlot, action: int, decisions: int, renewing: int, scratch: Ints,
    rewards: Any,
) -> None:  # fmt: skip
    """Make a number of decisions, with all that chance does after each. Where a game ends, its returns are added to the
    rewards and `ended` is counted up; the next game begins, or the lane waits for it if it must not begin yet.

    One action per turn of the loop, whoever acts: the threads of a GPU that run together wait for the slowest at every turn.
    """
    if decisions > 0:
        slot.ended = 0
        for seat in range(int(box.players)):
            rewards[seat] = 0.0
    steps = 0
    player = int(slot.mover)
    while decisions > 0 or player < 0:
        if player == TERMINAL:
            add_returns(box, s, plan, rewards)
            slot.ended += 1
            slot.decisions = slot.length
            player = WAITING
        elif player == WAITING:
            if renewing == 0:
                break
            slot.number += plan.stride
            slot.length = 0
            shake(dice, plan.seed, slot.number)
            setup(box, s)
            player = to_move(box, s)
        else:
            if player == CHANCE:
                action = random_outcome(box, s, dice)
            else:
                if plan.acting == BY_RANDOM:
                    action = random_action(box, s, dice)
                elif plan.acting == BY_INDEX:
                    if plan.masks != LIST:  # otherwise the list is still there
                        legal(box, s, scratch)
                    action = int(scratch[action])
                slot.length += 1
                decisions -= 1
            apply(box, s, action)
            steps += 1
            player = to_move(box, s)
    slot.mover = player
    slot.steps += steps


def permit_listed(box: Any, s: Any, listed: Ints, mask: Ints, dense: bool) -> int:
    """Set the bits, or bytes, of all legal actions in a mask of zeros; returns how many there are."""
    count = legal(box, s, listed)
    for i in range(count):
        allow(mask, int(listed[i]), dense)
    return count


def permit_itself(box: Any, s: Any, listed: Ints, mask: Ints, dense: bool) -> int:
    """The same, where a game has a quicker way that needs no list."""
    return permit(box, s, mask, dense)


def show(
    box: Any, s: Any, whole: Ints, plan: Plan, slot: EnvSlot, seen: Ints, listed: Ints, mask: Ints, kept: Ints
) -> None:  # fmt: skip
    """Write what the player on move sees and may do over zeros. The list goes to `listed`, which is scratch if only a mask is
    wanted."""
    if plan.observing == 1:
        look(box, s, whole, int(plan.first_secret), int(plan.secret_count), kept, int(slot.mover), seen)
    if plan.masks == PACKED or plan.masks == DENSE:
        slot.count = tell_legal(box, s, listed, mask, plan.masks == DENSE)
    elif plan.masks != NONE:
        slot.count = legal(box, s, listed)


def refuses(box: Any, s: Any, plan: Plan, slot: EnvSlot, action: int) -> bool:
    """Whether what was given is not an action here, or not a place among the legal ones."""
    if plan.acting == BY_RANDOM:
        return False
    if plan.acting == BY_INDEX:
        return action < 0 or action >= slot.count
    return action < 0 or not is_legal(box, s, action)


def attempt(
    box: Any, s: Any, dice: Dice, plan: Plan, slot: EnvSlot, action: int, decisions: int, renewing: int, scratch: Ints,
    rewards: Any,
) -> bool:  # fmt: skip
    """`go`, unless the action is not legal: then nothing happens, and the lane says so. Returns whether the lane waits for a
    new game."""
    if decisions > 0:
        slot.refused = 0
        if refuses(box, s, plan, slot, action):
            slot.refused = 1
            slot.ended = 0
            return False
    go(box, s, dice, plan, slot, action, decisions, renewing, scratch, rewards)
    return int(slot.mover) == WAITING


def first_refused(boxes: Records, states: Records, plans: Records, lanes: Records, actions: Ints) -> int:
    """The first lane whose action is not possible, or -1."""
    for i in range(lanes.shape[0]):
        if refuses(boxes[0], states[i], plans[0], lanes[i], int(actions[i])):
            return i
    return -1


def go_all(
    boxes: Records, states: Records, dice: Records, plans: Records, lanes: Records, actions: Ints, decisions: int, listed: Any,
    rewards: Any,
) -> None:  # fmt: skip
    """Make a number of decisions in every lane; with none, begin the games that lanes are waiting for."""
    for i in range(lanes.shape[0]):
        go(boxes[0], states[i], dice[i], plans[0], lanes[i], int(actions[i]), decisions, 1, listed[i % listed.shape[0]],
           rewards[i])  # fmt: skip


def show_all(
    boxes: Records, states: Records, whole: Any, plans: Records, lanes: Records, seen: Any, listed: Any, masks: Any, kept: Ints
) -> None:  # fmt: skip
    """Write what the players on move see and may do, one row per lane; `listed` may have one row for all."""
    for i in range(lanes.shape[0]):
        if plans[0].observing == 1:
            seen[i, :] = 0
        if plans[0].masks == PACKED or plans[0].masks == DENSE:
            masks[i, :] = 0
        show(boxes[0], states[i], whole[i], plans[0], lanes[i], seen[i % seen.shape[0]], listed[i % listed.shape[0]],
             masks[i % masks.shape[0]], kept)  # fmt: skip


class BoundLoops:
    """Loops compiled with the kernels of one game, as attributes. One that calls another comes after it."""

    def __init__(self, game: Game, templates: Iterable[Callable[..., Any]]) -> None:
        own = permit_of(game)
        self.needs_list = own is None
        """Whether masks are made from the list of legal actions."""
        bound: dict[str, Any] = {**game.compiled.kernels, "observe": observe_of(game), "permit": own}

        def made(template: Callable[..., Any]) -> Callable[..., Any]:
            return bind(template, bound, game.id, game.home())

        bound["tell_legal"] = made(permit_listed if own is None else permit_itself)
        for template in templates:
            bound[template.__name__] = made(template)
            setattr(self, template.__name__, bound[template.__name__])


class Loops(BoundLoops):
    """The compiled loops of one game."""

    observe_one: Callable[..., int]
    attempt: Callable[..., bool]
    show: Callable[..., None]
    first_refused: Callable[..., int]
    go_all: Callable[..., None]
    show_all: Callable[..., None]

    def __init__(self, game: Game) -> None:
        super().__init__(
            game, (observe_one, look, outcome, add_returns, go, show, refuses, attempt, first_refused, go_all, show_all)
        )


_loops: dict[str, Loops] = {}


def loops_of(game: Game) -> Loops:
    """The loops of a game, made once."""
    if game.id not in _loops:
        _loops[game.id] = Loops(game)
    return _loops[game.id]

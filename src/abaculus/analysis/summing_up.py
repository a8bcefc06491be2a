"""A game that is over, summed up: what kinds of reasons brought the points, which moves the points are from, the best move of
everybody, and how the lead went. All of it follows from what happened and from the game's own reasons for points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Literal, NamedTuple

from abaculus.core.game import Game, ScorePart
from abaculus.core.move import Move
from abaculus.core.state import State

__all__ = ["BestMove", "KindOfPoints", "MovePoints", "Story", "SummingUp", "kind_of", "story_of"]

Story = Literal["", "hair", "last", "behind", "behind-last", "led"]


class KindOfPoints(NamedTuple):
    """A kind of reasons for points, the key of its text, and what it brought every player in the whole game."""

    key: str
    points: tuple[int, ...]


class MovePoints(NamedTuple):
    """A move, by the number of its step, in which of its player's turns it was made, and the points that are from it."""

    step: int
    round: int
    points: int


class BestMove(NamedTuple):
    """The move that did most for a player: its step, in which of the player's turns it was made, what it changed at once, and
    why."""

    step: int
    seat: int
    round: int
    move: Move
    points: int
    why: tuple[ScorePart, ...]

    def plain(self) -> dict[str, Any]:
        """The move as plain data."""
        return {**self._asdict(), "move": self.move.plain(), "why": [part.plain() for part in self.why]}


class _Change(NamedTuple):
    """What a step changed for a player, and the kind of reason for it. `own` is the step of the player's move it is from; 0 where
    it is from none."""

    step: int
    player: int
    kind: str
    points: int
    own: int = 0


class SummingUp:
    """A game from these states and the actions between them. `given` is what everybody had in advance."""

    def __init__(self, states: Sequence[State], actions: Sequence[int], given: Sequence[int]) -> None:
        self.states, self.actions, self.given = states, actions, given
        self.game: Game = states[-1].game
        self._changes = list(_changes(states, actions))

    @cached_property
    def scores(self) -> list[list[int]]:
        """Everybody's points in every state, those given in advance as well."""
        return [[own + extra for own, extra in zip(state.scores(), self.given, strict=True)] for state in self.states]

    def kinds(self) -> list[KindOfPoints]:
        """Where the points come from; they add up to the totals. What brought nobody anything is left out."""
        found: dict[str, list[int]] = {}
        for change in self._changes:
            found.setdefault(change.kind, [0] * len(self.given))[change.player] += change.points
        if any(self.given):
            found["came-given"] = list(self.given)
        kinds = [KindOfPoints(kind, tuple(points)) for kind, points in found.items() if any(points)]
        return sorted(kinds, key=lambda one: (one.key != "came-dealt", sum(one.points) < 0, -sum(map(abs, one.points))))

    def moves(self, player: int) -> list[MovePoints]:
        """The moves that a player's points are from. Where points lie on the table, the moves that brought what lies there in the
        end; where the fewest win, those that took points off."""
        if self.game.info.most_wins:
            lying = self.game.count(self.states[-1], player)
            if lying is not None:
                return self._still_there(lying)
        sign = 1 if self.game.info.most_wins else -1
        gains = self._gains(player)
        useful = [(step, sign * points) for step, points in sorted(gains.items()) if sign * points > 0]
        return [MovePoints(step, self._rounds[step], points) for step, points in useful]

    def _still_there(self, lying: Sequence[ScorePart]) -> list[MovePoints]:
        placed: dict[str, list[int]] = {}
        for step, (state, action) in enumerate(zip(self.states, self.actions, strict=False), start=1):
            move = state.describe(action) if state.current_player() >= 0 else None
            if move is None or move.cell is None:
                continue
            here = placed.setdefault(move.cell, [])
            if move.kind == "lay":
                here.append(step)
            elif here:
                here.pop()
        steps = [placed.get(part.spots[0].cell, []) if len(part.spots) == 1 else [] for part in lying]
        found = [(own[-1] if own else 0, part.points) for own, part in zip(steps, lying, strict=True)]
        return [MovePoints(step, self._rounds[step], points) for step, points in sorted(found) if points > 0]

    def _gains(self, player: int) -> dict[int, int]:
        """What every move of a player brought, by its step."""
        gains: dict[int, int] = {}
        for change in self._changes:
            if change.player == player and change.own:
                gains[change.own] = gains.get(change.own, 0) + change.points
        return gains

    def best(self, player: int) -> BestMove | None:
        """The move of a player that brought, or took off, most; of equal ones the one that cost the others most. `None` where no
        move did anything, or all did the same."""
        sign = 1 if self.game.info.most_wins else -1
        gains = self._gains(player)
        cost = {step: sign * sum(self._costs(step, player)) for step in gains}
        step = max(gains, key=lambda one: (sign * gains[one], -cost[one], -one), default=0)
        useful = [sign * points for points in gains.values() if sign * points > 0]
        if not useful or (len(useful) > 1 and len(set(useful)) == 1):
            return None
        state, action = self.states[step - 1], self.actions[step - 1]
        why = tuple(state.score_parts(action))
        whole = sum(part.points for part in why) == gains[step]
        return BestMove(
            step, player, self._rounds[step], state.describe(action), gains[step], why if whole else ()
        )  # fmt: skip

    def _costs(self, step: int, player: int) -> Iterator[int]:
        return (one.points for one in self._changes if one.step == step and one.player != player and not one.own)

    @cached_property
    def _rounds(self) -> list[int]:
        """In which turn of its player each step was, from the first: the decisions of a player alone are a turn each."""
        rounds, turns, last = [0], [0] * len(self.given), -1
        for state in self.states[:-1]:
            mover = state.current_player()
            if mover >= 0:
                turns[mover] += mover != last or len(turns) == 1
                last = mover
            rounds.append(turns[last] if last >= 0 else 0)
        return rounds

    def story(self) -> Story:
        """How the winner won: see `story_of`."""
        decided = [place + 1 for place, state in enumerate(self.states[:-1]) if state.current_player() >= 0]
        totals = self.scores[-1]
        first = max(totals) if self.game.info.most_wins else min(totals)
        if len(totals) == 1 or totals.count(first) != 1 or not decided:
            return ""
        winner = totals.index(first)
        own = [place for place in decided if self.states[place - 1].current_player() == winner]
        gains = self._gains(winner)
        scoring = [place for place in own if gains.get(place)]
        return story_of(
            self.leads(winner)[decided[0] :], *([place - decided[0] for place in one] for one in (own, scoring))
        )

    def leads(self, seat: int) -> list[tuple[int, int]]:
        """In every state: how far a seat was ahead of the best of the others, and the highest total."""
        sign = 1 if self.game.info.most_wins else -1
        found = []
        for totals in self.scores:
            others = [sign * total for other, total in enumerate(totals) if other != seat]
            found.append((sign * totals[seat] - max(others, default=0), max(totals)))
        return found


def kind_of(game: Game, part: ScorePart) -> str:
    """What kind of reason a score part is: the key of a text."""
    return game.kinds.get(f"{part.key} {part.args.get('sign')}") or game.kinds.get(part.key) or f"{part.key}-kind"


def story_of(leads: Sequence[tuple[int, int]], own: Sequence[int], scoring: Sequence[int]) -> Story:
    """How a game was won, from the winner's lead and the highest total after every step. `own` are the places of the winner's
    decisions, `scoring` of those that brought anything.

    - `hair`: by one point, or by two in a hundred
    - `last`: only the winner's last move brought the lead; `behind-last` if there was something to make up for
    - `behind`: behind in the second half, even right after an own move
    - `led`: ahead ever since there were any points

    >>> story_of([(5, 5), (-1, 6), (4, 12), (30, 40)], own=[0, 2], scoring=[0, 2])
    'last'
    >>> story_of([(5, 5), (-1, 6), (4, 12), (30, 40)], own=[0, 2, 3], scoring=[0, 2, 3])
    ''
    >>> story_of([(5, 5), (1, 5), (9, 14), (30, 40)], own=[0, 2], scoring=[0, 2])
    'led'
    """
    margin, highest = leads[-1]
    late = own[len(own) // 2 : -1]
    behind = any(leads[place][0] < 0 for place in late)
    last = scoring[-1] if scoring else 0
    turned = last > 0 and leads[last - 1][0] <= 0 and all(lead > 0 for lead, _ in leads[last:]) and last == own[-1]
    if turned:
        return "behind-last" if behind else "last"
    if margin == 1 or margin * 50 <= highest:
        return "hair"
    if behind:
        return "behind"
    began = next((place for place, (lead, top) in enumerate(leads) if lead or top), len(leads))
    return "led" if all(lead > 0 for lead, _ in leads[began:]) else ""


def _changes(states: Sequence[State], actions: Sequence[int]) -> Iterator[_Change]:
    """Everything that changed anybody's points, in order. For each player the points add up to the total."""
    before = states[0].scores()
    own = [0] * len(before)
    yield from (_Change(0, player, "came-dealt", points) for player, points in enumerate(before) if points)
    for step, (state, action) in enumerate(zip(states, actions, strict=False), start=1):
        after, seat = states[step], state.current_player()
        then, parts = after.scores(), state.score_parts(action) if seat >= 0 else []
        if seat >= 0:
            own[seat] = step
        for player, (old, new) in enumerate(zip(before, then, strict=True)):
            settled = after.game.settled(after, player) if after.is_terminal() else ()
            gain = new - old - sum(part.points for part in settled)
            if gain or player == seat:
                yield from _reasons(state, step, player, gain, parts, own)
            yield from (_Change(step, player, kind_of(state.game, part), part.points) for part in settled)
        before = then


def _reasons(
    state: State, step: int, player: int, gain: int, parts: Sequence[ScorePart], own: Sequence[int]
) -> Iterator[_Change]:
    """Why a step changed a player's points: the reasons for the player's own move, or that others moved, or chance decided."""
    seat = state.current_player()
    if player == seat and sum(part.points for part in parts) == gain:
        yield from (_Change(step, player, kind_of(state.game, part), part.points, step) for part in parts)
    elif player == seat:
        yield _Change(step, player, "came-move", gain, step)
    elif seat < 0:
        yield _Change(step, player, "came-drawn" if any(own) else "came-dealt", gain)
    elif gain > 0 and own[player] and not state.game.count(state, player):
        yield _Change(step, player, "came-move", gain, own[player])  # for what the others have accepted
    else:
        yield _Change(step, player, "came-others", gain)

"""A game counted up: where each player's points come from, line by line (`lines_of`), and the score sheet with every decision
and all totals after it (`sheet_of`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from abaculus.core.game import ScorePart, Spot
from abaculus.core.move import Move
from abaculus.core.state import State

__all__ = ["CountLine", "SheetRow", "lines_of", "sheet_of"]


class CountLine(NamedTuple):
    """A line of a count: what it says, what it is worth, and how that was worked out at the time."""

    part: ScorePart
    why: tuple[ScorePart, ...] = ()

    def plain(self) -> dict[str, Any]:
        """The line as plain data: the part's own, and the reasons beside it."""
        return {**self.part.plain(), "why": [part.plain() for part in self.why]}


class SheetRow(NamedTuple):
    """A row of a score sheet: the number of the step, who decided, what they did, what it changed for everyone, and all
    totals."""

    step: int
    seat: int
    move: Move
    gains: tuple[int, ...]
    totals: tuple[int, ...]
    why: tuple[ScorePart, ...]

    def plain(self) -> dict[str, Any]:
        """The row as plain data."""
        return {**self._asdict(), "move": self.move.plain(), "why": [part.plain() for part in self.why]}


def lines_of(states: Sequence[State], actions: Sequence[int], player: int) -> list[CountLine]:
    """A player's count after the last of these states, each of which follows from the one before by its action.

    Where points are on the table or held, the lines are those of the last position. Otherwise they are the moves that scored,
    and what the end of the game settled.
    """
    last = states[-1]
    lying = last.game.count(last, player)
    if lying is not None:
        return [CountLine(part) for part in lying]
    lines: list[CountLine] = []
    before = states[0].scores()[player]
    if before:
        lines.append(CountLine(ScorePart("count-before", {"points": before}, before)))
    own: tuple[int, Move, str] = (0, Move(""), "")
    for number, (state, action) in enumerate(zip(states, actions, strict=False), start=1):
        if state.current_player() == player:
            own = number, state.describe(action), state.action_to_string(action)
        after = states[number]
        settled = tuple(after.game.settled(after, player)) if after.is_terminal() else ()
        gain = after.scores()[player] - state.scores()[player] - sum(part.points for part in settled)
        if gain:
            # Points may come later than the move they are for, such as after the others have answered.
            place, move, text = own
            args = {"number": place, "action": text, "move": move.plain(), "points": gain}
            spots = () if move.cell is None else (Spot(move.cell),)
            part = ScorePart("count-move", args, gain, spots)
            lines.append(CountLine(part, _reasons(state, action, player, gain)))
        lines.extend(CountLine(part) for part in settled)
    return lines


def sheet_of(states: Sequence[State], actions: Sequence[int]) -> list[SheetRow]:
    """Every decision of a game. What chance changed, such as a hand that grew, is listed with the decision before it."""
    rows: list[SheetRow] = []
    totals = states[0].scores()
    for number, (state, action) in enumerate(zip(states, actions, strict=False), start=1):
        then = states[number].scores()
        gains = tuple(new - old for new, old in zip(then, totals, strict=True))
        seat = state.current_player()
        if seat >= 0:
            why = _reasons(state, action, seat, gains[seat])
            rows.append(SheetRow(number, seat, state.describe(action), gains, tuple(then), why))
        elif rows and any(gains):
            row = rows[-1]
            both = tuple(one + other for one, other in zip(row.gains, gains, strict=True))
            rows[-1] = row._replace(gains=both, totals=tuple(then))
        totals = then
    return rows


def _reasons(state: State, action: int, player: int, gain: int) -> tuple[ScorePart, ...]:
    """The working of a player's own move, if it is the whole reason for the gain."""
    if state.current_player() != player:
        return ()
    parts = tuple(state.score_parts(action))
    return parts if sum(part.points for part in parts) == gain else ()

"""A game gone through again: how the chances of winning rose and fell, which moves gave most away, and why.

Every move is judged by what its player could know at the time, so that nobody is blamed for bad luck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from abaculus.analysis.reasons import Reason, reasons
from abaculus.analysis.weighing import compare
from abaculus.bots.search import rank
from abaculus.core.game import ScorePart
from abaculus.core.information import InformationSet
from abaculus.core.match import Match
from abaculus.core.move import Move

__all__ = ["VISITS", "Judged", "Review", "judge", "review", "turn_from"]

VISITS = 1500
"""Playouts for a first look at a decision; then as many again to compare the played move with the best one."""
NOTABLE_WIN = 0.03
NOTABLE_POINTS = 3.0
"""A move gets a comment if it gave away this much of the chance to win, or this many points."""


class Judged(NamedTuple):
    """A decision in a game, compared with what would have been best."""

    number: int
    """Its place among all actions of the game, from 1."""
    seat: int
    move: Move
    text: str
    """The move in notation."""
    points: int
    parts: list[ScorePart]
    win: float
    """The chance to win after the best move, as the player could know it."""
    margin: float
    lost_win: float
    """How much of it the played move gave away."""
    lost: float
    """The same in points of the final margin."""
    exact: bool
    forced: bool
    """There was nothing else to do."""
    better: Move | None
    """The best move, if it is a different one and worth a comment."""
    better_text: str
    better_points: int
    better_parts: list[ScorePart]
    reasons: list[Reason]

    @property
    def notable(self) -> bool:
        """Whether it gets a comment."""
        return self.better is not None

    def plain(self) -> dict[str, Any]:
        """The decision as plain data: `better` is notation there, as `text` is, and the moves are in `move` and `better_move`."""
        plain = self._asdict()
        text, better = plain.pop("text"), plain.pop("better_text")
        for name, digits in (("win", 4), ("margin", 2), ("lost_win", 4), ("lost", 2)):
            plain[name] = round(plain[name], digits)
        for name in ("parts", "better_parts", "reasons"):
            plain[name] = [one.plain() for one in plain[name]]
        plain |= {"move": self.move.plain(), "better": better}
        return {**plain, "text": text, "better_move": self.better and self.better.plain()}


class Review(NamedTuple):
    """A game, judged."""

    decisions: list[Judged]
    scores: list[int]
    returns: list[float]
    over: bool

    def worst(self, count: int = 5) -> list[Judged]:
        """The moves that gave most away, worst first."""
        notable = [one for one in self.decisions if one.notable]
        return sorted(notable, key=lambda one: (-one.lost_win, -one.lost, one.number))[:count]


def judge(known: InformationSet, turn: list[int], *, number: int = 0, visits: int = VISITS, seed: int = 0) -> Judged:
    """A decision judged: the first action of a turn, given with what its player did next with no luck in between."""
    state, action = known.state, turn[0]
    assert known.player is not None
    move, write = state.describe(action), known.game.write_move
    base = Judged(
        number=number, seat=known.player, move=move, text=write(move), points=state.worth(action),
        parts=state.score_parts(action), win=0.0, margin=0.0, lost_win=0.0, lost=0.0, exact=False,
        forced=len(state.legal_actions()) == 1, better=None, better_text="", better_points=0, better_parts=[], reasons=[],
    )  # fmt: skip
    best = rank(known, simulations=visits, seed=seed)[0]
    base = base._replace(win=best.win, margin=best.margin, exact=best.exact)
    if best.action == action:
        return base
    played, best = compare(known, [action, best.action], visits=visits, seed=seed + 1)
    base = base._replace(win=max(best.win, played.win), margin=max(best.margin, played.margin))
    if best.value <= played.value:
        return base
    lost_win, lost = best.win - played.win, best.margin - played.margin
    doubt = 2 * (best.error**2 + played.error**2) ** 0.5
    if not (lost_win >= NOTABLE_WIN or lost >= max(NOTABLE_POINTS, doubt)):
        return base
    why = reasons(known, turn, best.action, values=(played, best), seed=seed)
    better = state.describe(best.action)
    return base._replace(
        lost_win=max(0.0, lost_win), lost=max(0.0, lost), better=better, better_text=write(better),
        better_points=state.worth(best.action),
        better_parts=state.score_parts(best.action), reasons=why,
    )  # fmt: skip


def turn_from(match: Match, place: int) -> list[int]:
    """The action at a place in the log, and what the same player did right after it with no luck in between."""
    states, actions = match.states(), match.actions
    player = states[place].current_player()
    last = place
    while last < len(actions) and states[last].current_player() == player:
        last += 1
    return actions[place:last]


def review(
    match: Match, *, visits: int = VISITS, seed: int = 0, told: Callable[[int, int], None] | None = None
) -> Review:
    """A whole game, every decision judged. `told` is called with how many are done, and out of how many."""
    states, actions = match.states(), match.actions
    places = [place for place in range(len(actions)) if states[place].current_player() >= 0]
    decisions = []
    for done, place in enumerate(places, start=1):
        known = states[place].information(states[place].current_player())
        decisions.append(judge(known, turn_from(match, place), number=place + 1, visits=visits, seed=seed + place))
        if told is not None:
            told(done, len(places))
    final = match.state
    return Review(decisions, final.scores(), final.returns(), final.is_terminal())

"""Why one move is better than another, as keys and numbers; the sentences are in the texts.

A reason says by how many points it speaks for the better move. All numbers are counted by the rules: in the position itself, or
on average over positions that may come about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from abaculus.analysis.outlook import Outlook, Reply, outlook, whole_turn
from abaculus.bots.search import Ranked
from abaculus.core.information import InformationSet

__all__ = ["Reason", "reasons"]

MOST = 3
"""Reasons that are given for a move."""
AWARDS = {"2x": "double", "3x": "triple"}
"""What the label of a place says about it."""


class Reason(NamedTuple):
    """A text key, what to fill into it, and by how many points it speaks for the better move."""

    key: str
    args: dict[str, Any]
    points: float
    example: Reply | None = None
    """Where it was counted, if that is one position."""

    def plain(self) -> dict[str, Any]:
        """The reason as plain data."""
        return {"key": self.key, "args": self.args, "points": round(self.points, 2)}


def reasons(
    known: InformationSet,
    played: Sequence[int],
    better: int,
    *,
    values: tuple[Ranked, Ranked] | None = None,
    samples: int = 48,
    seed: int = 0,
) -> list[Reason]:
    """Why `better` would have been better than the turn that was played, strongest reason first.

    `values` is what the search expects of the two moves, the played one first. The list is never empty: where nothing within
    the next turns tells the moves apart, it says so.
    """
    rid = "no" if known.game.info.most_wins else "yes"
    theirs = outlook(known, played, samples=samples, seed=seed)
    own = outlook(known, whole_turn(known, better, seed)[0], samples=samples, seed=seed)
    found = [
        *_at_once(theirs, own),
        *_answers(known, theirs, own),
        *_later(theirs, own),
    ]
    largest = max((reason.points for reason in found), default=0.0)
    kept = [reason for reason in found if reason.points >= max(1.0, largest / 5)]
    kept = sorted(kept, key=lambda reason: -reason.points)[:MOST]
    if values is not None and values[0].exact and values[1].exact:
        kept.insert(0, _end(*values))
    kept = [reason._replace(args={**reason.args, "rid": rid}) for reason in kept]
    if not kept:
        ahead = 0.0 if values is None else values[1].margin - values[0].margin
        kept.append(Reason("reason-later", {"points": max(1, round(ahead))}, ahead))
    price = theirs.points - own.points
    if price >= 1 and not kept[0].key.startswith("reason-end"):
        kept.append(Reason("reason-price", {"points": price, "rid": rid}, -float(price)))
    return kept


def _end(played: Ranked, better: Ranked) -> Reason:
    margins = {"played": round(played.margin), "better": round(better.margin)}
    chances = {"played": round(100 * played.win), "better": round(100 * better.win)}
    if not {played.win, better.win} <= {0, 0.5, 1} and chances["better"] > chances["played"]:
        return Reason("reason-end-chance", chances, better.margin - played.margin)
    key = "reason-end-won" if better.win > 0.5 >= played.win else "reason-end"
    return Reason(key, margins, better.margin - played.margin)


def _at_once(played: Outlook, better: Outlook) -> list[Reason]:
    found = []
    more = float(better.points - played.points)
    if more > 0 and better.points > 0:
        found.append(Reason("reason-points", {"better": better.points, "played": played.points}, more))
    elif more > 0:
        found.append(Reason("reason-costs", {"better": -better.points, "played": -played.points}, more))
    # What a move takes from the others, and what it gives them, such as a stone that is uncovered.
    taken, given = max(0, played.others), max(0, -played.others)
    if better.others > taken:
        found.append(Reason("reason-others", {"better": better.others, "played": taken}, float(better.others - taken)))
    spared = given - max(0, -better.others)
    if spared > 0:
        found.append(Reason("reason-gives", {"better": given - spared, "played": given}, float(spared)))
    return found


def _answers(known: InformationSet, played: Outlook, better: Outlook) -> list[Reason]:
    """What the move opens for the next player: a cell, if one stands out."""
    more = played.reply - better.reply
    cells = sorted(played.weights, key=lambda cell: better.weights.get(cell, 0.0) - played.weights[cell])
    # Where stones are covered and taken, an answer's points do not come from the place it goes to.
    if cells and not played.harm and not better.harm:
        cell = cells[0]
        opened = played.weights[cell] - better.weights.get(cell, 0.0)
        if more >= 1 and opened >= more / 2 and played.shares[cell] >= 0.1:
            label = next((place.label for place in known.state.scene(known.player).places if place.cell == cell), "")
            args: dict[str, Any] = {
                "cell": cell,
                "place": AWARDS.get(label, "plain"),
                "points": round(played.weights[cell] / played.shares[cell]),
                "percent": round(100 * played.shares[cell]),
            }
            taken = any(move.kind == "lay" and move.cell == cell for move in better.turn)
            return [Reason("reason-leaves" if taken else "reason-opens", args, more, played.cells[cell])]
    if played.stuck + 0.1 < better.stuck:
        often = {"better": round(100 * better.stuck), "played": round(100 * played.stuck)}
        return [Reason("reason-stuck", often, max(more, 0.0))]
    less, much = round(better.reply), round(played.reply)
    return [Reason("reason-reply", {"better": less, "played": much}, more)] if more >= 1 and less < much else []


def _later(played: Outlook, better: Outlook) -> list[Reason]:
    found = []
    kept, left = list(better.hand), list(played.hand)
    for piece in better.hand:
        if piece in left:
            left.remove(piece)
            kept.remove(piece)
    if better.leave - played.leave >= 1 and kept:
        args = {"pieces": ", ".join(kept), "points": round(better.leave - played.leave), "count": len(kept)}
        found.append(Reason("reason-keeps", args, better.leave - played.leave))
    spared = {"better": round(better.harm), "played": round(played.harm)}
    if spared["better"] < spared["played"]:
        found.append(Reason("reason-harm", spared, played.harm - better.harm))
    ahead = {"better": round(better.follow), "played": round(played.follow)}
    if ahead["better"] > ahead["played"]:
        found.append(Reason("reason-follow", ahead, better.follow - played.follow))
    return found

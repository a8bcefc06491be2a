"""Players who work out their own points: before a move counts they say what it brings, or at the end what they have.

A table's setting `reckon` is `off`, `move` or `end`. Until players have given their answer, nothing that they are sent contains
the points. Each answer is an event, right or wrong; after two wrong ones the working is shown and the game goes on. The game
decides when it can be played like this, and which operations a move needs.
"""

from __future__ import annotations

from dataclasses import replace

from abaculus.core.errors import AbaculusError
from abaculus.core.game import ScorePart
from abaculus.core.operations import operations_of
from abaculus.core.scene import Scene
from abaculus.server.refusal import Refused
from abaculus.server.tables.endings import ranks
from abaculus.server.tables.events import ScoreClaimed
from abaculus.server.tables.places import ScoreClaim
from abaculus.server.tables.shown import CountShown, ReckonShown, TableFacts, TableShown, Update
from abaculus.server.tables.table import Table
from abaculus.server.tables.table_settings import Reckon

__all__ = [
    "all_counted", "can_see", "count_lines", "has_counted", "hide", "is_shown", "mode", "said", "said_total", "shown", "tries",
]  # fmt: skip

TRIES = 2
"""After this many wrong answers the working is shown."""
_IMPATIENCE = 12
"""After this many wrong answers in one position, whatever they were about, no more are asked for until the next one."""


def mode(table: Table) -> Reckon:
    """When players work out their points here: never, with every move, or at the end, where the game counts only then."""
    asked = table.settings.reckon
    if asked == "off" or table.match is None:
        return "off"
    return "end" if table.game.reckoning() == "end" else asked


# -- move by move ----------------------------------------------------------------------------------------------------------


def said(table: Table, seat: int, what: int | str, answer: int | None) -> ScoreClaimed | None:
    """What a player says that a move brings; `None` where nothing has to be said."""
    if mode(table) != "move":
        return None
    state = table.state
    try:
        action = state.string_to_action(what) if isinstance(what, str) else what
        text, points = state.action_to_string(action), state.worth(action)
    except AbaculusError as problem:
        raise Refused("illegal", str(problem)) from problem
    if state.describe(action).kind != "lay" or is_shown(table, text):  # buttons bring no points
        return None
    if answer is None:
        raise Refused("reckon-first")
    # Where the fewest points win, getting rid of nine may be entered as 9 or as -9.
    right = answer == points or (not table.game.info.most_wins and answer == -points)
    operations = operations_of(table.game, state.score_parts(action))
    return ScoreClaimed(seat, text, answer, points, right, tuple(operations))


def is_shown(table: Table, text: str) -> bool:
    """Whether the working of a move may be shown: it was answered wrongly often enough."""
    wrong = [one.text for one in table.score_claims if one.seq > table.moved and not one.right]
    return wrong.count(text) >= TRIES or len(wrong) >= _IMPATIENCE


# -- at the end ------------------------------------------------------------------------------------------------------------


def said_total(table: Table, guest: str, seat: int | None, answer: int) -> ScoreClaimed:
    """What a player says to have at the end."""
    if table.phase != "over":
        raise Refused("not-over")
    own = [number for number in table.seats_of(guest) if number in _counting(table)]
    waiting = [number for number in own if not has_counted(table, number)]
    if seat is not None and seat not in table.seats_of(guest):
        raise Refused("not-your-seat")
    if not waiting or seat not in (None, *waiting):
        raise Refused("nothing-asked")
    mine = waiting[0] if seat is None else seat
    total = table.totals()[mine]
    operations = operations_of(table.game, count_lines(table, mine))
    return ScoreClaimed(mine, "", answer, total, answer == total, tuple(operations))


def tries(table: Table, seat: int) -> list[ScoreClaim]:
    """What a seat has said about its total."""
    return [one for one in table.score_claims if one.seat == seat and not one.text]


def has_counted(table: Table, seat: int) -> bool:
    """Whether a seat has said its total rightly, or wrongly often enough."""
    all_said = tries(table, seat)
    return len(all_said) >= TRIES or any(one.right for one in all_said)


def all_counted(table: Table) -> bool:
    """Whether nobody is left who has to count; then the result is for everybody."""
    return mode(table) != "end" or all(has_counted(table, seat) for seat in _counting(table))


def can_see(table: Table, guest: str) -> bool:
    """Whether a guest may see points: the guest has counted, or has nothing to count and everybody else has."""
    if mode(table) != "end" or (table.phase == "over" and all_counted(table)):
        return True
    own = [seat for seat in table.seats_of(guest) if seat in _counting(table)]
    return table.phase == "over" and bool(own) and all(has_counted(table, seat) for seat in own)


def _counting(table: Table) -> list[int]:
    """The seats that count at the end: those of people who played to the end."""
    if mode(table) != "end" or (table.phase == "over" and table.why != "over"):
        return []
    return [seat for seat in table.people() if not table.places[seat].left]


def count_lines(table: Table, seat: int) -> list[ScorePart]:
    """Why a seat has its total: the game's own count, or what every move brought and what the end changed."""
    lines = table.game.count(table.state, seat)
    parts = list(lines) if lines is not None else _kept_score(table, seat)
    rest = table.totals()[seat] - sum(part.points for part in parts)
    if rest:
        parts.append(ScorePart("reckon-count-rest", {"points": rest}, rest))
    return parts


def _kept_score(table: Table, seat: int) -> list[ScorePart]:
    """What a player would have written down after every move."""
    kept = []
    for step in table.history:
        points = step.before.worth(step.action) if step.seat == seat else 0
        if points:
            args = {"action": step.text, "move": step.move.plain(), "points": points}
            kept.append(ScorePart("reckon-count-move", args, points))
    return kept


# -- what is sent ------------------------------------------------------------------------------------------------------------


def shown(table: Table, guest: str) -> ReckonShown | None:
    """What the page has to know to ask."""
    how = mode(table)
    if how == "off":
        return None
    seats = [seat for seat in table.seats_of(guest) if seat in _counting(table)] if table.phase == "over" else []
    counts = [_count_shown(table, seat) for seat in seats]
    return ReckonShown(mode=how, rid=not table.game.info.most_wins, counts=counts)


def _count_shown(table: Table, seat: int) -> CountShown:
    wrong = sum(not one.right for one in tries(table, seat))
    if not has_counted(table, seat):
        return CountShown(seat=seat, done=False, wrong=wrong, total=None, parts=[])
    parts = [part.plain() for part in count_lines(table, seat)]
    return CountShown(seat=seat, done=True, wrong=wrong, total=table.totals()[seat], parts=parts)


def hide(update: Update, scene: Scene, table: Table, guest: str) -> TableShown:
    """What is left of an update and its scene without what the reader still has to work out."""
    how = mode(table)
    if how == "move":
        scene = replace(scene, moves=tuple([move._replace(points=None) for move in scene.moves]))
    elif how == "end" and not can_see(table, guest):
        update = {**update, "position": None}  # it is written with the scores in it
        scene = replace(scene, seats=tuple([seat._replace(score=None) for seat in scene.seats]))
    elif how == "end":
        facts: TableFacts = {
            **update["table"], "totals": table.totals(), "returns": table.returns(), "ranks": ranks(table),
        }  # fmt: skip
        update = {**update, "table": facts}
    return TableShown(update, scene)

"""What a viewer is sent of a table: the one place where a table's secrets stay behind.

A viewer is a seat that the guest holds, or `None` for what a spectator may see. Everything about the game comes from that
viewer's view; the log is written as that viewer saw it happen.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from abaculus.core.match import Step as MatchStep
from abaculus.core.state import State
from abaculus.server.tables import self_scoring
from abaculus.server.tables.agreements import can_undo
from abaculus.server.tables.endings import endings, ranks
from abaculus.server.tables.places import Place, Question
from abaculus.server.tables.shown import (
    Chance,
    LogEntry,
    QuestionShown,
    SeatShown,
    Step,
    TableFacts,
    TableShown,
    Update,
    You,
)  # fmt: skip
from abaculus.server.tables.table import Table

__all__ = ["chance_shown", "entries", "facts", "steps", "update", "viewer_of"]


def viewer_of(table: Table, guest: str) -> int | None:
    """Whose eyes a guest looks through by default: those of their only seat, or a spectator's where there are several."""
    seats = table.seats_of(guest)
    return seats[0] if len(seats) == 1 else None


def update(
    table: Table, viewer: int | None, guest: str, after: int, present: Set[str] = frozenset()
) -> TableShown:  # fmt: skip
    """Everything that a viewer may know now, with the log from event `after` on."""
    known = table.state.information(viewer) if table.match is not None else None
    log_after, log = entries(table, viewer, after)
    shown = Update(
        type="update",
        seq=table.seq,
        table=facts(table, present),
        you=You(seats=table.seats_of(guest), viewer=viewer, host=guest == table.host, undo=can_undo(table, guest)),
        log_after=log_after,
        log=log,
        position=None if known is None else known.view["position"],
        reckon=self_scoring.shown(table, guest),
    )
    if known is None:
        return TableShown(shown, None)
    scene = known.scene()
    if table.phase == "over":  # in a position where the rules might go on
        scene = replace(scene, moves=(), notes=tuple(endings(table)))
    elif table.paused:
        scene = replace(scene, moves=())
    return self_scoring.hide(shown, scene, table, guest)


def facts(table: Table, present: Set[str]) -> TableFacts:
    """What everybody may know about a table."""
    over = table.phase == "over" and table.match is not None and self_scoring.all_counted(table)
    return TableFacts(
        id=table.id,
        game=table.game_id,
        options={name: value for name, value in table.options.items() if name not in ("tiles", "rules")},
        own_tiles="tiles" in table.options,
        phase=table.phase,
        seats=[_seat_shown(place, present) for place in table.places],
        mover=table.mover(),
        since=table.since,
        paused=table.paused,
        question=None if table.question is None else _question_shown(table.question),
        settings=table.settings.named(),
        created=table.created,
        touched=table.touched,
        commitment=table.commitment,
        nonces=table.nonces,
        seed=table.seed,
        why=table.why,
        totals=table.totals() if over else None,
        returns=table.returns() if over else None,
        ranks=ranks(table) if over else None,
        endings=[note.plain() for note in endings(table)] if table.phase == "over" else [],
        rematch=table.rematch,
    )


def _question_shown(question: Question) -> QuestionShown:
    return QuestionShown(what=question.what, seat=question.seat, agreed=list(question.agreed))


def _seat_shown(place: Place, present: Set[str]) -> SeatShown:
    return SeatShown(
        kind=place.kind, name=place.name, taken=place.taken, bot=place.level, left=place.left, resigned=place.resigned,
        here=place.guest in present, spent=place.spent,
    )  # fmt: skip


def entries(table: Table, viewer: int | None, after: int) -> tuple[int, list[LogEntry]]:
    """What happened in the game since event `after`, as the viewer saw it, and the number of the last action before that.

    Whoever has actions with higher numbers from before drops them: they were taken back. Once a game is over nothing of it is
    hidden any more, and all of it is sent again.
    """
    history = table.history
    first = 0 if table.phase == "over" else len(history)
    while first > 0 and history[first - 1].seq > after:
        first -= 1
    return history[first - 1].seq if first else 0, [_entry(table, step, viewer) for step in history[first:]]


def _entry(table: Table, step: MatchStep, viewer: int | None) -> LogEntry:
    over = table.phase == "over"
    move = step.move if over else step.seen_by(viewer)
    parts = step.parts if step.seat is not None and move.is_open else []
    return LogEntry(
        seq=step.seq, seat=step.seat, by=step.by, move=move.plain(), text=table.game.write_move(move),
        why=[part.plain() for part in parts], reasons=[note.plain() for note in step.reasons(viewer, everything=over)],
    )  # fmt: skip


def steps(table: Table) -> list[Step]:
    """A game that is over, step by step, with everything."""
    after = [*(step.before for step in table.history), table.state][1:]
    return [_step(table, step, state) for step, state in zip(table.history, after, strict=True)]


def _step(table: Table, step: MatchStep, after: State) -> Step:
    outcomes = step.before.chance_weights() if step.seat is None else []
    chances = [chance_shown(step.before, action, weight) for action, weight in outcomes]
    return Step(**_entry(table, step, None), scores=after.scores(), chances=chances)


def chance_shown(state: State, action: int, weight: int) -> Chance:
    """Something that chance may do."""
    return Chance(move=state.describe(action).plain(), text=state.action_to_string(action), weight=weight)

"""What a teacher sees of a table: who sits there, the points that everybody may see, and the right and wrong answers.

A teacher cannot join the class, but might play in it under a second name, and the server cannot know. So nothing here says more
about a game than a spectator sees.
"""

from __future__ import annotations

from abaculus.server.tables import self_scoring
from abaculus.server.tables.places import Place, ScoreClaim
from abaculus.server.tables.table import Table
from abaculus.server.wire.classes import ClassSeat, ClassTable, Tally

__all__ = ["scores_seen", "table_seen"]


def table_seen(number: int, games: list[Table], present: set[str], names: dict[str, str]) -> ClassTable:
    """A table of the class. `games` were played there and the last one is shown; `names` are the pupils' names, by guest."""
    table = games[-1]
    answers: dict[str, list[tuple[ScoreClaim, bool]]] = {}
    for game in games:
        for one, public in _answers(game):
            answers.setdefault(game.places[one.seat].guest, []).append((one, public))
    seats = [
        _seat_seen(place, score, present, names, answers.get(place.guest, []) if place.guest else [])
        for place, score in zip(table.places, scores_seen(table), strict=True)
    ]
    return ClassTable(
        number=number, table=table.id, phase=table.phase, mover=table.mover(),
        games=sum(game.match is not None for game in games), seats=seats,
    )  # fmt: skip


def _seat_seen(
    place: Place, score: int | None, present: set[str], names: dict[str, str], answers: list[tuple[ScoreClaim, bool]]
) -> ClassSeat:
    right = sum(one.right for one, _ in answers)
    return ClassSeat(
        name=names.get(place.guest, place.name), bot=place.level, pupil=place.guest in names,
        here=bool(place.guest) and place.guest in present, score=score,
        tally=Tally(right=right, wrong=len(answers) - right), operations=_by_operation(answers),
    )  # fmt: skip


def scores_seen(table: Table) -> list[int | None]:
    """Points with handicaps as a spectator knows them, and `None` for those that are hidden."""
    if table.match is None or not self_scoring.can_see(table, ""):
        return [None for _ in table.places]
    totals = table.totals()
    if table.phase == "over":
        return list(totals)
    seen = table.state.view(None)["scores"]
    return [None if score is None else total for score, total in zip(seen, totals, strict=True)]


def _answers(table: Table) -> list[tuple[ScoreClaim, bool]]:
    """All answers given at a table, and whether everybody may know what each of them was about.

    The operations that a move needs give something away about the tile, and a tile that was tried and taken back is still hidden.
    """
    made = {(step.seat, step.text) for step in table.history}
    return [
        (
            one,
            (table.phase == "over" or (one.seat, one.text) in made)
            if one.text
            else self_scoring.has_counted(table, one.seat),
        )
        for one in table.score_claims
    ]


def _by_operation(answers: list[tuple[ScoreClaim, bool]]) -> dict[str, Tally]:
    operations: dict[str, Tally] = {}
    for one, public in answers:
        for name in one.operations if public else ():
            tally = operations.setdefault(name, Tally(right=0, wrong=0))
            if one.right:
                tally.right += 1
            else:
                tally.wrong += 1
    return operations

"""`abaculus review`: a game gone through again, with the moves that gave most away and what would have been better."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from abaculus.cli.common_options import Language, errors_told, words_in

if TYPE_CHECKING:
    from abaculus.analysis.reviewing import Judged, Review
    from abaculus.core.match import Match
    from abaculus.core.texts import Texts

__all__ = ["report", "review"]


@errors_told()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A log.")],
    visits: Annotated[int, typer.Option("--visits", min=16, max=10_000_000, help="Playouts for a move.")] = 1500,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Another seed, other luck.")] = 0,
    worst: Annotated[int, typer.Option("--worst", min=1, help="How many moves to explain.")] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="Print every decision as JSON.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the review as Markdown.")] = False,
    lang: Language = None,
) -> None:
    """Review a game: the chance of winning move by move, the moves that gave most away, and why."""
    from abaculus.analysis.reviewing import review as reviewed
    from abaculus.core.match import Match

    match, words = Match.load(file), words_in(lang)
    told = _progress(words) if sys.stderr.isatty() else None
    found = reviewed(match, visits=visits, seed=seed, told=told)
    if as_json:
        typer.echo(json.dumps(plain(found), ensure_ascii=False))
    else:
        typer.echo(report(match, found, words, worst, markdown))


def _progress(words: Texts) -> Any:
    def told(done: int, among: int) -> None:
        end = "\n" if done == among else ""
        print("\r" + words.say("review-working", done=done, all=among), end=end, file=sys.stderr, flush=True)

    return told


def plain(found: Review) -> dict[str, Any]:
    """A review ready for JSON."""
    return {
        "decisions": [one.plain() for one in found.decisions],
        "worst": [one.number for one in found.worst()],
        "scores": found.scores,
        "returns": found.returns,
        "over": found.over,
    }


def report(match: Match, found: Review, words: Texts, worst: int, markdown: bool = False) -> str:
    """The review in words: the worst moves first, then the chance of winning, decision by decision."""
    head, strong = ("## ", "**") if markdown else ("", "")
    lines = [f"{head}{words.say('review-worst')}", ""]
    chosen = found.worst(worst)
    if not chosen:
        lines.append(words.say("review-none"))
    for one in sorted(chosen, key=lambda one: one.number):
        lines += [*_explained(match, one, words, strong), ""]
    lines += [f"{head}{words.say('review-win')}", ""]
    names = words.seats(match.seats)
    if markdown:
        move, points = words.say("analyse-move"), words.say("analyse-points")
        lines += [f"| | | {move} | {points} | {words.say('review-win')} | |", "|---|---|---|---|---|---|"]
    wide, write = max(len(name) for name in names), match.game.write_move
    for one in found.decisions:
        if one.forced:
            continue
        mark = f"-{100 * one.lost_win:.0f}" if one.notable else ""
        row = [str(one.number), names[one.seat], write(one.move), f"{one.points:+d}", f"{round(100 * one.win)} %", mark]
        if markdown:
            lines.append("| " + " | ".join(row) + " |")
        else:
            lines.append(f"{row[0]:>4}  {row[1]:<{wide}}  {row[2]:<28}  {row[3]:>5}  {row[4]:>6}  {mark}".rstrip())
    return "\n".join(lines)


def _explained(match: Match, one: Judged, words: Texts, strong: str) -> list[str]:
    key = "review-gave" if one.lost_win >= 0.005 else "review-gave-points"
    write = match.game.write_move
    gave = words.say(key, percent=round(100 * one.lost_win), points=round(one.lost))
    better = words.say("review-better", action=write(one.better) if one.better else "")
    working = words.working(one.better_parts)
    played = words.working(one.parts)
    first = f"{one.number}. {words.seats(match.seats)[one.seat]}: {strong}{write(one.move)}{strong}"
    return [
        f"{first}{f' ({played})' if played else ''} {gave}.",
        f"   {better}{f' ({working})' if working else ''}.",
        *(f"   - {words.say(reason.key, **reason.args)}" for reason in one.reasons),
    ]

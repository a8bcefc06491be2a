"""A worksheet as one HTML file that needs nothing else: pictures, blanks, and the solutions on a page of their own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from abaculus.core.game import Game
from abaculus.core.texts import Texts
from abaculus.paint.svg import FONTS, paint_svg
from abaculus.worksheet.questions import Count, Question

__all__ = ["worksheet_html"]

_STYLE = f"""
@page {{ size: A4; margin: 14mm; }}
* {{ box-sizing: border-box; }}
body {{ font-family: {FONTS}; color: #1E2328; background: white; max-width: 190mm; margin: 0 auto; line-height: 1.4; }}
header {{ display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; margin-bottom: 4mm; }}
h1 {{ font-size: 16pt; margin: 0; flex: 1 1 100%; }}
h2 {{ font-size: 14pt; break-before: page; }}
.line {{ border-bottom: 1px solid #1E2328; display: inline-block; min-width: 45mm; height: 1.4em; }}
.short {{ min-width: 22mm; }}
ol {{ margin: 0; padding: 0; list-style: none; counter-reset: question; }}
.questions {{ display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; }}
li {{ counter-increment: question; break-inside: avoid; }}
.questions > li {{ border: 1px solid #B9B2A3; border-radius: 3mm; padding: 3mm; }}
li::before {{ content: counter(question) "."; font-weight: 700; margin-right: 2mm; }}
svg {{ display: block; width: 100%; height: auto; max-height: 75mm; margin: 2mm 0; }}
p {{ margin: 1mm 0; }}
.solutions > li {{ margin-bottom: 3mm; }}
@media (max-width: 600px) {{ .questions {{ grid-template-columns: 1fr; }} body {{ padding: 0 12px; }} }}
"""


def worksheet_html(game: Game, asked: Sequence[Question], number: int, words: Texts, palette: str = "mosaic") -> str:
    """The document. Colours come with their symbols, so it can be printed without colour."""
    title = words.say("worksheet-title", game=game.info.title, number=str(number))
    rid = not game.info.most_wins
    questions = "\n".join(f"<li>{_question(one, words, rid, palette)}</li>" for one in asked)
    solutions = "\n".join(f"<li>{_solution(one, words)}</li>" for one in asked)
    blanks = "".join(
        f'<span>{escape(words.say(key))} <span class="line"></span></span>'
        for key in ("worksheet-name", "worksheet-date")
    )
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<header><h1>{escape(title)}</h1>{blanks}</header>\n"
        f'<main>\n<ol class="questions">\n{questions}\n</ol>\n<h2>{escape(words.say("worksheet-solutions"))}</h2>\n'
        f'<ol class="solutions">\n{solutions}\n</ol>\n</main>\n</body>\n</html>\n'
    )


def _question(one: Question, words: Texts, rid: bool, palette: str) -> str:
    picture = paint_svg(one.scene, palette=palette, width=440)
    blank = f'{escape(words.say("worksheet-answer"))} <span class="line short"></span>'
    if one.counts:
        working = f'{escape(words.say("worksheet-working"))} <span class="line"></span>'
        lines = "".join(f"<p>{escape(_who(count, words))}<br>{working}<br>{blank}</p>" for count in one.counts)
        return f"{escape(words.say('worksheet-ask-count'))}{picture}{lines}"
    on = f" {escape(words.say('worksheet-on', label=one.label))}" if one.label else ""
    ask = escape(words.say("worksheet-ask-rid" if rid else "worksheet-ask"))
    working = f'<p>{escape(words.say("worksheet-working"))} <span class="line"></span></p>'
    return f"{ask}{on}{picture}{working}<p>{blank}</p>"


def _solution(one: Question, words: Texts) -> str:
    if one.counts:
        return "".join(
            f"<p>{escape(_who(count, words))} {escape(words.working(count.parts))} → <strong>{count.points}</strong></p>"
            for count in one.counts
        )
    working = words.working(one.parts) or words.say("worksheet-nothing")
    return f"{escape(working)} → <strong>{abs(one.points)}</strong>"


def _who(count: Count, words: Texts) -> str:
    colour = f" ({words.say(f'colour-{count.colour}')})" if count.colour else ""
    return f"{words.say('play-player', number=count.player + 1)}{colour}:"

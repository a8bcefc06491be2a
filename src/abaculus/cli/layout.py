"""The full screen painted: bar, board, hand, words and keys, as rows of styled text that fill any window.

     bar      whose turn it is, and the scores
     board    the largest part; what does not fit is scrolled
     hand     the pieces under their numbers, and next to them what everyone holds
     words    what the chosen move scores, and what happened
     keys     what can be pressed now

In a wide window the scores and the last moves are next to the board.
"""

from __future__ import annotations

import textwrap

from abaculus.cli.screen import Screen
from abaculus.cli.screen_foot import more_words, paint_keys, paint_words
from abaculus.core.scene import Piece, Scene, Seat
from abaculus.paint.canvas import Box, Row, Segment, fitted
from abaculus.paint.cells import cell_shape_for
from abaculus.paint.palette import SYMBOLS
from abaculus.paint.terminal import Board, Pointing, paint_board, paint_hand, scrolled
from abaculus.paint.theme import Theme, fields_text

__all__ = ["paint_screen"]

WIDE, SIDE = 104, 32
"""From this many columns on there is a side panel, and its width."""
WORDS = 3
"""Rows for what is said."""
SHORT = 24
"""In a narrow window, what is known about a hand is shown if it takes no more letters than this."""
LOW, ROOMY = 20, 34
"""Rows: below the first there are fewer for words; from the second on tiles are large, unless the player says otherwise."""


def paint_screen(screen: Screen, theme: Theme, width: int, height: int) -> list[Row]:
    """The whole window: `height` rows of `width` columns."""
    scene = screen.session.scene()
    side = SIDE if width >= WIDE else 0
    words = min((WORDS if height >= LOW else 2) + more_words(screen, width), max(2, height // 3))
    screen.is_roomy = height >= ROOMY if screen.roomy is None else screen.roomy
    over = screen.session.stage() == "over" and not scene.hand
    hand = (
        [] if over or screen.panel in ("help", "log", "count") else _hand(screen, scene, theme, width, aside=not side)
    )
    board_height = max(1, height - 2 - words - len(hand))
    if screen.panel in ("help", "log", "count"):
        middle = _panel(screen, theme, width, board_height)
    else:
        middle = _board(screen, scene, theme, width - side, board_height)
        if side:
            beside = _side(screen, scene, theme, side, board_height)
            middle = [row + other for row, other in zip(middle, beside, strict=True)]
    rows = [
        _bar(screen, scene, theme, width, scores=not side),
        *middle,
        *hand,
        *paint_words(screen, theme, width, words),
    ]
    rows.append(paint_keys(screen, theme, width))
    return [fitted(row, width, theme.ground) for row in rows[:height]]


def _bar(screen: Screen, scene: Scene, theme: Theme, width: int, scores: bool) -> Row:
    style = theme.chosen if screen.session.stage() in ("choose", "ask") else theme.bar
    points = "   ".join(
        f"{'▸ ' if seat.to_move else ''}{screen.words.name(seat.player)} {seat.score_text}"
        for seat in scene.seats
        if scores
    )
    turn = screen.words.turn()
    for text in (f" {scene.title}  ·  {turn}", f" {turn}", ""):
        room = width - len(text) - len(points) - 1
        if room >= 2:
            return [Segment(f"{text}{' ' * room}{points} ", style)]
    return fitted([Segment(f" {points}", style)], width, style)


def _board(screen: Screen, scene: Scene, theme: Theme, width: int, height: int) -> list[Row]:
    choice = screen.choice
    pointing = choice.pointing() if choice else Pointing()
    board = paint_board(scene, theme, screen.is_roomy, pointing)
    focus = None
    if screen.follow:
        last = next((tile.cell for tile in scene.tiles if "last" in tile.marks), None)
        focus = board.boxes.get(pointing.chosen or last or "")
    screen.window = scrolled(screen.window._replace(width=width, height=height), board.extent, focus)
    _point_beyond(board, screen.window, theme)
    return board.rows(screen.window)


def _point_beyond(board: Board, window: Box, theme: Theme) -> None:
    """Arrows at otherwise empty edges show that there is more of the board beyond them."""
    extent, columns, rows = board.extent, range(window.right - 1, window.left, -1), range(window.top + 1, window.bottom)
    for beyond, places, arrow in (
        (extent.top < window.top, [(column, window.top) for column in columns], "↑"),
        (extent.bottom > window.bottom, [(column, window.bottom - 1) for column in columns], "↓"),
        (extent.left < window.left, [(window.left, row) for row in rows], "←"),
        (extent.right > window.right, [(window.right - 1, row) for row in rows], "→"),
    ):
        place = next((place for place in places if board.canvas.is_empty(*place)), None)
        if beyond and place:
            board.canvas.put(*place, arrow, theme.accent)


def _panel(screen: Screen, theme: Theme, width: int, height: int) -> list[Row]:
    """Help, the log or the count, as much as fits; the log opens at its end."""
    lines = screen.panel_lines(min(width - 6, 76))
    last = max(0, len(lines) - height)
    if screen.panel == "log" and screen.panel_top is None:
        screen.panel_top = last
    screen.panel_top = min(screen.panel_top or 0, last)
    shown = lines[screen.panel_top : screen.panel_top + height]
    return [[Segment(f"   {line}", theme.ground)] for line in shown] + [[] for _ in range(height - len(shown))]


def _hand(screen: Screen, scene: Scene, theme: Theme, width: int, aside: bool) -> list[Row]:
    """The page of the hand under the cursor, the buttons, and what everyone holds if there is room."""
    choice, cell_shape = screen.choice, cell_shape_for(scene, screen.is_roomy)
    screen.page = max(1, min(9, (width - 1) // (cell_shape.width + 1)))
    first, last = screen.page_of_hand()
    pieces: dict[str, Piece] = {str(number): piece for number, piece in enumerate(scene.hand[first:last], start=1)}
    chosen = [label for label, piece in pieces.items() if choice and piece.slot in choice.taken]
    if choice and choice.cursor < len(scene.hand):
        chosen.append(str(choice.cursor - first + 1))
    new = next((label for label, piece in pieces.items() if piece.slot == screen.new_slot), "")
    canvas = paint_hand(pieces, scene, theme, screen.is_roomy, live=choice is not None, chosen=chosen, new=new)
    shown = len(pieces) * (cell_shape.width + 1)
    rows = canvas.window(Box(-1, 0, shown + 1, len(cell_shape.stone) + 1 + cell_shape.foot))
    buttons = _buttons(screen, theme)
    if buttons:
        rows.append(buttons)
    beside = _holdings(screen, scene) if aside else []
    column = max(shown + 4, width - max(map(len, beside), default=0) - 2)
    for row, text in zip(rows, beside, strict=False):
        if column + len(text) < width:
            row.append(Segment(" " * (column - shown - 1) + text, theme.quiet))
    return rows


def _buttons(screen: Screen, theme: Theme) -> Row:
    choice, row = screen.choice, []
    for place, entry in enumerate(choice.strip if choice else ()):
        if entry.piece is None and choice:
            style = theme.chosen if place == choice.cursor else theme.accent
            row.extend([Segment("  ", theme.ground), Segment(f" {screen.words.button(entry.kind)} ", style)])
    return row


def _holdings(screen: Screen, scene: Scene) -> list[str]:
    lines = []
    if len(scene.seats) > 1 and screen.session.stage() != "over":
        for seat in scene.seats:
            shown = _shows(screen, seat)
            told = shown if 0 < len(shown) <= SHORT else _holds(screen, seat)
            lines.append(f"{_name(screen, seat)}: {told}")
    return [*lines, *_counts(screen, scene)]


def _name(screen: Screen, seat: Seat) -> str:
    """The name of a seat, after the symbol of its colour where it has one."""
    return f"{SYMBOLS.get(seat.colour, '')} {screen.words.name(seat.player)}".strip()


def _holds(screen: Screen, seat: Seat) -> str:
    if seat.pile:
        return screen.words.say("play-holds", hand=seat.hand, pile=seat.pile)
    return screen.words.say("play-holds-hand", hand=seat.hand)


def _shows(screen: Screen, seat: Seat) -> str:
    """What is known about the pieces that a seat holds, or nothing."""
    pieces = ", ".join(_written(screen, piece) for piece in seat.shows)
    return screen.words.say("play-shows", pieces=pieces) if pieces else ""


def _written(screen: Screen, piece: Piece) -> str:
    return fields_text(piece.fields) if screen.words.symbols else piece.text


def _counts(screen: Screen, scene: Scene) -> list[str]:
    texts = screen.words.texts
    return [
        texts.say(f"count-{name}", count=count)
        for name, count in scene.counts.items()
        if count and texts.has(f"count-{name}")
    ]


def _side(screen: Screen, scene: Scene, theme: Theme, width: int, height: int) -> list[Row]:
    """Everyone's points and pieces, and the last moves."""
    rows: list[Row] = [[]]
    inner = width - 3
    for seat in scene.seats:
        style = theme.accent if seat.to_move else theme.strong
        name = ("▸ " if seat.to_move else "  ") + _name(screen, seat)
        rows.append([Segment(f"{name[: inner - 6]:<{inner - 6}}{seat.score_text:>5} ", style)])
        if len(scene.seats) > 1 and screen.session.stage() != "over":
            rows.append([Segment(f"  {_holds(screen, seat)}", theme.quiet)])
        shown = textwrap.wrap(_shows(screen, seat), inner - 2, break_on_hyphens=False)
        rows.extend([Segment(f"  {line}", theme.quiet)] for line in shown)
    rows.extend([Segment(f"  {text}", theme.quiet)] for text in _counts(screen, scene))
    aside = textwrap.wrap(" ".join(_written(screen, piece) for piece in scene.aside), inner - 2)
    rows.extend([Segment(f"  {line}", theme.quiet)] for line in aside)
    lines: list[str] = []
    for told in screen.told:
        lines.extend(textwrap.wrap(told, inner - 2, subsequent_indent="  "))
    room = height - len(rows) - 3
    if lines and room > 1:
        rows.append([])
        rows.append([Segment(f"  {screen.words.say('play-recent')}", theme.strong)])
        rows.extend([Segment(f"  {line}", theme.quiet)] for line in lines[-room:])
    rows += [[] for _ in range(height - len(rows))]
    edge = Segment(" │ ", theme.quiet)
    return [[edge, *fitted(row, inner, theme.ground)] for row in rows[:height]]

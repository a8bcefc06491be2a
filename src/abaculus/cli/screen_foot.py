"""The lowest rows of the full screen: what is said, and which keys can be pressed now."""

from __future__ import annotations

import textwrap

from abaculus.cli.screen import Screen
from abaculus.paint.canvas import Row, Segment
from abaculus.paint.theme import Theme

__all__ = ["more_words", "paint_keys", "paint_words"]


def paint_words(screen: Screen, theme: Theme, width: int, height: int) -> list[Row]:
    """First what to do or what would happen, and what should be known; then the answer to the last key, or what happened."""
    rows: list[Row] = [[Segment(f" {line}", theme.strong)] for line in _lead_lines(screen, width)]
    rows += [[Segment(f" {line}", theme.accent)] for line in _notices(screen, width)]
    del rows[height - 1 :]
    if screen.note:
        later = textwrap.wrap(screen.note, width - 2)[: height - len(rows)]
        rows.extend([Segment(f" {line}", theme.accent)] for line in later)
    else:
        later = [line for told in screen.told[-2:] for line in textwrap.wrap(told, width - 2)]
        rows.extend([Segment(f" {line}", theme.ground)] for line in later[-(height - len(rows)) :])
    return rows + [[] for _ in range(height - len(rows))]


def _notices(screen: Screen, width: int) -> list[str]:
    """What should be known of the position, in lines, unless something lies over it."""
    return [] if screen.panel else [line for told in screen.words.notices() for line in textwrap.wrap(told, width - 2)]


def more_words(screen: Screen, width: int) -> int:
    """How many rows more than usual are needed: for notices, and for how the game ended."""
    over = screen.session.stage() == "over" and not screen.panel
    return len(_lead_lines(screen, width)) - 1 if over else len(_notices(screen, width))


def _lead_lines(screen: Screen, width: int) -> list[str]:
    return [line for part in _lead(screen).splitlines() for line in textwrap.wrap(part, width - 2)]


def _lead(screen: Screen) -> str:
    words, session, choice = screen.words, screen.session, screen.choice
    stage, player = session.stage(), session.state.current_player()
    if screen.panel == "leave":
        return words.say("play-leave")
    if screen.panel:
        return words.say(f"play-panel-{screen.panel}")
    if stage == "over":
        return "\n".join([*words.ending(), words.say("play-over")])
    if stage == "handover":
        who = words.name(player)
        return f"{words.say('play-handover', who=who)} {words.say('play-handover-ready', who=who)}"
    if stage == "ask":
        return f"{words.request()} > {screen.typed}_"
    if choice is None:
        return words.turn()
    if choice.move:
        return words.preview(choice.move)
    if choice.several:
        return words.say("play-pick-several")
    hand, (first, last) = len(session.scene().hand), screen.page_of_hand()
    if hand > screen.page:
        return words.say("play-pick-page", first=first + 1, last=last, all=hand)
    return words.say("play-pick" if hand else "play-pick-button")


def paint_keys(screen: Screen, theme: Theme, width: int) -> Row:
    """As many keys as fit, the most important first."""
    row: Row = []
    used = 0
    for key, name in _keys_now(screen):
        if key in _NAMED:
            key = screen.words.say(f"play-name-{key}")
        word = screen.words.say(f"play-key-{name}")
        gap = "   " if row else " "
        used += len(gap) + len(key) + 1 + len(word)
        if used > width:
            break
        row.extend([Segment(f"{gap}{key}", theme.accent), Segment(f" {word}", theme.quiet)])
    return row


_NAMED = ("enter", "escape", "page-down")


def _keys_now(screen: Screen) -> list[tuple[str, str]]:
    stage, choice, hand = screen.session.stage(), screen.choice, len(screen.session.scene().hand)
    help_and_quit = [("?", "help"), ("q", "quit")]
    if screen.panel == "leave":
        return [("enter", "save-leave"), ("n", "leave"), ("escape", "stay")]
    if screen.panel:
        return [("escape", "close"), ("↑ ↓", "read")]
    if stage == "ask":
        return [("enter", "confirm"), ("escape", "quit")]
    if stage == "handover":
        return [("enter", "ready"), *help_and_quit]
    if choice is None:
        return [("s", "save"), ("l", "log"), ("x", "explain"), *help_and_quit, ("u", "undo"), ("z", "zoom")]
    if choice.picked:
        if choice.several:
            moving = [(_numbers(screen), "tile")]
        else:
            moving = [("← ↑ ↓ →", "place"), ("Q E", "turn")] if choice.cells else [("← →", "choose")]
        return [*moving, ("enter", "confirm"), ("escape", "back"), ("h", "hint"), ("?", "help"), ("z", "zoom")]
    pick = [(_numbers(screen), "tile")] if hand else [("← →", "choose")]
    more = [("page-down", "page")] if hand > screen.page else []
    rest = [("u", "undo"), ("x", "explain"), ("l", "log"), ("s", "save"), ("z", "zoom")]
    return [*pick, *more, ("h", "hint"), *help_and_quit, *rest]


def _numbers(screen: Screen) -> str:
    first, last = screen.page_of_hand()
    return "1" if last - first == 1 else f"1-{last - first}"

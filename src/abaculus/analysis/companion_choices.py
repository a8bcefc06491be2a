"""What may be told to a companion next: what a player can do besides laying, and where a piece can be laid.

Nobody knows the rack of the player on move. Whatever some rack allows may happen, so racks are imagined, and asked.
"""

from __future__ import annotations

from typing import NamedTuple

from abaculus.analysis.companion import IMAGINED, Companion
from abaculus.core.move import Move

__all__ = ["Choices", "Worded", "choices_of", "lays_of"]

HANDS = 20
"""How many hands are imagined for a piece: at an opening it may depend on the others whether it can be laid."""


class Worded(NamedTuple):
    """Something that a player can do, and how it is typed."""

    move: Move
    text: str


class Choices(NamedTuple):
    """What the player on move can do without saying which pieces they hold."""

    buttons: list[Worded]
    """What takes neither a piece nor a place: ending the turn, missing it."""
    most: int
    """The most pieces that can be exchanged; 0: none can."""


def choices_of(companion: Companion) -> Choices:
    """What the player on move can do besides laying.

    >>> import abaculus
    >>> companion = Companion(abaculus.load_game("mathable"))
    >>> for text in ("draw 12", "draw 5", "12@8I"):
    ...     _ = companion.see(text)
    >>> choices = choices_of(companion)
    >>> [button.text for button in choices.buttons], choices.most
    (['end'], 0)
    """
    if not _somebody_decides(companion):
        return Choices([], 0)
    buttons: dict[int, Worded] = {}
    most = 0
    looked_at: set[int] = set()
    for sample in range(IMAGINED):
        imagined = companion.imagine(sample)
        new = set(imagined.legal_actions()) - looked_at
        looked_at |= new
        for action in new:
            move = imagined.game.describe(imagined, action, None)
            if move.cell is not None:
                continue
            if move.pieces:
                most = max(most, len(move.pieces))
            else:
                buttons[action] = Worded(move, imagined.action_to_string(action))
    return Choices([buttons[action] for action in sorted(buttons)], most)


def lays_of(companion: Companion, piece: str) -> list[Worded]:
    """Everywhere that the player on move can lay a piece, if they hold it, with the points that everybody may know. Raises
    an error if they cannot hold it.

    >>> import abaculus
    >>> companion = Companion(abaculus.load_game("mathable"))
    >>> for text in ("draw 12", "draw 5"):
    ...     _ = companion.see(text)
    >>> [(one.text, one.move.points) for one in lays_of(companion, "12")]
    [('12@8F', 12), ('12@8I', 12)]
    """
    if not _somebody_decides(companion):
        return []
    for sample in range(HANDS):
        imagined = companion.imagine(sample, piece)
        lays = [
            move for move in imagined.game.moves(imagined) if move.cell is not None and move.pieces[0].text == piece
        ]
        if lays:
            return [Worded(move, imagined.action_to_string(move.action)) for move in lays]
    return []


def _somebody_decides(companion: Companion) -> bool:
    return companion.state.current_player() >= 0 and not companion.to_tell()

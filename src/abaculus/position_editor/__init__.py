"""Positions set up piece by piece, by people who point at pieces and places."""

from abaculus.position_editor.changes import Change, Drop, Hold, Lay, Points, Take, ToMove
from abaculus.position_editor.editor import PositionEditor, editor_of
from abaculus.position_editor.layout import Layout, Lying, Spot

__all__ = [
    "Change", "Drop", "Hold", "Lay", "Layout", "Lying", "Points", "PositionEditor", "Spot", "Take", "ToMove", "editor_of",
]  # fmt: skip

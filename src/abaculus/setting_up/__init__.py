"""Positions set up piece by piece, by people who point at pieces and places."""

from abaculus.setting_up.changes import Change, Drop, Hold, Lay, Points, Take, ToMove
from abaculus.setting_up.changing import SettingUp, setting_up
from abaculus.setting_up.layout import Layout, Lying, Spot

__all__ = [
    "Change", "Drop", "Hold", "Lay", "Layout", "Lying", "Points", "SettingUp", "Spot", "Take", "ToMove", "setting_up",
]  # fmt: skip

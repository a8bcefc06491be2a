"""A companion beside a real game of Mathable."""

from __future__ import annotations

import pytest

import abaculus
from abaculus.analysis.companion import Companion
from abaculus.core.errors import AbaculusError, IllegalAction, NotAllowed

pytestmark = pytest.mark.once


def test_what_nobody_can_hold_is_refused_and_changes_nothing() -> None:
    companion = Companion(abaculus.load_game("mathable"))
    for text in ("draw 12", "draw 5", "12@8I"):
        companion.see(text)
    known = companion.state
    for text, why in (
        ("12@7I", "every 12 has been seen"), ("90@1A", "no two tokens"), ("swap 2", "either an exchange or placements"),
        ("swap", "such as 'swap 3'"), ("draw 3", "nothing that can be done"),
    ):  # fmt: skip
        with pytest.raises(AbaculusError, match=why):
            companion.see(text)
        assert companion.state == known
    with pytest.raises(AbaculusError, match="6 are held, and 2 were named"):
        companion.holding(["1", "2"])
    with pytest.raises(IllegalAction, match="every 12 has been seen"):
        companion.holding(["12", "1", "2", "3", "4", "5"])
    with pytest.raises(NotAllowed, match="the game is not over"):
        companion.tell(0, ["1"])
    companion.see("end")
    with pytest.raises(IllegalAction, match="everybody knows that 5 is held as well"):
        companion.holding(["1", "2", "3", "4", "6", "7", "8"])
    assert companion.holding(["5", "2", "3", "4", "6", "7", "8"]).knows_own_hand()

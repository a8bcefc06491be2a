"""Games that are broken in one way each, for tests of the checks that should notice."""

from __future__ import annotations

from typing import Any

import pytest

from abaculus.testing import CHECKS, NORMAL, Nonconforming
from abaculus.testing.walks import Walk

__all__ = ["expect_found", "spoil"]


def expect_found(walked: Walk, *checks: str) -> None:
    """Each of these checks of the conformance kit finds something wrong with a game that was walked through."""
    for check in checks:
        with pytest.raises(Nonconforming):
            CHECKS[check](walked, NORMAL)


def spoil(monkeypatch: pytest.MonkeyPatch, owner: type, name: str, change: Any) -> None:
    """Replace a method by one that is given the old one's answer and the arguments."""
    old = getattr(owner, name)
    monkeypatch.setattr(owner, name, lambda self, *args: change(old(self, *args), self, *args))

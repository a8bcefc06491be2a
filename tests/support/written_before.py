"""What an earlier version wrote, against what is written of the same game now."""

from __future__ import annotations

from typing import Any


def still_says(now: dict[str, Any], then: dict[str, Any]) -> None:
    """Nothing that a log said then is said differently now. It may say more: why the game ended, and options that came later."""
    options = {name: value for name, value in now["options"].items() if name in then["options"]}
    assert {**{name: now[name] for name in then}, "options": options} == then

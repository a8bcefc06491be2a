"""What an earlier version wrote, against what is written of the same game now."""

from __future__ import annotations

from typing import Any


def still_says(now: dict[str, Any], then: dict[str, Any]) -> None:
    """Nothing that a log said then is said differently now. It may say more: why the game ended, and options that came later."""
    parts = {name: said for name, said in then.items() if isinstance(said, dict)}
    as_then = {name: {key: now[name][key] for key in said} for name, said in parts.items()}
    assert {**{name: now[name] for name in then}, **as_then} == then

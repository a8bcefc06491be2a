"""Refusals: what the server says no to, each with a name that programs and translations can rely on."""

from __future__ import annotations

__all__ = ["STATUS", "Refused"]

STATUS = {
    # the request makes no sense
    "bad-request": 400, "illegal": 400, "bad-option": 400, "bad-name": 400, "bad-position": 400, "no-undo": 409,
    # who is asking
    "no-guest": 401, "bad-token": 401, "not-by-token": 403, "bad-code": 403, "bad-origin": 403, "not-host": 403,
    "not-seated": 403, "not-your-seat": 403, "bots-seat": 403, "not-your-turn": 409, "hints-off": 403, "not-told": 403,
    "not-teacher": 403, "teacher-plays": 403, "bad-host": 421,
    # what exists
    "no-table": 404, "no-seat": 404, "no-game": 404, "no-push": 404, "no-class": 404,
    # at this moment
    "stale": 409, "not-started": 409, "already-started": 409, "over": 409, "not-over": 409, "paused": 409,
    "not-paused": 409, "full": 409, "seat-taken": 409, "reserved": 409, "nothing-asked": 409, "not-absent": 409,
    "already-asked": 409, "reckon-first": 409, "reckoned-wrong": 409, "not-counted": 409, "class-closed": 409, "no-fill": 409,
    "busy": 503, "shutting-down": 503,
    # too much
    "too-large": 413, "too-fast": 429, "too-many-tables": 429, "too-many-guests": 429, "too-many-sockets": 429,
    "too-many-tokens": 429, "too-many-classes": 429, "class-full": 429, "log-full": 429,
}  # fmt: skip
"""Every reason, with the HTTP status that goes with it."""


class Refused(Exception):
    """The server says no and has changed nothing. `reason` is a key of STATUS; `detail` is for programmers."""

    def __init__(self, reason: str, detail: str = "", **more: int) -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        assert reason in STATUS, reason
        self.reason = reason
        self.detail = detail
        self.more = more

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.reason]

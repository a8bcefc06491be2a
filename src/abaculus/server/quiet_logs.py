"""When the database is down, one line says so instead of hundreds of tracebacks: everything that fails would log its own."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

from abaculus.server.trouble import database_cause

__all__ = ["QuietLogs"]

_log = logging.getLogger("abaculus.server")
EVERY = 10.0
"""Seconds between lines about the same trouble."""
_CALM = 3.0
"""Seconds without trouble after which the database counts as well: on a nearly full disk some writes still succeed."""
_KINDS = 100
"""Kinds of trouble that are remembered."""
_DATABASE = "database"
_WELL = "the database can be used again; %d messages were left out"


class _Spell:
    """A period during which one kind of trouble lasts."""

    def __init__(self, now: float) -> None:
        self.logged = self.seen = now
        self.left_out = 0


class QuietLogs(logging.Filter):
    """Lets the first line about a kind of trouble pass, without its traceback but with its cause; then one every ten seconds.

    It belongs on a handler, which sees the records of all loggers. Errors of other kinds keep their traceback.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._spells: dict[str, _Spell] = {}
        self._lock = threading.Lock()
        self._away = False
        self._cause: str | None = None

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written; its text is changed if it stands for others."""
        cause = database_cause(record.exc_info[1]) if record.exc_info else None
        what = record.getMessage().strip()
        if cause is None:
            if record.exc_info or record.levelno < logging.WARNING or record.msg == _WELL:
                return True
            problem = getattr(record, "problem", None)  # a warning that names the kind of exception
            about = record.name.startswith("abaculus") and _DATABASE in what
            if problem is None and not about and not (self._away and record.name.startswith("abaculus")):
                return True
            kind = _DATABASE if about else what
            cause = self._cause or problem
        else:
            kind = _DATABASE
        with self._lock:
            now = self._clock()
            spell = self._spells.get(kind)
            if kind == _DATABASE:
                self._away = True
            if spell is None:
                if len(self._spells) > _KINDS:
                    self._spells = {name: one for name, one in self._spells.items() if name == _DATABASE}
                spell = self._spells[kind] = _Spell(now)
                left_out = 0
            else:
                spell.seen = now
                if now - spell.logged < EVERY:
                    spell.left_out += 1
                    return False
                spell.logged, left_out, spell.left_out = now, spell.left_out, 0
        if kind == _DATABASE:
            record.msg, record.args = f"the database cannot be used: {cause} ({what})" if cause else what, ()
            record.exc_info = record.exc_text = None
        if left_out:
            record.msg, record.args = f"{record.getMessage()}; {left_out} more like this were left out", ()
        return True

    def noticed(self, problem: BaseException) -> None:
        """The database failed. Lines that do not say why are given this reason."""
        self._cause = database_cause(problem) or self._cause

    def well(self) -> None:
        """The database was written to."""
        if not self._away:
            return
        with self._lock:
            spell = self._spells.get(_DATABASE)
            if spell is None or self._clock() - spell.seen < _CALM:
                return
            self._away = False
            del self._spells[_DATABASE]
        _log.warning(_WELL, spell.left_out)

"""Events as they are stored: a kind, which is a short word, and a body, which is a JSON object.

What is stored stays readable for good, so kinds and keys never change; the classes in `events` may have better names. The fields
of a class are the keys of its body, in their order. Only the storage uses this file.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from abaculus.core.errors import BadLog
from abaculus.server.tables import events as e
from abaculus.server.tables.table_settings import GameOptions, SeatPlan, TableSettings

__all__ = ["KINDS", "body_of", "event_of", "kind_of"]

KINDS: dict[str, type[e.Event]] = {
    "created": e.Created, "sat": e.Sat, "filled": e.FilledByBot, "started": e.Started, "did": e.Acted,
    "came": e.ChanceDecided, "reckoned": e.ScoreClaimed, "undone": e.TakenBack, "asked": e.Asked, "agreed": e.Agreed,
    "declined": e.Declined, "paused": e.Paused, "resumed": e.Resumed, "left": e.Left, "back": e.CameBack,
    "bot": e.BotTookOver, "away": e.ServerWasAway, "resigned": e.Resigned, "ended": e.Ended, "rematch": e.RematchMade,
}  # fmt: skip
"""The stored name of every event."""
_KIND_OF = {made: kind for kind, made in KINDS.items()}

Reader = Callable[[object], Any]
"""Makes a value of what JSON holds, or raises `ValueError` with what was expected."""


def kind_of(event: e.Event) -> str:
    """The name under which an event is stored."""
    return _KIND_OF[type(event)]


def body_of(event: e.Event) -> dict[str, object]:
    """The body that is stored of an event."""
    return {name: _plain(getattr(event, name)) for name in _FIELDS[type(event)]}


def event_of(kind: str, body: object) -> e.Event:
    """The event that was stored under this kind with this body. Raises `BadLog` for what is no such event."""
    made = KINDS.get(kind)
    if made is None:
        raise BadLog(f"there is no event {kind[:40]!r}; known are {', '.join(KINDS)}")
    if not isinstance(body, dict):
        raise BadLog(f"the body of {kind!r} is no object")
    readers = _FIELDS[made]
    if body.keys() != readers.keys():
        raise BadLog(f"{kind!r} has {', '.join(readers) or 'no fields'}; stored are {', '.join(body) or 'none'}")
    values = {}
    for name, read in readers.items():
        try:
            values[name] = read(body[name])
        except ValueError as problem:
            raise BadLog(f"{name!r} of {kind!r} has {problem}") from problem
    return made(**values)


# -- values ------------------------------------------------------------------------------------------------------------------


def _plain(value: object) -> object:
    """A value as JSON has it."""
    if isinstance(value, TableSettings):
        return {name: _plain(said) for name, said in value.named().items()}
    if isinstance(value, SeatPlan):
        named = {"kind": value.kind, "kept": value.kept, "level": value.level, "name": value.name}
        return {name: said for name, said in named.items() if said is not None}
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def _settings(value: object) -> TableSettings:
    body = _object(value)
    return TableSettings(**_some_of(body, _SETTINGS), written=tuple(body))


def _seat_plan(value: object) -> SeatPlan:
    body = _object(value)
    if "kind" not in body:
        raise ValueError("to have a kind")
    return SeatPlan(**_some_of(body, _SEAT))


def _options(value: object) -> GameOptions:
    body = _object(value)
    return {name: one if isinstance(one, int) else _text(one) for name, one in body.items()}


def _some_of(body: Mapping[str, object], readers: Mapping[str, Reader]) -> dict[str, Any]:
    """The values of a body in which keys may be missing, but none may be strange."""
    if strange := body.keys() - readers.keys():
        raise ValueError(f"to hold {', '.join(readers)} and not {', '.join(sorted(strange))}")
    return {name: readers[name](value) for name, value in body.items()}


def _object(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise ValueError("to be an object")
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError("to be a whole number")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("to be a text")
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError("to be true or false")
    return value


# -- from the classes' fields to readers ---------------------------------------------------------------------------------------

_PLAIN: dict[object, Reader] = {
    int: _whole, str: _text, bool: _truth, TableSettings: _settings, SeatPlan: _seat_plan, GameOptions: _options,
}  # fmt: skip


def _reader(hint: Any) -> Reader:
    """What reads a field of this type."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return _one_of(args)
    if origin is tuple:
        return _several(_reader(args[0]))
    if origin in (Union, types.UnionType) and type(None) in args:
        read = _reader(next(arg for arg in args if arg is not type(None)))
        return lambda value: None if value is None else read(value)
    raise TypeError(f"no event has a field of type {hint}")


def _one_of(allowed: tuple[object, ...]) -> Reader:
    def read(value: object) -> object:
        if value not in allowed:
            raise ValueError(f"to be one of {', '.join(map(str, allowed))}")
        return value

    return read


def _several(read: Reader) -> Reader:
    def read_all(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise ValueError("to be a list")
        return tuple(read(one) for one in value)

    return read_all


def _stored_fields(made: type) -> dict[str, Reader]:
    hints = get_type_hints(made)
    return {field.name: _reader(hints[field.name]) for field in fields(made) if field.compare}


_SETTINGS = _stored_fields(TableSettings)
_SEAT = _stored_fields(SeatPlan)
_FIELDS = {made: _stored_fields(made) for made in KINDS.values()}

"""Core's types in the document: each as an object with core's own fields, under a public name. No field is declared twice.

    SceneTile = Annotated[Tile, Shown(Tile, "SceneTile", "A tile on the table.", plain_part)]

To a type checker `SceneTile` is core's `Tile`, so answers are built from what core returns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from types import UnionType
from typing import Generic, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, GetCoreSchemaHandler, ValidatorFunctionWrapHandler, create_model
from pydantic_core import CoreSchema, core_schema

__all__ = ["Shown", "fields_of"]

Core = TypeVar("Core")

_models: dict[object, type[BaseModel]] = {}
"""The public model of every core type that is shown, for the types that are made of it."""


class Shown(Generic[Core]):
    """An annotation that says how a core type looks in JSON: its name there, and how it becomes plain data.

    `fields` are those of the JSON where they are not simply core's. JSON that is read back becomes an instance of `model`.
    """

    def __init__(
        self, core: type[Core], name: str, summary: str, plain: Callable[[Core], Mapping[str, object]],
        fields: Mapping[str, object] | None = None,
    ) -> None:  # fmt: skip
        self.core, self._plain = core, plain
        found = fields_of(core) if fields is None else fields
        required = {field: (kind, ...) for field, kind in found.items()}
        self.model: type[BaseModel] = create_model(name, __doc__=summary, __module__=__name__, **required)  # type: ignore[call-overload]
        _models[core] = self.model

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_wrap_validator_function(
            self._validate,
            handler.generate_schema(self.model),
            serialization=core_schema.plain_serializer_function_ser_schema(self._serialize),
        )

    def _validate(self, value: object, as_model: ValidatorFunctionWrapHandler) -> object:
        return value if isinstance(value, self.core) else as_model(value)

    def _serialize(self, value: object) -> object:
        return self._plain(value) if isinstance(value, self.core) else value


def fields_of(core: type, *hidden: str) -> dict[str, object]:
    """The fields of a named tuple or a dataclass, except for hidden ones, with the types that they have in JSON."""
    return {name: _in_json(kind) for name, kind in get_type_hints(core).items() if name not in hidden}


def _in_json(kind: object) -> object:
    """A type as it is in JSON: lists for tuples of any length, public models for core's types."""
    if kind in _models:
        return _models[kind]
    if is_dataclass(kind) or hasattr(kind, "_fields"):  # pydantic would document it, under another name or as a list
        raise TypeError(f"{kind} has to be shown before what is made of it")
    origin, inner = get_origin(kind), get_args(kind)
    if origin is tuple and inner[1:] == (...,):
        return list[_in_json(inner[0])]  # type: ignore[misc]
    if origin in (list, dict):
        return origin[tuple(_in_json(one) for one in inner)]
    if origin in (Union, UnionType):
        return Union[tuple(_in_json(one) for one in inner)]  # noqa: UP007 - put together here
    return kind

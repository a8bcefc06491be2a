"""Answers that are JSON already when a route returns them: made in a thread, kept, or put together from pieces."""

from __future__ import annotations

from typing import Generic, TypeVar, get_args

from fastapi import Response
from pydantic import BaseModel, GetCoreSchemaHandler
from pydantic_core import CoreSchema, to_json

__all__ = ["JsonOf", "json_of"]

Model = TypeVar("Model")
Answer = TypeVar("Answer", bound=BaseModel)


class JsonOf(Response, Generic[Model]):
    """A response whose content is the JSON of a model. As the return type of a route it documents that model."""

    media_type = "application/json"

    def __init__(self, content: bytes) -> None:
        super().__init__(content)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        (model,) = get_args(source)
        return handler.generate_schema(model)


def json_of(answer: Answer) -> JsonOf[Answer]:
    """The response that says this. It may be called in a thread, where a large answer keeps nobody waiting."""
    return JsonOf(to_json(answer))

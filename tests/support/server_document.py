"""Whether what the server sends is what its OpenAPI document says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from pydantic import BaseModel, ValidationError

from abaculus.server import wire

TYPES: dict[str, type[BaseModel]] = {model.model_fields["type"].annotation.__args__[0]: model for model in wire.ANSWERS}  # type: ignore[union-attr]
"""The message types that a socket may send, by name."""


def undocumented(message: dict[str, Any]) -> str | None:
    """What is wrong with a message, if it is not exactly what the document says."""
    model = wire.LobbyEntry if message["type"] == "lobby" else TYPES[message["type"]]
    plain = {name: value for name, value in message.items() if name != "type" or model is not wire.LobbyEntry}
    try:
        again = json.loads(model.model_validate(plain).model_dump_json())
    except ValidationError as problem:
        return str(problem)
    return None if again == plain else f"{message['type']} holds more than its type says"


@contextmanager
def new_guest(base: str, name: str = "Ada") -> Iterator[httpx.Client]:
    """A guest who needs no event loop."""
    with httpx.Client(base_url=base, timeout=60) as client:
        assert client.post("/api/guest", json={"name": name}).status_code == 200
        yield client

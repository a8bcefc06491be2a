"""What the server asks of a worker, as a line of JSON: a job, and what the player may know whom it is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, Field, TypeAdapter

from abaculus.core.game_info import OptionValue
from abaculus.core.information import InformationSet

__all__ = ["Choose", "Chosen", "Hint", "Job", "Judge", "Task", "read_task", "task_line"]


@dataclass(frozen=True)
class Choose:
    """What does a bot of this level do? A worker answers with `Chosen`."""

    level: str
    seed: int
    what: Literal["choose"] = "choose"


@dataclass(frozen=True)
class Hint:
    """What would the strongest bot do? A worker answers with `Chosen`."""

    seed: int
    what: Literal["hint"] = "hint"


@dataclass(frozen=True)
class Judge:
    """How good was the first action of a turn? A worker answers with a `JudgedShown`."""

    turn: list[int]
    number: int
    """Of the action, among all of its game."""
    what: Literal["judge"] = "judge"


Job = Choose | Hint | Judge


@dataclass(frozen=True)
class Task:
    """A job with what a worker needs to do it: the game, and what a player knows, never the true state."""

    game: str
    options: dict[str, OptionValue]
    known: dict[str, int | str | None]
    job: Annotated[Job, Field(discriminator="what")]


class Chosen(BaseModel):
    """The action that a bot has chosen."""

    action: int


_TASK = TypeAdapter(Task)


def task_line(known: InformationSet, job: Job) -> bytes:
    """A task as a worker reads it."""
    return _TASK.dump_json(Task(known.game.id, known.game.log_options(), known.to_json(), job)) + b"\n"


def read_task(line: str) -> Task:
    """What `task_line` wrote."""
    return _TASK.validate_json(line)

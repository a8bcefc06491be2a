"""A lane is a process: whether rules are compiled or interpreted is decided before they are imported, so the other lane needs
another process."""

from __future__ import annotations

import os
import subprocess
import sys

import typer

__all__ = ["STOPPED", "in_lane", "needs_another", "run_again"]

STOPPED = 130
"""The exit code of a program that Ctrl-C ended."""

SWITCH = "NUMBA_DISABLE_JIT"


def needs_another(lane: str) -> bool:
    """Whether a lane cannot run in this process."""
    if lane == "python":
        return os.environ.get(SWITCH, "0") in ("", "0")
    if lane == "cpu" and os.environ.get(SWITCH) != "0":
        from abaculus.core.rule import interpreted

        return interpreted()
    return False


def in_lane(lane: str) -> dict[str, str]:
    """The environment of a process that runs in a lane."""
    return {**os.environ, SWITCH: "1" if lane == "python" else "0"}


def run_again(context: typer.Context, lane: str) -> int:
    """Run the command of this context again, in a process in the right lane; returns its exit code."""
    with subprocess.Popen([sys.executable, "-m", "abaculus.cli", *_arguments(context)], env=in_lane(lane)) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:  # the other process got it too, and is finishing
                continue


def _arguments(context: typer.Context) -> list[str]:
    """The command line that leads to these parameters."""
    arguments = [context.command.name or ""]
    for parameter in context.command.params:
        value = context.params.get(parameter.name or "")
        for one in value if isinstance(value, (list, tuple)) else [value]:
            if one is None or one is False:
                continue
            if parameter.param_type_name == "option":
                arguments.append(parameter.opts[0])
            if one is not True:
                arguments.append(str(one))
    return arguments

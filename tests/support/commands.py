"""Running commands in tests: what they print when all is well, and what they say when they refuse."""

from __future__ import annotations

from pathlib import Path

from sample_games import FIRST_GAME
from typer.testing import CliRunner, Result

from abaculus.cli.main import app
from abaculus.core.lanes import own_lane

__all__ = ["LANE", "invoke", "refused", "run", "simulate", "three_games"]

LANE = own_lane()


def invoke(*arguments: object, stdin: str = "") -> Result:
    """Run a command in English on a terminal of 100 columns."""
    english = {"ABACULUS_LANG": "en", "COLUMNS": "100"}
    return CliRunner(env=english).invoke(app, [str(argument) for argument in arguments], input=stdin)


def run(*arguments: object, stdin: str = "") -> str:
    """What a command prints when all is well."""
    result = invoke(*arguments, stdin=stdin)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(*arguments: object) -> str:
    """What a command says on standard error when it refuses: exit code 2, nothing printed, no traceback."""
    result = invoke(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


def simulate(*arguments: object) -> str:
    """A simulation of the first game in this process."""
    return run("simulate", FIRST_GAME, "--lane", LANE, *arguments)


def three_games(folder: Path) -> Path:
    """A log of three games between a greedy and a random bot."""
    file = folder / "games.jsonl"
    simulate("--games", 3, "--bots", "greedy,random", "--seed", 5, "--log", file)
    return file

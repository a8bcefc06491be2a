"""Finding games, and choosing their options."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from sample_games import FIRST_GAME

import abaculus
from abaculus.core.game_info import GameInfo, Option, OptionValue
from abaculus.testing import all_option_sets, paired_option_sets


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=dict(os.environ)
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_looking_at_what_there_is_imports_neither_numpy_nor_numba_nor_a_game() -> None:
    code = f"""
import sys
import abaculus
assert {FIRST_GAME!r} in abaculus.list_games()
assert not [name for name in sys.modules if name.startswith("abaculus.games")], "a game was imported"
assert abaculus.game_info({FIRST_GAME!r}).title == {abaculus.game_info(FIRST_GAME).title!r}
for option in abaculus.game_info({FIRST_GAME!r}).options:
    assert option.default in option.values
assert "{FIRST_GAME}.game" not in " ".join(sys.modules)
print(sorted({{"numpy", "numba", "fluent", "typer", "rich"}} & set(sys.modules)))
"""
    assert run(code) == "[]"


def test_games_are_listed_alike_before_and_after_a_game_is_imported() -> None:
    code = f"""
import abaculus
before = abaculus.list_games()
import abaculus.games.{FIRST_GAME}
from abaculus.games import {FIRST_GAME}
assert abaculus.list_games() == before
assert abaculus.games.{FIRST_GAME} is {FIRST_GAME}
print(abaculus.load_game({FIRST_GAME!r}).num_players())
"""
    assert run(code) == str(abaculus.game_info(FIRST_GAME).default_players)


def test_every_public_name_can_be_had() -> None:
    for name in abaculus.__all__:
        assert getattr(abaculus, name) is not None
    assert set(abaculus.__all__) <= set(dir(abaculus))
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        abaculus.chess  # noqa: B018


def test_every_registered_game_has_its_facts_under_its_own_id() -> None:
    for name in abaculus.list_games():
        info = abaculus.game_info(name)
        assert info.id == name
        assert info.players[0] <= info.default_players <= info.players[1]
        assert info.rules_version >= 1
        for option in info.options:
            assert option.values[0] == option.default


@pytest.mark.parametrize(
    "name",
    ["chess", "", FIRST_GAME.title(), f"{FIRST_GAME} ", f"../{FIRST_GAME}", f"{FIRST_GAME}.game", "__init__"],
)
def test_an_unknown_game_is_refused_with_what_there_is(name: str) -> None:
    for look in (abaculus.game_info, abaculus.load_game):
        with pytest.raises(abaculus.UnknownGame, match=f"there is .*{FIRST_GAME}"):
            look(name)


def test_values_of_options_that_are_equal_but_not_the_same_are_made_the_same() -> None:
    info = GameInfo("x", "X", "x", (1, 2), 2, (Option("side", (6, 14), "the side"),), 1)
    chosen = info.chosen({"side": 14.0})
    assert chosen == {"players": 2, "side": 14}
    assert type(chosen["side"]) is int
    with pytest.raises(abaculus.BadOption):
        info.chosen({"side": True})


def test_all_option_sets_can_be_loaded_and_differ() -> None:
    for name in abaculus.list_games():
        sets = all_option_sets(abaculus.game_info(name))
        assert len({tuple(options.items()) for options in sets}) == len(sets)
        assert len({abaculus.load_game(name, tiles=None, **options) for options in sets}) == len(sets)


def test_in_the_paired_option_sets_every_two_values_meet_that_can() -> None:
    fourth = Option("fourth", ("a", "b"), "only for three", players=(3, 3))
    options = (Option("one", (1, 2), "one"), Option("two", ("x", "y", "z"), "two"), Option("three", (1, 2), ""), fourth)
    info = GameInfo("x", "X", "x", (2, 3), 2, options, 1)
    every, paired = all_option_sets(info), paired_option_sets(info)
    assert [chosen for chosen in every if chosen in paired] == paired
    assert len(paired) < len(every) / 3

    def meeting(sets: list[dict[str, int | str]]) -> set[tuple[object, ...]]:
        return {(*one, *other) for chosen in sets for one in chosen.items() for other in chosen.items()}

    assert meeting(paired) == meeting(every)
    assert paired_option_sets(GameInfo("y", "Y", "y", (2, 4))) == [{"players": 2}, {"players": 3}, {"players": 4}]


def test_a_game_is_played_by_an_earlier_version_of_its_rules_if_asked() -> None:
    info = GameInfo("x", "X", "x", (2, 3), 2, (), rules_version=3)
    assert info.chosen({}) == info.chosen({"rules": 3}) == {"players": 2}
    assert info.chosen({"rules": 1}) == {"players": 2, "rules": 1}
    for strange in (0, 4, "1", True):
        with pytest.raises(abaculus.BadOption, match=r"knows no rules version .*; it can be 1, 2 or 3"):
            info.chosen({"rules": strange})


def test_errors_are_of_one_family_and_of_the_kinds_that_callers_expect() -> None:
    for error in (abaculus.UnknownGame, abaculus.BadOption, abaculus.BadTileSet, abaculus.BadNotation, abaculus.BadLog,
                  abaculus.IllegalAction, abaculus.NotAllowed, abaculus.MissingExtra):  # fmt: skip
        assert issubclass(error, abaculus.AbaculusError)
    assert issubclass(abaculus.IllegalAction, ValueError)
    assert issubclass(abaculus.UnknownGame, LookupError)
    assert issubclass(abaculus.MissingExtra, ImportError)


@pytest.mark.parametrize("name", abaculus.list_games())
def test_a_leaflet_says_when_its_game_can_be_reckoned(name: str) -> None:
    info = abaculus.game_info(name)
    low, high = info.players
    choices: list[tuple[str, OptionValue]] = [("players", value) for value in range(low, high + 1)]
    choices += [(option.name, value) for option in info.options for value in option.values]
    for choice in choices:
        told = "end" if choice in info.only_at_end else info.reckonings[0]
        assert abaculus.load_game(name, tiles=None, **dict([choice])).reckoning() == told, choice

"""Every registered game, with all its options, keeps what the conformance kit promises."""

from __future__ import annotations

import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from sizes import BOUNDS_CHECKED, INTERPRETED, SEARCHED, SOAK, marks_of, option_sets, sized

import abaculus
from abaculus.bots import BOTS
from abaculus.core.lanes import POLICIES
from abaculus.testing import (
    CHECKS,
    check_lanes_agree,
    check_playthrough,
    usual_effort,
    walk,
)

PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "games").glob("*/playthroughs/*.txt"))
SETS = [(name, options) for name in abaculus.list_games() for options in option_sets(name)]
IDS = [" ".join([name, *(f"{option}={value}" for option, value in options.items())]) for name, options in SETS]
SEEDS = sized(1, interpreted=1, soak=20)
STEP = 5 if BOUNDS_CHECKED and not SOAK else sized(1, interpreted=5, soak=1)


def _bots(place: int) -> tuple[str, ...]:
    """All bots in one option set of every game and number of players; in the others the policies and the strongest search.

    A search is slow where the rules run interpreted: there it is tried with one option set of every game.
    """
    name, options = SETS[place]
    first = next(other for other, (game, _) in enumerate(SETS) if game == name)
    if name not in SEARCHED or (INTERPRETED and place > first + 2):
        return tuple(POLICIES)
    alike = [
        other for other, (game, values) in enumerate(SETS) if game == name and values["players"] == options["players"]
    ]
    return BOTS if SOAK or place == alike[0] else (*POLICIES, "master")


@pytest.mark.parametrize(
    "place", [pytest.param(place, id=IDS[place], marks=marks_of(place)) for place in range(0, len(SETS), STEP)]
)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_promises(place: int, seed: int) -> None:
    """One game is walked through once, and every check looks at it; where that is slow, for every fifth option set."""
    name, options = SETS[place]
    walked = walk(abaculus.load_game(name, tiles=None, **options), zlib.crc32(IDS[place].encode()) + seed)
    effort = replace(usual_effort(), bots=_bots(place))
    for check in CHECKS.values():
        check(walked, effort)


@pytest.mark.parametrize("name", abaculus.list_games())
def test_random_play_is_the_same_in_every_lane(name: str) -> None:
    games = [abaculus.load_game(name, tiles=None, **options) for options in option_sets(name)]
    check_lanes_agree(games, sized(1, interpreted=1, soak=50), bots=["random"], seed=1)


@pytest.mark.long
@pytest.mark.parametrize("name", abaculus.list_games())
def test_greedy_play_is_the_same_in_every_lane(name: str) -> None:
    fewest = max(2, abaculus.game_info(name).players[0])
    games = [abaculus.load_game(name, players=players) for players in {fewest, abaculus.game_info(name).players[1]}]
    check_lanes_agree(games, sized(1, interpreted=1, soak=50), bots=["greedy"], seed=2)


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    check_playthrough(path)

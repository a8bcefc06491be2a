"""Hexamino with end=play-on: the others go on when a player is out (R5)."""

from __future__ import annotations

import pytest
from hexamino_positions import SNAKE_ASKS_4, choices, game, play, position, rest
from test_hexamino_variants import STAR_OF_ALL

import abaculus
from abaculus.games.hexamino.box import OCTOPUS, SNAKE

STAR = ";".join(STAR_OF_ALL.split()[:-3])
"""All tiles but 4, 5 and 6, which fit on -7,0, on 0,-7 and on 7,-7."""


def parted(*first: str) -> list[str]:
    """These hands, and one with all other tiles of the octopus."""
    return [*first, rest(OCTOPUS, *first)]


def test_the_seat_of_a_player_who_is_out_is_passed_by() -> None:
    state = position("octopus", "", *parted("14", "2,36"), end="play-on")
    play(state, "14@1,0")
    assert not state.is_terminal()
    assert [state.current_player(), state.scores()[0]] == [1, 0]
    play(state, "2@0,1")
    assert state.current_player() == 2
    play(state, "25@0,-1")
    assert state.current_player() == 1
    assert play(position("octopus", "", *parted("14", "2,36")), "14@1,0").is_terminal()


def test_it_goes_on_until_nobody_holds_a_tile() -> None:
    state = position("star", STAR, "4", "5", "6", end="play-on")
    play(state, "4@-7,0", "5@0,-7")
    assert state.current_player() == 2
    assert play(state, "6@7,-7").is_terminal()
    assert state.scores() == [0, 0, 0]
    assert state.returns() == [0.0, 0.0, 0.0]


def test_a_table_on_which_nothing_fits_ends_it_as_ever() -> None:
    hands = ["126", "14", rest(SNAKE, "126,14")]
    state = play(position("snake", "", *hands, end="play-on"), "126@1,0")
    assert state.is_terminal()


@pytest.mark.parametrize("holding", [2, 3])
def test_in_the_snake_those_who_hold_tiles_miss_twice_each(holding: int) -> None:
    hidden = ["?" * 50, ""] if holding == 2 else ["?" * 49, "?"]
    hands = ["4,1,2,25,26", *(",".join(hand) or "-" for hand in hidden)]
    for misses in range(holding - 1, 2 * holding):
        state = position("snake", SNAKE_ASKS_4, *hands, misses=misses, end="play-on")
        assert choices(state) == {"4@2,0", "miss"}
        assert play(state, "miss").is_terminal() == (misses == 2 * holding - 1)


def test_in_the_snake_an_end_tile_waits_only_for_those_who_hold_tiles() -> None:
    hands = ["4,1,2,25,26", ",".join("?" * 50), "-"]
    state = position("snake", SNAKE_ASKS_4, *hands, misses=0, end="play-on")
    assert choices(state) == {"miss"}
    state = position("snake", SNAKE_ASKS_4, *hands, misses=1, end="play-on")
    assert choices(state) == {"4@2,0", "miss"}


def test_a_seat_that_is_out_cannot_be_on_move() -> None:
    with pytest.raises(abaculus.BadNotation, match="player 3 is out"):
        position("snake", SNAKE_ASKS_4, "4,1,2,25,26", ",".join("?" * 50), "-", seat=2, end="play-on")
    with pytest.raises(abaculus.BadNotation, match="the game is over by R5"):
        position("snake", SNAKE_ASKS_4, "4,1,2,25,26", ",".join("?" * 50), "-")


def test_one_miss_is_that_of_the_last_player_who_had_a_turn() -> None:
    """Seat 1 is out, so it was seat 0 that missed before seat 2; of seat 3 nothing is known."""
    every = rest(SNAKE, "14").split(",")
    fits = [tile for tile in every if "4" in tile and len(tile) > 1]
    unseen = [*fits[:6], *(tile for tile in every if "4" not in tile)][:20]
    known = [tile for tile in every if tile not in unseen]
    hidden = ",".join("?" * 10)
    hands = [hidden, "-", ",".join(known), hidden]
    state = position("snake", SNAKE_ASKS_4, *hands, seat=2, misses=1, end="play-on")
    found: list[set[str]] = [set(), set()]
    for sample in range(40):
        imagined = state.information(2).sample_hidden(7, sample)
        for place, seat in enumerate((0, 3)):
            found[place] |= set(imagined.view(seat)["hands"][seat])
    assert found[0].isdisjoint(fits)
    assert found[1] >= set(fits[:6])


@pytest.mark.parametrize("variant", ["octopus", "snake", "star"])
def test_games_last_no_longer_than_is_said(variant: str) -> None:
    assert game(variant, 4, "play-on").max_game_length() == game(variant, 4).max_game_length()

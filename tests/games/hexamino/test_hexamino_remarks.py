"""What a position of Hexamino has to say for itself: every ending, the last miss, and why a player can only miss."""

from __future__ import annotations

from typing import Any

import pytest
from hexamino_positions import SNAKE_ASKS_4, play, position, rest
from test_hexamino_variants import STAR_OF_ALL

from abaculus.core.match import Step
from abaculus.core.state import State
from abaculus.core.texts import LANGUAGES, texts
from abaculus.games.hexamino.box import OCTOPUS, SNAKE

HAND = "1,2,25,26,136"
"""On 2,0 of the snake, where a 4 is asked for, none of these fits."""


def notes(state: State, viewer: int | None) -> list[tuple[str, int | None]]:
    """The notes that a viewer gets: their keys, and whom they are about."""
    return [(note["key"], note["player"]) for note in state.view(viewer)["notes"]]


def said(state: State, viewer: int | None, language: str = "en") -> list[str]:
    """The notes in words; other players are called Ada."""
    lines = []
    for note in state.view(viewer)["notes"]:
        args: dict[str, Any] = dict(note["args"])
        if note["player"] is not None:
            args |= {"who": "Ada", "you": "yes" if note["player"] == viewer else "no"}
        lines.append(texts(language).say(note["key"], **args))
    return lines


# -- R5: the endings -------------------------------------------------------------------------------------------------------


def out() -> State:
    return play(position("octopus", "", "14", rest(OCTOPUS, "14")), "14@1,0")


def all_out() -> State:
    lays = STAR_OF_ALL.split()
    state = position("star", ";".join(lays[:-2]), "5", "6", end="play-on")
    return play(state, "5@0,-7", "6@7,-7")


def missed(end: str = "first-out") -> State:
    state = position("snake", SNAKE_ASKS_4, "4,1,2,25,26", ",".join("?" * 50), misses=3, end=end)
    return play(state, "miss")


def missed_once() -> State:
    return play(position("star", "", "4", ",".join("?" * 41), misses=1), "miss")


def closed() -> State:
    state = position("snake", SNAKE_ASKS_4, rest(SNAKE, "4,1,2,25,26", "14"), "4,1,2,25,26", seat=1, misses=1)
    return play(state, "4@2,0")


def dead() -> State:
    return play(position("snake", "", "126,2,25,26,24", "4,5,36,15,1234"), "126@1,0")


def test_a_player_is_out() -> None:
    assert notes(out(), None) == [("hexamino-ended-out", 0)]
    assert said(out(), 0) == ["You have laid your last tile, and the pack is empty."]
    assert said(out(), 1) == ["Ada has laid the last tile in hand, and the pack is empty."]
    assert said(out(), 1, "de") == ["Ada hat den letzten Stein der eigenen Hand gelegt, und der Vorrat ist leer."]


def test_nobody_holds_a_tile() -> None:
    assert notes(all_out(), 0) == [("hexamino-ended-all-out", None)]
    assert said(all_out(), None) == ["All tiles are laid: nobody holds one any more."]


def test_everyone_has_missed() -> None:
    assert said(missed(), 0) == ["With an empty pack, everyone has missed twice in a row."]
    assert said(missed("play-on"), 0) == said(missed(), 0)
    assert said(missed_once(), 0) == ["With an empty pack, everyone has missed, one after another."]


def test_an_end_tile_closed_the_snake() -> None:
    assert notes(closed(), 0) == [("hexamino-ended-closed", 1)]
    assert said(closed(), 0) == ["Ada has laid the end tile 4, which nothing can follow."]


def test_nothing_fits_any_more() -> None:
    assert said(dead(), 0) == ["None of the 55 tiles that are not on the table fits anywhere any more."]


def test_endings_and_notices_are_said_in_all_languages() -> None:
    positions = [
        out(),
        all_out(),
        missed(),
        missed_once(),
        closed(),
        dead(),
        stuck(),
        drawn_twice(),
        waiting(),
        last_miss(),
    ]
    for state in positions:
        for viewer in (0, 1):
            lines = [said(state, viewer, language) for language in LANGUAGES]
            assert {len(line) for line in lines} == {len(lines[0])}
            assert all(len({line[i] for line in lines}) == len(LANGUAGES) for i in range(len(lines[0])))


# -- R4, R5: before the end ------------------------------------------------------------------------------------------------


def stuck() -> State:
    return position("snake", SNAKE_ASKS_4, HAND, rest(SNAKE, HAND, "14"))


def drawn_twice() -> State:
    return position("snake", SNAKE_ASKS_4, HAND, "3,5,36,35,13", drawn=2)


def waiting() -> State:
    return position("snake", SNAKE_ASKS_4, "3,5,36,35,13", "4,1,2,25,26", seat=1, drawn=2)


def last_miss() -> State:
    return position("snake", SNAKE_ASKS_4, "4,1,2,25,26", ",".join("?" * 50), misses=3)


def test_who_can_only_miss_is_told_why_and_nobody_else() -> None:
    assert said(stuck(), 0) == ["None of your tiles fits, and the pack is empty: you can only miss."]
    assert said(drawn_twice(), 0) == ["None of your tiles fits, and you have drawn two: you can only miss."]
    assert said(waiting(), 1) == [
        "Only the end tile 4 fits, and it has to wait until all others have missed since the last lay."
    ]
    for state, other in ((stuck(), 1), (drawn_twice(), 1), (waiting(), 0)):
        assert notes(state, other) == notes(state, None) == []


def test_why_a_turn_was_missed_stays_with_who_missed_it() -> None:
    """What it says of a hand follows from the hand."""
    miss = Step(stuck(), stuck().string_to_action("miss"), "player", 1)
    assert [note.key for note in miss.reasons(0)] == ["hexamino-why-no-pack"]
    assert miss.reasons(1) == miss.reasons(None) == []
    assert miss.reasons(1, everything=True) == miss.reasons(0)


def test_who_can_lay_or_draw_is_told_nothing() -> None:
    assert notes(position("snake", SNAKE_ASKS_4, HAND, "3,5,36,35,13", drawn=1), 0) == []
    assert notes(position("octopus", "", "14,2,36,135,246", "1,3,25,46,123"), 0) == []


def test_the_miss_that_would_end_it_is_announced_to_everyone() -> None:
    assert (
        notes(last_miss(), 0) == notes(last_miss(), 1) == notes(last_miss(), None) == [("hexamino-soon-missed", None)]
    )
    assert said(last_miss(), 0) == ["The pack is empty, and one more missed turn ends the game."]
    one_before = position("snake", SNAKE_ASKS_4, "4,1,2,25,26", ",".join("?" * 50), misses=2)
    assert notes(one_before, 0) == notes(one_before, 1) == []


def test_with_one_who_is_out_fewer_misses_end_it() -> None:
    hands = ["4,1,2,25,26", ",".join("?" * 50), "-"]
    assert notes(position("snake", SNAKE_ASKS_4, *hands, misses=3, end="play-on"), 1) == [
        ("hexamino-soon-missed", None)
    ]


@pytest.mark.parametrize("variant", ["octopus", "star"])
def test_no_last_miss_is_announced_where_somebody_can_lay(variant: str) -> None:
    """In octopus and star the table would have been dead before all could miss: see the rulings."""
    state = position(variant, "", "14,25", ",".join("?" * (60 if variant == "octopus" else 40)), misses=1)
    assert notes(state, 0) == notes(state, 1) == notes(state, None) == []

"""Ranks, and what is said about the end of a game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abaculus.core.note import Note
from abaculus.core.ranks import places_of, ranks_of
from abaculus.core.returns import returns_of
from abaculus.core.texts import LANGUAGES, texts

pytestmark = pytest.mark.once

SCORES = st.lists(st.integers(-5, 5), min_size=2, max_size=8)


@given(SCORES, st.booleans())
def test_ranks_are_those_of_a_sorted_list(scores: list[int], most_wins: bool) -> None:
    in_order = sorted(scores, reverse=most_wins)
    assert ranks_of(scores, most_wins) == [in_order.index(score) + 1 for score in scores]


@given(SCORES, st.booleans())
def test_returns_give_the_same_ranks_as_points(scores: list[int], most_wins: bool) -> None:
    assert ranks_of(returns_of(scores, most_wins)) == ranks_of(scores, most_wins)


@given(SCORES)
def test_every_seat_has_one_place(scores: list[int]) -> None:
    places = places_of(ranks_of(scores))
    assert sorted(seat for _, seats in places for seat in seats) == list(range(len(scores)))
    assert places == sorted(places)
    assert places[0][0] == 1


def test_whoever_plays_alone_comes_first() -> None:
    assert ranks_of(returns_of([7], most_wins=False)) == [1]


# -- in words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "2nd: Ada, 1 point.", "3rd: Cy and Ines, 70 points each."),
        ("de", "2. Platz: Ada, 1 Punkt.", "3. Platz: Cy und Ines, je 70 Punkte."),
        ("fr", "2e : Ada, 1 point.", "3es ex æquo : Cy et Ines, 70 points chacun."),
        ("es", "2.º puesto: Ada, 1 punto.", "3.º puesto: Cy e Ines, 70 puntos cada uno."),
        ("it", "2º posto: Ada, 1 punto.", "3º posto: Cy e Ines, 70 punti a testa."),
        ("nl", "2e plaats: Ada, 1 punt.", "3e plaats: Cy en Ines, elk 70 punten."),
    ],
)
def test_places_are_numbered_as_in_their_language(language: str, one: str, several: str) -> None:
    words = texts(language)
    assert words.say("play-ranked", place=2, names="Ada", count=1, points=1) == one
    assert words.say("play-ranked", place=3, names=words.names(["Cy", "Ines"]), count=2, points=70) == several


def test_names_are_put_in_a_row() -> None:
    words = texts("en")
    assert [words.names(["Ada", "Ben", "Cy"][:count]) for count in range(4)] == [
        "", "Ada", "Ada and Ben", "Ada, Ben and Cy",
    ]  # fmt: skip
    assert texts("es").names(["Ada", "Íñigo"]) == "Ada e Íñigo"
    assert texts("it").names(["Ada", "Eva"]) == "Ada ed Eva"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_words_for_its_notes_says_only_that_it_is_over(language: str) -> None:
    words, unheard_of = texts(language), Note("mygame-ended-otherwise", {"count": 3}, 0)
    assert words.notice(unheard_of, who="Ada", you="no") == ""
    assert words.ending(unheard_of, who="Ada", you="no") == words.say("play-ended")
    without_its_blank = Note("play-ended-resigned", {})
    assert words.ending(without_its_blank) == words.say("play-ended")
    assert "Ada" in words.ending(Note("play-ended-resigned", {}, 0), who="Ada", you="no")

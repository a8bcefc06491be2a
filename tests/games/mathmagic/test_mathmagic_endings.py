"""R8 and R9 of MathMagic: what ends a game, what it costs, and what players are told about it."""

from __future__ import annotations

import numpy as np
import pytest

import abaculus
from abaculus.core.lanes import play_batch
from abaculus.core.match import Match
from abaculus.core.note import Note
from abaculus.core.texts import LANGUAGES
from abaculus.core.texts import texts as texts_of
from abaculus.testing import walk

PLAIN, LONELY = "Y1Y1Y1Y1", "G1Y1B1R1"
"""Fits wherever it likes; matches no chip like itself, on any side, nor a plain one but with its east."""
ODD = "R5R5R5R5"
ROW = ",".join(f"{PLAIN}@7{column}" for column in "GHIJKLMN")
ROWS = ",".join(f"{PLAIN}@{row}{column}" for row in (7, 8) for column in "GHIJKLMN")


def position(racks: str, table: str, tiles: dict[str, int], *, idle: int = 0, **options: object) -> abaculus.State:
    lines = [
        " ".join((chip[0:2], chip[2:4], chip[4:6], chip[6:8])) for chip, count in tiles.items() for _ in range(count)
    ]
    game = abaculus.load_game(
        "mathmagic", tiles="\n".join(lines) + "\n", **{"players": racks.count(";") + 1, **options}
    )
    scores = ",".join("0" * game.num_players())
    return game.from_position(
        f"mathmagic next=turn to=0 start=0 idle={idle} scores={scores} racks={racks} table={table}"
    )


def held(chip: str, count: int = 6) -> str:
    return ",".join([chip] * count)


def do(state: abaculus.State, *texts: str) -> abaculus.State:
    for text in texts:
        state.apply_action(state.string_to_action(text))
    return state


def exchange(state: abaculus.State, times: int) -> None:
    for _ in range(times):
        assert not state.is_terminal()
        do(state, f"swap {LONELY}", f"draw {LONELY}")


def notes(state: abaculus.State, viewer: int | None) -> list[tuple[str, int | None]]:
    return [(note["key"], note["player"]) for note in state.view(viewer)["notes"]]


# -- R8 ----------------------------------------------------------------------------------------------------------------


def test_r8_the_game_ends_when_all_have_missed_and_chips_left_cost_their_numbers() -> None:
    state = do(position(f"{held(LONELY)};{held(LONELY)}", "-", {LONELY: 12}), "miss")
    assert not state.is_terminal()
    do(state, "miss")
    assert state.scores() == [-24, -24]
    assert state.returns() == [0.0, 0.0]
    assert notes(state, None) == [("mathmagic-ended-missed", None)]


def stuck_alone(**options: object) -> abaculus.State:
    """Seat 0 lays the last of its chips; seat 1 holds two that fit nowhere, seat 2 none."""
    return do(position(f"{PLAIN};{ODD},{ODD};-", ROWS, {PLAIN: 17, ODD: 2}, **options), f"{PLAIN}@6G")


def test_r8_one_who_alone_still_holds_chips_misses_only_once() -> None:
    state = stuck_alone()
    assert notes(state, None) == [("mathmagic-soon-missed", 1)]
    assert notes(state, 1) == [("mathmagic-why-miss", 1), ("mathmagic-soon-missed", 1)]
    do(state, "miss")
    assert state.scores() == [2, -40, 0]
    assert notes(state, 0) == [("mathmagic-ended-alone", 1)]


def test_r8_by_the_first_rules_there_were_n_misses_all_the_same() -> None:
    state = stuck_alone(rules=1)
    assert notes(state, 1) == [("mathmagic-why-miss", 1)]
    do(state, "miss", "miss")
    assert notes(state, None) == [("mathmagic-soon-missed", 1)]
    assert not state.is_terminal()
    do(state, "miss")
    assert state.scores() == [2, -40, 0]
    assert state.game.rules_version == 1


def test_r8_with_an_empty_bag_everyone_who_still_holds_chips_has_to_miss_in_a_row() -> None:
    state = position(f"{ODD};{PLAIN},{PLAIN};{ODD}", ROWS, {PLAIN: 18, ODD: 2})
    do(state, "miss", f"{PLAIN}@6G", "miss", "miss", f"{PLAIN}@6H", "miss")
    assert not state.is_terminal()  # a lay came between the misses
    assert state.current_player() == 0
    do(state, "miss")
    assert state.scores() == [-20, 2 + 4, -20]


@pytest.mark.parametrize(("options", "turns"), [({}, 20), ({"rules": 1}, 4)])
def test_r8_the_game_ends_after_10n_idle_turns_and_by_the_first_rules_after_2n(
    options: dict[str, int], turns: int
) -> None:
    state = position(f"{held(LONELY)};{held(LONELY)}", "-", {LONELY: 13}, **options)
    assert notes(state, 0) == [("mathmagic-why-no-pair", 0)]
    exchange(state, turns - 1)
    assert notes(state, 1 - state.current_player()) == [("mathmagic-soon-idle", None)]
    exchange(state, 1)
    assert state.is_terminal()
    assert state.game.ending(state) == Note("mathmagic-ended-idle", {"turns": turns})
    assert state.game.from_position(state.to_position()).to_position() == state.to_position()


def test_r8_an_ending_by_the_first_rules_can_still_be_read() -> None:
    for state in (position(f"{held(LONELY)};{held(LONELY)}", "-", {LONELY: 13}, rules=1), stuck_alone(rules=1)):
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[-1])
        today = abaculus.load_game("mathmagic", tiles=state.game.tiles, players=state.game.num_players())
        assert today.from_position(state.to_position()).to_position() == state.to_position()
        assert today.from_position(state.to_position()).scores() == state.scores()


def test_r8_the_game_ends_when_all_racks_and_the_bag_are_empty_and_empty_racks_are_skipped() -> None:
    state = position(f"{PLAIN};{held(PLAIN, 3)}", ROW, {PLAIN: 12})
    do(state, f"{PLAIN}@6G")
    for square in ("6H", "6I"):
        assert state.current_player() == 1
        do(state, f"{PLAIN}@{square}")
    do(state, f"{PLAIN}@6J")
    assert state.scores() == [2, 4 * 3]
    assert notes(state, None) == [("mathmagic-ended-all-laid", None)]


def test_r8_as_a_house_rule_only_the_player_of_the_last_turn_pays() -> None:
    state = do(position(f"{ODD};{ODD},{ODD}", ROWS, {PLAIN: 16, ODD: 3}, penalty="last"), "miss", "miss")
    assert state.scores() == [0, -40]
    assert [len(state.game.settled(state, seat)) for seat in (0, 1)] == [0, 2]
    assert sum(part.points for part in state.game.settled(state, 1)) == -40
    assert do(stuck_alone(penalty="last"), "miss").scores() == [2, -40, 0]


# -- what players are told ---------------------------------------------------------------------------------------------


def test_r7_why_nothing_can_be_laid_is_told_to_those_who_see_the_rack() -> None:
    state = position(f"{held(ODD)};{held(PLAIN)}", ROW, {PLAIN: 30, ODD: 6})
    assert notes(state, 0) == [("mathmagic-why-exchange", 0)]
    assert notes(state, 1) == notes(state, None) == []
    assert not any(
        notes(position(f"{held(PLAIN)};{held(ODD)}", ROW, {PLAIN: 30, ODD: 6}), seat) for seat in (0, 1, None)
    )


def test_r8_one_who_can_lay_is_not_told_that_a_miss_would_end_the_game() -> None:
    state = position(f"{PLAIN},{PLAIN};-", ROWS, {PLAIN: 18})
    assert notes(state, 0) == []
    assert notes(state, 1) == [("mathmagic-soon-missed", 0)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2])
def test_every_note_is_a_sentence_in_every_language(language: str, count: int) -> None:
    about = {"chips": count, "turns": 20, "actions": 1000, "who": "Ada"}
    kinds = {
        "ended": ("full", "stopped", "cut-off", "all-laid", "idle", "missed", "alone"),
        "soon": ("idle", "missed", "cut-off"),
        "why": ("miss", "exchange", "no-pair", "no-place"),
    }
    for kind, keys in kinds.items():
        for key in keys:
            said = [texts_of(language).say(f"mathmagic-{kind}-{key}", **about, you=you) for you in ("yes", "no")]
            assert all(text.endswith(".") for text in said), said
            assert not any("{" in text or "  " in text or "mathmagic" in text for text in said)


# -- R9 ----------------------------------------------------------------------------------------------------------------


def fidget(state: abaculus.State, times: int) -> abaculus.State:
    for _ in range(times // 2):
        do(state, "B1G9G11Y10@3C", "take 3C")
    return state


def test_r9_a_person_may_go_on_for_as_long_as_they_like() -> None:
    state = fidget(abaculus.load_game("mathmagic", players=1).new_initial_state(), 1002)
    assert not state.is_terminal()
    assert state.view(0)["actions"] == 1002
    assert notes(state, 0) == []
    again = state.game.from_position(state.to_position())
    assert again == state
    do(again, "stop")
    assert again.game.ending(again) == Note("mathmagic-ended-stopped", {"chips": 0}, 0)


def test_r9_actions_are_counted_no_further_than_their_field_is_wide() -> None:
    game = abaculus.load_game("mathmagic", players=1)
    state = game.from_position("mathmagic next=turn actions=999999998 last=- table=-")
    assert fidget(state, 4).view(0)["actions"] == 999_999_999
    with pytest.raises(abaculus.BadNotation, match="actions"):
        game.from_position("mathmagic next=turn actions=1000000000 last=- table=-")


@pytest.mark.parametrize("options", [{"limit": "1000"}, {"rules": 1}], ids=str)
def test_r9_an_episode_is_cut_off_after_1000_actions(options: dict[str, int | str]) -> None:
    state = fidget(abaculus.load_game("mathmagic", players=1, **options).new_initial_state(), 998)
    assert notes(state, 0) == []
    do(state, "B1G9G11Y10@3C")
    assert notes(state, 0) == [("mathmagic-soon-cut-off", None)]
    do(state, "take 3C")
    assert state.is_terminal()
    assert state.game.ending(state) == Note("mathmagic-ended-cut-off", {"chips": 0, "actions": 1000})


def test_r9_simulations_and_the_conformance_kit_play_episodes_and_their_logs_replay() -> None:
    game = abaculus.load_game("mathmagic", players=1)
    limited = game.for_episodes()
    assert limited.options == {**game.options, "limit": "1000"}
    assert limited.for_episodes() is limited
    assert game.for_episodes() is limited
    company = abaculus.load_game("mathmagic", players=3)
    assert company.for_episodes() is company
    first = abaculus.load_game("mathmagic", players=1, rules=1)
    assert first.for_episodes() is first
    played = walk(game, seed=1)
    assert len(played.actions) <= game.max_game_length() == 1000
    match = Match(played.game)
    for action in played.actions:
        match.apply(action)
    assert Match.from_json(match.to_json()).state.is_terminal()


def test_r9_batches_are_cut_off() -> None:
    game = abaculus.load_game("mathmagic", players=1)
    late = game.from_position("mathmagic next=turn actions=995 last=- table=-")
    batch = play_batch(game, 30, bots=["greedy"], seed=2, states=np.repeat(late.record, 30))
    assert set(batch.steps.tolist()) == {5}
    assert set(batch.scores[:, 0].tolist()) == {5}


def test_r9_with_nothing_that_fits_a_player_is_told() -> None:
    tiles = {ODD: 1, PLAIN: 83}
    lines = "\n".join(
        " ".join((chip[:2], chip[2:4], chip[4:6], chip[6:])) for chip, n in tiles.items() for _ in range(n)
    )
    state = abaculus.load_game("mathmagic", players=1, tiles=lines + "\n").new_initial_state()
    squares = [f"{row}{column}" for row in range(1, 7) for column in "ABCDEFGHIJKLMN"]
    assert notes(state, 0) == []
    do(state, *(f"{PLAIN}@{square}" for square in squares[:-1]))
    assert notes(state, 0) == [("mathmagic-why-no-place", None)]
    do(state, "take 1A")
    assert notes(state, 0) == []
    do(state, f"{PLAIN}@1A", "stop")
    assert state.game.ending(state) == Note("mathmagic-ended-stopped", {"chips": 83}, 0)


def test_r9_a_full_frame_ends_it() -> None:
    lines = "\n".join(["Y1 Y1 Y1 Y1"] * 84)
    state = abaculus.load_game("mathmagic", players=1, tiles=lines + "\n").new_initial_state()
    do(state, *(f"{PLAIN}@{row}{column}" for row in range(1, 7) for column in "ABCDEFGHIJKLMN"))
    assert notes(state, 0) == [("mathmagic-ended-full", None)]

"""What players of Hexago may know: hands are hidden, stacks are hidden from their owners too."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from hexago_oracle import tile_names
from sizes import sized

import abaculus
from abaculus.core.state import State
from abaculus.testing import likely, walk

OWN = tile_names(abaculus.load_game("hexago").default_tiles())


def hands_of(state: State) -> list[list[str]]:
    """The true hands, from the whole position."""
    return [hand.split(",") for hand in state.to_position().split("hands=")[1].split()[0].split(";")]


def table_of(state: State) -> set[str]:
    return {laid["tile"] for laid in state.view(None)["table"]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_names_no_tile_that_the_viewer_has_not_seen(players: int) -> None:
    for _, state in walk(abaculus.load_game("hexago", players=players), seed=players).some(
        sized(20, interpreted=10, soak=100)
    ):
        hands = hands_of(state)
        for viewer in (*range(players), None):
            known = table_of(state) | (set(hands[viewer]) if viewer is not None else set())
            told = json.dumps(state.view(viewer)) + json.dumps(state.scene(viewer).to_json())
            told += json.dumps(state.information(viewer).view)
            assert not [tile for tile in OWN if tile in told and tile not in known]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_exchanging_hidden_tiles_changes_nothing_that_the_viewer_sees(players: int) -> None:
    """Metamorphic, without the game's own sampling: other players' tiles and unseen ones swap places."""
    dice = random.Random(players)
    game = abaculus.load_game("hexago", players=players)
    for _, state in walk(game, seed=10 + players).some(sized(12, interpreted=8, soak=100)):
        hands = hands_of(state)
        for viewer in range(players):
            others = [tile for seat, hand in enumerate(hands) if seat != viewer for tile in hand if tile != "-"]
            unseen = [tile for tile in OWN if tile not in table_of(state) and all(tile not in hand for hand in hands)]
            pool = others + unseen
            mixed = dict(zip(pool, dice.sample(pool, len(pool)), strict=True))
            swapped = [
                [tile if seat == viewer else mixed.get(tile, tile) for tile in hand] for seat, hand in enumerate(hands)
            ]
            old, new = (";".join(",".join(hand) for hand in held) for held in (hands, swapped))
            other = game.from_position(state.to_position().replace(f"hands={old}", f"hands={new}"))
            assert other.view(viewer) == state.view(viewer)
            assert other.scene(viewer) == state.scene(viewer)
            if state.current_player() == viewer:
                assert other.legal_actions() == state.legal_actions()
                assert other.worths(other.legal_actions()) == state.worths(state.legal_actions())


def test_open_hands_hide_nothing_but_the_stacks() -> None:
    for state in walk(abaculus.load_game("hexago", players=3, hands="open"), seed=3).states:
        positions = {state.view(viewer)["position"] for viewer in (0, 1, 2, None)}
        assert positions == {state.to_position()}


def test_hidden_hands_are_hidden_until_the_end() -> None:
    states = walk(abaculus.load_game("hexago"), seed=3).states
    hides = ["?" in state.view(0)["position"] for state in states]
    holds = [any(tile != "-" for tile in hands_of(state)[1]) for state in states]
    assert hides == holds


@pytest.mark.parametrize("hands", ["hidden", "open"])
def test_logs_are_redacted_per_viewer(hands: str) -> None:
    game = abaculus.load_game("hexago", players=3, hands=hands)
    played = walk(game, seed=8)
    match = abaculus.Match(game)
    for action in played.actions:
        match.apply(action)
    everything = match.log()
    starter = int(everything[0].split()[1])
    for viewer in (0, 1, 2, None):
        for place, (line, seen) in enumerate(zip(everything, match.log(viewer, everything=False), strict=True)):
            drawn = line.startswith("draw ") and place not in OPENING
            owner = _owner(place, starter, played.states)
            if drawn and hands == "hidden" and owner != viewer:
                assert seen == "draw ?"
            else:
                assert seen == line


OPENING = (13, 14)
"""Where in the log of three players the opening is drawn: after `start` and twelve tiles to the hands."""


def _owner(place: int, starter: int, states: list[State]) -> int:
    """Who gets the tile that is dealt or drawn: a drawn one goes to whoever has just laid."""
    if place <= 12:
        return (starter + (place - 1) // 4) % 3
    return states[place - 1].current_player()


def test_a_spectators_log_names_only_tiles_on_the_table() -> None:
    game = abaculus.load_game("hexago")
    match = abaculus.Match(game)
    for action in walk(game, seed=4).actions[:20]:
        match.apply(action)
    told = " ".join(match.log(None, everything=False))
    assert {tile for tile in OWN if tile in told} == table_of(match.state)


def test_what_is_hidden_is_imagined_with_equal_chances() -> None:
    """Each unseen tile is equally likely in each slot of the other hand."""
    state = walk(abaculus.load_game("hexago"), seed=6).states[14]
    known = state.information(0)
    possible = [tile for tile in OWN if tile not in table_of(state) and tile not in hands_of(state)[0]]
    samples = sized(1500, interpreted=200, soak=20000)
    hands = [hands_of(known.sample_hidden(5, number))[1] for number in range(samples)]
    full = [slot for slot, tile in enumerate(hands[0]) if tile != "-"]
    for slot in full:
        counts = Counter(possible.index(hand[slot]) for hand in hands)
        assert likely(counts, dict.fromkeys(range(len(possible)), 1 / len(possible)))
    assert all(len({hand[slot] for slot in full}) == len(full) for hand in hands)


def test_samples_follow_from_the_seed() -> None:
    known = walk(abaculus.load_game("hexago"), seed=6).states[14].information(0)
    assert known.sample_hidden(5, 1) == known.sample_hidden(5, 1)
    assert len({known.sample_hidden(5, number).key() for number in range(20)}) > 10


def test_a_bot_that_is_not_on_move_has_nothing_to_choose() -> None:
    """A bot that was asked out of turn once searched a hand of question marks for a tile for ever."""
    from abaculus.bots import BOTS, make_bot

    state = walk(abaculus.load_game("hexago"), seed=6).states[11]
    assert state.current_player() in (0, 1)
    for viewer in (1 - state.current_player(), None):
        for name in BOTS:
            with pytest.raises(abaculus.NotAllowed, match="not on move"):
                make_bot(name).choose(state.information(viewer))


def test_there_is_no_view_of_a_seat_that_is_not_there() -> None:
    state = abaculus.load_game("hexago").new_initial_state()
    for seat in (-1, 2, 99):
        with pytest.raises(abaculus.NotAllowed, match="seats 0 to 1 are players 1 to 2"):
            state.view(seat)


# -- undo --------------------------------------------------------------------------------------------------------------------


def played_until(match: abaculus.Match, steps: int, seed: int = 1) -> abaculus.Match:
    for action in walk(match.game, seed).actions[:steps]:
        match.apply(action)
    return match


def test_undo_of_a_lay_before_the_draw() -> None:
    match = played_until(abaculus.Match(abaculus.load_game("hexago")), 12)  # start, eight tiles, the opening, a lay
    assert match.state.is_chance_node()
    player = match.states()[11].current_player()
    before = match.states()[11]
    assert match.undo(player) == 1
    assert match.state == before


def test_undo_never_crosses_a_draw() -> None:
    match = played_until(abaculus.Match(abaculus.load_game("hexago")), 13)  # the lay and its draw
    for player in (0, 1):
        assert not match.can_undo(player)
        with pytest.raises(abaculus.NotAllowed):
            match.undo(player)
    assert len(match.actions) == 13


def test_undo_never_crosses_a_tile_that_another_shows() -> None:
    game = abaculus.load_game("hexago")
    steps = game.max_steps()
    match = played_until(abaculus.Match(game), steps - 1)  # both hands are running out: nobody draws any more
    last = match.states()[-2].current_player()
    assert match.can_undo(last)  # only their own lay came afterwards
    match = played_until(abaculus.Match(game), steps)
    assert not match.can_undo(last)  # the other has shown a tile since


def test_solo_can_take_back_everything() -> None:
    match = played_until(abaculus.Match(abaculus.load_game("hexago", players=1)), 36)
    for left in range(35, -1, -1):
        assert match.undo(0) == 1
        assert len(match.actions) == left
    assert not match.can_undo(0)

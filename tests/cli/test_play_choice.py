"""Choosing a move in `abaculus play`: pieces are picked, put, turned and put back."""

from __future__ import annotations

from pathlib import Path

import pytest
from played_by_hand import dealt, press, screen_of, session, shown

from abaculus.cli.choice import LABELS, Choice
from abaculus.core.scene import Field, Move, Piece, Place, Scene, Seat, Tile


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ABACULUS_LANG", "en")
    monkeypatch.chdir(tmp_path)


def made_up(moves: list[Move], hand: int = 2) -> Scene:
    """A game of squares with every kind of button; no game of ours has all of them."""
    places = tuple(
        Place(name, 2.0 * x, 2.0 * y) for name, x, y in (("a1", 0, 0), ("b1", 1, 0), ("a2", 0, 1), ("c3", 2, 2))
    )
    return Scene(
        game="made up", title="Made up", shape="square", viewer=0, to_move=0, tiles=(Tile("b2", 2.0, 2.0, (), "b2"),),
        places=places, hand=tuple(map(tile, range(hand))),
        moves=tuple(moves), seats=(Seat(0, 0, hand, 0, True),),
    )  # fmt: skip


def tile(slot: int) -> Piece:
    return Piece(slot, f"T{slot}", (Field(0, "red", "1"),))


LAYS = [
    Move("lay", (tile(0),), cell, turn, points=points, action=number)
    for number, (cell, turn, points) in enumerate(
        [("a1", 0, 3), ("a1", 2, 9), ("b1", 0, 4), ("a2", 0, 5), ("a2", 1, 5), ("c3", 0, 0)]
    )
]


def chosen(choice: Choice) -> Move:
    assert choice.move is not None
    return choice.move


def test_a_piece_is_picked_put_turned_and_put_back() -> None:
    choice = Choice(made_up(LAYS))
    assert not choice.pick(1)
    assert not choice.pick(7)
    assert choice.move is None
    assert choice.pick(0)
    assert choice.cells == ["a1", "b1", "a2", "c3"]
    assert (choice.cell, chosen(choice).points) == ("a1", 9)
    choice.turn(1)
    assert (chosen(choice).cell, chosen(choice).turn) == ("a1", 0)
    choice.turn(-1)
    assert (chosen(choice).cell, chosen(choice).turn) == ("a1", 2)
    assert {cell: spot.points for cell, spot in choice.pointing().spots.items()} == {
        "a1": "+9",
        "b1": "+4",
        "a2": "+5",
        "c3": "0",
    }
    assert choice.pointing().ghost[0].side == 2
    choice.back()
    assert choice.move is None
    assert choice.pointing().spots == {}


def test_arrows_tab_and_letters_reach_the_places() -> None:
    choice = Choice(made_up(LAYS))
    choice.pick(0)
    choice.go("right")
    assert choice.cell == "b1"
    choice.go("right")
    assert choice.cell == "c3"
    choice.go("left")
    assert choice.cell == "a2"
    choice.go("up")
    assert choice.cell == "a1"
    choice.go("up")
    assert choice.cell == "a1"
    choice.next(-1)
    assert choice.cell == "c3"
    choice.next(1)
    assert choice.cell == "a1"
    assert choice.to_label(LABELS[2])
    assert choice.cell == "a2"
    assert not choice.to_label("Y")
    assert not choice.to_label("?")


def test_labels_are_no_commands() -> None:
    assert not set(LABELS.lower()) & set("ehlqsuxz?")
    assert len(set(LABELS)) == len(LABELS)


def test_a_choice_can_be_set_to_a_move() -> None:
    choice = Choice(made_up(LAYS))
    for move in LAYS:
        choice.take(move)
        assert choice.move == move


def test_buttons_stand_behind_the_pieces() -> None:
    roll, one, other = Move("roll", action=10), Move("swap", claim=1, action=11), Move("swap", claim=2, action=12)
    moves = [*LAYS, roll, one, other]
    choice = Choice(made_up(moves))
    assert [entry.kind for entry in choice.strip] == ["", "", "roll", "swap"]
    choice.pick(2)
    assert choice.move == roll
    assert choice.cells == []
    choice.pick(3)
    choice.go("right")
    assert choice.move == other
    choice.next(1)
    assert choice.move == one


def test_an_exchange_takes_several_pieces() -> None:
    swaps = [Move("swap", tuple(map(tile, slots)), action=20 + n) for n, slots in enumerate([(0,), (1,), (0, 1)])]
    choice = Choice(made_up([*LAYS, *swaps]))
    choice.pick(2)
    assert choice.several
    assert choice.move is None
    assert choice.toggle(0)
    assert choice.move == swaps[0]
    assert choice.toggle(1)
    assert choice.move == swaps[2]
    choice.turn(1)
    choice.next(1)
    choice.go("left")
    assert choice.move == swaps[2]
    choice.toggle(0)
    assert choice.move == swaps[1]
    assert not choice.toggle(5)
    choice.take(swaps[2])
    assert choice.taken == {0, 1}
    choice.back()
    assert choice.taken == set()


def test_an_exchange_on_the_screen() -> None:
    screen = screen_of(dealt(session()))
    scene = screen.session.scene()
    action = scene.moves[0].action
    first, _, third, _ = scene.hand
    swaps = (Move("swap", (first, third), action=action), Move("swap", (first,), action=action))
    screen.choice = Choice(Scene(**{**vars(scene), "moves": swaps}))
    shown(screen)
    press(screen, *["right"] * 4, "enter")
    assert "Choose tiles with their numbers" in shown(screen)
    press(screen, "2", "enter")
    assert "cannot be taken together" in screen.note
    press(screen, "2", "1", "3", "9")
    assert f"Exchange {scene.hand[0].text} {scene.hand[2].text}" in shown(screen)
    before = len(screen.session.match.actions)
    press(screen, "enter")
    assert len(screen.session.match.actions) > before


def test_moves_on_tiles_without_a_piece_ask_for_the_place() -> None:
    choice = Choice(made_up([Move("take", cell="b2", points=4, action=0), Move("take", cell="a1", points=1, action=1)]))
    assert [entry.kind for entry in choice.strip] == ["", "", "take"]
    choice.pick(2)
    assert choice.cells == ["a1", "b2"]
    assert choice.pointing().ghost == ()


def test_equal_pieces_can_both_be_picked() -> None:
    scene = made_up(LAYS)
    twins = tuple(Piece(slot, "T0", ()) for slot in range(2))
    choice = Choice(Scene(**{**vars(scene), "hand": twins}))
    assert choice.pick(1)
    assert choice.move in LAYS

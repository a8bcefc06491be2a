"""R9, the solitaire of MathMagic, as tests that read like the rule."""

from __future__ import annotations

import pytest

import abaculus


def new(players: int = 1, **options: object) -> abaculus.State:
    return abaculus.load_game("mathmagic", players=players, tiles=None, **options).new_initial_state()


def do(state: abaculus.State, *texts: str) -> abaculus.State:
    for text in texts:
        state.apply_action(state.string_to_action(text))
    return state


def refuses(state: abaculus.State, text: str, why: str) -> None:
    before = state.key()
    with pytest.raises((abaculus.IllegalAction, abaculus.BadNotation), match=why):
        do(state, text)
    assert state.key() == before


@pytest.mark.parametrize(("rectangle", "inside", "outside"), [("6x14", "6N", "7A"), ("14x6", "14F", "1G"),
                                                              ("7x12", "7L", "1M"), ("12x7", "12G", "13A")])  # fmt: skip
def test_r9_the_frame_is_a_rectangle_from_1a_on(rectangle: str, inside: str, outside: str) -> None:
    state = new(1, rectangle=rectangle)
    assert len(state.legal_actions()) == 84 * 84 + 1
    refuses(state, f"B1G9G11Y10@{outside}", "outside the frame")
    assert do(state, f"B1G9G11Y10@{inside}").scores() == [1]


def test_r9_a_chip_agrees_with_its_neighbours_and_may_be_taken_back() -> None:
    state = do(new(1), "B1G9G11Y10@3C")
    refuses(state, "G5Y2B10G4@3C", "already")
    refuses(state, "B1G9G11Y10@5E", "lies already")
    refuses(state, "R2G4G6Y7@3D", "yellow does not go with green on the west side")
    do(state, "G5Y2B10G4@3D")
    assert state.scores() == [2]
    do(state, "take 3C")
    assert state.scores() == [1]
    refuses(state, "take 3C", "no chip to take back")
    assert "B1G9G11Y10@3C" in map(state.action_to_string, state.legal_actions())


def test_r9_it_ends_when_the_player_stops() -> None:
    state = do(new(1), "B1G9G11Y10@3C", "stop")
    assert state.is_terminal()
    assert state.returns() == [1.0]


def test_options_of_company_have_no_effect_in_solitaire_nor_those_of_the_solitaire_in_company() -> None:
    assert new(1, board="open").to_position() == new(1).to_position()
    for options in ({"board": "open"}, {"division": "laid"}, {"penalty": "last"}, {"subtraction": "signed"}):
        assert new(1, **options).game.box.tobytes() == new(1).game.box.tobytes() or options == {"subtraction": "signed"}
        assert do(new(1, **options), "R2Y3G10B8@3C").legal_actions() == do(new(1), "R2Y3G10B8@3C").legal_actions()
    assert str(new(2, rectangle="7x12")) == str(new(2))
    assert new(2, limit="1000").game.box.tobytes() == new(2).game.box.tobytes()

"""What players of MathMagic know of each other's chips, and of the bag."""

from __future__ import annotations

import abaculus

FIRST = "B1G9G11Y10"


def do(state: abaculus.State, *texts: str) -> abaculus.State:
    for text in texts:
        state.apply_action(state.string_to_action(text))
    return state


def begun() -> abaculus.State:
    """Seat 0 has drawn the higher chip and starts, seat 1 FIRST; the other chips come in the order of the file."""
    state = do(abaculus.load_game("mathmagic").new_initial_state(), "draw G12B2Y8G7", f"draw {FIRST}")
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def rack(state: abaculus.State, seat: int, viewer: int | None) -> list[str]:
    racks: list[list[str]] = state.view(viewer)["racks"]
    return racks[seat]


def seen(state: abaculus.State, action: int, viewer: int | None) -> str:
    return state.game.write_move(state.game.describe(state, action, viewer))


def test_a_chip_drawn_openly_stays_known_to_everyone() -> None:
    state = begun()
    assert rack(state, 1, 0) == rack(state, 1, None) == [f"{FIRST}!", "?", "?", "?", "?", "?"]
    assert f"{FIRST}!" in rack(state, 1, 1)
    for sample in range(20):
        assert FIRST in state.information(0).sample_hidden(1, sample).view(1)["position"]


def test_until_its_owner_exchanges_anything() -> None:
    state = begun()
    assert state.current_player() == 0
    do(state, "swap " + next(chip for chip in rack(state, 0, 0) if "!" not in chip))
    assert rack(state, 0, 1) == ["?"] * 5
    assert rack(state, 1, 0)[0] == f"{FIRST}!"


def test_until_it_is_laid() -> None:
    state = begun()
    own = [state.action_to_string(action) for action in state.legal_actions()]
    opening = next((text for text in own if text.startswith("G12B2Y8G7@")), None)
    assert opening is not None
    do(state, opening)
    assert rack(state, 0, 1) == ["?"] * 5
    assert state.view(1)["table"][0]["chip"] == "G12B2Y8G7"


def test_the_others_see_how_many_are_exchanged_and_not_which() -> None:
    state = begun()
    chips = [chip.removesuffix("!") for chip in rack(state, 0, 0)[:2]]
    action = state.string_to_action("swap " + " ".join(chips))
    assert seen(state, action, 0) == "swap " + " ".join(chips)
    assert seen(state, action, 1) == seen(state, action, None) == "swap ? ?"
    state.apply_action(action)
    assert "aside=?,?" in state.view(1)["position"]
    assert seen(state, state.legal_actions()[0], 1) == "draw ?"


def test_a_player_remembers_what_went_back_until_someone_else_draws() -> None:
    state = begun()
    chips = [chip.removesuffix("!") for chip in rack(state, 0, 0)[:2]]
    do(state, "swap " + " ".join(chips))
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    known = state.view(0)["position"]
    assert f"back=0:{','.join(chips)}" in known
    assert "back=" not in state.view(1)["position"]
    assert "back=" not in state.view(None)["position"]
    for sample in range(40):
        others = rack(state.information(0).sample_hidden(2, sample), 1, 1)
        assert not set(chips) & {chip.removesuffix("!") for chip in others}
    lay = next(action for action in state.legal_actions() if "@" in state.action_to_string(action))
    state.apply_action(lay)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])  # seat 1 draws: it may be one of them
    assert "back=" not in state.view(0)["position"]


def test_the_bag_is_never_part_of_a_view() -> None:
    state = begun()
    view = state.view(0)
    assert view["bag"] == 84 - 12
    assert sum(view["unseen"].values()) == 84 - 12 + 5


def test_when_the_game_is_over_all_racks_are_shown() -> None:
    game = abaculus.load_game("mathmagic", tiles="G1 Y1 B1 R1\n" * 12)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert "?" not in state.view(0)["position"]

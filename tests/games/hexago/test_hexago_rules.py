"""R1 to R7 of Hexago Continuo, one by one, and the options."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hexago_oracle import STEPS, HexagoOracle, tile_names

import abaculus
from abaculus.core.returns import returns_of
from abaculus.core.state import State
from abaculus.games.hexago.scoring import edge_points
from abaculus.testing import walk

OWN = tile_names(abaculus.load_game("hexago").default_tiles())
SEVERAL = (2, 3, 4)
CHEQUERED = "R6 R1 R1 R1 R1 R1\n" * 8 + "B6 B2 B2 B2 B2 B2\n" * 10
"""Two kinds: after an opening with the first, a tile of the second matches nothing."""


def do(state: State, *texts: str) -> State:
    for text in texts:
        state.apply_action(state.string_to_action(text))
    return state


def opened(players: int, starter: int = 0, *, tiles: str | None = None, **options: object) -> State:
    """A game after the opening; tiles come in the order of the tile file."""
    state = abaculus.load_game("hexago", players=players, tiles=tiles, **options).new_initial_state()
    do(state, f"start {starter}")
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def sides(state: State, cell: str) -> dict[int, str]:
    """The labels on the sides of a tile on the table, as a painter would paint them."""
    tile = state.scene(None).tile_at(cell)
    assert tile is not None
    return {field.side: f"{field.colour[0].upper()}{field.label}" for field in tile.fields}


# -- R1, R2: the beginning -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", SEVERAL)
def test_r1_each_player_draws_four_tiles_to_the_hand_and_four_to_a_stack(players: int) -> None:
    state = opened(players)
    view = state.view(None)
    assert view["hands"] == [["?"] * 4] * players
    assert view["piles"] == [4] * players
    assert view["unseen"] == 36 - 2  # nobody but their owners has seen the hands, nobody at all the stacks


@pytest.mark.parametrize("players", SEVERAL)
def test_r2_every_seat_is_equally_likely_to_start(players: int) -> None:
    state = abaculus.load_game("hexago", players=players).new_initial_state()
    outcomes = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}
    assert outcomes == {f"start {seat}": 1 / players for seat in range(players)}


@pytest.mark.parametrize("starter", range(3))
def test_r2_the_one_who_was_chosen_lays_first_and_play_passes_in_rising_seat_order(starter: int) -> None:
    state = opened(3, starter)
    movers: list[int] = []
    while len(movers) < 7:
        if not state.is_chance_node():
            movers.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
    assert movers == [(starter + turn) % 3 for turn in range(7)]


def test_r2_the_sixes_of_the_opening_touch_whatever_the_tiles() -> None:
    dealt = do(abaculus.load_game("hexago").new_initial_state(), "start 0", *(f"draw {tile}" for tile in OWN[:8]))
    for first, second in [(OWN[8 + i], OWN[8 + (5 * i + 1) % 28]) for i in range(28)]:
        state = do(dealt.clone(), f"draw {first}", f"draw {second}")
        assert sides(state, "0,0")[0].endswith("6")
        assert sides(state, "1,0")[3].endswith("6")
        assert state.scores() == [0, 0]
        assert len(state.view(None)["table"]) == 2


def test_r2_the_opening_turns_a_tile_whose_6_is_written_elsewhere() -> None:
    own = [tile[4:] + tile[:4] for tile in OWN]  # the 6 is now the fifth field
    text = "\n".join(" ".join(tile[i : i + 2] for i in range(0, 12, 2)) for tile in own) + "\n"
    state = opened(2, tiles=text)
    assert sides(state, "0,0")[0].endswith("6")
    assert sides(state, "1,0")[3].endswith("6")
    assert [laid["turn"] for laid in state.view(None)["table"]] == [2, 5]


@pytest.mark.parametrize("players", SEVERAL)
def test_order_of_chance_events(players: int) -> None:
    """`start N`, hands seat by seat from the starter, the two opening tiles; then a draw after each lay while stacks last."""
    game = abaculus.load_game("hexago", players=players)
    played = walk(game, seed=players)
    texts = [state.action_to_string(action) for state, action in zip(played.states, played.actions, strict=False)]
    starter = int(texts[0].removeprefix("start "))
    deal, opening, rest = texts[1 : 1 + 4 * players], texts[1 + 4 * players : 3 + 4 * players], texts[3 + 4 * players :]
    hands = [
        hand.split(",")
        for hand in played.states[1 + 4 * players].to_position().split("hands=")[1].split()[0].split(";")
    ]
    order = [(starter + seat) % players for seat in range(players)]
    assert [text.removeprefix("draw ") for text in deal] == [tile for seat in order for tile in hands[seat]]
    table = played.states[3 + 4 * players].view(None)["table"]
    assert [f"draw {laid['tile']}" for laid in table] == opening
    kinds = ["draw" if text.startswith("draw ") else "lay" for text in rest]
    assert kinds == ["lay", "draw"] * (4 * players) + ["lay"] * (4 * players)


# -- R3: laying -------------------------------------------------------------------------------------------------------


def test_r3_any_hand_tile_in_any_turn_on_any_empty_cell_beside_a_tile() -> None:
    state = opened(2)
    beside = {(q + dq, r + dr) for q, r in ((0, 0), (1, 0)) for dq, dr in STEPS} - {(0, 0), (1, 0)}
    expected = {f"{tile}@{q},{r}/{turn}" for tile in OWN[:4] for q, r in beside for turn in range(6)}
    assert len(beside) == 8
    assert {state.action_to_string(action) for action in state.legal_actions()} == expected


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"{OWN[0]}@0,0/0", "there is a tile on 0,0 already"),
        (f"{OWN[0]}@5,5/0", "beside no tile"),
        (f"{OWN[4]}@0,1/0", "not in the hand of player 1"),
        (f"{OWN[20]}@0,1/0", "not in the hand of player 1"),
    ],
)
def test_r3_what_cannot_be_laid_is_refused_with_the_reason(text: str, why: str) -> None:
    state = opened(2)
    before = state.key()
    with pytest.raises(abaculus.IllegalAction, match=why):
        state.string_to_action(text)
    assert state.key() == before


# -- R4, R5: scoring ---------------------------------------------------------------------------------------------------


def test_r4_every_pair_of_fields() -> None:
    fields = list(product(range(5), range(1, 7)))
    for (colour, number), (other_colour, other_number) in product(fields, fields):
        expected = 0
        if colour == other_colour and number == other_number:
            expected = 2 * (number + other_number)
        elif colour == other_colour or number == other_number:
            expected = number + other_number
        assert edge_points(8 * colour + number, 8 * other_colour + other_number) == expected


@pytest.mark.parametrize(
    ("first", "second", "points"),
    [
        ("R1 B2 Y3 G4 P5 R6", "R4 B6 Y1 G2 P3 B4", 5),  # R1 beside R4: same colour
        ("R4 B2 Y3 G1 P5 R6", "B4 R6 Y1 G2 P3 R2", 8),  # R4 beside B4: same number
        ("R4 B2 Y3 G1 P5 R6", "R4 B6 Y1 G2 P3 R2", 16),  # R4 beside R4: both, twice the sum
        ("R4 B2 Y3 G1 P5 R6", "B3 R6 Y1 G2 P3 R2", 0),  # R4 beside B3: nothing
    ],
)
def test_r4_two_tiles_side_by_side(first: str, second: str, points: int) -> None:
    """Solo: the second tile, its first field turned to the west, touches the first field of the first."""
    game = abaculus.load_game("hexago", players=1, tiles=f"{first}\n{second}\n")
    state = do(game.new_initial_state(), f"{first.replace(' ', '')}@0,0/0")
    action = state.string_to_action(f"{second.replace(' ', '')}@1,0/3")
    assert state.worth(action) == points
    assert do(state, f"{second.replace(' ', '')}@1,0/3").scores() == [points]


def test_r5_several_matching_edges_multiply() -> None:
    """Tiles that show R1 all round except for their 6: k neighbours along R1 make k edges of 4 points, times k."""
    game = abaculus.load_game("hexago", players=1, tiles="R6 R1 R1 R1 R1 R1\n" * 8)
    tile = "R6R1R1R1R1R1"
    state = do(game.new_initial_state(), f"{tile}@0,0/0")
    ring = ["0,1", "-1,1", "-1,0", "0,-1", "1,-1"]  # the cell to the east, which the 6 faces, stays free
    points = []
    for place, cell in enumerate(ring):
        outwards = (1 + place) % 6  # each 6 faces away from the middle
        before = state.scores()[0]
        do(state, f"{tile}@{cell}/{outwards}")
        points.append(state.scores()[0] - before)
    assert points == [4, 16, 16, 16, 16]  # one edge: 4; two edges: (4 + 4) x 2
    # In the east there are three neighbours: the middle one shows its R6, the other two R1. Turned with its 6 to the middle,
    # the tile matches R6-R6 twice over (24) and R1-R1 on both other edges (4 each): 32, times three edges.
    assert state.worth(state.string_to_action(f"{tile}@1,0/3")) == 96


# -- R6: drawing and the end ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", SEVERAL)
def test_r6_a_tile_is_drawn_after_each_lay_while_the_stack_lasts(players: int) -> None:
    state, lays, draws = opened(players), [0] * players, [0] * players
    while not state.is_terminal():
        player, pile = state.current_player(), state.view(None)["piles"]
        state.apply_action(state.legal_actions()[-1])
        lays[player] += 1
        assert state.is_chance_node() == (pile[player] > 0)
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[-1])
            draws[player] += 1
            assert state.view(None)["piles"][player] == pile[player] - 1
    assert lays == [8] * players
    assert draws == [4] * players
    assert state.view(None)["hands"] == [["-"] * 4] * players
    assert len(state.view(None)["table"]) == 8 * players + 2


def test_r6_every_tile_that_nobody_has_seen_is_equally_likely() -> None:
    state = opened(2)
    state.apply_action(state.legal_actions()[0])
    outcomes = state.chance_outcomes()
    assert {state.action_to_string(action) for action, _ in outcomes} == {f"draw {tile}" for tile in OWN[10:]}
    assert {chance for _, chance in outcomes} == {1 / 26}


@pytest.mark.parametrize(
    ("scores", "returns"),
    [([40, 40], [0.0, 0.0]), ([41, 40], [1.0, -1.0]), ([7, 9, 9], [-1.0, 0.5, 0.5]), ([5, 5, 5, 5], [0.0] * 4)],
)
def test_equal_final_scores_share_a_rank(scores: list[int], returns: list[float]) -> None:
    game = abaculus.load_game("hexago", players=len(scores))
    final = walk(game, seed=5).states[-1].to_position()
    own = final.split("scores=")[1].split()[0]
    state = game.from_position(final.replace(f"scores={own}", f"scores={','.join(map(str, scores))}"))
    assert state.is_terminal()
    assert state.returns() == returns
    assert sum(state.returns()) == 0


def test_returns_are_the_mean_over_the_opponents() -> None:
    assert returns_of([10, 30, 20, 20], most_wins=True) == [-1.0, 1.0, 0.0, 0.0]
    assert returns_of([10, 30], most_wins=False) == [1.0, -1.0]


# -- R7: solo ---------------------------------------------------------------------------------------------------------------


def test_r7_all_tiles_lie_face_up_and_nothing_is_left_to_chance() -> None:
    played = walk(abaculus.load_game("hexago", players=1), seed=1)
    assert not any(state.is_chance_node() for state in played.states)
    assert played.states[0].view(None)["hands"] == [OWN]
    assert len(played.actions) == 36
    assert played.states[-1].returns() == [float(played.states[-1].scores()[0])]


def test_r7_the_first_tile_lies_on_0_0_in_turn_0_and_scores_nothing() -> None:
    state = abaculus.load_game("hexago", players=1).new_initial_state()
    assert [state.action_to_string(action) for action in state.legal_actions()] == [f"{tile}@0,0/0" for tile in OWN]
    assert set(state.worths(state.legal_actions())) == {0}
    for elsewhere in ("0,0/1", "1,0/0", "-1,0/0"):
        with pytest.raises(abaculus.IllegalAction, match="0,0 in turn 0"):
            state.string_to_action(f"{OWN[3]}@{elsewhere}")


def test_r7_the_second_tile_lies_on_any_cell_beside_it_in_any_turn_and_scores() -> None:
    state = do(abaculus.load_game("hexago", players=1).new_initial_state(), f"{OWN[3]}@0,0/0")
    expected = {f"{tile}@{q},{r}/{turn}" for tile in OWN if tile != OWN[3] for q, r in STEPS for turn in range(6)}
    assert {state.action_to_string(action) for action in state.legal_actions()} == expected
    oracle = HexagoOracle(OWN, 1)
    oracle.do(f"{OWN[3]}@0,0/0")
    assert {state.action_to_string(action): state.worth(action) for action in state.legal_actions()} == oracle.lays()


@pytest.mark.parametrize("match", ["free", "required"])
@pytest.mark.parametrize("hands", ["hidden", "open"])
def test_options_have_no_effect_in_solo(match: str, hands: str) -> None:
    state = walk(abaculus.load_game("hexago", players=1, match=match, hands=hands), seed=9).states[9]
    plain = abaculus.load_game("hexago", players=1).from_position(state.to_position())
    assert (plain.legal_actions(), plain.view(0), plain.key()) == (state.legal_actions(), state.view(0), state.key())


# -- options ------------------------------------------------------------------------------------------------------------------


def test_match_required_only_matching_lays_are_legal_when_there_is_one() -> None:
    free, required = opened(2), opened(2, match="required")
    worths = {free.action_to_string(action): free.worth(action) for action in free.legal_actions()}
    assert 0 in worths.values()
    matching = {text for text, points in worths.items() if points > 0}
    assert {required.action_to_string(action) for action in required.legal_actions()} == matching
    refused = next(text for text, points in worths.items() if points == 0)
    with pytest.raises(abaculus.IllegalAction, match="an edge must match"):
        required.string_to_action(refused)
    with pytest.raises(abaculus.IllegalAction, match="an edge must match"):
        required.apply_action(free.string_to_action(refused))


def chequered(hand: list[str]) -> State:
    """A table of two R6R1R1R1R1R1, and seat 0 with this hand."""
    red = "R6R1R1R1R1R1"
    others = ["B6B2B2B2B2B2"] * 4
    game = abaculus.load_game("hexago", match="required", tiles=CHEQUERED)
    texts = ["start 0", *(f"draw {tile}" for tile in [*hand, *others]), f"draw {red}", f"draw {red}"]
    return do(game.new_initial_state(), *texts)


def test_match_required_anything_may_be_laid_when_nothing_matches() -> None:
    state = chequered(["B6B2B2B2B2B2"] * 4)
    assert set(state.worths(state.legal_actions())) == {0}
    assert len(state.legal_actions()) == 8 * 6  # the four tiles are alike


def test_match_required_looks_at_all_tiles_in_hand() -> None:
    state = chequered(["B6B2B2B2B2B2", "B6B2B2B2B2B2", "R6R1R1R1R1R1", "B6B2B2B2B2B2"])
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert texts
    assert all(text.startswith("R6R1") for text in texts)
    assert min(state.worths(state.legal_actions())) > 0


def test_hands_open_everyone_sees_all_hands() -> None:
    state = opened(3, hands="open")
    seen = [state.view(viewer)["hands"] for viewer in (0, 1, 2, None)]
    assert seen == [[OWN[0:4], OWN[4:8], OWN[8:12]]] * 4


# -- the board has no edge ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("direction", range(6))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_straight_line_of_all_tiles_never_wraps(direction: int, players: int) -> None:
    """The longest possible line: its ends must not touch around the back of the torus."""
    dq, dr = STEPS[direction]
    game = abaculus.load_game("hexago", players=players)
    state, oracle, dice = game.new_initial_state(), HexagoOracle(OWN, players), random.Random(direction)
    while not state.is_terminal():
        if state.is_chance_node():
            text = state.action_to_string(dice.choice(state.legal_actions()))
        else:
            cell = 0, 0
            while cell in oracle.board:
                cell = cell[0] + dq, cell[1] + dr
            tile = oracle.hands[oracle.mover][0]
            text = f"{tile}@{cell[0]},{cell[1]}/{dice.randrange(6) if oracle.board else 0}"
        do(state, text)
        oracle.do(text)
        places = {tuple(cell) for cell in state.view(None)["edge_cells"]}
        assert places == (oracle.free_cells() if oracle.board else {(0, 0)})
        assert state.scores() == oracle.scores
    assert state.game.from_position(state.to_position()) == state

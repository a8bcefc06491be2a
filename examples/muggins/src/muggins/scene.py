"""What a viewer sees and can do: dominoes on a grid of squares, each turned as it was laid.

Every arm keeps to its own quarter of the table, so that arms never meet: it runs straight out for six squares, turns
clockwise, comes back two rows further on, and so forth.
"""

from typing import Any

from abaculus.core.game import Game, View
from abaculus.core.move import Field, Move, Piece
from abaculus.core.scene import Place, Scene, Seat, Tile
from abaculus.core.state import State
from muggins.box import ARMS, HALVES, NAMES, NOTHING, START, TURN, E
from muggins.layout import is_open
from muggins.notation import hands
from muggins.rules import SIDES, TAKE

STRAIGHT = 6
_OUT = ((-1, 0), (1, 0), (0, -1), (0, 1))
"""The way out along each arm: x and y."""


def spot(arm: int, place: int) -> tuple[int, int]:
    """The square of a place on an arm, counted from 0."""
    row, along = divmod(place, STRAIGHT + 1)
    out = min(along + 1, STRAIGHT) if row % 2 == 0 else max(STRAIGHT - along, 1)
    (x, y), aside = _OUT[arm], 2 * row + (along == STRAIGHT)
    return x * out - y * aside, y * out + x * aside


def turn_of(tile: int, joined: int, arm: int, place: int) -> int:
    """How far a domino that joins at these pips is turned: unturned, its higher half faces west. A double lies crosswise."""
    axis = int((arm > 1) != (place % (STRAIGHT + 1) == STRAIGHT))
    if HALVES[tile][0] == HALVES[tile][1]:
        return 1 - axis
    before, here, after = (spot(arm, at) if at >= 0 else (0, 0) for at in (place - 1, place, place + 1))
    step = here[axis] - before[axis] or after[axis] - here[axis]
    return axis + 2 * int((step < 0) != (HALVES[tile][0] != joined))


def piece(slot: int, name: str, turn: int = 0) -> Piece:
    """A domino in a slot; an unknown one has no fields."""
    sides = ((3 + turn) % 4, (1 + turn) % 4)
    return Piece(slot, name, () if name == "?" else tuple(map(Field, sides, ("plain", "plain"), name)))


def lines(state: State) -> tuple[int, list[list[int]]]:
    """The centre, which is the spinner, or the first domino while there is none; and the arms leading away from it."""
    s = state.record[0]
    laid = list(zip(s.laid_tile[: s.laid].tolist(), s.laid_arm[: s.laid].tolist(), strict=True))
    west, east, north, south = ([tile for tile, on in laid[1:] if on == arm] for arm in range(len(ARMS)))
    line = [*west[::-1], laid[0][0], *east]
    centre = int(s.spinner) if s.spinner != NOTHING else line[len(west)]
    at = line.index(centre)
    return centre, [line[:at][::-1], line[at + 1 :], north, south]


def table(state: State) -> list[dict[str, Any]]:
    """The dominoes on the table: the centre, C, and then every arm outwards from W1, E1, N1 and S1 on."""
    s = state.record[0]
    if s.laid == 0:
        return []
    centre, arms = lines(state)
    laid = [{"tile": NAMES[centre], "cell": "C", "at": [0, 0], "turn": int(s.spinner != NOTHING)}]
    for arm, tiles in enumerate(arms):
        joined = HALVES[centre][arm == E]
        for place, tile in enumerate(tiles):
            turn = turn_of(tile, joined, arm, place)
            cell = f"{ARMS[arm]}{place + 1}"
            laid.append({"tile": NAMES[tile], "cell": cell, "at": [*spot(arm, place)], "turn": turn})
            joined = sum(HALVES[tile]) - joined
    return [{**one, "last": one["tile"] == NAMES[s.laid_tile[s.laid - 1]]} for one in laid]


def ends(state: State) -> dict[str, list[int]]:
    """Where a domino may be laid: the letter of every open end, and its square."""
    s = state.record[0]
    if s.laid == 0:
        return {"C": [0, 0]}
    return {ARMS[arm]: [*spot(arm, len(on))] for arm, on in enumerate(lines(state)[1]) if is_open(s, arm)}


def scene(game: Game, view: View, moves: tuple[Move, ...]) -> Scene:
    """Dominoes of two halves, every open end, the boneyard; and whose hand is whose."""
    holder = view["viewer"] if view["viewer"] is not None else max(0, view["to_move"])
    pieces = [tuple(piece(slot, name) for slot, name in enumerate(hand)) for hand in view["hands"]]
    return Scene(
        game=game.id, title=game.info.title, shape="square", viewer=view["viewer"], to_move=view["to_move"],
        tiles=tuple(
            Tile(one["cell"], 2.0 * one["at"][0], 2.0 * one["at"][1], piece(0, one["tile"], one["turn"]).fields, one["tile"],
                 marks=("last",) * one["last"])
            for one in view["table"]
        ),
        places=tuple(Place(cell, 2.0 * at[0], 2.0 * at[1]) for cell, at in view["ends"].items()),
        hand=pieces[holder],
        moves=moves,
        seats=tuple(
            Seat(player, view["scores"][player], len(hand), 0, player == view["to_move"],
                 shows=tuple(one for one in hand if one.fields and player != holder))
            for player, hand in enumerate(pieces)
        ),
        counts={"muggins-boneyard": view["boneyard"]},
    )  # fmt: skip


def moves(game: Game, known: State) -> tuple[Move, ...]:
    """Everything that the player on move can do, with its points."""
    hand = hands(game, known)[known.current_player()]
    offered = []
    for action in known.legal_actions():
        move = move_between(game, known, action, None)
        pieces = tuple(piece(hand.index(one.text), one.text) for one in move.pieces)
        offered.append(move._replace(pieces=pieces, points=known.worth(action), action=action))
    return tuple(offered)


def move_between(game: Game, before: State, action: int, after: State | None) -> Move:
    """A domino goes to the table, or from the boneyard to a hand; the lot says who starts."""
    s = before.record[0]
    if s.phase == START:
        return Move("start", value=action)
    if s.phase != TURN:
        player = int(s.mover)
        new = 1 << action if after is None else int(after.record[0].hands[player]) & ~int(s.hands[player])
        return Move("draw", (piece(0, NAMES[new.bit_length() - 1] if new else "?"),))
    if action >= TAKE:
        return Move("draw" if action == TAKE else "miss")
    tile, arm = divmod(action, SIDES)
    if s.laid == 0:
        return Move("lay", (piece(0, NAMES[tile]),), "C", int(HALVES[tile][0] == HALVES[tile][1]))
    turn = turn_of(tile, int(s.ends[arm]), arm, len(lines(before)[1][arm]))
    return Move("lay", (piece(0, NAMES[tile]),), ARMS[arm], turn)

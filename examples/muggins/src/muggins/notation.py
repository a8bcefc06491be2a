"""Muggins in writing: actions, and positions on one line.

    65@E                the domino, the higher half first, and the arm on which it is laid; the first goes to C, the centre
    draw, miss          R5
    start 1, draw 65    chance

    muggins next=turn seat=1 misses=0 scores=10,0 hands=00,41;?,?,? table=55@C,51@W

`next` is what happens next: start, deal, turn, draw or over. `-` is an empty hand or table; the table is in the order of laying.
What is neither on the table nor in a hand is the boneyard.
"""

import re

from abaculus.core.errors import BadNotation, IllegalAction
from abaculus.core.game import Game
from abaculus.core.move import Move
from abaculus.core.record import Records
from abaculus.core.state import State
from muggins.box import ARMS, DEAL, DRAW, NAMES, NOTHING, OVER, PHASES, START, TILES, TURN, MugginsState, W, has
from muggins.layout import fits, put
from muggins.rules import ACTIONS, SIDES, TAKE, can_lay, setup

_ACTION = re.compile(r"[0-6][0-6]@[wensc]|draw( [0-6][0-6])?|miss|start [0-9]")
_POSITION = re.compile(
    r"muggins next=(\w+) seat=(\d) misses=(\d) scores=(\d{1,4}(?:,\d{1,4})*) hands=([-\d?,;]+) table=(-|[\d@CWENS,]+)",
    re.ASCII,
)


def hands(game: Game, state: State) -> list[list[str]]:
    """Every hand, in ascending order, with `?` for each unknown domino."""
    s = state.record[0]
    known = [[NAMES[tile] for tile in range(TILES) if has(int(hand), tile)] for hand in s.hands[: game.num_players()]]
    return [names + ["?"] * (int(s.held[player]) - len(names)) for player, names in enumerate(known)]


def write_move(move: Move) -> str:
    """A move in writing; a player who draws does not yet know what."""
    if move.kind == "lay":
        return f"{move.pieces[0].text}@{move.cell}"
    shown = [piece.text for piece in move.pieces] if move.value is None else [str(move.value)]
    return " ".join([move.kind, *shown])


def read_action(game: Game, state: State, text: str) -> int:
    """The action that a text means here, whichever half of a domino it names first."""
    tidy = re.sub(r"\s*@\s*", "@", " ".join(text[:60].lower().split()))
    if not _ACTION.fullmatch(tidy):
        raise BadNotation(f"{text[:60]!r} is no action: lays are written like 65@E; others are draw and miss")
    tidy = re.sub("[0-6][0-6]", lambda found: max(found[0], found[0][::-1]), tidy)
    for action in state.legal_actions():
        if state.action_to_string(action).lower() == tidy:
            return action
    name, _, arm = tidy.partition("@")
    if state.record[0].phase == TURN and arm and arm != "c":
        raise IllegalAction(f"{tidy}: {why_not(game, state, NAMES.index(name) * SIDES + ARMS.lower().index(arm))}")
    possible = ", ".join(map(state.action_to_string, state.legal_actions()))
    raise IllegalAction(f"{tidy}: what can be done now is {possible or 'nothing, for the game is over'}")


def why_not(game: Game, state: State, action: int) -> str:
    """Why a number is not a legal action here, as a sentence for people. It uses only what the player on move may know."""
    box, s = game.box[0], state.record[0]
    if s.phase != TURN or action >= ACTIONS:
        return "the game is over" if s.phase == OVER else f"{action} is not possible now"
    if action >= TAKE:
        return "whoever can lay must" if can_lay(box, s) else "one draws while there is a boneyard, and then misses"
    (tile, arm), end = divmod(action, SIDES), int(s.ends[action % SIDES])
    if not has(int(s.hands[int(s.mover)]), tile):
        return f"{NAMES[tile]} is not in the hand"
    if end == NOTHING:
        return "the first domino goes to C; then there are the ends W and E until a double has been laid"
    if has(int(box.having[end]), tile):
        return f"{ARMS[arm]} is open when both sides of the spinner that lie in the line are covered"
    return f"the end {ARMS[arm]} wants a {end}, which {NAMES[tile]} does not have"


def write_position(game: Game, state: State) -> str:
    """The position on one line, with `?` for each domino that is unknown."""
    s = state.record[0]
    dealt = ";".join(",".join(hand) or "-" for hand in hands(game, state))
    laid = zip(s.laid_tile.tolist(), ["C", *(ARMS[arm] for arm in s.laid_arm[1:])], strict=True)
    table = ",".join([f"{NAMES[tile]}@{arm}" for tile, arm in laid][: int(s.laid)]) or "-"
    scores = ",".join(map(str, s.scores[: game.num_players()].tolist()))
    return (
        f"muggins next={PHASES[s.phase]} seat={s.mover} misses={s.misses} scores={scores} hands={dealt} table={table}"
    )


def read_position(game: Game, text: str) -> Records:
    """The record that a line describes; the first thing that does not fit is reported."""
    record, players, found = (
        game.record_type.new(),
        game.num_players(),
        _POSITION.fullmatch(" ".join(text[:2000].split())),
    )
    box, s = game.box[0], record[0]
    setup(box, s)
    _expect(found, "it is written like muggins next=turn seat=1 misses=0 scores=10,0 hands=00,41;?,?,? table=55@C,51@W")
    assert found is not None
    scores = found[4].split(",")
    _expect(found[1] in PHASES, f"next= is one of {', '.join(PHASES)}")
    _expect(int(found[2]) < players == len(scores) and int(found[3]) <= players, f"there are {players} players")
    s.phase, s.mover, s.misses = PHASES.index(found[1]), int(found[2]), int(found[3])
    s.scores[:players] = list(map(int, scores))
    for word in found[6].split(",") if found[6] != "-" else []:
        name, _, letter = word.partition("@")
        arm = W if letter == "C" else ARMS.find(letter)
        _expect(len(letter) == 1 and (letter == "C") == (s.laid == 0) and name in NAMES, f"{word[:20]} is no lay")
        _expect(fits(box, s, NAMES.index(name), arm), f"{word} does not fit")
        put(box, s, _take(s, name), arm)
    dealt = [[] if hand == "-" else hand.split(",") for hand in found[5].split(";")]
    _expect(len(dealt) == players and sum(map(len, dealt)) <= TILES, f"there are {players} hands with ; between")
    for player, hand in enumerate(dealt):
        s.held[player] = len(hand)
        for name in hand:
            s.hands[player] = int(s.hands[player]) | (0 if name == "?" else 1 << _take(s, name))
    s.boneyard = int(s.unseen).bit_count() - sum(hand.count("?") for hand in dealt)
    _check(game, record, list(map(len, dealt)))
    return record


def _expect(right: object, why: str) -> None:
    if not right:
        raise BadNotation(f"position: {why}")


def _take(s: MugginsState, name: str) -> int:
    """Take a domino that has not been seen yet out of the boneyard."""
    _expect(name in NAMES and has(int(s.unseen), NAMES.index(name)), f"{name[:20]!r} is no domino that is left")
    s.unseen = int(s.unseen) & ~(1 << NAMES.index(name))
    return NAMES.index(name)


def _check(game: Game, record: Records, held: list[int]) -> None:
    """R1, R5, R7: check that what is next is possible."""
    box, s = game.box[0], record[0]
    _expect(s.boneyard >= 0, "the hands hold more dominoes than there are")
    if s.phase == START:
        _expect(s.boneyard == TILES and not s.mover, "next=start is for seat=0, an empty table and empty hands")
    elif s.phase == DEAL:
        _expect(not s.laid and held[s.mover] == min(held) < box.hand, "hands are dealt in turn, before any lay")
    else:
        _expect((s.phase == OVER) == (s.misses == len(held) or 0 in held), "R7 says when the game is over")
    if s.phase == DRAW:
        _expect(s.boneyard and not can_lay(box, s), "next=draw is for a boneyard, and a player who cannot lay")

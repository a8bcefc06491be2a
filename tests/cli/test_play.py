"""`abaculus play`: the session, the choice, the screen and the lines, each played with, and whole games to their end."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from played_by_hand import BRUSH, dealt, press, refused, run, screen_of, session, shown
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from sample_games import FIRST_GAME

import abaculus
from abaculus.cli.choice import LABELS, Choice
from abaculus.cli.fullscreen import show
from abaculus.cli.layout import paint_screen
from abaculus.cli.play_session import PlaySession
from abaculus.cli.seating import seat_names
from abaculus.cli.words import Words, resume_command
from abaculus.core.errors import BadOption, IllegalAction, NotAllowed
from abaculus.core.match import Match
from abaculus.core.scene import Field, Move, Piece, Place, Scene, Seat, Tile
from abaculus.core.texts import LANGUAGES, texts
from abaculus.paint.theme import Theme


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ABACULUS_LANG", "en")
    monkeypatch.chdir(tmp_path)


# -- who sits where --------------------------------------------------------------------------------------------------


def test_seats():
    game = abaculus.load_game(FIRST_GAME, players=3)
    assert seat_names(game, bots=["greedy", "random"], hotseat=False, seat=1, people=["Ada"]) == [
        "greedy",
        "Ada",
        "random",
    ]
    assert seat_names(game, bots=["random"], hotseat=True, seat=0, people=["Ada"]) == ["Ada", "player 2", "random"]
    solo = abaculus.load_game(FIRST_GAME, players=1)
    assert seat_names(solo, bots=["greedy"], hotseat=False, seat=0, people=[]) == ["you"]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"bots": ["wizard"]}, "greedy"),
        ({"bots": ["greedy", "greedy", "greedy"]}, "2 seats"),
        ({"seat": 3}, "0 to 2"),
        ({"people": ["greedy"]}, "name of a person"),
        ({"people": ["Ada", "Ben"]}, "1 people"),
        ({"bots": ["greedy"] * 3, "hotseat": True}, "leave none"),
    ],
)
def test_seats_that_cannot_be(wrong, reason):
    game = abaculus.load_game(FIRST_GAME, players=3)
    asked = {"bots": ["greedy"], "hotseat": False, "seat": 0, "people": []} | wrong
    with pytest.raises(BadOption, match=reason):
        seat_names(game, **asked)


# -- the session -----------------------------------------------------------------------------------------------------


def test_stages_of_a_game_against_a_bot():
    table = session()
    assert table.stage() == "chance"
    dealt(table)
    assert table.stage() == "choose"
    assert table.viewer() == 0
    with pytest.raises(NotAllowed):
        table.next_action()
    with pytest.raises(IllegalAction):
        table.choose(10**6)
    assert table.stage() == "choose"


def test_a_hint_asked_for_twice_is_the_same():
    table = dealt(session(seed=5))
    for _ in range(3):
        assert len({table.hint() for _ in range(5)}) == 1
        table.choose(table.hint().action)
        dealt(table)


def test_the_same_seed_deals_the_same_game():
    assert dealt(session(seed=9)).match.log() == dealt(session(seed=9)).match.log()
    assert dealt(session(seed=9)).match.log() != dealt(session(seed=10)).match.log()


def test_undo_is_refused_once_a_tile_was_drawn():
    table = dealt(session())
    assert table.why_no_undo() == "play-no-undo-nothing"
    table.choose(table.hint().action)
    dealt(table)
    assert table.why_no_undo() == "play-no-undo-seen"
    with pytest.raises(NotAllowed):
        table.undo()


def test_people_share_the_keyboard_without_seeing_each_others_hands():
    table = dealt(session(2, seats=["Ada", "Ben"]))
    assert table.stage() == "handover"
    assert table.viewer() is None
    assert all(not piece.fields for piece in table.scene().hand)
    first = table.state.current_player()
    table.take_keyboard()
    assert (table.stage(), table.viewer()) == ("choose", first)
    assert all(piece.fields for piece in table.scene().hand)
    table.choose(table.hint().action)
    dealt(table)
    assert table.stage() == "handover"
    assert table.why_no_undo() == "play-no-undo-seen"


def test_saving_and_going_on(tmp_path):
    table = dealt(session())
    assert not table.unsaved
    table.choose(table.hint().action)
    assert table.unsaved
    file = table.save()
    assert file == Path(f"{FIRST_GAME}-1.json")
    assert not table.unsaved
    again = PlaySession(Match.load(file), seed=1, file=file)
    assert again.state == table.state
    assert (again.people, list(again.bots)) == ((0,), [1])
    assert again.last_decision().parts == table.last_decision().parts
    assert PlaySession(Match.load(file), seed=1).save() == Path(f"{FIRST_GAME}-2.json")


def test_a_game_that_is_kept_is_saved_after_every_move(tmp_path):
    file = tmp_path / "kept.json"
    table = dealt(session(file=file, keep=True))
    table.choose(table.hint().action)
    assert json.loads(file.read_text())["actions"] == table.match.log()
    table.file = tmp_path / "nowhere" / "kept.json"
    dealt(table)
    assert "nowhere" in table.trouble
    assert not table.unsaved
    table.choose(table.hint().action)
    assert table.unsaved


def test_a_match_of_bots_alone_is_refused():
    with pytest.raises(BadOption, match="nobody plays"):
        session(2, seats=["greedy", "random"])


# -- the choice --------------------------------------------------------------------------------------------------------


def made_up(moves: list[Move], hand: int = 2) -> Scene:
    """A game of squares with buttons, as no game of ours has them all."""
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


def test_a_piece_is_picked_put_turned_and_put_back():
    choice = Choice(made_up(LAYS))
    assert not choice.pick(1)
    assert not choice.pick(7)
    assert choice.move is None
    assert choice.pick(0)
    assert choice.cells == ["a1", "b1", "a2", "c3"]
    assert (choice.cell, choice.move.points) == ("a1", 9)
    choice.turn(1)
    assert (choice.move.cell, choice.move.turn) == ("a1", 0)
    choice.turn(-1)
    assert (choice.move.cell, choice.move.turn) == ("a1", 2)
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


def test_arrows_tab_and_letters_reach_the_places():
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


def test_labels_are_no_commands():
    assert not set(LABELS.lower()) & set("ehlqsuxz?")
    assert len(set(LABELS)) == len(LABELS)


def test_a_choice_can_be_set_to_a_move():
    choice = Choice(made_up(LAYS))
    for move in LAYS:
        choice.take(move)
        assert choice.move == move


def test_buttons_stand_behind_the_pieces():
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


def test_an_exchange_takes_several_pieces():
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


def test_an_exchange_on_the_screen():
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


def test_moves_on_tiles_without_a_piece_ask_for_the_place():
    choice = Choice(made_up([Move("take", cell="b2", points=4, action=0), Move("take", cell="a1", points=1, action=1)]))
    assert [entry.kind for entry in choice.strip] == ["", "", "take"]
    choice.pick(2)
    assert choice.cells == ["a1", "b2"]
    assert choice.pointing().ghost == ()


def test_equal_pieces_can_both_be_picked():
    scene = made_up(LAYS)
    twins = tuple(Piece(slot, "T0", ()) for slot in range(2))
    choice = Choice(Scene(**{**vars(scene), "hand": twins}))
    assert choice.pick(1)
    assert choice.move in LAYS


# -- the screen --------------------------------------------------------------------------------------------------------


def test_a_whole_game_on_the_screen():
    table = session()
    screen = screen_of(table)
    press(screen, "x")
    assert "Nobody has made a move yet" in screen.note
    while table.stage() != "over":
        before = len(table.match.actions)
        press(screen, "1")
        text = shown(screen)
        assert re.search(r"\d+ points?: .*=|No points here", text)
        assert "Q E turn" in text
        press(screen, "h")
        assert re.match(r"Hint: tile \d on place \w brings \d+ points?\.", screen.note)
        press(screen, "enter")
        assert len(table.match.actions) > before
    mine, theirs = table.state.scores()
    winner = "You win" if mine > theirs else "Greedy bot wins"
    assert f"{winner} with {max(mine, theirs)} points." in shown(screen)
    lays = [line for line in screen.told if "lay" in line]
    assert len(lays) == table.match.game.max_game_length()
    press(screen, "q")
    assert screen.left


def test_the_points_on_the_screen_are_those_of_the_move():
    table = dealt(session())
    screen = screen_of(table)
    press(screen, "2", "tab", "tab", "e")
    move = screen.choice.move
    words = Words(texts("en"), table, symbols=True)
    assert words.preview(move) in " ".join(shown(screen).split())
    scores = table.state.scores()
    table.choose(move.action)
    assert table.state.scores()[0] - scores[0] == move.points


def test_keys_that_mean_nothing_here_explain_themselves():
    screen = screen_of(dealt(session()))
    shown(screen)
    for keys, note in (
        (["9"], "There is no tile 9 here."),
        (["k"], "Press ? to see all keys."),
        (["u"], "no move to take back yet"),
    ):
        press(screen, *keys)
        assert note in screen.note
    press(screen, "1", "escape")
    assert screen.choice.move is None
    press(screen, "right", "enter")
    assert screen.choice.cursor == 1
    assert screen.choice.picked
    press(screen, "3")
    assert (screen.choice.cursor, screen.choice.picked) == (2, True)


def test_help_log_and_leaving():
    table = dealt(session())
    screen = screen_of(table)
    press(screen, "?")
    assert "Enter confirms." in shown(screen, 80, 40)
    assert f"How to play: {table.match.game.info.title}" in shown(screen, 80, 40)
    press(screen, "down", "page down", "escape", "l")
    log = shown(screen, 80, 60)
    assert "draw ?" in log
    assert log.count("draw ") == sum(text.startswith("draw") for text in table.match.log())
    press(screen, "escape", "h", "enter", "q")
    assert "Save the game before you leave?" in shown(screen)
    press(screen, "escape")
    assert not screen.left
    press(screen, "q", "enter")
    assert screen.left
    assert Match.load(f"{FIRST_GAME}-1.json").log() == table.match.log()


def test_leaving_without_saving():
    screen = screen_of(dealt(session()))
    press(screen, "h", "enter", "q", "n")
    assert screen.left
    assert not list(Path().glob("*.json"))


def test_a_failed_save_loses_nothing(monkeypatch):
    screen = screen_of(dealt(session(file=Path("nowhere/game.json"))))
    press(screen, "h", "enter", "s")
    assert "Not saved" in screen.note
    press(screen, "q", "enter")
    assert not screen.left


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20), (40, 14), (200, 60), (20, 8)])
def test_every_window_is_filled_exactly(size):
    width, height = size
    screen = screen_of(dealt(session()))
    for keys in ([], ["1"], ["?"], ["escape", "l"], ["escape", "z"], ["shift left"]):
        press(screen, *keys)
        rows = paint_screen(screen, BRUSH, width, height)
        assert len(rows) == height
        assert {sum(len(text) for text, _ in row) for row in rows} == {width}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_that_matter_fit_80_columns_in_every_language(language):
    screen = screen_of(dealt(session()), language)
    say = texts(language).say
    assert say("play-key-quit") in shown(screen).splitlines()[-1]
    press(screen, "1")
    last = shown(screen).splitlines()[-1]
    for key in ("place", "turn", "confirm", "back", "hint"):
        assert say(f"play-key-{key}") in last
    for panel in ("?", "l", "q"):
        press(screen, "escape", panel)
        assert say("play-turn-you") in shown(screen)


def test_a_button_with_one_meaning_acts_at_once(monkeypatch):
    screen = screen_of(dealt(session()))
    action = screen.choice.scene.moves[0].action
    scene = screen.session.scene()
    roll = Move("roll", action=action)
    screen.choice = Choice(Scene(**{**vars(scene), "moves": (roll,)}))
    assert "Roll" in shown(screen)
    before = len(screen.session.match.actions)
    press(screen, *["right"] * 4, "enter")
    assert len(screen.session.match.actions) > before


def test_the_view_follows_the_chosen_place():
    screen = screen_of(dealt(session()))
    for _ in range(5):
        press(screen, "h", "enter")
    press(screen, "1")
    for _ in screen.choice.cells:
        press(screen, "tab")
        assert "┏" in shown(screen, 50, 16)
        assert "┛" in shown(screen, 50, 16)
        assert re.search("[↑↓←→]", "".join(shown(screen, 50, 16).splitlines()[1:8]))


# -- line by line ------------------------------------------------------------------------------------------------------


def greedy_game(table: PlaySession) -> list[str]:
    """What the person types in a game of hints."""
    typed = []
    while table.stage() != "over":
        if table.stage() == "choose":
            typed.append(table.match.game.write_move(table.hint()))
            table.choose(table.hint().action)
        else:
            table.step()
    return typed


def test_a_whole_game_line_by_line():
    table = session(seed=5)
    typed = greedy_game(table)
    assert len(typed) == table.match.game.max_game_length() // 2
    out = run("--seed", 5, stdin="\n".join([*typed, "explain", "save won.json", "quit"]) + "\n")
    assert f"Scores: You {table.state.scores()[0]}, Greedy bot {table.state.scores()[1]}" in out
    assert "You win with" in out or "Greedy bot wins with" in out
    assert Match.load("won.json").log() == table.match.log()


def test_without_a_turn_the_best_is_meant():
    scene = dealt(session(seed=5)).scene()
    cell = scene.places[0].cell
    best = max((move for move in scene.moves if move.slot == 0 and move.cell == cell), key=lambda move: move.points)
    text = abaculus.load_game(scene.game).write_move(best)
    assert f"You lay {text}: {best.points} point" in run("--seed", 5, stdin=f"1@{cell}\n")


def test_hot_seat_line_by_line_hides_the_hands_in_between():
    out = run("--hotseat", "--names", "Ada,Ben", "--seed", 3, stdin="\nmoves 1\n")
    start = out.index("press Enter when only you")
    assert "Hand:" not in out[:start]
    assert "Hand:" in out[start:]
    assert re.search(r"(Ada|Ben), your move:", out)


def test_all_languages_line_by_line():
    for language in LANGUAGES:
        out = run("--seed", 5, "--lang", language, stdin="help\nhint\n1@9,9\nfoo\nmoves\n")
        assert texts(language).say("play-line-your-move") in out


def test_colours_only_where_asked():
    assert "\x1b[" not in run("--seed", 5)
    assert "\x1b[" in run("--seed", 5, "--colour", "true")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "there is no game 'chess'"),
        (["--players", 9], "{} to {} players".format(*abaculus.game_info(FIRST_GAME).players)),
        (["--option", "speed"], "NAME=VALUE"),
        (["--bots", "wizard"], "there is no bot 'wizard'"),
        (["--colour", "mauve"], "true, 256 or none"),
        (["--palette", "mauve"], "mosaic"),
        (["--lang", "xx"], "there is no language 'xx'"),
        (["--resume", "nowhere.json"], "nowhere.json: cannot be read"),
        (["--seat", 2], "seats are 0 to 1"),
    ],
)
def test_wrong_arguments_are_explained(arguments, reason):
    assert reason in refused(*arguments)


def test_the_command_to_go_on_can_be_pasted():
    assert resume_command(Path("my game.json")) == "abaculus play --resume 'my game.json'"


# -- on a terminal -----------------------------------------------------------------------------------------------------


def test_a_whole_game_on_a_terminal(monkeypatch):
    """Keys come from a pipe: help and back, then h and Enter whenever it is for a person, and q at the end."""
    table = dealt(session())
    screen = screen_of(table)
    with create_pipe_input() as keys:
        refresh = screen.refresh

        def refreshed() -> None:
            refresh()
            keys.send_text({"choose": "h\r", "over": "q"}.get(table.stage(), ""))

        monkeypatch.setattr(screen, "refresh", refreshed)
        keys.send_text("?\x1b[Bx" + "1\x1b[C\tqe" + "h\r")
        show(screen, BRUSH, mode="none", pause=0.0, where=keys, out=DummyOutput())
    assert screen.left
    assert table.stage() == "over"
    assert len(table.match.actions) == table.match.game.max_steps()


def test_ctrl_c_asks_once_and_then_leaves():
    screen = screen_of(dealt(session()))
    with create_pipe_input() as keys:
        keys.send_text("\x03\x03")
        show(screen, Theme(), mode="true", pause=0.0, where=keys, out=DummyOutput())
    assert screen.panel == "leave"
    assert not screen.left

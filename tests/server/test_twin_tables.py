"""Tables that differ only in what a viewer cannot see look alike to that viewer."""

from __future__ import annotations

import copy
import json
import random
import re
from typing import Any

import pytest
from game_facts import fact
from leak_judge import hiding_games
from sample_games import FIRST_GAME, LOW_GAME
from sizes import sized

import abaculus
from abaculus.core.state import State
from abaculus.server.refusal import Refused
from abaculus.server.tables import decide, fairness
from abaculus.server.tables.event_codec import body_of
from abaculus.server.tables.events import Acted, ChanceDecided, Created, Ended, Event, LogLine, Sat, Started
from abaculus.server.tables.projection import update
from abaculus.server.tables.table import Table
from abaculus.server.tables.table_settings import SeatPlan, TableSettings

# -- pairs of tables ---------------------------------------------------------------------------------------------------------


class Twin:
    """A table without a server. Chance and players do what they are told to."""

    def __init__(self, name: str, options: dict[str, Any], players: int) -> None:
        self.table = Table("twins")
        game = abaculus.load_game(name, players=players, **options)
        seats = (SeatPlan("open"),) * players
        self.add(Created(name, game.log_options(), seats, TableSettings(hints=True), "guest0", "c" * 64))
        for seat in range(players):
            self.add(Sat(seat, f"guest{seat}", f"Player {seat}", f"n{seat}"))
        self.add(Started(tuple(f"n{seat}" for seat in range(players))))

    def add(self, event: Event) -> None:
        self.table.apply(LogLine(self.table.seq + 1, 1_000 * self.table.seq, event))

    def act(self, action: int) -> None:
        text, mover = self.table.state.action_to_string(action), self.table.state.current_player()
        if mover < 0:
            self.add(ChanceDecided(text))
        else:
            self.add(Acted(mover, text, "player"))

    def choices(self, viewer: int | None) -> dict[str, list[int]]:
        """What can happen now, under the names by which the viewer sees it happen."""
        state = self.table.state
        found: dict[str, list[int]] = {}
        legal = state.legal_actions()
        for action in legal[:: 1 + len(legal) // 200]:  # of thousands, some
            seen = self.table.game.write_move(self.table.game.describe(state, action, viewer))
            found.setdefault(seen, []).append(action)
        return found


def step(one: Twin, two: Twin, viewer: int | None, dice: random.Random) -> bool:
    """Let something happen at both tables that the viewer sees happen alike. False: there is nothing of the kind."""
    if one.table.state.is_terminal() or two.table.state.is_terminal():
        return False
    first, second = one.choices(viewer), two.choices(viewer)
    if one.table.state.current_player() == viewer:
        assert first == second, "what a player may do depends on what the player cannot see"
    shared = sorted(first.keys() & second.keys())
    if not shared:
        return False
    vague = [text for text in shared if "?" in text]
    for _ in range(5):
        text = dice.choice(vague if vague and dice.random() < 0.8 else shared)
        here = dice.choice(first[text])
        after = one.table.state.child(here).view(viewer)
        dice.shuffle(second[text])
        for there in second[text][:30]:
            if two.table.state.child(there).view(viewer) == after:
                one.act(here)
                two.act(there)
                return True
    return False


def refusals(twin: Twin, viewer: int, texts: list[str]) -> list[str]:
    """What a player who tries the impossible is told."""
    told = []
    for text in texts:
        try:
            decide.act(twin.table, "00" * 32, f"guest{viewer}", twin.table.seq, None, text)
            told.append("done")
        except Refused as no:
            told.append(str(no))
    return told


HIDING = [(name, options) for name in hiding_games() for options in fact(name, "HIDING", [{}])]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("name", "options"), HIDING, ids=lambda value: str(value) if value else "default")
def test_tables_that_differ_in_what_a_viewer_cannot_see_look_alike(
    name: str, options: dict[str, Any], players: int
) -> None:
    different = 0
    for seed in range(sized(3, interpreted=1, soak=60)):
        dice = random.Random(seed)
        viewer: int | None = dice.choice([*range(players), None])
        one, two = Twin(name, options, players), Twin(name, options, players)
        steps = sized(60, interpreted=30, soak=300)
        for _ in range(
            steps // 3 if "honour" in options.values() else steps
        ):  # there, anything may be put down anywhere
            if not step(one, two, viewer, dice):
                break
            different += one.table.state.key() != two.table.state.key()
            guest = "" if viewer is None else f"guest{viewer}"
            after = dice.choice([0, one.table.seq - 1])
            assert update(one.table, viewer, guest, after) == update(two.table, viewer, guest, after)
        if viewer is not None and one.table.mover() == viewer == two.table.mover():
            pieces = re.findall(r"[0-9A-Za-z]+", one.table.state.to_position() + two.table.state.to_position())
            texts = [f"{piece}{where}" for piece in dict.fromkeys(pieces) for where in ("", "@0,1/0", "@7F")]
            assert refusals(one, viewer, texts) == refusals(two, viewer, texts)
    assert different, "the tables of a pair were never different: this shows nothing"


@pytest.mark.parametrize("name", hiding_games())
def test_any_position_that_a_viewer_may_imagine_looks_the_same(name: str) -> None:
    twin, dice, different = Twin(name, {}, 3), random.Random(1), 0
    while not twin.table.state.is_terminal() and twin.table.seq < sized(120, interpreted=40, soak=2000):
        twin.act(dice.choice(twin.table.state.legal_actions()))
        if twin.table.seq % 4:
            continue
        for viewer in (0, 1, 2, None):
            guest = "" if viewer is None else f"guest{viewer}"
            imagined = with_state(twin.table, twin.table.state.information(viewer).sample_hidden(twin.table.seq))
            different += imagined.state.key() != twin.table.state.key()
            assert update(imagined, viewer, guest, twin.table.seq) == update(twin.table, viewer, guest, twin.table.seq)
    assert different


def with_state(table: Table, state: State) -> Table:
    """The same table with another position on it."""
    other = copy.copy(table)
    other.match = copy.copy(table.match)
    assert other.match is not None
    other.match._state = state
    assert other.state is state
    return other


def test_a_pair_with_a_leak_is_told_apart() -> None:
    """The test above can fail: look through the eyes of the other seat."""
    twin, dice = Twin(FIRST_GAME, {}, 2), random.Random(1)
    while twin.table.seq < 30:
        twin.act(dice.choice(twin.table.state.legal_actions()))
    imagined = with_state(twin.table, twin.table.state.information(0).sample_hidden(5))
    assert update(imagined, 1, "guest0", 0) != update(twin.table, 1, "guest0", 0)


# -- what was found ----------------------------------------------------------------------------------------------------------


def test_drafts_of_a_game_hold_no_seed_before_its_end() -> None:
    """The log of events names the seed in its last event alone."""
    twin, seed = Twin(LOW_GAME, {}, 2), fairness.new_seed()
    started = decide.start(twin.table, seed, ["a", "b"])
    assert seed not in json.dumps([body_of(event) for event in started])
    ended = decide.close(twin.table, seed, "guest0", {1})
    assert ended == [Ended("left", seed)]

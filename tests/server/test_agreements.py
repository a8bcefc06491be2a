"""What the players of a table agree on: pauses, and moves that are taken back."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from sample_games import CLAIM_GAME, FIRST_GAME, game_with
from server_player import Guest
from server_start import server
from server_table import do, refused, seated, shown, without_server

import abaculus
from abaculus.server.refusal import Refused
from abaculus.server.tables import decide


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with server(absent_seconds=0.5) as one:
        yield one.url


async def test_a_pause_is_agreed_on_and_anybody_ends_it(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob, Guest(base, "Cy") as cy:
        table = await seated(base, FIRST_GAME, ada, bob, cy)
        seq = (await shown(ada, table))["seq"]
        assert await refused(bob, table, "answer", seq=seq, yes=True) == "nothing-asked"
        assert await refused(ada, table, "resume") == "not-paused"
        await ada.do(table, "ask", seq=seq, what="pause")
        assert (await shown(cy, table))["table"]["question"] == {"what": "pause", "seat": 0, "agreed": []}
        assert await refused(bob, table, "ask", seq=seq, what="pause") == "already-asked"
        assert await refused(ada, table, "answer", seq=seq, yes=True) == "nothing-asked"
        await bob.do(table, "answer", seq=seq, yes=True)
        assert (await shown(cy, table))["table"]["question"]["agreed"] == [1]
        assert await refused(bob, table, "answer", seq=seq, yes=True) == "nothing-asked"
        await cy.do(table, "answer", seq=seq, yes=True)
        seen = await shown(cy, table)
        assert (seen["table"]["paused"], seen["table"]["question"]) == (True, None)
        for number, guest in enumerate((ada, bob, cy)):
            assert (await shown(guest, table, number))["scene"]["moves"]["rows"] == []
            assert await refused(guest, table, "act", seq=seen["seq"], action=0) == "paused"
        await bob.do(table, "resume")
        assert not (await shown(cy, table))["table"]["paused"]
        seq = (await shown(ada, table))["seq"]
        await ada.do(table, "ask", seq=seq, what="pause")
        await cy.do(table, "answer", seq=seq, yes=False)
        seen = await shown(cy, table)
        assert (seen["table"]["paused"], seen["table"]["question"]) == (False, None)


async def test_what_was_asked_can_be_taken_back(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
        table = await seated(base, FIRST_GAME, ada, bob)
        seq = (await shown(ada, table))["seq"]
        await ada.do(table, "ask", seq=seq, what="pause")
        await ada.do(table, "answer", seq=seq, yes=False)
        assert (await shown(bob, table))["table"]["question"] is None


async def test_a_move_is_taken_back_at_once_where_nobody_else_is_a_person(base: str) -> None:
    async def lays_first(ada: Guest) -> bool:
        """Whether a tile could be laid and left a choice; otherwise there is nothing to take back."""
        table = await ada.make_table(CLAIM_GAME, ["me", "random"])
        async with ada.socket(table) as socket:
            await socket.ask("sit")
            while not socket.moves():
                await socket.receive()
            before = socket.update
            assert (await socket.ask("ask", seq=before["seq"], what="undo"))["reason"] == "no-undo"
            if all(move["kind"] != "lay" for move in socket.moves()):
                return False
            lay = next(move for move in socket.moves() if move["kind"] == "lay")
            await socket.ask("act", seq=before["seq"], action=lay["action"])
            after = await shown(ada, table)
            if after["table"]["mover"] != 0 or len(after["scene"]["moves"]["rows"]) < 2:
                return False
            assert (after["you"]["undo"], after["position"] == before["position"]) == (True, False)
            await socket.ask("ask", seq=after["seq"], what="undo")
            back = await shown(ada, table)
            assert (back["position"], back["table"]["mover"]) == (before["position"], 0)
            assert (await socket.ask("act", seq=after["seq"], action=lay["action"]))["reason"] == "stale"
            assert (await socket.ask("act", seq=back["seq"], action=lay["action"]))["type"] == "done"
        return True

    async with Guest(base, "Ada") as ada:
        for _ in range(10):
            if await lays_first(ada):
                return
    pytest.fail("ten hands left no choice")


@pytest.mark.parametrize(
    ("game", "options"), [*((name, {}) for name in abaculus.list_games()), (game_with("hands"), {"hands": "open"})]
)
def test_nothing_is_taken_back_after_somebody_learnt_something(game: str, options: dict[str, str]) -> None:
    table, dice = without_server(game, chosen=options), random.Random(game)
    refusals = grants = 0
    while table.phase == "playing" and table.seq < 150:
        mover = table.mover()
        assert mover is not None
        action = dice.choice(table.state.legal_actions())
        before, place = table.state, len(table.history)
        do(table, decide.act(table, "00" * 32, f"g{mover}", table.seq, None, action))
        if table.mover() is None:  # it is over
            break
        learnt = any(
            table.game.reveals(act.before, act.action, seat) for act in table.history[place:] for seat in range(2)
        )
        assert decide.can_undo(table, f"g{mover}") == (not learnt)
        if learnt:
            refusals += 1
            with pytest.raises(Refused, match="no-undo"):
                decide.ask(table, f"g{mover}", table.seq, "undo")
        elif dice.random() < 0.6:
            grants += 1
            do(table, decide.ask(table, f"g{mover}", table.seq, "undo"))
            do(table, decide.answer(table, f"g{1 - mover}", table.seq, True))
            assert table.state.key() == before.key()
    assert refusals > 0
    assert grants > 0 or not options, "with open hands, and nothing left to draw, nobody learns anything from a lay"

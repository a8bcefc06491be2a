"""Players work out their own points: right answers count, wrong ones are recorded, and nothing sent gives them away."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from game_facts import fact
from sample_games import DICE_GAME, FIRST_GAME, LOW_GAME
from server_document import undocumented
from server_player import Guest, Socket
from server_start import Server, server

import abaculus
from abaculus.core.state import State
from abaculus.server.tables import fairness

pytestmark = pytest.mark.compiled

BY_MOVE = [name for name in abaculus.list_games() if abaculus.load_game(name).reckoning() == "move"]


@pytest.fixture(scope="module")
def host() -> Iterator[Server]:
    with server() as one:
        yield one


class Pupil:
    """Somebody at a table who reckons by the rules, from the position alone."""

    def __init__(self, guest: Guest, socket: Socket, game: str, table: str) -> None:
        self.guest, self.socket, self.table = guest, socket, table
        self.game = abaculus.load_game(game, players=2)

    @property
    def state(self) -> State:
        return self.game.from_position(self.socket.update["position"])

    async def turn(self) -> bool:
        """Wait for their own turn; whether the game goes on."""
        while True:
            now = self.socket.update.get("table", {})
            if now.get("phase") == "over":
                return False
            if now.get("mover") == 0 and now.get("phase") == "playing":
                return True
            await self.socket.until(lambda message: message["type"] == "update")

    def lays(self) -> list[dict[str, Any]]:
        return [move for move in self.socket.moves() if move["kind"] == "lay"]

    async def lay_soon(self, dice: random.Random) -> dict[str, Any]:
        """Go on with buttons until something can be laid; a lay."""
        while await self.turn():
            lays = self.lays()
            if lays:
                return dice.choice(lays)
            await self.act(dice.choice(self.socket.moves()))
        raise AssertionError("nothing could ever be laid")

    async def act(self, move: dict[str, Any], **more: Any) -> dict[str, Any]:
        seq = self.socket.update["seq"]
        answer = await self.socket.ask("act", seq=seq, action=move["action"], **more)
        while self.socket.update["seq"] < (answer["seq"] or 0):
            await self.socket.until(lambda message: message["type"] == "update")
        return answer

    async def play_on(self, dice: random.Random) -> None:
        """Play to the end, reckoning rightly."""
        while await self.turn():
            moves = self.socket.moves()
            lays = self.lays()
            move = dice.choice(lays or moves)
            points = self.state.worth(move["action"])
            answer = await self.act(move, **({"reckoned": points} if lays else {}))
            assert answer["type"] == "done" or answer["reason"] in ("stale", "over"), answer


async def sat_down(stack: AsyncExitStack, base: str, game: str, reckon: str, bot: str = "random", **more: Any) -> Pupil:
    guest = await stack.enter_async_context(Guest(base, "Ada"))
    table = await guest.make_table(game, ["me", bot], reckon=reckon, **more)
    await guest.do(table, "sit")
    socket = await stack.enter_async_context(guest.socket(table))
    await socket.until(lambda message: message["type"] == "update")
    return Pupil(guest, socket, game, table)


def test_every_game_says_when_it_can_be_reckoned() -> None:
    for name in abaculus.list_games():
        assert abaculus.load_game(name).reckoning() in ("move", "end")
        for options, when in fact(name, "RECKONED", []):
            assert abaculus.load_game(name, **options).reckoning() == when, (name, options)


@pytest.mark.parametrize("game", BY_MOVE)
async def test_a_whole_game_is_reckoned_and_no_points_are_sent_before(
    stack: AsyncExitStack, host: Server, game: str
) -> None:
    ada = await sat_down(stack, host.url, game, "move")
    await ada.play_on(random.Random(1))
    updates = [message for message in ada.socket.received if message["type"] == "update"]
    assert any(message["scene"]["moves"]["rows"] for message in updates)
    for message in updates:
        assert undocumented(message) is None
        place = message["scene"]["moves"]["columns"].index("points")
        assert {row[place] for row in message["scene"]["moves"]["rows"]} <= {None}
    over = ada.socket.update["table"]
    assert over["totals"] is not None
    log = await ada.guest.get(f"/api/tables/{ada.table}/log")
    fairness.verify(log)  # what was said between moves does not disturb the dice


@pytest.mark.parametrize("game", BY_MOVE)
async def test_wrong_answers_are_refused_and_after_two_the_working_is_shown(
    stack: AsyncExitStack, host: Server, game: str
) -> None:
    ada = await sat_down(stack, host.url, game, "move", hints=True)
    dice = random.Random(2)
    move = await ada.lay_soon(dice)
    points, text = ada.state.worth(move["action"]), ada.state.action_to_string(move["action"])
    before = ada.socket.update["position"]

    async def explained() -> dict[str, Any]:
        return await ada.socket.ask("explain", seq=ada.socket.update["seq"], action=move["action"])

    assert (await ada.act(move))["reason"] == "reckon-first"
    assert (await explained())["reason"] == "reckon-first"
    hint = await ada.socket.ask("hint", seq=ada.socket.update["seq"])
    assert hint["points"] is None
    for times, more in enumerate((1, 2), start=1):
        refused = await ada.act(move, reckoned=abs(points) + more)  # wrong with either sign
        assert refused["type"] == "refused"
        assert refused["reason"] == "reckoned-wrong"
        assert ada.socket.update["position"] == before
        assert (await explained())["type"] == ("refused" if times == 1 else "why")
    shown = await explained()
    assert shown["points"] == points
    others = [one for one in ada.lays() if one["action"] != move["action"]]
    if others:  # the working was shown for this move only
        assert (await ada.act(others[0]))["reason"] == "reckon-first"
    assert (await ada.act(move))["type"] == "done"
    taken = next(entry for message in ada.socket.received if message["type"] == "update"
                 for entry in message["log"] if entry["seat"] == 0 and entry["text"] == text)  # fmt: skip
    assert taken["move"]["points"] == points


async def test_where_the_fewest_points_win_both_signs_are_right(stack: AsyncExitStack, host: Server) -> None:
    ada = await sat_down(stack, host.url, LOW_GAME, "move")
    assert ada.socket.update["reckon"]["rid"] is True
    for sign in (1, -1):
        move = await ada.lay_soon(random.Random(3))
        assert (await ada.act(move, reckoned=sign * ada.state.worth(move["action"])))["type"] == "done"


async def test_what_was_said_survives_a_crash(stack: AsyncExitStack, host: Server) -> None:
    ada = await sat_down(stack, host.url, FIRST_GAME, "move")
    await ada.turn()
    move = ada.lays()[0]
    points = ada.state.worth(move["action"])
    assert (await ada.act(move, reckoned=points + 1))["reason"] == "reckoned-wrong"
    host.restart()
    async with ada.guest.socket(ada.table) as socket:
        ada.socket = socket
        await socket.until(lambda message: message["type"] == "update")
        assert (await ada.act(move, reckoned=points - 1))["reason"] == "reckoned-wrong"
        told = await socket.ask("explain", seq=socket.update["seq"], action=move["action"])
        assert told["points"] == points  # the second wrong answer: the first one still counts
        assert (await ada.act(move))["type"] == "done"


async def test_whoever_guesses_at_everything_is_not_asked_for_ever(stack: AsyncExitStack, host: Server) -> None:
    ada = await sat_down(stack, host.url, FIRST_GAME, "move")
    await ada.turn()
    seq = ada.socket.update["seq"]
    for move in ada.lays()[:12]:
        assert (await ada.act(move, reckoned=999_999))["reason"] == "reckoned-wrong"
    assert ada.socket.update["seq"] == seq + 12
    assert (await ada.act(ada.lays()[20]))["type"] == "done"


@pytest.mark.parametrize("answer", [1.5, "7", True, 10**7, None])
async def test_an_answer_is_a_whole_number(stack: AsyncExitStack, host: Server, answer: Any) -> None:
    ada = await sat_down(stack, host.url, FIRST_GAME, "move")
    await ada.turn()
    told = await ada.guest.refused(
        f"/api/tables/{ada.table}/commands", type="act", seq=ada.socket.update["seq"],
        action=ada.lays()[0]["action"], reckoned=answer,
    )  # fmt: skip
    assert told == ("reckon-first" if answer is None else "bad-request")


# -- at the end ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", abaculus.list_games())
@pytest.mark.parametrize(
    "knows", [pytest.param(True, id="right"), pytest.param(False, id="wrong", marks=pytest.mark.long)]
)
async def test_totals_are_hidden_until_they_are_counted(
    stack: AsyncExitStack, host: Server, game: str, knows: bool
) -> None:
    ada = await sat_down(stack, host.url, game, "end")
    watching = await stack.enter_async_context(Socket(None, ada.table, 0, host.url))
    await ada.socket.play(random.Random(4))
    await watching.until(lambda message: message.get("table", {}).get("phase") == "over")
    for message in [*ada.socket.received, *watching.received]:
        if message["type"] == "update":
            assert undocumented(message) is None
            assert message["position"] is None
            assert message["table"]["totals"] is message["table"]["returns"] is None
            assert {seat["score"] for seat in message["scene"]["seats"]} == {None}
    for path in ("log", "review", "positions/3"):
        for one in (ada.guest, await stack.enter_async_context(Guest(host.url, "Eve"))):
            refused = await one.http.get(f"/api/tables/{ada.table}/{path}")
            assert refused.json()["reason"] == "not-counted"
    listed = await ada.guest.get("/api/tables/mine", over=True)
    assert [entry["table"]["totals"] for entry in listed] == [None]
    # The only way to know is to count: here, by asking until it is right or shown.
    assert (await ada.socket.ask("count", total=999_999))["reason"] == "reckoned-wrong"
    (asked,) = ada.socket.update["reckon"]["counts"]
    assert (asked["done"], asked["wrong"], asked["total"], asked["parts"]) == (False, 1, None, [])
    total = await _truth(host, ada)
    answer = await ada.socket.ask("count", total=total if knows else total + 1)
    assert answer["type"] == ("done" if knows else "refused")
    (told,) = ada.socket.update["reckon"]["counts"]
    assert told["done"] is True
    assert told["total"] == total == sum(part["points"] for part in told["parts"])
    assert ada.socket.update["table"]["totals"][0] == total
    assert (await ada.socket.ask("count", total=total))["reason"] == "nothing-asked"
    log = await ada.guest.get(f"/api/tables/{ada.table}/log")
    assert log["scores"][0] == total


async def _truth(host: Server, ada: Pupil) -> int:
    """The total, from the server's database: nothing that a player is sent tells it."""
    from abaculus.server.storage.queries import Storage
    from abaculus.server.tables.table import table_from

    storage = Storage(f"sqlite+aiosqlite:///{host.folder}/abaculus.db")
    try:
        return table_from(ada.table, await storage.load(ada.table)).totals()[0]
    finally:
        await storage.engine.dispose()


async def test_a_game_that_counts_only_at_the_end_is_reckoned_then(stack: AsyncExitStack, host: Server) -> None:
    ada = await sat_down(stack, host.url, DICE_GAME, "move")
    await ada.socket.play(random.Random(5))  # no move asks for anything
    assert ada.socket.update["reckon"]["mode"] == "end"
    assert ada.socket.update["table"]["totals"] is None


async def test_a_game_that_was_given_up_is_not_counted(stack: AsyncExitStack, host: Server) -> None:
    ada = await sat_down(stack, host.url, FIRST_GAME, "end")
    await ada.turn()
    await ada.socket.ask("resign")
    assert ada.socket.update["table"]["phase"] == "over"
    assert ada.socket.update["table"]["totals"] is not None
    assert ada.socket.update["reckon"]["counts"] == []


async def test_two_on_one_device_count_one_after_the_other_and_others_wait(stack: AsyncExitStack, host: Server) -> None:
    pair = await stack.enter_async_context(Guest(host.url, "Pair"))
    ben = await stack.enter_async_context(Guest(host.url, "Ben"))
    table = await pair.make_table(DICE_GAME, ["me", "me", "open"], reckon="end")
    await pair.do(table, "sit")
    await ben.do(table, "sit")
    one = await stack.enter_async_context(pair.socket(table))
    other = await stack.enter_async_context(ben.socket(table))
    await one.until(lambda message: message["type"] == "update")

    async def both() -> None:
        dice = random.Random(6)
        while one.update["table"]["phase"] != "over":
            mover = one.update["table"]["mover"]
            if mover in (0, 1) and one.update["you"]["viewer"] != mover:
                await one.ask("look", seat=mover)
            elif mover in (0, 1) and one.moves():
                move = dice.choice(one.moves())
                await one.ask("act", seq=one.update["seq"], action=move["action"])
            else:
                await one.until(lambda message: message["type"] == "update")

    await asyncio.gather(both(), other.play(random.Random(7)))
    assert (await one.ask("count", total=10**6, seat=2))["reason"] == "not-your-seat"
    for seat in (0, 0, 1):
        assert (await one.ask("count", total=10**6, seat=seat))["reason"] == "reckoned-wrong"
    now = await pair.get(f"/api/tables/{table}")
    assert now["table"]["totals"] is None
    assert (await one.ask("count", total=10**6, seat=1))["reason"] == "reckoned-wrong"
    assert (await pair.get(f"/api/tables/{table}"))["table"]["totals"] is not None
    assert (await ben.get(f"/api/tables/{table}"))["table"]["totals"] is None
    for _ in range(2):
        await other.ask("count", total=10**6)
    stranger = await stack.enter_async_context(Guest(host.url, "Eve"))
    assert (await stranger.get(f"/api/tables/{table}"))["table"]["totals"] is not None

"""How a table ends: leaving, giving up, handicaps and equal totals; and how it begins again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from sample_games import FIRST_GAME, LOW_GAME, game_with
from server_player import Guest
from server_start import server
from server_table import do, eventually, over, refused, seated, shown, without_server

from abaculus.server.tables import decide


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with server(absent_seconds=0.5) as one:
        yield one.url


# -- leaving and giving up ---------------------------------------------------------------------------------------------------


async def test_a_bot_plays_for_who_is_gone_until_they_return(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
        table = await seated(base, FIRST_GAME, ada, bob)
        async with bob.socket(table) as there:
            await there.receive()
            assert await refused(ada, table, "bot", seat=1) == "not-absent"
            assert await refused(ada, table, "close") == "not-absent"
        assert await refused(bob, table, "return") == "not-absent"
        await bob.do(table, "leave")
        assert (await shown(ada, table))["table"]["seats"][1]["left"]
        await ada.do(table, "bot", seat=1, level="random")
        assert (await shown(ada, table))["table"]["seats"][1]["bot"] == "random"
        async with ada.socket(table) as socket:
            await socket.receive()
            await socket.play(random.Random(1), most=3)
            await socket.until(lambda message: any(entry["by"] == "bot" for entry in socket.update["log"]), 30)
        await bob.do(table, "return")
        seat = (await shown(ada, table))["table"]["seats"][1]
        assert (seat["bot"], seat["left"]) == ("", False)
        assert (await shown(bob, table))["you"]["viewer"] == 1


async def test_who_stays_away_too_long_may_be_replaced_or_not_waited_for(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
        table = await seated(base, FIRST_GAME, ada, bob)
        await eventually(ada, table, "bot", seat=1)
        assert (await shown(ada, table))["table"]["seats"][1]["bot"] == "greedy"
        table = await seated(base, FIRST_GAME, ada, bob)
        await eventually(ada, table, "close")
        facts = (await shown(ada, table))["table"]
        assert (facts["phase"], facts["why"]) == ("over", "left")


async def test_giving_up_ends_a_game_for_two(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
        table = await seated(base, FIRST_GAME, ada, bob)
        await ada.do(table, "resign")
        facts = (await shown(bob, table))["table"]
        assert (facts["phase"], facts["why"], facts["returns"]) == ("over", "resigned", [-1.0, 1.0])
        assert facts["seed"]
        assert await refused(bob, table, "resign") == "over"


async def test_who_gives_up_in_larger_company_stands_behind_all_others(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob, Guest(base, "Cy") as cy:
        table = await seated(base, FIRST_GAME, ada, bob, cy)
        await ada.do(table, "resign")
        facts = (await shown(bob, table))["table"]
        assert (facts["phase"], facts["seats"][0]["bot"], facts["seats"][0]["resigned"]) == (
            "playing",
            "greedy",
            True,
        )
        assert await refused(ada, table, "resign") == "over"
        assert await refused(ada, table, "return") == "not-absent"
        await bob.do(table, "resign")
        facts = (await shown(cy, table))["table"]
        assert facts["why"] == "resigned"
        assert facts["returns"][2] == 1.0


@pytest.mark.parametrize(("game", "sign"), [(FIRST_GAME, 1), (LOW_GAME, -1)])
async def test_a_handicap_counts_in_favour_of_its_seat(base: str, game: str, sign: int) -> None:
    """Where the fewest points win, a handicap takes points away."""
    async with Guest(base, "Ada") as ada:
        table = await ada.make_table(game, ["greedy", "greedy"], handicap=[0, 10_000])
        facts = await over(ada, table)
        log = await ada.get(f"/api/tables/{table}/log")
        assert facts["totals"] == [log["scores"][0], log["scores"][1] + sign * 10_000]
        assert facts["returns"] == [-1.0, 1.0] == log["table"]["returns"]
        assert log["table"]["handicap"] == [0, 10_000]


def test_equal_totals_share() -> None:
    table = without_server(FIRST_GAME, handicap=(0, 0))
    do(table, decide.resign(table, "00" * 32, "g0", None))
    assert table.returns() == [-1.0, 1.0]
    table.places[0].resigned = False
    assert table.returns() == [0.0, 0.0]


# -- again ---------------------------------------------------------------------------------------------------------------------


async def test_a_rematch_is_one_table_also_if_both_ask_at_once(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob, Guest(base, "Eve") as eve:
        table = await seated(base, game_with("match"), ada, bob, options={"match": "required"}, handicap=[5, 0])
        assert await refused(ada, table, "rematch") == "not-over"
        await ada.do(table, "resign")
        assert await refused(eve, table, "rematch") == "not-seated"
        one, two = await asyncio.gather(ada.do(table, "rematch"), bob.do(table, "rematch"))
        assert one["table"] == two["table"] == (await shown(eve, table))["table"]["rematch"] != ""
        again = one["table"]
        facts = (await shown(ada, again))["table"]
        assert (facts["options"]["match"], facts["settings"]["handicap"]) == ("required", [5, 0])
        assert facts["commitment"] != (await shown(ada, table))["table"]["commitment"]
        assert await refused(eve, again, "sit") == "full"
        await bob.do(again, "sit")
        await ada.do(again, "sit")
        assert (await shown(ada, again))["you"]["seats"] == [0]
        assert (await shown(bob, again))["you"]["seats"] == [1]
        mine = [entry["table"] for entry in await ada.get("/api/tables/mine")]
        assert [entry["id"] for entry in mine if entry["phase"] == "waiting"] == []


async def test_a_rematch_of_a_table_that_was_called_off_leaves_its_open_seats_open(base: str) -> None:
    """An open seat that nobody had taken became a bot without a level, which never moved."""
    async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
        table = await ada.make_table(FIRST_GAME, ["me", "open"])
        await ada.do(table, "sit")
        await ada.do(table, "close")
        again = (await ada.do(table, "rematch"))["table"]
        assert [seat["kind"] for seat in (await shown(ada, again))["table"]["seats"]] == ["me", "open"]
        await ada.do(again, "sit")
        await bob.do(again, "sit")
        assert (await shown(bob, again))["table"]["phase"] == "playing"

"""How a table ends: leaving, giving up, handicaps and equal totals; and how it begins again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from sample_games import FIRST_GAME, LOW_GAME, game_with
from server_player import Guest
from server_start import server
from server_table import do, eventually, over, refused, seated, shown, without_server

from abaculus.core.match import Match
from abaculus.core.note import Note
from abaculus.core.ranks import ranks_of
from abaculus.server.tables import decide, projection
from abaculus.server.tables.endings import endings, finished_log, ranks


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
        assert (facts["ranks"], [note["key"] for note in facts["endings"]]) == (None, ["play-ended-left"])


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
        assert facts["ranks"][2] == 1
        gave_up: list[dict[str, Any]] = [{"key": "play-ended-resigned", "args": {}, "player": seat} for seat in (0, 1)]
        assert facts["endings"] == gave_up
        assert (await shown(cy, table))["scene"]["notes"] == gave_up
        log = await cy.get(f"/api/tables/{table}/log")
        assert (log["ending"], log["table"]["endings"], log["table"]["ranks"]) == (gave_up[1], gave_up, facts["ranks"])
        kept = Match.from_json(log)
        assert kept.ending is not None
        assert (kept.ending.totals, kept.ending.ranks) == (facts["totals"], facts["ranks"])
        assert [note.plain() for note in kept.ending.notes] == gave_up


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
    assert (table.returns(), ranks(table)) == ([-1.0, 1.0], [2, 1])
    table.places[0].resigned = False
    assert (table.returns(), ranks(table)) == ([0.0, 0.0], [1, 1])


# -- why it is over --------------------------------------------------------------------------------------------------------


def test_before_the_end_there_is_no_reason_for_it() -> None:
    table = without_server(FIRST_GAME)
    assert projection.facts(table, set())["endings"] == []


def test_a_clock_that_runs_out_is_another_reason_than_giving_up() -> None:
    table = without_server(FIRST_GAME, players=3, per_game=5)
    late = table.mover()
    do(table, decide.run_out(table, "00" * 32))
    other = next(seat for seat in range(3) if seat != late)
    do(table, decide.resign(table, "00" * 32, f"g{other}", None))
    assert endings(table) == [Note("play-ended-time", {}, late), Note("play-ended-resigned", {}, other)]
    assert finished_log(table)["ending"] == {"key": "play-ended-resigned", "args": {}, "player": other}


def test_a_game_that_was_called_off_is_won_by_nobody() -> None:
    table = without_server(FIRST_GAME)
    do(table, decide.call_off(table, "00" * 32))
    assert (endings(table), ranks(table)) == ([Note("play-ended-closed", {})], None)
    assert finished_log(table)["ending"]["key"] == "play-ended-closed"


def test_a_game_played_to_its_end_says_why_and_then_who_gave_up() -> None:
    table = without_server(FIRST_GAME, players=3)
    do(table, decide.resign(table, "00" * 32, "g1", None))
    while table.phase == "playing":
        do(table, decide.bot_acts(table, "00" * 32, table.state.legal_actions()[0], "bot"))
    by_the_rules = table.game.ending(table.state)
    assert endings(table) == [by_the_rules, Note("play-ended-resigned", {}, 1)]
    assert finished_log(table)["ending"] == by_the_rules.plain()
    assert ranks_of(table.returns()) == ranks(table)
    assert max(enumerate(ranks(table) or []), key=lambda place: place[1]) == (1, 3)


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
        for player in (ada, bob):  # nobody sits there yet, and both find it among their own tables
            waiting = [one["table"] for one in await player.get("/api/tables/mine")]
            assert again in [one["id"] for one in waiting if one["phase"] == "waiting"]
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

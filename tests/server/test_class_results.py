"""What a class has worked out: right and wrong by pupil, and a spreadsheet that holds no formula."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server_class import class_of, joins, reckons, seen
from server_player import Guest
from server_start import Server, server

from abaculus.core.texts import LANGUAGES, texts
from abaculus.server.classroom.results import results_csv
from abaculus.server.wire.classes import ClassSeat, ClassTable, Tally


@pytest.fixture(scope="module")
def host() -> Iterator[Server]:
    with server() as one:
        yield one


async def test_right_and_wrong_are_counted_by_pupil_and_operation_and_go_on_in_a_rematch(host: Server) -> None:
    async with AsyncExitStack() as stack, class_of(host.url, bots=1, level="random") as (teacher, code):
        ada = await stack.enter_async_context(Guest(host.url, "Ada"))
        table = await joins(ada, code)
        await reckons(ada, table, [1, 0])
        (shown,) = (await seen(teacher, code))["tables"]
        pupil, bot = shown["seats"]
        assert pupil["tally"] == {"right": 1, "wrong": 1}
        assert bot["tally"] == {"right": 0, "wrong": 0}
        assert all(tally == {"right": 1, "wrong": 1} for tally in pupil["operations"].values())
        assert set(pupil["operations"]) <= {"add", "multiply", "see"}
        assert pupil["operations"]
        await reckons(ada, table, [0])
        await ada.do(table, "resign")
        again = (await ada.do(table, "rematch"))["table"]
        assert await joins(ada, code) == again
        await ada.do(again, "sit")
        await reckons(ada, again, [0])
        (shown,) = (await seen(teacher, code))["tables"]
        assert (shown["table"], shown["games"]) == (again, 2)
        assert shown["seats"][0]["tally"] == {"right": 3, "wrong": 1}


NAMES = ["=1+1", "+49", "-x", "@cmd", 'A "quoted", name', "Ünï Ça", "Max;Moritz", "x;=1+1", "x,@y", "x|-1"]
SAFE = ["'=1+1", "'+49", "'-x", "'@cmd", *NAMES[4:7], "x;'=1+1", "x,'@y", "x|'-1"]


async def test_the_spreadsheet_is_quoted_and_holds_no_formula(host: Server) -> None:
    async with AsyncExitStack() as stack, class_of(host.url, players=1) as (teacher, code):
        for name in NAMES:
            await joins(await stack.enter_async_context(Guest(host.url, name)), code)
        for language in LANGUAGES:
            answer = await teacher.http.get(f"/api/classes/{code}/results.csv", params={"language": language})
            assert answer.headers["content-type"].startswith("text/csv")
            assert "attachment" in answer.headers["content-disposition"]
            text = answer.content.decode("utf-8-sig")
            cells = csv.reader(io.StringIO(text, newline=""), delimiter="," if language == "en" else ";")
            head, *lines = list(cells)
            assert len(lines) == len(NAMES)
            assert {len(line) for line in lines} == {len(head)} == {16}
            assert [line[1] for line in lines] == SAFE
            assert head[1] == texts(language).say("class-pupil")


def results(*names: str, language: str = "en", score: int | None = 7) -> str:
    """The file of a class of these pupils."""
    seats = [
        ClassSeat(
            name=name, bot="", pupil=True, here=True, score=score, tally=Tally(right=0, wrong=0),
            operations={"add": Tally(right=2, wrong=1)},
        )
        for name in names
    ]  # fmt: skip
    table = ClassTable(number=1, table="", phase="over", mover=None, games=1, seats=seats)
    return results_csv([table], texts(language))


def test_points_below_zero_stay_numbers_and_hidden_ones_are_none() -> None:
    assert '1,"Ada","over",-12,0,0,2,1,' in results("Ada", score=-12)
    assert '1,"Ada","over","",0,0,2,1,' in results("Ada", score=None)
    assert '1;"Ada";"zu Ende";-12;0;0;2;1;' in results("Ada", language="de", score=-12)


HOSTILE = st.text(st.sampled_from("=+-@＝＋－＠;,|\t\r\n\"' ax1\u00a0\u2028\u200b\u0000"), max_size=24) | st.text(
    max_size=24
)


@given(st.lists(HOSTILE, min_size=1, max_size=4), st.sampled_from(LANGUAGES), st.integers(-20, 20))
def test_no_cell_is_a_formula_whatever_separates_cells_for_whoever_opens_the_file(
    names: list[str], language: str, score: int
) -> None:
    """A name such as `x;=1+1` was a formula in a spreadsheet that expects semicolons."""
    text = results(*names, language=language, score=score).removeprefix("\ufeff")
    text.encode()
    for separator in ",;|\t":
        for line in csv.reader(io.StringIO(text, newline=""), delimiter=separator):
            for cell in line:
                bare = cell.strip().strip('"\u200b').strip()
                assert not bare.startswith(tuple("=+-@＝＋－＠")) or re.fullmatch(r"-\d+", cell), (separator, cell)
    own = list(csv.reader(io.StringIO(text, newline=""), delimiter="," if language == "en" else ";"))
    assert [len(line) for line in own] == [16] * (len(names) + 1)
    assert [line[3] for line in own[1:]] == [str(score)] * len(names)

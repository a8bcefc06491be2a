"""Worksheets: the questions are real, the solutions right, the sheet stands alone, and nothing on it gives an answer away."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from commands import refused, run
from sample_games import FIRST_GAME, FRAME_GAME
from server_player import Guest
from server_start import server
from waiting import give_way, until

import abaculus
from abaculus.core.errors import BadOption, NotAllowed
from abaculus.core.texts import LANGUAGES, texts
from abaculus.worksheet import LEVELS, Question, questions
from abaculus.worksheet.page import worksheet_html

pytestmark = pytest.mark.compiled  # dozens of games are played for every sheet

BY_MOVE = [name for name in abaculus.list_games() if abaculus.load_game(name).reckoning() == "move"]


def asked(game: str, count: int = 8, number: int = 1, level: str = "mixed") -> list[Question]:
    return questions(abaculus.load_game(game), count, number, level)


@pytest.mark.parametrize("game", abaculus.list_games())
def test_the_same_number_gives_the_same_sheet_and_another_one_another(game: str) -> None:
    assert asked(game) == asked(game)
    assert asked(game) != asked(game, number=2)
    assert len(asked(game)) == 8


@pytest.mark.parametrize("game", BY_MOVE)
def test_a_question_rings_one_tile_and_shows_no_points(game: str) -> None:
    for one in asked(game, 12):
        ringed = [tile for tile in one.scene.tiles if "last" in tile.marks]
        assert len(ringed) == 1
        assert (one.scene.seats, one.scene.hand, one.scene.moves) == ((), (), ())
        assert one.points == sum(part.points for part in one.parts)
        assert not one.counts


@pytest.mark.parametrize("game", abaculus.list_games())
def test_easy_is_easier_than_hard_and_a_mixed_sheet_rises(game: str) -> None:
    easy, mixed, hard = ([one.effort for one in asked(game, 6, 3, level)] for level in ("easy", "mixed", "hard"))
    assert sum(easy) < sum(hard)
    assert mixed == sorted(mixed)
    assert mixed[0] <= max(easy)
    assert mixed[-1] >= min(hard)


def test_what_cannot_be_asked_is_refused() -> None:
    game = abaculus.load_game(FIRST_GAME)
    with pytest.raises(BadOption, match="1 to 24"):
        questions(game, 25, 1)
    with pytest.raises(BadOption, match="mixed, easy or hard"):
        questions(game, 4, 1, "terrible")
    with pytest.raises(NotAllowed, match="nothing to reckon on paper"):
        questions(abaculus.load_game(FRAME_GAME, players=1), 4, 1)


class Reader(HTMLParser):
    """Reads a document as a browser would, and remembers anything odd about it."""

    VOID = frozenset({"meta", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.tags: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.ids += [str(value) for name, value in attrs if name == "id"]
        for name, value in attrs:
            assert name not in ("src", "onload", "onclick"), (tag, name)
            assert name != "href" or str(value).startswith("#"), value
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", abaculus.list_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_is_one_file_in_the_language_asked_for(game: str, language: str) -> None:
    one, words = abaculus.load_game(game), texts(language)
    sheet = questions(one, 4, 2)
    text = worksheet_html(one, sheet, 2, words)
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.tags["svg"] == 4
    assert reader.tags["script"] == reader.tags["link"] == reader.tags["img"] == 0
    assert f'<html lang="{language}">' in text
    assert len(reader.ids) == len(set(reader.ids))
    before, after = text.split(f"<h2>{words.say('worksheet-solutions')}</h2>")
    answers = re.findall(r"→ <strong>(\d+)</strong>", after)
    points = (
        [str(abs(q.points)) for q in sheet] if not sheet[0].counts else [str(c.points) for q in sheet for c in q.counts]
    )
    assert answers == points
    assert "→" not in before


def test_the_command_writes_the_file_and_says_so(tmp_path: Path) -> None:
    out = tmp_path / "sheet.html"
    told = run("worksheet", FIRST_GAME, "--count", 2, "--seed", 7, "--language", "de", "--out", out)
    assert told == texts("de").say("worksheet-written", file=str(out)) + "\n"
    assert "Arbeitsblatt 7" in out.read_text(encoding="utf-8")
    again = tmp_path / "again.html"
    run("worksheet", FIRST_GAME, "-n", 2, "--seed", 7, "--lang", "de", "--out", again)
    assert again.read_text(encoding="utf-8") == out.read_text(encoding="utf-8")


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    out = tmp_path / "a.html"
    assert "cannot be written" in refused("worksheet", FIRST_GAME, "--out", tmp_path / "nowhere" / "sheet.html")
    assert "mixed, easy or hard" in refused("worksheet", FIRST_GAME, "--out", out, "--level", "terrible")
    assert "no language 'xx'" in refused("worksheet", FIRST_GAME, "--out", out, "--language", "xx")
    assert "neon" in refused("worksheet", FIRST_GAME, "--out", out, "--palette", "neon")
    assert "nonsense" in refused("worksheet", "nonsense", "--out", out)
    assert not out.exists()


def test_every_level_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        for level in LEVELS:
            assert texts(language).has(f"worksheet-level-{level}")


# -- on the server ---------------------------------------------------------------------------------------------------------


async def test_sixty_sheets_for_one_guest_do_not_keep_another_waiting() -> None:
    """All sheets were made in the order in which they were asked for: a single one came after the sixty before it."""
    done: list[str] = []

    async def ask(guest: Guest, number: int) -> None:
        answer = await guest.http.get(f"/api/worksheets/{FRAME_GAME}", params={"number": number})
        done.append("sheet" if answer.status_code == 200 else answer.json()["reason"])

    with server() as one:
        async with Guest(one.url, "Ada") as ada, Guest(one.url, "Ben") as ben:
            asked = [asyncio.create_task(ask(ada, number)) for number in range(60)]
            await until(lambda: "sheet" in done)
            before = done.count("sheet")
            await ask(ben, 1000)
            assert done[-1] == "sheet"
            assert done.count("sheet") - before <= 4
            await asyncio.gather(*asked)
            assert set(done) == {"sheet", "too-fast"}
            assert (await ada.get(f"/api/worksheets/{FRAME_GAME}", number=59))["number"] == 59


async def test_sheets_are_made_in_fair_turns_and_kept() -> None:
    from abaculus.server.classroom.worksheet_queue import WorksheetQueue
    from abaculus.server.refusal import Refused

    made: list[int] = []

    async def get(queue: WorksheetQueue, number: int, guest: str, address: str = "192.0.2.1") -> bytes:
        def make() -> bytes:
            made.append(number)
            if number == 13:
                raise Refused("bad-option")
            return str(number).encode()

        return await queue.get((FIRST_GAME, 4, number, "mixed"), make, guest, address)

    queue = WorksheetQueue()
    asked = [asyncio.create_task(get(queue, number, "ada")) for number in range(8)]
    asked += [asyncio.create_task(get(queue, 100 + number, f"many {number}")) for number in range(10)]
    await give_way()
    asked.append(asyncio.create_task(get(queue, 200, "ben", "192.0.2.2")))
    asked.append(asyncio.create_task(get(queue, 1, "cleo")))  # on its way already
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert [one for one in told if isinstance(one, bytes)] == [
        *(b"%d" % number for number in (0, 1, 2, 3, *range(100, 110), 200, 1))
    ]
    assert sum(isinstance(one, Refused) and one.reason == "too-fast" for one in told) == 4
    assert sorted(made) == [0, 1, 2, 3, *range(100, 110), 200]
    assert made.index(200) <= 2  # whoever makes up many guests takes turns from nobody elsewhere
    assert made.index(101) < made.index(1)
    assert await get(queue, 200, "ada") == b"200"
    assert made.count(200) == 1
    for _ in range(2):  # a refusal is not kept
        with pytest.raises(Refused, match="bad-option"):
            await get(queue, 13, "ada")
    assert made.count(13) == 2
    waiting = asyncio.create_task(get(queue, 300, "ada"))
    await give_way()
    await queue.close()
    with contextlib.suppress(Refused):
        await waiting

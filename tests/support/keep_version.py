"""Keeps what this version writes, so that later ones can show that they still open it.

    python tests/support/keep_version.py tests/core/data/versions/0.1.0

Run once for a version, by that version. `games.jsonl` has logs of games with all options, `positions.jsonl` positions with what
each viewer is shown of them, `abaculus.db` the database of a server at which people have played, and `people.json` what they saw
there last, with the cookies that they hold; `postgresql.sql` and `postgresql-people.json` are the same of a server on PostgreSQL.
`tests/core/test_versions.py` and `tests/server/test_kept_databases.py` open all of it.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

from sample_games import FIRST_GAME
from server_databases import postgresql, shared_postgresql
from server_player import Guest
from server_start import server
from waiting import until

import abaculus
from abaculus.server.settings import Settings
from abaculus.server.storage.queries import Storage
from abaculus.testing import all_option_sets, walk

PLACES = (0, 12, 40)
"""After how many actions a position is kept; and at the end."""


def option_sets(game: str) -> list[dict[str, Any]]:
    """Every number of players and every value of every option, each at least once."""
    found: list[dict[str, Any]] = []
    met: set[tuple[str, Any]] = set()
    for options in all_option_sets(abaculus.game_info(game)):
        if not met.issuperset(options.items()):
            met.update(options.items())
            found.append(dict(options))
    return found


def games() -> list[abaculus.Match]:
    """A game with each set of options, played at random to its end."""
    matches = []
    for name in abaculus.list_games():
        for seed, options in enumerate(option_sets(name)):
            game = abaculus.load_game(name, **options)
            match = abaculus.Match(game, [f"Player {seat + 1}" for seat in range(game.num_players())])
            for action in walk(game, seed).actions:
                match.apply(action)
            matches.append(match)
    return matches


def positions(match: abaculus.Match) -> list[dict[str, Any]]:
    """Positions of a game, each with the lines that its viewers are given."""
    states = match.states()
    return [
        {
            "game": match.game.id, "options": match.game.log_options(), "position": states[place].to_position(),
            "known": [states[place].view(seat)["position"] for seat in (*range(len(match.seats)), None)],
        }
        for place in (*(place for place in PLACES if place < len(states) - 1), len(states) - 1)
    ]  # fmt: skip


async def evening(base: str, storage: Storage) -> dict[str, Any]:
    """People come, play all games, and leave some of them unfinished."""
    async with AsyncExitStack() as stack:
        ada, ben, cleo = [await stack.enter_async_context(Guest(base, name)) for name in ("Ada", "Ben", "Cleo")]
        tables = []
        for number, name in enumerate(abaculus.list_games()):
            most = abaculus.game_info(name).players[1]
            finished = await ada.make_table(name, ["me", "greedy"], reckon="move" if number % 2 else "end")
            await play(ada, finished, random.Random(number))
            for _ in range(2):  # whoever counts wrongly twice is shown the answer
                await ada.http.post(f"/api/tables/{finished}/commands", json={"type": "count", "seat": 0, "total": 0})
            left = await ada.make_table(name, ["me", "open", *["random"] * (most - 2)], per_game=86_400, listed=True)
            await ben.do(left, "sit")
            await play(ada, left, random.Random(number), most=4)
            tables += [finished, left]
        await troubles(ada, ben, tables)
        course = await cleo.post("/api/classes", game=FIRST_GAME, players=2)
        for pupil in (ada, ben):
            await pupil.post(f"/api/classes/{course['code']}/join")
        return {
            "people": {guest.name: {"cookie": guest.cookie} for guest in (ada, ben, cleo)},
            "course": course["code"],
            "tables": {table: await last_seen(ada, ben, storage, table) for table in tables},
        }


async def play(guest: Guest, table: str, dice: random.Random, most: int = 10_000) -> None:
    await guest.do(table, "sit")
    async with guest.socket(table) as socket:
        await socket.receive()
        while socket.update["table"]["phase"] == "playing" and most > 0:
            table_now, seats, moves = socket.update["table"], socket.update["you"]["seats"], socket.moves()
            mover = table_now["mover"]
            if mover is not None and mover not in seats and not table_now["seats"][mover]["bot"]:
                return  # it is the turn of somebody who is not here
            if mover not in seats or not moves:
                await socket.until(lambda message: message["type"] == "update")
                continue
            move = dice.choice([move for move in moves if move["kind"] == "lay"] or moves)
            reckoned = {"reckoned": move["points"] or 0} if move["kind"] == "lay" else {}
            for _ in range(3):  # what is wrong twice is shown, and the move is made
                answer = await socket.ask("act", seq=socket.update["seq"], action=move["action"], **reckoned)
                if answer["type"] == "done":
                    break
            most -= 1
            while socket.update["seq"] < answer.get("seq", 0):
                await socket.until(lambda message: message["type"] == "update")


async def troubles(ada: Guest, ben: Guest, tables: list[str]) -> None:
    """A pause, a question, a game that is given up, and one that is played again."""
    for table, asked in zip(tables[1::2], ("pause", "undo", "pause"), strict=False):
        seen = await ada.get(f"/api/tables/{table}")
        await ada.http.post(f"/api/tables/{table}/commands", json={"type": "ask", "seq": seen["seq"], "what": asked})
    given_up = await ada.make_table(FIRST_GAME, ["me", "open"])
    for guest in (ada, ben):
        await guest.do(given_up, "sit")
    await ben.do(given_up, "resign")
    tables.append(given_up)
    await ada.http.post(f"/api/tables/{tables[0]}/commands", json={"type": "rematch"})


async def is_left_to_people(storage: Storage, table: str) -> bool:
    """Whether the server has nothing to do at a table but to watch a clock that runs for a day."""
    row = await storage.row(table)
    assert row is not None
    return row.due is None or row.due > 1000 * (time.time() + 3600)


async def last_seen(ada: Guest, ben: Guest, storage: Storage, table: str) -> dict[str, Any]:
    """A table as two guests see it, once nobody but them has anything to do there; and its log, once it is over."""
    await until(lambda: is_left_to_people(storage, table))
    seen = [await guest.get(f"/api/tables/{table}") for guest in (ada, ben)]
    over = seen[0]["table"]["phase"] == "over"
    return {
        "phase": seen[0]["table"]["phase"], "seq": seen[0]["seq"],
        "positions": [one["position"] for one in seen], "seats": [seat["name"] for seat in seen[0]["table"]["seats"]],
        "totals": seen[0]["table"]["totals"], "logs": [len(one["log"]) for one in seen],
        "log": await ada.get(f"/api/tables/{table}/log") if over else None,
    }  # fmt: skip


def main(target: Path) -> None:
    target.mkdir(parents=True)
    matches = games()
    (target / "games.jsonl").write_text(
        "".join(json.dumps(match.to_json()) + "\n" for match in matches), encoding="utf-8"
    )
    lines = [json.dumps(found) for match in matches for found in positions(match)]
    (target / "positions.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    keep_sqlite(target)
    keep_postgresql(target)


def keep_sqlite(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "abaculus.db"
        keep_evening(f"sqlite:///{database}", target / "people.json")
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        shutil.copy(database, target / "abaculus.db")


def keep_postgresql(target: Path) -> None:
    with postgresql() as url:
        keep_evening(url, target / "postgresql-people.json")
        running = shared_postgresql()
        assert running is not None
        (target / "postgresql.sql").write_text(running.dump(url), encoding="utf-8")


def keep_evening(url: str, people: Path) -> None:
    async def spend(base: str) -> dict[str, Any]:
        storage = Storage(Settings(database=url).database_url())
        try:
            return await evening(base, storage)
        finally:
            await storage.close()

    with server(database=url) as one:
        found = asyncio.run(spend(one.url))
        one.stop()
    people.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

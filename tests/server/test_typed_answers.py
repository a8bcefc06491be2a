"""Answers are built from types, and the types of what is shown are core's own."""

from __future__ import annotations

import ast
import dataclasses
import json
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_type_hints

import httpx
import pytest
from fastapi import FastAPI
from pydantic import BaseModel, TypeAdapter
from sample_games import FIRST_GAME

import abaculus
import abaculus.server
from abaculus.analysis import counting, reasons, reviewing
from abaculus.core import game, game_info, move, scene
from abaculus.core.lanes import retrace
from abaculus.server import wire
from abaculus.server.http.app import create_app
from abaculus.server.http.json_answers import JsonOf, json_of
from abaculus.server.settings import Settings
from abaculus.server.tables import shown
from abaculus.server.tables.table_settings import TableSettings
from abaculus.server.wire.analysis import AnalysisStep
from abaculus.server.wire.core_types import Shown

SERVER = Path(abaculus.server.__file__).parent
SHOWN: dict[str, tuple[type, set[str], set[str]]] = {
    "Spot": (game.Spot, set(), set()),
    "Part": (game.ScorePart, set(), set()),
    "SceneField": (move.Field, set(), set()),
    "ScenePiece": (move.Piece, set(), set()),
    "MoveShown": (move.Move, {"action"}, set()),
    "SceneTile": (scene.Tile, set(), set()),
    "ScenePlace": (scene.Place, set(), set()),
    "SceneSeat": (scene.Seat, set(), set()),
    "SceneShown": (scene.Scene, set(), set()),
    "OptionFacts": (game_info.Option, set(), set()),
    "GameFacts": (game_info.GameInfo, set(), {"teaches"}),
    "SheetRow": (counting.SheetRow, set(), set()),
    "CountedLine": (counting.CountLine, {"part"}, set(game.ScorePart._fields)),
    "ReasonShown": (reasons.Reason, {"example"}, set()),
    "JudgedShown": (reviewing.Judged, {"better_text"}, {"better_move"}),
}
"""Names in the document: the core type, its fields that are not shown, and what is shown besides."""


def schemas() -> dict[str, Any]:
    document = create_app(Settings(database="sqlite:///unopened.db")).openapi()
    return dict(document["components"]["schemas"])


def fields(core: type) -> set[str]:
    if dataclasses.is_dataclass(core):
        return {field.name for field in dataclasses.fields(core)}
    return set(core._fields)  # type: ignore[attr-defined]


def names_in(file: Path) -> set[str]:
    """Every name that a module uses."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    used |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return used | {one.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for one in node.names}


# -- what is returned is what is promised --------------------------------------------------------------------------------------


def test_no_answer_hides_behind_a_cast() -> None:
    files = sorted(SERVER.rglob("*.py"))
    assert len(files) > 50
    assert [str(file.relative_to(SERVER)) for file in files if "cast" in names_in(file)] == []


def test_no_route_returns_just_anything() -> None:
    files = sorted((SERVER / "http" / "routes").glob("*.py"))
    assert len(files) > 10
    assert [file.name for file in files if "Any" in names_in(file)] == []


class Stone(BaseModel):
    """A stone."""

    weight: int


async def test_json_that_is_made_already_is_sent_as_it_is_and_documented_by_its_model() -> None:
    app = FastAPI()

    @app.get("/made")
    async def made() -> JsonOf[Stone]:
        return json_of(Stone(weight=3))

    @app.get("/kept")
    async def kept() -> JsonOf[list[Stone]]:
        return JsonOf(b'[{"weight":4}]')

    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
        found = [await client.get(path) for path in ("/made", "/kept")]
    assert [one.content for one in found] == [b'{"weight":3}', b'[{"weight":4}]']
    assert {one.headers["content-type"] for one in found} == {"application/json"}
    one, several = (
        app.openapi()["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
        for path in ("/made", "/kept")
    )
    assert one == several["items"] == {"$ref": "#/components/schemas/Stone"}


# -- what is shown is what core has --------------------------------------------------------------------------------------------


def test_the_document_has_the_fields_of_cores_types() -> None:
    document = schemas()
    for name, (core, hidden, added) in SHOWN.items():
        assert hidden <= fields(core), name
        assert set(document[name]["properties"]) == (fields(core) - hidden) | added, name
        assert set(document[name]["required"]) == set(document[name]["properties"]), name


class Pebble(NamedTuple):
    colour: str
    sizes: tuple[int, ...] = ()


@dataclasses.dataclass(frozen=True)
class Heap:
    top: Pebble | None
    pebbles: tuple[Pebble, ...]


def test_a_field_of_a_core_type_is_in_the_document_without_being_declared_again() -> None:
    def plain(heap: Heap) -> dict[str, Any]:
        return {"top": heap.top and heap.top._asdict(), "pebbles": [one._asdict() for one in heap.pebbles]}

    pebble = Shown(Pebble, "PebbleShown", "A pebble.", Pebble._asdict)
    shown = Shown(Heap, "HeapShown", "Pebbles.", plain)
    adapter = TypeAdapter(Annotated[Heap, shown])
    red = Pebble("red", (1, 2))
    text = b'{"top":null,"pebbles":[{"colour":"red","sizes":[1,2]}]}'
    assert adapter.dump_json(Heap(None, (red,))) == text
    assert adapter.dump_json(adapter.validate_json(text)) == text  # as the tests of sockets read answers
    assert TypeAdapter(Annotated[Pebble, pebble]).dump_python(red) == red._asdict()
    made = adapter.json_schema()
    assert (made["title"], made["description"], made["required"]) == ("HeapShown", "Pebbles.", ["top", "pebbles"])
    assert made["properties"]["top"]["anyOf"] == [{"$ref": "#/$defs/PebbleShown"}, {"type": "null"}]
    assert made["properties"]["pebbles"]["items"] == {"$ref": "#/$defs/PebbleShown"}
    pebbles = made["$defs"]["PebbleShown"]
    assert list(pebbles["properties"]) == pebbles["required"] == ["colour", "sizes"]
    assert pebbles["properties"]["sizes"] == {"items": {"type": "integer"}, "title": "Sizes", "type": "array"}


def test_a_type_is_shown_before_what_is_made_of_it() -> None:
    class Part(NamedTuple):
        size: int

    class Whole(NamedTuple):
        part: Part

    Whole.__annotations__["part"] = Part
    with pytest.raises(TypeError, match=r"Part.* has to be shown before"):
        Shown(Whole, "WholeShown", "Made of a part.", Whole._asdict)


def test_what_is_not_as_documented_is_no_answer() -> None:
    adapter = TypeAdapter(wire.Spot)
    with pytest.raises(ValueError, match="sides"):
        adapter.validate_json(b'{"cell":"0,0"}')


@pytest.mark.parametrize("name", abaculus.list_games())
def test_what_core_makes_plain_is_what_the_document_says(name: str) -> None:
    """The whole of a scene and of a step, every object with exactly the documented fields."""
    document, loaded = schemas(), abaculus.load_game(name)
    state = loaded.new_initial_state()
    for action in retrace(loaded, 3, bots=["greedy"])[0][: 12 if name == FIRST_GAME else 8]:
        before, state = state, state.child(int(action))
        seat = before.current_player()
        why = before.score_parts(int(action)) if seat >= 0 else []
        step = AnalysisStep(
            seat=seat, move=before.describe(int(action)), text="", why=why, scores=state.scores(), position=""
        )
        check(json.loads(step.model_dump_json()), document["AnalysisStep"], document)
        seen = json.loads(TypeAdapter(wire.SceneShown).dump_json(state.scene(0)))
        check(seen, document["SceneShown"], document)
    assert seen["tiles"] or seen["hand"]


def check(value: Any, schema: dict[str, Any], document: dict[str, Any]) -> None:
    """Hold plain data against its schema: the same fields, all the way down."""
    if "$ref" in schema:
        schema = document[schema["$ref"].rpartition("/")[2]]
    if isinstance(value, dict) and "properties" in schema:
        assert value.keys() == schema["properties"].keys(), schema["title"]
        for field, inner in value.items():
            check(inner, schema["properties"][field], document)
    elif isinstance(value, list) and "items" in schema:
        for inner in value:
            check(inner, schema["items"], document)


# -- what the document says of tables is what tables show ----------------------------------------------------------------------

TABLES: dict[type[BaseModel], tuple[type, set[str]]] = {
    wire.SeatShown: (shown.SeatShown, set()),
    wire.Question: (shown.QuestionShown, set()),
    wire.TableFacts: (shown.TableFacts, set()),
    wire.TableSettings: (TableSettings, {"written"}),
    wire.You: (shown.You, set()),
    wire.LogEntry: (shown.LogEntry, set()),
    wire.Chance: (shown.Chance, set()),
    wire.Step: (shown.Step, set()),
    wire.CountShown: (shown.CountShown, set()),
    wire.ReckonShown: (shown.ReckonShown, set()),
    wire.LobbyEntry: (shown.LobbyEntry, set()),
}
"""Models of the document: the value that is sent, and its fields that are not."""


@pytest.mark.parametrize("model", TABLES, ids=lambda model: model.__name__)
def test_the_document_has_the_fields_of_what_tables_show(model: type[BaseModel]) -> None:
    made, hidden = TABLES[model]
    assert set(model.model_fields) == set(get_type_hints(made)) - hidden


def test_an_update_is_what_a_table_shows_and_the_scene() -> None:
    assert set(wire.Update.model_fields) == {*get_type_hints(shown.Update), "scene"}

"""Pictures for tests: SVG that is parsed, compared with recordings, and drawn by the command."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import typer
from typer.testing import CliRunner

from abaculus.cli.render import render

__all__ = ["SVG", "app", "ids", "parse", "rendered", "same_as_kept", "texts", "titled", "used"]

SVG = "{http://www.w3.org/2000/svg}"
app = typer.Typer(pretty_exceptions_enable=False)
app.command()(render)


def parse(picture: str) -> ET.Element:
    return ET.fromstring(picture)


def ids(picture: str) -> list[str]:
    return [element.attrib["id"] for element in parse(picture).iter() if "id" in element.attrib]


def used(root: ET.Element, element: ET.Element) -> Iterator[str]:
    """The ids of all drawings, without their prefix, that an element is made of."""
    drawings = {found.attrib["id"]: found for found in root.iter() if "id" in found.attrib}
    for use in element.iter(SVG + "use"):
        name = use.attrib["href"].removeprefix("#")
        yield name.partition("-")[2]
        yield from used(root, drawings[name])


def titled(root: ET.Element, title: str) -> list[ET.Element]:
    """The groups that carry this title."""
    return [group for group in root.iter(SVG + "g") if group.findtext(SVG + "title") == title]


def texts(element: ET.Element) -> list[str]:
    return [text.text or "" for text in element.iter(SVG + "text")]


def same_as_kept(path: Path, picture: str) -> None:
    if os.environ.get("ABACULUS_RENEW"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(picture, encoding="utf-8", newline="\n")
    # Compared by hand: pytest takes minutes to explain a difference between texts this long.
    same = path.read_text(encoding="utf-8") == picture
    assert same, f"{path.name} looks different now; if that is wanted, renew it with ABACULUS_RENEW=1 and look at it"


def rendered(*args: str) -> str:
    """What `abaculus render` draws."""
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 0, result.stderr
    return result.stdout

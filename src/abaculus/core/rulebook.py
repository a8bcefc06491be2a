"""A game's rulebook: `games/<id>/RULES.md` is the law, `games/<id>/texts/RULES.<language>.md` the same in other languages."""

from __future__ import annotations

from typing import NamedTuple

from abaculus.core.registry import home_of

__all__ = ["Rulebook", "rulebook"]


class Rulebook(NamedTuple):
    """The text of a rulebook, as Markdown, and the language it is in."""

    text: str
    language: str


def rulebook(game_id: str, language: str = "en") -> Rulebook:
    """The rules of a game in a language, in English where nobody has translated them. Raises `UnknownGame`."""
    home = home_of(game_id)
    translated = home / "texts" / f"RULES.{language}.md"
    if language != "en" and translated.is_file():
        return Rulebook(translated.read_text(encoding="utf-8"), language)
    return Rulebook((home / "RULES.md").read_text(encoding="utf-8"), "en")

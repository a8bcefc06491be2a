"""What people read, in six languages. Code holds keys; sentences live in Fluent files.

`abaculus/texts/<language>/*.ftl` hold what all games share, `texts/<language>.ftl` in a game's folder what that game says. A game
that is not, or only partly, translated says the rest in English.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from abaculus.core.errors import BadOption, listed
from abaculus.core.registry import home_of, list_games

if TYPE_CHECKING:  # listing games must not import numpy
    from abaculus.core.game import ScorePart
    from abaculus.core.note import Note

__all__ = ["LANGUAGES", "Texts", "fluent_source", "language_of_machine", "merged", "page_source", "taught_by", "texts"]

LANGUAGES = ("en", "de", "fr", "es", "it", "nl")

_PACKAGE = Path(__file__).resolve().parents[1]


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Without isolation marks, which terminals and logs show as rubbish.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(fluent_source(language)))

    def say(self, key: str, **args: Any) -> str:
        """The text of a key, with its blanks filled. Numbers and plurals follow the language."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise KeyError(f"no text {key!r} in {self.language!r}")
        text, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise KeyError(f"text {key!r} in {self.language!r}: {problems[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a text for this key: games add kinds of moves that not all of them have words for."""
        return bool(self._bundle.has_message(key))

    def explain(self, parts: Sequence[ScorePart]) -> list[str]:
        """Score parts as sentences, one each."""
        return [self.say(part.key, **part.args) for part in parts]

    def notice(self, note: Note, **who: str) -> str:
        """What a note tells players; nothing if its game has no words for it. `who` are the blanks about its seat."""
        try:
            return self.say(note.key, **{**note.args, **who})
        except KeyError:
            return ""

    def ending(self, note: Note, **who: str) -> str:
        """Why a game is over: that it is, if it has no words for why."""
        return self.notice(note, **who) or self.say("play-ended")

    def seat(self, name: str) -> str:
        """What a log calls a seat, without control characters; somebody without a name is "player 2" there, in English."""
        number = re.fullmatch(r"player (\d{1,2})", name)
        if number:
            return self.say("play-player", number=number[1])
        return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in name)

    def seats(self, names: Sequence[str]) -> list[str]:
        """What a log calls the seats, numbered where two are called the same."""
        told = [self.seat(name) for name in names]
        return [
            f"{name} {told[: seat + 1].count(name)}" if told.count(name) > 1 else name for seat, name in enumerate(told)
        ]

    def names(self, names: Sequence[str]) -> str:
        """Names one after the other, as in a sentence: `Ada, Ben and Cy`."""
        if len(names) < 2:
            return "".join(names)
        initial = unicodedata.normalize("NFD", names[-1])[:1].lower()
        return self.say("play-and", some=", ".join(names[:-1]), last=names[-1], initial=initial)

    def working(self, parts: Sequence[ScorePart]) -> str:
        """Score parts on one line, as people write them down: `5 + 6 = 11, 3 + 3 = 6; 17 × 2 = 34`.

        A comma stands between parts of one sort, a semicolon where the sort changes; the sort is the second word of a key.
        """
        line, sort = "", ""
        for part, text in zip(parts, self.explain(parts), strict=True):
            before, sort = sort, part.key.split("-")[1]
            line += (", " if sort == before else "; ") * bool(line) + text
        return line


@cache
def fluent_source(language: str) -> str:
    """Everything that people read in a language, as one Fluent file."""
    own = [home_of(game_id) / "texts" / f"{language}.ftl" for game_id in list_games()]
    english = [file.with_name("en.ftl") for file in own]
    return merged([*sorted(_PACKAGE.glob(f"texts/{language}/*.ftl")), *own, *english])


_TERMINAL_FILES = ("commands", "solve")
_TERMINAL_KEYS = re.compile(r"play-(line|key|name)-|.*-(line-help|companion-help)$")


@cache
def page_source(language: str) -> str:
    """The same without what only a terminal says: the page loads it before anything else."""
    files = [*_PACKAGE.glob(f"texts/{language}/*.ftl")]
    unsaid = {key for file in files if file.stem in _TERMINAL_FILES for key, _ in _messages(file.read_text("utf-8"))}
    unsaid |= {f"{game}-{key}" for game in list_games() for key in ("how", "help")}
    messages = _messages(fluent_source(language))
    return "".join(said for key, said in messages if key not in unsaid and not _TERMINAL_KEYS.match(key))


def merged(files: Sequence[Path]) -> str:
    """One Fluent file out of those that exist. Of messages with the same key, the first is kept."""
    found: dict[str, str] = {}
    for file in files:
        if file.is_file():
            for key, message in _messages(file.read_text(encoding="utf-8")):
                found.setdefault(key, message)
    return "".join(found.values())


def _messages(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file with their keys: each begins with its key at the beginning of a line."""
    source = re.sub(r"^#.*\n?", "", source, flags=re.MULTILINE)
    for message in re.split(r"^(?=-?[A-Za-z])", source, flags=re.MULTILINE)[1:]:
        yield message.partition("=")[0].strip(), message.rstrip() + "\n"


@cache
def texts(language: str) -> Texts:
    """The texts of a language."""
    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; there is {listed(LANGUAGES)}")
    return Texts(language)


def taught_by(game_id: str, language: str = "en") -> str:
    """What a game teaches, as the outside of its box says it; empty if nobody has said so."""
    speech, key = texts(language), f"{game_id}-teaches"
    return speech.say(key) if speech.has(key) else ""


def language_of_machine() -> str:
    """The language that ABACULUS_LANG or the machine's settings ask for, or English if it is not one of ours."""
    for name in ("ABACULUS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(name, "")[:2].lower()
        if asked in LANGUAGES:
            return asked
        if asked:
            break
    return "en"

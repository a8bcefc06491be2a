"""Texts: all six languages have the same messages and placeholders, and code asks for none that is missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import abaculus
from abaculus.core.errors import BadOption
from abaculus.core.registry import first_game, game_info
from abaculus.core.texts import LANGUAGES, language_of_machine, texts

pytestmark = pytest.mark.once

PACKAGE = Path(abaculus.__file__).parent
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


def files(language: str) -> list[Path]:
    return sorted([*PACKAGE.glob(f"texts/{language}/*.ftl"), *PACKAGE.glob(f"games/*/texts/{language}.ftl")])


def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is in {language} twice"
                found[entry.id.name] = entry
    return found


def nodes(tree: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield tree
    for value in vars(tree).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def variables(language: str, key: str) -> set[str]:
    """The placeholders of a message, including those of the messages it refers to."""
    found = set()
    for node in nodes(messages_of[language][key]):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ftl.MessageReference):
            found |= variables(language, node.id.name)
    return found


def number_choices(language: str, key: str) -> Iterator[tuple[str, set[str], str]]:
    """The choices by number in a message: placeholder, cases, and default case."""
    categories = {"zero", "one", "two", "few", "many", "other"}
    for node in nodes(messages_of[language][key]):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            cases = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            default = next(v.key for v in node.variants if v.default)
            if cases & categories and isinstance(default, ftl.Identifier):
                yield node.selector.id.name, cases, default.name


messages_of = {language: messages(language) for language in LANGUAGES}
ENGLISH = sorted(messages_of["en"])


@cache
def asked_for() -> tuple[set[str], set[str]]:
    """The keys that the code names, and the prefixes of those that it composes."""
    whole, beginnings = set(), set()
    for source in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return whole, beginnings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_and_keys(language: str) -> None:
    assert [f.name if f.parent.name == language else f.parts[-3] for f in files(language)] == [
        f.name if f.parent.name == "en" else f.parts[-3] for f in files("en")
    ]
    assert sorted(messages_of[language]) == ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_the_same_blanks_as_in_english(language: str) -> None:
    for key in ENGLISH:
        assert variables(language, key) == variables("en", key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_by_number_use_the_cases_of_their_language(language: str) -> None:
    known = set(Locale.parse(language).plural_form.tags) | {"other"}
    for key in ENGLISH:
        wanted = {name for name, _, _ in number_choices("en", key)}
        chosen = list(number_choices(language, key))
        assert wanted <= {name for name, _, _ in chosen}, f"{key}: chooses by fewer numbers than in English"
        for _, cases, default in chosen:
            assert default == "other", key
            assert "one" in cases, key
            assert {case for case in cases if not case.isdecimal()} <= known, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    speech = texts(language)
    for key in ENGLISH:
        for number in (0, 1, 2, 1234):
            blanks = dict.fromkeys(variables("en", key), number) | {"you": "no"}
            said = speech.say(key, **blanks)
            assert said.strip() or not key.startswith("play-"), key


def test_sentences_are_translated() -> None:
    def wording(language: str, key: str) -> str:
        return " ".join(n.value for n in nodes(messages_of[language][key]) if isinstance(n, ftl.TextElement))

    for language in LANGUAGES[1:]:
        for key in ENGLISH:
            if len(re.findall(r"[^\W\d_]{2,}", wording("en", key))) >= 3:
                assert wording(language, key) != wording("en", key), f"{key} in {language} is the English one"


def test_code_asks_only_for_texts_that_exist() -> None:
    whole, _ = asked_for()
    families = {key.split("-")[0] for key in ENGLISH}
    values = {
        value for name in abaculus.list_games() for option in game_info(name).options for value in option.values
    }  # they look like keys, as in end=play-on
    for key in whole - values:
        if key.split("-")[0] in families & {"play", "colour", "count", first_game()}:
            assert key in ENGLISH or any(known.startswith(f"{key}-") for known in ENGLISH), key


def test_there_are_words_for_every_note_of_a_game() -> None:
    """A note without words would be passed over in silence."""
    whole, _ = asked_for()
    notes = [key for key in whole if re.fullmatch(rf"({'|'.join(abaculus.list_games())})-(ended|soon|why)-.*", key)]
    assert [key for key in notes if key not in ENGLISH] == []


def test_no_text_of_play_is_left_unused() -> None:
    whole, beginnings = asked_for()
    said = {
        node.id.name
        for key in ENGLISH
        for node in nodes(messages_of["en"][key])
        if isinstance(node, ftl.MessageReference)
    }
    for key in ENGLISH:
        if key.startswith("play-"):
            assert key in whole | said or any(key.startswith(b) for b in beginnings if len(b) > len("play-")), key


def test_numbers_follow_the_language() -> None:
    assert texts("en").say("play-points", points=1) == "1 point"
    assert texts("en").say("play-points", points=0) == "0 points"
    assert texts("fr").say("play-points", points=0) == "0 point"
    assert texts("de").say("play-points", points=2002) == "2.002 Punkte"


def test_a_key_that_is_missing_is_named() -> None:
    with pytest.raises(KeyError, match="play-nonsense"):
        texts("en").say("play-nonsense")
    with pytest.raises(KeyError, match="play-points"):
        texts("en").say("play-points")
    with pytest.raises(BadOption, match="en, de, fr, es, it or nl"):
        texts("xx")


def test_seats_without_names_and_with_equal_ones_are_told_apart() -> None:
    seats = ["player 1", "Ada", "greedy", "greedy", "player 12", "player one", "B\x1bb"]
    told = texts("de").seats(seats)
    assert told == [
        "Spieler 1",
        "Ada",
        "greedy 1",
        "greedy 2",
        "Spieler 12",
        "player one",
        "B\N{REPLACEMENT CHARACTER}b",
    ]


def test_the_language_is_that_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ABACULUS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language_of_machine() == "en"
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert language_of_machine() == "nl"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert language_of_machine() == "en"
    monkeypatch.setenv("ABACULUS_LANG", "it")
    assert language_of_machine() == "it"


YOU = {
    "en": "you|your|yours", "de": "du|dich|dir|dein|deine|deiner|deinen", "fr": "tu|te|toi|ton|ta|tes|vous|votre|vos",
    "es": "tú|te|ti|tu|tus", "it": "tu|ti|te|tuo|tua|tuoi|tue", "nl": "je|jij|jou|jouw",
}  # fmt: skip
"""How the reader is addressed."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_speak_to_nobody(language: str) -> None:
    """Readers also hear about the moves of bots and of others, and what those cost is no loss of the reader's."""
    spoken = re.compile(rf"\b({YOU[language]})\b", re.IGNORECASE)
    reasons = [key for key in messages_of[language] if key.startswith("reason-")]
    assert len(reasons) > 10
    for key in reasons:
        said = [node.value for node in nodes(messages_of[language][key]) if isinstance(node, ftl.TextElement)]
        assert not spoken.search(" ".join(said)), key


def test_french_says_tu() -> None:
    """All pages use one form of address, the informal one, as in the other languages."""
    polite = re.compile(r"\b(vous|votre|vos|(?!assez|chez|nez)\w{2,}ez)\b", re.IGNORECASE)
    for file in (
        *files("fr"),
        *sorted(PACKAGE.glob("games/*/lesson/fr.ftl")),
        *sorted(PACKAGE.glob("games/*/guide/fr.ftl")),
    ):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            assert not polite.search(line), f"{file}:{number}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_game_and_one_core_are_not_many(language: str) -> None:
    speech = texts(language)
    assert " 1 " not in speech.say("replay-all-good", games=1)
    assert " 2 " in speech.say("replay-all-good", games=2)
    one, two = (speech.say("bench-all-cores", cores=cores) for cores in (1, 2))
    assert language == "it" or one != two.replace("2", "1")

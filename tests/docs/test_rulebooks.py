"""Rulebooks: every game has one in every language, and they agree in everything but the words."""

from __future__ import annotations

import re
from itertools import zip_longest
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

import abaculus
from abaculus.core.texts import LANGUAGES, taught_by

GAMES = Path(abaculus.__file__).parent / "games"
TRANSLATED = [(game, language) for game in abaculus.list_games() for language in LANGUAGES if language != "en"]

each_translation = pytest.mark.parametrize(("game", "language"), TRANSLATED)


def path(game: str, language: str) -> Path:
    home = GAMES / game
    return home / "RULES.md" if language == "en" else home / "texts" / f"RULES.{language}.md"


def read(game: str, language: str) -> str:
    return path(game, language).read_text(encoding="utf-8")


def heads(text: str) -> list[str]:
    return re.findall(r"^#+ .+$", text, re.MULTILINE)


def sections(text: str) -> list[str]:
    """The text from each heading to the next, without the drawings and the position lines."""
    return re.split(r"^#+ ", without_blocks(text), flags=re.MULTILINE)[1:]


def blocks(text: str) -> list[list[str]]:
    """The indented blocks, line by line."""
    found = re.findall(r"(?<=\n\n)((?: {4}.*\n|\n(?= {4}))+)", text)
    return [block.splitlines() for block in found]


def without_blocks(text: str) -> str:
    return re.sub(r"^ {4}.*$", "", text, flags=re.MULTILINE)


def tables(text: str) -> list[list[list[str]]]:
    """The tables: rows of cells."""
    found = re.findall(r"(?:^\|.*\|\n)+", text, re.MULTILINE)
    return [[row[1:-1].split("|") for row in table.splitlines()] for table in found]


def spans(text: str) -> list[str]:
    """Everything in backquotes: notation, options, files. Sorted, because word order differs between languages."""
    return sorted(re.findall(r"`[^`\n]+`", text))


def figures(text: str) -> list[str]:
    """The numbers, sorted. A million is 1,000,000 here and 1.000.000 there."""
    return sorted(re.findall(r"[\d⁰¹²³⁴-⁹]+", re.sub(r"(?<=\d)[,. \u00a0\u202f](?=\d{3}(?!\d))", "", text)))


def pieces(text: str) -> list[str]:
    """Paragraphs and items of lists, each as one text."""
    found = re.split(r"\n{2,}|\n(?=- |\d+\. )", without_blocks(text))
    return [piece for piece in found if piece.strip() and not piece.lstrip().startswith(("|", "#"))]


def degrees(text: str) -> tuple[list[str], list[list[int]]]:
    """The words for how certain a fact is, and how certain the facts of each section are, as indices into these."""
    words = re.findall(r"^\| \*([^*]+)\* \|", text, re.MULTILINE)
    stressed = [re.findall(r"(?<![\w*])\*([^*\n]+)\*(?![\w*])", section) for section in sections(text)]
    return words, [sorted(words.index(word) for word in of_section if word in words) for of_section in stressed]


def without_words(line: str) -> str:
    """A line of a drawing without what a translation may change: words, compass points, spaces."""
    return re.sub(r"[^\W\d_]{2,}|\b[NESWOZ]\b|\b[aà]\b|[^\W\d_]’|\s", "", line)


@pytest.mark.parametrize("game", abaculus.list_games())
def test_every_game_has_a_rulebook_in_every_language(game: str) -> None:
    assert [language for language in LANGUAGES if not path(game, language).is_file()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", abaculus.list_games())
def test_every_rulebook_says_what_the_box_says(game: str, language: str) -> None:
    """From what age, how long, and what it teaches; and that the figures are ours, because nothing printed gives any."""
    info, book = abaculus.game_info(game), read(game, language)
    words, _ = degrees(book)
    ruling = words[degrees(read(game, "en"))[0].index("ruling")]
    told = " ".join(book.split("\n\n")[2].split())
    assert figures(told) == sorted([str(info.age), str(info.minutes)])
    assert f"(*{ruling}*" in told
    assert told.endswith(f": {taught_by(game, language)}.")


@each_translation
def test_headings_agree(game: str, language: str) -> None:
    ours, english = heads(read(game, language)), heads(read(game, "en"))
    assert [head.split(" ")[0] for head in ours] == [head.split(" ")[0] for head in english]


@each_translation
def test_structure_agrees_as_parsed(game: str, language: str) -> None:
    """A line that happens to begin with a minus sign or a number makes an unintended list."""
    parse = MarkdownIt("commonmark").enable("table").parse
    ours, english = parse(read(game, language)), parse(read(game, "en"))
    assert [(token.type, token.level) for token in ours] == [(token.type, token.level) for token in english]


@each_translation
def test_rule_numbers_agree(game: str, language: str) -> None:
    stated = re.compile(r"^\*\*R(\d+)\.\*\*", re.MULTILINE)
    cited = re.compile(r"\bR\d+\b")
    ours, english = read(game, language), read(game, "en")
    assert stated.findall(ours) == stated.findall(english)
    for one, other in zip(sections(ours), sections(english), strict=True):
        assert set(cited.findall(one)) == set(cited.findall(other))


@each_translation
def test_blocks_agree(game: str, language: str) -> None:
    """Notation stays as it is typed; in a drawing only the words are translated."""
    for ours, english in zip_longest(blocks(read(game, language)), blocks(read(game, "en")), fillvalue=[""]):
        if len(english) == 1:
            assert ours == english
        else:
            assert [without_words(line) for line in ours] == [without_words(line) for line in english]


@each_translation
def test_tables_agree(game: str, language: str) -> None:
    ours, english = tables(read(game, language)), tables(read(game, "en"))
    assert [[len(row) for row in table] for table in ours] == [[len(row) for row in table] for table in english]
    for one, other in zip(ours, english, strict=True):
        for cells, of_english in zip(one, other, strict=True):
            assert [figures(cell) for cell in cells] == [figures(cell) for cell in of_english]
            assert [spans(cell) for cell in cells] == [spans(cell) for cell in of_english]


@each_translation
def test_figures_and_notation_agree_section_by_section(game: str, language: str) -> None:
    for ours, english in zip(sections(read(game, language)), sections(read(game, "en")), strict=True):
        assert figures(ours) == figures(english), ours
        assert spans(ours) == spans(english), ours


@each_translation
def test_figures_agree_paragraph_by_paragraph(game: str, language: str) -> None:
    for ours, english in zip_longest(pieces(read(game, language)), pieces(read(game, "en")), fillvalue=""):
        assert figures(ours) == figures(english), ours


@each_translation
def test_facts_are_as_sure_as_in_english(game: str, language: str) -> None:
    """What we decided or made up must not be passed off as printed."""
    words, ours = degrees(read(game, language))
    english_words, english = degrees(read(game, "en"))
    assert len(set(words)) == len(words) == len(english_words)
    assert sum(map(len, english)) > 2 * len(english_words)
    assert ours == english


@each_translation
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    """No paragraph, row or item of more than a few words is left in English; the first heading is the game's name."""

    def wordy(text: str) -> set[str]:
        lines = re.split(r"\n{2,}|\n(?=[-|]|\d+\. )", without_blocks(text).partition("\n")[2])
        return {line for line in lines if len(re.findall(r"[^\W\d_]{2,}", re.sub(r"`[^`\n]+`", "", line))) > 3}

    assert wordy(read(game, language)) & wordy(read(game, "en")) == set()


@each_translation
def test_links_lead_somewhere(game: str, language: str) -> None:
    page = path(game, language)
    text = read(game, language)
    anchors = {re.sub(r"[^\w -]", "", head.lstrip("# ").lower()).replace(" ", "-") for head in heads(text)}
    link = re.compile(r"\]\(([^)\s]+)\)")
    links = link.findall(text)
    assert len(links) == len(link.findall(read(game, "en")))
    for target in links:
        assert target[1:] in anchors if target.startswith("#") else (page.parent / target).is_file(), target

"""R10: players' own scorings, in a small language that can only add, subtract and multiply.

    sum(centre * height) - max(exposed)

Inside sum, product, max or min is what one visible stone is worth: whole numbers, `centre`, `sides` (its six small
numbers added), `exposed` (those that are exposed, added) and `height`, with + - * and brackets. The results can again be
combined with + - *.

A formula is read by the parser below and multiplied out, so that it becomes a sum of products; no text is ever run as Python.
Nothing here needs numpy: an info may check a formula without loading the game.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import NamedTuple, NoReturn, TypeAlias, Union

from abaculus.core.errors import BadOption, listed

__all__ = [
    "COMBINE",
    "MAX_FACTORS",
    "MAX_TERMS",
    "NAMED",
    "QUANTITIES",
    "Combined",
    "Formula",
    "checked",
    "read_formula",
]

QUANTITIES = ("centre", "sides", "exposed", "height")
"""What a formula knows about a visible stone."""
COMBINE = ("sum", "product", "max", "min")
"""How the values of a player's visible stones become one. Without a visible stone each of them gives 0."""

NAMED = {
    "centres": "sum(centre)",
    "centres+sides": "sum(centre + exposed)",
    "sides-centres": "sum(exposed - centre)",
    "product": "product(centre)",
}
"""R8: the printed scorings, which are formulas like any other."""

MAX_LENGTH = 200
MAX_DEPTH = 12
MAX_NUMBER = 1_000_000
MAX_TERMS = 24
"""Products that a formula, or one sum, product, max or min in it, may have when it is multiplied out."""
MAX_FACTORS = 8
"""Factors in one such product."""

Term: TypeAlias = tuple[Union[str, "Combined"], ...]
"""What is multiplied, in a fixed order; `()` is the number 1."""
Terms: TypeAlias = dict[Term, int]
"""A sum of products, each with the whole number by which it is multiplied."""


class Combined(NamedTuple):
    """The values of all of a player's visible stones combined: `sum(centre * height)`."""

    how: str
    value: tuple[tuple[Term, int], ...]
    """What each stone is worth, as terms over QUANTITIES."""


class Formula(NamedTuple):
    """A formula that has been read: how it is written, and what it means."""

    text: str
    terms: Terms
    """Products of `Combined`, or of nothing: a plain number."""

    @property
    def quantities(self) -> set[str]:
        """Which of QUANTITIES it looks at."""
        parts = (part for factors in self.terms for part in factors if isinstance(part, Combined))
        return {str(name) for part in parts for factors, _ in part.value for name in factors}

    @property
    def additive(self) -> Combined | None:
        """The single sum over stones that makes up the whole formula, if it does: then every stone has points of its own."""
        if list(self.terms.values()) == [1]:
            ((*factors,),) = self.terms
            if len(factors) == 1 and isinstance(factors[0], Combined) and factors[0].how == "sum":
                return factors[0]
        return None


def checked(text: str) -> str:
    """A scoring in the form in which it is kept: the name of a printed one, or a formula, tidily written. Raises
    `BadOption`."""
    return text if text in NAMED else read_formula(text).text


def read_formula(text: str) -> Formula:
    """Read a formula, or say what is wrong with it.

    >>> read_formula("sum(centre*height)-max( exposed )").text
    'sum(centre * height) - max(exposed)'
    """
    return _Reader(NAMED.get(text, text)).formula()


_TOKEN = re.compile(r"\s*(?:(\d+)|([A-Za-z_]\w*)|([-+*()])|(\S))", re.ASCII)


class _Reader:
    """Recursive descent over the tokens of one formula."""

    def __init__(self, text: str) -> None:
        if len(text) > MAX_LENGTH:
            raise BadOption(f"a formula has at most {MAX_LENGTH} characters; this one has {len(text)}")
        self.text = text
        self.tokens: list[str] = []
        for number, name, mark, other in _TOKEN.findall(text):
            if other:
                self.refuse(f"{other!r} is no part of a formula; it has numbers, names, + - * and brackets")
            if number and int(number) > MAX_NUMBER:
                self.refuse(f"the number {number} is above {MAX_NUMBER}")
            self.tokens.append(number or name or mark)
        self.place = 0
        self.depth = 0
        self.combining = ""
        """Which of COMBINE we are inside, if any."""

    def refuse(self, why: str) -> NoReturn:
        raise BadOption(f"the formula {self.text!r}: {why}")

    def formula(self) -> Formula:
        """The whole text."""
        if not self.tokens:
            raise BadOption("an empty formula counts nothing; write something like sum(centre * height) - max(exposed)")
        terms = self.expression()
        if self.place < len(self.tokens):
            self.refuse(f"{self.tokens[self.place]!r} is not expected after {' '.join(self.tokens[: self.place])!r}")
        terms = self.merged(terms)
        if not any(terms):
            self.refuse(f"it counts no stone; use {listed(f'{how}(..)' for how in COMBINE)}")
        return Formula(self.written(), terms)

    def next(self) -> str:
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def expression(self) -> Terms:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            self.refuse(f"brackets within brackets, more than {MAX_DEPTH} deep")
        total = self.product()
        while self.next() in ("+", "-"):
            sign = 1 if self.take() == "+" else -1
            total = self.added(total, self.product(), sign)
        self.depth -= 1
        return total

    def product(self) -> Terms:
        total = self.factor()
        while self.next() == "*":
            self.take()
            total = self.multiplied(total, self.factor())
        return total

    def factor(self) -> Terms:
        sign = 1
        while self.next() == "-":
            self.take()
            sign = -sign
        token = self.take()
        if token.isdecimal():
            value: Terms = {(): int(token)}
        elif token == "(":
            value = self.expression()
            self.close()
        elif token in COMBINE:
            value = self.combined(token)
        elif token in QUANTITIES:
            if not self.combining:
                self.refuse(f"{token} belongs to one stone; put it into {listed(f'{how}(..)' for how in COMBINE)}")
            value = {(token,): 1}
        else:
            self.refuse(self.unknown(token))
        return self.added({}, value, sign)

    def combined(self, how: str) -> Terms:
        if self.combining:
            self.refuse(f"{how} within {self.combining}: what is combined is the value of one stone")
        if self.next() != "(":
            self.refuse(f"{how} is followed by what each stone is worth, in brackets: {how}(centre)")
        self.take()
        self.combining = how
        value = self.expression()
        self.combining = ""
        self.close()
        return {(Combined(how, tuple(sorted(value.items()))),): 1}

    def take(self) -> str:
        if self.place == len(self.tokens):
            self.refuse("it ends where a number, a name or a bracket should follow")
        self.place += 1
        return self.tokens[self.place - 1]

    def close(self) -> None:
        if self.next() != ")":
            found = repr(self.next()) if self.next() else "the end"
            self.refuse(f"a closing bracket is missing before {found}")
        self.take()

    def unknown(self, token: str) -> str:
        names = (*COMBINE, *QUANTITIES)
        if token[0].isalpha() or token[0] == "_":
            close = get_close_matches(token, names, 1)
            meant = f" (did you mean {close[0]}?)" if close else ""
            return f"there is no {token[:40]!r}{meant}; there is {listed(names)}"
        return f"{token!r} is not expected here; a number, a name or a bracket is"

    # -- terms -----------------------------------------------------------------------------------------------------------

    def added(self, one: Terms, other: Terms, sign: int) -> Terms:
        total = dict(one)
        for term, times in other.items():
            total[term] = total.get(term, 0) + sign * times
        return self.short({term: times for term, times in total.items() if times})

    def multiplied(self, one: Terms, other: Terms) -> Terms:
        total: Terms = {}
        for a, times in one.items():
            for b, more in other.items():
                term: Term = tuple(sorted(a + b))
                total[term] = total.get(term, 0) + times * more
        return self.short({term: times for term, times in total.items() if times})

    def short(self, terms: Terms) -> Terms:
        if len(terms) > MAX_TERMS or any(len(term) > MAX_FACTORS for term in terms):
            self.refuse(
                f"multiplied out it has more than {MAX_TERMS} products, or one of more than {MAX_FACTORS} factors"
            )
        return terms

    def merged(self, terms: Terms) -> Terms:
        """Sums over stones that are added together become one sum over stones: sum(a) - 2 * sum(b) is sum(a - 2 * b)."""
        rest: Terms = {}
        value: Terms = {}
        for term, times in terms.items():
            alone = term[0] if len(term) == 1 else None
            if isinstance(alone, Combined) and alone.how == "sum":
                value = self.added(value, {inner: times * more for inner, more in alone.value}, 1)
            else:
                rest[term] = times
        if value:
            rest[(Combined("sum", tuple(sorted(value.items()))),)] = 1
        return self.short(rest)

    def written(self) -> str:
        """The tokens with blanks where people put them."""
        text = ""
        for place, token in enumerate(self.tokens):
            before = self.tokens[place - 1] if place else "("
            if token in "+*" or (token == "-" and before not in "(+-*"):
                text += f" {token} "
            else:
                text += token
        return text

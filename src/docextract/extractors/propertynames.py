"""What property a title block names: by a label, beside the report's title, or by how its words are printed.

Each text that may be a name is worth what speaks for it: a label most, the title of the report beside it, that it is
the largest or the boldest of the block, stands above the others, ends in a word for places (``Court``) and comes again
in the name of the file; an address, a firm and a manager stand for the property only where nothing else does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from statistics import median
from typing import NamedTuple

from ..values.asof import labels_day
from ..values.codes import split_property_code
from ..values.dates import looks_like_date
from ..values.numbers import is_money_like
from ..values.text import normal, unescape, words
from ..vocabulary import Vocabulary
from .lines import Line

_OTHER_LABEL = re.compile(r"^[\w #./&-]{2,28}[:=]")
_FRAMED = re.compile(r"([*=-]{2,})\s*(\w.*\w)\s*\1")
"""Words between the same marks: ``** HERON DRIVE **``."""
_CLOCK = re.compile(r"\d{1,2}:\d\d(?::\d\d)?\s?(?:[ap]\.?m\.?)?", re.IGNORECASE)
_FACTS = re.compile(r"\s*[|•·,;]\s*|\s+[-–—]\s+")
_TITLE_PART = re.compile(r"\s+[-–—|:]\s+")
_CODE = re.compile(r"[a-z]{2,8}\d{0,4}|\d{1,6}[a-z]{0,3}")
_ADDRESS = re.compile(r"\d[\d–-]*[A-Za-z]?\s+\S.*|.*,\s*[A-Z]{2}(?:\s*\d{5})?|.*\b[A-Z]{2,3}\s+\d{4,5}")
"""``112-148 Lakeside Parade``, ``Cottonwood, AZ``, ``Brisbane QLD 4000``."""
LABELLED, CODED, BEFORE, BEHIND, ALONE = 10.0, 3.5, 3.0, 1.5, 1.0
"""What a label, a code in brackets, the report's title behind or before a name, and nothing of these is worth."""
LARGEST, BOLD, PLACE, FILED = 3.0, 1.5, 1.5, 2.0
"""What more speaks for a name: its size, its weight, a word for places, the name of the file."""
BELOW = 0.25
"""What is lost by each line further down, from one on the first."""
ADDRESS, FIRM, AGENT, LONG = 2.0, 2.5, 3.0, 2.0
"""What speaks against it."""
TOLD = 2.5
"""What words are worth that are the name beside a labelled code."""
LARGER, MOST_WORDS, FEWEST_LETTERS = 1.1, 9, 4
"""By so much a size is above the usual one; words of a name; letters of a word that a file's name tells by."""


class _Candidate(NamedTuple):
    """A text that may be the name, with the line and the column where it stands, and how it is printed."""

    worth: float
    depth: int
    column: int
    name: str
    size: float
    bold: bool


def property_of(lines: Sequence[Line], vocabulary: Vocabulary, file: str | None = None) -> str | None:
    """The name of a property in a title block: the text for which most speaks; ``file`` is the document's name."""
    found = list(_candidates(lines, vocabulary))
    if not found:
        return None
    styles = [line.grid.style(line.row, line.home(column)) for line in lines for column in line.filled]
    sizes = [style.size for style in styles]
    usual, largest = median(sizes), max(sizes)
    mixed = any(style.bold for style in styles) and not all(style.bold for style in styles)
    filed = {w for w in words(file or "") if len(w) >= FEWEST_LETTERS and not vocabulary.says_nothing(w)}

    def worth(one: _Candidate) -> float:
        said = words(one.name)
        speaks: float = one.worth + max(0.0, 1 - BELOW * one.depth)
        speaks += LARGEST * (largest > LARGER * usual and one.size * LARGER >= largest)
        speaks += BOLD * (one.bold and mixed) + PLACE * vocabulary.names_place(one.name)
        speaks += FILED * (not filed.isdisjoint(said))
        speaks -= ADDRESS * (_ADDRESS.fullmatch(one.name) is not None) + LONG * (len(said) > MOST_WORDS)
        return speaks - (AGENT if vocabulary.names_agent(one.name) else FIRM * vocabulary.is_company(one.name))

    codes = [one for one in found if one.worth == LABELLED and _CODE.fullmatch(one.name)]
    names = [one for one in found if one not in codes and (not codes or worth(one) >= TOLD)]
    best = max(names, key=worth, default=None)  # of several that are worth the same, the first
    code = codes[0].name if codes else None
    if best is None or best.worth >= LABELLED or code is None or split_property_code(best.name):
        return code if best is None else best.name
    return f"{best.name} ({code})"  # "Property: cfp001" below the name


def _candidates(lines: Sequence[Line], vocabulary: Vocabulary) -> Iterator[_Candidate]:
    """The texts of a title block that may name the property, in reading order; page by page the same ones come once."""
    seen: set[tuple[int, str]] = set()
    numbered: _Candidate | None = None
    for depth, line in enumerate(lines):
        label, text = "", ""
        for column in line.filled:
            value = line.values[column]
            if type(value) is not str or (column, value) in seen:
                continue
            seen.add((column, value))
            label, text = text, " ".join(unescape(value.split("\n")[0]).split())
            style = line.grid.style(line.row, line.home(column))
            own = depth, column
            follows = label.endswith(":")
            name = vocabulary.property_label(f"{label} {text}" if follows else text)
            if name is None and label and ":" not in label and may_be_name(text, vocabulary):
                name = vocabulary.property_label(f"{label}: {text}")  # "Property" and its name in the next cell
            if name is not None:
                if name and not vocabulary.names_no_property(name):
                    numbered = _Candidate(LABELLED, *own, name, style.size, style.bold)
                    yield numbered
                continue
            if vocabulary.title(text):
                if (rest := _without_title(text, vocabulary)) is not None:
                    yield _Candidate(rest[0], *own, rest[1], style.size, style.bold)
                continue
            text = _of_several(vocabulary.without_remark(text), vocabulary)
            if follows or not may_be_name(text, vocabulary):
                continue
            if numbered is not None and numbered.depth == depth and numbered.name.isdigit():
                # "Property: 0142", and the name beside its number.
                yield _Candidate(LABELLED + 1, *own, f"{text} ({numbered.name})", style.size, style.bold)
            elif not vocabulary.says_nothing(text) and not text[0].islower():
                worth = CODED if split_property_code(text) else ALONE
                yield _Candidate(worth, *own, text, style.size, style.bold)


def _of_several(text: str, vocabulary: Vocabulary) -> str:
    """What a title line says first (``Parkway Center | Office | 58,400 SF``), or behind the name of the program that
    made the report (``OneSite Reports - Summit Ridge``)."""
    parts = [part for part in _TITLE_PART.split(text) if part]
    if len(parts) > 1 and vocabulary.names_program(parts[0]):
        return " - ".join(parts[1:])
    return text.split(" | ")[0]


def _without_title(text: str, vocabulary: Vocabulary) -> tuple[float, str] | None:
    """``Hillcrest Apartments - Rent Roll`` without the report's title, and what that is worth; None if nothing else is
    there, or words that say no more than what is listed: ``Rent Roll - Detail``."""
    parts = [part for part in _TITLE_PART.split(text) if part]
    if len(parts) < 2:
        return None
    rest = [
        part
        for part in parts
        if not vocabulary.title(part) and not vocabulary.qualifies_title(part) and not looks_like_date(part)
    ]
    if not rest or len(rest) == len(parts) or not may_be_name(rest[0], vocabulary):
        return None
    name = " - ".join(rest)
    if vocabulary.says_nothing(name):
        return None
    return (BEFORE if rest[0] == parts[0] else BEHIND), name


_CENTS = re.compile(r"(?<![\w.,])\d{1,3}(?:[.,]\d{3})*[.,]\d\d(?![\w.,])")
"""An amount to the cent, which no name holds: ``Dep 1,942.00``."""


def may_be_name(text: str, vocabulary: Vocabulary) -> bool:
    """Whether words could name a property: not a date, a label, an instruction, a heading of the report."""
    if framed := _FRAMED.fullmatch(text):
        text = framed[2]
    if ";" in text or (text.rstrip().endswith((".", ":")) and len(text.split()) > 6):
        return False
    if len(text) < 3 or len(text) > 90 or not re.search(r"[^\W\d_]{2}", text):
        return False
    if (
        _CLOCK.fullmatch(text)
        or is_money_like(text)
        or looks_like_date(text)
        or _OTHER_LABEL.match(text)
        or _CENTS.search(text)
        or text.startswith(("*", "(", "--"))
    ):
        return False
    if (
        vocabulary.furniture(text)
        or vocabulary.section(text)
        or (vocabulary.header(text)[:1] and vocabulary.header(text)[0].score >= 0.9)
    ):
        return False
    if vocabulary.names_program(text):
        return False
    if labels_day(text):
        return False  # "As of 01/31/2026", also in two cells
    if vocabulary.names_no_property(text) or vocabulary.numbers_use(text):
        return False
    counted = vocabulary.total(_FACTS.split(text)[0].strip())
    if counted is not None and counted.kind == "count":
        return False  # "144 Units | Built 2004"
    words = normal(text).split()
    if len(words) == 1 and vocabulary.is_company(text):
        return False  # "LLC": what is left of a name is none
    return (len(words) <= 12 and not words[0].isdigit()) or bool(re.match(r"\d+ \w", text))

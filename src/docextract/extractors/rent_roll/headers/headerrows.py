"""Whether a single row may be one of a header."""

from __future__ import annotations

import datetime as dt
import re

from ....values.asof import words_period
from ....values.dates import looks_like_date
from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.headerblocks import GOOD, WEAK
from .datedlabels import dated_label

_DIGITS = frozenset("0123456789")
_A_YEAR = re.compile(r"(?:19|20)\d\d")
PEOPLE = frozenset({"tenantName", "moveInDate", "leaseStartDate", "leaseEndDate"})
"""Fields that no summary has."""
MOST_OF_COUNT = 4
"""Words above a column of counts."""
LEAST_ACCOUNT = 100
"""From this on a number may be that of an account."""
FEWEST_WORDS = 3
"""Cells of words that stand before a date in a header."""
FEWEST_DAYS = 2
"""Days that one cell is merged over."""


def may_be_header(line: Line) -> bool:
    """Text only, more than one cell, and no cell that is a number but of an account over its name; a date only behind
    three cells of words."""
    if len(line.filled) < 2 or (line.has_amounts() and not _has_accounts(line)):
        return False
    for number, column in enumerate(line.filled):
        value = line.values[column]
        if type(value) is not str:
            if number < FEWEST_WORDS or not isinstance(value, (dt.date, int)):
                return False
        elif len(value) > 120 or (number < FEWEST_WORDS and _is_day(value)):
            return False
    return True


def _has_accounts(line: Line) -> bool:
    """Whether the numbers of a row of words are those of accounts, each over its name, which stand in the next row with
    nothing beside them: ``4100`` over ``Base Rent``."""
    numbers = [c for c in line.filled if type(line.values[c]) is not str]
    below = line.grid.values[line.row + 1 : line.row + 2]
    if not numbers or not below or len(line.filled) - len(numbers) < FEWEST_WORDS:
        return False
    if not all(type(value := line.values[c]) is int and value >= LEAST_ACCOUNT for c in numbers):
        return False
    named = {c for c, value in enumerate(below[0]) if value not in (None, "")}
    return named == {line.home(c) for c in numbers} and all(type(below[0][c]) is str for c in named)


def _is_day(text: str) -> bool:
    return text[0].isdigit() and looks_like_date(text)


def only_days(line: Line, header: Line) -> bool:
    """Whether a row of a sheet below the words of a header holds the days from which rents are paid and nothing else,
    none in the first columns: 2026-07-01, 2027-07-01 below ``Monthly rent from``. Words may stand before those that a
    cell above is merged over: ``begins``, ``ends``."""
    if line.grid.page is not None or not line.filled or line.filled[0] < header.filled[0] + FEWEST_WORDS:
        return False
    days = [c for c in line.filled if isinstance(line.values[c], dt.date)]
    if len(days) == len(line.filled):
        return len(days) >= FEWEST_WORDS
    if len(days) < FEWEST_DAYS or line.filled[-len(days) :] != days or line.has_amounts():
        return False
    over = line.grid.span(line.row - 1, days[0])
    return over is not None and over.left <= days[0] and days[-1] <= over.right


def goes_on_in_years(line: Line, header: Line) -> bool:
    """Whether a row holds words alone but for a year below or above words of a header, as a cell wraps: ``2025`` below
    ``Annual rent``."""
    numbers = [c for c in line.filled if line.is_number(c)]
    if (
        not numbers
        or len(line.filled) - len(numbers) < FEWEST_WORDS
        or any(looks_like_date(line.values[c]) for c in line.filled)
    ):
        return False
    return all(c in header.filled and _A_YEAR.fullmatch(line.text(c) or "") for c in numbers)


def says_as_of(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether a line gives the day or the period of the report: it is of the title, however near the header it stands.

    Dates behind several cells of words are those of columns, and so are those behind words that name a field: ``Rent as
    at 30 June 2026``.
    """
    texts = [v for c in line.filled if type(v := line.values[c]) is str and any(map(str.isalnum, v))]
    if len(texts) >= FEWEST_WORDS:
        texts = [text for text in texts if not _is_field(text, vocabulary)]
    if len(texts) > FEWEST_WORDS:
        if sum(map(words_period, texts)) >= FEWEST_WORDS:
            return False  # "Jan 2025", "Feb 2025", "Mar 2025" are columns
        texts = texts[:FEWEST_WORDS] + [text for text in texts[FEWEST_WORDS:] if not looks_like_date(text)]
    return any(map(words_period, texts))


def counts_units(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether a row heads counts of units, of those that are let and of those that are not: of a summary."""
    texts = [text for c in line.filled if (text := line.text(c)) and len(text.split()) <= MOST_OF_COUNT]
    sides = {vocabulary.occupancy_side(text) for text in texts if vocabulary.table_column(text) != "area"}
    return (
        "occupied" in sides
        and not sides.isdisjoint(("vacant", "available"))
        and any(
            vocabulary.table_column(text) == "units"
            or vocabulary.counts_spaces(text)
            or normal(text) in ("all", "total")
            for text in texts
        )
        and not any(m.field in PEOPLE and m.score >= GOOD for text in texts for m in vocabulary.header(text)[:1])
    )


def _is_field(text: str, vocabulary: Vocabulary) -> bool:
    dated = dated_label(text) if not _DIGITS.isdisjoint(text) else None
    return dated is not None and any(match.score >= GOOD for match in vocabulary.header(dated.rest)[:1])


def names_fields(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether enough cells name fields of a rent roll: two of four or fewer, three of more, or two of more beside two
    that may name some, where they stand close by: ``Room``, ``Who``, ``Monthly``, ``Until``, not heads of groups."""
    hits = may = 0
    need = 2 if len(line.filled) <= 4 else 3
    for seen, column in enumerate(line.filled):
        value = line.values[column]
        matches = vocabulary.header(value) if type(value) is str else ()
        if matches and matches[0].score >= GOOD:
            hits += 1
            if hits >= need:
                return True
        elif hits == 0 and seen >= 8:
            return False
        may += bool(matches) and WEAK <= matches[0].score < GOOD
    close = line.filled[-1] - line.filled[0] < 2 * len(line.filled)
    return hits == need - 1 > 1 and may > 1 and close

"""How the document prints numbers and dates, and the words it uses."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Collection, Sequence
from dataclasses import field
from decimal import Decimal

from ....records import record
from ....values.dates import DateOrder, date_order
from ....values.numbers import NumberStyle, money, number_style
from ....vocabulary import Vocabulary
from ...lines import Line
from .entries import Walked

MOST_LINES = 400
"""Rows, spread over the document, from which its way of printing numbers and dates is decided."""
LONGEST = 60
"""Letters of a cell whose days tell the order of days and months."""
_MONTH_FIRST, _DAY_FIRST = (
    re.compile(rf"(?:\[[^]]*\])?{order}/y", re.IGNORECASE) for order in ("m{1,2}/d{1,2}", "d{1,2}/m{1,2}")
)
"""Formats of a sheet that somebody chose for its days. What shows days as the reader's country does tells nothing."""
_A_MONTH_FIRST = "01/31/2000"
_TELLING = re.compile(
    r"[(\-$€£]{0,3}\s?\d[\d\s]*[.,'/\-][\d.,'/\-\s]*[)\-%$€£]?"
    r"|[$€£]?\s?[1-9]\d{0,2}(?:\s\d{3})+|\d{1,3}(?:\s\d{3})+\s?[$€£]"
)
"""Texts that show how numbers and dates are printed: digits with a mark between them, or in groups."""
_MONIES = frozenset("$£€")
_EITHER = "1/2/2000"
"""A date whose order nothing tells but others."""


@record
class Conventions:
    """How this document prints numbers and dates, and the words it uses."""

    numbers: NumberStyle = NumberStyle.POINT
    dates: DateOrder = DateOrder.MDY
    date1904: bool = False
    words: Collection[str] = field(default_factory=frozenset)
    """Words that stand in the document outside the roll's own cells, casefolded: they decide how wrapped words join."""


def conventions_of(lines: Sequence[Line]) -> Conventions:
    """How the document prints numbers and dates, decided from texts spread over all its rows."""
    texts: list[str] = []
    others: list[str] = []
    shown: set[str] = set()
    monies: set[str] = set()
    for line in lines[:: max(1, len(lines) // MOST_LINES)]:
        for column in line.filled:
            value = line.values[column]
            if isinstance(value, dt.date):
                shown.add(line.grid.style(line.row, line.home(column)).number_format)
            if type(value) is not str or len(value) > LONGEST:
                continue
            monies.update(_MONIES.intersection(value))
            if len(value) <= 24 and _TELLING.fullmatch(value):
                texts.append(value)
            elif "/" in value and (value[0].isdigit() or "yy" in value.casefold()):
                others.append(value)  # "15/05/2027: 238,231"
    order, _ = date_order([*texts, *others])
    if order is DateOrder.MDY and monies and "$" not in monies and date_order([*texts, *others, _EITHER])[1]:
        order = DateOrder.DMY  # whoever writes pounds or euros writes the day first
    months, days = (any(map(first.match, shown)) for first in (_MONTH_FIRST, _DAY_FIRST))
    if order is DateOrder.MDY and days and not months and date_order([*texts, *others, _EITHER])[1]:
        order = DateOrder.DMY  # as the sheet shows its whole days
    elif order is DateOrder.MDY and months and not days:
        order, _ = date_order([*texts, *others, _A_MONTH_FIRST])
    return Conventions(number_style(texts), order)


def amounts_in(columns: Sequence[int], lines: Sequence[Line]) -> list[list[Decimal | None]]:
    """The amounts of some columns, row for row, as these rows write numbers."""
    cells = [[line.values[column] for column in columns] for line in lines]
    style = number_style(value for row in cells for value in row if type(value) is str)
    return [[money(value, style) for value in row] for row in cells]


def whole_words(walked: Walked, vocabulary: Vocabulary) -> frozenset[str]:
    """Words of the tables and totals beside the roll, which print whole what cells of the roll may wrap, and those of
    statuses."""
    words = set(vocabulary.status_words)
    for table in walked.tables:
        for line in table.lines:
            for column in line.filled:
                value = line.values[column]
                if type(value) is str:
                    words.update(value.casefold().split())
    for entry in walked.entries:
        if not entry.wrapped:
            for column in entry.line.filled:
                value = entry.line.values[column]
                if type(value) is str:
                    words.update(value.casefold().split())
    return frozenset(words)


def joined(first: str, second: str, words: Collection[str]) -> str:
    """Wrapped pieces join with a space, unless the break ran through a word that the document has elsewhere:
    ``words``, casefolded."""
    if first.endswith("-") and len(first) > 1 and first[-2].isalpha() and second[:1].islower():
        return first[:-1] + second
    end, begin = first.split()[-1], second.split()[0]
    if (end + begin).casefold() in words and not (end.casefold() in words and begin.casefold() in words):
        return first + second
    return f"{first} {second}"

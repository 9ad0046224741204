"""How many months a column covers where its header names only the day that they end with."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from itertools import pairwise

from ....values.numbers import NumberStyle
from ....vocabulary import Vocabulary
from ..anatomy.rawrow import RawRow
from ..headers.columns import Ask, Use, months_before, months_in
from .amounts import read_amount

MOST = 36
"""Months that a column may say it covers."""


def settle_covered(
    uses: Sequence[Use], rows: Sequence[RawRow], style: NumberStyle, vocabulary: Vocabulary, ask: Ask
) -> None:
    """The periods of columns headed by a day: as a row of months covered says, else as the days of year ends do."""
    if ask.points:
        return
    _year_ends(uses, ask)
    row = next((row for row in rows if row.label and vocabulary.statistic(row.label) == "monthsCovered"), None)
    for use in uses if row is not None else ():
        assert row is not None
        value = read_amount(row.cells.get(use.column), style)
        if value is not None and use.span is not None and value == int(value) and 0 < value <= MOST:
            _cover(use, use.span[1], int(value))


def _year_ends(uses: Sequence[Use], ask: Ask) -> None:
    """The same month end of several years: each is a year where it is the last of December, or as the title says."""
    found = [(use, use.span[1]) for use in uses if use.scope == "MONTH" and use.span and _by_day(use)]
    days = sorted({day for _, day in found})
    if len(days) < 2 or any((a.month, a.day) != (b.month, b.day) for a, b in pairwise(days)):
        return
    months = 12 if (days[0].month, days[0].day) == (12, 31) else None
    if ask.period is not None and ask.period[0] is not None and ask.period[1] in days:
        months = months_in((ask.period[0], ask.period[1]))
    for use, day in found if months is not None else ():
        assert months is not None
        _cover(use, day, months)


def _by_day(use: Use) -> bool:
    """Whether a header names a day and no scope: ``12/31/2024``."""
    return isinstance(use.last("day"), dt.date) and not use.all("scopes") and use.last("month") is None


def _cover(use: Use, end: dt.date, months: int) -> None:
    use.span, use.months = (months_before(end, months), end), months
    if use.scope in (None, "MONTH", "ANNUAL", "OTHER"):
        whole = "ANNUAL" if use.scope == "ANNUAL" or end.month == 12 else "TRAILING"
        use.scope = "MONTH" if months == 1 else whole if months == 12 else "OTHER"
    if use.scope == "MONTH":
        use.months = None

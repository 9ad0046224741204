"""Printed periods and books of account, as title blocks word them."""

from __future__ import annotations

import calendar
import datetime as dt
import re
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from .asof import AsOf, find_as_of
from .dates import (
    MONTH_PATTERN,
    MONTHS,
    DateOrder,
    FoundDate,
    date_order,
    find_dates,
    full_year,
    month_end,
)
from .remembered import TEXTS, remembered
from .wordlist import alternatives, later, wordlist

__all__ = ["AsOf", "Period", "find_as_of", "find_basis", "find_book", "find_period"]


class Period(NamedTuple):
    """First and last day, both included; ``start`` is None where only the end is printed."""

    start: dt.date | None
    end: dt.date


_NUMBER_WORDS: dict[str, int] = wordlist()["number_words"]
_BRIDGE = re.compile(
    r"\s*(?:->|=>|→|⇒|-|–|—|to|thru|through|until|and|bis|/|end(?:ing|s|ed)?\s*:)\s*(?:to:?\s*)?", re.IGNORECASE
)
_NO_YEAR = later(rf"(?P<month>{MONTH_PATTERN})\.?(?:\s+(?P<day>\d{{1,2}}))?\s*(?:-|–|—|to|thru|through)\s*$")
_NO_YEAR_SLASHED = later(
    r"(?<![\d/.])(?P<one>\d{1,2})(?P<mark>[/.])(?P<other>\d{1,2})\.?\s*(?:-|–|—|to|thru|through)\s*$"
)
_FISCAL = re.compile(r"fiscal\s+period\s*[:=]?\s*(?P<month>0[1-9]|1[0-2])[/-]?(?P<year>\d{4})(?!\d)", re.IGNORECASE)
_ENDED = later(
    rf"\b(?P<n>\d{{1,2}}|{'|'.join(_NUMBER_WORDS)})?[\s-]*(?P<unit>months?|years?|quarters?|periods?)"
    r"(?:(?:\s+then)?\s+end(?:ed|ing)\s*:?|\s+to(?:\s+the)?)\s*$"
)
_TRAILED = re.compile(r"\bT-?(?P<n>\d{1,2})\s+end(?:ed|ing)\s*:?\s*$", re.IGNORECASE)
_LABELLED = re.compile(r"\b(?:(?:periods?|month)\s*[:=]|month\s+of)\s*$", re.IGNORECASE)
_CALENDAR = re.compile(r"\bcalendar(?:\s+year)?\s+(?P<year>(?:19|20)\d\d)\b", re.IGNORECASE)
_SHORT_MONTH = re.compile(r"\bperiods?\s*[:=]\s*(?P<month>0[1-9]|1[0-2])/(?P<year>\d{2})(?![\d/])", re.IGNORECASE)
_SHORT_MONTHS = re.compile(r"(?<![\d/])(0[1-9]|1[0-2])/(\d{2})\s*(?:-|–|to)\s*(0[1-9]|1[0-2])/(\d{2})(?![\d/])")
_MONTHS_OF = re.compile(
    r"(?<![\d/.\-])(0?[1-9]|1[0-2])\s?[-–]\s?(0?[1-9]|1[0-2])[./]((?:19|20)\d\d)(?![\d/.])"
    r"|(?<![\d/.\-])((?:19|20)\d\d)[./](0[1-9]|1[0-2])\s?[-–]\s?(0[1-9]|1[0-2])(?![\d/.\-])"
)

LAST_MONTH = 12
_BEFORE = 80
"""Characters before a date that can say what it is the end of."""


def _shift(date: dt.date, months: int) -> dt.date:
    """The day after the same day ``months`` before: the first day of the period that ends on ``date``."""
    index = date.year * 12 + date.month - 1 - months
    year, month = divmod(index, 12)
    last = calendar.monthrange(year, month + 1)[1]
    whole = date.day == calendar.monthrange(date.year, date.month)[1]
    return dt.date(year, month + 1, last if whole else min(date.day, last)) + dt.timedelta(days=1)


def _last(found: FoundDate) -> dt.date:
    date = found.reading.date
    return month_end(date.year, date.month) if found.reading.month_only else date


@lru_cache(maxsize=TEXTS)
def find_period(text: str, order: DateOrder | None = None) -> Period | None:
    """The period that a title line names, or None.

    ``Period = Jul 2025-Jun 2026``, ``January 1 - November 20, 2024``, ``From 01/04/2024 To 31/03/2025``,
    ``Fiscal Period: 022026``, ``01-06.2026``, ``2026.01-06``,
    ``for the twelve months ended June 30, 2025``. A period without a year is None.
    ``order`` is the document's; without it the text's own dates decide.
    """
    if match := _FISCAL.search(text):
        year, month = int(match["year"]), int(match["month"])
        return Period(dt.date(year, month, 1), month_end(year, month))
    if order is None:
        order = date_order([text])[0]
    if (match := _SHORT_MONTH.search(text)) and not _SHORT_MONTHS.search(text):
        month, year = int(match["month"]), full_year(match["year"])
        return Period(dt.date(year, month, 1), month_end(year, month))
    if match := _SHORT_MONTHS.search(text):
        first, last = (full_year(match[2]), int(match[1])), (full_year(match[4]), int(match[3]))
        return Period(dt.date(*first, 1), month_end(*last)) if first <= last else None
    if match := _MONTHS_OF.search(text):
        year, begun, ended = (int(match[n] or match[m]) for n, m in ((3, 4), (1, 5), (2, 6)))
        if begun <= ended:
            return Period(dt.date(year, begun, 1), month_end(year, ended))
    dates = find_dates(text, order)
    for one, other in pairwise(dates):
        if _BRIDGE.fullmatch(text[one.stop : other.start]):
            end = _last(other)
            return Period(one.reading.date, end) if one.reading.date <= end else None
    for one in dates:
        before = text[max(0, one.start - _BEFORE) : one.start]
        end = _last(one)
        if match := _NO_YEAR.search(before):
            return _open_year(MONTHS[match["month"].casefold()], int(match["day"] or 1), end)
        if not one.reading.month_only and (match := _NO_YEAR_SLASHED.search(before)):
            a, b = int(match["one"]), int(match["other"])
            european = match["mark"] == "." or order is DateOrder.DMY
            day_first = european if max(a, b) <= LAST_MONTH else a > LAST_MONTH
            return _open_year(*((b, a) if day_first else (a, b)), end)
        if match := _ENDED.search(before):
            return _ended(match, end)
        if match := _TRAILED.search(before):
            return Period(_shift(end, int(match["n"])), end)
        if one.reading.month_only and _LABELLED.search(before):
            return Period(one.reading.date, end)
    if match := _CALENDAR.search(text):
        return Period(dt.date(int(match["year"]), 1, 1), dt.date(int(match["year"]), 12, 31))
    return None


def _open_year(month: int, day: int, end: dt.date) -> Period | None:
    """``January 1 - November 20, 2024``, ``3/18 - 7/31/25``: the start takes the year of the end, or the one before."""
    for year in (end.year, end.year - 1):
        try:
            start = dt.date(year, month, day)
        except ValueError:
            return None
        if start <= end:
            return Period(start, end)
    return None


def _ended(match: re.Match[str], end: dt.date) -> Period:
    unit = match["unit"].casefold()
    number = match["n"]
    if unit.startswith("period"):
        return Period(None, end)
    n = 1 if not number else int(number) if number.isdigit() else _NUMBER_WORDS[number.casefold()]
    return Period(_shift(end, n * (12 if unit.startswith("year") else 3 if unit.startswith("quarter") else 1)), end)


_PER = wordlist()["per"]
_FOR_TIME = {
    period: later(rf"(\D{{0,4}}\d[\d.,']*)\s*(?:{alternatives(_PER[period])})") for period in ("ANNUAL", "MONTHLY")
}


def amount_per(text: str) -> tuple[str, str] | None:
    """An amount that says of what time it is, and ``ANNUAL`` or ``MONTHLY``: ``£14,500 pa``, ``£695 pcm``."""
    found = ((said[1], period) for period, words in _FOR_TIME.items() if (said := words.fullmatch(text)) is not None)
    return next(found, None)


_BASIS = wordlist()["basis"]
_BOOKS = {w: name for name in ("ACCRUAL", "CASH") for w in _BASIS[name]}
_BOOK = rf"(?P<book>{alternatives(list(_BOOKS))})"
_LABELLED_BOOK = re.compile(
    rf"\b(?:{alternatives(_BASIS['labels'])})\s*[:=]\s*(?P<text>[^;:=|\n]*?)\s*(?=[;|\n]|\s{{2,}}|$|\w+\s*[:=])",
    re.IGNORECASE,
)
_WORDED_BOOK = re.compile(
    rf"(?:(?P<modified>{alternatives(_BASIS['modified'])})[\s-]+)?"
    rf"(?:\b{_BOOK}[\s-]+basis\b|(?:^|\s[-–(]\s*|\()(?P<book2>{alternatives(list(_BOOKS))})(?=\s*$|\s+[-–]\s|\)))",
    re.IGNORECASE,
)


def find_book(text: str) -> str | None:
    """The book of account as printed after its label: ``Book = Accrual,GAAP ; Tree = x`` is ``Accrual,GAAP``."""
    match = _LABELLED_BOOK.search(text)
    return match["text"].strip() or None if match else None


@remembered
def find_basis(text: str) -> str | None:
    """``"ACCRUAL"`` or ``"CASH"`` where a title line says so; None for other books, modified ones and both at once."""
    book = find_book(text)
    if book is not None:
        found = {_BOOKS[w] for w in re.findall(r"[a-z]+", book.casefold()) if w in _BOOKS}
        altered = re.search(rf"\b(?:{alternatives(_BASIS['modified'])})\b\s*-?\s*(?:{'|'.join(_BOOKS)})", book, re.I)
        if found and not altered:
            return found.pop() if len(found) == 1 else None
        if altered:
            return None
    found = set()
    for match in _WORDED_BOOK.finditer(text):
        if match["modified"]:
            return None
        found.add(_BOOKS[(match["book"] or match["book2"]).casefold()])
    return found.pop() if len(found) == 1 else None

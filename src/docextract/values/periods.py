"""Printed periods, as-of dates and books of account, as title blocks word them."""

from __future__ import annotations

import calendar
import datetime as dt
import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from .dates import (
    MONTH_PATTERN,
    MONTHS,
    DateOrder,
    DateReading,
    FoundDate,
    date_order,
    find_dates,
    full_year,
    month_end,
    read_date,
)
from .numbers import Value, is_money_like
from .wordlist import alternatives, wordlist


class Period(NamedTuple):
    """First and last day, both included; ``start`` is None where only the end is printed."""

    start: dt.date | None
    end: dt.date


class AsOf(NamedTuple):
    """A candidate for a document's as-of date."""

    date: dt.date
    month_only: bool
    rank: int
    """How much the wording is worth, 1 best: the wordings' own ranks in ``asof.toml``."""
    line: int
    """Index into the lines given: nearness to the report's title decides between equals."""
    wording: str
    """Which wording it was, for example ``asOf`` or ``bareDate``."""


_NUMBER_WORDS: dict[str, int] = wordlist()["number_words"]
_BRIDGE = re.compile(r"\s*(?:-|–|—|to|thru|through|until|and|bis|/)\s*(?:to:?\s*)?", re.IGNORECASE)
_NO_YEAR = re.compile(
    rf"(?P<month>{MONTH_PATTERN})\.?(?:\s+(?P<day>\d{{1,2}}))?\s*(?:-|–|—|to|thru|through)\s*$", re.IGNORECASE
)
_FISCAL = re.compile(r"fiscal\s+period\s*[:=]?\s*(?P<month>0[1-9]|1[0-2])[/-]?(?P<year>\d{4})(?!\d)", re.IGNORECASE)
_ENDED = re.compile(
    rf"\b(?P<n>\d{{1,2}}|{'|'.join(_NUMBER_WORDS)})?[\s-]*(?P<unit>months?|years?|quarters?|periods?)"
    r"(?:\s+then)?\s+end(?:ed|ing)\s*:?\s*$",
    re.IGNORECASE,
)
_LABELLED = re.compile(r"\b(?:periods?|month)\s*[:=]\s*$", re.IGNORECASE)
_SHORT_MONTHS = re.compile(r"(?<![\d/])(0[1-9]|1[0-2])/(\d{2})\s*(?:-|–|to)\s*(0[1-9]|1[0-2])/(\d{2})(?![\d/])")


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


@lru_cache(maxsize=1 << 12)
def find_period(text: str, order: DateOrder | None = None) -> Period | None:
    """The period that a title line names, or None.

    ``Period = Jul 2025-Jun 2026``, ``January 1 - November 20, 2024``, ``From 01/04/2024 To 31/03/2025``,
    ``Fiscal Period: 022026``, ``for the twelve months ended June 30, 2025``. A period without a year is None.
    ``order`` is the document's; without it the text's own dates decide.
    """
    if match := _FISCAL.search(text):
        year, month = int(match["year"]), int(match["month"])
        return Period(dt.date(year, month, 1), month_end(year, month))
    if order is None:
        order = date_order([text])[0]
    if match := _SHORT_MONTHS.search(text):
        first, last = (full_year(match[2]), int(match[1])), (full_year(match[4]), int(match[3]))
        return Period(dt.date(*first, 1), month_end(*last)) if first <= last else None
    dates = find_dates(text, order)
    for one, other in pairwise(dates):
        if _BRIDGE.fullmatch(text[one.stop : other.start]):
            end = _last(other)
            return Period(one.reading.date, end) if one.reading.date <= end else None
    for one in dates:
        before = text[: one.start]
        end = _last(one)
        if match := _NO_YEAR.search(before):
            return _open_year(match, end)
        if match := _ENDED.search(before):
            return _ended(match, end)
        if one.reading.month_only and _LABELLED.search(before):
            return Period(one.reading.date, end)
    return None


def _open_year(match: re.Match[str], end: dt.date) -> Period | None:
    """``January 1 - November 20, 2024``: the start takes the year of the end, or the one before."""
    month, day = MONTHS[match["month"].casefold()], int(match["day"] or 1)
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


# As-of dates


class _Wording(NamedTuple):
    name: str
    rank: int
    pattern: re.Pattern[str]
    last: bool


@cache
def _wordings() -> tuple[tuple[_Wording, ...], re.Pattern[str], dict[str, Any]]:
    table = wordlist("docextract.vocabulary", "asof.toml")
    take = tuple(
        _Wording(w["name"], w["rank"], re.compile(w["pattern"], re.IGNORECASE), w.get("last", False))
        for w in table["take"]
    )
    never = re.compile("|".join(f"(?:{p})" for p in table["never"]["patterns"]), re.IGNORECASE)
    return take, never, table["bare"]


_GAPS = re.compile(r"\s{2,}|\t|\|")


def _cells(line: Value | Sequence[Value]) -> list[Value]:
    if isinstance(line, str):
        return list(_GAPS.split(line.strip())) if line.strip() else []
    if isinstance(line, Sequence):
        return [v for v in line if v is not None and not (isinstance(v, str) and not v.strip())]
    return [] if line is None else [line]


def find_as_of(lines: Sequence[Value | Sequence[Value]], order: DateOrder | None = None) -> tuple[AsOf, ...]:
    """Every as-of date that a title block words, best wording first, then from the top.

    ``lines`` are texts, or rows of cells (blank cells are passed over, real dates are dates). Print stamps (printed,
    exported, created, run, the ``Date:`` and ``Time:`` of a page header) are never taken. A month without a day is
    its last day.
    """
    rows = [_cells(line) for line in lines]
    if order is None:
        order = date_order([c for row in rows for c in row if isinstance(c, str)])[0]
    found = [c for i, row in enumerate(rows) for c in _row_candidates(rows, i, row, order)]
    return tuple(sorted(found, key=lambda c: (c.rank, c.line)))


def _row_candidates(rows: list[list[Value]], i: int, row: list[Value], order: DateOrder) -> Iterator[AsOf]:
    take, never, bare = _wordings()
    skip = False
    alone = _is_date_line(row, order)
    for j, cell in enumerate(row):
        if skip:
            skip = False
            continue
        text = cell if isinstance(cell, str) else None
        if text is None:
            reading = read_date(cell, order, end=True)
            if reading and alone and not _is_stamp(cell):
                yield _bare(reading, i, bare)
            continue
        worded = False
        for wording in take:
            match = wording.pattern.search(text)
            if not match:
                continue
            worded = True
            reading = _after(text[match.end() :], wording, order)
            if reading is None and not text[match.end() :].strip(" :="):
                reading, skip = _next(rows, i, j, order)
            if reading:
                yield AsOf(reading.date, reading.month_only, wording.rank, i, wording.name)
            break
        if worded:
            continue
        if _is_stamp(text):
            continue
        stamp = never.search(text)
        if stamp:
            # The label alone: its date stands in the next cell.
            skip = not text[stamp.end() :].strip(" :=")
            text = text[: stamp.start()]
        reading = read_date(text, order, end=True)
        if reading and alone:
            yield _bare(reading, i, bare)


def _is_date_line(row: list[Value], order: DateOrder) -> bool:
    """Whether a row can be a bare date line: one date and no numbers, as no row of a table is."""
    dates = sum(read_date(cell, order) is not None for cell in row)
    return dates <= 1 and not any(is_money_like(cell) for cell in row)


_CLOCK = re.compile(r"\d(?:,|\s+at)?\s+(?P<clock>\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m)?)", re.IGNORECASE)
_MIDNIGHT = re.compile(r"(?:12:00(?::00)?\s*a\.?m|0?0:00(?::00)?)", re.IGNORECASE)


def _is_stamp(cell: Value) -> bool:
    """Whether a date stands there with a time of day, as only the moment of printing does."""
    if isinstance(cell, dt.datetime):
        return cell.time() != dt.time(0, 0)
    match = _CLOCK.search(cell) if isinstance(cell, str) else None
    return match is not None and _MIDNIGHT.fullmatch(match["clock"].strip()) is None


def _bare(reading: DateReading, line: int, bare: dict[str, Any]) -> AsOf:
    kind = "month" if reading.month_only else "date"
    return AsOf(reading.date, reading.month_only, bare[kind]["rank"], line, bare[kind]["name"])


_MONTH_SLASH_YEAR = re.compile(r"\s*[:=]?\s*(0?[1-9]|1[0-2])/(\d{2}|\d{4})(?![\d/])")


def _after(text: str, wording: _Wording, order: DateOrder) -> DateReading | None:
    if match := _MONTH_SLASH_YEAR.match(text):
        return DateReading(month_end(full_year(match[2]), int(match[1])), month_only=True)
    dates = find_dates(text, order, end=True)
    if not dates:
        return None
    if wording.last:
        return dates[min(len(dates), 2) - 1].reading
    return dates[0].reading if not re.search(r"[^\W\d_]{4,}", text[: dates[0].start]) else None


def _next(rows: list[list[Value]], i: int, j: int, order: DateOrder) -> tuple[DateReading | None, bool]:
    """The date in the next cell, else alone in the next row that holds anything."""
    if j + 1 < len(rows[i]):
        reading = read_date(rows[i][j + 1], order, end=True)
        if reading:
            return reading, True
    for row in rows[i + 1 : i + 3]:
        for cell in row:
            if reading := read_date(cell, order, end=True):
                return reading, False
        if row:
            break
    return None, False


# Books

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


@lru_cache(maxsize=1 << 12)
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

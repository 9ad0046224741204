"""Printed dates.

The order of day and month is decided once per document by :func:`date_order`. Spreadsheet serials are read only by
:func:`read_serial`, because a number is a date only where a header says so.
"""

from __future__ import annotations

import calendar
import datetime as dt
import re
from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from .numbers import Value
from .remembered import TEXTS, remembered
from .wordlist import alternatives, later, wordlist


class DateOrder(Enum):
    """Which comes first in ``01/10/2024``."""

    MDY = "MDY"
    DMY = "DMY"
    YMD = "YMD"
    """The year, of two digits too: ``24/10/01``."""
    MDY_DOTS = "M.D.Y"
    """The month, with dots too, behind which the day comes first elsewhere."""

    __hash__ = object.__hash__  # there is one of each, and answers are looked up by them


class DateReading(NamedTuple):
    """A date as read. ``month_only``: the day is not printed; ``open_ended``: it stands for "no end"."""

    date: dt.date
    month_only: bool = False
    open_ended: bool = False


_WORDS = wordlist()
_NO_END = frozenset(_WORDS["dates"]["no_end"])
_UNTIL = later(rf"(?:{alternatives(_WORDS['dates']['until'])})\s+(?=\w)")
_SINCE = later(rf"(?:{alternatives(_WORDS['dates']['since'])})\s+(?=\w)")
_DATES = _WORDS["dates"]
MONTHS: dict[str, int] = {name: int(number) for number, names in _WORDS["months"].items() for name in names}
"""Month names and abbreviations, casefolded."""
MONTH_PATTERN = rf"(?:{alternatives(list(MONTHS))})"

_WEEKDAY = rf"(?:(?:{alternatives(_DATES['weekdays'])})\.?,?\s+)?"
_TIME = r"(?:[T,]?\s*(?:at\s+)?\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]\.?M\.?)?\s*(?:Z|[+-]\d{2}:?\d{2})?)?"
_FORM_YEAR = r"(?<=[,\s])20\s\d{2}"  # the year's end written into a form: "20 26"
_YEAR = r"(?:\d{4}|'?\d{2})"

_ISO = r"(?P<y1>\d{4})[-/.](?P<m1>\d{1,2})[-/.](?P<d1>\d{1,2})"
_NUMERIC = r"(?P<a>\d{1,2})(?P<sep>[/.\-])(?P<b>\d{1,2})(?P=sep)(?P<y2>\d{4}|\d{2})"
_DAY_NAME = (
    rf"(?P<d3>\d{{1,2}})(?:st|nd|rd|th|er)?\.?(?:\s*|[-/]|\s+(?:(?:day\s+)?of|de)\s+)(?P<m3>{MONTH_PATTERN})\.?"
    rf"(?:\s*,?\s*|[-/]|\s+del?\s+)(?P<y3>{_FORM_YEAR}|{_YEAR})(?!\s*,\s*\d\d)"
)
_NAME_DAY = (
    rf"(?P<m4>{MONTH_PATTERN})\.?(?:\s*|[-/])(?P<d4>\d{{1,2}})(?:st|nd|rd|th)?(?:\s*,\s*|\s+|-|/)(?P<y4>{_YEAR})"
)
_NAME_YEAR = (
    rf"(?P<m5>{MONTH_PATTERN})\.?(?:[\s,\-/]*|\s+del?\s+)(?P<y5>\d{{4}}|(?:'|(?<=[\s\-/]))\d{{2}}(?!\s*,\s*\d))"
)
_MONTH_YEAR = r"(?P<m6>\d{1,2})[/.\-](?P<y6>(?:19|20)\d{2})"  # "2-2102" is a unit of building 2
_YEAR_MONTH = r"(?P<y7>\d{4})-(?P<m7>\d{2})"
_EDGE = r"(?<![\w/.])"
_END = r"(?![\w/]|\.\d)"

_ANY = rf"{_WEEKDAY}(?:{_ISO}|{_NUMERIC}|{_DAY_NAME}|{_NAME_DAY}|{_NAME_YEAR}|{_MONTH_YEAR}|{_YEAR_MONTH})"
_MARKS = r"(?:\s*(?:[*\u2020\u2021\u00a7\u00b9\u00b2\u00b3\u2070\u2074-\u2079]|\((?:\d|(?-i:[a-z]))\)|\[\d{1,2}\]))*"
"""Of footnotes, behind a date: ``06/30/26*``, ``1/5/2027 (a)``."""
_WHOLE = re.compile(rf"{_ANY}{_TIME}{_MARKS}", re.IGNORECASE)
_FIND = re.compile(rf"{_EDGE}{_ANY}{_END}{_TIME}", re.IGNORECASE)
_MIGHT = re.compile(r"\d[/.\-\s]|[A-Za-zä]\D{0,3}\d", re.ASCII)

_EMPTY = frozenset(_DATES["empty"])
_EMPTY_DATES = frozenset(d for e in _EMPTY if e[8:] != "00" for d in [dt.date.fromisoformat(e)])
_EMPTY_YEARS = frozenset(int(e[:4]) for e in _EMPTY)
_DASHES = str.maketrans({"\u2013": "-", "\u2014": "-", "\u2212": "-", "\u2011": "-", "\u00a0": " ", "\u2019": "'"})


def full_year(digits: str) -> int:
    """``"79" -> 2079``, ``"80" -> 1980``, four digits as they are."""
    digits = digits.lstrip("'").replace(" ", "")
    year = int(digits)
    return year if len(digits) == 4 else year + (2000 if year < 80 else 1900)


def _reading(date: dt.date, month_only: bool = False) -> DateReading | None:
    if date in _EMPTY_DATES:
        return None
    year = date.year
    edge = (date.month, date.day) in ((12, 31), (1, 1))
    open_ended = year >= _DATES["open_always_from"] or (edge and year >= _DATES["open_from"])
    return DateReading(date, month_only, open_ended)


def month_end(year: int, month: int) -> dt.date:
    """The last day of a month."""
    return dt.date(year, month, calendar.monthrange(year, month)[1])


def _from_match(match: re.Match[str], order: DateOrder, end: bool) -> DateReading | None:
    groups = match.groupdict()
    year: int
    if groups["y1"]:
        year, month, day = int(groups["y1"]), int(groups["m1"]), int(groups["d1"])
    elif groups["y2"] and order is DateOrder.YMD and len(groups["a"]) == len(groups["y2"]) == 2:
        year, month, day = full_year(groups["a"]), int(groups["b"]), int(groups["y2"])
    elif groups["y2"]:
        year, first, second = full_year(groups["y2"]), int(groups["a"]), int(groups["b"])
        day_first = order is DateOrder.DMY or (groups["sep"] == "." and order is not DateOrder.MDY_DOTS)
        if first > 12 >= second or second > 12 >= first:
            # Only one reading is a date at all.
            day_first = first > 12
        day, month = (first, second) if day_first else (second, first)
    elif groups["y3"]:
        year, month, day = full_year(groups["y3"]), MONTHS[groups["m3"].casefold()], int(groups["d3"])
    elif groups["y4"]:
        year, month, day = full_year(groups["y4"]), MONTHS[groups["m4"].casefold()], int(groups["d4"])
    else:
        if groups["y5"]:
            year, month = full_year(groups["y5"]), MONTHS[groups["m5"].casefold()]
        elif groups["y6"]:
            year, month = int(groups["y6"]), int(groups["m6"])
        else:
            year, month = int(groups["y7"]), int(groups["m7"])
        if not 1 <= month <= 12 or not 1900 <= year <= 9999:
            return None
        return _reading(month_end(year, month) if end else dt.date(year, month, 1), month_only=True)
    try:
        return _reading(dt.date(year, month, day))
    except ValueError:
        return None


@lru_cache(maxsize=TEXTS)
def _date_text(text: str, order: DateOrder, end: bool) -> DateReading | None:
    if not _MIGHT.search(text):
        return None
    text = text.translate(_DASHES).strip()
    match = _WHOLE.fullmatch(text.removesuffix(":") if text[:1].isdigit() else text)  # "7/1/2026:" before an amount
    return _from_match(match, order, end) if match else None


def read_date(value: Value, order: DateOrder = DateOrder.MDY, end: bool = False) -> DateReading | None:
    """The date of a cell: a real one, or a text that is wholly one.

    A month without a day is its first day, its last with ``end=True``. Empty markers (1970-01-01, 1/0/1900) and
    numbers are ``None``. Where only one order of day and month makes a date, that order is taken.
    """
    if type(value) is str:
        return _date_text(value, order, end)
    if type(value) is dt.datetime:
        return _reading(value.date())
    if type(value) is dt.date:
        return _reading(value)
    return None


class FoundDate(NamedTuple):
    """A date within a text, and where it stands in it."""

    reading: DateReading
    start: int
    stop: int


@lru_cache(maxsize=TEXTS)
def find_dates(text: str, order: DateOrder = DateOrder.MDY, end: bool = False) -> tuple[FoundDate, ...]:
    """Every date in a text, in order."""
    found = []
    for match in _FIND.finditer(text.translate(_DASHES)):
        reading = _from_match(match, order, end)
        if reading:
            found.append(FoundDate(reading, match.start(), match.end()))
    return tuple(found)


@remembered
def _is_empty_text(text: str) -> bool:
    if not _MIGHT.search(text):
        return False
    match = _WHOLE.fullmatch(text.translate(_DASHES).strip())
    if not match:
        return False
    groups = match.groupdict()
    if groups["y1"]:
        parts = groups["y1"], groups["m1"], groups["d1"]
    elif groups["y2"]:
        parts = str(full_year(groups["y2"])), groups["a"], groups["b"]
    else:
        # A month of an empty marker's year; "1-0101" and "13-2024" are no months at all, but unit ids.
        year_text = next(groups[y] for y in ("y3", "y4", "y5", "y6", "y7") if groups[y])
        return full_year(year_text) in _EMPTY_YEARS and _from_match(match, DateOrder.MDY, False) is None
    year, first, second = (int(p) for p in parts)
    return any(f"{year:04}-{m:02}-{d:02}" in _EMPTY for m, d in ((first, second), (second, first)))


def is_empty_date(value: Value) -> bool:
    """Whether a cell holds what systems print where there is no date: 1970-01-01, 1/0/1900, 12/30/1899, 0:00; or the
    words for that: ``unbefristet``."""
    if type(value) is str:
        return _is_empty_text(value) or value.strip().casefold() in _NO_END
    if type(value) is dt.datetime:
        return value.date() in _EMPTY_DATES
    if type(value) is dt.date:
        return value in _EMPTY_DATES
    # A spreadsheet shows the number 0 under a date format as midnight.
    return type(value) is dt.time and value == dt.time(0, 0)


def until_when(text: str) -> str | None:
    """What stands behind the word for until when a lease runs, ``thru 6/28/26``; None without such a word."""
    match = _UNTIL.match(text)
    return text[match.end() :] if match is not None else None


def since_when(text: str) -> str | None:
    """What stands behind the word for since when somebody is there: ``since Dec 17, 2021``; None without it."""
    match = _SINCE.match(text)
    return text[match.end() :] if match is not None else None


def looks_like_date(value: Value) -> bool:
    """Whether a cell holds a date in any order, empty markers included."""
    if type(value) is str:
        return _date_text(value, DateOrder.MDY, False) is not None or _is_empty_text(value)
    return type(value) is dt.datetime or type(value) is dt.date


NO_DAY = "0"
"""What stands among days of eight digits where there is none."""


def compact_date(value: Value) -> dt.date | None:
    """The day of eight digits, ``20140131``; None for anything else. Only the column tells that they are no number."""
    text = str(value) if type(value) is int or type(value) is str else ""
    if len(text) != 8 or not text.isdecimal() or not 1971 <= int(text[:4]) < 2090:
        return None
    try:
        return dt.date(int(text[:4]), int(text[4:6]), int(text[6:]))
    except ValueError:
        return None


_SERIAL_LAST = {False: 2958465, True: 2957003}


def read_serial(number: Value, date1904: bool = False) -> DateReading | None:
    """The date of a spreadsheet serial number; the time of day is dropped.

    The 1900 system counts a 29th of February 1900 that never was, so serials below 60 are a day later than the rest
    suggests and 60 itself is no date. 0 is an empty cell, in the 1904 system it is 1904-01-01.
    """
    if type(number) is not int and type(number) is not float:
        return None
    try:
        day = int(number)
    except (OverflowError, ValueError):
        return None
    if not (0 if date1904 else 1) <= day <= _SERIAL_LAST[date1904] or (day == 60 and not date1904):
        return None
    if date1904:
        return _reading(dt.date(1904, 1, 1) + dt.timedelta(days=day))
    return _reading((dt.date(1899, 12, 31) if day < 60 else dt.date(1899, 12, 30)) + dt.timedelta(days=day))


_DOTTED = re.compile(r"(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?:\d{4}|\d{2})(?![\d.])")
_ORDERED = re.compile(r"(?<![\d/\-.])(\d{1,2})([/\-])(\d{1,2})\2(?:\d{4}|\d{2})(?![\d/\-])")


_YEAR_FIRST = re.compile(r"(?<![\d/\-])(\d\d)/(\d\d)/(\d\d)(?![\d/\-])")  # "50-10-20" is an account, or a unit
_STATED_ORDER = re.compile(
    r"\b(?:(?:(?P<day>d{1,2})([/.-])m{1,2}\2|m{1,2}([/.-])d{1,2}\3)y{2,4}|(?P<year>yy)([/.-])mm\5dd)\b", re.IGNORECASE
)
"""What a document says of how it writes days: ``all dates DD/MM/YYYY``."""


def date_order(texts: Iterable[str]) -> tuple[DateOrder, bool]:
    """Whether a document's ``a/b/year`` dates are month or day first, and whether that is only assumed.

    One date that can be read in one way only decides; if dates force both ways, the more frequent one wins and the
    answer counts as assumed. A text that says so (``DD/MM/YYYY``) decides before all. With no such date at all it is
    MDY, assumed if any ``a/b/year`` stands there. Dates with dots begin with the day, but where some can only begin
    with the month, or all others do, and none with the day. Years of two digits come first where each such date can be
    read so, and more of them only so than there are others: ``32/10/31``.
    """
    years: list[tuple[int, int, int]] = []
    day_first = month_first = either = ordered = 0
    dotted: list[tuple[int, int]] = []
    for text in texts:
        if "yy" in text.casefold() and (stated := _STATED_ORDER.search(text)):
            return DateOrder.YMD if stated["year"] else DateOrder.DMY if stated["day"] else DateOrder.MDY, False
        if "." in text:
            dotted += [(int(a), int(b)) for a, b in _DOTTED.findall(text)]
        if "/" not in text and "-" not in text:
            continue
        years += [(int(y), int(m), int(d)) for y, m, d in _YEAR_FIRST.findall(text)]
        found = _ORDERED.findall(text)
        ordered += len(found)
        for first, _, second in found:
            a, b = int(first), int(second)
            if 12 < a <= 31 and 1 <= b <= 12:
                day_first += 1
            elif 12 < b <= 31 and 1 <= a <= 12:
                month_first += 1
            elif a != b:
                either += 1
    forced = sum(y > 31 for y, _, _ in years)
    if forced > ordered - len(years) and all(1 <= m <= 12 and 1 <= d <= 31 for _, m, d in years):
        return DateOrder.YMD, False
    if day_first > month_first:
        return DateOrder.DMY, month_first > 0
    months = any(a <= 12 < b <= 31 for a, b in dotted) or (month_first > 0 and day_first == 0)
    if months and not any(b <= 12 < a for a, b in dotted):
        return DateOrder.MDY_DOTS, day_first > 0
    return DateOrder.MDY, day_first > 0 or (month_first == 0 and either > 0)


_MONTH_TO_MONTH = re.compile(rf"\(?(?:{alternatives(_DATES['month_to_month'])})\)?\.?", re.IGNORECASE)


@remembered
def _is_mtm_text(text: str) -> bool:
    return _MONTH_TO_MONTH.fullmatch(text.translate(_DASHES).strip()) is not None


def is_month_to_month(value: Value) -> bool:
    """Whether a cell says month to month: MTM, M-T-M, Month-to-Month."""
    return type(value) is str and _is_mtm_text(value)

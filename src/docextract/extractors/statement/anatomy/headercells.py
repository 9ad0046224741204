"""What one cell of a header says: months, years, days, kinds and scopes of amounts."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import field
from functools import lru_cache

from ....document import Value
from ....records import record
from ....values.areas import area
from ....values.dates import MONTHS, find_dates, full_year, month_end
from ....values.numbers import is_money_like
from ....values.periods import find_period
from ....vocabulary import Vocabulary

_YEAR = re.compile(r"(?:f|c)?y?e?['\s]?((?:19|20)\d\d)")
_CURRENCY = re.compile(
    r"((?:19|20)\d\d)[\s(]+(?:[$\u20ac\u00a3]|[A-Z]{3})\)?|(?:[$\u20ac\u00a3]|[A-Z]{3})\s+((?:19|20)\d\d)"
)
"""A year and what its amounts are in: ``2024 EUR``."""
_TRAILING = re.compile(
    r"\b(?:t|trailing|last)[\s-]?(\d{1,2})(?:\s*(?:months?|mos?))?\b|\b(\d{1,2})[\s-]months?\b", re.IGNORECASE
)
_NUMBERED = re.compile(r"\b(?:year|yr)\s*#?\s*(\d{1,2})\b", re.IGNORECASE)
_ORDINAL = re.compile(r"(?:m|month|period|p|mo)\s*#?\s*(\d{1,2})", re.IGNORECASE)
_SHARE = re.compile(r"\d{1,3}(?:[.,]\d+)?\s?%")
"""What part of what stands above it a column is of: ``65.0%`` below the name of a building."""
_MONTHS = re.compile(r"([^\W\d_]{3,9})\.?\s*(?:[-\u2013/]|to|thru|through)\s*([^\W\d_]{3,9})\.?", re.IGNORECASE)
_SLASHED = re.compile(r"(0?[1-9]|1[0-2])/(\d{2})")
_QUARTER = re.compile(r"\bq([1-4])\b|\b([1-4])(?:st|nd|rd|th)\s+quarter\b", re.IGNORECASE)
_BLANKED = re.compile(r"\b20_+|\b_+\b")
_UNFILLED = re.compile(r"[$\u20ac\u00a3]?\s*_+")
"""Room for an amount that nobody filled in."""
YEAR = re.compile(r"(?:19|20)\d\d")
FIRST_YEAR, LAST_YEAR = 1980, 2100


def is_year(text: str | None) -> bool:
    """Whether a text is a year of four digits and nothing else."""
    return text is not None and YEAR.fullmatch(text) is not None


@record
class Said:
    """What one header cell says. ``known``: it is something that headers say, and nothing else."""

    text: str
    known: bool = False
    is_number: bool = False
    month: tuple[int | None, int] | None = None
    """Year and month; the year is None where it is not printed."""
    day: dt.date | None = None
    year: int | None = None
    span: tuple[dt.date, dt.date] | None = None
    trailing: int | None = None
    numbered: int | None = None
    """``Year 3`` of a projection."""
    ordinal: int | None = None
    """``M3``: the third month of a budget."""
    quarter: int | None = None
    part: tuple[int, int] | None = None
    """The first and the last month of another part of a year: ``Jan - June``."""
    back: int | None = None
    """How many months before the printed period: ``Prior Year``."""
    kinds: list[str] = field(default_factory=list)
    scopes: list[str] = field(default_factory=list)
    annualized: bool = False
    uses: list[str] = field(default_factory=list)
    rest: tuple[str, ...] = ()


def read_cell(value: Value, text: str, vocabulary: Vocabulary) -> Said:
    """What a header cell says."""
    if isinstance(value, dt.date):
        day = value.date() if isinstance(value, dt.datetime) else value
        return Said(text, known=True, day=day)
    if type(value) in (int, float):
        number = int(value)  # type: ignore[arg-type]
        if number == value and FIRST_YEAR <= number <= LAST_YEAR:
            return Said(text, known=True, is_number=True, year=number)
        return Said(text, is_number=True)
    return _read(text.strip(), vocabulary)


@lru_cache(maxsize=1 << 12)
def _read(text: str, vocabulary: Vocabulary) -> Said:
    said = Said(text)
    left = _BLANKED.sub(" ", text)
    if match := _CURRENCY.fullmatch(left.strip()):
        said.year, said.known = int(match[1] or match[2]), True
        return said
    if _YEAR.fullmatch(left.strip().casefold()):
        said.year, said.known = int(left.strip()[-4:]), True
        said.is_number = left.strip().isdigit()
        return said
    if is_money_like(text) or _UNFILLED.fullmatch(text) or is_size(text) or _SHARE.fullmatch(text):
        said.is_number = True
        return said
    if match := _SLASHED.fullmatch(left.strip()):
        said.month, said.known = (full_year(match[2]), int(match[1])), True
        return said
    period = find_period(left)
    if period is not None and period.start is not None:
        said.span = (period.start, period.end)
    left = _without_dates(left, said)
    if (ends := _MONTHS.fullmatch(left.strip())) and (part := _part_of_year(ends[1], ends[2])):
        first, last = part
        said.quarter = last // 3 if first == last - 2 and not last % 3 else None
        said.part, left = (None if said.quarter else part), ""
    left = _take(left, _NUMBERED, "numbered", said)
    left = _take(left, _QUARTER, "quarter", said)
    left = _take(left, _TRAILING, "trailing", said)
    if match := _ORDINAL.fullmatch(left.strip()):
        said.ordinal, left = int(match[1]), ""
    found = vocabulary.column_header(left)
    for phrase, _ in found.phrases:
        said.kinds += [phrase.kind] if phrase.kind else []
        said.scopes += [phrase.scope] if phrase.scope else []
        said.uses += [phrase.use] if phrase.use else []
        said.annualized = said.annualized or phrase.annualized
        said.trailing = said.trailing or phrase.months
        said.back = said.back or phrase.back
    said.rest = _months_and_years(found.rest, said)
    dated = said.month or said.day or said.year or said.span or said.trailing or said.numbered or said.ordinal
    dated = dated or said.part
    said.known = bool(dated or said.quarter or said.kinds or said.scopes or said.annualized or said.uses) and (
        len(said.rest) <= 3 and len(text) <= 60
    )
    return said


def _part_of_year(first: str, last: str) -> tuple[int, int] | None:
    """The first and the last month of a part of a year: ``Apr-Jun``, ``Jan - June``."""
    begins, ends = (MONTHS.get(word.casefold(), 0) for word in (first, last))
    return (begins, ends) if 0 < begins < ends else None


def is_size(text: str) -> bool:
    """Whether a text says how large what a column is of is: ``312,000 sf`` below the name of a building."""
    return (size := area(text)) is not None and size.unit is not None


def _without_dates(text: str, said: Said) -> str:
    dates = find_dates(text)
    if not dates:
        return text
    for found in dates:
        reading = found.reading
        if said.span is None and said.month is None and said.day is None:
            if reading.month_only:
                said.month = (reading.date.year, reading.date.month)
            else:
                said.day = reading.date
    for found in reversed(dates):
        text = text[: found.start] + " " + text[found.stop :]
    return text


def _take(text: str, pattern: re.Pattern[str], name: str, said: Said) -> str:
    match = pattern.search(text)
    if match is None:
        return text
    setattr(said, name, int(next(group for group in match.groups() if group is not None)))
    return text[: match.start()] + " " + text[match.end() :]


def _months_and_years(rest: tuple[str, ...], said: Said) -> tuple[str, ...]:
    """Takes bare names of months and years out of the words that are left."""
    left = []
    for word in rest:
        if word in MONTHS and said.month is None and said.day is None:
            said.month = (None, MONTHS[word])
        elif (match := _YEAR.fullmatch(word)) and said.year is None:
            said.year = int(match[1])
        elif said.span is not None and (word in MONTHS or word.isdigit()):
            continue
        else:
            left.append(word)
    if said.month is not None and said.month[0] is None and said.year is not None:
        said.month = (said.year, said.month[1])
        said.year = None
    return tuple(left)


def month_span(year: int, month: int) -> tuple[dt.date, dt.date]:
    """First and last day of a month."""
    return dt.date(year, month, 1), month_end(year, month)

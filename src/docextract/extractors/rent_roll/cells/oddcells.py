"""Cells that are no plain number and no plain date, and what reading them brings up once per document."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import field

from ....document import CellError, Value
from ....models.place import Place
from ....models.rent_roll import RentRollRow, SourceColumn
from ....records import record
from ....values.areas import rate_per_area
from ....values.dates import (
    NO_DAY,
    compact_date,
    find_dates,
    is_empty_date,
    is_month_to_month,
    read_date,
    read_serial,
    since_when,
    until_when,
)
from ....values.numbers import money, scaled
from ....values.periods import Period, amount_per, find_period
from ....values.wordlist import alternatives, later, wordlist
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.fieldkinds import Kind, attribute
from .plans import Step

AROUND = dt.timedelta(days=5 * 365)
"""How far from the other days of its column a number may be one."""
_RUN_INTO = re.compile(r"(\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4})\s?[^\W\d_].*")

_HELD = later(rf"(?<!\w)(?:{alternatives(wordlist('docextract.vocabulary', 'letters.toml')['held']['words'])})(?!\w)")
"""How a deposit is held, beside its amount: ``60,000 L/C``."""
_BY_MONTH = frozenset(wordlist("docextract.vocabulary", "rolls.toml")["time"]["term"])
"""What says behind a day and ``to`` that a lease goes on from month to month."""
_BRIDGE = re.compile(
    r"^[\s,;]*(?:[-\u2013\u2014\u2192]|->|(?:to|thru|through|now|then|currently)\b)?\s*", re.IGNORECASE
)
"""What stands between the first day of a lease and a word for its end."""


@record
class Notices:
    """What reading the cells brought up, once per document."""

    month_only: Place | None = None
    open_ended: Place | None = None
    errors: list[Place] = field(default_factory=list)
    scaled: list[Place] = field(default_factory=list)
    _days: dict[tuple[int, int], tuple[dt.date, dt.date] | None] = field(default_factory=dict)

    def may_be_day(self, line: Line, column: int, day: dt.date, value: float) -> bool:
        """Whether a number stands for a day: in a column that writes days as numbers, or else among the days there."""
        key = (id(line.grid), column)
        if key not in self._days:
            values = [row[column] for row in line.grid.values if column < len(row)]
            days = [v.date() if type(v) is dt.datetime else v for v in values if isinstance(v, dt.date)]
            serials = sum(type(v) is int or type(v) is float for v in values)
            self._days[key] = (min(days), max(days)) if len(days) >= serials and days else None
        span = self._days[key]
        return span is None or (value == int(value) and span[0] - AROUND <= day <= span[1] + AROUND)


def says_nothing(value: Value) -> bool:
    """Whether a cell holds dashes alone."""
    return type(value) is str and not value.strip("-–— ")


def set_date(
    row: RentRollRow, step: Step, value: Value, line: Line, conventions: Conventions, notices: Notices
) -> bool:
    """Set a field to the date of its cell; False, with the text as unread where it is no blank, where there is none."""
    column, name, attr, kind = step.column, step.name, step.attr, step.kind
    kind_of = type(value)
    if (kind_of is dt.datetime or kind_of is dt.date) and 1971 <= value.year < 2090:  # type: ignore[union-attr]
        # An ordinary date; those that mean "none" or "no end" lie outside.
        setattr(row, attr, value.date() if kind_of is dt.datetime else value)  # type: ignore[union-attr]
        return True
    if (compact := compact_date(value)) is not None:
        setattr(row, attr, compact)
        return True
    reading = read_date(value, conventions.dates, end=kind is Kind.END)
    if reading is None and type(value) in (int, float):
        serial = read_serial(value, conventions.date1904)
        plain = serial is not None and 1971 <= serial.date.year < 2090
        if serial is not None and plain and notices.may_be_day(line, column, serial.date, value):  # type: ignore[arg-type]
            setattr(row, attr, serial.date)
            return True
    if reading is None and type(value) is str and (run := _RUN_INTO.fullmatch(value)):
        # The end of a long text of the column before was printed over the date's.
        reading = read_date(run[1], conventions.dates, end=kind is Kind.END)
    if reading is None and kind is Kind.END and type(value) is str and (until := until_when(value)) is not None:
        reading = read_date(until, conventions.dates, end=True)
    if reading is None and kind is Kind.START and type(value) is str and (since := since_when(value)) is not None:
        reading = read_date(since, conventions.dates)
    if reading is None:
        if is_empty_date(value):
            return False
        text = value if type(value) is str else line.text(column) or ""
        if says_nothing(text) or text == NO_DAY:
            return False
        if is_month_to_month(text):
            row.is_month_to_month = True
        row.unread[name] = text
        return False
    setattr(row, attr, reading.date)
    if reading.month_only and notices.month_only is None:
        notices.month_only = line.place(column)
    if reading.open_ended and notices.open_ended is None:
        notices.open_ended = line.place(column)
    return True


def set_lease_dates(
    row: RentRollRow, text: str, place: Place | None, conventions: Conventions
) -> list[tuple[str, Place]]:
    """Set the first and last day of the lease from one cell (``1/1/2021 - 12/31/2028``, ``1/1/2021 - MTM``, ``1/1/2021
    -``), where none has them yet.

    Returns:
        The fields with the place of the cell; nothing where it holds no two days.
    """
    days = find_dates(text, conventions.dates)
    if place is None or row.lease_start_date or row.lease_end_date:
        return []
    lead = text[: days[0].start].rstrip() if len(days) == 1 else ""
    alone = len(days) == 1 and (not lead or lead.endswith(":"))  # "#01246   Lease: 08/01/2020 - MTM"
    rest = _BRIDGE.sub("", text[days[0].stop :]) if alone else ""
    if is_month_to_month(rest) or rest.casefold() in _BY_MONTH:
        row.lease_start_date, row.is_month_to_month = days[0].reading.date, True
        return [("leaseStartDate", place)]
    if alone and text[days[0].stop :].strip() in ("-", "–", "—"):
        row.lease_start_date = days[0].reading.date
        return [("leaseStartDate", place)]
    if len(days) != 2:
        return []
    period = find_period(text, conventions.dates)
    first, last = days
    beside = text[: first.start] + text[first.stop : last.start] + text[last.stop :]
    if period is None and not beside.strip() and first.reading.date < last.reading.date:
        period = Period(first.reading.date, last.reading.date)  # "2021/06/01 2026/05/31"
    if period is None or period.start is None:
        return []
    row.lease_start_date, row.lease_end_date = period
    return [("leaseStartDate", place), ("leaseEndDate", place)]


def set_odd_number(
    row: RentRollRow, step: Step, value: Value, line: Line, conventions: Conventions, notices: Notices
) -> tuple[str, Place] | None:
    """A cell of a money column that is no plain number: a rate, an amount in thousands, or nothing that can be read.

    Returns:
        The field that it tells after all, with its place.
    """
    name, text, place = step.name, str(value).strip(), line.place(step.column)
    rate = rate_per_area(value) if type(value) is str else None
    if rate is None and type(value) is str and (words := text.split())[1:]:
        rate = rate_per_area(words[0])  # "$1.25/SF NNN"
        if rate is not None:
            row.unread[name] = text
    if rate is not None and row.rent_per_area is None and name in ("contractRent", "marketRent", "annualRent"):
        row.rent_per_area, row.rent_per_area_period = rate.amount, rate.period
        if place is not None:
            return "rentPerArea", place
        return None
    said = amount_per(text) if name in ("contractRent", "annualRent") else None
    paid = money(said[0], conventions.numbers) if said is not None else None
    if said is not None and paid is not None:
        field = "annualRent" if said[1] == "ANNUAL" else "contractRent"
        setattr(row, attribute(field), paid)
        return (field, place) if place is not None else None
    big = scaled(value, conventions.numbers) if type(value) is str else None
    if big is not None:
        setattr(row, step.attr, big)
        if place is not None:
            notices.scaled.append(place)
            return name, place
        return None
    if name in ("deposit", "otherDeposit") and type(value) is str and (held := _HELD.search(text)) is not None:
        amount = money(f"{text[: held.start()]} {text[held.end() :]}".strip(" *-–:,()"), conventions.numbers)
        if amount is not None and place is not None:
            setattr(row, step.attr, amount)
            row.source_columns = [*row.source_columns, SourceColumn(None, text)]
            return name, place
    if isinstance(value, CellError) and place is not None:
        notices.errors.append(place)
    row.unread[name] = text
    return None

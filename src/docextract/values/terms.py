"""The length of a lease, in months."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal

from .dates import DateOrder, find_dates
from .numbers import NumberStyle, Value, money
from .wordlist import alternatives, later, wordlist

_TERMS = wordlist()["terms"]
_BEGUN = frozenset(_TERMS["begun"])
_OPEN = frozenset("-\u2013\u2014")
"""What stands before the last day of a lease, where that is left blank."""
_N = r"\d{1,3}(?:[.,]\d{1,2})?"
_WORDED = later(
    rf"(?:(?P<years>{_N})[\s-]*(?:{alternatives(_TERMS['years'])})\.?)?[\s,&+]*(?:and\s+)?"
    rf"(?:(?P<months>{_N})[\s-]*(?:{alternatives(_TERMS['months'])})\.?)?"
)


_FROM = frozenset({"from", "commencing", "beginning", "starting", "since"})
"""Right before the first day of a lease."""


def lease_term(value: Value, style: NumberStyle = NumberStyle.POINT, *, years: bool = False) -> Decimal | None:
    """The months of ``60``, ``60 months``, ``5 yrs``, ``5 Years 6 Months``; None for anything else.

    A bare number counts months, or years where ``years`` says that the header does.
    """
    number = money(value, style)
    if number is not None:
        return number * 12 if years else number
    match = _WORDED.fullmatch(value.strip()) if type(value) is str and value.strip() else None
    if match is None or (match["years"] is None and match["months"] is None):
        return None
    parts = [(match["years"], 12), (match["months"], 1)]
    return sum((Decimal(text.replace(",", ".")) * each for text, each in parts if text is not None), Decimal(0))


def begun_on(text: str, order: DateOrder) -> dt.date | None:
    """The first day of a lease of which no last one is said: ``from 25.10.2022``, ``At will 7/1/2025 -``; None for
    anything else."""
    days = find_dates(text, order)
    if len(days) == 1 and text[days[0].stop :].strip() in _OPEN:
        return days[0].reading.date
    if len(days) != 1 or text[days[0].stop :].strip(" .)"):
        return None
    return days[0].reading.date if text[: days[0].start].strip(" (").casefold() in _BEGUN else None


def term_from(text: str, order: DateOrder) -> tuple[Decimal, dt.date] | None:
    """The months of a lease and its first day, ``10 yrs from 01/03/2022``, ``20 yrs from 15/06/2015, 5-yearly
    reviews``, ``Assured tenancy, 12 months from 14/02/2025.``; None for anything else."""
    days = find_dates(text, order)
    if len(days) != 1 or text[days[0].stop :].strip(" )")[:1] not in ("", ",", ";", "."):
        return None
    before, _, _ = text[: days[0].start].strip(" (").rpartition(" ")
    before = before.rpartition(", ")[2]
    months = lease_term(before) if any(map(str.isalpha, before)) else None
    return None if months is None else (months, days[0].reading.date)


def begun_from(text: str, order: DateOrder) -> dt.date | None:
    """The first day of a lease behind what kind of term it has: ``Part 4 from 03/03/2022``; None for anything else."""
    days = find_dates(text, order)
    if len(days) != 1 or text[days[0].stop :].strip(" .)"):
        return None
    *kind, word = text[: days[0].start].casefold().split() or [""]
    return days[0].reading.date if kind and word in _FROM else None

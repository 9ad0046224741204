"""Printed numbers as exact decimals.

A :class:`NumberStyle` is decided once per document by :func:`number_style`, never per cell, because ``1.234`` alone
may be either. Signs stay as printed; what is not wholly a number is ``None``.
"""

from __future__ import annotations

import datetime as dt
import math
import re
from collections.abc import Iterable
from decimal import Decimal
from enum import Enum
from functools import lru_cache

from .remembered import TEXTS, remembered
from .wordlist import alternatives, later, wordlist

Value = str | int | float | bool | dt.date | dt.datetime | dt.time | None

ZERO = Decimal(0)


class NumberStyle(Enum):
    """How a document writes numbers."""

    POINT = "1,234.56"
    """Decimal point; comma between groups of three, or of two as in ``1,50,00,000.00``."""
    COMMA = "1.234,56"
    """Decimal comma; point or blank between groups of three."""
    SPACED = "1 234.56"
    """Decimal point; blank between groups of three."""
    APOSTROPHE = "12'345.60"
    """Apostrophe between groups of three; decimal point or comma."""

    __hash__ = object.__hash__  # there is one of each, and answers are looked up by them


_NUMBERS = wordlist()["numbers"]
_CURRENCIES = wordlist()["currencies"].values()
_SYMBOLS = alternatives([s for c in _CURRENCIES for s in c["symbols"]])
_WORDS = alternatives([*(w for c in _CURRENCIES for w in c["words"]), *wordlist()["currency_text"]["shared"]])
_CURRENCY = rf"(?:{_SYMBOLS}|(?:{_WORDS})(?![^\W\d_]))"
_SPACED = rf"(?:{alternatives([w for c in _CURRENCIES for w in c.get('spaced', ())])})\s"
_CREDIT = rf"(?P<credit>{alternatives(_NUMBERS['credit'])})"
_DEBIT = rf"(?P<debit>{alternatives(_NUMBERS['debit'])})"
_MONTHLY = rf"(?:\s*(?:{alternatives(_NUMBERS['monthly'])}))"

# Blanks of every width, dashes of every length and apostrophes of every shape are one each.
_FOLD = str.maketrans(
    {
        **dict.fromkeys("\u00a0\u2007\u2009\u202f\u2002\u2003\t\n\r", " "),
        **dict.fromkeys("\u2212\u2010\u2011\u2012\u2013\u2014\u2015\ufe63\uff0d", "-"),
        **dict.fromkeys("\u2019\u2018\u02bc\u00b4`", "'"),
    }
)

_DRESSED = re.compile(
    rf"(?P<head>[\s(+\-]*(?:(?:{_CURRENCY}|{_SPACED})[\s(+\-]*)?)"
    r"(?P<body>(?:\d|[.,](?=\d))(?:[\d.,' ]*\d)?\.?)"
    rf"(?P<tail>[\s)\-]*(?:{_CURRENCY}[\s)\-]*)?(?:(?:{_CREDIT}|{_DEBIT})[\s)]*)?{_MONTHLY}?)",
    re.IGNORECASE,
)
_DASH = later(rf"\(?\s*(?:{_CURRENCY}\s*)?-\s*(?:{_CURRENCY})?\s*\)?")

_BODY = {
    NumberStyle.POINT: re.compile(
        r"(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d*)?|\.\d+",
    ),
    NumberStyle.SPACED: re.compile(r"(?:\d+|\d{1,3}(?: \d{3})+)(?:\.\d*)?|\.\d+"),
    NumberStyle.COMMA: re.compile(r"(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+)(?:,\d+)?|,\d+"),
    NumberStyle.APOSTROPHE: re.compile(r"(?:\d+|\d{1,3}(?:'\d{3})+)(?:[.,]\d+)?|[.,]\d+"),
}
_ANGLED = re.compile(r"[^<>]*<[^<>]*>[^<>]*")
_PLAIN = re.compile(r"-?\d{1,15}(?:\.\d{1,6})?", re.ASCII)
_GROUPED = re.compile(r"\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,6})?", re.ASCII)
_USUAL = re.compile(r"-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?", re.ASCII)
"""How most numbers are printed: what this fits, the patterns above fit too."""
_DIGIT = re.compile(r"\d")


_LONGEST = 300
"""Digits that a workbook's largest number has, nearly: what is longer is no amount, whatever it is."""


def _decimal(body: str, style: NumberStyle) -> Decimal | None:
    if len(body) > _LONGEST or not _BODY[style].fullmatch(body):
        return None
    if style in (NumberStyle.POINT, NumberStyle.SPACED):
        return Decimal(body.replace(",", "").replace(" ", ""))
    if style is NumberStyle.COMMA:
        return Decimal(body.replace(".", "").replace(" ", "").replace(",", "."))
    return Decimal(body.replace("'", "").replace(",", "."))


def _folded(text: str) -> str:
    """A text with one kind of blanks, dashes, apostrophes and brackets: ``<1,234>`` is ``(1,234)``."""
    text = text.translate(_FOLD).strip()
    return text.replace("<", "(").replace(">", ")") if "<" in text and _ANGLED.fullmatch(text) else text


_CENTS = re.compile(r"[.,]\d\d$")
_MARKS = "*\u2020\u2021"


@lru_cache(maxsize=TEXTS)
def _money_text(text: str, style: NumberStyle, credit: bool) -> Decimal | None:
    if style is NumberStyle.POINT:
        if _PLAIN.fullmatch(text):
            return Decimal(text)
        if _GROUPED.fullmatch(text):
            return Decimal(text.replace(",", ""))
    text = _folded(text)
    if len(text) > 1 and text[-1] in _MARKS:
        # A mark behind a number points to a note: "31.00 *".
        text = text.rstrip(_MARKS).rstrip()
    if not text:
        return None
    if _DASH.fullmatch(text):
        return ZERO
    match = _DRESSED.fullmatch(text)
    if not match:
        return None
    number = _decimal(match["body"], style)
    if number is None:
        return None
    head, tail = match["head"], match["tail"]
    minus = head.count("-") + tail.count("-")
    opened, closed = head.count("("), tail.count(")")
    if minus > 1 or opened > 1 or closed > 1 or (minus and "+" in head):
        return None
    if match["credit"] is not None or match["debit"] is not None:
        if not credit and not _CENTS.search(match["body"]):
            return None
        minus += match["credit"] is not None
    # Only one bracket is decoration of a number format cut off by a cell's edge.
    negative = minus or (opened and closed and not _blank_bracket(text))
    return -number if negative and number else abs(number)


def _blank_bracket(text: str) -> bool:
    return text.startswith("( ")


def money(value: Value, style: NumberStyle = NumberStyle.POINT, *, credit: bool = False) -> Decimal | None:
    """The amount a cell prints, sign as printed.

    ``$(12,345)``, ``<12,345>``, ``-1,234``, ``1,234-`` are negative; a lone dash is a printed zero; blank is ``None``,
    and so is everything that is not wholly a number, percentages and scaled amounts among it. Cents say that
    ``1,234.00 CR`` is a credit; ``1,234 CR`` is read only with ``credit=True``, that is where the document says that CR
    marks credits. Text in brackets with a blank after the opening one, ``( 12,345)``, comes from a number format's
    padding: it reads positive here, and :func:`has_doubtful_sign` tells, so that the format or the arithmetic can
    decide. ``725/mo`` is an amount of a month, as those of rolls are; one of a year is none.
    """
    if type(value) is str:
        return _money_text(value, style, credit)
    if type(value) is float:
        return from_float(value) if math.isfinite(value) else None
    if type(value) is int:
        return Decimal(value)
    return None


def is_nought(value: Value) -> bool:
    """Whether a cell says in a word that its amount is nought: ``nil``."""
    return type(value) is str and value.strip().casefold() in _NUMBERS["nought"]


def from_float(value: float) -> Decimal:
    """The number that a workbook's cell holds, to the 15 digits that spreadsheets keep: what is behind them comes from
    binary arithmetic (``81200.04000000001`` for twelve times 6,766.67)."""
    return _from_float(value) if value else Decimal(repr(value))  # 0.0 is -0.0


@lru_cache(maxsize=TEXTS)
def _from_float(value: float) -> Decimal:
    text = repr(value)
    return Decimal(text if len(text) <= 16 or value.is_integer() else f"{value:.15g}")


def has_doubtful_sign(value: Value) -> bool:
    """True for a number in brackets with a blank behind the opening one, ``( 12,345)``, and for one with a single
    bracket, ``(12,345``: negative only if something else says so. Percentages too."""
    if type(value) is not str or ("(" not in value and ")" not in value):
        return False
    text = value.translate(_FOLD).replace("%", "").strip()
    pair = "(" in text and ")" in text
    if pair and not _blank_bracket(text):
        return False
    match = _DRESSED.fullmatch(text)
    return match is not None and "-" not in match["head"] + match["tail"] and text.count("(") + text.count(")") < 3


@lru_cache(maxsize=TEXTS)
def _percent_text(text: str, style: NumberStyle) -> Decimal | None:
    text = text.translate(_FOLD).strip()
    if text.count("%") != 1:
        return None
    number = _money_text(text.replace("%", "").strip(), style, False)
    if number is None or text.strip(" -()") == "%":
        return None
    return number.scaleb(-2)


def percent(value: Value, style: NumberStyle = NumberStyle.POINT) -> Decimal | None:
    """The ratio of a percentage: ``"12.5%"`` is ``0.125``. A number from the file is a ratio already."""
    if type(value) is str:
        return _percent_text(value, style)
    return money(value, style)


LONGEST = 200
"""Characters of an amount in words or of a rate at most: patterns that look back and forth are given no more."""

_SCALED = re.compile(
    rf"(?P<number>.*?\d[\d.,']*)\s*(?P<scale>{alternatives(list(_NUMBERS['scale']))})(?P<rest>[\s)]*)", re.IGNORECASE
)


@lru_cache(maxsize=TEXTS)
def _scaled_text(text: str, style: NumberStyle) -> Decimal | None:
    match = _SCALED.fullmatch(text.translate(_FOLD).strip()) if len(text) <= LONGEST else None
    if not match:
        return None
    number = _money_text(match["number"] + match["rest"], style, False)
    return None if number is None else number * _NUMBERS["scale"][match["scale"].lower()]


def scaled(value: Value, style: NumberStyle = NumberStyle.POINT) -> Decimal | None:
    """An amount printed in thousands or millions: ``"$4.2M"`` is ``4200000``. Precision is lost: warn."""
    return _scaled_text(value, style) if type(value) is str else None


def count(value: Value, style: NumberStyle = NumberStyle.POINT) -> int | None:
    """A whole number of things, not negative; ``None`` if it is anything else."""
    number = money(value, style)
    if number is None or number < 0 or number != number.to_integral_value():
        return None
    return int(number)


@remembered
def _is_money_text(text: str) -> bool:
    if _USUAL.fullmatch(text):
        return True
    if not _DIGIT.search(text):
        return False
    text = _folded(text)
    match = _DRESSED.fullmatch(text.rstrip(_MARKS).rstrip() if text[-1:] in _MARKS else text)
    return match is not None and any(p.fullmatch(match["body"]) for p in _BODY.values())


def is_money_like(value: Value) -> bool:
    """Whether a cell holds a number, in whatever style. A lone dash is no evidence either way: False."""
    if type(value) is str:
        return _is_money_text(value)
    return type(value) is float or type(value) is int


RARE = 5
"""So many commas before three digits are worth one before another number of digits."""


def number_style(texts: Iterable[str]) -> NumberStyle:
    """The style of a document, from all its texts; those that are not numbers are passed over.

    Evidence is what can be read in one way only: two kinds of separator in one number, a separator that repeats, or
    one that is not followed by three digits; percentages say it of decimals where blanks part groups. Without evidence
    the style is POINT, or SPACED where blanks part groups and no commas do; so it is where commas before three
    digits are many times the evidence against them: a misprint among whole amounts divides none of them by a thousand.
    """
    point = comma = apostrophe = dotted = grouped = spaced = commas = percents = 0
    for text in texts:
        match = _DRESSED.fullmatch(_folded(text).replace("%", ""))
        if not match:
            continue
        body = match["body"]
        if "%" in text:
            percents += ("," in body) - ("." in body)
            continue
        spaced += " " in body and any(_BODY[style].fullmatch(body) for style in (NumberStyle.SPACED, NumberStyle.COMMA))
        if "'" in body:
            apostrophe += _BODY[NumberStyle.APOSTROPHE].fullmatch(body) is not None
        elif "," in body or "." in body:
            as_point = _BODY[NumberStyle.POINT].fullmatch(body) is not None
            as_comma = _BODY[NumberStyle.COMMA].fullmatch(body) is not None
            commas += as_point and "," in body
            point += as_point and not as_comma
            comma += as_comma and not as_point
            if as_point and as_comma:
                point += body.startswith(("0.", "."))
                comma += body.startswith(("0,", ","))
                dotted += 1 if "." in body else -1
                grouped += "," in body
    if apostrophe and apostrophe >= comma:
        return NumberStyle.APOSTROPHE
    if spaced > 1 and not commas and comma + percents <= point:
        return NumberStyle.SPACED
    if (
        (spaced > 1 and not commas)
        or (comma > point and RARE * comma > grouped)
        or (comma == point == 0 and dotted >= 3)
    ):
        return NumberStyle.COMMA
    return NumberStyle.POINT

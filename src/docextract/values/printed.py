"""The text that a sheet's cell shows for its value, by its number format (ECMA-376 part 1, 18.8.31)."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from functools import lru_cache

from ..records import record
from .remembered import TEXTS

_PIECE = re.compile(
    r'"(?P<quoted>[^"]*)"?|\\(?P<escaped>.)|(?P<space>_.)|(?P<fill>\*.)|\[(?P<bracket>[^\]]*)\]?'
    r"|(?P<end>;)|(?P<noon>am/pm|a/p)|(?P<general>general)|(?P<date>y+|m+|d+|h+|s+(?:[.,]0+)?)|(?P<digits>[.,]*[0#?][0#?.,]*)"
    r"|(?P<exponent>e[+-]?0+)|(?P<other>.)",
    re.I | re.S,
)
_CURRENCY = re.compile(r"\$([^-]*)")
_MONTHS = (
    "January February March April May June July August September October November December".split()  # noqa: SIM905
)
_DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()  # noqa: SIM905
_LOCALE_DATES = {"mm-dd-yy": "m/d/yyyy", "m/d/yy h:mm": "m/d/yyyy h:mm"}
"""Built-in formats 14 and 22 follow the reader's locale; these are what an American one shows."""
_CONDITION = re.compile(r"[<>=]")


@record(frozen=True)
class _Section:
    """One of a format's up to four sections."""

    pieces: tuple[tuple[str, str], ...]
    """Kind and text: ``literal``, ``date``, ``noon``, ``digits``, ``exponent``, ``other``, ``general``."""
    conditional: bool = False

    def has(self, kind: str) -> bool:
        return any(k == kind for k, _ in self.pieces)


@lru_cache(maxsize=TEXTS, typed=True)
def printed(value: object, number_format: str = "General") -> str:
    """The text a cell shows.

    Numbers keep the decimals, thousands separators, percent, currency signs and parentheses of their format; under
    ``General``, or a format that is not understood, they are the shortest decimal that is exact to 15 digits. Dates are
    shown as their format says, else in ISO 8601. Padding of column width is left out. None is ``""``.
    """
    if value is None:
        return ""
    if isinstance(value, str):
        return str(value)
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, (dt.date, dt.time)):
        return _moment(value, number_format)
    if isinstance(value, (int, float)):
        return _number(value, number_format)
    return str(value)


@lru_cache(maxsize=512)
def _sections(number_format: str) -> tuple[_Section, ...]:
    sections: list[_Section] = []
    pieces: list[tuple[str, str]] = []
    conditional = False
    for match in _PIECE.finditer(number_format):
        kind, text = match.lastgroup or "other", match[match.lastgroup or 0] or ""
        if kind == "end":
            sections.append(_Section(tuple(pieces), conditional))
            pieces, conditional = [], False
        elif kind == "bracket":
            currency = _CURRENCY.match(text)
            if currency and currency[1]:
                pieces.append(("literal", currency[1]))
            conditional = conditional or bool(_CONDITION.match(text))
            if re.fullmatch(r"h+|m+|s+", text, re.I):
                pieces.append(("elapsed", text))
        elif kind in ("quoted", "escaped") or (kind == "other" and text in "$€£¥-+/():!^&'~{}<>=., "):
            pieces.append(("literal", text))
        elif kind not in ("space", "fill"):
            pieces.append((kind, text))
    sections.append(_Section(tuple(pieces), conditional))
    return tuple(sections)


def _general(value: int | float) -> str:
    if isinstance(value, int):
        return str(value)
    text = f"{value:.15g}"
    if "e" in text and 1e-9 <= abs(value) < 1e21:
        text = f"{Decimal(text):f}"
    return "0" if text == "-0" else text


def _number(value: int | float, number_format: str) -> str:
    if number_format in ("General", "@", ""):
        return _general(value)
    sections = _sections(number_format)
    if any(section.conditional for section in sections):
        return _general(value)
    section = sections[0]
    if value < 0 and len(sections) > 1:
        section, value = sections[1], -value
    elif value == 0 and len(sections) > 2:
        section = sections[2]
    text = _plan(section)(value)
    return _general(value) if text is None else text


@lru_cache(maxsize=1024)
def _plan(section: _Section) -> Callable[[int | float], str | None]:
    """How to write a number under one section; what it gives is None where the format is beyond us."""
    pieces = section.pieces
    if any(kind in ("date", "noon", "elapsed") for kind, _ in pieces):
        return lambda value: None
    numbers = [i for i, (kind, _) in enumerate(pieces) if kind in ("digits", "general")]
    others = "".join(text for kind, text in pieces if kind == "other")
    if others.strip("%") or section.has("exponent") or len(numbers) > 1:
        return _exponential(section) if section.has("exponent") and len(numbers) == 1 else lambda value: None
    if not numbers:
        fixed = "".join(text for _, text in pieces).strip()
        return (lambda value: fixed) if pieces else (lambda value: "")
    at = numbers[0]
    before = "".join(text for _, text in pieces[:at]).lstrip()
    after = "".join(text for _, text in pieces[at + 1 :]).rstrip()
    percents = others.count("%")
    if pieces[at][0] == "general":
        return lambda value: f"{before}{_general(value)}{after}"
    whole, _, fraction = pieces[at][1].partition(".")
    if "." in fraction or "," in fraction.rstrip(","):
        return lambda value: None
    thousands = "," in whole.rstrip(",")
    scale = percents * 2 - 3 * (len(pieces[at][1]) - len(pieces[at][1].rstrip(",")))
    places = fraction.rstrip(",")
    least = len(places.rstrip("#?"))
    width = sum(character == "0" for character in whole)
    ordinary = width == 1 and not scale and least == len(places)
    layout = f"{{:{',' if thousands else ''}.{least}f}}"
    shift = 10**least

    def write(value: int | float) -> str:
        # Python rounds the binary number, to even; a sheet the decimal one, away from zero. They differ at halves only.
        if ordinary and abs(abs(value) * shift % 1 - 0.5) > 1e-6 and abs(value) < 1e9:
            digits = layout.format(abs(value))
            sign = "-" if value < 0 and digits.strip("0.") else ""
            return f"{sign}{before}{digits}{after}"
        digits = _fixed(abs(value), len(places), scale)
        integer, _, decimals = digits.partition(".")
        while len(decimals) > least and decimals.endswith("0"):
            decimals = decimals[:-1]
        integer = integer.lstrip("0").rjust(width, "0")
        if thousands:
            integer = f"{int(integer):,}" if len(integer) > 3 else integer
        sign = "-" if value < 0 and (integer.strip("0,") or decimals.strip("0")) else ""
        point = "." if decimals or (places and not least and "0" in places) else ""
        return f"{sign}{before}{integer}{point}{decimals}{after}"

    return write


def _exponential(section: _Section) -> Callable[[int | float], str | None]:
    mantissa = next(text for kind, text in section.pieces if kind == "digits")
    exponent = next(text for kind, text in section.pieces if kind == "exponent")
    if len(mantissa.partition(".")[0]) != 1:
        return lambda value: None
    places = len(mantissa.partition(".")[2])
    width = exponent.count("0")

    def write(value: int | float) -> str:
        head, _, power = f"{value:.{places}E}".partition("E")
        sign = "-" if power[0] == "-" else "+" if "+" in exponent else ""
        return f"{head}E{sign}{power[1:].lstrip('0').rjust(width, '0')}"

    return write


def _fixed(value: int | float, places: int, scale: int) -> str:
    """A number times ten to the ``scale``, with so many decimals, rounded half away from zero as sheets do."""
    if isinstance(value, int) and not scale:
        return f"{value}.{'0' * places}"
    exact = Decimal(_general(value)).scaleb(scale)
    if int(exact.as_tuple().exponent) >= -places:
        return f"{exact:.{places}f}"
    return f"{exact.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP):f}"


def _moment(value: dt.date | dt.time, number_format: str) -> str:
    pieces = _sections(_LOCALE_DATES.get(number_format, number_format))[0].pieces
    if not any(kind == "date" for kind, _ in pieces) or any(kind == "digits" for kind, _ in pieces):
        return value.isoformat(" ") if isinstance(value, dt.datetime) else value.isoformat()
    date = value if isinstance(value, dt.date) else None
    time = value.time() if isinstance(value, dt.datetime) else value if isinstance(value, dt.time) else dt.time()
    noon = any(kind == "noon" for kind, _ in pieces)
    shown: list[str] = []
    last = ""
    dates = [text[0].lower() for kind, text in pieces if kind == "date"]
    met = 0
    for kind, text in pieces:
        if kind == "noon":
            half = "AM" if time.hour < 12 else "PM"
            shown.append(half if len(text) > 3 else half[0])
        elif kind == "date":
            letter = text[0].lower()
            met += 1
            following = dates[met] if met < len(dates) else ""
            if letter == "m" and len(text) < 3 and (last == "h" or following == "s"):
                shown.append(f"{time.minute:0{len(text)}d}")
            elif letter in "hs":
                shown.append(_time_piece(time, letter, text, noon))
            elif date is None:
                return value.isoformat()
            else:
                shown.append(_date_piece(date, letter, len(text)))
            last = letter
        elif kind != "elapsed":
            shown.append(text if text != "@" else "")
    return "".join(shown).strip()


def _time_piece(time: dt.time, letter: str, text: str, noon: bool) -> str:
    if letter == "h":
        return f"{(time.hour + 11) % 12 + 1 if noon else time.hour:0{min(len(text), 2)}d}"
    seconds, point, fraction = text.lower().replace(",", ".").partition(".")
    shown = f"{time.second:0{min(len(seconds), 2)}d}"
    return f"{shown}.{f'{time.microsecond:06d}'[: len(fraction)]}" if point else shown


def _date_piece(date: dt.date, letter: str, length: int) -> str:
    if letter == "y":
        return f"{date.year:04d}" if length > 2 else f"{date.year % 100:02d}"
    number, names = (date.month, _MONTHS) if letter == "m" else (date.day, _DAYS)
    if length < 3:
        return f"{number:0{length}d}"
    name = names[date.month - 1] if letter == "m" else names[date.weekday()]
    if letter == "m" and length == 5:
        return name[0]
    return name[:3] if length == 3 else name

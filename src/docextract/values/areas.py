"""Printed areas and rents per area. Nothing is converted: the unit stays as printed."""

from __future__ import annotations

import re
from decimal import Decimal
from functools import lru_cache
from typing import Literal, NamedTuple

from .numbers import LONGEST, NumberStyle, Value, money
from .remembered import TEXTS
from .wordlist import alternatives, later, wordlist

AreaUnit = Literal["SQFT", "SQM"]
RatePeriod = Literal["ANNUAL", "MONTHLY"]


class Area(NamedTuple):
    """An area as printed; ``unit`` is None where none is printed."""

    size: Decimal
    unit: AreaUnit | None = None


class AreaRate(NamedTuple):
    """An amount per unit of area, and per year or month where that is printed."""

    amount: Decimal
    unit: AreaUnit | None = None
    period: RatePeriod | None = None


_WORDS = wordlist()["areas"]
# Compared without blanks and points.
_UNIT_WORDS: dict[str, AreaUnit] = {re.sub(r"\W+", "", word): "SQFT" for word in _WORDS["SQFT"]}
_UNIT_WORDS.update({re.sub(r"\W+", "", word): "SQM" for word in _WORDS["SQM"]})
_UNIT = rf"(?:{alternatives([*_WORDS['SQFT'], *_WORDS['SQM']])})"
_KINDS = f"(?:{alternatives(_WORDS['kinds'])})"
_NUMBER = r"\d[\d.,' ]{0,40}"
_AREA = re.compile(rf"(?P<number>{_NUMBER})\s*(?:{_KINDS}\s+)?(?P<unit>{_UNIT})\.?(?!\w)", re.IGNORECASE)
_BEHIND = later(rf"(?P<kind>\S.*?)[\s,;:/|(–-]+{_AREA.pattern}\s*\)?")
_FOOT = r"(?:'|\u2019|\s*ft\.?)?"
_SIDES = re.compile(
    rf"(\d{{1,3}}(?:\.\d+)?){_FOOT}\s*[xX\u00d7]\s*(\d{{1,3}}(?:\.\d+)?){_FOOT}(?:\s*[xX\u00d7]\s*\d+.*)?"
)
_BARE = re.compile(rf"{_NUMBER}")
_HEADED = re.compile(rf"(?<![\w.])(?P<unit>{_UNIT})(?![\w²])", re.IGNORECASE)
_PERIOD = rf"(?:(?P<annual>{alternatives(_WORDS['annual'])})|(?P<monthly>{alternatives(_WORDS['monthly'])}))"
_RATE = later(
    rf"(?P<number>[^/]*?\d[\d.,']*[^\d/]{{0,4}}?)\s*(?:(?:/|per\s|p(?=sf\b))\s*(?P<unit>{_UNIT})\.?|(?P<psf>psf))"
    rf"(?:\s*(?:/|per\s|\s)\s*{_PERIOD}\.?)?"
)


def _unit(word: str) -> AreaUnit | None:
    return _UNIT_WORDS.get(re.sub(r"\W+", "", word.lower()))


def area_unit(text: str) -> AreaUnit | None:
    """The unit of area that a header or caption names: ``Sq. Ft.``, ``Area_sqm``, ``Fläche (m²)``."""
    found: set[AreaUnit | None] = {_unit(match["unit"]) for match in _HEADED.finditer(text.replace("_", " "))}
    return found.pop() if len(found) == 1 else None


@lru_cache(maxsize=TEXTS)
def _area_text(text: str, style: NumberStyle) -> Area | None:
    text = " ".join(text.split())  # unbreakable spaces, too
    match = _AREA.fullmatch(text)
    if match:
        size = money(match["number"].strip(), style)
        return None if size is None else Area(size, _unit(match["unit"]))
    if not _BARE.fullmatch(text):
        return None
    size = money(text, style)
    return None if size is None else Area(size)


def area(value: Value, style: NumberStyle = NumberStyle.POINT) -> Area | None:
    """The area of a cell: ``1,500 SF``, ``45,5 m²``, or a bare number without a unit. Money is not an area."""
    if type(value) is str:
        return _area_text(value, style)
    size = money(value, style)
    return None if size is None else Area(size)


@lru_cache(maxsize=TEXTS)
def area_inside(text: str, style: NumberStyle = NumberStyle.POINT) -> Area | None:
    """The area printed within another text, ``Suite 200 (4,500 SF)``; it must name its unit and be the only one."""
    found = list(re.finditer(rf"(?<![\w.,$]){_AREA.pattern}", text, re.IGNORECASE))
    if len(found) != 1:
        return None
    size = money(found[0]["number"].strip(), style)
    return None if size is None else Area(size, _unit(found[0]["unit"]))


@lru_cache(maxsize=TEXTS)
def without_area(text: str, style: NumberStyle = NumberStyle.POINT) -> tuple[str, Area] | None:
    """A kind of unit and the area printed behind it: ``Ensuite 171 sf``, ``2BR/1BA - 850 SF``, ``1x1 (650 sf)``."""
    match = _BEHIND.fullmatch(text.strip())
    if match is None or not any(map(str.isalpha, match["kind"])):
        return None
    size = money(match["number"].strip(), style)
    return None if size is None else (match["kind"], Area(size, _unit(match["unit"])))


@lru_cache(maxsize=TEXTS)
def sides(text: str) -> tuple[Decimal, Decimal] | None:
    """Width and depth of a size: ``10x20``, ``5' x 10'``, ``10x20x8``. ``2x1`` may as well be beds and baths."""
    match = _SIDES.fullmatch(text.strip())
    return (Decimal(match[1]), Decimal(match[2])) if match else None


@lru_cache(maxsize=TEXTS)
def rate_per_area(text: str, style: NumberStyle = NumberStyle.POINT) -> AreaRate | None:
    """An amount per area: ``$1.25/SF``, ``$18.00 PSF/Yr``, ``12,50 €/m²``."""
    match = _RATE.fullmatch(text.strip()) if len(text) <= LONGEST else None
    if not match:
        return None
    amount = money(match["number"].strip(), style)
    if amount is None:
        return None
    period: RatePeriod | None = "ANNUAL" if match["annual"] else "MONTHLY" if match["monthly"] else None
    return AreaRate(amount, "SQFT" if match["psf"] else _unit(match["unit"]), period)

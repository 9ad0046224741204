"""Does every value say where it stands, and is that printed there?"""

from __future__ import annotations

import dataclasses
import datetime as dt
import re
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any, NamedTuple

from ..document import Grid
from ..models.base import to_camel
from ..models.extraction import Extraction
from ..models.own import Facts
from ..models.place import Place
from ..values.numbers import from_float

_DIGITS = re.compile(r"\d")
_NO_SOURCE = object()
_NEAR = 1.5
"""How far a box may reach out of the cell that holds it, in points."""


class Value(NamedTuple):
    """A number or a date of an answer: what it is called, what it is, and where it says that it stands."""

    name: str
    value: Decimal | dt.date
    places: list[Place]


def values(extraction: Extraction[Any, Any]) -> Iterator[Value]:
    """Every number and date of the rows, of facts and of the stated totals, but those that say how they are derived."""
    for row in extraction.rows:
        yield from _of_row(f"rows[{row.row_index}]", row)
    if isinstance(extraction.summary, Facts):
        facts = extraction.summary.model_copy(update={"sums": {}, "rows": 0})
        yield from _of_row("summary", facts)
    for line in extraction.totals.stated:
        for name, value in line.values.items():
            place = line.sources.get(name)
            yield Value(f"totals.stated[{line.label!r}].{name}", value, [place] if place is not None else [])


def misplaced(extraction: Extraction[Any, Any]) -> list[str]:
    """What is wrong with the places of an answer, one sentence each: none, nothing there, or something else there.

    The grids that the answer was made from tell what stands where; values of other sheets are passed over.
    """
    printed = _Printed(extraction.grids)
    wrong = []
    for found in values(extraction):
        if not found.places:
            wrong.append(f"{found.name} = {found.value} says no place")
            continue
        cells = [cell for place in found.places for cell in printed.at(place)]
        if not cells and any(printed.covers(place) for place in found.places):
            wrong.append(f"{found.name} = {found.value} stands at {_told(found.places)}, where nothing is printed")
        elif cells and not any(_says(value, text, found.value) for value, text in cells):
            there = " ".join(text for _, text in cells)
            wrong.append(f"{found.name} = {found.value} stands at {_told(found.places)}, where {there!r} is printed")
    return wrong


def _of_row(name: str, row: Any) -> Iterator[Value]:
    sources, derived = getattr(row, "sources", {}), getattr(row, "derived", None) or {}
    for field in _fields(row):
        value, alias = getattr(row, field), to_camel(field)
        if alias in derived:
            continue
        if isinstance(value, (Decimal, dt.date)):
            yield Value(f"{name}.{alias}", value, list(sources.get(alias) or ()) if sources else [])
        elif isinstance(value, list):
            for number, one in enumerate(value):
                yield from _of_item(f"{name}.{alias}[{number}]", one, number, sources if field == "values" else None)
        elif isinstance(value, Mapping):
            for key, one in value.items():
                if isinstance(one, Decimal):
                    places = sources.get(key) or sources.get(f"{alias}.{key}") or sources.get(alias) or []
                    yield Value(f"{name}.{alias}[{key!r}]", one, list(places))


def _of_item(name: str, item: Any, number: int, beside: Any) -> Iterator[Value]:
    """One item of a list: a value with its place in the list beside, or an object with a place of its own."""
    if isinstance(item, (Decimal, dt.date)) and isinstance(beside, list):
        yield Value(name, item, [beside[number]] if beside[number] is not None else [])
    elif (place := getattr(item, "source", _NO_SOURCE)) is not _NO_SOURCE:
        for field in _fields(item):
            if isinstance(value := getattr(item, field), (Decimal, dt.date)):
                yield Value(f"{name}.{to_camel(field)}", value, [place] if isinstance(place, Place) else [])


def _fields(item: Any) -> list[str]:
    if dataclasses.is_dataclass(item):
        return [field.name for field in dataclasses.fields(item)]
    return list(getattr(type(item), "model_fields", ()))


class _Printed:
    """What the grids print, by place."""

    def __init__(self, grids: Sequence[Grid]) -> None:
        self._sheets: dict[tuple[str, int, int], tuple[Any, str]] = {}
        self._pages: dict[int, list[tuple[tuple[float, float, float, float], Any, str]]] = {}
        self._known = {here for grid in grids for here in (grid.sheet, grid.page)}
        for cell in (cell for grid in grids for cell in grid.cells()):
            if cell.place is None or cell.text is None:
                continue
            if cell.place.sheet is not None and cell.place.row is not None and cell.place.column is not None:
                self._sheets[cell.place.sheet, cell.place.row, cell.place.column] = cell.value, cell.text
            elif cell.place.page is not None and cell.place.box is not None:
                self._pages.setdefault(cell.place.page, []).append((cell.place.box, cell.value, cell.text))

    def covers(self, place: Place) -> bool:
        """The grids have the sheet or page of a place."""
        return (place.sheet or place.page) in self._known

    def at(self, place: Place) -> list[tuple[Any, str]]:
        """Value and text of the cells that hold a place."""
        if place.sheet is not None:
            found = self._sheets.get((place.sheet, place.row or 0, place.column or 0))
            return [found] if found is not None else []
        if place.box is None:
            return []
        x0, top, x1, bottom = place.box
        middle, line = (x0 + x1) / 2, (top + bottom) / 2
        return [
            (value, text)
            for box, value, text in self._pages.get(place.page or 0, ())
            if box[0] - _NEAR <= middle <= box[2] + _NEAR and box[1] - _NEAR <= line <= box[3] + _NEAR
        ]


def _says(printed: Any, text: str, value: Decimal | dt.date) -> bool:
    """A cell prints a value: the same digits, whatever stands around them."""
    if isinstance(value, dt.date):
        if isinstance(printed, dt.date):
            return (printed.year, printed.month, printed.day) == (value.year, value.month, value.day)
        return f"{value.year % 100:02d}" in text or str(value.year) in text
    if isinstance(printed, (int, float)) and not isinstance(printed, bool):
        return abs(from_float(float(printed))) == abs(value) or _digits(printed) == _digits(value)
    there = "".join(_DIGITS.findall(text))
    return not value or (_digits(value) in there if _digits(value) else True)


def _digits(number: object) -> str:
    """The digits of a number without the zeros at its ends."""
    return "".join(_DIGITS.findall(f"{Decimal(str(number)):f}")).strip("0")


def _told(places: list[Place]) -> str:
    return ", ".join(str(place.to_json()) for place in places)

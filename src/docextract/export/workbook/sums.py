"""Formulas for what the document adds up: which cells of the workbook a printed total is the sum of."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any

from ...models.place import Place, column_letters
from .plan import quoted

LONGEST = 8_000
"""Characters of a formula; a spreadsheet takes 8,192."""
MOST_ARGUMENTS = 250
"""Ranges of one SUM; a spreadsheet takes 255."""
Spot = tuple[str, int, int]
"""Sheet, row and column of a cell, counted from 0."""


def sum_formula(
    cells: Iterable[Spot], blank: Callable[[Spot], bool] = lambda spot: False, sheet: str | None = None
) -> str | None:
    """``SUM(F2:F9,F12)`` over some cells, ranges where they touch or only blank ones lie between; None for none, or too
    many. ``sheet`` is the one in which the formula stands."""
    by_column: dict[tuple[str, int], list[int]] = defaultdict(list)
    for name, row, column in dict.fromkeys(cells):
        by_column[name, column].append(row)
    ranges: list[str] = []
    for (name, column), rows in by_column.items():
        letters = column_letters(column)
        before = "" if name == sheet else f"{quoted(name)}!"
        for first, last in _runs(sorted(rows), lambda row, n=name, c=column: blank((n, row, c))):  # type: ignore[misc]
            ranges.append(f"{before}{letters}{first + 1}" + (f":{letters}{last + 1}" if last > first else ""))
    if not ranges:
        return None
    parts = [ranges[n : n + MOST_ARGUMENTS] for n in range(0, len(ranges), MOST_ARGUMENTS)]
    text = "+".join(f"SUM({','.join(part)})" for part in parts)
    return text if len(text) <= LONGEST else None


def _runs(rows: Sequence[int], blank: Callable[[int], bool]) -> Iterator[tuple[int, int]]:
    first = last = rows[0]
    for row in rows[1:]:
        if not all(blank(between) for between in range(last + 1, row)):
            yield first, last
            first = row
        last = row
    yield first, last


class Addends:
    """What printed totals are the sum of, told by the relations that the document prints.

    A total gets a formula only where its relation holds to the last digit and every addend stands in the workbook.
    """

    def __init__(self, equations: Iterable[Any]) -> None:
        self._about: dict[Place, list[tuple[bool, list[Place], Decimal]]] = defaultdict(list)
        self.known = False
        """Whether any relations are at hand."""
        for equation in equations:
            self.known = True
            if getattr(equation, "factors", ()):
                continue
            terms = [term for term in equation.terms if term.value is not None]
            signs = Counter(term.factor for term in terms)
            for total in terms:
                if signs[total.factor] != 1 or total.factor not in (1, -1) or signs[-total.factor] != len(terms) - 1:
                    continue
                others = [term for term in terms if term is not total]
                addends = list(dict.fromkeys(term.place for term in others))
                if others and None not in addends and len(addends) == len(others):
                    comes_to = sum((Decimal(term.value) for term in others), Decimal(0))
                    self._about[total.place].append((comes_to == total.value, addends, comes_to))

    def of(self, place: Place | None) -> Sequence[tuple[bool, list[Place], Decimal]]:
        """What a total at a place is the sum of, by each relation: whether it holds exactly, the addends, their sum."""
        return self._about.get(place, ()) if place is not None else ()


def spots(places: Iterable[Place], *known: Mapping[Place, Spot]) -> list[Spot] | None:
    """Where places stand in the workbook, all by the first of the mappings that has them all; None if none has."""
    places = list(places)
    for where in known:
        if all(place in where for place in places):
            return [where[place] for place in places]
    return None

"""What a document says once, above, below and beside its table: values with a label before or above them."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TYPE_CHECKING, Any, NamedTuple

from .document import Grid
from .models.base import to_camel
from .models.place import Place
from .table_rows import WITH_UNIT, TableRows
from .values.dates import find_dates
from .values.text import is_blank, words

if TYPE_CHECKING:
    from .table_extractor import TableExtractor

_AMOUNT = re.compile(r"[$€£]|\d[.,]\d\d$")
"""What the last word of a text has that is an amount, and no number of days."""


class Said(NamedTuple):
    """A fact as it is printed: its field, and its value or None, where what stands there is none of its type."""

    name: str
    value: Any
    text: str
    place: Place | None


@dataclass
class TableFacts:
    """The labels of a table's facts, and what was found of them."""

    table: TableExtractor
    rows: TableRows
    found: dict[str, list[Said]] = field(default_factory=dict)
    _labels: list[tuple[re.Pattern[str], str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        spelled = {text: name for name, texts in self.table.facts.items() for text in texts}
        for text in sorted(spelled, key=len, reverse=True):
            said = r"\W*".join(map(re.escape, words(text)))
            pattern = rf"(?<!\w){said}(?!\w)\s*(?P<mark>[:=#.]*)"
            self._labels.append((re.compile(pattern, re.IGNORECASE), spelled[text]))

    def begins(self, grid: Grid, row: int) -> bool:
        """Whether the first cell of a row is a label with a value of its field's type: then it is no row."""
        first = next((column for column, value in enumerate(grid.values[row]) if not is_blank(value)), None)
        return first is not None and any(said.value is not None for said in self._of_cell(grid, row, first))

    def take(self, grid: Grid, lines: Iterable[int]) -> None:
        """Take what some rows say, all of which are none of the table."""
        for row in lines:
            for column in range(len(grid.values[row])):
                for said in self._of_cell(grid, row, column):
                    self.found.setdefault(said.name, []).append(said)

    def values(self) -> dict[str, Any]:
        """The fields of the summary: values as they are printed first, their places, and what was not read."""
        made: dict[str, Any] = {"sources": {}, "unread": {}, "doubtful": {}}
        for name, several in self.found.items():
            read = [said for said in several if said.value is not None]
            told = read[0] if read else several[0]
            made[name] = told.value
            if name in self.table.units and (parts := WITH_UNIT.fullmatch(told.text)):
                made[self.table.units[name]] = parts[2]
            if not read:
                made["unread"][to_camel(name)] = told.text
            elif other := next((said for said in read if said.value != told.value), None):
                made["doubtful"][to_camel(name)] = f"also printed: {other.text}"
            if told.place is not None:
                made["sources"][to_camel(name)] = [told.place]
        return made

    def _of_cell(self, grid: Grid, row: int, column: int) -> Iterator[Said]:
        """What a cell says, or begins to say for the one beside or below it."""
        text = grid.text(row, column)
        labels = self._labels_in(text) if text else []
        for number, (_, end, name, marked) in enumerate(labels):
            until = labels[number + 1][0] if number + 1 < len(labels) else len(text or "")
            rest = (text or "")[end:until].strip(" \t\n;,|")
            if rest:
                value = self._read(name, rest, marked=marked)
                if value is not None or marked:
                    yield Said(name, value, rest, grid.place(row, column))
                    continue
            if number + 1 == len(labels) and (marked or not rest or self._dates_in(rest)):
                yield from self._beside(grid, row, column, name, alone=not rest)

    def _labels_in(self, text: str) -> list[tuple[int, int, str, bool]]:
        """The labels in a text, in their order: one begins it, others have a mark behind them."""
        found: list[tuple[int, int, str, bool]] = []
        for pattern, name in self._labels:
            for match in pattern.finditer(text):
                marked, start, end = bool(match["mark"]), match.start(), match.end()
                begins = not any(map(str.isalnum, text[:start]))
                free = all(end <= one[0] or one[1] <= start for one in found)
                if free and (begins or marked):
                    found.append((start, end, name, marked))
        return sorted(found)

    def _beside(self, grid: Grid, row: int, column: int, name: str, *, alone: bool) -> Iterator[Said]:
        """The value of a label in the cells to its right up to the next label, or in the one below it."""
        others = [n for n in range(column + 1, len(grid.values[row])) if not is_blank(grid.values[row][n])]
        for other in others:
            if self._labels_in(grid.text(row, other) or ""):
                break
            value = self._cell(grid, row, other, name)
            if value is not None:
                yield Said(name, value, grid.text(row, other) or "", grid.place(row, other))
                return
        below = row + 1
        heads = alone and all(self._labels_in(grid.text(row, n) or "") for n in others)
        if heads and below < len(grid.values) and not is_blank(grid.values[below][column]):
            text = grid.text(below, column) or ""
            if not self._labels_in(text):
                value = self._cell(grid, below, column, name)
                if value is not None or not others:
                    yield Said(name, value, text, grid.place(below, column))

    def _cell(self, grid: Grid, row: int, column: int, name: str) -> Any:
        value = grid.values[row][column]
        if not isinstance(value, str) and self.table.fact_kinds[name] is not str:
            return self.rows.value(grid, row, column, self.table.fact_kinds[name])
        return self._read(name, grid.text(row, column) or "", marked=True)

    def _read(self, name: str, text: str, *, marked: bool) -> Any:
        """A text as a value of a field: the whole text, its only date, or an amount that ends it."""
        kind = self.table.fact_kinds[name]
        if kind is str:
            return text if marked else None
        if (value := self.rows.value_of(text, kind)) is not None:
            return value
        if kind is dt.date:
            days = self._dates_in(text)
            return days[0] if len(days) == 1 else None
        if name in self.table.units and (parts := WITH_UNIT.fullmatch(text)):
            return self.rows.value_of(parts[1], kind)
        last = text.split()[-1]
        if kind is Decimal and _AMOUNT.search(last) and name in self.table.fact_money:
            return self.rows.value_of(last, kind)
        return None

    def _dates_in(self, text: str) -> list[dt.date]:
        return [day.reading.date for day in find_dates(text, self.rows.order)]

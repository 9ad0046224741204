"""The rows and the stated totals that a table's lines become."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from .document import Grid
from .models.base import to_camel
from .models.findings import StatedTotal
from .models.own import total
from .models.place import Place
from .values.dates import DateOrder, date_order, read_date
from .values.numbers import NumberStyle, Value, count, money, number_style
from .values.text import is_blank, words

if TYPE_CHECKING:
    from .table_extractor import TableExtractor


WITH_UNIT = re.compile(r"([-(]?\d[\d.,]*\)?)\s*([^\W\d][^\d]*\d?)")
"""A number with a unit behind it: ``1,246 kWh``, ``80 m3``."""
UNFINISHED = ("-", ",", "/", "&", "(")
"""What a first field ends with that goes on in the next line."""


@dataclass
class TableRows:
    """What was read so far."""

    table: TableExtractor
    style: NumberStyle
    order: DateOrder
    read: list[Any] = field(default_factory=list)
    stated: list[StatedTotal] = field(default_factory=list)
    printed_units: dict[str, str] = field(default_factory=dict)
    """The unit that a header prints in brackets, by the field that it heads."""
    _since: int = 0
    """How many rows there were at the last stated total."""
    _alone: list[Any] = field(default_factory=list)
    """Rows that print nothing but their first field."""

    @classmethod
    def of(cls, table: TableExtractor, grids: Iterable[Grid]) -> TableRows:
        """None yet, of grids whose numbers and dates are written as they are."""
        texts = [text for grid in grids for row in grid.rows for text in row if text]
        return cls(table, number_style(texts), date_order(texts)[0])

    def typed(self, grid: Grid, row: int, cells: Mapping[str, int]) -> tuple[int, int]:
        """How many cells of a row stand under amounts, counts and dates, and how many of them are what they should."""
        kinds = [(name, column) for name, column in cells.items() if self.table.kinds[name] is not str]
        return len(kinds), sum(self.read_cell(grid, row, column, name)[0] is not None for name, column in kinds)

    def add(self, grid: Grid, row: int, cells: Mapping[str, int]) -> None:
        """Make a row."""
        values: dict[str, Any] = {}
        unread: dict[str, str] = {}
        sources: dict[str, list[Place]] = {}
        for name, column in cells.items():
            values[name], unit = self.read_cell(grid, row, column, name)
            if unit is not None:
                values[self.table.units[name]] = unit
            if values[name] is None:
                unread[to_camel(name)] = grid.text(row, column) or ""
                if name == self.table.first:
                    values.pop(name)
            if (place := grid.place(row, column)) is not None:
                sources[to_camel(name)] = [place]
        index = len(self.read)
        place = grid.row_place(row)
        row_id = place.name() if place else ""
        made = self.table.row(row_index=index, row_id=row_id, unread=unread, sources=sources, **values)
        self.read.append(made)
        if sum(not is_blank(value) for value in grid.values[row]) == 1:
            self._alone.append(made)

    def goes_on(self, grid: Grid, row: int, cells: Mapping[str, int]) -> bool:
        """A row of nothing but more words for texts of the row above, which it then has.

        The first field goes on only where the mark at its end says so.
        """
        if not self.read or not cells or sum(not is_blank(v) for v in grid.values[row]) > len(cells):
            return False
        last = self.read[-1]
        first = grid.text(row, cells[self.table.first]) or "" if self.table.first in cells else ""
        if first and (len(cells) > 1 or not self._first(last).endswith(UNFINISHED)):
            return False
        if any(self.table.kinds[name] is not str or getattr(last, name) is None for name in cells):
            return False
        for name, column in cells.items():
            setattr(last, name, f"{getattr(last, name)} {grid.text(row, column)}")
            if (place := grid.place(row, column)) is not None:
                last.sources[to_camel(name)].append(place)
        return True

    def state(self, grid: Grid, row: int, label: str, cells: Mapping[str, int]) -> None:
        """Take a row for a total."""
        values = self._amounts(grid, row, cells)
        printed = {to_camel(name): value for name, value in values.items()}
        sources = {to_camel(name): grid.place(row, cells[name]) for name in values}
        self.stated.append(StatedTotal(label=label, values=printed, sources=sources))
        self._since = len(self.read)

    def sums_up(self, grid: Grid, row: int, cells: Mapping[str, int]) -> bool:
        """Whether the amounts of a row are the sums of the rows above: of all, or of those since the last total."""
        amounts = self._amounts(grid, row, cells)
        amounts = {name: amount for name, amount in amounts.items() if name in self.table.money}
        return any(amounts.values()) and any(
            len(above) > 1 and all(total(above, name) == amount for name, amount in amounts.items())
            for above in (self.read, self.read[self._since :])
        )

    def headings_of(self, grid: Grid, row: int, cells: Mapping[str, int]) -> int:
        """Take rows of words alone for headings if a total sums the rows below them; how many there were.

        They stand right behind the last total, or the begin, and the rows since print what the total sums.
        """
        amounts = {n: amount for n, amount in self._amounts(grid, row, cells).items() if n in self.table.money}
        found = 0
        since = self.read[self._since :]
        if not any(amounts.values()) or any(total(since, name) != amount for name, amount in amounts.items()):
            return 0
        while len(self.read) > self._since + 1 and any(self.read[self._since] is one for one in self._alone):
            self._drop(self.read[self._since])
            found += 1
        return found

    def headings_without_digits(self) -> int:
        """Take rows of words alone for headings where nearly all rows that print more begin with digits in them."""
        told = [row for row in self.read if not any(row is one for one in self._alone)]
        coded = sum(any(map(str.isdigit, self._first(row))) for row in told)
        if not told or coded * 10 < len(told) * 9:
            return 0
        headings = [
            row
            for row in self._alone
            if not any(map(str.isdigit, self._first(row))) and row.row_index < len(self.read) - 1 and not row.unread
        ]
        for heading in headings:
            self._drop(heading)
        return len(headings)

    def _first(self, row: Any) -> str:
        return str(getattr(row, self.table.first))

    def _drop(self, heading: Any) -> None:
        """Let a row be a row no longer."""
        index: int = heading.row_index
        self._alone = [one for one in self._alone if one is not heading]
        del self.read[index]
        for number, row in enumerate(self.read[index:], index):
            row.row_index = number
        self._since -= index < self._since

    def drop_heading(self, scope: str | None) -> bool:
        """Whether a row above that prints nothing but what a total sums was read; it is one no longer."""
        said = words(scope or "")
        for heading in reversed(self._alone):
            index: int = heading.row_index
            if said and index < len(self.read) - 1 and words(str(getattr(heading, self.table.first))) == said:
                self._drop(heading)
                return True
        return False

    def _amounts(self, grid: Grid, row: int, cells: Mapping[str, int]) -> dict[str, Decimal]:
        numbers = [name for name in cells if self.table.kinds[name] is Decimal]
        values = {name: self.value(grid, row, cells[name], Decimal) for name in numbers}
        return {name: value for name, value in values.items() if value is not None}

    def read_cell(self, grid: Grid, row: int, column: int, name: str) -> tuple[Any, str | None]:
        """The value of a cell under a field's header, and its unit where the field has one."""
        value, kind = self.value(grid, row, column, self.table.kinds[name]), self.table.kinds[name]
        if name not in self.table.units:
            return value, None
        if value is None and (parts := WITH_UNIT.fullmatch(grid.text(row, column) or "")):
            return self.value_of(parts[1], kind), parts[2]
        return value, self.printed_units.get(name) if value is not None else None

    def value(self, grid: Grid, row: int, column: int, kind: type) -> Any:
        """A cell as a value of a kind; None where it is none."""
        return grid.text(row, column) if kind is str else self.value_of(grid.values[row][column], kind)

    def value_of(self, value: Value, kind: type) -> Any:
        """A value of a cell, or a text, as an amount, a count or a date; None where it is none."""
        if kind is Decimal:
            return money(value, self.style)
        if kind is int:
            return count(value, self.style)
        if kind is dt.date:
            reading = read_date(value, self.order)
            return reading.date if reading is not None else None
        return None

"""The rows and the stated totals that a table's lines become."""

from __future__ import annotations

import datetime as dt
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from .document import Grid
from .models.base import to_camel
from .models.findings import StatedTotal
from .models.own import total
from .models.place import Place
from .values.dates import DateOrder, date_order, find_dates, read_date
from .values.numbers import NumberStyle, Value, count, money, number_style, scaled
from .values.text import is_blank, words
from .values.wordlist import alternatives, later, wordlist

if TYPE_CHECKING:
    from .table_extractor import TableExtractor


WITH_UNIT = re.compile(r"([-(]?\d[\d.,]*\)?)\s*([^\W\d][^\d]*\d?)")
"""A number with a unit behind it: ``1,246 kWh``, ``80 m3``."""
_AMOUNT_IN = re.compile(r"([$€£]\s?\d[\d.,]*(?:\s?[kmKM]{1,2})?|\d[\d.,]*\s?(?:[kK]|[mM]{1,2}))(?![\w%])[^\d%]*")
"""An amount with words behind it: ``$1,000,000 per occurrence``, ``$5M``."""
SEVERAL = 4
"""So many rows show what a row prints."""
UNFINISHED = ("-", ",", "/", "&", "(")
"""What a first field ends with that goes on in the next line."""


_BETWEEN = later(rf"\s+(?:-|{alternatives(wordlist()['dates']['between'])})\s+|\s*[–—]\s*|(?<=\d)-(?=\d+/)")
"""What stands between the two days of a cell."""


def amount_in(text: str, style: NumberStyle = NumberStyle.POINT) -> Decimal | None:
    """The amount that a text with words behind it begins with; None where it has other figures."""
    found = _AMOUNT_IN.fullmatch(text.strip())
    return (money(found[1], style) or scaled(found[1], style)) if found else None


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
    _fewest: tuple[int, int] = (1000, 1000)
    """The fewest values, and the fewest amounts, counts and dates, that a row of several cells prints."""
    _since: int = 0
    """How many rows there were at the last stated total."""
    _alone: list[Any] = field(default_factory=list)
    """Rows that print nothing but their first field."""

    _before: dict[str, str | None] = field(default_factory=dict)
    """What the row before prints of each field of a section."""
    _printed: Counter[str] = field(default_factory=Counter)
    """How many rows print each field of a section in its own column."""
    _repeats: Counter[str] = field(default_factory=Counter)
    """In how many of them it is that of the row before."""
    _carried: dict[str, list[Any]] = field(default_factory=dict)
    """The rows that print none, and have that of a row above, by field."""

    under: dict[str, tuple[str, list[Place]]] = field(default_factory=dict)
    """What the headings above say, by field, and where."""
    ahead: list[tuple[Grid, int, dict[str, int]]] = field(default_factory=list)
    """Lines that stand above the numbers of the row they belong to, which has not come yet."""

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
            if name in self.table.periods:
                values |= self._period(name, grid.text(row, column) or "")
            if values[name] is None and self._is_nothing(grid, row, column, name):
                continue
            if values[name] is None or self._has_words(grid, row, column, name):
                unread[to_camel(name)] = grid.text(row, column) or ""
                if name == self.table.first:
                    values.pop(name)
            if (place := grid.place(row, column)) is not None:
                second = self.table.periods.get(name)
                both = [second] if second and second not in cells and values.get(second) else []
                sources |= {to_camel(one): [place] for one in (name, *both)}
        ahead = {name for _, _, texts in self.ahead for name in texts}
        carried: list[str] = []
        for name in self.table.sections:
            if name in ahead:
                continue
            if values.get(name):
                self._repeats[name] += values[name] == self._before.get(name)
                self._printed[name] += 1
                self.under[name] = (values[name], sources.get(to_camel(name), []))
            elif name in self.under:
                carried += [name] if self._printed[name] else []
                values[name], told = self.under[name]
                sources[to_camel(name)] = list(told)
            self._before[name] = None if name in carried else values.get(name)
        index = len(self.read)
        place = grid.row_place(row)
        row_id = place.name() if place else ""
        made = self.table.row(row_index=index, row_id=row_id, unread=unread, sources=sources, **values)
        self.read.append(made)
        for name in carried:
            self._carried.setdefault(name, []).append(made)
        for of, line, texts in self.ahead:
            self._join(made, of, line, texts, before=True)
        self.ahead = []
        if sum(not is_blank(value) for value in grid.values[row]) == 1:
            self._alone.append(made)
        else:
            typed = sum(values.get(name) is not None for name in cells if self.table.kinds[name] is not str)
            self._fewest = (min(self._fewest[0], len(sources)), min(self._fewest[1], typed))

    def settle_carried(self) -> dict[str, int]:
        """Take back what rows have from above where more rows repeat it: there a blank says that there is none.

        Returns:
            The fields that few rows have from above, and how many do, which may be blanks as well.
        """
        left: dict[str, int] = {}
        for name, rows in self._carried.items():
            if self._repeats[name] <= len(rows):
                left |= {name: len(rows)} if len(rows) * 2 < self._printed[name] else {}
                continue
            for row in rows:
                setattr(row, name, None)
                row.sources.pop(to_camel(name), None)
        return left

    def _is_nothing(self, grid: Grid, row: int, column: int, name: str) -> bool:
        """Whether a cell of a number or a date prints that there is none: a dash."""
        text = grid.text(row, column) or ""
        return name != self.table.first and bool(text) and not text.strip("-–— ")

    def _has_words(self, grid: Grid, row: int, column: int, name: str) -> bool:
        kind, value = self.table.kinds[name], grid.values[row][column]
        return kind is Decimal and name not in self.table.units and self.value_of(value, kind) is None

    def _period(self, name: str, text: str) -> dict[str, dt.date]:
        """The days of a cell with two, by field."""
        days = [day.reading.date for day in find_dates(text, self.order)]
        if not days:
            days = [r.date for part in _BETWEEN.split(text) if (r := read_date(part, self.order)) is not None]
        return dict(zip((name, self.table.periods[name]), days[:2], strict=False)) if days else {}

    def is_text(self, cells: Iterable[str]) -> bool:
        """Whether cells are nothing but texts, or a second day, for a row beside theirs."""
        first = self.table.first if any(name in cells for name in self.table.requires or cells) else None
        fields = [name for name in cells if self.table.kinds[name] is not str or name == first]
        return all(name in self.table.periods and name != self.table.first for name in fields)

    def _join(self, made: Any, grid: Grid, row: int, cells: Mapping[str, int], *, before: bool = False) -> None:
        for name, column in cells.items():
            text = grid.text(row, column) or ""
            place = grid.place(row, column)
            if self.table.kinds[name] is not str:
                days = self._period(name, f"{made.unread.pop(to_camel(name), '')} {text}")
                if len(days) == 1 and getattr(made, name) is not None:
                    days = {self.table.periods[name]: days[name]}
                for field_name, day in days.items():
                    setattr(made, field_name, day)
                    if field_name != name and place is not None:
                        made.sources[to_camel(field_name)] = [place]
            else:
                own = getattr(made, name) if to_camel(name) in made.sources else None
                parts = [text, own] if before else [own, text]
                setattr(made, name, " ".join(filter(None, parts)))
                if name in self.table.sections:
                    self.under[name] = (getattr(made, name), made.sources.get(to_camel(name), []))
            if place is not None:
                made.sources.setdefault(to_camel(name), []).append(place)

    def attach(self, grid: Grid, row: int, cells: Mapping[str, int]) -> None:
        """Join a line of texts that stands close below a row with it, cell by cell."""
        if self.read:
            self._join(self.read[-1], grid, row, cells)

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

    def sums_beside(self, grid: Grid, row: int, cells: Mapping[str, int]) -> bool:
        """Whether a row without a value of its columns prints the sum of all rows in another column."""
        if self.typed(grid, row, cells)[1]:
            return False
        amounts = [money(text, self.style) for text in grid.rows[row] if text]
        printed = {amount for amount in amounts if amount}
        return len(self.read) > 1 and any(total(self.read, name) in printed for name in self.table.money)

    def prints_less(self, cells: Mapping[str, int]) -> bool:
        """Whether every row so far, of several, prints more fields."""
        return len(self.read) >= SEVERAL and not self._alone and self._fewest[0] > len(cells)

    def sum_again(self, grid: Grid, block: Sequence[tuple[int, Mapping[str, int]]]) -> bool:
        """Whether several rows have, in a column of money, the sum of all that were read."""
        amounts = [self._amounts(grid, row, cells) for row, cells in block]
        return len(block) > 1 and any(
            (whole := total(self.read, name)) and whole == sum(one.get(name, Decimal(0)) for one in amounts)
            for name in self.table.money
        )

    def is_bare(self, grid: Grid, row: int, cells: Mapping[str, int]) -> bool:
        """Whether a row prints no amount, count or date, and every row so far, of several, has some."""
        several = len(self.read) >= SEVERAL and not self._alone and self._fewest[1] > 1
        return several and not self.typed(grid, row, cells)[0]

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

    def lacks(self, name: str) -> bool:
        """Whether the last row has no value of a field."""
        return bool(self.read) and getattr(self.read[-1], name) is None

    def drop_last(self) -> None:
        """Let the last row be one no longer."""
        self._drop(self.read[-1])

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
        if self._is_nothing(grid, row, column, name):
            return None, None
        if name not in self.table.units:
            if value is None and kind is Decimal:
                value = amount_in(grid.text(row, column) or "", self.style)
            if value is None and name in self.table.periods:
                value = self._period(name, grid.text(row, column) or "").get(name)
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

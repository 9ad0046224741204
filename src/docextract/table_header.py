"""The header of a table: which rows name its columns."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .document import Grid
from .models.base import to_camel
from .models.findings import UnmappedColumn
from .table_rows import amount_in
from .table_words import heard, is_measure, is_of_codes
from .values.dates import find_dates
from .values.numbers import NumberStyle, money
from .values.text import words

if TYPE_CHECKING:
    from .table_extractor import TableExtractor

MOST_LINES = 3
"""How many rows a header may take."""
KNOWN = 4
"""So many named columns, the anchor's among them, are a header whatever the number of fields."""
SAMPLE = 12
"""So many cells below a header say what its column holds."""
_TORN = re.compile(r"(?<=\w)-\s+(?=[a-z])")
_AMOUNT = re.compile(r"[$€£]|\d[.,]\d\d\)?$|\d,\d{3}\)?$|\d\s?%$")


class TableHeader(NamedTuple):
    """A header: how many rows it takes, and the fields of its columns by their numbers."""

    row: int
    lines: int
    fields: dict[int, str]
    alike: Sequence[int] = ()
    """The columns that are known by some of their words only."""
    rivals: Mapping[str, Sequence[int]] = {}
    """The columns that a field may stand in as well as in another, or than none of them, by field."""

    @classmethod
    def at(cls, table: TableExtractor, grid: Grid, row: int, least: int = 0) -> TableHeader | None:
        """The header that begins in a row; None where none does.

        It names the anchor, and half of the other fields or :data:`KNOWN` fields in all.
        """
        best = cls._named(table, grid, row, least)
        if best is None or best.lines == 1:
            return best
        alone = _is_lone(grid, row)  # what names more without this row, or as much without its only text, has a title
        for n in range(row + 1, row + best.lines):
            below = cls._named(table, grid, n, least)
            if below is not None and len(below.fields) + alone > len(best.fields):
                return None
        return best

    @classmethod
    def nearest(cls, table: TableExtractor, grids: Sequence[Grid]) -> str:
        """What keeps the row that is most like a header from being one, as the end of a sentence; "" where none is."""
        found: list[tuple[TableHeader, Grid]] = []
        for grid in grids:
            headers = (cls.at(table, grid, row, least=2) for row in range(len(grid.values)))
            found += [(header, grid) for header in headers if header is not None]
        if not found:
            return ""
        header, grid = max(found, key=lambda one: len(one[0].fields))
        place = grid.row_place(header.row)
        missing = to_camel(table.first) if table.first not in header.fields.values() else "enough fields"
        unknown = ", ".join(f"{column.header!r:.60}" for column in header.unmapped(table, grid)) or "no other column"
        known = ", ".join(map(to_camel, header.fields.values()))
        return f"; {place.name() if place else 'a row'} names {known}, not {missing}: {unknown} is of no field there"

    @classmethod
    def _named(cls, table: TableExtractor, grid: Grid, row: int, least: int = 0) -> TableHeader | None:
        """The header that begins in a row, whose first line may be a title; ``least``: that many fields are one."""
        if all(text is None or not text.strip() for text in grid.rows[row]):
            return None
        best: TableHeader | None = None
        value = 0.0
        for lines in range(1, MOST_LINES + 1):
            if row + lines > len(grid.values) or (lines > 1 and _is_said(grid, row + lines - 1)):
                break
            named, rivals = _exact(table, grid, row, lines)
            texts = {column: name for column, name in named.items() if table.kinds[name] is str}
            amounts = sum(not _agrees(table, grid, row + lines, column, name) for column, name in texts.items())
            worth = float(len(named) - amounts)
            found, unsure = _alike(table, grid, row, lines, named)
            named |= {column: meaning for column, (meaning, _) in found.items()}
            worth += sum(likeness for _, likeness in found.values()) / 3
            several = len({*named.values(), *unsure})
            enough = table.first in named.values() and (several * 2 > len(table.headers) or several >= KNOWN)
            enough |= 0 < least <= several
            worth -= enough and _goes_on(table, grid, row + lines, named)
            if enough and (best is None or worth > value):
                best, value = cls(row, lines, named, list(found), {**unsure, **rivals}), worth
        return best

    def texts(self, grid: Grid) -> dict[str, str]:
        """What stands above the column of each field."""
        return {name: _joined(grid, self.row, self.lines, column) for column, name in self.fields.items()}

    def inexact(self, grid: Grid) -> dict[str, str]:
        """The headers that are known by some of their words only, by the field that they were taken for."""
        texts = self.texts(grid)
        return {self.fields[column]: texts[self.fields[column]] for column in self.alike}

    def doubtful(self, grid: Grid) -> dict[str, str]:
        """By field, the headers of the columns that it may stand in as well, and which of them was read."""
        told: dict[str, str] = {}
        for name, columns in self.rivals.items():
            several = " and ".join(f"{_joined(grid, self.row, self.lines, column)!r:.60}" for column in columns)
            read = next((column for column, field in self.fields.items() if field == name), None)
            taken = "none" if read is None else f"{_joined(grid, self.row, self.lines, read)!r:.60}"
            told[name] = f"{several} may be {to_camel(name)}, {taken} was read"
        return told

    def units(self, table: TableExtractor, grid: Grid) -> dict[str, str]:
        """The units that its cells print in brackets, by field."""
        told: dict[str, str] = {}
        for column, name in self.fields.items():
            header = _joined(grid, self.row, self.lines, column)
            _, unit = table.meaning(header, {*self.fields.values()} - {name})
            if unit or (name in table.units and is_measure(header)):
                told[name] = unit or header
        return told

    def said(self, grid: Grid) -> set[tuple[str, ...]]:
        """The words of each of its lines."""
        return {line_words(grid, row) for row in range(self.row, self.row + self.lines)}

    def unmapped(self, table: TableExtractor, grid: Grid) -> list[UnmappedColumn]:
        """Its columns of no field, with examples of what stands below."""
        found: list[UnmappedColumn] = []
        for column in range(grid.width):
            header = _joined(grid, self.row, self.lines, column)
            if column in self.fields or not header or table.is_ignored(header):
                continue
            below = [text for r in grid.rows[self.row + self.lines :] if (text := r[column]) is not None]
            place = grid.place(self.row, column)
            name = (place.cell or "").rstrip("0123456789") if place is not None and place.sheet else str(column + 1)
            found.append(UnmappedColumn(header=header, column=name, sample=below[:3]))
        return found


def line_words(grid: Grid, row: int) -> tuple[str, ...]:
    """The words of a row, whichever cells they stand in."""
    return words(" ".join(text for text in grid.rows[row] if text))


def _joined(grid: Grid, row: int, lines: int, column: int) -> str:
    return _TORN.sub("", " ".join(text for r in grid.rows[row : row + lines] if (text := r[column]) is not None))


def _is_lone(grid: Grid, row: int) -> bool:
    return sum(bool(text and text.strip()) for text in grid.rows[row]) == 1


def _is_said(grid: Grid, row: int) -> bool:
    """Whether a row is one text with a mark in it: a heading."""
    return _is_lone(grid, row) and any(":" in text for text in grid.rows[row] if text)


def _exact(table: TableExtractor, grid: Grid, row: int, lines: int) -> tuple[dict[int, str], dict[str, list[int]]]:
    """The fields of columns whose headers are known, and the columns of each field that several headers name.

    Of those the one whose header the field names first is read.
    """
    headers = [_joined(grid, row, lines, column) for column in range(grid.width)]
    named: dict[int, str] = {}
    rivals: dict[str, list[int]] = {}
    for column, header in enumerate(headers):
        known = table.meanings.get(heard(header), {})
        meaning, _ = table.meaning(header, named.values())
        if meaning is not None:
            named[column] = meaning
        elif known and header:
            name = next(iter(known))
            before = next(at for at, taken in named.items() if taken == name)
            rivals.setdefault(name, [before]).append(column)
            if len(known) == 1 and known[name] < table.meanings.get(heard(headers[before]), {}).get(name, len(headers)):
                del named[before]
                named[column] = name
    return named, rivals


def _alike(
    table: TableExtractor, grid: Grid, row: int, lines: int, named: dict[int, str]
) -> tuple[dict[int, tuple[str, float]], dict[str, list[int]]]:
    """The fields that columns are named for by some of the words of a header, and how well, and those of several.

    Only rows of words are looked at, and only columns whose cells are of the field's type. Of two columns that a
    header fits as well, and of two fields that a column fits as well, it is neither.
    """
    taken: dict[int, tuple[str, float]] = {}
    unsure: dict[str, list[int]] = {}
    texts = [[text for text in r if text and text.strip()] for r in grid.rows[row : row + lines]]
    digits = [[text for text in line if any(map(str.isdigit, text))] for line in texts]
    if not all(texts) or max(map(len, texts)) < 3 or any(len(line) > 1 for line in digits):
        return taken, unsure
    if any(money(text) is not None or find_dates(text) for line in digits for text in line):
        return taken, unsure
    found: list[tuple[float, int, str]] = []
    under = lines > 1 and _is_lone(grid, row + lines - 1)  # a heading below the header, and none of its words
    for column in range(grid.width):
        only = under and grid.rows[row + lines - 1][column] is not None
        said = _joined(grid, row, lines, column) if column not in named and not only else ""
        for name, likeness in table.likeness(said).items() if said else ():
            if name not in named.values() and _agrees(table, grid, row + lines, column, name, said):
                found.append((likeness, column, name))
    fields: set[str] = set()
    for likeness, column, name in sorted(found, key=lambda one: (-one[0], one[1])):
        rivals = [o for o in found if o[0] == likeness and (o[1] == column) != (o[2] == name)]
        rivals = [o for o in rivals if o[1] not in taken and o[2] not in fields]
        if column in taken or name in fields:
            continue
        if rivals:
            unsure.setdefault(name, []).append(column)
        else:
            taken[column] = name, likeness
            fields.add(name)
    return taken, unsure


def _goes_on(table: TableExtractor, grid: Grid, row: int, named: Mapping[int, str]) -> bool:
    """Whether a row has nothing but words under amounts, counts and dates, several of them: one more of a header."""
    cells = grid.rows[row] if row < len(grid.rows) else ()
    texts = [cells[column] or "" for column, name in named.items() if cells and table.kinds[name] is not str]
    texts = [text for text in texts if any(map(str.isalnum, text))]
    return len(texts) > 1 and not any(map(str.isdigit, "".join(texts)))


def _agrees(table: TableExtractor, grid: Grid, row: int, column: int, name: str, header: str = "") -> bool:
    """Whether what stands below a header is of a field's type, as far as it is anything."""
    texts = [text for r in grid.rows[row : row + 4 * SAMPLE] if (text := r[column]) and any(map(str.isalnum, text))]
    texts = texts[:SAMPLE]
    days = sum(bool(find_dates(text)) for text in texts)
    amounts = sum(_AMOUNT.search(text) is not None for text in texts)
    kind = table.kinds[name]
    if kind is str:
        return not texts or is_of_codes(header) or max(days, amounts) * 2 < len(texts)
    if kind is dt.date:
        return days * 2 >= len(texts)
    numbers = sum(
        any(money(text, style) is not None for style in NumberStyle) or bool(amount_in(text)) for text in texts
    )
    return numbers * 2 >= len(texts)

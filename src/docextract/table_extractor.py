"""An extractor for the simplest documents: tables with one header, one row a thing, and totals below."""

from __future__ import annotations

import datetime as dt
import typing
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cached_property
from typing import Any

from .context import DataSet, ExtractionContext
from .document import Grid
from .errors import ExtractionFailedError
from .extractors.known import words_in_force
from .models.base import to_camel
from .models.findings import FieldProof, Ledger, Meta, Note, Proof, StatedTotal, Totals, UnmappedColumn
from .models.own import RowSummary, total
from .models.place import Place
from .values.dates import date_order, read_date
from .values.numbers import count, money, number_style
from .values.text import is_blank, words
from .vocabulary import Vocabulary

HEADER_LINES = 3
"""How many rows a header may take."""


@dataclass(frozen=True)
class TableExtractor:
    """Reads tables into rows of a model; an instance is what a document type or an extractor takes as ``extract``.

    Args:
        row: the model of a row, see :class:`~docextract.plugin.Row`. What a cell is read as follows the field's type:
            ``Number`` an amount, ``Date`` a date, ``int`` a count, ``str`` text.
        headers: for each field the headers that it may stand under, compared without regard to case and punctuation.
        anchor: the field that every row prints, by default the first of ``headers``.
        summarize: makes the summary of the rows; by default their number and the sums of their amounts.
        template: what ``meta.template`` says.

    Titles above the header are kept out, columns of unknown headers are listed in ``unmappedColumns``, and a row whose
    anchor is a word for a total ("Total", "Subtotal: ...") becomes a stated total. A printed value that is none of its
    field's type leaves the field null and stands in ``unread``. A row without its anchor belongs to the one above if
    it only goes on with its texts; any other is left unexplained in the ledger, with the warning ``rowNotUnderstood``.

    Raises:
        TypeError: ``headers`` names a field that the model lacks, or that needs a value and is not the anchor.
        ExtractionFailedError: on extracting, where no grid has a header with the anchor and half of the other fields.
    """

    row: type[Any]
    headers: Mapping[str, Sequence[str]]
    anchor: str = ""
    summarize: Callable[[list[Any]], Any] | None = None
    template: str = "generic"

    def __post_init__(self) -> None:
        fields = self.row.model_fields
        for name in self.headers:
            if name not in fields:
                raise TypeError(f"{self.row.__name__} has no field {name!r}; it has: {', '.join(fields)}")
            if fields[name].is_required() and name != self.first:
                raise TypeError(f"{self.row.__name__}.{name} needs a default: null is what is not printed")

    @property
    def first(self) -> str:
        """The field that every row prints."""
        return self.anchor or next(iter(self.headers))

    @cached_property
    def kinds(self) -> dict[str, type]:
        """What each field holds: Decimal, date, int or str."""
        return {name: _kind(self.row.model_fields[name].annotation) for name in self.headers}

    @cached_property
    def meanings(self) -> dict[tuple[str, ...], str]:
        """The words of every known header, with the field."""
        return {words(text): name for name, texts in self.headers.items() for text in texts}

    def __call__(self, context: ExtractionContext) -> DataSet:
        """The data set of a document's grids."""
        read = _Read(self, context, words_in_force(context))
        for grid in context.grids:
            read.grid(grid)
        if not read.rows:
            wanted = ", ".join(texts[0] for texts in self.headers.values())
            where = [grid.name for grid in context.other_sheets() if _Read(self, context, read.words).has_header(grid)]
            found = f"; it stands on {', '.join(where)}" if where else ""
            raise ExtractionFailedError(f"looked for a table of {wanted}; found none here{found}")
        return read.data_set()


@dataclass
class _Read:
    """What was read so far."""

    table: TableExtractor
    context: ExtractionContext
    words: Vocabulary
    rows: list[Any] = field(default_factory=list)
    stated: list[StatedTotal] = field(default_factory=list)
    roles: Counter[str] = field(default_factory=Counter)
    unexplained: list[Place] = field(default_factory=list)
    warnings: list[Note] = field(default_factory=list)
    unmapped: dict[str, UnmappedColumn] = field(default_factory=dict)
    columns: dict[int, str] = field(default_factory=dict)
    """The field of each column of the table that is being read."""

    def __post_init__(self) -> None:
        texts = [text for grid in self.context.grids for row in grid.rows for text in row if text]
        self._style, (self._order, _) = number_style(texts), date_order(texts)

    def has_header(self, grid: Grid) -> bool:
        """Some row of a grid is the header."""
        return any(self._header(grid, row) for row in range(len(grid.values)))

    def grid(self, grid: Grid) -> None:
        """Read a grid."""
        if not grid.continues:
            self.columns = {}
        row = 0
        while row < len(grid.values):
            if all(is_blank(value) for value in grid.values[row]):
                self.roles["BLANK"] += 1
            elif found := self._header(grid, row):
                lines, self.columns = found
                self.roles["HEADER"] += lines
                self._note_unmapped(grid, row, lines)
                row += lines
                continue
            else:
                self.roles[self._line(grid, row)] += 1
            row += 1

    def _header(self, grid: Grid, row: int) -> tuple[int, dict[int, str]] | None:
        """How many rows from here on are the header, and the fields of its columns; None where there is none."""
        best: tuple[int, dict[int, str]] | None = None
        for lines in range(1, HEADER_LINES + 1):
            if row + lines > len(grid.values):
                break
            named: dict[int, str] = {}
            for column in range(grid.width):
                meaning = self.table.meanings.get(words(_joined(grid, row, lines, column)))
                if meaning is not None and meaning not in named.values():
                    named[column] = meaning
            enough = self.table.first in named.values() and len(named) * 2 > len(self.table.headers)
            if enough and (best is None or len(named) > len(best[1])):
                best = lines, named
        return best

    def _note_unmapped(self, grid: Grid, row: int, lines: int) -> None:
        for column in range(grid.width):
            header = _joined(grid, row, lines, column)
            if column in self.columns or not header or header in self.unmapped:
                continue
            below = [text for r in grid.rows[row + lines :] if (text := r[column]) is not None]
            place = grid.place(row, column)
            name = (place.cell or "").rstrip("0123456789") if place is not None and place.sheet else str(column + 1)
            self.unmapped[header] = UnmappedColumn(header=header, column=name, sample=below[:3])

    def _line(self, grid: Grid, row: int) -> str:
        """Read one row that is no header, and say what it is."""
        if not self.columns:
            return "TITLE"
        cells = {name: column for column, name in self.columns.items() if not is_blank(grid.values[row][column])}
        label = next((text for text in grid.rows[row] if text), "")
        if (match := self.words.total(label)) is not None and match.certain:
            self._state(grid, row, label, cells)
            return "TOTAL"
        if self.table.first in cells:
            self._add(grid, row, cells)
            return "DATA"
        if self._goes_on(grid, row, cells):
            return "CONTINUATION"
        where = grid.row_place(row)
        if where is not None:
            self.unexplained.append(where)
        message = f"a row without {self.table.headers[self.table.first][0]}: {label!r:.80}"
        self.warnings.append(Note(type="rowNotUnderstood", message=message, place=where))
        return "OTHER"

    def _state(self, grid: Grid, row: int, label: str, cells: dict[str, int]) -> None:
        numbers = [name for name in cells if self.table.kinds[name] is Decimal]
        values = {name: self._value(grid, row, cells[name], Decimal) for name in numbers}
        printed = {to_camel(name): value for name, value in values.items() if value is not None}
        sources = {to_camel(name): grid.place(row, cells[name]) for name in numbers if values[name] is not None}
        self.stated.append(StatedTotal(label=label, values=printed, sources=sources))

    def _add(self, grid: Grid, row: int, cells: dict[str, int]) -> None:
        values: dict[str, Any] = {}
        unread: dict[str, str] = {}
        sources: dict[str, list[Place]] = {}
        for name, column in cells.items():
            values[name] = self._value(grid, row, column, self.table.kinds[name])
            if values[name] is None:
                unread[to_camel(name)] = grid.text(row, column) or ""
                if name == self.table.first:
                    values.pop(name)
            if (place := grid.place(row, column)) is not None:
                sources[to_camel(name)] = [place]
        index = len(self.rows)
        place = grid.row_place(row)
        row_id = place.name() if place else ""
        made = self.table.row(row_index=index, row_id=row_id, unread=unread, sources=sources, **values)
        self.rows.append(made)

    def _goes_on(self, grid: Grid, row: int, cells: dict[str, int]) -> bool:
        """A row of nothing but more words for texts of the row above."""
        if not self.rows or not cells or sum(not is_blank(v) for v in grid.values[row]) > len(cells):
            return False
        last = self.rows[-1]
        if any(self.table.kinds[name] is not str or getattr(last, name) is None for name in cells):
            return False
        for name, column in cells.items():
            setattr(last, name, f"{getattr(last, name)} {grid.text(row, column)}")
            if (place := grid.place(row, column)) is not None:
                last.sources[to_camel(name)].append(place)
        return True

    def _value(self, grid: Grid, row: int, column: int, kind: type) -> Any:
        value = grid.values[row][column]
        if kind is Decimal:
            return money(value, self._style)
        if kind is int:
            return count(value, self._style)
        if kind is dt.date:
            reading = read_date(value, self._order)
            return reading.date if reading is not None else None
        return grid.text(row, column)

    def data_set(self) -> DataSet:
        """The data set of what was read."""
        numbers = [name for name, kind in self.table.kinds.items() if kind is Decimal]
        sums = {name: total(self.rows, name) for name in numbers}
        return DataSet(
            rows=self.rows,
            summary=(self.table.summarize or (lambda rows: RowSummary.of(rows, numbers)))(self.rows),
            meta=Meta(template=self.table.template),
            totals=Totals(stated=self.stated, computed={to_camel(name): value for name, value in sums.items()}),
            warnings=self.warnings,
            unmapped_columns=list(self.unmapped.values()),
            ledger=Ledger(read=self.roles.total(), by_role=dict(self.roles), unexplained=self.unexplained),
            proof=self._proof(sums),
        )

    def _proof(self, sums: dict[str, Decimal | None]) -> Proof:
        """A column is proved where the last total line that prints one prints its sum."""
        by_field: dict[str, FieldProof] = {}
        for name, computed in sums.items():
            numbers = sum(getattr(row, name) is not None for row in self.rows)
            printed = [line.values[to_camel(name)] for line in self.stated if to_camel(name) in line.values]
            proved = numbers if printed and printed[-1] == computed else 0
            if numbers:
                by_field[to_camel(name)] = FieldProof(numbers=numbers, proved=proved, unproved=numbers - proved)
        proof = Proof(by_field=by_field)
        for entry in by_field.values():
            proof.numbers += entry.numbers
            proof.proved += entry.proved
            proof.unproved += entry.unproved
        return proof


def _kind(hint: Any) -> type:
    """What a field holds, from its annotation: the first of the known kinds in a union."""
    options = [getattr(option, "__origin__", option) for option in (hint, *typing.get_args(hint))]
    kinds: tuple[type, ...] = (Decimal, dt.date, int, str)
    for kind in kinds:
        if kind in options:
            return kind
    raise TypeError(f"a table's field holds a Number, a Date, an int or a str, not {hint}")


def _joined(grid: Grid, row: int, lines: int, column: int) -> str:
    return " ".join(text for r in grid.rows[row : row + lines] if (text := r[column]) is not None)


__all__ = ["TableExtractor"]
